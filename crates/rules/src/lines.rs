//! Sets of points as words, one a row and one a column, so that a slide along either axis is a matter of bits.
//!
//! Bit `c` of row word `r` is the point on column `c` and row `r`; bit `r` of column word `c` is the same point. Columns and rows count
//! from 1: bits 0 and size + 1 are the frame around the board, set in walls, so that no slide ever tests for an edge.

use crate::point::{MAX_SIZE, Point};

/// One word a line, the frame's two lines included.
pub(crate) type Lines = [u32; MAX_SIZE + 2];

/// A set of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Grid {
    pub(crate) rows: Lines,
    pub(crate) columns: Lines,
}

impl Grid {
    pub(crate) const fn empty() -> Grid {
        Grid { rows: [0; MAX_SIZE + 2], columns: [0; MAX_SIZE + 2] }
    }

    /// The frame around a board, on every line of it.
    pub(crate) fn frame(size: usize) -> Grid {
        let ends = 1 | 1 << (size + 1);
        let mut grid = Grid::empty();
        grid.rows[1..=size].fill(ends);
        grid.columns[1..=size].fill(ends);
        grid
    }

    #[inline]
    pub(crate) const fn has(&self, point: Point) -> bool {
        self.rows[point.row()] >> point.column() & 1 != 0
    }

    #[inline]
    pub(crate) const fn toggle(&mut self, point: Point) {
        self.rows[point.row()] ^= 1 << point.column();
        self.columns[point.column()] ^= 1 << point.row();
    }

    /// Takes a point out and puts another in, on the same row or column.
    #[inline(always)]
    pub(crate) const fn shift(&mut self, from: Point, to: Point) {
        // The line that both share is written once: a second write would wait for the first.
        let (row, column) = (from.row(), from.column());
        if row == to.row() {
            self.rows[row] ^= 1 << column | 1 << to.column();
            self.columns[column] ^= 1 << row;
            self.columns[to.column()] ^= 1 << row;
        } else {
            self.columns[column] ^= 1 << row | 1 << to.row();
            self.rows[row] ^= 1 << column;
            self.rows[to.row()] ^= 1 << column;
        }
    }

    pub(crate) const fn set(&mut self, point: Point) {
        if !self.has(point) {
            self.toggle(point);
        }
    }

    pub(crate) const fn clear(&mut self, point: Point) {
        if self.has(point) {
            self.toggle(point);
        }
    }

    /// The points of the set on a board, row by row.
    pub(crate) fn points(&self, size: usize) -> impl Iterator<Item = Point> {
        (1..=size).flat_map(move |row| bits(self.rows[row]).map(move |column| Point::framed(column, row)))
    }
}

/// The positions of the bits set in a word, lowest first: the files of a [`Position::on_rank`](crate::Position::on_rank), say.
#[inline]
pub fn bits(mut word: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (word != 0).then(|| {
            let bit = word.trailing_zeros() as usize;
            word &= word - 1;
            bit
        })
    })
}

/// The stretch of a line that a piece at bit `at` looks along: everything up to and including the nearest obstacle on either side,
/// without its own point. `obstacles` must have a bit on both sides of `at`; the frame sees to it.
#[inline]
pub(crate) const fn reach(obstacles: u32, at: usize) -> u32 {
    let own = 1u32 << at;
    let below = obstacles & (own - 1);
    let above = obstacles & !(own | (own - 1));
    let lowest = 31 - (below | 1).leading_zeros();
    let highest = (above | 1 << 31).trailing_zeros();
    (u32::MAX >> (31 - highest)) & (u32::MAX << lowest) & !own
}

/// The open bits that pieces come to by going up a line, each until something stands in its way. A piece may itself stand on an open bit,
/// and then another may come to where it stands.
#[inline]
#[must_use]
pub const fn run_up(pieces: u32, open: u32) -> u32 {
    // A carry runs through each stretch of open bits that has a piece below it.
    let first = (pieces << 1) & open;
    (open & !open.wrapping_add(first)) | first
}

/// The same, going down. There is no carry in this direction: the distance doubles with each step.
#[inline]
#[must_use]
pub const fn run_down(pieces: u32, open: u32) -> u32 {
    let mut reached = (pieces >> 1) & open;
    let mut through = open;
    reached |= (reached >> 1) & through;
    through &= through >> 1;
    reached |= (reached >> 2) & through;
    through &= through >> 2;
    reached |= (reached >> 4) & through;
    through &= through >> 4;
    reached |= (reached >> 8) & through;
    through &= through >> 8;
    reached | (reached >> 16) & through
}

/// The bits at most `distance` (up to 31) away from bit `at`.
#[inline]
pub(crate) const fn within(at: usize, distance: u32) -> u32 {
    ((((1u64 << (2 * distance + 1)) - 1) << at) >> distance) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reach_stops_at_the_nearest_obstacles() {
        assert_eq!(reach(0b1000_0001, 3), 0b1111_0111);
        assert_eq!(reach(0b1001_0101, 3), 0b0001_0100);
        assert_eq!(reach(0b1001_0101 | 1 << 20, 10), 0b1_1111_1111_1011_1000_0000);
    }

    #[test]
    fn runs_go_as_far_as_the_reach_of_each_piece() {
        let mut state = 1_u32;
        for _ in 0..10_000 {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let pieces = state >> 7 & state >> 3 & 0x000f_fffe;
            let open = !(pieces | state >> 11 & state >> 2) & 0x000f_fffe;
            let reached = |at: usize| reach(!open, at) & open;
            let (mut up, mut down) = (0, 0);
            for at in bits(pieces) {
                up |= reached(at) & !((1 << at) - 1);
                down |= reached(at) & ((1 << at) - 1);
            }
            assert_eq!((run_up(pieces, open), run_down(pieces, open)), (up, down), "{pieces:b} {open:b}");
        }
    }

    #[test]
    fn within_a_distance_on_either_side() {
        assert_eq!(within(3, 1), 0b1_1100);
        assert_eq!(within(1, 2), 0b1111);
        assert_eq!(within(20, 31), u32::MAX);
        assert_eq!(within(0, 31), u32::MAX);
    }

    #[test]
    fn a_set_holds_what_was_set() {
        let mut grid = Grid::empty();
        let points: Vec<Point> = ["a1", "s19", "d8"].map(|t| t.parse().expect(t)).to_vec();
        points.iter().for_each(|p| grid.set(*p));
        assert!(points.iter().all(|p| grid.has(*p)));
        grid.clear(points[0]);
        assert_eq!(grid.points(MAX_SIZE).count(), 2);
    }
}
