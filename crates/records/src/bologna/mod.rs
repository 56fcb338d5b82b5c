//! The server of the Tablut Challenge of the University of Bologna: the logs that it writes, and what it and a player say to each other.

pub mod challenge;
mod log;

pub(crate) use log::BolognaLog;

const SIZE: usize = 9;
