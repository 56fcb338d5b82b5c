//! How much of the board each side's men reach with one move, and what they could capture there.

use hnefi_rules::Side;

use super::View;
use super::terms::{Tally, Term};
use crate::bits::Bits;
use crate::captures;

#[inline(always)]
pub(super) fn count(view: &View<'_>, tally: &mut impl Tally) {
    let attackers = reach(view, Side::Attackers, &view.attackers);
    let defenders = reach(view, Side::Defenders, &view.men);
    tally.number(Term::ReachAttackers, attackers.count());
    tally.number(Term::ReachDefenders, defenders.count());
    let lands = |side| captures::landing_points_of(view.position, view.terrain, side);
    if tally.wants(Term::HangingDefenders) {
        tally.number(Term::HangingDefenders, lands(Side::Attackers).and(&attackers).count());
    }
    if tally.wants(Term::HangingAttackers) {
        tally.number(Term::HangingAttackers, lands(Side::Defenders).and(&defenders).count());
    }
}

#[inline(always)]
fn reach(view: &View<'_>, side: Side, men: &Bits) -> Bits {
    let free = view.empty.and(view.terrain.men_pass(side));
    men.slide_within(&free, view.terrain.men_speed(side)).and(view.terrain.men_stop(side))
}
