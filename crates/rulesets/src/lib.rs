//! Rule sets of the hnefatafl family: every rule with its source, its standing and its place.
//!
//! ```
//! use hnefi_rules::Game;
//! use hnefi_rulesets::Ruleset;
//!
//! let rules = Ruleset::named("tablut-riksutstallningar-1972+weaponless")?;
//! let game = Game::new(&rules);
//! for rule in rules.explained() {
//!     println!("{} = {}: {}", rule.key, rule.value, rule.sentence);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Ruleset`] is a [`Variant`](hnefi_rules::Variant) with its documentation: a file in which every rule has a typed value and says where it
//! comes from. The built-in ones are data of this crate ([`Ruleset::catalogue`]); others are read from text, with all their mistakes at once.

mod alias;
mod bibliography;
mod catalogue;
mod layout;
mod mistake;
mod near;
mod remarks;
pub mod ruleset;
mod toml_reader;
mod version;

pub use hnefi_messages::{Language, Text};
pub use layout::{Grid, Layout, LayoutError};
pub use ruleset::{Ruleset, RulesetError};
pub use toml_reader::text_to_toml;
pub use version::{Version, Versions, VersionsError, read_versions, sha256};

/// The examples of the README, run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
