//! Two plies at once: how many replies all moves of a position allow together. Most moves take nobody and change three lines; they are not
//! even made.

use super::{LineCounts, Position};
use crate::compiled::{Compiled, SecondLook};
use crate::lines::{Grid, Lines, bits, reach};
use crate::moves::Move;
use crate::point::{Direction, MAX_SIZE, Point};
use crate::position::capture::landing_lines;
use crate::side::{Piece, Side};

impl Position {
    /// The number of legal moves after each legal move of this position, added up.
    pub(crate) fn count_replies(&mut self, compiled: &Compiled) -> u64 {
        let replies = LineCounts::new(self, compiled, self.side().other());
        let mut made = Vec::new();
        let mut count = 0;
        if compiled.plain_paths
            && !compiled.board_can_end
            && compiled.second_look != SecondLook::Always
            && !self.is_over(compiled)
        {
            count = Quiet::new(self, compiled, &replies).count(&mut made);
        } else {
            self.legal_moves_into(compiled, &mut made);
        }
        for mv in made {
            let done = self.make(compiled, mv);
            count += u64::from(replies.after(self, compiled, mv, &done));
            self.unmake(mv, &done);
        }
        count
    }
}

/// Moves of ordinary men that take nobody, and what the opponent can do after them. The lines of both axes are indexed alike: first the
/// axis, then the line.
struct Quiet<'a> {
    position: &'a Position,
    compiled: &'a Compiled,
    replies: &'a LineCounts,
    /// The opponent's men, without his king.
    men: [Lines; 2],
    /// Where they can go, and where they could if nobody stood there; where they may stop.
    open: [Lines; 2],
    passable: [Lines; 2],
    stop: [&'a Lines; 2],
    /// The lines of the opponent's king; 0, the frame, if he has none.
    king: [usize; 2],
    /// Where a move takes a second look: it may capture.
    second_look: [Lines; 2],
}

const fn both(grid: &Grid) -> [&Lines; 2] {
    [&grid.rows, &grid.columns]
}

