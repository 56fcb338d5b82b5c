//! What the king's side calls out when the king can reach the place of his escape: *raichi* for one way, *tuichu* for two
//! (Linnaeus 1732).

use crate::position::Position;
use crate::rules::Announcements;
use crate::side::Side;
use crate::variant::Variant;

/// A call of the king's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Announcement {
    /// The king has one way out.
    Raichi,
    /// The king has two ways out, or more.
    Tuichu,
}

/// The call that goes with a move, given the position it led to.
pub(crate) fn announcement(variant: &Variant, mover: Side, after: &Position) -> Option<Announcement> {
    if variant.rules().announcements == Announcements::None || mover != Side::Defenders {
        return None;
    }
    match after.ways_out(variant.compiled()) {
        0 => None,
        1 => Some(Announcement::Raichi),
        _ => Some(Announcement::Tuichu),
    }
}
