//! The layers that each request and its response pass.

pub(crate) mod client;
pub(crate) mod headers;
pub(crate) mod request_checks;
pub(crate) mod request_id;
