//! The OpenTafl engine protocol (OTEP): what a host and an external engine say to each other, a line each. No input, no output: texts and their
//! meaning.
//!
//! The rules go as a rules record, boards as position records with rank 1 first, moves as `from-to`.

mod clock;
mod to_engine;
mod to_host;

use std::str::FromStr;

pub use clock::{Clock, TimeLeft};
use hnefi_rules::{Move, Side};
use thiserror::Error;
pub use to_engine::{Finish, ToEngine};
pub use to_host::{AnalysisLine, ToHost};

use super::moves::OtnMove;
use super::problem::{NotationError, shortened};

/// Why a line is none of the protocol.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ProtocolError {
    /// A line that begins with no command.
    #[error("`{word}` is not a command: the commands are {known}")]
    Unknown {
        /// The word.
        word: String,
        /// The commands that there are.
        known: String,
    },
    /// A command that is not followed by what belongs to it.
    #[error("`{line}` cannot be read: write {right}")]
    Shape {
        /// The line, or its beginning.
        line: String,
        /// What would be right.
        right: &'static str,
    },
    /// A rules record, a board or a move that is none.
    #[error("`{command}`: {error}")]
    Notation {
        /// The command.
        command: &'static str,
        /// What is wrong with what follows it.
        error: NotationError,
    },
}

impl ProtocolError {
    fn unknown(word: &str, known: &[&str]) -> ProtocolError {
        let known = known.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ");
        ProtocolError::Unknown { word: shortened(word), known }
    }

    fn shape(line: &str, right: &'static str) -> ProtocolError {
        ProtocolError::Shape { line: shortened(line.trim()), right }
    }

    fn notation(command: &'static str) -> impl Fn(NotationError) -> ProtocolError {
        move |error| ProtocolError::Notation { command, error }
    }
}

/// The first word of a line, and what follows it.
fn split(line: &str) -> (&str, &str) {
    let line = line.trim();
    line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()))
}

fn side_word(side: Side) -> &'static str {
    match side {
        Side::Attackers => "attackers",
        Side::Defenders => "defenders",
    }
}

fn read_side(word: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| side_word(*side) == word)
}

/// Moves joined by `|`. Either notation will do; what captures, and of what, is for the rules to say.
fn read_moves(text: &str) -> Result<Vec<Move>, NotationError> {
    text.split('|').map(|text| OtnMove::from_str(text).map(|mv| Move { from: mv.from, to: mv.to })).collect()
}

fn write_moves(moves: &[Move]) -> String {
    moves.iter().map(Move::to_string).collect::<Vec<_>>().join("|")
}

#[cfg(test)]
mod tests;
