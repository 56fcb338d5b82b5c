//! Who plays which side. Events contain this, so its serialised form is a file format.

use hnefi_rules::Side;
use serde::{Deserialize, Serialize};

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(crate) enum Seat {
    /// A person.
    Human,
    /// The engine.
    Engine {
        /// From 1, the weakest.
        level: u8,
    },
}

/// Who plays which side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Seats {
    /// The attackers' player.
    pub(crate) attackers: Seat,
    /// The defenders' player.
    pub(crate) defenders: Seat,
}

impl Seats {
    /// Who plays a side.
    pub(crate) const fn of(&self, side: Side) -> Seat {
        match side {
            Side::Attackers => self.attackers,
            Side::Defenders => self.defenders,
        }
    }
}
