//! Why something is as it is on the board: which rules keep a move from being legal, and which made a piece fall.

mod fall;
mod refusal;

pub use fall::{Fall, Manner};

use crate::compiled::Compiled;
use crate::game::{Game, PlayError};
use crate::moves::Move;
use crate::point::Point;
use crate::position::{MoveError, Position};
use crate::rules::RuleKey;
use crate::side::{Kind, Piece};
use crate::variant::Variant;

impl Game {
    /// The rules because of which the game does not take a move, the nearest reason first; `error` is what [`Game::check`] said of it.
    /// Empty where no rule is behind it (an empty point, the opponent's piece).
    #[must_use]
    pub fn rules_against(&self, error: &PlayError) -> Vec<RuleKey> {
        let mut rules = refusal::rules(self.variant().compiled(), self.position(), error);
        let at_the_start = self.plies().is_empty() && *self.start() == Position::start(self.variant());
        if at_the_start && matches!(error, PlayError::Illegal(MoveError::NotYours { .. })) {
            rules.push(RuleKey::First);
        }
        meant(self.variant(), rules)
    }

    /// Why each piece falls that a legal move captures, in the order of the points.
    #[must_use]
    pub fn falls(&self, mv: Move) -> Vec<Fall> {
        if self.check(mv).is_err() {
            return Vec::new();
        }
        let mut falls = fall::falls(self.variant().compiled(), self.position(), mv);
        let several = falls.len() > 1;
        for fall in &mut falls {
            fall.rules.extend(several.then_some(RuleKey::CapturesAtOnce));
            fall.rules = meant(self.variant(), std::mem::take(&mut fall.rules));
        }
        falls
    }
}

/// Those of the rules that have a meaning under the rule set.
fn meant(variant: &Variant, mut keys: Vec<RuleKey>) -> Vec<RuleKey> {
    keys.retain(|key| variant.rules().has_meaning(*key));
    keys
}

/// What makes a point special: the rules for the throne, a corner point or a camp.
fn of_place(compiled: &Compiled, point: Point, [throne, corner, camp]: [RuleKey; 3]) -> Option<RuleKey> {
    if compiled.throne() == Some(point) {
        Some(throne)
    } else if compiled.corner_points.has(point) {
        Some(corner)
    } else {
        compiled.is_camp(point).then_some(camp)
    }
}

/// The rule by which a piece jumps; ordinary men never do.
const fn jump(mover: Piece) -> Option<RuleKey> {
    match mover {
        Piece::King => Some(RuleKey::KingJump),
        Piece::Special(_, Kind::Commander) => Some(RuleKey::CommanderJump),
        Piece::Special(_, Kind::Knight) => Some(RuleKey::KnightJump),
        Piece::Special(_, Kind::Mercenary) => Some(RuleKey::MercenaryJump),
        Piece::Special(_, Kind::Guard) => Some(RuleKey::GuardJump),
        Piece::Attacker | Piece::Defender => None,
    }
}
