//! Results of games as records state them.

use std::fmt;

use crate::game::Game;
use crate::side::Side;

/// The result of a recorded game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum GameResult {
    /// The attackers won.
    Attackers,
    /// The defenders won.
    Defenders,
    /// Nobody won.
    Draw,
    /// The record stops before the end.
    Unfinished,
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            GameResult::Attackers => "attackers",
            GameResult::Defenders => "defenders",
            GameResult::Draw => "draw",
            GameResult::Unfinished => "unfinished",
        })
    }
}

impl GameResult {
    /// The result of a game.
    #[must_use]
    pub fn of(game: &Game) -> GameResult {
        game.outcome().map_or(GameResult::Unfinished, |outcome| GameResult::won_by(outcome.winner))
    }

    /// The result of a game that is over, with this winner.
    #[must_use]
    pub const fn won_by(winner: Option<Side>) -> GameResult {
        match winner {
            None => GameResult::Draw,
            Some(Side::Attackers) => GameResult::Attackers,
            Some(Side::Defenders) => GameResult::Defenders,
        }
    }

    /// The side that won; `None` for a draw and for a record that stops before the end.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            GameResult::Attackers => Some(Side::Attackers),
            GameResult::Defenders => Some(Side::Defenders),
            GameResult::Draw | GameResult::Unfinished => None,
        }
    }
}

/// Who decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decider {
    /// A move, by the rules.
    Board,
    /// The players or their clocks: one gave up, both agreed, a time ran out.
    Players,
    /// The record does not say.
    Unknown,
}
