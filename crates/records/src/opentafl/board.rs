//! Position records: `/row/row/…/` with file a first, numbers for runs of empty squares. `start:` has rank 1 first, `starti:` the top
//! rank; a hnefi position text has the top rank first too.

use std::fmt;

use hnefi_rules::{MAX_SIZE, MIN_SIZE, Point};

use super::letters::Letter;
use super::problem::{NotationError, Problem, shortened};

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

impl Board {
    /// An empty board.
    #[must_use]
    pub fn empty(size: usize) -> Board {
        Board { size, pieces: Vec::new() }
    }

    /// A board with these pieces, in whatever order they come.
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
        let inner = text.strip_prefix('/').unwrap_or(text);
        let mut place = column + usize::from(inner.len() < text.len());
        let inner = inner.strip_suffix('/').unwrap_or(inner);
        if !text.contains('/') {
            return Err(NotationError::at(column, Problem::Board));
        }
        let rows: Vec<&str> = inner.split('/').collect();
        let size = rows.len();
        if !(MIN_SIZE..=MAX_SIZE).contains(&size) {
            return Err(NotationError::at(column, Problem::Size(size.to_string())));
        }
        let mut pieces = Vec::new();
        for (index, row) in rows.into_iter().enumerate() {
            let rank = match order {
                RankOrder::FromBottom => index,
                RankOrder::FromTop => size - 1 - index,
            };
            let width = read_row(row, place, size, &mut |file, letter| pieces.push((Point::new(file, rank), letter)))?;
            if width != size {
                let problem = Problem::RowLength { row: index + 1, text: shortened(row), found: width, expected: size };
                return Err(NotationError::at(place, problem));
            }
            place += row.chars().count() + 1;
        }
        Ok(Board::new(size, pieces))
    }

    /// The record, rank 1 first or last.
    #[must_use]
    pub fn text(&self, order: RankOrder) -> String {
        let mut ranks: Vec<Vec<Option<Letter>>> = vec![vec![None; self.size]; self.size];
        for &(point, letter) in self.pieces.iter().filter(|(point, _)| point.is_on_board(self.size)) {
            ranks[point.rank()][point.file()] = Some(letter);
        }
        if order == RankOrder::FromTop {
            ranks.reverse();
        }
        let mut text = "/".to_owned();
        for rank in ranks {
            let mut empty = 0;
            for square in rank {
                let Some(letter) = square else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    text.push_str(&empty.to_string());
                    empty = 0;
                }
                text.push(letter.as_char());
            }
            if empty > 0 {
                text.push_str(&empty.to_string());
            }
            text.push('/');
        }
        text
    }

    /// The squares on which a piece of this kind stands.
    pub fn squares_of(&self, letter: Letter) -> impl Iterator<Item = Point> {
        self.pieces.iter().filter(move |(_, piece)| *piece == letter).map(|(point, _)| *point)
    }
}

/// Reads a row, and tells how many squares it has.
fn read_row(row: &str, column: usize, size: usize, put: &mut impl FnMut(usize, Letter)) -> Result<usize, NotationError> {
    let mut file = 0;
    let mut run: Option<usize> = None;
    for (place, character) in row.chars().enumerate() {
        if let Some(digit) = character.to_digit(10) {
            run = Some((run.unwrap_or(0) * 10 + digit as usize).min(1000));
            continue;
        }
        file += run.take().unwrap_or(0);
        let letter = Letter::from_char(character).ok_or_else(|| NotationError::at(column + place, Problem::Letter(character)))?;
        if file < size {
            put(file, letter);
        }
        file += 1;
    }
    Ok(file + run.unwrap_or(0))
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
            ("/5/5/5/", 1, "`3` is not the width"),
            ("/5/5/2t2/1xT2/5/", 11, "`x` stands for no piece"),
            ("/5/5/2t2/6/5/", 10, "row 4 as written (`6`) has 6 squares"),
            ("/5/5/2t2//5/", 10, "row 4 as written (``) has 0 squares"),
            ("/5/5/2t2/99999999999999999999999/5/", 10, "row 4"),
        ] {
            let error = Board::read(text, RankOrder::FromTop).expect_err(text);
            assert_eq!(error.column, Some(column), "{text}: {error}");
            assert!(error.to_string().contains(reason), "{text}: {error}");
        }
    }
}
