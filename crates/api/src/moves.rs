//! Moves in answers: their points and captures, so that no client has to parse a text, and the text for requests.

use hnefi_rules::{self as rules, MoveText, PASS, Ply, Point};
use serde::Serialize;
use utoipa::ToSchema;

/// A move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, ToSchema)]
pub struct Move {
    /// Where the piece stands.
    #[schema(example = "d8")]
    from: String,
    /// Where it goes.
    #[schema(example = "c8")]
    to: String,
    /// What it captures.
    #[schema(example = json!(["e8"]))]
    captures: Vec<String>,
    /// The move as text, with its captures, as requests take it.
    #[schema(example = "d8-c8xe8")]
    pub text: String,
}

impl Move {
    /// A move and what it captures.
    pub fn of(mv: rules::Move, captures: &[Point]) -> Move {
        let text = MoveText { captures: Some(captures.to_vec()).filter(|points| !points.is_empty()), ..MoveText::new(mv) };
        Move { from: mv.from.to_string(), to: mv.to.to_string(), captures: points(captures), text: text.to_string() }
    }
}

/// A move, or a lost turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MoveOrPass {
    /// Where the piece stood; null for a lost turn.
    #[schema(example = "d8")]
    from: Option<String>,
    /// Where it went; null for a lost turn.
    #[schema(example = "c8")]
    to: Option<String>,
    /// What it captured.
    #[schema(example = json!(["e8"]))]
    captures: Vec<String>,
    /// The move as text, with its captures, as requests take it; `pass` for a lost turn.
    #[schema(example = "d8-c8xe8")]
    text: String,
}

impl From<Option<Move>> for MoveOrPass {
    fn from(mv: Option<Move>) -> MoveOrPass {
        match mv {
            Some(Move { from, to, captures, text }) => MoveOrPass { from: Some(from), to: Some(to), captures, text },
            None => MoveOrPass { from: None, to: None, captures: Vec::new(), text: PASS.to_owned() },
        }
    }
}

impl From<&Ply> for MoveOrPass {
    fn from(ply: &Ply) -> MoveOrPass {
        ply.mv.map(|mv| Move::of(mv, ply.captures.as_slice())).into()
    }
}

/// A move without its captures.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Step {
    /// Where the piece stands.
    from: String,
    /// Where it goes.
    to: String,
}

impl From<rules::Move> for Step {
    fn from(mv: rules::Move) -> Step {
        Step { from: mv.from.to_string(), to: mv.to.to_string() }
    }
}

/// The names of points.
pub fn points(points: &[Point]) -> Vec<String> {
    points.iter().map(Point::to_string).collect()
}
