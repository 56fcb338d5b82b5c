//! Who plays which side. Events contain [`Seat`], so its serialised form is a file format.

use hnefi_rules::Side;
use serde::{Deserialize, Serialize};

use super::PerSide;
use crate::random::SeatHash;

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Seat {
    /// A person.
    Human,
    /// The engine.
    Engine {
        /// From 1, the weakest.
        level: u8,
    },
    /// Not taken yet.
    Open,
}

/// A side's seat with what belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Who plays.
    pub seat: Seat,
    /// What the person is called, if the person said so.
    pub name: Option<String>,
    /// The secret of the person who sits here.
    pub key: Option<SeatHash>,
    /// The secret of the invitation to this seat, while it is open.
    pub invitation: Option<SeatHash>,
}

/// Who plays which side.
pub type Seats = PerSide<Player>;

impl Seats {
    /// Whether both sides have a player.
    pub fn are_taken(&self) -> bool {
        self.both().iter().all(|(_, player)| player.seat != Seat::Open)
    }

    /// Whether a person plays a side.
    pub fn is_human(&self, side: Side) -> bool {
        self.of(side).seat == Seat::Human
    }

    /// The sides of the person with a secret.
    pub fn sides_of(&self, key: SeatHash) -> impl Iterator<Item = Side> + '_ {
        Side::BOTH.into_iter().filter(move |side| self.of(*side).key == Some(key))
    }

    /// Whether a person plays each side, and not the same one.
    pub fn are_two_people(&self) -> bool {
        Side::BOTH.into_iter().all(|side| self.is_human(side)) && self.attackers.key != self.defenders.key
    }
}
