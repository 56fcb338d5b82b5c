//! A pair of values, one for each side.

use hnefi_rules::Side;
use serde::{Deserialize, Serialize};

/// A value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PerSide<T> {
    /// The attackers' value.
    pub attackers: T,
    /// The defenders' value.
    pub defenders: T,
}

impl<T> PerSide<T> {
    /// A value made for each side.
    pub fn of_each(mut make: impl FnMut(Side) -> T) -> PerSide<T> {
        PerSide { attackers: make(Side::Attackers), defenders: make(Side::Defenders) }
    }

    /// The value of a side.
    pub const fn of(&self, side: Side) -> &T {
        match side {
            Side::Attackers => &self.attackers,
            Side::Defenders => &self.defenders,
        }
    }

    /// The value of a side, to be changed.
    pub const fn of_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Attackers => &mut self.attackers,
            Side::Defenders => &mut self.defenders,
        }
    }

    /// Gives each side the value of the other.
    pub fn swap(&mut self) {
        std::mem::swap(&mut self.attackers, &mut self.defenders);
    }

    /// Both values, the attackers' first.
    pub fn both(&self) -> [(Side, &T); 2] {
        [(Side::Attackers, &self.attackers), (Side::Defenders, &self.defenders)]
    }
}
