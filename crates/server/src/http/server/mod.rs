//! The server from start to stop: the socket, its connections, and the end.

pub(crate) mod connections;
pub(crate) mod listen;
pub(crate) mod open_files;
pub(crate) mod serve;
