//! One turn of a game.

use crate::announcement::Announcement;
use crate::moves::{Captures, Move};
use crate::position::Position;
use crate::side::Side;

/// One side's turn: a move, or a turn lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Who moved, or lost the turn.
    pub side: Side,
    /// The move; `None` for a turn lost.
    pub mv: Option<Move>,
    /// What the move captured.
    pub captures: Captures,
    /// The position afterwards.
    pub position: Position,
    /// What the king's side called out.
    pub announcement: Option<Announcement>,
    /// The throw of the die, where it was recorded.
    pub die: Option<u8>,
}

impl Ply {
    /// The move with its captures as notation writes it; `pass` for a turn lost.
    #[must_use]
    pub fn text(&self) -> String {
        self.mv.map_or_else(|| PASS.to_owned(), |mv| format!("{mv}{}", self.captures))
    }
}

/// How a turn lost is written among moves.
pub const PASS: &str = "pass";
