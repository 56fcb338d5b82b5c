//! How many men there are.

use super::features::Term;
use super::tally::Tally;
use crate::board::View;

#[inline(always)]
pub(super) fn count(view: &View<'_>, tally: &mut impl Tally) {
    tally.number(Term::Attackers, view.attackers.count());
    tally.number(Term::Defenders, view.men.count());
}
