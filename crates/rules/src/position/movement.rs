//! Where pieces can go: straight along rows and columns over empty points, stopping and passing where their kind may, and by a jump over
//! a man where it jumps.

use thiserror::Error;

use super::Position;
use crate::compiled::{Compiled, Paths};
use crate::lines::{bits, reach, within};
use crate::moves::Move;
use crate::point::{Direction, MAX_SIZE, Point};
use crate::rules::{Berserk, Jump};
use crate::side::{Kind, Piece, Side};

/// Why a move is not legal.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MoveError {
    /// The game is over.
    #[error("move `{mv}`: the game is over")]
    GameOver {
        /// The move.
        mv: Move,
    },
    /// A point is not on this board.
    #[error("move `{mv}`: {point} is not on a board {size} points wide")]
    OffBoard {
        /// The move.
        mv: Move,
        /// The point.
        point: Point,
        /// The width of the board.
        size: usize,
    },
    /// Nobody there.
    #[error("move `{mv}`: {} is empty", mv.from)]
    NoPiece {
        /// The move.
        mv: Move,
    },
    /// The piece is the opponent's.
    #[error("move `{mv}`: the {piece} on {} cannot move, the {side} are to move", mv.from)]
    NotYours {
        /// The move.
        mv: Move,
        /// What stands there.
        piece: Piece,
        /// The side to move.
        side: Side,
    },
    /// Not along a row or column.
    #[error("move `{mv}`: pieces move along a row or a column")]
    NotStraight {
        /// The move.
        mv: Move,
    },
    /// Something stands in the way or on the goal.
    #[error("move `{mv}`: {point} is occupied by {}", with_article(*piece))]
    Occupied {
        /// The move.
        mv: Move,
        /// The first occupied point.
        point: Point,
        /// What stands there.
        piece: Piece,
    },
    /// A closed point in the way.
    #[error("move `{mv}`: the {piece} may not pass over {point}")]
    Closed {
        /// The move.
        mv: Move,
        /// What moves.
        piece: Piece,
        /// The closed point.
        point: Point,
    },
    /// Farther than the piece goes in one move.
    #[error("move `{mv}`: the {piece} goes {} at most", points(*.limit))]
    TooFar {
        /// The move.
        mv: Move,
        /// What moves.
        piece: Piece,
        /// How many points it goes at most.
        limit: u32,
    },
    /// Another piece has just captured: it alone may go on.
    #[error("move `{mv}`: the piece on {point} has captured; it goes on first{}", or_stays(*.point, *.may_stay))]
    OtherGoesOn {
        /// The move.
        mv: Move,
        /// Where the piece stands.
        point: Point,
        /// Whether it may stay instead.
        may_stay: bool,
    },
    /// A piece that goes on after a capture must capture again.
    #[error("move `{mv}`: a piece that goes on after a capture must capture again{}", or_stays(mv.from, *.may_stay))]
    MustCapture {
        /// The move.
        mv: Move,
        /// Whether it may stay instead.
        may_stay: bool,
    },
    /// A piece that has captured must go on.
    #[error("the piece on {point} may not stay: after its capture it must go on")]
    MustGoOn {
        /// Where the piece stands.
        point: Point,
    },
    /// The piece may pass but not stop there.
    #[error("move `{mv}`: the {piece} may not stop on {}", mv.to)]
    NoStop {
        /// The move.
        mv: Move,
        /// What moves.
        piece: Piece,
    },
}

fn or_stays(point: Point, may_stay: bool) -> String {
    if may_stay { format!(", or stays with `{}`", Move::stay(point)) } else { String::new() }
}

fn with_article(piece: Piece) -> &'static str {
    match piece {
        Piece::Attacker => "an attacker",
        Piece::Defender => "a defender",
        Piece::King => "the king",
        Piece::Special(_, Kind::Commander) => "a commander",
        Piece::Special(_, Kind::Knight) => "a knight",
        Piece::Special(_, Kind::Mercenary) => "a mercenary",
        Piece::Special(_, Kind::Guard) => "a guard",
    }
}

fn points(number: u32) -> String {
    if number == 1 { "one point".to_owned() } else { format!("{number} points") }
}

impl Compiled {
    /// Whether a piece may stop on a point if it is empty. The points of a camp that attackers may still move about in are left out.
    #[must_use]
    pub fn may_stop(&self, point: Point, piece: Piece) -> bool {
        self.paths(piece).stop.has(point)
    }

    /// Whether a piece may pass over a point if it is empty, camps left out likewise.
    #[must_use]
    pub fn may_pass(&self, point: Point, piece: Piece) -> bool {
        !self.paths(piece).wall.has(point)
    }
}

