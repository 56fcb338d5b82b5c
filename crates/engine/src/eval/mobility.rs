//! How much of the board each side's men reach with one move, and what they could capture there.

use hnefi_rules::Side;

use super::features::Term;
use super::tally::Tally;
use crate::board::View;
use crate::board::captures;

#[inline(always)]
pub(super) fn count(view: &View<'_>, tally: &mut impl Tally) {
    let [attackers, defenders] = &view.reach;
    tally.number(Term::ReachAttackers, attackers.count());
    tally.number(Term::ReachDefenders, defenders.count());
    let lands =
        |side| captures::landing_points_of(view.position, view.tables, side, &view.attackers, &view.defenders, &view.king);
    if tally.wants(Term::HangingDefenders) {
        tally.number(Term::HangingDefenders, lands(Side::Attackers).and(attackers).count());
    }
    if tally.wants(Term::HangingAttackers) {
        tally.number(Term::HangingAttackers, lands(Side::Defenders).and(defenders).count());
    }
}
