//! The game over HTTP: an API described in `docs/reference/http.md`, a store that loses nothing it acknowledged, the engine as an opponent, and
//! the web client.
//!
//! [`serve()`] is a server from start to stop; [`App`] is the same without a socket, for tests and for whoever has a socket of his own.
//!
//! A game is an append-only list of events, and its state is what they add up to. Each game in memory is a task that takes
//! one wish after the other, decides what follows, writes that to the store, and only then tells anybody. Whether a move is legal and
//! what it does, `hnefi-rules` says; how the engine finds its moves, `hnefi-engine` knows.

mod analysis;
mod annotations;
mod app;
mod cached_json;
mod client;
mod config;
mod connections;
mod drafts;
mod embed;
mod engine_pool;
mod extract;
mod game;
mod headers;
mod import_files;
mod library;
mod library_backfill;
mod listen;
mod live_games;
mod operations;
mod pages;
mod plain_text;
mod position_facts;
mod problem;
mod puzzles;
mod random;
mod replay_request;
mod report;
mod request_checks;
mod routes;
mod ruleset_guess;
mod ruleset_registry;
mod serve;
mod setup_fault;
mod shares;
mod store;
mod stored_game;
mod stream;
mod studies;
mod translations;
mod wire;

pub use app::App;
pub use config::{Config, Limits};
pub use import_files::StockError;
pub use problem::{Code, Problem};
pub use serve::{ServeError, run, serve, stop_signal};
pub use store::{BackupError, Restored, StoreError, backup, restore};
pub use studies::{ReportError, readings};
pub use wire::{Difference, MeasuredReading, Readings};
