//! Making a move for its effect: what was captured, and whether it decided the game.

use super::Position;
use crate::compiled::Compiled;
use crate::moves::{Captures, Move};
use crate::position::ending::Ending;
use crate::side::{Piece, Side};

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
    /// Whether the move decided the game.
    #[must_use]
    pub const fn is_decisive(&self) -> bool {
        self.king_captured || self.king_escaped || self.ending.is_some()
    }

    /// The side that won by the move, if it decided the game: nearly always the one that made it.
    #[must_use]
    pub const fn winner(&self) -> Option<Side> {
        match (self.king_captured, self.king_escaped, self.ending) {
            (true, _, _) => Some(Side::Attackers),
            (_, true, _) => Some(Side::Defenders),
            (_, _, Some(ending)) => Some(ending.winner()),
            (_, _, None) => None,
        }
    }
}

impl Position {
    /// Makes a move, which must be legal here: one of [`Position::legal_moves`], or checked by [`Position::check_move`]. An illegal move
    /// gives a meaningless position.
    ///
    /// The turn changes, unless the piece has captured and may go on ([`Position::going_on`]). To take the move back afterwards, use
    /// [`Position::make`].
    pub fn play(&mut self, compiled: &Compiled, mv: Move) -> Effect {
        self.make(compiled, mv).effect(mv)
    }

    /// The board with a piece gone where a move takes it, and nothing captured yet.
    pub(crate) fn with_moved(&self, mv: Move) -> Position {
        let mut position = self.clone();
        if let Some(piece) = self.piece_at(mv.from).filter(|_| !mv.is_stay()) {
            position.toggle::<true>(mv.from, piece);
            position.toggle::<true>(mv.to, piece);
            if piece == Piece::King {
                position.king = Some(mv.to);
            }
        }
        position
    }

    /// What a move would do if it ended the turn.
    pub(crate) fn effect_of(&self, compiled: &Compiled, mv: Move) -> Effect {
        self.clone().move_piece::<true>(compiled, mv).effect(mv)
    }
}
