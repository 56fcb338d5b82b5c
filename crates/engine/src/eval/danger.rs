//! The king's danger: how many attackers still have to come to its side before it is captured, by the rule of the zone it stands in, and
//! who stands beside it.

use hnefi_rules::{Point, Side};

use super::features::Feature;
use super::tally::Tally;
use crate::board::View;
use crate::board::bits::{Bits, ROWS};
use crate::board::threats;

/// The distance in steps from which an attacker is not near.
const FAR: usize = 8;

#[inline(always)]
pub(super) fn count(view: &View<'_>, tally: &mut impl Tally) {
    let Some(king) = view.position.king() else { return };
    if let Some(missing @ 1..) = threats::captors_missing(view.position, view.tables) {
        tally.case(Feature::CaptorsMissing, missing as usize - 1);
    }
    if tally.wants(Feature::NearKing) {
        tally.number(Feature::NearKing, nearness(&view.attackers, king));
    }
    if tally.wants(Feature::BesideKing) || tally.wants(Feature::Guards) || tally.wants(Feature::BesideReached) {
        let beside = view.king.beside();
        if let reached @ 1.. = beside.and(&view.reach[Side::Attackers as usize]).count() {
            tally.case(Feature::BesideReached, reached as usize - 1);
        }
        if let attackers @ 1.. = beside.and(&view.attackers).count() {
            tally.case(Feature::BesideKing, attackers as usize - 1);
        }
        tally.number(Feature::Guards, beside.and(&view.defenders).count());
    }
}

/// How near pieces are to a point: each counts as many steps as it is short of [`FAR`], also diagonally.
#[inline(always)]
fn nearness(pieces: &Bits, point: Point) -> i32 {
    let (file, rank) = (point.file(), point.rank());
    let mut near = 0;
    for steps in 1..FAR {
        // The square of points that many steps away or nearer.
        let files = (1 << (file + steps + 1)) - (1 << file.saturating_sub(steps));
        for row in 0..ROWS {
            let within = if row.abs_diff(rank) <= steps { files } else { 0 };
            near += (pieces.0[row] & within).count_ones();
        }
    }
    near as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_count_by_how_many_steps_they_are_short_of_being_far() {
        for (point, other, steps) in
            [("k10", "k10", 0), ("a1", "h8", 7), ("a1", "i1", 8), ("s19", "p18", 3), ("j4", "d2", 6), ("b19", "a13", 6)]
        {
            let (point, other): (Point, Point) = (point.parse().expect(point), other.parse().expect(other));
            let mut pieces = Bits::EMPTY;
            pieces.add(other);
            // Where it stands itself it is as near as one step away.
            assert_eq!(nearness(&pieces, point), FAR as i32 - 1.max(steps), "{point} {other}");
        }
    }
}
