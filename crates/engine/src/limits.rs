//! How far a search may go, and what it tells along the way and in the end.

use hnefi_rules::Move;

use crate::score::Score;

/// How far a search may go. Both limits give the same answer every time; what depends on the clock is the caller's `should_stop`.
///
/// Whatever the limits, the first depth is always searched, so that a move is found wherever there is one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Plies; `None` for as deep as the other limits allow.
    pub depth: Option<u32>,
    /// Positions visited; `None` for as many as the other limits allow.
    pub nodes: Option<u64>,
}

impl Limits {
    /// A search to a fixed depth.
    #[must_use]
    pub const fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), nodes: None }
    }

    /// A search of so many positions.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { depth: None, nodes: Some(nodes) }
    }
}

/// What a search reports whenever it has finished a depth.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a> {
    /// The depth finished.
    pub depth: u32,
    /// The score from the view of the side to move.
    pub score: Score,
    /// Positions visited so far.
    pub nodes: u64,
    /// The line expected: best play for both sides.
    pub pv: &'a [Move],
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The move; `None` only when the game is over.
    pub best: Option<Move>,
    /// The score from the view of the side to move.
    pub score: Score,
    /// The depth finished.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// The line expected, `best` first.
    pub pv: Vec<Move>,
}
