//! Clients, and the places that each of them may take.

mod client;
mod shares;

pub(crate) use client::Client;
pub use client::{Network, NoNetwork};
pub(crate) use shares::{Share, Shares};
