//! A move, and the text it is written in: `from-to`, then `x` and the captured points (`m10-m6xl6/n6`).

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::point::{MAX_SIZE, Point, PointError};

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

impl fmt::Display for Captures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, point) in self.as_slice().iter().enumerate() {
            write!(f, "{}{point}", if i == 0 { "x" } else { "/" })?;
        }
        Ok(())
    }
}

/// A move as somebody wrote it: with the captures he believed it makes, or without.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveText {
    /// The move itself.
    pub mv: Move,
    /// The captured points in the order written; `None` where the text does not say.
    pub captures: Option<Vec<Point>>,
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.mv.fmt(f)?;
        for (i, point) in self.captures.iter().flatten().enumerate() {
            write!(f, "{}{point}", if i == 0 { "x" } else { "/" })?;
        }
        Ok(())
    }
}

/// Why a text is not a move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MoveTextError {
    /// No `-` between two points.
    #[error("`{0}` is not a move: write `from-to`, such as `d8-c8`, with captures as `d8-c8xc7/b8`")]
    Shape(String),
    /// One of the points is not a point.
    #[error("in move `{text}`: {error}")]
    Point {
        /// The whole text.
        text: String,
        /// What is wrong with the point.
        error: PointError,
    },
    /// A point is captured twice, or not in rising order.
    #[error("in move `{0}`: captured points are written in rising order of file and rank, each once")]
    Order(String),
}

impl FromStr for MoveText {
    type Err = MoveTextError;

    fn from_str(text: &str) -> Result<MoveText, MoveTextError> {
        let shown = || text.chars().take(60).collect::<String>();
        let point = |part: &str| part.parse::<Point>().map_err(|error| MoveTextError::Point { text: shown(), error });
        let (from, rest) = text.split_once('-').ok_or_else(|| MoveTextError::Shape(shown()))?;
        let (to, captured) = match rest.split_once('x') {
            Some((to, captured)) => (to, Some(captured)),
            None => (rest, None),
        };
        let mv = Move { from: point(from)?, to: point(to)? };
        let Some(captured) = captured else { return Ok(MoveText { mv, captures: None }) };
        let captures = captured.split('/').map(point).collect::<Result<Vec<_>, _>>()?;
        if !captures.is_sorted_by(|a, b| a.notation_order() < b.notation_order()) {
            return Err(MoveTextError::Order(shown()));
        }
        Ok(MoveText { mv, captures: Some(captures) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_text_survives_printing() {
        for text in ["d8-c8", "m10-m6xl6/n6", "a1-a19xa18"] {
            assert_eq!(text.parse::<MoveText>().expect(text).to_string(), text);
        }
    }

    #[test]
    fn what_is_not_a_move_is_refused_with_the_reason() {
        for (text, reason) in [
            ("d8c8", "is not a move"),
            ("d8-", "`` is not a point"),
            ("d8-c8x", "`` is not a point"),
            ("d8-c8xc7x", "`c7x` is not a point"),
            ("d8-c8xc7/b7", "rising order"),
            ("d8-c8xc7/c7", "rising order"),
            ("z8-c8", "`z8` is not a point"),
        ] {
            let error = text.parse::<MoveText>().expect_err(text).to_string();
            assert!(error.contains(reason), "{text}: {error}");
        }
    }

    #[test]
    fn captures_are_kept_in_order_and_once() {
        let mut captures = Captures::none();
        for text in ["n6", "l6", "l7", "l6", "a1"] {
            captures.add(text.parse().expect(text));
        }
        assert_eq!(captures.to_string(), "xa1/l6/l7/n6");
    }
}
