//! Making a move and taking it back: the piece goes, what it captures leaves the board, the turn changes, and back.

use super::{Effect, Position};
use crate::compiled::{Compiled, SecondLook};
use crate::moves::{Captures, Move};
use crate::point::Point;
use crate::position::capture::{self, Beside};
use crate::position::ending::{Ending, ending_by_move};
use crate::rules::{Berserk, CombinedCapture, Jump, SpecialCaptured};
use crate::side::{Kind, Piece, Side};
use crate::zobrist;

/// A move made: what it did, and what it takes to take it back ([`Position::unmake`]).
#[derive(Clone, Copy, Debug)]
pub struct Made {
    /// The position's own before the move.
    hash: u64,
    /// Where the king was captured.
    king_captured: Option<Point>,
    king_escaped: bool,
    /// How the board as a whole ended the game by it.
    ending: Option<Ending>,
    /// The ordinary men captured beside the point that the piece came to, where there can be no others.
    beside: Beside,
    /// What there is to know of all moves but an ordinary man's that captures between two, if at all.
    listed: Option<Listed>,
}

/// A move of the king or a special piece, one that may have captured otherwise than between two, or the staying of a piece.
#[derive(Clone, Copy, Debug)]
struct Listed {
    /// The piece that moved, if it did not stay.
    mover: Option<Piece>,
    /// The piece that went on, or stayed, after it had captured.
    going_on: Option<Point>,
    /// Whether the king had moved before.
    king_moved: bool,
    /// The men captured.
    men: Captures,
    /// The kind of each, of special pieces.
    kinds: [Option<Kind>; Captures::MOST],
    /// Whether the mover was lost by moving between two enemies.
    mover_lost: bool,
}

impl Listed {
    const fn new(position: &Position, mover: Option<Piece>) -> Listed {
        let (men, kinds) = (Captures::none(), [None; Captures::MOST]);
        let Position { going_on, king_moved, .. } = *position;
        Listed { mover, going_on, king_moved, men, kinds, mover_lost: false }
    }
}

impl Made {
    /// Whether the king was captured.
    #[inline]
    #[must_use]
    pub const fn king_captured(&self) -> bool {
        self.king_captured.is_some()
    }

    /// Whether the king reached the place of his escape.
    #[inline]
    #[must_use]
    pub const fn king_escaped(&self) -> bool {
        self.king_escaped
    }

    /// How the board as a whole ended the game, if it did.
    #[inline]
    #[must_use]
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Whether the move decided the game.
    #[inline]
    #[must_use]
    pub const fn is_decisive(&self) -> bool {
        self.king_captured() || self.king_escaped || self.ending.is_some()
    }

    /// How many pieces were captured, the king and a mover lost by his own move among them.
    #[inline]
    #[must_use]
    pub const fn captured(&self) -> usize {
        let men = match &self.listed {
            Some(listed) => listed.men.len() + listed.mover_lost as usize,
            None => self.beside.len() as usize,
        };
        men + self.king_captured() as usize
    }

    /// The men captured, where only men beside the point that the piece came to were.
    #[inline]
    pub(super) fn captured_beside(&self) -> Option<Beside> {
        match &self.listed {
            Some(listed) if listed.mover.is_none() || listed.mover_lost || !listed.men.is_empty() => None,
            _ => Some(self.beside),
        }
    }

    /// What the move did, with the captured points; `mv` is the move.
    #[inline]
    #[must_use]
    pub fn effect(&self, mv: Move) -> Effect {
        let captures = if self.captured() == 0 { Captures::none() } else { self.captures(mv) };
        Effect { captures, king_captured: self.king_captured(), king_escaped: self.king_escaped, ending: self.ending }
    }

    #[cold]
    fn captures(&self, mv: Move) -> Captures {
        let mut captures = match &self.listed {
            Some(listed) => listed.men,
            None => {
                let mut men = Captures::none();
                self.beside.points(mv.to).for_each(|point| men.add(point));
                men
            }
        };
        if self.listed.is_some_and(|listed| listed.mover_lost) {
            captures.add(mv.to);
        }
        if let Some(king) = self.king_captured {
            captures.add(king);
        }
        captures
    }
}

impl Position {
    /// As [`Position::play`], for callers that take the move back: what it returns goes to [`Position::unmake`] with the same move, moves made
    /// since having been taken back first. Faster than playing on a copy of the position.
    #[inline(always)]
    pub fn make(&mut self, compiled: &Compiled, mv: Move) -> Made {
        let takes_a_second_look = match compiled.second_look {
            SecondLook::Never => false,
            SecondLook::Somewhere => compiled.captures_otherwise.has(mv.to),
            SecondLook::Always => true,
        };
        if takes_a_second_look || self.king == Some(mv.from) {
            return self.make_with_a_list(compiled, mv);
        }
        match self.side {
            Side::Attackers => self.move_man(compiled, mv, Side::Attackers),
            Side::Defenders => self.move_man(compiled, mv, Side::Defenders),
        }
    }

