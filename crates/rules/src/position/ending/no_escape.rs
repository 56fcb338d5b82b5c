//! A king's side that can neither escape any more nor build a fort: the rule of hnefatafl.org. Either all corners are blocked and too few
//! men, or too few points of the edge, are left for a fort, or the king himself is trapped on the edge.

use crate::compiled::Compiled;
use crate::flood::flood_past;
use crate::lines::Lines;
use crate::point::{Direction, MAX_SIZE, Point};
use crate::position::Position;
use crate::side::Side;

/// With fewer men there is no fort.
const MEN_OF_A_FORT: u32 = 4;
/// Three attackers block a corner, and one more has to move.
const ATTACKERS_TO_HOLD_CORNERS: u32 = 13;
/// With fewer men there is no fort on [`NARROW`] points.
const MEN_OF_A_WIDE_FORT: u32 = 6;
/// This many open points of the edge in a row are too few for a small fort.
const NARROW: u32 = 3;
/// This many are too few for any fort.
const TOO_NARROW: u32 = 2;

/// Whether the king's side can win no more.
pub(crate) fn has_no_escape(position: &Position, compiled: &Compiled) -> bool {
    king_is_trapped(position, compiled) || fort_is_out_of_reach(position, compiled)
}

fn fort_is_out_of_reach(position: &Position, compiled: &Compiled) -> bool {
    let Some(blocked) = blocked_corners(position, compiled) else { return false };
    let men = position.count(Side::Defenders) - 1;
    let narrow = |most| edge_is_narrow(position, &blocked, most);
    men < MEN_OF_A_FORT && position.count(Side::Attackers) >= ATTACKERS_TO_HOLD_CORNERS
        || men < MEN_OF_A_WIDE_FORT && narrow(NARROW)
        || narrow(TOO_NARROW)
}

/// The points that the attackers keep around the places of escape, if they keep the defenders away from each: no way leads there past them.
/// An attacker beside a corner that is hostile to him keeps nobody away, unless another behind him keeps him from being captured.
fn blocked_corners(position: &Position, compiled: &Compiled) -> Option<Lines> {
    let size = position.size();
    let attackers = &position.occupied(Side::Attackers).rows;
    let board = (2 << size) - 2;
    let mut open: Lines = [0; MAX_SIZE + 2];
    (1..=size).for_each(|row| open[row] = board & !attackers[row]);
    for corner in compiled.goals().filter(|corner| compiled.hostile_to_attackers.has(*corner)) {
        for direction in Direction::ALL {
            let Some(beside) = corner.neighbour(direction, size) else { continue };
            let held = beside.neighbour(direction, size).is_some_and(|behind| has(attackers, behind));
            if !held {
                open[beside.row()] |= 1 << beside.column();
            }
        }
    }
    flood_past(&compiled.goal.rows, &open, &position.occupied(Side::Defenders).rows, size)
}

/// Whether on each edge of the board the points that the attackers neither hold nor keep lie side by side and are no more than `most`.
fn edge_is_narrow(position: &Position, kept: &Lines, most: u32) -> bool {
    let size = position.size();
    let board = (2 << size) - 2;
    let attackers = &position.occupied(Side::Attackers).rows;
    let free = |row: usize| board & !attackers[row] & !kept[row];
    let upright = |column: usize| (1..=size).fold(0, |word, row| word | (free(row) >> column & 1) << row);
    [free(1), free(size), upright(1), upright(size)].into_iter().all(|free| {
        let side_by_side = free == 0 || (free + (free & free.wrapping_neg())) & free == 0;
        side_by_side && free.count_ones() <= most
    })
}

/// Whether the king is trapped on the edge: on either side of him two attackers, or one and a corner, two in front of him, one behind the
/// other, and, if he has more than one man left, two more beside those.
fn king_is_trapped(position: &Position, compiled: &Compiled) -> bool {
    let size = position.size();
    let Some(king) = position.king().filter(|king| king.is_on_edge(size)) else { return false };
    let attackers = &position.occupied(Side::Attackers).rows;
    let attacker = |point: Option<Point>| point.is_some_and(|point| has(attackers, point));
    let along = |from: Point, direction| from.neighbour(direction, size);
    Direction::ALL.into_iter().filter(|inward| along(king, inward.opposite()).is_none()).any(|inward| {
        let sides = Direction::ALL.into_iter().filter(|d| *d != inward && *d != inward.opposite());
        let shut = |side: Direction| {
            let Some(next) = along(king, side) else { return false };
            let second = along(next, side);
            has(attackers, next) && (attacker(second) || second.is_some_and(|point| compiled.corner_points.has(point)))
        };
        let two_in_front = |of: Point| {
            let first = along(of, inward);
            attacker(first) && attacker(first.and_then(|first| along(first, inward)))
        };
        let beside = |side: Direction| along(king, side).is_some_and(two_in_front);
        sides.clone().all(shut) && two_in_front(king) && (position.count(Side::Defenders) <= 2 || sides.clone().any(beside))
    })
}

fn has(lines: &Lines, point: Point) -> bool {
    lines[point.row()] >> point.column() & 1 != 0
}
