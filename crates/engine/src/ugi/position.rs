//! `position startpos|fen BOARD SIDE FLAGS [moves …]`: what has happened in the game.

use std::fmt;
use std::str::FromStr;

use hnefi_rules::{MoveText, PASS, Setup};

use super::error::{CommandError, shown};

const STAY: &str = "stay";

/// Where the game began, and what has been played since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionCommand {
    /// The first position; `None` for that of the rule set.
    pub start: Option<Setup>,
    /// The moves since.
    pub turns: Vec<Turn>,
}

/// A word after `moves`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A throw of the die: the number it shows. An odd one is followed by the move it allows, an even one is a turn lost.
    Throw(u8),
    /// A turn lost.
    Pass,
    /// A piece that could go on capturing stays where it is, as `e4-e4` says too.
    Stay,
    /// A move, with or without its captures.
    Move(MoveText),
}

impl FromStr for PositionCommand {
    type Err = CommandError;

    fn from_str(text: &str) -> Result<PositionCommand, CommandError> {
        let mut words = text.split_whitespace();
        let start = match words.next() {
            Some("startpos") => match words.next() {
                None => return Ok(PositionCommand { start: None, turns: Vec::new() }),
                Some("moves") => None,
                Some(word) => return Err(CommandError::Trailing { after: "startpos".to_owned(), word: shown(word) }),
            },
            Some("fen") => {
                let fen: Vec<&str> = words.by_ref().take_while(|word| *word != "moves").collect();
                Some(fen.join(" ").parse()?)
            }
            other => return Err(CommandError::Beginning(shown(other.unwrap_or_default()))),
        };
        let turns = words.enumerate().map(|(index, word)| turn(index + 1, word)).collect::<Result<_, _>>()?;
        Ok(PositionCommand { start, turns })
    }
}

fn turn(number: usize, word: &str) -> Result<Turn, CommandError> {
    if word == PASS {
        return Ok(Turn::Pass);
    }
    if word == STAY {
        return Ok(Turn::Stay);
    }
    if word.bytes().all(|byte| byte.is_ascii_digit()) {
        let die = word.parse().ok().filter(|die| (1..=6).contains(die));
        return die.map(Turn::Throw).ok_or_else(|| CommandError::Throw { number, text: shown(word) });
    }
    word.parse().map(Turn::Move).map_err(|error| CommandError::Move { number, error })
}

impl fmt::Display for PositionCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.start {
            None => f.write_str("startpos")?,
            Some(setup) => write!(f, "fen {setup}")?,
        }
        if !self.turns.is_empty() {
            f.write_str(" moves")?;
        }
        self.turns.iter().try_for_each(|turn| write!(f, " {turn}"))
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Turn::Throw(die) => die.fmt(f),
            Turn::Pass => f.write_str(PASS),
            Turn::Stay => f.write_str(STAY),
            Turn::Move(text) => text.fmt(f),
        }
    }
}
