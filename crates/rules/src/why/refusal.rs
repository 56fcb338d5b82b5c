//! The rules behind a refusal.

use super::{jump, of_place};
use crate::compiled::Compiled;
use crate::game::PlayError;
use crate::point::Point;
use crate::position::{MoveError, Position};
use crate::rules::{Jump, RuleKey};
use crate::side::{Kind, Piece, Side};

pub(super) fn rules(compiled: &Compiled, position: &Position, error: &PlayError) -> Vec<RuleKey> {
    let move_error = match error {
        PlayError::Illegal(error) => error,
        PlayError::GameOver(outcome) => return outcome.rule.into_iter().collect(),
        PlayError::Repetition { .. } => return vec![RuleKey::Repetition],
        PlayError::NoPass(_) => return vec![RuleKey::NoMoves],
        PlayError::NoThrow | PlayError::Die(_) => return vec![RuleKey::Dice],
        PlayError::Captures { .. } | PlayError::Piece { .. } => return Vec::new(),
    };
    match move_error {
        MoveError::GameOver { .. } | MoveError::OffBoard { .. } | MoveError::NoPiece { .. } | MoveError::NotYours { .. } => {
            Vec::new()
        }
        MoveError::NotStraight { .. } => vec![RuleKey::Movement],
        MoveError::Occupied { mv, .. } => {
            // A piece that jumps does not jump over every piece, nor everywhere.
            let jumper = position.piece_at(mv.from).filter(|piece| compiled.paths(*piece).jump != Jump::None);
            jumper.and_then(jump).into_iter().chain([RuleKey::Movement]).collect()
        }
        MoveError::Closed { point, .. } => closed(compiled, *point, [RuleKey::ThronePass, RuleKey::CornersPass, RuleKey::Camps]),
        MoveError::NoStop { mv, .. } => closed(compiled, mv.to, [RuleKey::ThroneStop, RuleKey::CornersStop, RuleKey::Camps]),
        MoveError::TooFar { piece, .. } => vec![speed(*piece)],
        MoveError::OtherGoesOn { .. } | MoveError::MustGoOn { .. } => vec![RuleKey::Berserk, RuleKey::BerserkStay],
        MoveError::MustCapture { .. } => vec![RuleKey::Berserk, RuleKey::BerserkEscape],
    }
}

/// A camp may be closed to pieces outside it, or to all.
fn closed(compiled: &Compiled, point: Point, keys: [RuleKey; 3]) -> Vec<RuleKey> {
    let rule = of_place(compiled, point, keys);
    let inside = (rule == Some(RuleKey::Camps)).then_some(RuleKey::CampsInside);
    rule.into_iter().chain(inside).collect()
}

const fn speed(piece: Piece) -> RuleKey {
    match piece {
        Piece::King => RuleKey::KingSpeed,
        Piece::Special(_, Kind::Commander) => RuleKey::CommanderSpeed,
        Piece::Special(_, Kind::Knight) => RuleKey::KnightSpeed,
        Piece::Special(_, Kind::Mercenary) => RuleKey::MercenarySpeed,
        Piece::Special(_, Kind::Guard) => RuleKey::GuardSpeed,
        man => match man.side() {
            Side::Attackers => RuleKey::AttackersSpeed,
            Side::Defenders => RuleKey::DefendersSpeed,
        },
    }
}
