//! The commands that the other program sends, one a line.

use std::fmt;
use std::str::FromStr;

use super::error::{CommandError, shown};
use super::{Go, PositionCommand};

/// A line to the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `ugi`: say who you are and what can be set.
    Ugi,
    /// `isready`: say when everything before is done.
    IsReady,
    /// `setoption name NAME [value VALUE]`
    SetOption {
        /// The option's name; it may have spaces.
        name: String,
        /// All that stands after `value`; `None` where that word is missing.
        value: Option<String>,
    },
    /// `uginewgame`: another game begins.
    NewGame,
    /// `position …`
    Position(PositionCommand),
    /// `go …`
    Go(Go),
    /// `stop`: end the search and give the best move found.
    Stop,
    /// `ponderhit`: the opponent has played the move expected.
    PonderHit,
    /// `query …`
    Query(Query),
    /// `quit`
    Quit,
    /// `d`: draw the board, for people.
    Draw,
    /// `moves`: list the legal moves, for people.
    Moves,
    /// `perft N`: count the sequences of N moves, for people.
    Perft(u32),
}

/// What can be asked of the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    /// Whether the player who began is to move.
    P1Turn,
    /// Whether the game is over.
    GameOver,
    /// Who has won.
    Result,
}

const SET_OPTION: CommandError = CommandError::Incomplete { command: "setoption", usage: "setoption name NAME value VALUE" };
const QUERY: CommandError = CommandError::Incomplete { command: "query", usage: "query p1turn" };
const PERFT: CommandError = CommandError::Incomplete { command: "perft", usage: "perft 3" };

impl FromStr for Command {
    type Err = CommandError;

    fn from_str(line: &str) -> Result<Command, CommandError> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim_start();
        let command = match word {
            "setoption" => return set_option(rest),
            "position" => return rest.parse().map(Command::Position),
            "go" => return rest.parse().map(Command::Go),
            "query" => return query(rest).map(Command::Query),
            "perft" => return perft(rest).map(Command::Perft),
            "ugi" => Command::Ugi,
            "isready" => Command::IsReady,
            "uginewgame" => Command::NewGame,
            "stop" => Command::Stop,
            "ponderhit" => Command::PonderHit,
            "quit" => Command::Quit,
            "d" => Command::Draw,
            "moves" => Command::Moves,
            _ => return Err(CommandError::Unknown(shown(word))),
        };
        alone(word, rest)?;
        Ok(command)
    }
}

/// Nothing follows.
fn alone(after: &str, rest: &str) -> Result<(), CommandError> {
    match rest.split_whitespace().next() {
        Some(word) => Err(CommandError::Trailing { after: shown(after), word: shown(word) }),
        None => Ok(()),
    }
}

