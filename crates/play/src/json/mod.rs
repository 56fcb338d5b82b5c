//! Games in the JSON of the HTTP API, as `docs/reference/http.md` describes it. Types here say how things are written and nothing else.

mod exports;
mod game_state;
mod request;

pub use exports::{Export, ExportList};
pub use game_state::{Created, GameChange, GameState};
pub use request::{ActionRequest, ClockChoice, NewGame, OfferKind, Request, Seat, Signal, TimeControl};
