//! Between OpenTafl's rules records and hnefi's rule sets.

mod classes;
mod from_ruleset;
mod gap;
mod squares;
mod to_ruleset;
mod toml;

pub use from_ruleset::{from_ruleset, from_variant};
pub use gap::{Gap, Unsaid, Untranslatable};
pub use to_ruleset::to_ruleset;

#[cfg(test)]
mod tests;
