//! What a host says to an engine.

use std::fmt;
use std::str::FromStr;

use hnefi_rules::{Move, Side};

use super::super::board::{Board, RankOrder};
use super::super::rules::OtnRules;
use super::{Clock, ProtocolError, read_moves, read_side, side_word, split, write_moves};

/// What a host says to an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToEngine {
    /// `hello`: the host is there. Hosts need not say it.
    Hello,
    /// `rules RECORD`: a new game, from the record's start.
    Rules(Box<OtnRules>),
    /// `position BOARD`: the board is as follows.
    Position(Board),
    /// `side attackers|defenders`: whom the engine is to think for.
    Side(Side),
    /// `clock …`: the time left.
    Clock(Clock),
    /// `analyze N SECONDS`: the N best moves, after this many seconds.
    Analyze {
        /// How many moves are wanted.
        moves: usize,
        /// How long they may take.
        seconds: u64,
    },
    /// `play attackers|defenders`: a move for this side is wanted.
    Play(Side),
    /// `opponent-move MOVE[|MOVE…] BOARD`: the other side has played.
    OpponentMove {
        /// Its moves; more than one where a turn has several.
        moves: Vec<Move>,
        /// The board after them, if given.
        board: Option<Board>,
    },
    /// `move BOARD`: the engine's move has been played, and the board is as follows.
    Moved(Board),
    /// `error CODE`: the engine's move cannot be played.
    Refused(i32),
    /// `finish CODE`: the game is over.
    Finish(Finish),
    /// `goodbye`: the engine may go.
    Goodbye,
}

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finish {
    /// Broken off.
    Unfinished,
    /// A draw.
    Draw,
    /// A side has won.
    Won(Side),
}

impl Finish {
    const ALL: [Finish; 4] = [Finish::Unfinished, Finish::Draw, Finish::Won(Side::Attackers), Finish::Won(Side::Defenders)];

    fn code(self) -> usize {
        Finish::ALL.iter().position(|finish| *finish == self).expect("all are listed")
    }
}

const COMMANDS: [&str; 12] =
    ["hello", "rules", "position", "side", "clock", "analyze", "play", "opponent-move", "move", "error", "finish", "goodbye"];

impl FromStr for ToEngine {
    type Err = ProtocolError;

    fn from_str(line: &str) -> Result<ToEngine, ProtocolError> {
        let (word, rest) = split(line);
        let board = |command, text| Board::read(text, RankOrder::FromBottom).map_err(ProtocolError::notation(command));
        let side = |right| read_side(rest).ok_or_else(|| ProtocolError::shape(line, right));
        Ok(match word {
            "hello" => ToEngine::Hello,
            "rules" => ToEngine::Rules(Box::new(rest.parse().map_err(ProtocolError::notation("rules"))?)),
            "position" => ToEngine::Position(board("position", rest)?),
            "side" => ToEngine::Side(side("`side attackers` or `side defenders`")?),
            "clock" => ToEngine::Clock(rest.parse()?),
            "analyze" => {
                let wrong = || ProtocolError::shape(line, "how many moves, and the seconds: `analyze 5 30`");
                let (moves, seconds) = split(rest);
                ToEngine::Analyze { moves: moves.parse().map_err(|_| wrong())?, seconds: seconds.parse().map_err(|_| wrong())? }
            }
            "play" => ToEngine::Play(side("`play attackers` or `play defenders`")?),
            "opponent-move" => {
                let (moves, record) = split(rest);
                let moves = read_moves(moves).map_err(ProtocolError::notation("opponent-move"))?;
                let board = if record.is_empty() { None } else { Some(board("opponent-move", record)?) };
                ToEngine::OpponentMove { moves, board }
            }
            "move" => ToEngine::Moved(board("move", rest)?),
            "error" => {
                let code = split(rest).0.parse();
                ToEngine::Refused(code.map_err(|_| ProtocolError::shape(line, "the number of the error: `error 2`"))?)
            }
            "finish" => {
                let code = rest.parse().ok().and_then(|code: usize| Finish::ALL.get(code));
                ToEngine::Finish(*code.ok_or_else(|| ProtocolError::shape(line, "`finish` and 0, 1, 2 or 3"))?)
            }
            "goodbye" => ToEngine::Goodbye,
            _ => return Err(ProtocolError::unknown(word, &COMMANDS)),
        })
    }
}

impl fmt::Display for ToEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ToEngine::Hello => f.write_str("hello"),
            ToEngine::Rules(rules) => write!(f, "rules {rules}"),
            ToEngine::Position(board) => write!(f, "position {board}"),
            ToEngine::Side(side) => write!(f, "side {}", side_word(*side)),
            ToEngine::Clock(clock) => write!(f, "clock {clock}"),
            ToEngine::Analyze { moves, seconds } => write!(f, "analyze {moves} {seconds}"),
            ToEngine::Play(side) => write!(f, "play {}", side_word(*side)),
            ToEngine::OpponentMove { moves, board } => {
                write!(f, "opponent-move {}", write_moves(moves))?;
                board.as_ref().map_or(Ok(()), |board| write!(f, " {board}"))
            }
            ToEngine::Moved(board) => write!(f, "move {board}"),
            ToEngine::Refused(code) => write!(f, "error {code}"),
            ToEngine::Finish(finish) => write!(f, "finish {}", finish.code()),
            ToEngine::Goodbye => f.write_str("goodbye"),
        }
    }
}
