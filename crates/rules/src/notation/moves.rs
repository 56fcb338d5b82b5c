//! Moves: `from-to`, then `x` and the captured points (`m10-m6xl6/n6`). On input other programs' ways are understood too, as far as they
//! can mean one thing only: no dash, another dash, capitals, the piece's letter, captures in any order, a mark for the king at the end.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::point::{PointError, meant_for_point, read_point};
use super::shortened;
use crate::moves::{Captures, Move};
use crate::point::Point;
use crate::side::Piece;

/// What stands between two points: the hyphen-minus, the dashes of typographers, and the minus sign.
const DASHES: [char; 8] = ['-', '\u{2010}', '\u{2011}', '\u{2012}', '\u{2013}', '\u{2014}', '\u{2015}', '\u{2212}'];
/// What stands before a captured point.
const CROSSES: [char; 4] = ['x', 'X', '\u{d7}', ':'];

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Captures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_captures(f, self.as_slice())
    }
}

fn write_captures(f: &mut fmt::Formatter<'_>, points: &[Point]) -> fmt::Result {
    let write = |(index, point): (usize, &Point)| write!(f, "{}{point}", if index == 0 { "x" } else { "/" });
    points.iter().enumerate().try_for_each(write)
}

/// What is written of the king after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// `+`: he can be captured.
    InDanger,
    /// `-`: he has a way out.
    WayOut,
    /// `++`: he is captured.
    Captured,
    /// `--`: he has escaped.
    Escaped,
}

impl Mark {
    /// Every mark.
    pub const ALL: [Mark; 4] = [Mark::InDanger, Mark::WayOut, Mark::Captured, Mark::Escaped];

    /// The mark as notation writes it.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Mark::InDanger => "+",
            Mark::WayOut => "-",
            Mark::Captured => "++",
            Mark::Escaped => "--",
        }
    }

    /// The mark that a text is.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Mark> {
        Mark::ALL.into_iter().find(|mark| mark.text() == text)
    }
}

/// The parts of a move as a text has them, before they mean anything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenMove {
    /// The letter before the first point.
    pub letter: Option<char>,
    /// Where the piece stands.
    pub from: Point,
    /// Whether anything stands between the points.
    pub joined: bool,
    /// Whether it is said to jump (`^`).
    pub jump: bool,
    /// Whether it is said to go on after a capture (`=`).
    pub berserk: bool,
    /// Where it goes.
    pub to: Point,
    /// The captured points in the order written, each with the letter before it.
    pub captures: Vec<(Option<char>, Point)>,
}

impl WrittenMove {
    /// Reads the move at the beginning of a text, and gives what follows it.
    ///
    /// # Errors
    /// A [`MoveTextError`] with the place.
    pub fn read(text: &str) -> Result<(WrittenMove, &str), MoveTextError> {
        let wrong = |rest: &str, problem| MoveTextError::at(text, rest, problem);
        // Of a word that has nothing of a move it is of no use to say which part is wrong.
        let shape = |error: MoveTextError| match error.problem {
            MoveTextProblem::Point(_) if !text.contains(|c: char| c.is_ascii_digit()) => wrong(text, MoveTextProblem::Shape),
            _ => error,
        };
        let (letter, from, rest) = lettered_point(text, text).map_err(shape)?;
        let joint = [("^=", true, true), ("^", true, false), ("=", false, true)];
        let signed = joint.iter().find_map(|(sign, jump, berserk)| Some((*jump, *berserk, rest.strip_prefix(*sign)?)));
        let dashed = signed.or_else(|| Some((false, false, rest.strip_prefix(DASHES)?)));
        let (jump, berserk, after) = dashed.unwrap_or((false, false, rest));
        if after.is_empty() || after.starts_with(CROSSES) {
            return Err(wrong(after, MoveTextProblem::NoTarget));
        }
        let (to, mut rest) = match read_point(after) {
            Some(read) => read,
            None if dashed.is_none() => return Err(wrong(after, MoveTextProblem::Shape)),
            None => return Err(wrong(after, MoveTextProblem::Point(PointError(shortened(meant_for_point(after)))))),
        };
        let mut captures = Vec::new();
        let next = |rest: &'_ str, first: bool| {
            let after = rest.strip_prefix(CROSSES).or_else(|| rest.strip_prefix('/').filter(|_| !first));
            after.map(|after| rest.len() - after.len())
        };
        while let Some(sign) = next(rest, captures.is_empty()) {
            let (letter, point, after) = lettered_point(text, &rest[sign..])?;
            captures.push((letter, point));
            rest = after;
        }
        Ok((WrittenMove { letter, from, joined: dashed.is_some(), jump, berserk, to, captures }, rest))
    }

    /// The piece that its letter stands for: as in positions, and `k` for the king too. `None` where there is no letter.
    ///
    /// # Errors
    /// [`MoveTextProblem::Letter`].
    pub fn piece(&self) -> Result<Option<Piece>, MoveTextProblem> {
        let piece = |letter: char| Piece::from_letter(if letter == 'k' { 'K' } else { letter });
        self.letter.map(|letter| piece(letter).ok_or(MoveTextProblem::Letter(letter))).transpose()
    }
}

