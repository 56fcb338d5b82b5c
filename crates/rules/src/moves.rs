//! A move, and what it captures.

use std::fmt;

use crate::point::{MAX_SIZE, Point};

/// A piece goes from one point to another along a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    /// Where the piece stands.
    pub from: Point,
    /// Where it goes.
    pub to: Point,
}

impl Move {
    /// The move of a piece that could go on capturing and stays where it is, which ends the turn. Written `e4-e4`.
    #[must_use]
    pub const fn stay(at: Point) -> Move {
        Move { from: at, to: at }
    }

    /// Whether the piece stays where it is.
    #[must_use]
    pub fn is_stay(self) -> bool {
        self.from == self.to
    }
}

/// The points emptied by one move: men taken between two enemies, one in each direction, a shieldwall, a man jumped over, the drabant of
/// a combined trap, the king, or the mover himself where moving between two enemies is death. Kept in notation order.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Captures {
    points: [Point; Captures::MOST],
    count: u8,
}

impl Captures {
    /// No move can capture more: a whole edge of the widest board, and a man on each side of the mover.
    pub const MOST: usize = MAX_SIZE + 4;

    /// Nothing captured.
    #[must_use]
    pub const fn none() -> Captures {
        Captures { points: [Point::new(0, 0); Captures::MOST], count: 0 }
    }

    /// Adds a point, unless it is there already.
    pub(crate) fn add(&mut self, point: Point) {
        let count = usize::from(self.count);
        let place = self.points[..count].partition_point(|p| p.notation_order() < point.notation_order());
        if place < count && self.points[place] == point {
            return;
        }
        self.points.copy_within(place..count, place + 1);
        self.points[place] = point;
        self.count += 1;
    }

    /// The points in rising (file, rank) order.
    #[must_use]
    pub fn as_slice(&self) -> &[Point] {
        &self.points[..usize::from(self.count)]
    }

    /// Whether nothing was captured.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// How many points were emptied.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.count as usize
    }
}

impl fmt::Debug for Captures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn captures_are_kept_in_order_and_once() {
        let mut captures = Captures::none();
        for text in ["n6", "l6", "l7", "l6", "a1"] {
            captures.add(text.parse().expect(text));
        }
        assert_eq!(captures.to_string(), "xa1/l6/l7/n6");
    }
}
