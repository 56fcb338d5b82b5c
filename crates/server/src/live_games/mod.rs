//! The games in memory: a task for each, and the registry that starts them.

pub(crate) mod actor;
mod draw_offers;
mod error;
pub(crate) mod housekeeping;
mod messages;
pub(crate) mod presence;
pub(crate) mod registry;
mod signal;
mod texts;
pub(crate) mod time;

pub(crate) use error::GameError;
pub(crate) use signal::{Signal, SignalSent};
