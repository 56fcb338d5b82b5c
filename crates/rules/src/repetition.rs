//! Repetition: what happens when a position comes again. A position is board, side to move, and whether the king has moved where the
//! rules depend on it.

use crate::game::Ply;
use crate::outcome::{Outcome, Reason};
use crate::position::Position;
use crate::ruleset::{Repetition, RuleKey, Ruleset};
use crate::side::Side;

/// How often a position stood on the board before, counting the start.
fn earlier(start: &Position, plies: &[Ply], position: &Position) -> usize {
    let same = |p: &Position| p.hash() == position.hash() && p == position;
    plies.iter().filter(|ply| same(&ply.position)).count() + usize::from(same(start))
}

/// The outcome, if the last ply repeated a position once too often.
pub(crate) fn outcome(rules: &Ruleset, start: &Position, plies: &[Ply]) -> Option<Outcome> {
    let (last, before) = plies.split_last()?;
    let limit = match rules.rules().repetition {
        Repetition::Ignored => return None,
        Repetition::DrawAtSecond => 2,
        Repetition::DrawAtThird | Repetition::ThreatNotMoreThanTwice => 3,
    };
    if earlier(start, before, &last.position) + 1 < limit {
        return None;
    }
    if may_forbid(rules) && offender(rules, plies).is_some() {
        return None;
    }
    Some(Outcome::draw(Reason::Repetition, RuleKey::Repetition))
}

/// Whether the rule on repetition ever forbids a move.
pub(crate) fn may_forbid(rules: &Ruleset) -> bool {
    rules.rules().repetition == Repetition::ThreatNotMoreThanTwice
}

/// Whether the side to move may not make a move because it leads to `next`: only under the rule that a threat may not be repeated more
/// than twice, when `next` stood on the board twice before and in the cycle that leads back to it the mover alone threatened.
pub(crate) fn is_forbidden(rules: &Ruleset, start: &Position, plies: &[Ply], next: Ply) -> bool {
    if earlier(start, plies, &next.position) < 2 {
        return false;
    }
    let mover = next.side;
    let mut with_next = plies.to_vec();
    with_next.push(next);
    offender(rules, &with_next) == Some(mover)
}

/// The side that alone threatened in the cycle that the last ply closes: the king to escape, or the attackers to capture him.
fn offender(rules: &Ruleset, plies: &[Ply]) -> Option<Side> {
    let (last, before) = plies.split_last()?;
    let cycle_start = before.iter().rposition(|ply| ply.position == last.position).map_or(0, |i| i + 1);
    let threatened =
        |side: Side| plies[cycle_start..].iter().any(|ply| ply.side == side && threatens(rules, side, &ply.position));
    match (threatened(Side::Attackers), threatened(Side::Defenders)) {
        (true, false) => Some(Side::Attackers),
        (false, true) => Some(Side::Defenders),
        _ => None,
    }
}

/// Whether a side, having just moved, threatens to win with its next move.
fn threatens(rules: &Ruleset, side: Side, after: &Position) -> bool {
    let compiled = rules.compiled();
    match side {
        Side::Defenders => after.ways_out(compiled) > 0,
        Side::Attackers => {
            let again = after.passed();
            again.legal_moves(compiled).into_iter().any(|mv| again.clone().play(compiled, mv).king_captured)
        }
    }
}