/// The moves of a piece, given its targets in its row and its column.
fn list(from: Point, in_row: u32, in_column: u32, moves: &mut Vec<Move>) {
    moves.extend(bits(in_row).map(|column| Move { from, to: Point::framed(column, from.row()) }));
    moves.extend(bits(in_column).map(|row| Move { from, to: Point::framed(from.column(), row) }));
}

/// On how many sides of a place a line has bits set.
const fn sides_of(word: u32, at: usize) -> u32 {
    let below = (1 << at) - 1;
    (word & below != 0) as u32 + (word & !below != 0) as u32
}

/// Whether somebody at that place of a line sees goals on both sides.
#[inline]
const fn opens_both_sides(goals: u32, obstacles: u32, at: usize, speed: u32) -> bool {
    goals.count_ones() >= 2 && sides_of(reach(obstacles, at) & within(at, speed) & goals, at) == 2
}

/// The part of a line between the nearest obstacles on either side of a piece.
struct Stretch {
    /// The obstacles, and the piece between them.
    below: usize,
    at: usize,
    above: usize,
}

impl Stretch {
    #[inline]
    const fn around(obstacles: u32, at: usize) -> Stretch {
        let low = obstacles & ((1 << at) - 1);
        let high = obstacles & !((2 << at) - 1);
        Stretch { below: (low | 1).ilog2() as usize, at, above: (high | 1 << 31).trailing_zeros() as usize }
    }

    /// Lists a move to each place but the piece's own, in rising order, leaving out those where it may not stop.
    #[inline]
    fn list(&self, stop: u32, moves: &mut Vec<Move>, mv: impl Fn(usize) -> Move) {
        let places = (1 << self.above) - (2 << self.below);
        if places & !stop & !(1 << self.at) == 0 {
            moves.extend((self.below + 1..self.at).map(&mv));
            moves.extend((self.at + 1..self.above).map(&mv));
        } else {
            moves.extend(bits(places & stop & !(1 << self.at)).map(mv));
        }
    }
}

impl Position {
    /// The points of a rank (counted from 0) that a side occupies: bit 0 is file a.
    #[inline]
    #[must_use]
    pub const fn on_rank(&self, side: Side, rank: usize) -> u32 {
        self.occupied(side).rows[rank + 1] >> 1
    }

    /// The points of a file (counted from 0) that a side occupies: bit 0 is rank 1.
    #[inline]
    #[must_use]
    pub const fn on_file(&self, side: Side, file: usize) -> u32 {
        self.occupied(side).columns[file + 1] >> 1
    }

    /// The points that the piece on `from` can go to, as bits of its row and of its column. Does not ask whose turn it is.
    #[inline]
    pub(super) fn targets(&self, compiled: &Compiled, from: Point, piece: Piece) -> (u32, u32) {
        let (row, column) = (from.row(), from.column());
        let paths = compiled.paths(piece);
        let (mut row_stop, mut row_wall) = (paths.stop.rows[row], paths.wall.rows[row]);
        let (mut column_stop, mut column_wall) = (paths.stop.columns[column], paths.wall.columns[column]);
        if piece.side() == Side::Attackers
            && let Some(camp) = compiled.camp_around(from)
        {
            row_wall &= !camp.rows[row];
            column_wall &= !camp.columns[column];
            if let Some(camp) = compiled.camp_to_stop_in(from) {
                row_stop |= camp.rows[row];
                column_stop |= camp.columns[column];
            }
        }
        let in_row = self.attackers.rows[row] | self.defenders.rows[row];
        let in_column = self.attackers.columns[column] | self.defenders.columns[column];
        let mut to_row = reach(in_row | row_wall, column) & row_stop & !in_row;
        let mut to_column = reach(in_column | column_wall, row) & column_stop & !in_column;
        if compiled.limited {
            to_row &= within(column, paths.speed);
            to_column &= within(row, paths.speed);
            if paths.jump != Jump::None {
                self.jumps(compiled, from, piece, |to| {
                    if to.row() == row { to_row |= 1 << to.column() } else { to_column |= 1 << to.row() }
                });
            }
        }
        (to_row, to_column)
    }

