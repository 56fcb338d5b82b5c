//! A game: the events it is made of, the state they add up to, and what follows from an action. Nothing here knows of HTTP, the store or time.

mod action;
mod decide;
mod event;
mod refusal;
mod seats;
mod state;

pub(crate) use action::{Action, DrawAction};
pub(crate) use decide::Decider;
pub(crate) use event::Event;
pub(crate) use refusal::Refusal;
pub(crate) use seats::{Seat, Seats};
pub(crate) use state::{Change, State};
