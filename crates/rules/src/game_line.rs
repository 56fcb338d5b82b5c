//! Game lines: one game a line of JSON, what hnefi writes and `hnefi verify` reads.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::game::Game;
use crate::outcome::Reason;
use crate::side::Side;

/// A game as one line of JSON.
///
/// `{"rules":"alea-walker-2015","moves":["d8-c8"],"result":"unfinished","position":"/…/ d -"}`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameLine {
    /// Any name for the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<serde_json::Value>,
    /// The rule set's id, with options and layout.
    pub rules: String,
    /// The first position, where it is not the layout's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// The moves, `pass` for a turn lost.
    pub moves: Vec<String>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
    /// The final position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Anything else worth keeping. `end` is how the players ended it: `resigned` or `agreed`.
    #[serde(default, skip_serializing_if = "serde_json::Map::is_empty")]
    pub tags: serde_json::Map<String, serde_json::Value>,
}

/// The result of a recorded game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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

impl std::fmt::Display for GameResult {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
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
        match game.outcome().map(|outcome| outcome.winner) {
            None => GameResult::Unfinished,
            Some(None) => GameResult::Draw,
            Some(Some(Side::Attackers)) => GameResult::Attackers,
            Some(Some(Side::Defenders)) => GameResult::Defenders,
        }
    }
}

/// Why a line is not a game line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("not a game line: {0}; a game line is a JSON object with at least `rules` and `moves`")]
pub struct GameLineError(String);

impl GameLine {
    /// Reads a line.
    ///
    /// # Errors
    /// [`GameLineError`] with the column where reading failed.
    pub fn parse(line: &str) -> Result<GameLine, GameLineError> {
        serde_json::from_str(line).map_err(|error| GameLineError(error.to_string()))
    }

    /// The line, without a line break.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("strings and maps with string keys are always JSON")
    }

    /// A game written as a line.
    #[must_use]
    pub fn of(game: &Game) -> GameLine {
        let usual = crate::Position::start(game.rules());
        let mut tags = serde_json::Map::new();
        let end = game.outcome().and_then(|outcome| match outcome.reason {
            Reason::Resigned => Some("resigned"),
            Reason::Agreed => Some("agreed"),
            _ => None,
        });
        if let Some(end) = end {
            tags.insert("end".to_owned(), end.into());
        }
        GameLine {
            id: None,
            rules: game.rules().id(),
            start: (*game.start() != usual).then(|| game.start().to_string()),
            moves: game.plies().iter().map(crate::Ply::text).collect(),
            result: Some(GameResult::of(game)),
            position: Some(game.position().to_string()),
            tags,
        }
    }

    /// Whether the line says that the players, not the board, ended the game.
    #[must_use]
    pub fn ended_by_players(&self) -> bool {
        matches!(self.tags.get("end").and_then(serde_json::Value::as_str), Some("resigned" | "agreed"))
    }
}
