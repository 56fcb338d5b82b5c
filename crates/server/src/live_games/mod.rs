//! The games in memory: a task for each, and the registry that starts them.

pub(crate) mod actor;
pub(crate) mod command;
mod error;
pub(crate) mod housekeeping;
mod messages;
pub(crate) mod presence;
pub(crate) mod registry;
pub(crate) mod services;
mod shared_state;
mod signal;
mod texts;
pub(crate) mod time;

pub(crate) use error::GameError;
pub(crate) use signal::SignalSent;