    /// Calls `visit` with each point that the piece on `from` reaches by a jump: over one man beside it that may be jumped over, onto the
    /// empty point behind.
    fn jumps(&self, compiled: &Compiled, from: Point, piece: Piece, mut visit: impl FnMut(Point)) {
        let paths = compiled.paths(piece);
        let camp = if piece.side() == Side::Attackers { compiled.camp_to_stop_in(from) } else { None };
        let may_stop = |to| paths.stop.has(to) || camp.is_some_and(|camp| camp.has(to));
        for direction in Direction::ALL {
            let over = from.step(direction);
            let man = self.piece_at(over).filter(|man| man.side() != piece.side() || paths.jump == Jump::AnyMan);
            if !man.is_some_and(Piece::is_jumped_over) {
                continue;
            }
            let to = over.step(direction);
            let special = || compiled.special_points.has(from) || compiled.special_points.has(to);
            if self.is_empty(to) && may_stop(to) && (paths.jump != Jump::SpecialPoints || special()) {
                visit(to);
            }
        }
    }

    /// Calls `visit` with each piece of the side to move, and with its targets in its row and its column.
    #[inline]
    pub(super) fn for_each_piece(&self, compiled: &Compiled, mut visit: impl FnMut(Point, u32, u32)) {
        let own = self.occupied(self.side());
        for row in 1..=self.size() {
            for column in bits(own.rows[row]) {
                let from = Point::framed(column, row);
                let piece = self.piece_of::<true>(self.side(), from);
                let (in_row, in_column) = self.targets(compiled, from, piece);
                visit(from, in_row, in_column);
            }
        }
    }

    /// Appends every legal move of the side to move, piece by piece. A position that has ended the game has none.
    pub fn legal_moves_into(&self, compiled: &Compiled, moves: &mut Vec<Move>) {
        if compiled.plain_paths && self.going_on().is_none() && !self.is_over(compiled) {
            self.plain_moves_into(compiled, moves);
        } else {
            self.for_each_legal(compiled, |from, in_row, in_column| list(from, in_row, in_column, moves));
        }
    }

    /// Calls `visit` with each piece of the side to move, and with the points that its legal moves end on: as bits of its rank (bit 0 is
    /// file a) and of its file (bit 0 is rank 1). A piece that may [stay](Move::stay) comes once more, with its own point.
    pub fn legal_targets(&self, compiled: &Compiled, mut visit: impl FnMut(Point, u32, u32)) {
        self.for_each_legal(compiled, |from, in_row, in_column| visit(from, in_row >> 1, in_column >> 1));
    }

    #[inline]
    fn for_each_legal(&self, compiled: &Compiled, mut visit: impl FnMut(Point, u32, u32)) {
        if self.is_over(compiled) {
            return;
        }
        let Some(from) = self.going_on() else { return self.for_each_piece(compiled, visit) };
        let (mut in_row, mut in_column) = (0, 0);
        for mv in self.moves_on(compiled, from) {
            if mv.to.row() == from.row() { in_row |= 1 << mv.to.column() } else { in_column |= 1 << mv.to.row() }
        }
        visit(from, in_row, in_column);
        if compiled.berserk_stay {
            visit(from, 1 << from.column(), 0);
        }
    }

    /// The same where all men of a side go alike: as far as the nearest obstacles, which leaves mostly unbroken stretches of points.
    fn plain_moves_into(&self, compiled: &Compiled, moves: &mut Vec<Move>) {
        let side = self.side();
        let Paths { stop, wall, .. } = compiled.paths(Piece::man(side));
        let own = self.occupied(side);
        let king = self.king().filter(|_| side == Side::Defenders);
        for row in 1..=self.size().min(MAX_SIZE) {
            let in_row = self.attackers.rows[row] | self.defenders.rows[row];
            for column in bits(own.rows[row]) {
                let from = Point::framed(column, row);
                if king == Some(from) {
                    let (in_row, in_column) = self.targets(compiled, from, Piece::King);
                    list(from, in_row, in_column, moves);
                    continue;
                }
                let in_column = self.attackers.columns[column] | self.defenders.columns[column];
                let along_row = Stretch::around(in_row | wall.rows[row], column);
                let along_column = Stretch::around(in_column | wall.columns[column], row);
                along_row.list(stop.rows[row], moves, |column| Move { from, to: Point::framed(column, row) });
                along_column.list(stop.columns[column], moves, |row| Move { from, to: Point::framed(column, row) });
            }
        }
    }

    /// Every legal move of the side to move. What depends on the game's history (a repetition that is forbidden) is
    /// [`Game`](crate::Game)'s to judge.
    #[must_use]
    pub fn legal_moves(&self, compiled: &Compiled) -> Vec<Move> {
        let mut moves = Vec::with_capacity(256);
        self.legal_moves_into(compiled, &mut moves);
        moves
    }

