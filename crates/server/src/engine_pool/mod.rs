//! Threads for the engine and for other work, shared among the clients.

pub(crate) mod engine;
pub(crate) mod threads;
pub(crate) mod workers;
