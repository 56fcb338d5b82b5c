//! The king's danger: how many attackers still have to come to his side before he is captured, by the rule of the zone he stands in, and
//! who stands beside him.

use hnefi_rules::Side;

use super::View;
use super::terms::{Tally, Term};
use crate::bits::Bits;
use crate::threats;

/// So many steps away an attacker is not near any more.
const FAR: usize = 8;

#[inline(always)]
pub(super) fn count(view: &View<'_>, tally: &mut impl Tally) {
    let Some(king) = view.position.king() else { return };
    if let Some(missing @ 1..) = threats::captors_missing(view.position, view.terrain) {
        tally.case(Term::CaptorsMissing, missing as usize - 1);
    }
    let mut at = Bits::EMPTY;
    at.add(king);
    if tally.wants(Term::NearKing) {
        let (mut around, mut near) = (at, 0);
        for _ in 1..FAR {
            around = around.grown();
            near += around.and(&view.attackers).count();
        }
        tally.number(Term::NearKing, near);
    }
    if tally.wants(Term::BesideKing) || tally.wants(Term::Guards) || tally.wants(Term::BesideReached) {
        let beside = at.beside();
        if let reached @ 1.. = beside.and(&view.reach[Side::Attackers as usize]).count() {
            tally.case(Term::BesideReached, reached as usize - 1);
        }
        if let attackers @ 1.. = beside.and(&view.attackers).count() {
            tally.case(Term::BesideKing, attackers as usize - 1);
        }
        tally.number(Term::Guards, beside.and(&view.defenders).count());
    }
}
