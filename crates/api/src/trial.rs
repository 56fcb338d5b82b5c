//! A move tried in a position, for a picture of it.

use hnefi_rules::{self as rules, Move, Point, Position};
use hnefi_rulesets::Ruleset;
use serde::Serialize;
use utoipa::ToSchema;

use crate::moves::points;
use crate::{Drawn, Outcome, Step};

/// A position, a move tried in it, and what the rules make of that.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Trial {
    /// Width and height of the board.
    size: usize,
    /// Before the move.
    position: String,
    #[serde(flatten)]
    marks: Drawn,
    /// The part of the board worth showing.
    view: View,
    /// The move that is tried.
    r#move: Step,
    /// Whether the rules allow it.
    legal: bool,
    /// What it captures.
    captures: Vec<String>,
    /// How the game ends by it, if it does.
    outcome: Option<Outcome>,
    /// Where the piece can go.
    targets: Vec<String>,
    /// The first position of the game in which it is tried.
    start: String,
    /// The moves from there, as requests take them.
    moves: Vec<String>,
}

/// A part of a board, corner to corner.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct View {
    /// Bottom left.
    from: String,
    /// Top right.
    to: String,
}

impl From<(Point, Point)> for View {
    fn from((low, high): (Point, Point)) -> View {
        View { from: low.to_string(), to: high.to_string() }
    }
}

/// What came of a move.
pub struct Tried<'a> {
    pub before: &'a Position,
    pub mv: Move,
    pub legal: bool,
    pub captures: &'a [Point],
    pub outcome: Option<rules::Outcome>,
    pub start: String,
    pub moves: Vec<String>,
}

impl Trial {
    /// A move under a rule set, on the part of the board between two corners, or on all of it.
    pub fn of(rules: &Ruleset, tried: Tried<'_>, view: Option<(Point, Point)>) -> Trial {
        let Tried { before, mv, legal, captures, outcome, start, moves } = tried;
        let mut targets: Vec<Point> =
            before.legal_moves(rules.compiled()).into_iter().filter(|m| m.from == mv.from).map(|m| m.to).collect();
        targets.sort_by_key(|point| point.notation_order());
        let size = rules.size();
        let whole = (Point::new(0, 0), Point::new(size - 1, size - 1));
        Trial {
            size,
            position: before.to_string(),
            marks: Drawn::of(rules),
            view: view.unwrap_or(whole).into(),
            r#move: mv.into(),
            legal,
            captures: points(captures),
            outcome: outcome.map(Outcome::from),
            targets: points(&targets),
            start,
            moves,
        }
    }
}
