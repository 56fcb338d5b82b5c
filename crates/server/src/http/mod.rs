//! Everything that knows of HTTP and JSON: the router, the routes of the API, their JSON, and the files of the web client.

pub(crate) mod admin;
mod analysis_events;
pub(crate) mod app;
pub(crate) mod cached_json;
pub(crate) mod content;
pub(crate) mod drafts;
pub(crate) mod extract;
pub(crate) mod middleware;
pub(crate) mod operations;
pub(crate) mod position_request;
pub(crate) mod problem;
pub(crate) mod routes;
pub(crate) mod server;
pub(crate) mod socket;
pub(crate) mod stored_game;
pub(crate) mod stream;
pub(crate) mod wire;
