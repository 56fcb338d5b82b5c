//! How the men of a side stand to one another.

use super::features::Feature;
use super::tally::Tally;
use crate::board::View;
use crate::board::bits::{Bits, ROWS};

#[inline(always)]
pub(super) fn count(view: &View<'_>, tally: &mut impl Tally) {
    if tally.wants(Feature::AttackersDiagonal) || tally.wants(Feature::AttackersAdjacent) {
        let [diagonal, adjacent] = neighbours(&view.attackers);
        tally.number(Feature::AttackersDiagonal, diagonal);
        tally.number(Feature::AttackersAdjacent, adjacent);
    }
    if tally.wants(Feature::DefendersDiagonal) || tally.wants(Feature::DefendersAdjacent) {
        let [diagonal, adjacent] = neighbours(&view.defenders);
        tally.number(Feature::DefendersDiagonal, diagonal);
        tally.number(Feature::DefendersAdjacent, adjacent);
    }
}

/// Pairs that touch diagonally, and along a line.
#[inline(always)]
fn neighbours(men: &Bits) -> [i32; 2] {
    let (mut diagonal, mut adjacent) = (0, 0);
    for rank in 0..ROWS {
        adjacent += (men.0[rank] & men.0[rank] << 1).count_ones();
    }
    for rank in 1..ROWS {
        let (below, above) = (men.0[rank - 1], men.0[rank]);
        diagonal += (below & above << 1).count_ones() + (below & above >> 1).count_ones();
        adjacent += (below & above).count_ones();
    }
    [diagonal as i32, adjacent as i32]
}
