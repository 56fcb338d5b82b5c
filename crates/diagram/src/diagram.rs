//! What is to be seen of one board.

use std::fmt::Write;
use std::str::FromStr;

use hnefi_rules::{Move, MoveText, MoveTextError, Ply, Point, Position, Side};
use hnefi_rulesets::Ruleset;
use thiserror::Error;

use crate::error::SheetError;
use crate::scene::{PITCH, Spot};

/// A board of a rule set with a position on it, and what points at things.
///
/// Coordinates are shown and nothing points anywhere until it is asked for.
#[derive(Clone, Debug)]
pub struct Diagram {
    pub(crate) rules: Ruleset,
    pub(crate) position: Position,
    pub(crate) size: usize,
    pub(crate) coordinates: bool,
    pub(crate) flipped: bool,
    pub(crate) last: Option<(Move, Vec<Point>)>,
    pub(crate) arrows: Vec<Arrow>,
    pub(crate) dots: Vec<Point>,
    pub(crate) caption: Option<String>,
}

/// An arrow over the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// Where it begins.
    pub from: Point,
    /// Where it points.
    pub to: Point,
    /// What it is for.
    pub kind: ArrowKind,
}

/// What an arrow is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ArrowKind {
    /// A move that is played.
    Move,
    /// A move that is advised, or thought of.
    #[default]
    Hint,
    /// A move that is not allowed, or bad.
    Wrong,
}

/// Why a text is not an arrow.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ArrowError {
    /// What stands before the colon is not a move.
    #[error("arrow: {0}")]
    Move(#[from] MoveTextError),
    /// It begins where it ends.
    #[error("arrow `{0}` leads nowhere")]
    Nowhere(String),
    /// There is no such kind.
    #[error("unknown kind of arrow `{0}`: choose move, hint or wrong")]
    Kind(String),
}

impl FromStr for Arrow {
    type Err = ArrowError;

    /// `a1-a5`, or with its kind `a1-a5:wrong`.
    fn from_str(text: &str) -> Result<Arrow, ArrowError> {
        let (step, kind) = text.split_once(':').unwrap_or((text, "hint"));
        let kind = match kind {
            "move" => ArrowKind::Move,
            "hint" => ArrowKind::Hint,
            "wrong" => ArrowKind::Wrong,
            other => return Err(ArrowError::Kind(other.chars().take(40).collect())),
        };
        let Move { from, to } = step.parse::<MoveText>()?.mv;
        if from == to {
            return Err(ArrowError::Nowhere(step.to_owned()));
        }
        Ok(Arrow { from, to, kind })
    }
}

impl Diagram {
    /// The board of a rule set with a position of it.
    #[must_use]
    pub fn new(rules: &Ruleset, position: &Position) -> Diagram {
        Diagram {
            rules: rules.clone(),
            position: position.clone(),
            size: position.size(),
            coordinates: true,
            flipped: false,
            last: None,
            arrows: Vec::new(),
            dots: Vec::new(),
            caption: None,
        }
    }

    /// The position after a ply, which is shown as the last move.
    #[must_use]
    pub fn after(rules: &Ruleset, ply: &Ply) -> Diagram {
        let last = ply.mv.map(|mv| (mv, ply.captures.as_slice().to_vec()));
        Diagram { last, ..Diagram::new(rules, &ply.position) }
    }

    /// With or without letters and numbers along the edges.
    #[must_use]
    pub fn coordinates(self, coordinates: bool) -> Diagram {
        Diagram { coordinates, ..self }
    }

    /// Seen from the other side.
    #[must_use]
    pub fn flipped(self, flipped: bool) -> Diagram {
        Diagram { flipped, ..self }
    }

    /// With these arrows.
    #[must_use]
    pub fn arrows(self, arrows: Vec<Arrow>) -> Diagram {
        Diagram { arrows, ..self }
    }

    /// With a dot on these points, or a ring around the piece there.
    #[must_use]
    pub fn dots(self, dots: Vec<Point>) -> Diagram {
        Diagram { dots, ..self }
    }

    /// With digits, points and moves under the board, such as `12 d8-c8`; other characters are not written.
    #[must_use]
    pub fn caption(self, caption: String) -> Diagram {
        Diagram { caption: Some(caption), ..self }
    }

    /// Whether all points that arrows and dots name are on the board.
    pub(crate) fn check_points(&self) -> Result<(), SheetError> {
        let Some(point) = self.point_off_the_board() else { return Ok(()) };
        let last = Point::new(self.size - 1, self.size - 1);
        Err(SheetError::OffTheBoard { point, last })
    }

    /// The first point that an arrow or a dot names and the board does not have.
    fn point_off_the_board(&self) -> Option<Point> {
        let named = self.dots.iter().copied().chain(self.arrows.iter().flat_map(|arrow| [arrow.from, arrow.to]));
        named.into_iter().find(|point| point.file() >= self.size || point.rank() >= self.size)
    }

    /// Where a point lies.
    pub(crate) fn at(&self, point: Point) -> Spot {
        let (file, rank) = (point.file() as f64, point.rank() as f64);
        let last = (self.size.max(1) - 1) as f64;
        if self.flipped { (PITCH * (last - file), PITCH * rank) } else { (PITCH * file, PITCH * (last - rank)) }
    }

    /// The position in words, for those who do not see it.
    pub(crate) fn description(&self) -> String {
        let king = self.position.king();
        let men = |side: Side| {
            let men = self.position.pieces(side).filter(|point| Some(*point) != king);
            let points: Vec<String> = men.map(|point| point.to_string()).collect();
            if points.is_empty() { "none".to_owned() } else { points.join(" ") }
        };
        let mut text =
            format!("{0} by {0} points. Attackers: {1}. Defenders: {2}.", self.size, men(Side::Attackers), men(Side::Defenders));
        // Writing to a string cannot fail.
        let _ = match king {
            Some(king) => write!(text, " King: {king}."),
            None => write!(text, " The king is captured."),
        };
        if let Some((mv, captured)) = &self.last {
            let _ = write!(text, " Last move: {mv}");
            for (index, point) in captured.iter().enumerate() {
                let _ = write!(text, "{}{point}", if index == 0 { "x" } else { "/" });
            }
            text.push('.');
        }
        for Arrow { from, to, kind } in &self.arrows {
            let kind = match kind {
                ArrowKind::Move => "Move",
                ArrowKind::Hint => "Arrow",
                ArrowKind::Wrong => "Not",
            };
            let _ = write!(text, " {kind}: {from}-{to}.");
        }
        if !self.dots.is_empty() {
            let dots: Vec<String> = self.dots.iter().map(ToString::to_string).collect();
            let _ = write!(text, " Marked: {}.", dots.join(" "));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_are_read_with_their_kind() {
        let arrow: Arrow = "a1-a5".parse().expect("an arrow");
        assert_eq!((arrow.from.to_string(), arrow.kind), ("a1".to_owned(), ArrowKind::Hint));
        assert_eq!("a1-a5:wrong".parse::<Arrow>().map(|arrow| arrow.kind), Ok(ArrowKind::Wrong));
        for (text, reason) in [("a1", "not a move"), ("a1-a1", "leads nowhere"), ("a1-a2:red", "`red`"), ("a1-z2", "`z2`")] {
            let error = text.parse::<Arrow>().unwrap_err().to_string();
            assert!(error.contains(reason), "{text}: {error}");
        }
    }
}
