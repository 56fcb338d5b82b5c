//! The games in memory: a task for each, and the registry that starts them.

pub(crate) mod actor;
mod draw_offers;
mod error;
pub(crate) mod registry;

pub(crate) use error::GameError;
