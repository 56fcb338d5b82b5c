//! The capture of the king in the plain twin.

use hnefi_rules::rules::{KingCapture, Switch};
use hnefi_rules::{Kind, Piece, Side};

use super::{DIRECTIONS, Square, Twin, step};

impl Twin {
    pub(super) fn holds_the_king(&self, at: Square) -> bool {
        match self.at(at) {
            Some(piece) => piece.side() == Side::Attackers,
            None => self.on_board(at) && self.is_hostile_when_empty(at, Piece::King),
        }
    }

    /// Whether the attacker come to `hammer` captures the king.
    pub(super) fn captures_king(&self, hammer: Square, king: Square) -> bool {
        let around = DIRECTIONS.map(|d| step(king, d));
        if !around.contains(&hammer) {
            return false;
        }
        if self.is_throne(king) && self.rules.king_safe_until_moved == Switch::Yes && !self.king_moved {
            return false;
        }
        let opposite = (2 * king.0 - hammer.0, 2 * king.1 - hammer.1);
        let zone = if self.is_throne(king) {
            self.rules.king_captured_throne
        } else if around.iter().any(|at| self.is_throne(*at)) {
            self.rules.king_captured_beside
        } else if self.on_edge(king) {
            self.rules.king_captured_edge
        } else {
            self.rules.king_captured_elsewhere
        };
        let captured_there = match zone {
            KingCapture::Never => false,
            KingCapture::Two => self.holds_the_king(opposite),
            KingCapture::Four => around.iter().all(|at| self.holds_the_king(*at)),
            KingCapture::ThreeAndEdge => around.iter().all(|at| !self.on_board(*at) || self.holds_the_king(*at)),
        };
        captured_there || self.commanders_capture(hammer, opposite, king)
    }

    /// Anywhere but on the throne: a commander moves to the king's side, and opposite is another, or an empty corner point.
    fn commanders_capture(&self, hammer: Square, opposite: Square, king: Square) -> bool {
        let is_commander = |at: Square| self.at(at) == Some(Piece::Special(Side::Attackers, Kind::Commander));
        self.rules.king_captured_by_commanders == Switch::Yes
            && !self.is_throne(king)
            && is_commander(hammer)
            && (is_commander(opposite) || (self.is_corner(opposite) && self.at(opposite).is_none()))
    }
}
