//! Whether both sides can reach their aim, and the game its end.

use super::{Study, Subject};
use crate::ruleset::rules::RuleKey;
use crate::ruleset::values::{Encirclement, KingCapture, NoMoves, Repetition, Throne};
use crate::side::{Piece, Side};

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
        let message =
            "attackers may stop on the corner points, and those standing there shut the king's way out for good".to_owned();
        study.warn(
            "corners-can-be-plugged",
            Subject::Rule(RuleKey::CornersStop),
            message,
            "write `king` or `defenders-and-king`, or let the king escape at the edge",
        );
    }
}

/// A king who cannot be captured on the throne and may come back to it.
fn king_safe_on_the_throne(study: &mut Study<'_>) {
    let r = study.rules;
    let safe = r.throne != Throne::None && r.king_captured_throne == KingCapture::Never;
    if safe && r.throne_stop.includes(Piece::King) && r.encirclement == Encirclement::None {
        let message = "the king cannot be captured on the throne and may come back to it: he can sit there for good".to_owned();
        study.warn(
            "king-safe-on-the-throne",
            Subject::Rule(RuleKey::KingCapturedThrone),
            message,
            "write `four`, or do not let him stop on the throne again, or add `encirclement`",
        );
    }
}

/// Beside the throne one of the king's four sides is the throne itself, which must then count against him or hold an attacker.
fn king_safe_beside_the_throne(study: &mut Study<'_>) {
    let r = study.rules;
    let four = r.throne != Throne::None && r.king_captured_beside == KingCapture::Four;
    if four && !r.throne_hostile.to_king() && !r.throne_stop.includes(Piece::Attacker) {
        let message = "beside the throne the king is never captured: one of his four sides is the throne, which is not hostile to him and where no \
                       attacker may stand"
            .to_owned();
        study.warn(
            "king-safe-beside-the-throne",
            Subject::Rule(RuleKey::KingCapturedBeside),
            message,
            "make the throne hostile to the king (`throne-hostile`), or write `two`, or `never` if that is meant",
        );
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
        format!(
            "layout `{}`: to capture the king in the open takes {needed} attackers, and there are {attackers}",
            study.layout.id
        )
    } else if attackers <= defenders {
        format!("layout `{}`: {attackers} attackers are to surround a side of {defenders}", study.layout.id)
    } else {
        return;
    };
    study.warn("few-attackers", Subject::Layout, message, "in most games of the family the attackers are twice as many");
}

/// Nothing ends a game that goes round in circles.
fn no_end(study: &mut Study<'_>) {
    if study.rules.repetition == Repetition::Ignored {
        let message = "nothing ends a game that goes round in circles".to_owned();
        study.warn(
            "no-end",
            Subject::Rule(RuleKey::Repetition),
            message,
            "write `draw-at-third`, or leave it to the players to agree on a draw",
        );
    }
}

/// A side that cannot move only waits, and to wall it in wins nothing.
fn walled_in_without_end(study: &mut Study<'_>) {
    let r = study.rules;
    if r.no_moves == NoMoves::Pass && r.encirclement == Encirclement::None {
        let message = "a side that is walled in only loses its turns, and those who walled it in win nothing".to_owned();
        study.warn(
            "walled-in-without-end",
            Subject::Rule(RuleKey::NoMoves),
            message,
            "write `loss` or `draw`, or add `encirclement`",
        );
    }
}
