//! Who stands where and who is to move: all that the rules need to judge a move, but for what depends on the game's history.

pub(crate) mod capture;
mod count;
pub(crate) mod ending;
mod make;
mod movement;
mod play;
mod replies;
mod setup;

use std::fmt;

use count::LineCounts;
pub use ending::Ending;
use ending::ending;
pub use make::Made;
pub use movement::MoveError;
pub use play::Effect;
pub use setup::{PositionError, Setup};

use crate::board::StartBoard;
use crate::compiled::Compiled;
use crate::lines::Grid;
use crate::moves::Move;
use crate::point::Point;
use crate::side::{Kind, Piece, Side};
use crate::zobrist;

/// A position under some rule set. Every position is one that the rule set allows: it comes from the start by moves, or from a
/// [`Setup`] that was checked. 370 bytes, copied freely; under rule sets with special pieces it also owns a table of them.
///
/// Its methods take the rule set's [`Compiled`] tables; handing in another rule set's gives nonsense, never undefined behaviour.
#[derive(PartialEq, Eq)]
pub struct Position {
    attackers: Grid,
    /// The men and the king.
    defenders: Grid,
    king: Option<Point>,
    side: Side,
    /// Whether the king has moved; kept only where the rules depend on it.
    king_moved: bool,
    /// The piece that has just captured and may go on, under rules with that.
    going_on: Option<Point>,
    /// How the board as a whole has ended the game.
    ending: Option<Ending>,
    size: u8,
    hash: u64,
    /// The kind of the special piece on each point, under rule sets that have such pieces.
    specials: Option<Box<Specials>>,
}

type Specials = [Option<Kind>; Point::COUNT];

impl Position {
    /// The board at the start of a game.
    pub(crate) fn of_board(board: &StartBoard, first: Side, compiled: &Compiled) -> Position {
        let mut position = Position::empty(compiled, first);
        for (point, piece) in &board.pieces {
            position.put(*point, *piece);
        }
        position.ending = ending(&position, compiled);
        position
    }

    fn empty(compiled: &Compiled, side: Side) -> Position {
        Position {
            attackers: Grid::empty(),
            defenders: Grid::empty(),
            king: None,
            side,
            king_moved: false,
            going_on: None,
            ending: None,
            size: compiled.size() as u8,
            hash: if side == Side::Defenders { zobrist::SIDE } else { 0 },
            specials: compiled.has_specials().then(|| Box::new([None; Point::COUNT])),
        }
    }

    fn put(&mut self, point: Point, piece: Piece) {
        self.toggle::<true>(point, piece);
        if piece == Piece::King {
            self.king = Some(point);
        }
    }

    /// Puts a piece on a point or takes it away. `EXTRA`: whether there may be special pieces.
    #[inline(always)]
    fn toggle<const EXTRA: bool>(&mut self, point: Point, piece: Piece) {
        match piece.side() {
            Side::Attackers => self.attackers.toggle(point),
            Side::Defenders => self.defenders.toggle(point),
        }
        if EXTRA && let (Piece::Special(_, kind), Some(kinds)) = (piece, &mut self.specials) {
            kinds[point.index()] = if kinds[point.index()].is_none() { Some(kind) } else { None };
        }
        self.hash ^= zobrist::key(piece, point);
    }

    fn set_going_on(&mut self, point: Option<Point>) {
        for point in [self.going_on, point].into_iter().flatten() {
            self.hash ^= zobrist::going_on(point);
        }
        self.going_on = point;
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
        next.set_going_on(None);
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

    /// The same number whichever side is to move: of the pieces alone, and of a king that has moved.
    #[inline]
    #[must_use]
    pub const fn hash_of_the_board(&self) -> u64 {
        match self.side {
            Side::Attackers => self.hash,
            Side::Defenders => self.hash ^ zobrist::SIDE,
        }
    }

    /// The [hash](Position::hash) that a move of the side to move leads to if it captures nobody, changes nothing else that the hash holds and
    /// hands over the turn, as most do.
    #[inline]
    #[must_use]
    pub fn hash_after_quiet(&self, mv: Move) -> u64 {
        let piece = self.piece_of::<true>(self.side, mv.from);
        self.hash ^ zobrist::key(piece, mv.from) ^ zobrist::key(piece, mv.to) ^ zobrist::SIDE
    }

    /// The piece that has just captured and may go on capturing in the same turn, or stay ([`Move::stay`](crate::Move::stay)).
    #[inline]
    #[must_use]
    pub const fn going_on(&self) -> Option<Point> {
        self.going_on
    }

    /// How the board as a whole has ended the game, the king's own capture or escape apart.
    #[inline]
    #[must_use]
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// What stands on a point.
    #[inline]
    #[must_use]
    pub fn piece_at(&self, point: Point) -> Option<Piece> {
        self.side_at(point).map(|side| self.piece_of::<true>(side, point))
    }

    /// The side whose piece stands on a point, if one does.
    #[inline]
    #[must_use]
    pub const fn side_at(&self, point: Point) -> Option<Side> {
        if self.attackers.has(point) {
            Some(Side::Attackers)
        } else if self.defenders.has(point) {
            Some(Side::Defenders)
        } else {
            None
        }
    }

    /// What stands on a point where a side is known to stand. `EXTRA`: whether there may be special pieces.
    #[inline]
    pub(crate) fn piece_of<const EXTRA: bool>(&self, side: Side, point: Point) -> Piece {
        if side == Side::Defenders && self.king == Some(point) {
            return Piece::King;
        }
        if !EXTRA {
            return Piece::man(side);
        }
        match self.specials.as_ref().and_then(|kinds| kinds[point.index()]) {
            Some(kind) => Piece::Special(side, kind),
            None => Piece::man(side),
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

    #[inline(always)]
    const fn occupied_mut(&mut self, side: Side) -> &mut Grid {
        match side {
            Side::Attackers => &mut self.attackers,
            Side::Defenders => &mut self.defenders,
        }
    }

    /// Whether a side's pieces stand as in another position, whatever the other side does.
    pub(crate) fn stands_alike(&self, other: &Position, side: Side) -> bool {
        self.occupied(side) == other.occupied(side) && (side == Side::Attackers || self.king == other.king)
    }

    /// Whether the king has no man left.
    pub(crate) fn king_is_alone(&self) -> bool {
        self.king.is_some() && self.count(Side::Defenders) == 1
    }

    /// Whether the board alone has decided the game: the king is gone, by capture or by escape, or the position as a whole ends it.
    #[inline]
    #[must_use]
    pub fn is_over(&self, compiled: &Compiled) -> bool {
        self.ending.is_some() || self.king.is_none_or(|king| compiled.is_goal(king))
    }
}

impl Clone for Position {
    fn clone(&self) -> Position {
        Position { specials: self.specials.clone(), ..*self }
    }

    /// Copies into a position at hand, which is faster than [`Clone::clone`] where many moves are tried one after another.
    #[inline]
    fn clone_from(&mut self, source: &Position) {
        let Position { attackers, defenders, king, side, king_moved, going_on, ending, size, hash, specials } = source;
        self.attackers = *attackers;
        self.defenders = *defenders;
        self.king = *king;
        self.side = *side;
        self.king_moved = *king_moved;
        self.going_on = *going_on;
        self.ending = *ending;
        self.size = *size;
        self.hash = *hash;
        if self.specials.is_some() || specials.is_some() {
            self.specials.clone_from(specials);
        }
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}
