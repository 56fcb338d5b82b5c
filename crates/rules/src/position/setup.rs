//! Any arrangement of pieces that somebody may write down, and the check that makes a position of it.

use thiserror::Error;

use super::Position;
use crate::point::Point;
use crate::ruleset::Ruleset;
use crate::side::{Piece, Side};
use crate::zobrist;

/// An arrangement as written, possibly not one that a rule set allows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Width and height of the board.
    pub size: usize,
    /// The pieces, top rank first.
    pub pieces: Vec<(Point, Piece)>,
    /// The side to move, if written.
    pub side: Option<Side>,
    /// Whether the king has moved, if written.
    pub king_moved: Option<bool>,
}

/// Why a setup is not a position of a rule set.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// The board has another size.
    #[error("the board is {found} points wide, `{rules}` is played on {expected}")]
    Size {
        /// As written.
        found: usize,
        /// As it should be.
        expected: usize,
        /// The rule set.
        rules: String,
    },
    /// More than one king.
    #[error("there are {0} kings, at most one is possible")]
    Kings(usize),
    /// A piece where it can never be.
    #[error("the {piece} on {point} stands where `{rules}` never lets it stand")]
    Astray {
        /// Which piece.
        piece: Piece,
        /// Where.
        point: Point,
        /// The rule set.
        rules: String,
    },
}

impl Setup {
    /// The position, checked against a rule set. A side to move that is not written is the side that begins; whether the king has
    /// moved, if it is not written, shows in his standing off the throne.
    ///
    /// # Errors
    /// A [`PositionError`] if the rule set could never see this arrangement.
    pub fn position(&self, rules: &Ruleset) -> Result<Position, PositionError> {
        let compiled = rules.compiled();
        if self.size != rules.size() {
            return Err(PositionError::Size { found: self.size, expected: rules.size(), rules: rules.id() });
        }
        let kings = self.pieces.iter().filter(|(_, piece)| *piece == Piece::King).count();
        if kings > 1 {
            return Err(PositionError::Kings(kings));
        }
        if let Some(&(point, piece)) = self.pieces.iter().find(|(point, piece)| !compiled.may_stand(*point, *piece)) {
            return Err(PositionError::Astray { piece, point, rules: rules.id() });
        }
        let mut position = Position::empty(self.size, self.side.unwrap_or(rules.first()));
        for &(point, piece) in &self.pieces {
            position.put(point, piece);
        }
        let off_throne = position.king.is_some() && position.king != compiled.throne();
        if compiled.safe_until_moved && (off_throne || self.king_moved == Some(true)) {
            position.king_moved = true;
            position.hash ^= zobrist::KING_MOVED;
        }
        Ok(position)
    }
}
