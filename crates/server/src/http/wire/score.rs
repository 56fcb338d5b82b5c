//! What the engine thinks, and who the engine can be.

use hnefi_engine::{Level, ScoreKind};
use serde::Serialize;
use utoipa::ToSchema;

use super::{LineMove, Move, Side, Words};
use crate::live_games::command::ThinkingUpdate;

/// A judgement of a position, from the attackers' side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(crate) enum Score {
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
pub(crate) struct Thinking {
    /// The number of the move thought about.
    pub(crate) ply: usize,
    /// Plies looked ahead.
    pub(crate) depth: u32,
    /// What it believes.
    pub(crate) score: Score,
    /// Positions visited.
    pub(crate) nodes: u64,
    /// The line expected.
    pub(crate) pv: Vec<LineMove>,
}

impl Thinking {
    /// What the engine has found, as clients see it.
    pub(crate) fn of(update: &ThinkingUpdate) -> Thinking {
        let ThinkingUpdate { state, depth, score, nodes, pv } = update;
        Thinking {
            ply: state.game.plies().len() + 1,
            depth: *depth,
            score: (*score).into(),
            nodes: *nodes,
            pv: LineMove::follow(&state.game, pv),
        }
    }
}

/// Advice.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Hint {
    /// The move.
    pub(crate) r#move: Move,
    /// The line expected, the move first.
    pub(crate) pv: Vec<LineMove>,
    /// What comes of it.
    pub(crate) score: Score,
}

/// The strengths of the engine.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct LevelList {
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
    pub(crate) fn all() -> LevelList {
        let entry =
            |level: Level| LevelEntry { level: level.number(), name: (&level.name()).into(), text: (&level.text()).into() };
        LevelList { levels: Level::ALL.into_iter().map(entry).collect() }
    }
}
