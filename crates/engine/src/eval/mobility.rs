//! How much of the board each side's men reach with one move, and what they could capture there.

use hnefi_rules::Side;

use super::features::Feature;
use super::tally::Tally;
use crate::board::View;
use crate::board::captures;

#[inline(always)]
pub(super) fn count(view: &View<'_>, tally: &mut impl Tally) {
    let [attackers, defenders] = &view.reach;
    tally.number(Feature::ReachAttackers, attackers.count());
    tally.number(Feature::ReachDefenders, defenders.count());
    let lands =
        |side| captures::landing_points_of(view.position, view.tables, side, &view.attackers, &view.defenders, &view.king);
    if tally.wants(Feature::HangingDefenders) {
        tally.number(Feature::HangingDefenders, lands(Side::Attackers).and(attackers).count());
    }
    if tally.wants(Feature::HangingAttackers) {
        tally.number(Feature::HangingAttackers, lands(Side::Defenders).and(defenders).count());
    }
}
