//! Position text: `BOARD SIDE FLAGS`. BOARD has the top rank first between slashes, digits for runs of empty points, `t` attacker,
//! `T` defender, `K` king, `c` `n` `m` `g` and `C` `N` `M` `G` special pieces; SIDE is `a` or `d`; FLAGS is `-`, or `k` once the king has moved
//! where that matters, and `=e4` while the piece on e4 has captured and may go on.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{Position, Setup};
use crate::point::{MAX_SIZE, MIN_SIZE, Point};
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
        "row {row} from the top: `{character}` means nothing, use `t`, `T`, `K`, letters of special pieces (`c`, `n`, `m`, `g`) and numbers"
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
        let rows = board.strip_prefix('/').and_then(|b| b.strip_suffix('/')).ok_or(SetupTextError::Shape)?;
        let rows: Vec<&str> = rows.split('/').collect();
        let size = rows.len();
        if !(MIN_SIZE..=MAX_SIZE).contains(&size) {
            return Err(SetupTextError::Rows(size));
        }
        let mut pieces = Vec::new();
        for (index, row) in rows.iter().enumerate() {
            read_row(row, index + 1, size, &mut pieces)?;
        }
        Ok(Setup { size, pieces, side, king_moved, going_on })
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

fn read_row(text: &str, row: usize, size: usize, pieces: &mut Vec<(Point, Piece)>) -> Result<(), SetupTextError> {
    let mut column = 0;
    let mut run: Option<usize> = None;
    for character in text.chars() {
        if let Some(digit) = character.to_digit(10) {
            run = Some((run.unwrap_or(0) * 10 + digit as usize).min(1000));
            continue;
        }
        column += run.take().unwrap_or(0);
        let piece = Piece::from_letter(character).ok_or(SetupTextError::Character { row, character })?;
        if column < size {
            pieces.push((Point::new(column, size - row), piece));
        }
        column += 1;
    }
    column += run.unwrap_or(0);
    if column != size {
        return Err(SetupTextError::RowLength { row, text: shortened(text), found: column, expected: size });
    }
    Ok(())
}

fn shortened(text: &str) -> String {
    text.chars().take(60).collect()
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_board(f)?;
        write!(f, " {} ", self.side().letter())?;
        write_flags(f, self.king_has_moved(), self.going_on())
    }
}

pub(super) fn write_flags(f: &mut fmt::Formatter<'_>, king_moved: bool, going_on: Option<Point>) -> fmt::Result {
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
        f.write_char('/')?;
        for rank in (0..self.size()).rev() {
            let mut empty = 0;
            for file in 0..self.size() {
                let Some(piece) = self.piece_at(Point::new(file, rank)) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                f.write_char(piece.letter())?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            f.write_char('/')?;
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
            ("3t3/3t3", "starts with a board"),
            ("/3t3/3t3/", "2 rows"),
            ("/7/7/7/3T4/7/7/7/", "row 4 from the top (`3T4`) has 8 points"),
            ("/7/7/7/999999999999999999999999/7/7/7/", "row 4"),
            ("/7/7/7/3x3/7/7/7/", "row 4 from the top: `x`"),
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
}
