//! Position records: `/row/row/…/` with file a first, numbers for runs of empty squares. `start:` has rank 1 first, `starti:` the top
//! rank; a hnefi position text has the top rank first too.

use std::fmt;

use hnefi_rules::Point;
use hnefi_rules::notation::{read_rows, write_rows};

use super::letters::Letter;
use super::problem::{NotationError, Problem};

/// Who stands where.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// Width and height.
    pub size: usize,
    /// The pieces, rank by rank from rank 1, from file a.
    pub pieces: Vec<(Point, Letter)>,
}

/// Which rank a record writes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RankOrder {
    /// Rank 1 first: `start:`, `[position:…]` and position records in general.
    FromBottom,
    /// The top rank first: `starti:`.
    FromTop,
}

impl RankOrder {
    /// The rank of a row as written, both counted from 0.
    const fn rank(self, row: usize, size: usize) -> usize {
        match self {
            RankOrder::FromBottom => row,
            RankOrder::FromTop => size - 1 - row,
        }
    }
}

impl Board {
    /// An empty board.
    #[must_use]
    pub fn empty(size: usize) -> Board {
        Board { size, pieces: Vec::new() }
    }

    /// A board with these pieces, in any order.
    #[must_use]
    pub fn new(size: usize, mut pieces: Vec<(Point, Letter)>) -> Board {
        pieces.sort_by_key(|(point, _)| (point.rank(), point.file()));
        pieces.dedup_by_key(|(point, _)| *point);
        Board { size, pieces }
    }

    /// Reads a position record.
    ///
    /// # Errors
    /// A [`NotationError`] with the place.
    pub fn read(text: &str, order: RankOrder) -> Result<Board, NotationError> {
        Board::read_at(text, order, 1)
    }

    /// Reads a position record whose first character is at `column` of the text it stands in.
    pub(crate) fn read_at(text: &str, order: RankOrder, column: usize) -> Result<Board, NotationError> {
        let rows = read_rows(text, Letter::from_char)
            .map_err(|error| NotationError::at(column - 1 + error.column, Problem::of_rows(error.problem)))?;
        let size = rows.size;
        let place = |(row, file, letter)| (Point::new(file, order.rank(row, size)), letter);
        Ok(Board::new(size, rows.pieces.into_iter().map(place).collect()))
    }

    /// The record, rank 1 first or last.
    #[must_use]
    pub fn text(&self, order: RankOrder) -> String {
        let mut ranks: Vec<Vec<Option<Letter>>> = vec![vec![None; self.size]; self.size];
        for &(point, letter) in self.pieces.iter().filter(|(point, _)| point.is_on_board(self.size)) {
            ranks[point.rank()][point.file()] = Some(letter);
        }
        let mut text = String::new();
        write_rows(&mut text, self.size, |row, file| ranks[order.rank(row, self.size)][file].map(Letter::as_char))
            .expect("a string takes any text");
        text
    }

    /// The squares on which a piece of this kind stands.
    pub fn squares_of(&self, letter: Letter) -> impl Iterator<Item = Point> {
        self.pieces.iter().filter(move |(_, piece)| *piece == letter).map(|(point, _)| *point)
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(RankOrder::FromBottom))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GUARDED: &str = "/3tT2/1tG3t/3tt2/t1tKG1t/3tt2/1TTG3/1tt4/";

    #[test]
    fn the_two_orders_show_the_same_board_upside_down() {
        let board = Board::read(GUARDED, RankOrder::FromTop).expect("a board");
        assert_eq!(board.squares_of(Letter::KING).map(|p| p.to_string()).collect::<Vec<_>>(), ["d4"]);
        assert_eq!(board.pieces.first(), Some(&("b1".parse().expect("a point"), Letter::ATTACKER)));
        assert_eq!(board.text(RankOrder::FromTop), GUARDED);
        assert_eq!(board.text(RankOrder::FromBottom), "/1tt4/1TTG3/3tt2/t1tKG1t/3tt2/1tG3t/3tT2/");
        assert_eq!(Board::read(&board.to_string(), RankOrder::FromBottom), Ok(board));
    }

    #[test]
    fn eleven_is_a_run_of_eleven() {
        let text = format!("/{}", "11/".repeat(11));
        assert_eq!(Board::read(&text, RankOrder::FromBottom), Ok(Board::empty(11)));
    }

    #[test]
    fn broken_boards_are_refused_with_the_place() {
        for (text, column, reason) in [
            ("5", 1, "rows between slashes"),
            ("", 1, "rows between slashes"),
            ("/5/5/5/", 1, "the board has 3 rows"),
            ("/7/7/7/7/7/7/", 1, "the board has 6 rows of 7 points each"),
            ("/5/5/2t2/1xT2/5/", 11, "`x` is not a piece"),
            ("/5/5/2t2/6/5/", 10, "row 4 (`6`) has 6 points, the board has 5 rows"),
            ("/5/5/2t2//5/", 10, "row 4 (``) has 0 points"),
            ("/5/5/2t2/99999999999999999999999/5/", 10, "row 4"),
        ] {
            let error = Board::read(text, RankOrder::FromTop).expect_err(text);
            assert_eq!(error.column, Some(column), "{text}: {error}");
            assert!(error.to_string().contains(reason), "{text}: {error}");
        }
    }
}