    /// The moves with which the piece on `from`, of the side to move, may go on after a capture.
    fn moves_on(&self, compiled: &Compiled, from: Point) -> impl Iterator<Item = Move> {
        let piece = self.piece_at(from).filter(|piece| piece.side() == self.side());
        let (in_row, in_column) = piece.map_or((0, 0), |piece| self.targets(compiled, from, piece));
        let along_row = bits(in_row).map(move |column| Point::framed(column, from.row()));
        let along_column = bits(in_column).map(move |row| Point::framed(from.column(), row));
        along_row.chain(along_column).map(move |to| Move { from, to }).filter(|mv| self.may_go_on_by(compiled, *mv))
    }

    /// Whether a move that the piece could otherwise make is one with which it may go on after a capture.
    fn may_go_on_by(&self, compiled: &Compiled, mv: Move) -> bool {
        match compiled.berserk {
            Berserk::None => false,
            Berserk::Capturing => {
                let effect = self.effect_of(compiled, mv);
                // A man who dies by moving between two enemies has taken nobody.
                effect.captures.as_slice().iter().any(|point| *point != mv.to) || compiled.berserk_escape && effect.king_escaped
            }
            Berserk::AnyMove => true,
        }
    }

    /// Whether the piece on `from`, having captured, has a move to go on with.
    pub(super) fn can_go_on(&self, compiled: &Compiled, from: Point) -> bool {
        self.moves_on(compiled, from).next().is_some()
    }

    /// Whether the side to move has a move at all.
    #[must_use]
    pub fn has_legal_move(&self, compiled: &Compiled) -> bool {
        if self.going_on().is_some() {
            return !self.legal_moves(compiled).is_empty();
        }
        let has_targets = |from: Point| {
            let (in_row, in_column) = self.targets(compiled, from, self.piece_of::<true>(self.side(), from));
            in_row | in_column != 0
        };
        !self.is_over(compiled) && self.pieces(self.side()).any(has_targets)
    }

    /// The points where the king could escape if it were his turn, as the number of directions in which one lies.
    #[must_use]
    pub fn ways_out(&self, compiled: &Compiled) -> u32 {
        let Some(king) = self.king().filter(|k| !compiled.is_goal(*k)) else { return 0 };
        let (in_row, in_column) = self.targets(compiled, king, Piece::King);
        let in_row = in_row & compiled.goal.rows[king.row()];
        let in_column = in_column & compiled.goal.columns[king.column()];
        sides_of(in_row, king.column()) + sides_of(in_column, king.row())
    }

    /// The moves of the king along a line from whose end two goals lie open across it, one on either side: Linnaeus's *tuichu*. Where the
    /// king goes as far as he can and does not jump, no other move without a capture gives him two ways out, unless he has one already.
    /// Does not ask whose turn it is.
    pub fn tuichu_moves(&self, compiled: &Compiled) -> impl Iterator<Item = Move> {
        let king = self.king().filter(|king| !compiled.is_goal(*king));
        let targets = king.map(|from| (from, self.targets(compiled, from, Piece::King)));
        targets.into_iter().flat_map(move |(from, (in_row, in_column))| {
            let Paths { stop, wall, speed, .. } = compiled.paths(Piece::King);
            let along_row = bits(in_row).map(move |column| Point::framed(column, from.row())).filter(move |to| {
                let goals = compiled.goal.columns[to.column()] & stop.columns[to.column()];
                let standing = self.attackers.columns[to.column()] | self.defenders.columns[to.column()];
                opens_both_sides(goals & !standing, standing | wall.columns[to.column()], to.row(), *speed)
            });
            let along_column = bits(in_column).map(move |row| Point::framed(from.column(), row)).filter(move |to| {
                let goals = compiled.goal.rows[to.row()] & stop.rows[to.row()];
                let standing = self.attackers.rows[to.row()] | self.defenders.rows[to.row()];
                opens_both_sides(goals & !standing, standing | wall.rows[to.row()], to.column(), *speed)
            });
            along_row.chain(along_column).filter(|to| !compiled.is_goal(*to)).map(move |to| Move { from, to })
        })
    }

