//! How many men there are.

use super::View;
use super::terms::{Tally, Term};

#[inline(always)]
pub(super) fn count(view: &View<'_>, tally: &mut impl Tally) {
    tally.number(Term::Attackers, view.attackers.count());
    tally.number(Term::Defenders, view.men.count());
}
