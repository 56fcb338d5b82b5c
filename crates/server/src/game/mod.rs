//! A game: its events, the state that follows from them, and what an action does. Nothing here knows HTTP or the store, and no clock is
//! read: the time is passed in.

mod action;
mod clock;
mod decide;
mod event;
mod per_side;
mod plan;
mod refusal;
mod seats;
mod state;
#[cfg(test)]
mod tests;

pub(crate) use action::{Action, Actor, Moderation};
pub(crate) use clock::{Clocks, Reading, TimeControl};
pub(crate) use decide::Decider;
pub(crate) use event::{Event, FirstGame, OfferKind, SwapReason, Terms, as_text};
pub(crate) use per_side::PerSide;
pub(crate) use plan::Plan;
pub(crate) use refusal::Refusal;
pub(crate) use seats::{Player, Seat, Seats};
pub(crate) use state::{Change, Offer, State};
