//! How far a search may go, and what it tells along the way and in the end.

use hnefi_rules::Move;

use crate::score::Score;

/// How far a search may go, and how much of the position it looks at. The same limits give the same answer every time; what depends on
/// the clock is the caller's `should_stop`.
///
/// Whatever the limits, the first depth is always searched, so that a move is found wherever there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Plies; `None` for as deep as the other limits allow.
    pub depth: Option<u32>,
    /// Positions visited; `None` for as many as the other limits allow.
    pub nodes: Option<u64>,
    /// The search ends once a win of the side to move in this many plies is found.
    pub win_in: Option<u32>,
    /// How many of the best first moves are given a line each; 1 to play, more to analyse. A move that loses at once has none, unless all do.
    pub lines: usize,
    /// The first moves that are looked at; empty for all. Those that are not legal are left out.
    pub moves: Vec<Move>,
}

impl Default for Limits {
    /// One line, and no limit.
    fn default() -> Limits {
        Limits { depth: None, nodes: None, win_in: None, lines: 1, moves: Vec::new() }
    }
}

impl Limits {
    /// A search to a fixed depth.
    #[must_use]
    pub fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), ..Limits::default() }
    }

    /// A search of this many nodes.
    #[must_use]
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }
}

/// What a search reports whenever it has finished a depth: once for each line asked for, the best first.
#[derive(Clone, Copy, Debug)]
pub struct SearchInfo<'a> {
    /// The depth finished.
    pub depth: u32,
    /// The plies of the longest line looked at in that depth, captures at its end included.
    pub seldepth: u32,
    /// Which of the lines this is, counted from 1.
    pub line: usize,
    /// How many lines there are.
    pub lines: usize,
    /// The score from the view of the side to move.
    pub score: Score,
    /// Positions visited so far.
    pub nodes: u64,
    /// How full the transposition table is of this search's positions, in thousandths.
    pub hashfull: u32,
    /// The line expected: best play for both sides.
    pub pv: &'a [Move],
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchResult {
    /// The move; `None` only when the game is over, or none of the moves asked for is legal.
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
