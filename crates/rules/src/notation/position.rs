//! Positions: `BOARD SIDE FLAGS`. BOARD has the top rank first between slashes, numbers for runs of empty points, `t` attacker,
//! `T` defender, `K` king, `c` `n` `m` `g` and `C` `N` `M` `G` special pieces; SIDE is `a` or `d`; FLAGS is `-`, or `k` once the king has moved
//! where that matters, and `=e4` while the piece on e4 has captured and may go on. On input the outer slashes may be missing, and the men
//! may be `a` and `d`, the king `k`, in capitals or not.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::rows::{RowsError, RowsProblem, read_rows, write_rows};
use super::shortened;
use crate::point::{MAX_SIZE, MIN_SIZE, Point};
use crate::position::{Position, Setup};
use crate::side::{Piece, Side};

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupTextError {
    /// No board.
    #[error("a position starts with a board such as `/3t3/…/`, rows between slashes, the top rank first")]
    Shape,
    /// Too many or too few rows.
    #[error("the board has {0} rows: boards are {MIN_SIZE} to {MAX_SIZE} points wide")]
    Rows(usize),
    /// The rows are of one length, but there are not this many of them.
    #[error("the board has {rows} rows of {points} points each: a board has as many rows as a row has points")]
    NotSquare {
        /// How many rows there are.
        rows: usize,
        /// How long most of them are.
        points: usize,
    },
    /// A row is not as long as the board is high.
    #[error("row {row} from the top (`{text}`) has {found} points, the board has {expected} rows")]
    RowLength {
        /// Counted from the top, the first is 1.
        row: usize,
        /// The row as written.
        text: String,
        /// Its points.
        found: usize,
        /// How many it should have.
        expected: usize,
    },
    /// A character that means nothing.
    #[error(
        "row {row} from the top: `{character}` means nothing, use numbers and `t`, `T`, `K`, with letters of special pieces (`c`, `n`, `m`, \
         `g`), or else `a`, `d` and `k` throughout"
    )]
    Character {
        /// Counted from the top, the first is 1.
        row: usize,
        /// The character.
        character: char,
    },
    /// The word for the side.
    #[error("`{0}` is not a side: `a` when the attackers are to move, `d` when the defenders are")]
    Side(String),
    /// The word for the flags.
    #[error("`{0}` are not flags: `k` when the king has moved, `=e4` when the piece on e4 may go on capturing, else `-`")]
    Flags(String),
    /// More than three words.
    #[error("after board, side and flags nothing may follow, but there is `{0}`")]
    Trailing(String),
}

impl From<RowsError> for SetupTextError {
    fn from(error: RowsError) -> SetupTextError {
        match error.problem {
            RowsProblem::Shape => SetupTextError::Shape,
            RowsProblem::Count(rows) => SetupTextError::Rows(rows),
            RowsProblem::NotSquare { rows, points } => SetupTextError::NotSquare { rows, points },
            RowsProblem::RowLength { row, text, found, expected } => SetupTextError::RowLength { row, text, found, expected },
            RowsProblem::Character { row, character } => SetupTextError::Character { row, character },
        }
    }
}

impl FromStr for Setup {
    type Err = SetupTextError;

    fn from_str(text: &str) -> Result<Setup, SetupTextError> {
        let mut words = text.split_whitespace();
        let board = words.next().ok_or(SetupTextError::Shape)?;
        let side = match words.next() {
            None => None,
            Some("a") => Some(Side::Attackers),
            Some("d") => Some(Side::Defenders),
            Some(word) => return Err(SetupTextError::Side(shortened(word))),
        };
        let (king_moved, going_on) = match words.next() {
            None => (None, None),
            Some(word) => read_flags(word).ok_or_else(|| SetupTextError::Flags(shortened(word)))?,
        };
        if let Some(word) = words.next() {
            return Err(SetupTextError::Trailing(shortened(word)));
        }
        let rows = read_rows(board, alphabet(board))?;
        let size = rows.size;
        let pieces = rows.pieces.into_iter().map(|(row, column, piece)| (Point::new(column, size - 1 - row), piece)).collect();
        Ok(Setup { size, pieces, side, king_moved, going_on })
    }
}

/// What the letters of a board stand for: those of OpenTafl, or else `a`, `d` and `k`. The two do not mix: beside `t` and `T` a `k` would be
/// a king of the attackers, as OpenTafl has it, and no game has that.
fn alphabet(board: &str) -> impl Fn(char) -> Option<Piece> {
    let is_opentafl = |letter: char| letter != Piece::King.letter() && Piece::from_letter(letter).is_some();
    let plain = !board.contains(is_opentafl);
    move |letter| match letter {
        'a' | 'A' if plain => Some(Piece::Attacker),
        'd' | 'D' if plain => Some(Piece::Defender),
        'k' if plain => Some(Piece::King),
        letter => Piece::from_letter(letter),
    }
}

