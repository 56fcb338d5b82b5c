//! Repetition: what happens when a position comes again. A position is board, side to move, whether the king has moved where the rules
//! depend on it, and a piece that may go on capturing. Where nothing may stand on the board twice, the side to move makes no difference.

use crate::outcome::{Outcome, Reason};
use crate::ply::Ply;
use crate::position::Position;
use crate::rules::{Repetition, RepetitionBan, RepetitionResult, RuleKey};
use crate::side::Side;
use crate::variant::Variant;

/// How often a position stood on the board before, counting the start.
fn earlier(rule: Repetition, start: &Position, plies: &[Ply], position: &Position) -> usize {
    let turned = (rule.is_of_the_board() && position.going_on().is_none()).then(|| position.passed());
    let is = |p: &Position, q: &Position| p.hash() == q.hash() && p == q;
    let same = |p: &Position| is(p, position) || turned.as_ref().is_some_and(|turned| is(p, turned));
    plies.iter().filter(|ply| same(&ply.position)).count() + usize::from(same(start))
}

/// The outcome, if the last ply repeated a position once too often.
pub(crate) fn outcome(variant: &Variant, start: &Position, plies: &[Ply]) -> Option<Outcome> {
    let (last, before) = plies.split_last()?;
    let rule = variant.rules().repetition;
    let limit = rule.occurrence()?;
    if earlier(rule, start, before, &last.position) + 1 < limit {
        return None;
    }
    let winner = match rule.result(last.side) {
        RepetitionResult::Nothing => return None,
        RepetitionResult::Draw => None,
        // The offender was kept from this; the other side may bring the position about again.
        RepetitionResult::DrawUnlessOneThreatens if offender(variant, plies).is_some() => return None,
        RepetitionResult::DrawUnlessOneThreatens => None,
        RepetitionResult::AggressorLoses => offender(variant, plies).map(Side::other),
        RepetitionResult::Win(side) => Some(side),
    };
    Some(Outcome { winner, reason: Reason::Repetition, rule: Some(RuleKey::Repetition) })
}

/// Whether the rule on repetition ever forbids a move.
pub(crate) fn may_forbid(variant: &Variant) -> bool {
    Side::BOTH.into_iter().any(|side| variant.rules().repetition.ban(side) != RepetitionBan::Never)
}

/// Whether the side to move may not make a move because it leads to `next`, which stood on the board before as often as it may: forbidden
/// to all, to the defenders, to the side that threatens there, or to the side that alone threatened in the cycle that leads back to it.
pub(crate) fn is_forbidden(variant: &Variant, start: &Position, plies: &[Ply], next: Ply) -> bool {
    let rule = variant.rules().repetition;
    if rule.occurrence().is_none_or(|limit| earlier(rule, start, plies, &next.position) + 1 < limit) {
        return false;
    }
    let mover = next.side;
    match rule.ban(mover) {
        RepetitionBan::Never => false,
        RepetitionBan::Always => true,
        RepetitionBan::IfThreatening => threatens(variant, mover, &next.position),
        RepetitionBan::IfAloneThreatening => {
            let mut with_next = plies.to_vec();
            with_next.push(next);
            offender(variant, &with_next) == Some(mover)
        }
    }
}

/// The side that alone threatened to win in the cycle that the last ply closes.
fn offender(variant: &Variant, plies: &[Ply]) -> Option<Side> {
    let (last, before) = plies.split_last()?;
    let cycle_start = before.iter().rposition(|ply| ply.position == last.position).map_or(0, |i| i + 1);
    let threatened =
        |side: Side| plies[cycle_start..].iter().any(|ply| ply.side == side && threatens(variant, side, &ply.position));
    match (threatened(Side::Attackers), threatened(Side::Defenders)) {
        (true, false) => Some(Side::Attackers),
        (false, true) => Some(Side::Defenders),
        _ => None,
    }
}

/// Whether a side, having just moved, threatens to win with its next move, be it by what becomes of the king or by the board as a whole.
fn threatens(variant: &Variant, side: Side, after: &Position) -> bool {
    let compiled = variant.compiled();
    if side == Side::Defenders && (after.ways_out(compiled) > 0 || !compiled.exit_fort) {
        return after.ways_out(compiled) > 0;
    }
    let again = if after.side() == side { after.clone() } else { after.passed() };
    again.legal_moves(compiled).into_iter().any(|mv| {
        let effect = again.clone().play(compiled, mv);
        effect.king_captured || effect.ending.is_some_and(|ending| ending.winner() == side)
    })
}
