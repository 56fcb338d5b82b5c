//! The game over HTTP: an API described in `docs/reference/http.md`, a store that loses nothing it acknowledged, the engine as an opponent, and
//! the web client.
//!
//! [`serve()`] is a server from start to stop; [`App`] is the same without a socket, for tests and for whoever has a socket of his own.
//!
//! A game is an append-only list of events, and its state is what they add up to. Each game in memory is a task that takes
//! one wish after the other, decides what follows, writes that to the store, and only then tells anybody. Whether a move is legal and
//! what it does, `hnefi-rules` says; how the engine finds its moves, `hnefi-engine` knows.

mod analysis;
mod clients;
mod config;
mod engine_pool;
mod game;
mod http;
mod library;
mod live_games;
mod random;
mod ruleset_registry;
mod store;

pub use config::{Config, Limits};
pub use http::app::App;
pub use http::content::studies::{ReportError, readings};
pub use http::problem::{Code, Problem};
pub use http::server::serve::{ServeError, run, serve, stop_signal};
pub use http::wire::{Difference, MeasuredReading, Readings};
pub use library::import_files::GameFileError;
pub use store::{BackupError, Restored, StoreError, backup, restore};