/// Reads a point with the letter of a piece before it, if there is one: a letter that another letter follows.
fn lettered_point<'t>(text: &str, rest: &'t str) -> Result<(Option<char>, Point, &'t str), MoveTextError> {
    let mut characters = rest.chars();
    let first = characters.next();
    let second = characters.clone().next();
    let letter = first.filter(|_| [first, second].iter().all(|c| c.is_some_and(|c| c.is_ascii_alphabetic())));
    let point = if letter.is_some() { characters.as_str() } else { rest };
    let wrong = || MoveTextProblem::Point(PointError(shortened(meant_for_point(point))));
    let (point, rest) = read_point(point).ok_or_else(|| MoveTextError::at(text, rest, wrong()))?;
    Ok((letter, point, rest))
}

/// A move as somebody wrote it, with what he believed of it or without.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveText {
    /// The move itself.
    pub mv: Move,
    /// The piece that moves; `None` where the text does not say.
    pub piece: Option<Piece>,
    /// The captured points in rising order; `None` where the text does not say.
    pub captures: Option<Vec<Point>>,
}

impl MoveText {
    /// A move of which nothing more is said.
    #[must_use]
    pub const fn new(mv: Move) -> MoveText {
        MoveText { mv, piece: None, captures: None }
    }
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(piece) = self.piece {
            write!(f, "{}", piece.letter())?;
        }
        self.mv.fmt(f)?;
        write_captures(f, self.captures.as_deref().unwrap_or_default())
    }
}

/// Why a text is not a move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{text}` is not a move: {problem}")]
pub struct MoveTextError {
    /// The text, shortened.
    pub text: String,
    /// The character where it goes wrong, counted from 1.
    pub column: usize,
    /// What is wrong.
    pub problem: MoveTextProblem,
}

impl MoveTextError {
    /// A problem where the rest of a text begins.
    fn at(text: &str, rest: &str, problem: MoveTextProblem) -> MoveTextError {
        let column = text[..text.len() - rest.len()].chars().count() + 1;
        MoveTextError { text: shortened(text), column, problem }
    }
}

/// What is wrong with the text of a move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MoveTextProblem {
    /// It does not begin with two points.
    #[error("write `from-to`, such as `d8-c8`, with captures as `d8-c8xc7/b8`")]
    Shape,
    /// The second point is missing.
    #[error("the point to which the piece goes is missing: write `from-to`, such as `d8-c8`, then captures as in `d8-c8xc7`")]
    NoTarget,
    /// One of the points is not a point.
    #[error(transparent)]
    Point(PointError),
    /// The letter before the first point stands for no piece.
    #[error("`{0}` before a point stands for no piece: use `K`, `t`, `T` or a special piece's letter, or leave it out")]
    Letter(char),
    /// Something after the move.
    #[error("`{0}` after it means nothing: captures are written as `xc7/b8`, what is said of the king as `+`, `-`, `++` or `--`")]
    After(String),
}

impl FromStr for MoveText {
    type Err = MoveTextError;

