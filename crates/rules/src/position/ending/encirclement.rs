//! Encirclement: the king and all his men are cut off from the edge, every one of them. No path along rows and columns, over points
//! where no attacker stands, leads from any of them to the edge.

use crate::flood::flood_meets;
use crate::lines::Lines;
use crate::point::{MAX_SIZE, Point};
use crate::position::Position;
use crate::side::Side;

/// Whether king and men are encircled.
pub(crate) fn encircled(position: &Position) -> bool {
    !sees_the_edge(position) && !reaches_the_edge(position)
}

/// Whether a defender is the outermost piece of some row or column: the usual case, and quickly seen.
fn sees_the_edge(position: &Position) -> bool {
    let (attackers, defenders) = (position.occupied(Side::Attackers), position.occupied(Side::Defenders));
    let outermost = |attackers: u32, defenders: u32| {
        let all = attackers | defenders;
        // The lowest piece, or the highest: without a defender nothing is left of either.
        defenders & all & all.wrapping_neg() != 0 || defenders > attackers
    };
    (1..=position.size()).any(|line| {
        outermost(attackers.rows[line], defenders.rows[line]) || outermost(attackers.columns[line], defenders.columns[line])
    })
}

fn reaches_the_edge(position: &Position) -> bool {
    let size = position.size();
    let board = (2 << size) - 2;
    let ends = 2 | 1 << size;
    let attackers = &position.occupied(Side::Attackers).rows;
    let mut open: Lines = [0; MAX_SIZE + 2];
    let mut edge: Lines = [0; MAX_SIZE + 2];
    for row in 1..=size {
        open[row] = board & !attackers[row];
        edge[row] = open[row] & if row == 1 || row == size { board } else { ends };
    }
    flood_meets(&edge, &open, &position.occupied(Side::Defenders).rows, size)
}

/// Whether an attacker that has come to `point` may have cut something off that hung together before: the points beside his that have no
/// attacker do not all hang together around him. If they do, and no defender was lost, nobody is encircled who was not before.
#[inline]
pub(crate) fn may_cut_off(position: &Position, point: Point) -> bool {
    let rows = &position.occupied(Side::Attackers).rows;
    let row = point.row();
    cuts_in([rows[row + 1], rows[row], rows[row - 1]], point)
}

/// The same for ways that end elsewhere than on the edge: what lies off the board leads nowhere.
pub(super) fn cuts(attackers: &Lines, point: Point, size: usize) -> bool {
    let outside = !((2 << size) - 2);
    let row = |row: usize| if (1..=size).contains(&row) { attackers[row] | outside } else { u32::MAX };
    cuts_in([row(point.row() + 1), row(point.row()), row(point.row() - 1)], point)
}

#[inline]
fn cuts_in(rows: [u32; 3], point: Point) -> bool {
    let block = rows.into_iter().fold(0, |block, row| block << 3 | (row >> (point.column() - 1) & 0b111) as usize);
    CUTS[block / 64] >> (block % 64) & 1 != 0
}

/// For each way in which attackers can stand on a block of three by three points, whether the one in the middle cuts.
const CUTS: [u64; 8] = {
    let mut cuts = [0; 8];
    let mut block = 0;
    while block < 512 {
        if cuts_apart(block) {
            cuts[block / 64] |= 1 << (block % 64);
        }
        block += 1;
    }
    cuts
};

const fn cuts_apart(block: usize) -> bool {
    /// The points around the middle in a circle; every second one is beside it.
    const CIRCLE: [usize; 8] = [0, 1, 2, 5, 8, 7, 6, 3];
    // Stretches of the circle without an attacker that hold a point beside the middle; a circle without a gap is one.
    let mut stretches = 0;
    let mut step = 0;
    while step < 8 {
        let begins = block >> CIRCLE[(step + 7) % 8] & 1 != 0;
        let mut length = 0;
        let mut beside = false;
        while begins && length < 8 && block >> CIRCLE[(step + length) % 8] & 1 == 0 {
            beside |= (step + length) % 2 == 1;
            length += 1;
        }
        if beside {
            stretches += 1;
        }
        step += 1;
    }
    stretches > 1
}
