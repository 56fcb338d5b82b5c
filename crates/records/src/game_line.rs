//! Game lines: one game a line of JSON, what hnefi writes and `hnefi verify` reads.

use std::collections::BTreeMap;

use hnefi_rules::{Decider, Difference, Game, GameResult, MoveText, PASS, Replay, Setup, Side, Variant};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::record::Record;
use crate::record_times::Times;
use crate::times::TimeControls;

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
    /// Anything else worth keeping. `end` says what ended the game where the board did not: `resigned`, `agreed`, `timeout`,
    /// `abandoned`, or `unstated` if unknown.
    #[serde(default, skip_serializing_if = "serde_json::Map::is_empty")]
    pub tags: serde_json::Map<String, serde_json::Value>,
    /// Whether a move without captured points is said to capture nothing. Otherwise it says nothing of captures.
    #[serde(default, skip_serializing_if = "CapturesWritten::is_partial")]
    pub captures: CapturesWritten,
    /// How much time each side had.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<AsWritten<TimeControls>>,
    /// What the clocks showed, and how long the moves took.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub times: Option<AsWritten<Times>>,
    /// Comments, variations and the like.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Note>,
}

/// A part of a game line without which it is a game all the same: whatever is written there makes no line unreadable.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum AsWritten<T> {
    /// What it should be.
    Read(T),
    /// Something else.
    Unreadable(serde_json::Value),
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
    /// What the clocks showed, and how long the moves took.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub times: Option<AsWritten<Times>>,
    /// What hangs on them, the plies counted from the variation's first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Note>,
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
        GameLine::from(&Record::of(game))
    }

    /// Who decided the game, as far as the line says.
    #[must_use]
    pub fn decider(&self) -> Decider {
        match self.tags.get("end").and_then(serde_json::Value::as_str) {
            Some("resigned" | "agreed" | "timeout" | "abandoned") => Decider::Players,
            Some("unstated") => Decider::Unknown,
            _ => Decider::Board,
        }
    }
}

/// Replays a game line.
///
/// # Errors
/// The first [`Difference`].
pub fn replay_line(line: &GameLine, rules: &Variant) -> Result<Game, Difference> {
    let setup = |which, text: &Option<String>| {
        text.as_deref().map(|text| text.parse::<Setup>().map_err(|error| Difference::PositionText { which, error })).transpose()
    };
    let mut replay = Replay::new(rules, setup("start", &line.start)?.as_ref())?;
    let throws: BTreeMap<usize, u8> = line.notes.iter().filter_map(|note| Some((note.ply, note.die?))).collect();
    for (index, text) in line.moves.iter().enumerate() {
        if let Some(die) = throws.get(&(index + 1)) {
            replay.throw(*die)?;
        }
        if text == PASS {
            replay.pass(None)?;
            continue;
        }
        let mut text: MoveText = text.parse().map_err(|error| Difference::MoveText { ply: index + 1, error })?;
        if line.captures == CapturesWritten::All {
            text.captures.get_or_insert_default();
        }
        replay.play(None, &text)?;
    }
    if let Some(setup) = setup("final", &line.position)? {
        replay.compare_final(&setup)?;
    }
    if let Some(result) = line.result {
        replay.compare_result(result, line.decider())?;
    }
    Ok(replay.into_game())
}
