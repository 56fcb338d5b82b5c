//! A game between two seats: its events, the state that follows from them, and what an action does. It knows people, clocks, offers and
//! the engine's turn, but no HTTP and no store, and it reads no clock: the time is passed in. A server and a browser without one play by it.

mod action;
mod begin;
mod clock;
mod decide;
mod engine_choices;
mod event;
pub mod json;
mod per_side;
mod plan;
mod random;
mod record;
mod refusal;
mod seats;
mod state;
#[cfg(test)]
mod tests;

pub use action::{Action, Actor, Moderation};
pub use begin::{Begun, Invitations, begin};
pub use clock::{Clocks, Reading, TimeControl, TurnEnd};
pub use decide::Decider;
pub use engine_choices::{DRAW_OFFER_TIME, HINT_TIME, accepts_draw, swaps_sides};
pub use event::{Event, FirstGame, OfferKind, SwapReason, Terms, as_text};
pub use per_side::PerSide;
pub use plan::Plan;
pub use random::{GameId, NoRandomness, Random128, SeatHash, seed, throw};
pub use record::record_of;
pub use refusal::Refusal;
pub use seats::{Player, Seat, Seats};
pub use state::{Change, FoldError, Offer, PlyTime, State};
