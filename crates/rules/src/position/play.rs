//! Making a move: the piece goes, what it captures leaves the board, the turn changes.

use super::Position;
use crate::capture;
use crate::compiled::Compiled;
use crate::moves::{Captures, Move};
use crate::side::{Piece, Side};
use crate::zobrist;

/// What a move did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// Every point emptied, the king's among them if he was captured.
    pub captures: Captures,
    /// Whether the king was captured.
    pub king_captured: bool,
    /// Whether the king reached the place of his escape.
    pub king_escaped: bool,
}

impl Effect {
    /// Whether the move decided the game.
    #[must_use]
    pub const fn is_decisive(&self) -> bool {
        self.king_captured || self.king_escaped
    }
}

impl Position {
    /// Makes a move, which must be legal here: one of [`Position::legal_moves`], or checked by [`Position::check_move`]. An illegal move
    /// gives a meaningless position.
    pub fn play(&mut self, compiled: &Compiled, mv: Move) -> Effect {
        let mover = match self.side {
            Side::Attackers => Piece::Attacker,
            Side::Defenders if self.king == Some(mv.from) => Piece::King,
            Side::Defenders => Piece::Defender,
        };
        self.toggle(mv.from, mover);
        self.toggle(mv.to, mover);
        let mut king_escaped = false;
        if mover == Piece::King {
            self.king = Some(mv.to);
            king_escaped = compiled.is_goal(mv.to);
            if compiled.safe_until_moved && !self.king_moved {
                self.king_moved = true;
                self.hash ^= zobrist::KING_MOVED;
            }
        }

        let mut captures = capture::men(self, compiled, mv.to, mover);
        if mover == Piece::Attacker && compiled.combined_capture {
            capture::combined(self, compiled, mv.to, &mut captures);
        }
        let enemy = match mover.side() {
            Side::Attackers => Piece::Defender,
            Side::Defenders => Piece::Attacker,
        };
        for &point in captures.as_slice() {
            self.toggle(point, enemy);
        }
        if compiled.men_die_between && mover != Piece::King && capture::stands_between(self, compiled, mv.to, mover) {
            self.toggle(mv.to, mover);
            captures.add(mv.to);
        }
        let mut king_captured = false;
        if mover == Piece::Attacker
            && let Some(king) = self.king
            && self.attackers.has(mv.to)
            && capture::king(self, compiled, mv.to, king)
        {
            self.toggle(king, Piece::King);
            self.king = None;
            captures.add(king);
            king_captured = true;
        }
        self.turn_over();
        Effect { captures, king_captured, king_escaped }
    }
}