    /// A move of the king that ends the game by escape, if it is the defenders' turn and he has one.
    #[must_use]
    pub fn escape_move(&self, compiled: &Compiled) -> Option<Move> {
        let from = self.king().filter(|_| self.side() == Side::Defenders && !self.is_over(compiled))?;
        if let Some(point) = self.going_on() {
            return self.moves_on(compiled, point).find(|mv| point == from && compiled.is_goal(mv.to));
        }
        let (in_row, in_column) = self.targets(compiled, from, Piece::King);
        let in_row = in_row & compiled.goal.rows[from.row()];
        let in_column = in_column & compiled.goal.columns[from.column()];
        let to = match (in_row, in_column) {
            (0, 0) => return None,
            (0, word) => Point::framed(from.column(), word.trailing_zeros() as usize),
            (word, _) => Point::framed(word.trailing_zeros() as usize, from.row()),
        };
        Some(Move { from, to })
    }

    /// Whether a move is legal here.
    #[must_use]
    pub fn is_legal(&self, compiled: &Compiled, mv: Move) -> bool {
        if self.going_on().is_some() {
            return self.check_move(compiled, mv).is_ok();
        }
        let (from, to, size, side) = (mv.from, mv.to, self.size(), self.side());
        let in_a_row = from.row() == to.row();
        if !from.is_on_board(size)
            || !to.is_on_board(size)
            || in_a_row == (from.column() == to.column())
            || !self.occupied(side).has(from)
            || self.is_over(compiled)
        {
            return false;
        }
        let (in_row, in_column) = self.targets(compiled, from, self.piece_of::<true>(side, from));
        let (targets, bit) = if in_a_row { (in_row, to.column()) } else { (in_column, to.row()) };
        targets >> bit & 1 != 0
    }

    /// Whether a move is legal here, and if not, why not.
    ///
    /// # Errors
    /// A [`MoveError`] with the first thing that is wrong.
    pub fn check_move(&self, compiled: &Compiled, mv: Move) -> Result<(), MoveError> {
        let size = self.size();
        if let Some(point) = [mv.from, mv.to].into_iter().find(|p| !p.is_on_board(size)) {
            return Err(MoveError::OffBoard { mv, point, size });
        }
        if self.is_over(compiled) {
            return Err(MoveError::GameOver { mv });
        }
        if let Some(point) = self.going_on() {
            let may_stay = compiled.berserk_stay;
            if mv == Move::stay(point) {
                return if may_stay { Ok(()) } else { Err(MoveError::MustGoOn { point }) };
            }
            if mv.from != point {
                return Err(MoveError::OtherGoesOn { mv, point, may_stay });
            }
        }
        let piece = self.piece_at(mv.from).ok_or(MoveError::NoPiece { mv })?;
        if piece.side() != self.side() {
            return Err(MoveError::NotYours { mv, piece, side: self.side() });
        }
        if (mv.from.row() == mv.to.row()) == (mv.from.column() == mv.to.column()) {
            return Err(MoveError::NotStraight { mv });
        }
        let (in_row, in_column) = self.targets(compiled, mv.from, piece);
        let (targets, bit) = if mv.from.row() == mv.to.row() { (in_row, mv.to.column()) } else { (in_column, mv.to.row()) };
        if targets >> bit & 1 != 0 {
            let goes_on = self.going_on().is_some();
            let may_stay = compiled.berserk_stay;
            return if goes_on && !self.may_go_on_by(compiled, mv) {
                Err(MoveError::MustCapture { mv, may_stay })
            } else {
                Ok(())
            };
        }
        Err(self.obstacle(compiled, mv, piece))
    }

    /// What keeps a straight move of an own piece from being legal.
    fn obstacle(&self, compiled: &Compiled, mv: Move, piece: Piece) -> MoveError {
        let paths = compiled.paths(piece);
        let is_attacker = piece.side() == Side::Attackers;
        let stops_in = |point| is_attacker && compiled.camp_to_stop_in(mv.from).is_some_and(|camp| camp.has(point));
        let passes_in = |point| is_attacker && compiled.camp_around(mv.from).is_some_and(|camp| camp.has(point));
        let towards = |a: usize, b: usize| if a < b { a + 1 } else { a - 1 };
        let mut point = mv.from;
        loop {
            point = if mv.from.row() == mv.to.row() {
                Point::framed(towards(point.column(), mv.to.column()), point.row())
            } else {
                Point::framed(point.column(), towards(point.row(), mv.to.row()))
            };
            if let Some(piece) = self.piece_at(point) {
                return MoveError::Occupied { mv, point, piece };
            }
            if point == mv.to {
                let may_stop = paths.stop.has(point) || stops_in(point);
                return if may_stop {
                    MoveError::TooFar { mv, piece, limit: paths.speed }
                } else {
                    MoveError::NoStop { mv, piece }
                };
            }
            if paths.wall.has(point) && !passes_in(point) {
                return MoveError::Closed { mv, piece, point };
            }
        }
    }
}
