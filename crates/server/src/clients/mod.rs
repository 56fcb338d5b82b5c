//! Clients, and the places that each of them may take.

pub(crate) mod client;
pub(crate) mod shares;
