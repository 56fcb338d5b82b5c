//! The exit fort: the king stands on the edge, among men that nobody can ever take, and goes to and fro there for ever.
//!
//! It is decided for good, not by its looks. Suppose that the attackers could stand wherever they can go at all, on all those points at
//! once, while the defenders move nobody but the king. Men that fall then do not count; without them the attackers go farther, and
//! further men fall; what is left in the end are men that no play of the attackers ever takes. If these keep the attackers away from the
//! king, and from a free point beside him, he is in a fort. He himself walls nobody in, because he is to move. Where the men leave him a
//! way to the place of his escape he wins by walking there, not by a fort.
//!
//! In the game the attackers may not manage all that is taken for granted here: they are too few, or other defenders are in their way. So a
//! fort that is found is one, while now and then a king is just as safe and plays on.

use crate::compiled::Compiled;
use crate::flood::{Walk, flood_meets};
use crate::lines::{Lines, bits};
use crate::point::{Direction, MAX_SIZE, Point};
use crate::position::Position;
use crate::rules::{Jump, Shieldwall, SpecialCaptured};
use crate::side::{Kind, Piece, Side};

/// Whether the king is in an exit fort.
pub(crate) fn in_exit_fort(position: &Position, compiled: &Compiled) -> bool {
    let size = position.size();
    let Some(king) = position.king().filter(|king| king.is_on_edge(size)) else { return false };
    let rests = |point: &Point| compiled.king.stop.has(*point) && !compiled.hostile_to_king.has(*point);
    let free = |point: &Point| position.is_empty(*point) && rests(point);
    let mut beside = Direction::ALL.into_iter().filter_map(|d| king.neighbour(d, size)).filter(free).peekable();
    if !rests(&king) || beside.peek().is_none() {
        return false;
    }
    let mut men = position.occupied(Side::Defenders).rows;
    men[king.row()] &= !(1 << king.column());
    let reach = position.occupied(Side::Attackers).rows;
    let mut siege = Siege { position, compiled, strength: position.count(Side::Attackers), men, reach };
    // Nearly always an attacker has a way to the king round all defenders as they stand.
    if siege.meets(king, &compiled.attackers_ground, &reach) {
        return false;
    }
    loop {
        siege.approach();
        if siege.threatens(king) {
            return false;
        }
        if !siege.take_men() {
            break;
        }
    }
    beside.any(|point| !siege.threatens(point)) && !siege.meets(king, &[u32::MAX; MAX_SIZE + 2], &compiled.goal.rows)
}

/// The points of a row behind men that a piece jumps over.
pub(super) fn jumps_into(reach: &Lines, men: &Lines, row: usize, size: usize) -> u32 {
    let in_row = (reach[row] << 1 & men[row]) << 1 | (reach[row] >> 1 & men[row]) >> 1;
    let from_below = if row > 2 { reach[row - 2] & men[row - 1] } else { 0 };
    let from_above = if row < size { reach[row + 2] & men[row + 1] } else { 0 };
    in_row | from_below | from_above
}

/// The attackers against men that stand still.
struct Siege<'a> {
    position: &'a Position,
    compiled: &'a Compiled,
    /// How many attackers there are, with the mercenaries that change sides.
    strength: u32,
    /// The defenders' men, without the king, that have not fallen.
    men: Lines,
    /// Where the attackers can come to stand.
    reach: Lines,
}

