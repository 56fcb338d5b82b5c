//! The first moves: a game that is over before it has begun.

use hnefi_rules::rules::RuleKey;
use hnefi_rules::{Move, Position, Side};

use super::{Study, Subject};
use crate::remarks::{advice, warnings};

pub(super) fn look(study: &mut Study<'_>) {
    let start = Position::start(study.set);
    let moves = start.legal_moves(study.compiled);
    if moves.is_empty() {
        let message = match start.side() {
            Side::Attackers => warnings::attackers_cannot_move(),
            Side::Defenders => warnings::defenders_cannot_move(),
        };
        study.warn("no-first-move", Subject::Layout, study.of_layout(message), advice::no_first_move());
    } else if let Some(mv) = winning(study, &start) {
        let message = match start.side() {
            Side::Attackers => warnings::attackers_win_at_once(mv),
            Side::Defenders => warnings::defenders_win_at_once(mv),
        };
        study.warn("wins-at-once", Subject::Rule(RuleKey::First), study.of_layout(message), advice::wins_at_once());
    } else if let Some(answer) = unstoppable(study, &start, &moves) {
        let message = study.of_layout(warnings::escapes_at_once(answer));
        study.warn("escapes-at-once", Subject::Layout, message, advice::escapes_at_once());
    }
}

/// A move by which the side to move wins.
fn winning(study: &Study<'_>, position: &Position) -> Option<Move> {
    let wins = |mv: &Move| {
        let mut after = position.clone();
        let effect = after.play(study.compiled, *mv);
        effect.king_escaped || effect.king_captured || effect.ending.is_some_and(|ending| ending.winner() == position.side())
    };
    position.legal_moves(study.compiled).into_iter().find(wins)
}

/// A move by which the king escapes, if the attackers begin and none of their first moves prevents it.
fn unstoppable(study: &Study<'_>, start: &Position, moves: &[Move]) -> Option<Move> {
    if start.side() != Side::Attackers {
        return None;
    }
    let mut answers = moves.iter().map(|mv| {
        let mut after = start.clone();
        after.play(study.compiled, *mv);
        after.escape_move(study.compiled)
    });
    let first = answers.next()??;
    answers.all(|answer| answer.is_some()).then_some(first)
}
