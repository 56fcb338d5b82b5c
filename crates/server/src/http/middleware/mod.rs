//! The layers that each request and its response pass.

pub(crate) mod headers;
pub(crate) mod request_checks;
