//! How many men there are, and how far from the edge they stand.

use hnefi_rules::Side;

use super::View;
use super::terms::{Tally, Term};

#[inline(always)]
pub(super) fn count(view: &View<'_>, tally: &mut impl Tally) {
    tally.number(Term::Attackers, view.attackers.count());
    tally.number(Term::Defenders, view.men.count());
    if tally.wants(Term::AttackersRing) {
        rings(view, Side::Attackers, |ring, number| tally.count(Term::AttackersRing, ring, number));
    }
    if tally.wants(Term::DefendersRing) {
        rings(view, Side::Defenders, |ring, number| tally.count(Term::DefendersRing, ring, number));
    }
}

/// The number of pieces on each ring of points at the same distance from the edge: its two files, and its two ranks without their ends.
#[inline(always)]
fn rings(view: &View<'_>, side: Side, mut tell: impl FnMut(usize, i32)) {
    let (position, last) = (view.position, view.terrain.size - 1);
    let span = |from: usize, to: usize| ((2_u32 << to) - 1) & !((1 << from) - 1);
    for ring in 0..=last / 2 {
        let opposite = last - ring;
        let in_file = |file| (position.on_file(side, file) & span(ring, opposite)).count_ones();
        let in_rank = |rank| (position.on_rank(side, rank) & span(ring + 1, opposite.saturating_sub(1))).count_ones();
        let number =
            if ring == opposite { in_file(ring) } else { in_file(ring) + in_file(opposite) + in_rank(ring) + in_rank(opposite) };
        tell(ring.min(9), number as i32);
    }
}
