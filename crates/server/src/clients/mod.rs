//! Clients, and the places that each of them may take.

mod client;
mod shares;

pub(crate) use client::Client;
pub(crate) use shares::{Share, Shares};