/// Whether the king has moved, and the piece that may go on.
fn read_flags(word: &str) -> Option<(Option<bool>, Option<Point>)> {
    if word == "-" {
        return Some((Some(false), None));
    }
    let (moved, rest) = match word.strip_prefix('k') {
        Some(rest) => (true, rest),
        None => (false, word),
    };
    let going_on = match rest {
        "" => None,
        rest => Some(rest.strip_prefix('=')?.parse().ok()?),
    };
    Some((Some(moved), going_on))
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_board(f)?;
        write!(f, " {} ", self.side().letter())?;
        write_flags(f, self.king_has_moved(), self.going_on())
    }
}

fn write_flags(f: &mut fmt::Formatter<'_>, king_moved: bool, going_on: Option<Point>) -> fmt::Result {
    match (king_moved, going_on) {
        (false, None) => f.write_str("-"),
        (true, None) => f.write_str("k"),
        (false, Some(point)) => write!(f, "={point}"),
        (true, Some(point)) => write!(f, "k={point}"),
    }
}

impl Position {
    /// BOARD alone, without side and flags.
    #[must_use]
    pub fn board_text(&self) -> String {
        let mut text = String::new();
        self.write_board(&mut text).expect("a string takes any text");
        text
    }

    fn write_board(&self, f: &mut impl fmt::Write) -> fmt::Result {
        let size = self.size();
        write_rows(f, size, |row, column| self.piece_at(Point::new(column, size - 1 - row)).map(Piece::letter))
    }
}

/// The text that reads back as this setup: the board, then side and flags as far as they are known.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rows = vec![vec![None; self.size]; self.size];
        for (point, piece) in &self.pieces {
            if let Some(place) = rows.get_mut(point.rank()).and_then(|row| row.get_mut(point.file())) {
                *place = Some(piece.letter());
            }
        }
        write_rows(f, self.size, |row, column| rows[self.size - 1 - row][column])?;
        if let Some(side) = self.side {
            write!(f, " {}", side.letter())?;
            if self.king_moved.is_some() || self.going_on.is_some() {
                f.write_str(" ")?;
                write_flags(f, self.king_moved == Some(true), self.going_on)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn broken_texts_are_refused_with_the_place() {
        for (text, reason) in [
            ("", "starts with a board"),
            ("7", "starts with a board"),
            ("3t3/3t3", "2 rows"),
            ("/3t3/3t3/", "2 rows"),
            ("/7/7/7/3T4/7/7/7/", "row 4 from the top (`3T4`) has 8 points"),
            ("/7/7/7/999999999999999999999999/7/7/7/", "row 4"),
            ("/3t3/7/7/7/7/7/", "6 rows of 7 points"),
            ("/7/7/7/3x3/7/7/7/", "row 4 from the top: `x`"),
            ("/3t3/7/7/3k3/7/7/7/", "row 4 from the top: `k`"),
            ("/3t3/7/7/3d3/7/7/7/", "row 4 from the top: `d`"),
            ("/3a3/7/7/3T3/7/7/7/", "row 1 from the top: `a`"),
            ("/7/7/7/7/7/7/7/ x", "`x` is not a side"),
            ("/7/7/7/7/7/7/7/ a q", "`q` are not flags"),
            ("/7/7/7/7/7/7/7/ a - more", "there is `more`"),
        ] {
            let error = text.parse::<Setup>().expect_err(text).to_string();
            assert!(error.contains(reason), "{text}: {error}");
        }
    }

    #[test]
    fn the_top_rank_comes_first() {
        let setup: Setup = "/t6/7/7/3K3/7/7/6T/ d k".parse().expect("good");
        assert!(setup.pieces.contains(&("a7".parse().expect("point"), Piece::Attacker)));
        assert!(setup.pieces.contains(&("g1".parse().expect("point"), Piece::Defender)));
        assert_eq!((setup.side, setup.king_moved), (Some(Side::Defenders), Some(true)));
    }

    #[test]
    fn other_programs_boards_are_read() {
        let start = "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";
        let setup: Setup = start.parse().expect("good");
        for text in [
            // hnefatafl-rs
            "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3",
            // hnefatafl.org
            "/3A3/3A3/3D3/AADKDAA/3D3/3A3/3A3/",
            // TaflZero
            "3a3/3a3/3d3/aadkdaa/3d3/3a3/3a3",
        ] {
            assert_eq!(text.parse(), Ok(setup.clone()), "{text}");
        }
        assert_eq!("3a3/7/7/3k3/7/7/7 d".parse::<Setup>().map(|s| s.to_string()).as_deref(), Ok("/3t3/7/7/3K3/7/7/7/ d"));
        assert_eq!("7/7/7/3k3/7/7/7".parse(), "/7/7/7/3K3/7/7/7/".parse::<Setup>(), "alone, it is his");
    }
}
