//! The hnefi server: an HTTP API (`docs/reference/http.md`), a durable store of games, the engine as an opponent, and the web client.
//!
//! [`serve()`] runs a server from start to stop. [`App`] is the same without a socket, for tests and for programs that bring their own
//! socket.
//!
//! A game is an append-only list of events; its state follows from them. Each game in memory is a task that takes one command after the
//! other, decides which events follow, writes them to the store, and only then answers. `hnefi-rules` judges and plays moves,
//! `hnefi-engine` finds them.

mod analysis;
mod clients;
mod config;
mod engine_pool;
mod http;
mod library;
mod limits;
mod live_games;
mod measuring;
mod quotas;
mod random;
mod store;

pub use clients::{Network, NoNetwork};
pub use config::{AdminToken, BadAdminToken, Config, DatabaseUrl};
pub use http::admin::{AdminAccess, ListedGame};
pub use http::app::App;
pub use http::content::studies::{ReportError, readings};
pub use http::problem::{Code, Problem};
pub use http::routes::openapi;
pub use http::server::serve::{ServeError, run, serve, stop_signal};
pub use http::wire::{Difference, MeasuredReading, Readings};
pub use library::import_files::GameFileError;
pub use limits::{Limit, LimitError, Limits, Profile};
pub use store::{BackupError, Restored, StoreError, backup, restore};
