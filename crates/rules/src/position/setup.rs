//! Any arrangement of pieces that somebody may write down, and the check that makes a position of it.

use thiserror::Error;

use super::Position;
use crate::compiled::Compiled;
use crate::point::Point;
use crate::position::ending::ending;
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
    /// The piece that has captured and may go on, if written.
    pub going_on: Option<Point>,
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
    /// Two pieces on one point.
    #[error("two pieces stand on {0}")]
    Twice(Point),
    /// A special piece that the layout has none of.
    #[error("`{rules}` has no such piece as the {piece} on {point}")]
    NoSuchPiece {
        /// Which piece.
        piece: Piece,
        /// Where.
        point: Point,
        /// The rule set.
        rules: String,
    },
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
    /// A piece that may go on, where none can.
    #[error("no piece of the side to move can go on capturing from {point} under `{rules}`")]
    GoingOn {
        /// The point as written.
        point: Point,
        /// The rule set.
        rules: String,
    },
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        let size = position.size();
        let points = (0..size).rev().flat_map(|rank| (0..size).map(move |file| Point::new(file, rank)));
        Setup {
            size,
            pieces: points.filter_map(|point| Some((point, position.piece_at(point)?))).collect(),
            side: Some(position.side()),
            king_moved: Some(position.king_has_moved()),
            going_on: position.going_on(),
        }
    }
}

impl Setup {
    /// The position by compiled rules, of which `rules` is the name and `first` the side that begins; see [`Setup::position`].
    pub(crate) fn checked(&self, compiled: &Compiled, first: Side, rules: &str) -> Result<Position, PositionError> {
        if self.size != compiled.size() {
            return Err(PositionError::Size { found: self.size, expected: compiled.size(), rules: rules.to_owned() });
        }
        let kings = self.pieces.iter().filter(|(_, piece)| *piece == Piece::King).count();
        if kings > 1 {
            return Err(PositionError::Kings(kings));
        }
        if let Some(&(point, piece)) = self.pieces.iter().find(|(_, piece)| !compiled.has_piece(*piece)) {
            return Err(PositionError::NoSuchPiece { piece, point, rules: rules.to_owned() });
        }
        if let Some(&(point, piece)) = self.pieces.iter().find(|(point, piece)| !compiled.may_stand(*point, *piece)) {
            return Err(PositionError::Astray { piece, point, rules: rules.to_owned() });
        }
        let mut position = Position::empty(compiled, self.side.unwrap_or(first));
        for &(point, piece) in &self.pieces {
            if !position.is_empty(point) {
                return Err(PositionError::Twice(point));
            }
            position.put(point, piece);
        }
        let off_throne = position.king.is_some() && position.king != compiled.throne();
        if compiled.safe_until_moved && (off_throne || self.king_moved == Some(true)) {
            position.king_moved = true;
            position.hash ^= zobrist::KING_MOVED;
        }
        position.ending = ending(&position, compiled);
        if let Some(point) = self.going_on {
            if !point.is_on_board(self.size) || position.is_over(compiled) || !position.can_go_on(compiled, point) {
                return Err(PositionError::GoingOn { point, rules: rules.to_owned() });
            }
            position.set_going_on(Some(point));
        }
        Ok(position)
    }
}
