//! What the king's side calls out when the king can reach the place of his escape: *raichi* for one way, *tuichu* for two
//! (Linnaeus 1732).

use serde::{Deserialize, Serialize};

use crate::position::Position;
use crate::ruleset::{Announcements, Ruleset};
use crate::side::Side;

/// A call of the king's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Announcement {
    /// The king has one way out.
    Raichi,
    /// The king has two ways out, or more.
    Tuichu,
}

/// The call that goes with a move, given the position it led to.
pub(crate) fn announcement(rules: &Ruleset, mover: Side, after: &Position) -> Option<Announcement> {
    if rules.rules().announcements == Announcements::None || mover != Side::Defenders {
        return None;
    }
    match after.ways_out(rules.compiled()) {
        0 => None,
        1 => Some(Announcement::Raichi),
        _ => Some(Announcement::Tuichu),
    }
}
