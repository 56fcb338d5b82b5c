//! Whether both sides can reach their aim, and the game its end.

use hnefi_rules::rules::{Encirclement, KingCapture, NoMoves, Repetition, RuleKey, Throne};
use hnefi_rules::{Piece, Side};

use super::{Study, Subject};
use crate::remarks::{advice, warnings};

pub(super) fn look(study: &mut Study<'_>) {
    corners_can_be_plugged(study);
    king_safe_on_the_throne(study);
    king_safe_beside_the_throne(study);
    few_attackers(study);
    no_end(study);
    walled_in_without_end(study);
}

/// One man on a corner point shuts it for good.
fn corners_can_be_plugged(study: &mut Study<'_>) {
    let r = study.rules;
    if r.escape.is_to_corners() && r.corners_stop.includes(Piece::Attacker) {
        let (message, advice) = (warnings::corners_can_be_plugged(), advice::corners_can_be_plugged());
        study.warn("corners-can-be-plugged", Subject::Rule(RuleKey::CornersStop), message, advice);
    }
}

/// A king who cannot be captured on the throne and may come back to it.
fn king_safe_on_the_throne(study: &mut Study<'_>) {
    let r = study.rules;
    let safe = r.throne != Throne::None && r.king_captured_throne == KingCapture::Never;
    if safe && r.throne_stop.includes(Piece::King) && r.encirclement == Encirclement::None {
        let (message, advice) = (warnings::king_safe_on_the_throne(), advice::king_safe_on_the_throne());
        study.warn("king-safe-on-the-throne", Subject::Rule(RuleKey::KingCapturedThrone), message, advice);
    }
}

/// Beside the throne one of the king's four sides is the throne itself, which must then count against him or hold an attacker.
fn king_safe_beside_the_throne(study: &mut Study<'_>) {
    let r = study.rules;
    let four = r.throne != Throne::None && r.king_captured_beside == KingCapture::Four;
    if four && !r.throne_hostile.to_king() && !r.throne_stop.includes(Piece::Attacker) {
        let (message, advice) = (warnings::king_safe_beside_the_throne(), advice::king_safe_beside_the_throne());
        study.warn("king-safe-beside-the-throne", Subject::Rule(RuleKey::KingCapturedBeside), message, advice);
    }
}

fn few_attackers(study: &mut Study<'_>) {
    let count = |side: Side| study.layout.pieces.iter().filter(|(_, piece)| piece.side() == side).count();
    let (attackers, defenders) = (count(Side::Attackers), count(Side::Defenders));
    let needed = match study.rules.king_captured_elsewhere {
        KingCapture::Two => 2,
        _ => 4,
    };
    let message = if attackers < needed {
        warnings::few_attackers(needed, attackers)
    } else if attackers <= defenders {
        warnings::fewer_than_defenders(attackers, defenders)
    } else {
        return;
    };
    study.warn("few-attackers", Subject::Layout, study.of_layout(message), advice::few_attackers());
}

/// Nothing ends a game that goes round in circles.
fn no_end(study: &mut Study<'_>) {
    if study.rules.repetition == Repetition::Ignored {
        let (message, advice) = (warnings::no_end(), advice::no_end());
        study.warn("no-end", Subject::Rule(RuleKey::Repetition), message, advice);
    }
}

/// A side that cannot move only waits, and to wall it in wins nothing.
fn walled_in_without_end(study: &mut Study<'_>) {
    let r = study.rules;
    if r.no_moves == NoMoves::Pass && r.encirclement == Encirclement::None {
        let (message, advice) = (warnings::walled_in_without_end(), advice::walled_in_without_end());
        study.warn("walled-in-without-end", Subject::Rule(RuleKey::NoMoves), message, advice);
    }
}
