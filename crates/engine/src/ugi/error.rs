//! What can be wrong with a command.

use hnefi_rules::{MoveTextError, SetupTextError};
use thiserror::Error;

/// Why a line is not a command.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CommandError {
    /// Its first word is none.
    #[error(
        "`{0}` is not a command: write ugi, isready, setoption, uginewgame, position, go, stop, ponderhit, query, quit, or for people d, moves, perft"
    )]
    Unknown(String),
    /// Something is missing.
    #[error("`{command}` is not complete: write `{usage}`")]
    Incomplete {
        /// The command's first word.
        command: &'static str,
        /// How it is written.
        usage: &'static str,
    },
    /// There is more than the command takes.
    #[error("after `{after}` nothing may follow, but there is `{word}`")]
    Trailing {
        /// What was read.
        after: String,
        /// The first word too many.
        word: String,
    },
    /// A word that `go` does not know.
    #[error(
        "unknown word `{0}` after `go`, expected movetime, nodes, depth, mate, p1time, p2time, p1inc, p2inc, movestogo, infinite, ponder or searchmoves"
    )]
    GoWord(String),
    /// The same limit twice.
    #[error("`{0}` is given twice")]
    Twice(String),
    /// Not a number where one belongs.
    #[error("{key} `{text}` is not a number: write {expected}")]
    Number {
        /// What the number is for.
        key: String,
        /// As written.
        text: String,
        /// What would be right.
        expected: &'static str,
    },
    /// Neither `startpos` nor `fen`.
    #[error("unknown position type `{0}`, expected `startpos` or `fen`: `position fen BOARD SIDE FLAGS moves …`")]
    Beginning(String),
    /// The text after `fen` is not a position.
    #[error("in the position after `fen`: {0}")]
    Position(#[from] SetupTextError),
    /// One of the moves is not a move.
    #[error("word {number} after `moves`: {error}")]
    Move {
        /// Counted from 1.
        number: usize,
        /// What is wrong with it.
        error: MoveTextError,
    },
    /// A throw that no die shows.
    #[error("word {number} after `moves`: `{text}` is no throw of a die: it shows 1 to 6")]
    Throw {
        /// Counted from 1.
        number: usize,
        /// As written.
        text: String,
    },
    /// One of the moves after `searchmoves` is not a move.
    #[error("searchmoves: {0}")]
    SearchMove(MoveTextError),
    /// A question that UGI does not have.
    #[error("unknown query `{0}`, expected p1turn, gameover or result")]
    Query(String),
}

/// A text from outside, cut to a length that fits a message.
pub(super) fn shown(text: &str) -> String {
    text.chars().take(60).collect()
}
