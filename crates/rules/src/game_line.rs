//! Game lines: one game a line of JSON, what hnefi writes and `hnefi verify` reads.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::game::Game;
use crate::outcome::Reason;
use crate::side::Side;

/// A game as one line of JSON.
///
/// `{"rules":"alea-walker-2015","moves":["d8-c8"],"result":"unfinished","position":"/…/ d -"}`
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
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
    /// Anything else worth keeping. `end` says what ended the game where the board did not: `resigned`, `agreed`, `timeout`, or
    /// `unstated` where nobody knows.
    #[serde(default, skip_serializing_if = "serde_json::Map::is_empty")]
    pub tags: serde_json::Map<String, serde_json::Value>,
    /// Whether a move without captured points is said to capture nothing. Otherwise it says nothing of captures.
    #[serde(default, skip_serializing_if = "CapturesWritten::is_partial")]
    pub captures: CapturesWritten,
    /// Comments, variations and the like.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Note>,
}

/// Which captures a line of moves writes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CapturesWritten {
    /// Those written are right; others may be missing.
    #[default]
    Some,
    /// Every one: a move without captured points captures nothing.
    All,
}

impl CapturesWritten {
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
    fn is_partial(&self) -> bool {
        *self == CapturesWritten::Some
    }
}

/// What hangs on one ply of a line of moves.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// The ply, counted from 1; 0 is the place before the first move.
    pub ply: usize,
    /// A remark after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comment: Option<String>,
    /// What was written of the king: `+` in danger, `-` a way out, `++` captured, `--` escaped.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<String>,
    /// The side that made the ply, where it was written.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// The piece that moved, by its letter, where it was written.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub piece: Option<char>,
    /// The throw of the die it was made with, or lost by.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub die: Option<u8>,
    /// Anything else that was kept with it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub extras: BTreeMap<String, String>,
    /// Other lines that begin here, in place of the ply.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variations: Vec<Variation>,
}

/// A line of moves that was not played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Variation {
    /// The moves, written as in the game.
    pub moves: Vec<String>,
    /// What hangs on them, the plies counted from the variation's first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Note>,
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
            captures: CapturesWritten::Some,
            notes: throws(game),
        }
    }

    /// Who decided the game, as far as the line says.
    #[must_use]
    pub fn decider(&self) -> Decider {
        match self.tags.get("end").and_then(serde_json::Value::as_str) {
            Some("resigned" | "agreed" | "timeout") => Decider::Players,
            Some("unstated") => Decider::Unknown,
            _ => Decider::Board,
        }
    }
}

/// The throws of the die, where there is one: what a list of moves does not say.
fn throws(game: &Game) -> Vec<Note> {
    let thrown = game.plies().iter().enumerate().filter(|(_, ply)| ply.die.is_some());
    thrown.map(|(index, ply)| Note { ply: index + 1, die: ply.die, ..Note::default() }).collect()
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
