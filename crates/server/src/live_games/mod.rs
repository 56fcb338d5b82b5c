//! The games in memory: a task for each, and the registry that starts them.

pub(crate) mod actor;
pub(crate) mod draw_offers;
pub(crate) mod registry;