impl<'a> Quiet<'a> {
    fn new(position: &'a Position, compiled: &'a Compiled, replies: &'a LineCounts) -> Quiet<'a> {
        let (size, side) = (compiled.size, position.side());
        let opponent = side.other();
        let paths = compiled.paths(Piece::man(opponent));
        let mut men = *position.occupied(opponent);
        let mut second_look = if compiled.second_look == SecondLook::Never { Grid::empty() } else { compiled.captures_otherwise };
        let mut king = [0, 0];
        if let Some(at) = position.king().filter(|_| side == Side::Attackers) {
            men.toggle(at);
            king = [at.row(), at.column()];
            Direction::ALL.map(|d| at.step(d)).into_iter().filter(|p| p.is_on_board(size)).for_each(|p| second_look.set(p));
        }
        let board = (2u32 << size) - 2;
        let mut second_look = both(&second_look).map(|lines| *lines);
        let (mut open, mut passable) = ([[0; MAX_SIZE + 2]; 2], [[0; MAX_SIZE + 2]; 2]);
        let (attackers, defenders, wall) = (both(&position.attackers), both(&position.defenders), both(&paths.wall));
        let landing = landing_lines(position, compiled);
        for axis in 0..2 {
            for line in 1..=size.min(MAX_SIZE) {
                passable[axis][line] = board & !wall[axis][line];
                open[axis][line] = passable[axis][line] & !attackers[axis][line] & !defenders[axis][line];
                second_look[axis][line] |= landing[axis][line];
            }
        }
        let (men, stop) = (both(&men).map(|lines| *lines), both(&paths.stop));
        Quiet { position, compiled, replies, men, open, passable, stop, king, second_look }
    }

    /// The replies to all quiet moves; the others go to `rest`.
    fn count(&self, rest: &mut Vec<Move>) -> u64 {
        let (mut moves, mut change) = (0, 0);
        self.position.for_each_piece(self.compiled, |from, in_row, in_column| {
            let (row, column) = (from.row(), from.column());
            let is_king = self.position.king() == Some(from);
            let looked = |axis: usize, line: usize| if is_king { u32::MAX } else { self.second_look[axis][line] };
            let (look_row, look_column) = (in_row & looked(0, row), in_column & looked(1, column));
            rest.extend(bits(look_row).map(|to| Move { from, to: Point::framed(to, row) }));
            rest.extend(bits(look_column).map(|to| Move { from, to: Point::framed(column, to) }));
            let (quiet_row, quiet_column) = (in_row ^ look_row, in_column ^ look_column);
            moves += quiet_row.count_ones() + quiet_column.count_ones();
            change += self.changes(0, row, column, quiet_row) + self.changes(1, column, row, quiet_column);
        });
        (i64::from(moves) * i64::from(self.replies.all()) + change) as u64
    }

    /// By how much moves along a line of an axis from one place to each of others change the number of replies, together.
    #[inline]
    fn changes(&self, axis: usize, line: usize, from: usize, places: u32) -> i64 {
        if places == 0 {
            return 0;
        }
        let across = 1 - axis;
        // The line across the start loses the piece wherever it goes. The frame's line holds nobody.
        let left = self.open[across][from] | self.passable[across][from] & 1 << line;
        let now = self.of_men([(across, from), (across, 0)], [left, 0]) + self.of_king(across, from, 1 << line);
        let before = self.replies.along(across, from) + self.replies.along(axis, line);
        let opened = self.open[axis][line] | self.passable[axis][line] & 1 << from;
        let mut change = (i64::from(now) - i64::from(before)) * i64::from(places.count_ones());
        for to in bits(places) {
            let open = [opened & !(1 << to), self.open[across][to] & !(1 << line)];
            let now = self.of_men([(axis, line), (across, to)], open)
                + self.of_king(axis, line, 1 << from | 1 << to)
                + self.of_king(across, to, 1 << line);
            change += i64::from(now) - i64::from(self.replies.along(across, to));
        }
        change
    }

    /// How many moves the opponent's men have along two lines, if these points of each are open. Both are counted in one word.
    #[inline(always)]
    fn of_men(&self, lines: [(usize, usize); 2], open: [u32; 2]) -> u32 {
        let pair = |words: [u32; 2]| u64::from(words[0]) | u64::from(words[1]) << 32;
        let men = pair(lines.map(|(axis, line)| self.men[axis][line]));
        let stop = pair(lines.map(|(axis, line)| self.stop[axis][line]));
        moves_on_two_lines(men, pair(open), stop)
    }

    /// How many moves the opponent's king has along a line of which some points have changed between occupied and empty; 0 if it is none
    /// of his.
    #[inline]
    fn of_king(&self, axis: usize, line: usize, changed: u32) -> u32 {
        if self.king[axis] != line {
            return 0;
        }
        let word = |grid: &Grid| both(grid)[axis][line];
        let occupied = (word(&self.position.attackers) | word(&self.position.defenders)) ^ changed;
        let (wall, stop) = (word(&self.compiled.king.wall), word(&self.compiled.king.stop));
        (reach(occupied | wall, self.king[1 - axis]) & stop & !occupied).count_ones()
    }
}

/// As counting a line's moves, for two lines in the halves of a word. No open bit lies outside the board, so that nothing runs from one half
/// into the other.
#[inline]
const fn moves_on_two_lines(men: u64, open: u64, stop: u64) -> u32 {
    let first = (men << 1) & open;
    let up = (open & !open.wrapping_add(first)) | first;
    let mut down = (men >> 1) & open;
    let mut through = open;
    down |= (down >> 1) & through;
    through &= through >> 1;
    down |= (down >> 2) & through;
    through &= through >> 2;
    down |= (down >> 4) & through;
    through &= through >> 4;
    down |= (down >> 8) & through;
    through &= through >> 8;
    down |= (down >> 16) & through;
    (up & stop).count_ones() + (down & stop).count_ones()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lines::{run_down, run_up};

    #[test]
    fn two_lines_at_once_are_one_and_one() {
        let mut state = 9_u64;
        let mut next = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 40) as u32
        };
        for _ in 0..20_000 {
            let mut line = || {
                let men = next() & next() & 0x000f_fffe;
                (men, (next() | next()) & 0x000f_fffe & !men, next() | next())
            };
            let (a, b) = (line(), line());
            let alone = |(men, open, stop): (u32, u32, u32)| {
                (run_up(men, open) & stop).count_ones() + (run_down(men, open) & stop).count_ones()
            };
            let pair = |a: u32, b: u32| u64::from(a) | u64::from(b) << 32;
            let together = moves_on_two_lines(pair(a.0, b.0), pair(a.1, b.1), pair(a.2, b.2));
            assert_eq!(together, alone(a) + alone(b), "{a:?} {b:?}");
        }
    }
}
