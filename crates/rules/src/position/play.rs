//! Making a move: the piece goes, what it captures leaves the board, the turn changes.

use super::Position;
use crate::capture;
use crate::compiled::Compiled;
use crate::ending::{Ending, ending_by_move};
use crate::moves::{Captures, Move};
use crate::point::Point;
use crate::ruleset::{Berserk, CombinedCapture, Jump, SpecialCaptured};
use crate::side::{Kind, Piece, Side};
use crate::zobrist;

/// What a move did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// Every point of a captured piece, the king's among them if he was captured. All are empty now, but for those of mercenaries that
    /// changed sides.
    pub captures: Captures,
    /// Whether the king was captured.
    pub king_captured: bool,
    /// Whether the king reached the place of his escape.
    pub king_escaped: bool,
    /// How the board as a whole ended the game, if it did.
    pub ending: Option<Ending>,
}

impl Effect {
    const fn none() -> Effect {
        Effect { captures: Captures::none(), king_captured: false, king_escaped: false, ending: None }
    }

    /// Whether the move decided the game.
    #[must_use]
    pub const fn is_decisive(&self) -> bool {
        self.king_captured || self.king_escaped || self.ending.is_some()
    }
}

impl Position {
    /// Makes a move, which must be legal here: one of [`Position::legal_moves`], or checked by [`Position::check_move`]. An illegal move
    /// gives a meaningless position.
    ///
    /// The turn changes, unless the piece has captured and may go on ([`Position::going_on`]).
    #[inline]
    pub fn play(&mut self, compiled: &Compiled, mv: Move) -> Effect {
        if compiled.extraordinary {
            return self.play_extraordinary(compiled, mv);
        }
        let mut effect = Effect::none();
        self.make::<false>(compiled, mv, &mut effect);
        self.turn_over();
        effect
    }

    fn play_extraordinary(&mut self, compiled: &Compiled, mv: Move) -> Effect {
        if mv.is_stay() {
            self.set_going_on(None);
            self.turn_over();
            return Effect::none();
        }
        let mut effect = Effect::none();
        self.make::<true>(compiled, mv, &mut effect);
        let goes_on = compiled.berserk != Berserk::None
            && !effect.captures.is_empty()
            && !effect.is_decisive()
            && self.can_go_on(compiled, mv.to);
        if compiled.berserk != Berserk::None {
            self.set_going_on(goes_on.then_some(mv.to));
        }
        if !goes_on {
            self.turn_over();
        }
        effect
    }

    /// Makes a move without changing the turn. `EXTRA` is [`Compiled::extraordinary`]: known beforehand, it spares most games every
    /// question about special pieces. The effect is filled in place, because copying one costs as much as the move.
    fn make<const EXTRA: bool>(&mut self, compiled: &Compiled, mv: Move, effect: &mut Effect) {
        let side = self.side;
        let mover = self.piece_of::<EXTRA>(side, mv.from);
        let jumped = if EXTRA && compiled.limited { self.man_jumped_over(compiled, mv, mover) } else { None };
        self.toggle::<EXTRA>(mv.from, mover);
        self.toggle::<EXTRA>(mv.to, mover);
        if mover == Piece::King {
            self.king = Some(mv.to);
            effect.king_escaped = compiled.is_goal(mv.to);
            if compiled.safe_until_moved && !self.king_moved {
                self.king_moved = true;
                self.hash ^= zobrist::KING_MOVED;
            }
        }

        capture::men::<EXTRA>(self, compiled, mv.to, mover, &mut effect.captures);
        if side == Side::Attackers && compiled.combined_capture != CombinedCapture::None {
            capture::combined(self, compiled, mv.to, &mut effect.captures);
        }
        if compiled.shieldwall_zone.has(mv.to) {
            capture::shieldwall(self, compiled, mv.to, mover, &mut effect.captures);
        }
        if let Some(point) = jumped {
            effect.captures.add(point);
        }
        for &point in effect.captures.as_slice() {
            self.take::<EXTRA>(compiled, point, self.piece_of::<EXTRA>(side.other(), point));
        }
        if compiled.men_die_between && mover != Piece::King && capture::dies_between(self, compiled, mv.to, mover) {
            self.take::<EXTRA>(compiled, mv.to, mover);
            effect.captures.add(mv.to);
        }
        if side == Side::Attackers
            && let Some(king) = self.king
            && self.attackers.has(mv.to)
            && capture::king(self, compiled, mv.to, king)
        {
            self.toggle::<EXTRA>(king, Piece::King);
            self.king = None;
            effect.captures.add(king);
            effect.king_captured = true;
        }
        if compiled.board_can_end && !effect.king_captured && !effect.king_escaped {
            self.ending = ending_by_move(self, compiled, side, mv.to, &effect.captures);
            effect.ending = self.ending;
        }
    }

    /// What a move would do if it ended the turn.
    pub(super) fn effect_of(&self, compiled: &Compiled, mv: Move) -> Effect {
        let mut effect = Effect::none();
        self.clone().make::<true>(compiled, mv, &mut effect);
        effect
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
}
