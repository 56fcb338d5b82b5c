//! The people at the board: who is there, and what they say to each other.

use std::time::Duration;

use hnefi_play::json::Signal;
use hnefi_rules::Side;

use super::GameActor;
use crate::live_games::command::Snapshot;
use crate::live_games::messages::PeerMessage;
use crate::live_games::{GameError, SignalSent, time};
use crate::random::SeatHash;
use hnefi_play::Refusal;

impl GameActor {
    /// Passes a word on to the other player.
    pub(super) fn signal(&mut self, seat: SeatHash, signal: Signal) -> Result<Snapshot, GameError> {
        let mut sides = self.state.seats.sides_of(seat);
        let (side, both) = (sides.next().ok_or(Refusal::NoSeat)?, sides.next().is_some());
        if both || !self.state.seats.are_two_people() {
            return Err(Refusal::NobodyElse.into());
        }
        drop(sides);
        let said = SignalSent { side, signal };
        self.tell(&said.into());
        drop(self.shared.signals.send(said));
        self.snapshot()
    }

    /// Notes what a player has said: the player is there, and the other one may be asked to answer.
    pub(super) fn heed(&mut self, SignalSent { side, signal }: SignalSent) {
        *self.asked.of_mut(side) = None;
        if signal == Signal::StillThere {
            // Asking again does not give more time.
            self.asked.of_mut(side.other()).get_or_insert(time::now());
        }
    }

    /// Tells the other processes on the same store something about the game.
    pub(super) fn tell(&self, message: &PeerMessage) {
        if let Err(error) = self.services.store.notify(self.state.id, message.to_text()) {
            tracing::warn!(game = %self.state.id, %error, "other processes are not told who is at the board");
        }
    }

    pub(super) fn tell_who_is_here(&self) {
        self.tell(&PeerMessage::Here { process: self.services.process, pages: self.told.clone() });
    }

    /// Notes that a person is there: one without an open page is away only from now on.
    pub(super) fn here(&mut self, key: SeatHash) {
        let sides: Vec<Side> = self.state.seats.sides_of(key).collect();
        if !sides.is_empty() {
            self.shared.presence.send_modify(|presence| presence.note_act(key, time::now()));
        }
        for side in sides {
            *self.asked.of_mut(side) = None;
        }
    }

    /// Whether the other player has left, or has not answered, for long enough.
    pub(super) fn other_is_away(&self, key: SeatHash) -> bool {
        let now = time::now();
        let Some(side) = self.state.seats.sides_of(key).next().map(Side::other) else { return false };
        let Some(other) = self.state.seats.of(side).key else { return false };
        let since = [self.shared.presence.borrow().away_since(other), *self.asked.of(side)];
        since.into_iter().flatten().any(|since| Duration::from_millis(now.saturating_sub(since)) >= self.services.absence)
    }
}
