//! The game over HTTP: an API described in `docs/reference/http.md`, a store that loses nothing it acknowledged, the engine as an opponent, and
//! the web client.
//!
//! [`serve()`] is a server from start to stop; [`App`] is the same without a socket, for tests and for whoever has a socket of his own.
//!
//! A game is an append-only list of events, and its state is what they add up to. Each game in memory is a task that takes
//! one wish after the other, decides what follows, writes that to the store, and only then tells anybody. Whether a move is legal and
//! what it does, `hnefi-rules` says; how the engine finds its moves, `hnefi-engine` knows.

mod analysis;
mod annotated;
mod app;
mod client;
mod config;
mod connections;
mod drafts;
mod embed;
mod engine_pool;
mod extract;
mod game;
mod guard;
mod guess;
mod headers;
mod kept;
mod lasting;
mod librarian;
mod library;
mod listen;
mod live_games;
mod operations;
mod pages;
mod plain;
mod problem;
mod prospects;
mod puzzles;
mod random;
mod recount;
mod report;
mod routes;
mod serve;
mod setup_fault;
mod shares;
mod shelf;
mod stock;
mod store;
mod stream;
mod studies;
mod translations;
mod wire;

pub use app::App;
pub use config::{Config, Limits};
pub use problem::{Code, Problem};
pub use serve::{ServeError, run, serve, stop_signal};
pub use stock::StockError;
pub use store::{BackupError, Restored, StoreError, backup, restore};
pub use studies::{ReportError, readings};
pub use wire::{Difference, MeasuredReading, Readings};