fn set_option(rest: &str) -> Result<Command, CommandError> {
    let mut rest = rest.strip_prefix("name").filter(|rest| rest.starts_with(char::is_whitespace)).ok_or(SET_OPTION)?.trim_start();
    let mut name: Vec<&str> = Vec::new();
    let mut value = None;
    while !rest.is_empty() {
        let (word, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        rest = after.trim_start();
        if word == "value" {
            // A path may have any spaces in it.
            value = Some(rest.to_owned());
            break;
        }
        name.push(word);
    }
    if name.is_empty() {
        return Err(SET_OPTION);
    }
    Ok(Command::SetOption { name: name.join(" "), value })
}

fn query(rest: &str) -> Result<Query, CommandError> {
    let (word, more) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let query = match word {
        "" => return Err(QUERY),
        "p1turn" => Query::P1Turn,
        "gameover" => Query::GameOver,
        "result" => Query::Result,
        other => return Err(CommandError::Query(shown(other))),
    };
    alone(word, more)?;
    Ok(query)
}

fn perft(rest: &str) -> Result<u32, CommandError> {
    let (word, more) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    if word.is_empty() {
        return Err(PERFT);
    }
    alone(word, more)?;
    // More would take too long, and the count would overflow.
    word.parse().ok().filter(|depth| *depth <= 20).ok_or_else(|| CommandError::Number {
        key: "perft".to_owned(),
        text: shown(word),
        expected: "the plies, 0 to 20",
    })
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Command::Ugi => f.write_str("ugi"),
            Command::IsReady => f.write_str("isready"),
            Command::SetOption { name, value: None } => write!(f, "setoption name {name}"),
            Command::SetOption { name, value: Some(value) } => write!(f, "setoption name {name} value {value}"),
            Command::NewGame => f.write_str("uginewgame"),
            Command::Position(position) => write!(f, "position {position}"),
            Command::Go(go) => write!(f, "go{go}"),
            Command::Stop => f.write_str("stop"),
            Command::PonderHit => f.write_str("ponderhit"),
            Command::Query(Query::P1Turn) => f.write_str("query p1turn"),
            Command::Query(Query::GameOver) => f.write_str("query gameover"),
            Command::Query(Query::Result) => f.write_str("query result"),
            Command::Quit => f.write_str("quit"),
            Command::Draw => f.write_str("d"),
            Command::Moves => f.write_str("moves"),
            Command::Perft(depth) => write!(f, "perft {depth}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_survive_printing() {
        for line in [
            "ugi",
            "isready",
            "setoption name Clear Hash",
            "setoption name Rules value my  own/rules.toml+hall",
            "uginewgame",
            "position startpos",
            "position startpos moves 3 d1-b1xa1/c1 pass e4-e4",
            "position fen /3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ d - moves d5-a5",
            "go",
            "go p1time 1000 p2time 900 p1inc 10 p2inc 5 movestogo 3",
            "go movetime 20 nodes 5000 depth 6 mate 2 infinite ponder searchmoves d1-b1 d1-c1",
            "stop",
            "ponderhit",
            "query p1turn",
            "query gameover",
            "query result",
            "quit",
            "d",
            "moves",
            "perft 4",
        ] {
            let command: Command = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
            assert_eq!(command.to_string(), line);
            let spaced = format!("  {}\t", line.replacen(' ', "  ", 1));
            assert_eq!(spaced.parse(), Ok(command), "{spaced}");
        }
    }

    #[test]
    fn other_programs_ways_of_writing_are_read() {
        for (line, written) in [
            (
                "position fen 3a3/7/7/3k3/7/7/7 d moves D4D6 Kd6\u{2013}d5xa1",
                "position fen /3t3/7/7/3K3/7/7/7/ d moves d4-d6 Kd6-d5xa1",
            ),
            ("position startpos moves 0d60f6 d1d3", "position startpos moves d6-f6 d1-d3"),
            ("go searchmoves d1b1 A11-A1 depth 3", "go depth 3 searchmoves d1-b1 a11-a1"),
        ] {
            assert_eq!(line.parse::<Command>().map(|command| command.to_string()).as_deref(), Ok(written));
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (line, reason) in [
            ("uci", "`uci` is not a command: write ugi,"),
            ("", "`` is not a command"),
            ("ugi now", "after `ugi` nothing may follow, but there is `now`"),
            ("setoption Hash 5", "write `setoption name NAME value VALUE`"),
            ("setoption name", "`setoption` is not complete"),
            ("setoption name value 5", "`setoption` is not complete"),
            ("position", "unknown position type ``"),
            ("position start", "unknown position type `start`"),
            ("position startpos d1-b1", "after `startpos` nothing may follow, but there is `d1-b1`"),
            ("position fen", "a position starts with a board"),
            ("position fen /3/3/ a -", "in the position after `fen`: the board has 2 rows"),
            ("position startpos moves d1-b1 d1+b1", "word 2 after `moves`: `d1+b1` is not a move"),
            ("position startpos moves 7", "word 1 after `moves`: `7` is no throw of a die"),
            ("go fast", "unknown word `fast` after `go`"),
            ("go depth", "depth `` is not a number: write the plies"),
            ("go depth x", "depth `x` is not a number"),
            ("go depth 3 depth 4", "`depth` is given twice"),
            ("go searchmoves", "searchmoves: `` is not a move"),
            ("go searchmoves d1+b1 depth 3", "searchmoves: `d1+b1` is not a move"),
            ("query", "write `query p1turn`"),
            ("query winner", "unknown query `winner`"),
            ("perft", "write `perft 3`"),
            ("perft 99", "perft `99` is not a number: write the plies, 0 to 20"),
        ] {
            let error = line.parse::<Command>().expect_err(line).to_string();
            assert!(error.contains(reason), "{line}: {error}");
        }
    }
}
