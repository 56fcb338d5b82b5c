//! The shieldwall: a row of two or more enemies side by side on the edge is captured together when each of them has a piece of the
//! mover's side directly in front of him and the row has one at either end. A corner point can be one of the ends where the rules say
//! so. The king helps where he is armed. In the row he does not save it, but stays himself, and so does a special piece that is not
//! captured between two like any man.

use crate::compiled::Compiled;
use crate::lines::{Grid, bits};
use crate::moves::Captures;
use crate::point::Point;
use crate::position::Position;
use crate::rules::{Shieldwall, SpecialCaptured};
use crate::side::{Piece, Side};

/// Adds the rows that the piece just come to `moved` captures: those that it is an end of, and if any closing move will do, the one that
/// it stands in front of. The board still has them.
pub(crate) fn shieldwall(position: &Position, compiled: &Compiled, moved: Point, mover: Piece, captures: &mut Captures) {
    if mover == Piece::King && !compiled.king_as_hammer {
        return;
    }
    let (side, size) = (mover.side(), position.size());
    for edge in Edge::ALL {
        let (line, place) = edge.line_and_place(moved);
        let (outer, inner) = edge.lines(size);
        let enemy = edge.word(position.occupied(side.other()), outer);
        let rows = if line == outer {
            if enemy & 0b101 << (place - 1) == 0 {
                continue;
            }
            [enemies_above(enemy, place), enemies_below(enemy, place)]
        } else if line == inner && compiled.shieldwall == Shieldwall::AnyMove && enemy >> place & 1 != 0 {
            [enemies_below(enemy, place) | 1 << place | enemies_above(enemy, place), 0]
        } else {
            continue;
        };
        for row in rows.into_iter().filter(|row| row.count_ones() >= 2) {
            if !Wall::new(position, compiled, edge, moved, side).holds(row) {
                continue;
            }
            for place in bits(row) {
                let point = edge.point(outer, place);
                let falls = match position.piece_of::<true>(side.other(), point) {
                    Piece::King => false,
                    Piece::Special(_, kind) => compiled.special_captured(kind) == SpecialCaptured::Two,
                    Piece::Attacker | Piece::Defender => true,
                };
                if falls {
                    captures.add(point);
                }
            }
        }
    }
}

/// One of the four edges.
#[derive(Clone, Copy)]
struct Edge {
    /// Whether it is a row, or else a column.
    is_row: bool,
    /// Whether it is the line with the lowest number.
    is_low: bool,
}

impl Edge {
    const ALL: [Edge; 4] = [
        Edge { is_row: true, is_low: true },
        Edge { is_row: true, is_low: false },
        Edge { is_row: false, is_low: true },
        Edge { is_row: false, is_low: false },
    ];

    /// The line that a point lies on, of those that run along this edge, and its place on it.
    const fn line_and_place(self, point: Point) -> (usize, usize) {
        if self.is_row { (point.row(), point.column()) } else { (point.column(), point.row()) }
    }

    /// The edge's own line and the one in front of it.
    const fn lines(self, size: usize) -> (usize, usize) {
        if self.is_low { (1, 2) } else { (size, size - 1) }
    }

    const fn word(self, grid: &Grid, line: usize) -> u32 {
        if self.is_row { grid.rows[line] } else { grid.columns[line] }
    }

    const fn point(self, line: usize, place: usize) -> Point {
        if self.is_row { Point::framed(place, line) } else { Point::framed(line, place) }
    }
}

/// What the mover has along one edge.
struct Wall {
    /// Pieces on the edge that can be the end of a row.
    ends: u32,
    /// Empty corner points that can be the other end.
    corners: u32,
    /// Pieces in front of the edge.
    front: u32,
}

impl Wall {
    fn new(position: &Position, compiled: &Compiled, edge: Edge, moved: Point, side: Side) -> Wall {
        let (outer, inner) = edge.lines(position.size());
        let (own, enemy) = (position.occupied(side), position.occupied(side.other()));
        let mut wall = Wall {
            ends: edge.word(own, outer),
            corners: edge.word(&compiled.shieldwall_ends, outer) & !edge.word(own, outer) & !edge.word(enemy, outer),
            front: edge.word(own, inner),
        };
        if side == Side::Defenders
            && !compiled.king_as_anvil
            && let Some(king) = position.king().filter(|king| *king != moved)
        {
            let (line, place) = edge.line_and_place(king);
            wall.ends &= !(u32::from(line == outer) << place);
            wall.front &= !(u32::from(line == inner) << place);
        }
        wall
    }

    /// Whether a row of enemies on the edge, as long as it goes, is held on all sides.
    fn holds(&self, row: u32) -> bool {
        let ends = (row << 1 | row >> 1) & !row;
        row & !self.front == 0 && ends & !(self.ends | self.corners) == 0 && ends & self.ends != 0
    }
}

/// The enemies side by side from the one just above a place.
const fn enemies_above(enemy: u32, place: usize) -> u32 {
    let above = enemy >> (place + 1);
    let row = above & !(above + 1);
    row << (place + 1)
}

/// The enemies side by side from the one just below a place. None stands on bit 0, the frame.
const fn enemies_below(enemy: u32, place: usize) -> u32 {
    let low = (1 << place) - 1;
    let gap = (!enemy & low | 1).ilog2();
    enemy & low & !((2 << gap) - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_of_enemies_ends_at_the_first_gap() {
        assert_eq!(enemies_above(0b0110_1110, 0), 0b0000_1110);
        assert_eq!(enemies_above(0b0110_1110, 4), 0b0110_0000);
        assert_eq!(enemies_above(0b0110_1110, 3), 0);
        assert_eq!(enemies_below(0b0110_1110, 4), 0b0000_1110);
        assert_eq!(enemies_below(0b0110_1110, 7), 0b0110_0000);
        assert_eq!(enemies_below(0b0110_1110, 5), 0);
    }
}