impl Siege<'_> {
    /// Whether a way past the men, over some points, leads from the king to a target.
    fn meets(&self, king: Point, over: &Lines, targets: &Lines) -> bool {
        let size = self.position.size();
        let board = (2 << size) - 2;
        let (mut from, mut open): (Lines, Lines) = ([0; MAX_SIZE + 2], [0; MAX_SIZE + 2]);
        from[king.row()] = 1 << king.column();
        (1..=size).for_each(|row| open[row] = board & over[row] & !self.men[row]);
        flood_meets(&from, &open, targets, size)
    }

    /// Whether an attacker can come to a point or to its side.
    fn threatens(&self, point: Point) -> bool {
        let reached = |point: Point| self.reach[point.row()] >> point.column() & 1 != 0;
        reached(point) || Direction::ALL.into_iter().any(|d| reached(point.step(d)))
    }

    /// The attackers go wherever the men do not stop them, and straight over the points that they can only pass.
    fn approach(&mut self) {
        let Siege { position, compiled, men, .. } = *self;
        let size = position.size();
        let ground = |row: usize| compiled.attackers_ground[row] & !men[row];
        let passage = |row: usize| compiled.attackers_passage[row] & !men[row];
        let landing =
            |reach: &Lines, row| if compiled.attackers_jump == Jump::None { 0 } else { jumps_into(reach, &men, row, size) };
        let mut walk = Walk::from(self.reach);
        while walk.spread(ground, passage, landing, size) {}
        self.reach = walk.reach;
    }

    /// The attackers take every man that they can. False if there is none.
    fn take_men(&mut self) -> bool {
        let (size, position, compiled) = (self.position.size(), self.position, self.compiled);
        let mut taken = [0; MAX_SIZE + 2];
        (1..=size).for_each(|row| taken[row] = self.taken_between_two(row));
        if compiled.attackers_jump == Jump::Capturing {
            (1..=size).for_each(|row| taken[row] |= self.taken_by_jumps(row));
        }
        if compiled.shieldwall != Shieldwall::None {
            self.add_taken_as_shieldwalls(&mut taken);
        }
        let mut any = false;
        for (row, taken) in taken.into_iter().enumerate() {
            for column in bits(taken) {
                let kind = match position.piece_of::<true>(Side::Defenders, Point::framed(column, row)) {
                    Piece::Special(_, kind) => Some(kind),
                    _ => None,
                };
                if kind.is_some_and(|kind| compiled.special_captured(kind) == SpecialCaptured::Never) {
                    continue;
                }
                if kind == Some(Kind::Mercenary) && compiled.mercenaries_change_sides {
                    self.strength += 1;
                    self.reach[row] |= 1 << column;
                }
                self.men[row] &= !(1 << column);
                any = true;
            }
        }
        any
    }

    /// What can be the anvil: a second attacker, if there is one, or a point hostile to defenders.
    fn anvil(&self, row: usize) -> u32 {
        let second = if self.strength >= 2 { self.reach[row] } else { 0 };
        let throne =
            self.compiled.throne.filter(|throne| throne.row() == row && self.compiled.throne_hostile_occupied.to_defenders());
        let hostile = self.compiled.hostile_to_defenders.rows[row] | throne.map_or(0, |throne| 1 << throne.column());
        second | hostile & !self.men[row]
    }

    /// The men of a row that fall between two.
    fn taken_between_two(&self, row: usize) -> u32 {
        let (reach, anvil) = (&self.reach, self.anvil(row));
        let in_row = reach[row] << 1 & anvil >> 1 | anvil << 1 & reach[row] >> 1;
        let in_column = reach[row - 1] & self.anvil(row + 1) | self.anvil(row - 1) & reach[row + 1];
        self.men[row] & (in_row | in_column)
    }

    /// The men of a row that fall because somebody jumps over them, onto a point where he can stand.
    fn taken_by_jumps(&self, row: usize) -> u32 {
        let ground = |row: usize| self.compiled.attackers_ground[row] & !self.men[row];
        let reach = &self.reach;
        let in_row = reach[row] << 1 & ground(row) >> 1 | reach[row] >> 1 & ground(row) << 1;
        let in_column = reach[row - 1] & ground(row + 1) | reach[row + 1] & ground(row - 1);
        self.men[row] & (in_row | in_column)
    }

    /// Adds the rows of men along each edge that attackers can stand before and at the ends of.
    fn add_taken_as_shieldwalls(&self, taken: &mut Lines) {
        let size = self.position.size();
        let column = |lines: &Lines, column: usize| (1..=size).fold(0, |word, row| word | (lines[row] >> column & 1) << row);
        let ends = &self.compiled.shieldwall_ends;
        for (edge, front) in [(1, 2), (size, size - 1)] {
            let lying = [self.men[edge], self.reach[edge], self.reach[front], ends.rows[edge]];
            taken[edge] |= self.taken_as_shieldwall(lying);
            let reach = |line| column(&self.reach, line);
            let upright = [column(&self.men, edge), reach(edge), reach(front), ends.columns[edge]];
            bits(self.taken_as_shieldwall(upright)).for_each(|row| taken[row] |= 1 << edge);
        }
    }

    /// The men of one edge that fall in rows of two or more.
    fn taken_as_shieldwall(&self, [men, reach, front, corners]: [u32; 4]) -> u32 {
        let mut taken = 0;
        let mut rest = men;
        while rest != 0 {
            let first = rest & rest.wrapping_neg();
            let row = rest & !(rest + first);
            rest &= !row;
            let ends = (row << 1 | row >> 1) & !row;
            let needed = row.count_ones() + (ends & !corners).count_ones();
            if row != first && row & !front == 0 && ends & !(reach | corners) == 0 && needed <= self.strength {
                taken |= row;
            }
        }
        taken
    }
}
