//! Who stands where and who is to move: all that the rules need to judge a move, but for what depends on the game's history.

mod movement;
mod play;
mod setup;
mod text;

pub use movement::MoveError;
pub use play::Effect;
pub use setup::{PositionError, Setup};
pub use text::SetupTextError;

use std::fmt;

use crate::compiled::Compiled;
use crate::lines::Grid;
use crate::point::Point;
use crate::ruleset::Ruleset;
use crate::side::{Piece, Side};
use crate::zobrist;

/// A position under some rule set. Every position is one that the rule set allows: it comes from the start by moves, or from a
/// [`Setup`] that was checked. 350 bytes, copied freely.
///
/// Its methods take the rule set's [`Compiled`] tables; handing in another rule set's gives nonsense, never undefined behaviour.
#[derive(Clone, PartialEq, Eq)]
pub struct Position {
    attackers: Grid,
    /// The men and the king.
    defenders: Grid,
    king: Option<Point>,
    side: Side,
    /// Whether the king has moved; kept only where the rules depend on it.
    king_moved: bool,
    size: u8,
    hash: u64,
}

impl Position {
    /// The start of a game.
    #[must_use]
    pub fn start(rules: &Ruleset) -> Position {
        let mut position = Position::empty(rules.size(), rules.first());
        for (point, piece) in &rules.layout().pieces {
            position.put(*point, *piece);
        }
        position
    }

    fn empty(size: usize, side: Side) -> Position {
        Position {
            attackers: Grid::empty(),
            defenders: Grid::empty(),
            king: None,
            side,
            king_moved: false,
            size: size as u8,
            hash: if side == Side::Defenders { zobrist::SIDE } else { 0 },
        }
    }

    fn put(&mut self, point: Point, piece: Piece) {
        self.toggle(point, piece);
        if piece == Piece::King {
            self.king = Some(point);
        }
    }

    #[inline]
    fn toggle(&mut self, point: Point, piece: Piece) {
        match piece {
            Piece::Attacker => self.attackers.toggle(point),
            Piece::Defender | Piece::King => self.defenders.toggle(point),
        }
        self.hash ^= zobrist::key(piece, point);
    }

    #[inline]
    fn turn_over(&mut self) {
        self.side = self.side.other();
        self.hash ^= zobrist::SIDE;
    }

    /// The same position with the other side to move: a turn lost, by the die or for want of a move.
    #[must_use]
    pub fn passed(&self) -> Position {
        let mut next = self.clone();
        next.turn_over();
        next
    }

    /// The side to move.
    #[inline]
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Where the king stands; `None` once he is captured.
    #[inline]
    #[must_use]
    pub const fn king(&self) -> Option<Point> {
        self.king
    }

    /// Width and height of the board.
    #[inline]
    #[must_use]
    pub const fn size(&self) -> usize {
        self.size as usize
    }

    /// Whether the king has moved. Always false under rules that do not depend on it.
    #[must_use]
    pub const fn king_has_moved(&self) -> bool {
        self.king_moved
    }

    /// A number that differs, in all likelihood, between any two positions that differ in pieces, side to move or a king that has moved.
    #[inline]
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// What stands on a point.
    #[inline]
    #[must_use]
    pub fn piece_at(&self, point: Point) -> Option<Piece> {
        if self.attackers.has(point) {
            Some(Piece::Attacker)
        } else if self.defenders.has(point) {
            Some(if self.king == Some(point) { Piece::King } else { Piece::Defender })
        } else {
            None
        }
    }

    /// Whether nothing stands on a point.
    #[inline]
    #[must_use]
    pub fn is_empty(&self, point: Point) -> bool {
        !self.attackers.has(point) && !self.defenders.has(point)
    }

    /// All pieces of a side, row by row from the bottom.
    pub fn pieces(&self, side: Side) -> impl Iterator<Item = Point> {
        self.occupied(side).points(self.size())
    }

    /// How many pieces a side has, the king included.
    #[must_use]
    pub fn count(&self, side: Side) -> u32 {
        self.occupied(side).rows[1..=self.size()].iter().map(|row| row.count_ones()).sum()
    }

    pub(crate) const fn occupied(&self, side: Side) -> &Grid {
        match side {
            Side::Attackers => &self.attackers,
            Side::Defenders => &self.defenders,
        }
    }

    /// Whether the board alone has decided the game: the king is gone, by capture or by escape.
    #[must_use]
    pub fn king_is_decided(&self, compiled: &Compiled) -> bool {
        self.king.is_none_or(|king| compiled.is_goal(king))
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_what_it_would_be_from_scratch() {
        let rules = Ruleset::named("alea-thomasguild-2020").expect("built in");
        let compiled = rules.compiled();
        let mut position = Position::start(&rules);
        for ply in 0..200 {
            let moves = position.legal_moves(compiled);
            let Some(mv) = moves.get(ply * 7919 % moves.len().max(1)) else { break };
            position.play(compiled, *mv);
            let written: Setup = position.to_string().parse().expect("own text");
            let again = written.position(&rules).expect("own position");
            assert_eq!(again.hash(), position.hash(), "{position}");
            assert_eq!(again, position);
        }
    }
}