    /// A move of an ordinary man that captures between two, if at all. Inlined for each side apart.
    #[inline(always)]
    fn move_man(&mut self, compiled: &Compiled, mv: Move, side: Side) -> Made {
        let (hash, man) = (self.hash, Piece::man(side));
        self.occupied_mut(side).shift(mv.from, mv.to);
        self.side = side.other();
        self.hash = hash ^ zobrist::key(man, mv.from) ^ zobrist::key(man, mv.to) ^ zobrist::SIDE;
        let mut beside = Beside::NONE;
        if capture::may_take(self, compiled, mv.to, side) {
            beside = self.capture_beside(compiled, mv.to, side);
        }
        let king_captured = if side == Side::Attackers { self.capture_king::<false>(compiled, mv.to) } else { None };
        let mut ending = None;
        if compiled.board_can_end && king_captured.is_none() {
            ending = ending_by_move(self, compiled, side, mv.to, !beside.is_empty(), false);
            self.ending = ending;
        }
        Made { hash, king_captured, king_escaped: false, ending, beside, listed: None }
    }

    #[inline(never)]
    fn capture_beside(&mut self, compiled: &Compiled, hammer: Point, side: Side) -> Beside {
        let beside = capture::men::<false>(self, compiled, hammer, Piece::man(side));
        beside.points(hammer).for_each(|point| self.toggle::<false>(point, Piece::man(side.other())));
        beside
    }

    #[inline(never)]
    fn make_with_a_list(&mut self, compiled: &Compiled, mv: Move) -> Made {
        if !compiled.extraordinary {
            let made = self.move_piece::<false>(compiled, mv);
            self.turn_over();
            return made;
        }
        if mv.is_stay() {
            let (hash, beside, listed) = (self.hash, Beside::NONE, Some(Listed::new(self, None)));
            self.set_going_on(None);
            self.turn_over();
            return Made { hash, king_captured: None, king_escaped: false, ending: None, beside, listed };
        }
        let made = self.move_piece::<true>(compiled, mv);
        let goes_on =
            compiled.berserk != Berserk::None && made.captured() > 0 && !made.is_decisive() && self.can_go_on(compiled, mv.to);
        if compiled.berserk != Berserk::None {
            self.set_going_on(goes_on.then_some(mv.to));
        }
        if !goes_on {
            self.turn_over();
        }
        made
    }

    /// Makes any move that is no stay, without changing the turn. `EXTRA` is [`Compiled::extraordinary`]: known beforehand, it spares most
    /// games every question about special pieces.
    pub(super) fn move_piece<const EXTRA: bool>(&mut self, compiled: &Compiled, mv: Move) -> Made {
        let Position { side, hash, .. } = *self;
        let mover = self.piece_of::<EXTRA>(side, mv.from);
        let mut listed = Listed::new(self, Some(mover));
        let jumped = if EXTRA && compiled.limited { self.man_jumped_over(compiled, mv, mover) } else { None };
        self.toggle::<EXTRA>(mv.from, mover);
        self.toggle::<EXTRA>(mv.to, mover);
        let king_escaped = mover == Piece::King && self.king_comes_to(compiled, mv.to);
        self.capture_listed::<EXTRA>(compiled, mv, mover, jumped, &mut listed);
        let king_captured =
            if side == Side::Attackers && !listed.mover_lost { self.capture_king::<EXTRA>(compiled, mv.to) } else { None };
        if compiled.board_can_end && king_captured.is_none() && !king_escaped {
            let lost = !listed.men.is_empty() || listed.mover_lost;
            self.ending = ending_by_move(self, compiled, side, mv.to, lost, listed.mover_lost);
        }
        let (ending, beside) = (self.ending, Beside::NONE);
        Made { hash, king_captured, king_escaped, ending, beside, listed: Some(listed) }
    }

    /// The king has come to a point; whether he escapes there.
    fn king_comes_to(&mut self, compiled: &Compiled, to: Point) -> bool {
        self.king = Some(to);
        if compiled.safe_until_moved && !self.king_moved {
            self.king_moved = true;
            self.hash ^= zobrist::KING_MOVED;
        }
        compiled.is_goal(to)
    }

    /// Takes the king off the board if the attacker come to `hammer` captures him; returns where he stood.
    #[inline]
    fn capture_king<const EXTRA: bool>(&mut self, compiled: &Compiled, hammer: Point) -> Option<Point> {
        let king = self.king.filter(|king| capture::king(self, compiled, hammer, *king))?;
        self.toggle::<EXTRA>(king, Piece::King);
        self.king = None;
        Some(king)
    }

