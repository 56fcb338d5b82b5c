//! A game: its events, the state that follows from them, and what an action does. Nothing here knows HTTP, the store or time.

mod action;
mod decide;
mod event;
mod refusal;
mod seats;
mod state;

pub(crate) use action::{Action, DrawAction};
pub(crate) use decide::Decider;
pub(crate) use event::{Event, as_text};
pub(crate) use refusal::Refusal;
pub(crate) use seats::{Seat, Seats};
pub(crate) use state::{Change, State};
