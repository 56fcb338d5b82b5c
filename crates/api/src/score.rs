//! What the engine thinks, and who the engine can be.

use hnefi_engine::{Level, ScoreKind, SearchResult};
use hnefi_rules::{self as rules, Game};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{LineMove, Move, Side, Words};

/// A judgement of a position, from the attackers' side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Score {
    /// Nobody wins by force yet.
    Value {
        /// Hundredths of a man; positive is good for the attackers.
        value: i32,
    },
    /// Somebody wins by force.
    Win {
        /// Who.
        side: Side,
        /// In how many plies.
        plies: u32,
    },
}

impl From<ScoreKind> for Score {
    fn from(score: ScoreKind) -> Score {
        match score {
            ScoreKind::Value(value) => Score::Value { value },
            ScoreKind::Win { side, plies } => Score::Win { side: side.into(), plies },
        }
    }
}

/// What the engine has found so far.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Thinking {
    /// The number of the move thought about.
    pub ply: usize,
    /// Plies looked ahead.
    pub depth: u32,
    /// What it believes.
    pub score: Score,
    /// Positions visited.
    pub nodes: u64,
    /// The line expected.
    pub pv: Vec<LineMove>,
}

impl Thinking {
    /// What the engine has found of the position at the end of a game.
    pub fn of(game: &Game, depth: u32, score: ScoreKind, nodes: u64, pv: &[rules::Move]) -> Thinking {
        Thinking { ply: game.plies().len() + 1, depth, score: score.into(), nodes, pv: LineMove::follow(game, pv) }
    }
}

/// Advice.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Hint {
    /// The move.
    pub r#move: Move,
    /// The line expected, the move first.
    pub pv: Vec<LineMove>,
    /// What comes of it.
    pub score: Score,
}

impl Hint {
    /// What a search of the position at the end of a game advises; `None` where the game is over.
    #[must_use]
    pub fn of(game: &Game, found: &SearchResult) -> Option<Hint> {
        let (mv, side) = (found.best?, game.position().side());
        let ply = game.clone().play(mv).ok()?.clone();
        let pv = LineMove::follow(game, &found.pv);
        Some(Hint { r#move: Move::of(mv, ply.captures.as_slice()), pv, score: found.score.from_attackers_view(side).into() })
    }
}

/// The strengths of the engine.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LevelList {
    /// Weakest first.
    levels: Vec<LevelEntry>,
}

/// One strength.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Level)]
pub(crate) struct LevelEntry {
    /// Its number, from 1.
    level: u8,
    /// What an opponent of this strength is called.
    name: Words,
    /// The opponent in a sentence.
    text: Words,
}

impl LevelList {
    /// All of them.
    pub fn all() -> LevelList {
        let entry =
            |level: Level| LevelEntry { level: level.number(), name: (&level.name()).into(), text: (&level.text()).into() };
        LevelList { levels: Level::ALL.into_iter().map(entry).collect() }
    }
}