    fn from_str(text: &str) -> Result<MoveText, MoveTextError> {
        let (written, rest) = WrittenMove::read(text)?;
        if !rest.is_empty() && Mark::from_text(rest).is_none() {
            return Err(MoveTextError::at(text, rest, MoveTextProblem::After(shortened(rest))));
        }
        let piece = written.piece().map_err(|problem| MoveTextError::at(text, text, problem))?;
        let mut captures: Vec<Point> = written.captures.iter().map(|(_, point)| *point).collect();
        captures.sort_by_key(|point| point.notation_order());
        captures.dedup();
        let mv = Move { from: written.from, to: written.to };
        Ok(MoveText { mv, piece, captures: (!captures.is_empty()).then_some(captures) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every way of writing a move that is understood, and the same move as hnefi writes it.
    const UNDERSTOOD: [(&str, &str); 31] = [
        ("d8-c8", "d8-c8"),
        ("m10-m6xl6/n6", "m10-m6xl6/n6"),
        ("a1-a19xa18", "a1-a19xa18"),
        // Capitals; a 0 before the points of 7×7; no dash.
        ("H1-H4", "h1-h4"),
        ("h1-H4XG4", "h1-h4xg4"),
        ("H1H4", "h1-h4"),
        ("0d6-0f6", "d6-f6"),
        ("0d60f6", "d6-f6"),
        ("0d6f6", "d6-f6"),
        ("0d1-0f1x0e2", "d1-f1xe2"),
        ("d1d3", "d1-d3"),
        ("a11a1", "a11-a1"),
        ("a1a11", "a1-a11"),
        ("a10a1", "a10-a1"),
        ("s19s1xs2", "s19-s1xs2"),
        // Other dashes.
        ("d1\u{2013}d3", "d1-d3"),
        ("d1\u{2014}d3", "d1-d3"),
        ("d1\u{2212}d3", "d1-d3"),
        // Captures in any order, with any sign between them.
        ("e8-e7xe6xd7", "e8-e7xd7/e6"),
        ("e8-e7xe6/d7", "e8-e7xd7/e6"),
        ("e8-e7xe6/d7/e6", "e8-e7xd7/e6"),
        ("g3-e3:e2", "g3-e3xe2"),
        ("g3e3:e2:d3", "g3-e3xd3/e2"),
        ("g3-e3\u{d7}e2", "g3-e3xe2"),
        // The letter of a piece.
        ("Kd4-d3", "Kd4-d3"),
        ("kd4d3", "Kd4-d3"),
        ("KK6-K9", "Kk6-k9"),
        ("K6-K9", "k6-k9"),
        ("c6-c7xKc8++", "c6-c7xc8"),
        ("Ne6^=e8xce7/ne9", "Ne6-e8xe7/e9"),
        // What is said of the king.
        ("Ke1-a1--", "Ke1-a1"),
    ];

    #[test]
    fn every_way_of_writing_a_move_is_read() {
        for (text, written) in UNDERSTOOD {
            let read: MoveText = text.parse().unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(read.to_string(), written, "{text}");
            assert_eq!(written.parse(), Ok(read), "{text}");
        }
    }

    #[test]
    fn what_is_not_a_move_is_refused_with_the_place_and_the_reason() {
        for (text, column, reason) in [
            ("", 1, "write `from-to`, such as `d8-c8`"),
            ("zz", 1, "write `from-to`, such as `d8-c8`"),
            ("hello", 1, "write `from-to`, such as `d8-c8`"),
            ("d8", 3, "the point to which the piece goes is missing"),
            ("d8-", 4, "the point to which the piece goes is missing"),
            ("d8xc8", 3, "the point to which the piece goes is missing"),
            ("d8-c8x", 7, "`` is not a point"),
            ("d8-c8xc7x", 10, "`` is not a point"),
            ("d8-c8xc7/", 10, "`` is not a point"),
            ("z8-c8", 1, "`z8` is not a point"),
            ("t5-f2", 1, "`t5` is not a point"),
            ("d8-c20", 4, "`c20` is not a point"),
            ("é1-d3", 1, "`é1` is not a point"),
            ("d1-d3é", 6, "`é` after it means nothing"),
            ("d8+c8", 3, "write `from-to`"),
            ("d8 c8", 3, "write `from-to`"),
            ("d8-c8+-", 6, "`+-` after it means nothing"),
            ("d8-c8/c7", 6, "`/c7` after it means nothing"),
            ("d8-c8c7", 6, "`c7` after it means nothing"),
            ("qd8-c8", 1, "`q` before a point stands for no piece"),
            ("d8-Kc8", 4, "is not a point"),
            // A 0 before one point of two is part of the first's rank.
            ("d60f6", 1, "`d60` is not a point"),
            ("0d10-f1", 4, "write `from-to`"),
            ("0h8-0h7", 1, "`0h8` is not a point: a 0 stands only before points of a 7×7 board"),
            ("a111a1", 1, "`a111` is not a point"),
        ] {
            let error = text.parse::<MoveText>().expect_err(text);
            assert_eq!(error.column, column, "{text}: {error}");
            assert!(error.to_string().contains(reason), "{text}: {error}");
        }
    }

    #[test]
    fn what_follows_a_move_is_left_to_the_reader() {
        for (text, rest) in [("d1-d3++d3d4", "++d3d4"), ("d1d3d3d4", "d3d4"), ("d1-d3xd4 and so on", " and so on"), ("d1-d3", "")]
        {
            assert_eq!(WrittenMove::read(text).map(|(_, rest)| rest), Ok(rest), "{text}");
        }
    }
}
