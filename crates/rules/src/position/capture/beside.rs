//! Which of the four points beside a point are meant, in four bits.

use crate::point::{Direction, Point};

/// A choice of the four points beside one point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Beside(u8);

impl Beside {
    pub(crate) const NONE: Beside = Beside(0);

    /// Those that are set in the words of the row and the column through a point.
    #[inline]
    pub(crate) const fn of_lines(row_word: u32, column_word: u32, point: Point) -> Beside {
        let along_row = row_word >> (point.column() - 1) & 0b101;
        let along_column = column_word >> (point.row() - 1) & 0b101;
        Beside((along_row | along_column << 1) as u8)
    }

    /// Those in directions that fulfil a condition.
    pub(crate) fn of(condition: impl Fn(Direction) -> bool) -> Beside {
        Direction::ALL.into_iter().filter(|d| condition(*d)).fold(Beside::NONE, |all, d| Beside(all.0 | Beside::bit(d)))
    }

    const fn bit(direction: Direction) -> u8 {
        match direction {
            Direction::Left => 1,
            Direction::Down => 2,
            Direction::Right => 4,
            Direction::Up => 8,
        }
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub(crate) const fn has(self, direction: Direction) -> bool {
        self.0 & Beside::bit(direction) != 0
    }

    /// The points themselves.
    #[inline]
    pub(crate) fn points(self, around: Point) -> impl Iterator<Item = Point> {
        Direction::ALL.into_iter().filter(move |d| self.has(*d)).map(move |d| around.step(d))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_conditions_give_the_same_points() {
        let at: Point = "d4".parse().expect("a point");
        let (row, column) = (0b0010_1000, 0b0000_1000);
        let beside = Beside::of_lines(row, column, at);
        assert_eq!(beside, Beside::of(|d| matches!(d, Direction::Left | Direction::Right | Direction::Down)));
        let mut points: Vec<String> = beside.points(at).map(|p| p.to_string()).collect();
        points.sort();
        assert_eq!(points, ["c4", "d3", "e4"]);
        assert_eq!((beside.len(), Beside::NONE.len()), (3, 0));
        let corner: Point = "a1".parse().expect("a point");
        assert!(Beside::of_lines(0b10, 0b10, corner).is_empty());
    }
}
