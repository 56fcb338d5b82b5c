//! How far a measurement is, as the store keeps it.

use hnefi_rules::{Game, Side};
use hnefi_study::{Cell, GameRow};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What is known of a measurement while it is played, and afterwards.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Progress {
    /// The share of the work that is done, 0 to 1.
    pub(crate) done: f64,
    /// How many games have been played.
    pub(crate) games: u64,
    /// The milliseconds that they took.
    pub(crate) took: u64,
    /// What they have come to: a summary of the study as `hnefi lab report` writes it.
    pub(crate) study: Option<Value>,
    /// How many of the rule sets, from the first, have all their games.
    #[serde(default)]
    pub(crate) whole: usize,
    /// What the rule set adds to the attackers' score beside the one that it changes, by strength.
    #[serde(default)]
    pub(crate) beside: Vec<Beside>,
    /// The last games, the latest first.
    #[serde(default)]
    pub(crate) last: Vec<BoardOfGame>,
    /// Why the measurement cannot be played, if so.
    pub(crate) failed: Option<String>,
}

/// What a change of the rules did to the attackers' score.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Beside {
    /// The positions that both sides might visit for a move.
    pub(crate) positions: u64,
    /// How many games there are by the changed rules.
    pub(crate) games: u64,
    /// What was added, of 1.
    pub(crate) value: f64,
    /// The interval of 95 %.
    pub(crate) interval: [f64; 2],
}

/// How a game stands, or ended.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct BoardOfGame {
    /// By which of the rule sets, from 0.
    pub(crate) arm: usize,
    /// The positions that both sides may visit for a move.
    pub(crate) positions: u64,
    /// How many plies it has.
    pub(crate) plies: u64,
    /// The position.
    pub(crate) position: String,
    /// The last move, from where and to where.
    pub(crate) last_move: Option<[String; 2]>,
    /// How it ended.
    pub(crate) end: Option<End>,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct End {
    /// Who won.
    pub(crate) winner: Option<Side>,
    /// Whether it was broken off at the longest game.
    pub(crate) broken_off: bool,
}

impl BoardOfGame {
    /// A game of a study.
    pub(crate) fn of(cell: &Cell, game: &Game) -> BoardOfGame {
        BoardOfGame {
            arm: cell.arm,
            positions: cell.thinking.attackers,
            plies: game.plies().len() as u64,
            position: game.position().to_string(),
            last_move: game.plies().last().and_then(|ply| ply.mv).map(|mv| [mv.from.to_string(), mv.to.to_string()]),
            end: None,
        }
    }

    /// The same once it is over.
    pub(crate) fn ended(self, row: &GameRow) -> BoardOfGame {
        BoardOfGame { end: Some(End { winner: row.result.winner(), broken_off: row.is_broken_off() }), ..self }
    }
}
