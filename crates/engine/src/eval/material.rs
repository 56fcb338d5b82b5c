//! How many men there are.

use super::features::Feature;
use super::tally::Tally;
use crate::board::View;

#[inline(always)]
pub(super) fn count(view: &View<'_>, tally: &mut impl Tally) {
    tally.number(Feature::Attackers, view.attackers.count());
    tally.number(Feature::Defenders, view.men.count());
}
