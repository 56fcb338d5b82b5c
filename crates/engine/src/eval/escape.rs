//! The king's ways out: the goals it reaches in one, two or three moves if no other piece moves.

use super::features::Feature;
use super::tally::Tally;
use crate::board::View;

#[inline(always)]
pub(super) fn count(view: &View<'_>, tally: &mut impl Tally) {
    if view.position.king().is_none() {
        return;
    }
    let ways = &view.ways;
    if let out @ 1.. = ways.out {
        tally.case(Feature::WaysOut, out as usize - 1);
    }
    if let near @ 1.. = ways.one_move.and(&ways.goal_in_one).count() {
        tally.case(Feature::WaysInTwo, near as usize - 1);
    }
    if let far @ 1.. = ways.one_move.and(&ways.goal_in_two).count() {
        tally.case(Feature::WaysInThree, far as usize - 1);
    }
    let freedom = ways.one_move.count();
    tally.number(Feature::KingFreedom, freedom);
    tally.number(Feature::KingStuck, i32::from(freedom == 0));
}
