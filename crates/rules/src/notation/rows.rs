//! The rows of a board between slashes, `/3t3/…/`: a letter for a piece, a number for this many empty points. The slashes at either end
//! may be missing. Which letters there are, and which row comes first, is for the caller to say.

use std::fmt;

use thiserror::Error;

use super::shortened;
use crate::point::{MAX_SIZE, MIN_SIZE};

/// A board as its rows write it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rows<P> {
    /// Width and height.
    pub size: usize,
    /// The pieces, each with its row as written and its column, both counted from 0.
    pub pieces: Vec<(usize, usize, P)>,
}

/// What is wrong with the rows of a board, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{problem}")]
pub struct RowsError {
    /// The character of the text where it goes wrong, counted from 1.
    pub column: usize,
    /// What is wrong.
    pub problem: RowsProblem,
}

/// What is wrong with the rows of a board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RowsProblem {
    /// There are no slashes.
    #[error("a board is rows between slashes, such as `/3t3/3t3/…/`")]
    Shape,
    /// No board has this many rows.
    #[error("the board has {0} rows: boards are {MIN_SIZE} to {MAX_SIZE} points wide")]
    Count(usize),
    /// The rows are of one length, but there are not this many of them.
    #[error("the board has {rows} rows of {points} points each: a board has as many rows as a row has points")]
    NotSquare {
        /// How many rows there are.
        rows: usize,
        /// How long most of them are.
        points: usize,
    },
    /// One row is longer or shorter than the board is high.
    #[error("row {row} (`{text}`) has {found} points, the board has {expected} rows")]
    RowLength {
        /// Counted as written, the first is 1.
        row: usize,
        /// The row as written.
        text: String,
        /// Its points.
        found: usize,
        /// How many it should have.
        expected: usize,
    },
    /// A letter that stands for no piece.
    #[error("row {row}: `{character}` stands for no piece")]
    Character {
        /// Counted as written, the first is 1.
        row: usize,
        /// The letter.
        character: char,
    },
}

/// Reads the rows of a board.
///
/// # Errors
/// A [`RowsError`] with the place.
pub fn read_rows<P>(text: &str, mut piece: impl FnMut(char) -> Option<P>) -> Result<Rows<P>, RowsError> {
    let at = |column, problem| Err(RowsError { column, problem });
    if !text.contains('/') {
        return at(1, RowsProblem::Shape);
    }
    let inner = text.strip_prefix('/').unwrap_or(text);
    let mut column = 1 + text.len() - inner.len();
    let inner = inner.strip_suffix('/').unwrap_or(inner);
    let rows: Vec<&str> = inner.split('/').collect();
    let size = rows.len();
    if !(MIN_SIZE..=MAX_SIZE).contains(&size) {
        return at(1, RowsProblem::Count(size));
    }
    let mut pieces = Vec::new();
    let mut lengths = Vec::with_capacity(size);
    let mut columns = Vec::with_capacity(size);
    for (index, row) in rows.iter().enumerate() {
        let mut length: usize = 0;
        let mut run: usize = 0;
        for (place, character) in row.chars().enumerate() {
            if let Some(digit) = character.to_digit(10) {
                run = run.saturating_mul(10).saturating_add(digit as usize);
                continue;
            }
            length = length.saturating_add(std::mem::take(&mut run));
            match piece(character) {
                Some(piece) => pieces.push((index, length, piece)),
                None => return at(column + place, RowsProblem::Character { row: index + 1, character }),
            }
            length = length.saturating_add(1);
        }
        lengths.push(length.saturating_add(run));
        columns.push(column);
        column += row.chars().count() + 1;
    }
    match lengths.iter().position(|length| *length != size) {
        None => Ok(Rows { size, pieces }),
        Some(wrong) => match common_length(&lengths) {
            points if points != size => at(1, RowsProblem::NotSquare { rows: size, points }),
            _ => {
                let (row, found) = (wrong + 1, lengths[wrong]);
                at(columns[wrong], RowsProblem::RowLength { row, text: shortened(rows[wrong]), found, expected: size })
            }
        },
    }
}

/// The length that more than half of the rows have; that which they should have if no length is so common.
#[must_use]
pub fn common_length(lengths: &[usize]) -> usize {
    let common = |length: &&usize| lengths.iter().filter(|other| other == length).count() * 2 > lengths.len();
    lengths.iter().find(common).copied().unwrap_or(lengths.len())
}

/// Writes the rows of a board: `letter` tells what stands in a row and a column, both counted from 0.
///
/// # Errors
/// Those of the place that is written to.
pub fn write_rows(
    place: &mut impl fmt::Write,
    size: usize,
    letter: impl Fn(usize, usize) -> Option<char>,
) -> Result<(), fmt::Error> {
    place.write_char('/')?;
    for row in 0..size {
        let mut empty = 0;
        for column in 0..size {
            let Some(letter) = letter(row, column) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                write!(place, "{empty}")?;
                empty = 0;
            }
            place.write_char(letter)?;
        }
        if empty > 0 {
            write!(place, "{empty}")?;
        }
        place.write_char('/')?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Rows<char>, RowsError> {
        read_rows(text, |letter| "tTK".contains(letter).then_some(letter))
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        for (text, column, reason) in [
            ("", 1, "rows between slashes"),
            ("5", 1, "rows between slashes"),
            ("/5/5/5/", 1, "the board has 3 rows: boards are 5 to 19"),
            ("/7/7/7/7/7/7/", 1, "the board has 6 rows of 7 points each"),
            ("7/7/7/3t3/7/8/", 1, "the board has 6 rows of 7 points each"),
            ("/5/5/5/5/5/5/", 1, "the board has 6 rows of 5 points each"),
            ("/5/5/2t2/6/5/", 10, "row 4 (`6`) has 6 points, the board has 5 rows"),
            ("5/5/2t2//5", 9, "row 4 (``) has 0 points, the board has 5 rows"),
            ("/5/4/2t3/6/5/", 4, "row 2 (`4`) has 4 points"),
            ("/5/5/2t2/1xT2/5/", 11, "row 4: `x` stands for no piece"),
            ("/5/5/2t2/99999999999999999999999999/5/", 10, "row 4"),
        ] {
            let error = read(text).expect_err(text);
            assert_eq!(error.column, column, "{text}: {error}");
            assert!(error.to_string().contains(reason), "{text}: {error}");
        }
    }

    #[test]
    fn the_outer_slashes_may_be_missing() {
        let rows = read("/5/2t2/5/4K/5/");
        assert_eq!(rows.as_ref().map(|rows| rows.pieces.clone()), Ok(vec![(1, 2, 't'), (3, 4, 'K')]));
        for text in ["5/2t2/5/4K/5", "/5/2t2/5/4K/5", "5/2t2/5/4K/5/"] {
            assert_eq!(read(text), rows, "{text}");
        }
    }
}
