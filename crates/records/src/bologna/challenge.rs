//! What the server of the Tablut Challenge and a player say to each other: JSON texts, each behind its length in four bytes, the highest first. No
//! input, no output: texts and their meaning.
//!
//! The player sends its name, then a move at each of its turns. The server sends the state: at the beginning, and after each move. White are the
//! defenders, and the board's first row is rank 1.

use hnefi_rules::{GameResult, Move, Piece, Point, Setup, Side};
use serde_json::{Value, json};
use thiserror::Error;

use super::SIZE;

/// Where the server listens for the player of a side.
#[must_use]
pub const fn port(side: Side) -> u16 {
    match side {
        Side::Defenders => 5800,
        Side::Attackers => 5801,
    }
}

/// No state is longer.
pub const LONGEST: usize = 64 * 1024;

/// The bytes of a message.
#[must_use]
pub fn framed(text: &str) -> Vec<u8> {
    let length = u32::try_from(text.len()).expect("names and moves are short");
    [&length.to_be_bytes(), text.as_bytes()].concat()
}

/// A player's name, as sent.
#[must_use]
pub fn name(name: &str) -> String {
    json!(name).to_string()
}

/// A move, as a player says it.
#[must_use]
pub fn action(mv: Move, side: Side) -> String {
    json!({ "from": mv.from.to_string(), "to": mv.to.to_string(), "turn": side_word(side) }).to_string()
}

/// The server's word for a side.
#[must_use]
pub const fn side_word(side: Side) -> &'static str {
    match side {
        Side::Defenders => "WHITE",
        Side::Attackers => "BLACK",
    }
}

/// What the server says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The board, with the side to move if the game goes on.
    pub setup: Setup,
    /// The result; unfinished while the game goes on.
    pub result: GameResult,
}

/// Why a text is no state.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StateError {
    /// Not even JSON.
    #[error("not JSON: {0}")]
    Json(String),
    /// No board of the game.
    #[error("`board` is not {SIZE} rows of {SIZE} points")]
    Board,
    /// Something else on a point.
    #[error(
        "row {row}, column {column} of `board` has {found}: it should have \"EMPTY\", \"WHITE\", \"BLACK\", \"KING\" or \"THRONE\""
    )]
    Point {
        /// Counted from 1.
        row: usize,
        /// Counted from 1.
        column: usize,
        /// What is there.
        found: String,
    },
    /// No turn.
    #[error("`turn` is {0}: it should be \"WHITE\", \"BLACK\", \"WHITEWIN\", \"BLACKWIN\" or \"DRAW\"")]
    Turn(String),
}

impl std::str::FromStr for State {
    type Err = StateError;

    fn from_str(text: &str) -> Result<State, StateError> {
        let value: Value = serde_json::from_str(text).map_err(|error| StateError::Json(error.to_string()))?;
        let (result, side) = turn(&value["turn"])?;
        let rows = value["board"].as_array().filter(|rows| rows.len() == SIZE).ok_or(StateError::Board)?;
        let mut pieces = Vec::new();
        // Arrangements have the top rank first.
        for (rank, row) in rows.iter().enumerate().rev() {
            let row = row.as_array().filter(|row| row.len() == SIZE).ok_or(StateError::Board)?;
            for (file, found) in row.iter().enumerate() {
                let piece = match found.as_str() {
                    Some("EMPTY" | "THRONE") => continue,
                    Some("WHITE") => Piece::Defender,
                    Some("BLACK") => Piece::Attacker,
                    Some("KING") => Piece::King,
                    _ => return Err(StateError::Point { row: rank + 1, column: file + 1, found: shown(found) }),
                };
                pieces.push((Point::new(file, rank), piece));
            }
        }
        Ok(State { setup: Setup { size: SIZE, pieces, side, king_moved: None, going_on: None }, result })
    }
}

fn turn(turn: &Value) -> Result<(GameResult, Option<Side>), StateError> {
    Ok(match turn.as_str() {
        Some("WHITE") => (GameResult::Unfinished, Some(Side::Defenders)),
        Some("BLACK") => (GameResult::Unfinished, Some(Side::Attackers)),
        Some("WHITEWIN") => (GameResult::Defenders, None),
        Some("BLACKWIN") => (GameResult::Attackers, None),
        Some("DRAW") => (GameResult::Draw, None),
        _ => return Err(StateError::Turn(shown(turn))),
    })
}

fn shown(value: &Value) -> String {
    match value {
        Value::Null => "missing".to_owned(),
        value => value.to_string().chars().take(40).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(change: impl Fn(usize, usize) -> Option<&'static str>) -> Value {
        let point = |row, column| change(row, column).unwrap_or("EMPTY");
        (0..SIZE).map(|row| (0..SIZE).map(|column| point(row, column)).collect::<Vec<_>>()).collect::<Vec<_>>().into()
    }

    #[test]
    fn a_state_is_read_with_its_first_row_lowest() {
        let board = board(|row, column| match (row, column) {
            (0, 3) => Some("BLACK"),
            (2, 4) => Some("WHITE"),
            (3, 4) => Some("KING"),
            (4, 4) => Some("THRONE"),
            _ => None,
        });
        for (turn, result, side) in [
            ("WHITE", GameResult::Unfinished, " d"),
            ("BLACK", GameResult::Unfinished, " a"),
            ("WHITEWIN", GameResult::Defenders, ""),
            ("BLACKWIN", GameResult::Attackers, ""),
            ("DRAW", GameResult::Draw, ""),
        ] {
            let state: State = json!({ "board": board, "turn": turn }).to_string().parse().expect("a state");
            assert_eq!(state.setup, format!("/9/9/9/9/9/4K4/4T4/9/3t5/{side}").parse().expect("a setup"), "{turn}");
            assert_eq!(state.result, result);
        }
    }

    #[test]
    fn a_player_says_his_name_and_his_moves() {
        let mv = Move { from: Point::new(4, 3), to: Point::new(5, 3) };
        assert_eq!(action(mv, Side::Defenders), r#"{"from":"e4","to":"f4","turn":"WHITE"}"#);
        assert_eq!(name("a \"b\""), r#""a \"b\"""#);
        assert_eq!(framed("hé"), [0, 0, 0, 3, b'h', 0xc3, 0xa9]);
    }

    #[test]
    fn what_is_no_state_is_refused_with_the_place() {
        let empty = board(|_, _| None);
        for (text, says) in [
            ("[".to_owned(), "not JSON: EOF"),
            ("{}".to_owned(), "`turn` is missing: it should be \"WHITE\""),
            (json!({ "board": empty, "turn": "GREEN" }).to_string(), "`turn` is \"GREEN\""),
            (json!({ "board": [[]], "turn": "WHITE" }).to_string(), "`board` is not 9 rows"),
            (json!({ "turn": "WHITE" }).to_string(), "`board` is not 9 rows"),
            (
                json!({ "board": board(|row, column| (row == 2 && column == 1).then_some("DUKE")), "turn": "WHITE" }).to_string(),
                "row 3, column 2 of `board` has \"DUKE\": it should have \"EMPTY\"",
            ),
        ] {
            let error = text.parse::<State>().expect_err(&text).to_string();
            assert!(error.contains(says), "{error}");
        }
    }
}
