//! Counting moves without listing them. What a piece can do along a line depends on that line alone, so moves are counted line by line,
//! and a move that has changed a few lines has changed the counts of those.

use super::{Made, Position};
use crate::compiled::{Compiled, Paths};
use crate::lines::{Lines, bits, reach, run_down, run_up};
use crate::moves::Move;
use crate::point::{MAX_SIZE, Point};
use crate::side::{Piece, Side};

/// Rows or columns.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Axis {
    Rows,
    Columns,
}

/// How many moves a side has along each line: its moves, if it were its turn.
pub(crate) struct LineCounts {
    side: Side,
    rows: [u16; MAX_SIZE + 2],
    columns: [u16; MAX_SIZE + 2],
    all: u32,
}

impl LineCounts {
    pub(crate) fn new(position: &Position, compiled: &Compiled, side: Side) -> LineCounts {
        let mut counts = LineCounts { side, rows: [0; MAX_SIZE + 2], columns: [0; MAX_SIZE + 2], all: 0 };
        for line in 1..=position.size() {
            let in_row = position.moves_along(compiled, side, Axis::Rows, line);
            let in_column = position.moves_along(compiled, side, Axis::Columns, line);
            counts.rows[line] = in_row as u16;
            counts.columns[line] = in_column as u16;
            counts.all += in_row + in_column;
        }
        counts
    }

    /// The moves along all lines.
    pub(super) const fn all(&self) -> u32 {
        self.all
    }

    /// The moves along a line of the rows (axis 0) or the columns (axis 1).
    #[inline]
    pub(super) const fn along(&self, axis: usize, line: usize) -> u32 {
        (if axis == 0 { self.rows[line] } else { self.columns[line] }) as u32
    }

    /// The number of legal moves that the opponent's move `mv` has left the side; `position` is the one after it.
    #[inline]
    pub(crate) fn after(&self, position: &Position, compiled: &Compiled, mv: Move, made: &Made) -> u32 {
        if made.is_decisive() {
            return 0;
        }
        let Some(beside) = made.captured_beside().filter(|_| position.side() == self.side) else {
            return position.count_legal_moves(compiled);
        };
        let (from, to) = (mv.from, mv.to);
        let mut count = self.all;
        let mut again = |axis: Axis, line: usize| {
            let before = if axis == Axis::Rows { self.rows[line] } else { self.columns[line] };
            count = count.wrapping_add(position.moves_along(compiled, self.side, axis, line)).wrapping_sub(u32::from(before));
        };
        if from.row() == to.row() {
            again(Axis::Rows, to.row());
            again(Axis::Columns, from.column());
            again(Axis::Columns, to.column());
        } else {
            again(Axis::Columns, to.column());
            again(Axis::Rows, from.row());
            again(Axis::Rows, to.row());
        }
        // Of the two lines of a captured man one goes through the point that the piece came to, the other is not among those above: the
        // piece did not come from where he stood.
        for point in beside.points(to) {
            if point.row() == to.row() {
                again(Axis::Columns, point.column());
            } else {
                again(Axis::Rows, point.row());
            }
        }
        count
    }
}

impl Position {
    /// How many legal moves there are.
    #[must_use]
    pub fn count_legal_moves(&self, compiled: &Compiled) -> u32 {
        if self.going_on().is_some() {
            return self.legal_moves(compiled).len() as u32;
        }
        if self.is_over(compiled) {
            return 0;
        }
        let (side, size) = (self.side(), self.size());
        if !compiled.plain_paths {
            let mut count = 0;
            self.for_each_piece(compiled, |_, in_row, in_column| count += in_row.count_ones() + in_column.count_ones());
            return count;
        }
        let paths = compiled.paths(Piece::man(side));
        let mut men = *self.occupied(side);
        let mut count = 0;
        if side == Side::Defenders
            && let Some(king) = self.king()
        {
            men.toggle(king);
            let (in_row, in_column) = self.targets(compiled, king, Piece::King);
            count = in_row.count_ones() + in_column.count_ones();
        }
        let along = |attackers: &Lines, defenders: &Lines, men: &Lines, wall: &Lines, stop: &Lines| -> u32 {
            (1..=size.min(MAX_SIZE))
                .map(|line| moves_of_men(men[line], attackers[line] | defenders[line] | wall[line], stop[line]))
                .sum()
        };
        let Paths { wall, stop, .. } = paths;
        count
            + along(&self.attackers.rows, &self.defenders.rows, &men.rows, &wall.rows, &stop.rows)
            + along(&self.attackers.columns, &self.defenders.columns, &men.columns, &wall.columns, &stop.columns)
    }

    /// How many moves the pieces of a side have along one line. Does not ask whose turn it is, nor whether the game is over.
    #[inline]
    fn moves_along(&self, compiled: &Compiled, side: Side, axis: Axis, line: usize) -> u32 {
        if !compiled.plain_paths {
            return self.moves_along_piece_by_piece(compiled, side, axis, line);
        }
        let paths = compiled.paths(Piece::man(side));
        let lines = |grid: &crate::lines::Grid| if axis == Axis::Rows { grid.rows[line] } else { grid.columns[line] };
        let mut men = lines(self.occupied(side));
        let occupied = lines(&self.attackers) | lines(&self.defenders);
        let mut count = 0;
        if side == Side::Defenders
            && let Some(king) = self.king()
        {
            let (kings_line, at) = if axis == Axis::Rows { (king.row(), king.column()) } else { (king.column(), king.row()) };
            if kings_line == line {
                men &= !(1 << at);
                let paths = &compiled.king;
                count = (reach(occupied | lines(&paths.wall), at) & lines(&paths.stop) & !occupied).count_ones();
            }
        }
        count + moves_of_men(men, occupied | lines(&paths.wall), lines(&paths.stop))
    }

    fn moves_along_piece_by_piece(&self, compiled: &Compiled, side: Side, axis: Axis, line: usize) -> u32 {
        let own = self.occupied(side);
        let count = |from: Point| {
            let (in_row, in_column) = self.targets(compiled, from, self.piece_of::<true>(side, from));
            if axis == Axis::Rows { in_row.count_ones() } else { in_column.count_ones() }
        };
        match axis {
            Axis::Rows => bits(own.rows[line]).map(|column| count(Point::framed(column, line))).sum(),
            Axis::Columns => bits(own.columns[line]).map(|row| count(Point::framed(line, row))).sum(),
        }
    }
}

/// How many moves men have along a line: no two of them reach the same point in the same direction.
#[inline]
fn moves_of_men(men: u32, obstacles: u32, stop: u32) -> u32 {
    let open = !obstacles;
    let (up, down) = (run_up(men, open) & stop, run_down(men, open) & stop);
    (u64::from(up) << 32 | u64::from(down)).count_ones()
}