    /// Captures where men may fall otherwise than between two, or where they may be special.
    fn capture_listed<const EXTRA: bool>(
        &mut self,
        compiled: &Compiled,
        mv: Move,
        mover: Piece,
        jumped: Option<Point>,
        listed: &mut Listed,
    ) {
        let side = self.side;
        capture::men::<EXTRA>(self, compiled, mv.to, mover).points(mv.to).for_each(|point| listed.men.add(point));
        if side == Side::Attackers && compiled.combined_capture != CombinedCapture::None {
            capture::combined(self, compiled, mv.to, &mut listed.men);
        }
        if compiled.shieldwall_zone.has(mv.to) {
            capture::shieldwall(self, compiled, mv.to, mover, &mut listed.men);
        }
        if let Some(point) = jumped {
            listed.men.add(point);
        }
        for (&point, kind) in listed.men.as_slice().iter().zip(&mut listed.kinds) {
            let man = self.piece_of::<EXTRA>(side.other(), point);
            if let Piece::Special(_, special) = man {
                *kind = Some(special);
            }
            self.take::<EXTRA>(compiled, point, man);
        }
        if compiled.men_die_between && mover != Piece::King && capture::dies_between(self, compiled, mv.to, mover) {
            self.take::<EXTRA>(compiled, mv.to, mover);
            listed.mover_lost = true;
        }
    }

    /// Takes a captured man off the board, or over to the other side.
    #[inline]
    fn take<const EXTRA: bool>(&mut self, compiled: &Compiled, point: Point, man: Piece) {
        self.toggle::<EXTRA>(point, man);
        if EXTRA
            && let Piece::Special(side, Kind::Mercenary) = man
            && compiled.mercenaries_change_sides
        {
            self.toggle::<EXTRA>(point, Piece::Special(side.other(), Kind::Mercenary));
        }
    }

    /// Puts a man back who was taken off the board, or over to the other side.
    fn put_back(&mut self, point: Point, man: Piece) {
        if !self.is_empty(point) {
            self.toggle::<true>(point, Piece::Special(man.side().other(), Kind::Mercenary));
        }
        self.toggle::<true>(point, man);
    }

    /// The man that a piece about to move captures by jumping over him.
    fn man_jumped_over(&self, compiled: &Compiled, mv: Move, mover: Piece) -> Option<Point> {
        if compiled.paths(mover).jump != Jump::Capturing {
            return None;
        }
        let distance = mv.from.row().abs_diff(mv.to.row()) + mv.from.column().abs_diff(mv.to.column());
        let over = Point::framed(mv.from.column().midpoint(mv.to.column()), mv.from.row().midpoint(mv.to.row()));
        let can_be_taken = |man: Piece| match man {
            Piece::Special(_, kind) => compiled.special_captured(kind) != SpecialCaptured::Never,
            _ => true,
        };
        (distance == 2 && self.piece_at(over).is_some_and(can_be_taken)).then_some(over)
    }

    /// Takes back the last move made: the position is what it was before [`Position::make`].
    #[inline(always)]
    pub fn unmake(&mut self, mv: Move, made: &Made) {
        match &made.listed {
            Some(listed) => self.unmake_listed(mv, listed),
            None => {
                let side = self.side.other();
                self.side = side;
                self.occupied_mut(side).shift(mv.to, mv.from);
                if !made.beside.is_empty() {
                    let enemy = self.occupied_mut(side.other());
                    made.beside.points(mv.to).for_each(|point| enemy.toggle(point));
                }
            }
        }
        if let Some(king) = made.king_captured {
            self.king = Some(king);
            self.defenders.toggle(king);
        }
        self.hash = made.hash;
        self.ending = None;
    }

    #[inline(never)]
    fn unmake_listed(&mut self, mv: Move, listed: &Listed) {
        self.going_on = listed.going_on;
        let Some(mover) = listed.mover else {
            self.turn_over();
            return;
        };
        if listed.mover_lost {
            self.put_back(mv.to, mover);
        }
        self.toggle::<true>(mv.to, mover);
        self.toggle::<true>(mv.from, mover);
        let enemy = mover.side().other();
        for (&point, kind) in listed.men.as_slice().iter().zip(listed.kinds) {
            self.put_back(point, kind.map_or(Piece::man(enemy), |kind| Piece::Special(enemy, kind)));
        }
        self.side = mover.side();
        if mover == Piece::King {
            self.king = Some(mv.from);
            self.king_moved = listed.king_moved;
        }
    }
}
