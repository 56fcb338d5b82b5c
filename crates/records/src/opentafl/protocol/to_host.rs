//! What an engine says to its host.

use std::fmt;
use std::str::FromStr;

use hnefi_rules::Move;

use super::{ProtocolError, read_moves, split, write_moves};

/// What an engine says to its host.
#[derive(Clone, Debug, PartialEq)]
pub enum ToHost {
    /// `hello`: the engine is ready.
    Hello,
    /// `simple-moves on|off`: whether moves are wanted without captures.
    SimpleMoves(bool),
    /// `rules`: the engine asks for the rules again.
    AskRules,
    /// `position`: it asks for the position.
    AskPosition,
    /// `side`: it asks for its side.
    AskSide,
    /// `clock`: it asks for the clock.
    AskClock,
    /// `move FROM-TO`: its move.
    Move(Move),
    /// `analysis N [MOVES WORTH]…`: the best moves.
    Analysis(Vec<AnalysisLine>),
    /// `error -1|0 WORDS`: something is wrong; -1 where the engine cannot go on.
    Error {
        /// Whether it cannot go on.
        critical: bool,
        /// What is wrong.
        words: String,
    },
    /// `status WORDS`: something for people to read.
    Status(String),
}

/// A line of play that an engine found.
#[derive(Clone, Debug, PartialEq)]
pub struct AnalysisLine {
    /// The moves, the one to be played first.
    pub moves: Vec<Move>,
    /// What the engine takes it for; of which view and in which unit is its own affair.
    pub worth: f64,
}

const COMMANDS: [&str; 10] =
    ["hello", "simple-moves", "rules", "position", "side", "clock", "move", "analysis", "error", "status"];

impl FromStr for ToHost {
    type Err = ProtocolError;

    fn from_str(line: &str) -> Result<ToHost, ProtocolError> {
        let (word, rest) = split(line);
        Ok(match word {
            "hello" => ToHost::Hello,
            "simple-moves" => ToHost::SimpleMoves(match rest {
                "on" => true,
                "off" => false,
                _ => return Err(ProtocolError::shape(line, "`simple-moves on` or `simple-moves off`")),
            }),
            "rules" => ToHost::AskRules,
            "position" => ToHost::AskPosition,
            "side" => ToHost::AskSide,
            "clock" => ToHost::AskClock,
            "move" => match read_moves(rest).map_err(ProtocolError::notation("move"))?[..] {
                [mv] => ToHost::Move(mv),
                _ => return Err(ProtocolError::shape(line, "one move: `move a4-c4`")),
            },
            "analysis" => ToHost::Analysis(read_lines(line, rest)?),
            "error" => {
                let (code, words) = split(rest);
                let critical = match code {
                    "-1" => true,
                    "0" => false,
                    _ => return Err(ProtocolError::shape(line, "`error -1` or `error 0`, and what is wrong")),
                };
                ToHost::Error { critical, words: words.to_owned() }
            }
            "status" => ToHost::Status(rest.to_owned()),
            _ => return Err(ProtocolError::unknown(word, &COMMANDS)),
        })
    }
}

fn read_lines(line: &str, text: &str) -> Result<Vec<AnalysisLine>, ProtocolError> {
    let wrong =
        || ProtocolError::shape(line, "how many lines, and of each its moves and its worth: `analysis 1 a4-c4|d8-d2 1.5`");
    let (count, rest) = split(text);
    let words: Vec<&str> = rest.split_whitespace().collect();
    let (pairs, odd) = words.as_chunks::<2>();
    if !odd.is_empty() || count.parse() != Ok(pairs.len()) {
        return Err(wrong());
    }
    let read = |[moves, worth]: &[&str; 2]| {
        let moves = read_moves(moves).map_err(ProtocolError::notation("analysis"))?;
        Ok(AnalysisLine { moves, worth: worth.parse().map_err(|_| wrong())? })
    };
    pairs.iter().map(read).collect()
}

impl fmt::Display for ToHost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The words must not break the line.
        let words = |words: &str| words.split_whitespace().collect::<Vec<_>>().join(" ");
        match self {
            ToHost::Hello => f.write_str("hello"),
            ToHost::SimpleMoves(on) => write!(f, "simple-moves {}", if *on { "on" } else { "off" }),
            ToHost::AskRules => f.write_str("rules"),
            ToHost::AskPosition => f.write_str("position"),
            ToHost::AskSide => f.write_str("side"),
            ToHost::AskClock => f.write_str("clock"),
            ToHost::Move(mv) => write!(f, "move {mv}"),
            ToHost::Analysis(lines) => {
                write!(f, "analysis {}", lines.len())?;
                lines.iter().try_for_each(|line| write!(f, " {} {}", write_moves(&line.moves), line.worth))
            }
            ToHost::Error { critical, words: text } => write!(f, "error {} {}", if *critical { -1 } else { 0 }, words(text)),
            ToHost::Status(text) => write!(f, "status {}", words(text)),
        }
    }
}
