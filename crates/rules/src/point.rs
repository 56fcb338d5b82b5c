//! Points of the board, where a piece may stand (squares and crossings of lines alike), and the four directions.

/// The widest board there is: the 19×19 of Alea Evangelii.
pub const MAX_SIZE: usize = 19;
/// The narrowest board accepted.
pub const MIN_SIZE: usize = 5;

/// A point, written file then rank: `a1` is the bottom left, and no letter is skipped, so 19 files run a–s.
///
/// Inside, file and rank count from 1, so that the eight points around any point of the board have indices too: the
/// frame of the board is at 0 and at size + 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(u16);

impl Point {
    /// How many different indices there are, frame included.
    pub const COUNT: usize = 32 * (MAX_SIZE + 2);

    /// The point on a file and rank, both counted from 0. Text is read by [`Point::from_str`](std::str::FromStr::from_str), which
    /// refuses what is no point.
    ///
    /// # Panics
    /// If file or rank is not below [`MAX_SIZE`].
    #[must_use]
    pub const fn new(file: usize, rank: usize) -> Point {
        assert!(file < MAX_SIZE && rank < MAX_SIZE, "no board has that many files or ranks");
        Point::framed(file + 1, rank + 1)
    }

    /// The point whose column and row words' positions are `column` and `row` (1 to size; 0 and size + 1 are the frame).
    #[must_use]
    pub(crate) const fn framed(column: usize, row: usize) -> Point {
        Point((row * 32 + column) as u16)
    }

    /// File counted from 0 (`a`).
    #[must_use]
    pub const fn file(self) -> usize {
        self.column() - 1
    }

    /// Rank counted from 0 (rank `1`).
    #[must_use]
    pub const fn rank(self) -> usize {
        self.row() - 1
    }

    /// A number below [`Point::COUNT`], different for every point: an index for tables.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The point with that [`Point::index`], if there is one on the widest board.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Point> {
        if index >= Point::COUNT {
            return None;
        }
        let point = Point(index as u16);
        if point.is_on_board(MAX_SIZE) { Some(point) } else { None }
    }

    pub(crate) const fn column(self) -> usize {
        (self.0 & 31) as usize
    }

    pub(crate) const fn row(self) -> usize {
        (self.0 >> 5) as usize
    }

    /// The neighbour in a direction; off the board it is a point of the frame, where no piece stands.
    #[must_use]
    pub(crate) const fn step(self, direction: Direction) -> Point {
        Point(self.0.wrapping_add_signed(direction.offset()))
    }

    /// Whether two points are neighbours.
    pub(crate) const fn is_beside(self, other: Point) -> bool {
        let distance = self.0.abs_diff(other.0);
        distance == Direction::Right.offset() as u16 || distance == Direction::Up.offset() as u16
    }

    /// The neighbour in a direction on a board `size` points wide, if there is one.
    #[must_use]
    pub fn neighbour(self, direction: Direction, size: usize) -> Option<Point> {
        Some(self.step(direction)).filter(|p| p.is_on_board(size))
    }

    /// Whether the point is on a board `size` points wide.
    #[must_use]
    pub const fn is_on_board(self, size: usize) -> bool {
        let (column, row) = (self.column(), self.row());
        column >= 1 && column <= size && row >= 1 && row <= size
    }

    /// Whether the point lies on the edge of a board `size` points wide.
    #[must_use]
    pub const fn is_on_edge(self, size: usize) -> bool {
        let (column, row) = (self.column(), self.row());
        column == 1 || column == size || row == 1 || row == size
    }

    /// Whether the point is one of the four in the extreme corners of a board of that width.
    #[must_use]
    pub const fn is_extreme_corner(self, size: usize) -> bool {
        let (column, row) = (self.column(), self.row());
        (column == 1 || column == size) && (row == 1 || row == size)
    }

    /// All points of a board, by file, then by rank: a1, a2, … b1, … Beyond the widest board there are none.
    pub fn all(size: usize) -> impl Iterator<Item = Point> {
        let size = if size > MAX_SIZE { MAX_SIZE } else { size };
        (0..size).flat_map(move |file| (0..size).map(move |rank| Point::new(file, rank)))
    }

    /// The order in which notation lists points: by file, then by rank.
    #[must_use]
    pub const fn notation_order(self) -> usize {
        self.column() * 32 + self.row()
    }
}

/// One of the four ways along the lines of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Towards higher ranks.
    Up,
    /// Towards lower ranks.
    Down,
    /// Towards file a.
    Left,
    /// Away from file a.
    Right,
}

impl Direction {
    /// All four.
    pub const ALL: [Direction; 4] = [Direction::Up, Direction::Down, Direction::Left, Direction::Right];

    const fn offset(self) -> i16 {
        match self {
            Direction::Up => 32,
            Direction::Down => -32,
            Direction::Left => -1,
            Direction::Right => 1,
        }
    }

    /// The opposite way.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::Up => Direction::Down,
            Direction::Down => Direction::Up,
            Direction::Left => Direction::Right,
            Direction::Right => Direction::Left,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_lead_back_and_off_the_board() {
        let a1 = Point::new(0, 0);
        assert_eq!(a1.neighbour(Direction::Left, 19), None);
        assert_eq!(a1.neighbour(Direction::Up, 19), Some(Point::new(0, 1)));
        for direction in Direction::ALL {
            assert_eq!(a1.step(direction).step(direction.opposite()), a1);
        }
    }
}
