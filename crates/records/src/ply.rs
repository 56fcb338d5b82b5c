//! One turn of a record, or one leg of a turn, with what hangs on it: captures, marks, comments, variations.

use std::collections::BTreeMap;

pub use hnefi_rules::Mark;
use hnefi_rules::{Move, Piece, Point, Side};

use crate::times::Clock;

/// One move as written down, or a turn lost.
///
/// Where a turn has several legs (berserk), each leg is a ply of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// What was done.
    pub play: Play,
    /// Who did it, if the record says. Where it does not, the sides alternate as the rules make them.
    pub side: Option<Side>,
    /// Which piece moved, if the record says.
    pub piece: Option<Piece>,
    /// The points emptied, in rising (file, rank) order; `None` where the record does not say.
    pub captures: Option<Vec<Point>>,
    /// The record's mark for the king after the move.
    pub mark: Option<Mark>,
    /// The throw of the die it was made with, or lost by.
    pub die: Option<u8>,
    /// What the mover's clock shows after it, where the record says.
    pub clock: Option<Clock>,
    /// How many milliseconds it took, where the record says.
    pub took: Option<u64>,
    /// A remark after it.
    pub comment: Option<String>,
    /// Anything else that some format keeps with a move (`glyph`, …). Values are text.
    pub extras: BTreeMap<String, String>,
    /// Other lines that begin here, in place of this ply.
    pub variations: Vec<Vec<Ply>>,
}

/// The maximum depth of variations within each other. A game line nests four levels of JSON for each, and its reader takes 127.
pub(crate) const DEEPEST: usize = 30;

/// What a ply does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    /// A piece goes from a point to another. From a point to the same: it ends a turn of several legs.
    Move(Move),
    /// The turn is lost.
    Pass,
}

impl Ply {
    /// A ply of which nothing more is known.
    #[must_use]
    pub fn new(play: Play) -> Ply {
        Ply {
            play,
            side: None,
            piece: None,
            captures: None,
            mark: None,
            die: None,
            clock: None,
            took: None,
            comment: None,
            extras: BTreeMap::new(),
            variations: Vec::new(),
        }
    }

    /// A ply of a game: its move with what it captures, if it captures anything.
    pub(crate) fn of(ply: &hnefi_rules::Ply) -> Ply {
        let captures = Some(ply.captures.as_slice().to_vec()).filter(|points| !points.is_empty());
        let played = ply.mv.map_or_else(|| Ply::new(Play::Pass), |mv| Ply::moving(mv, captures));
        Ply { die: ply.die, ..played }
    }

    /// A move with what it is said to capture, put in rising order.
    #[must_use]
    pub fn moving(mv: Move, captures: Option<Vec<Point>>) -> Ply {
        let captures = captures.map(|mut points| {
            points.sort_by_key(|point| point.notation_order());
            points.dedup();
            points
        });
        Ply { captures, ..Ply::new(Play::Move(mv)) }
    }
}
