//! `go …`: what a search may use.

use std::fmt;
use std::iter::Peekable;
use std::str::{FromStr, SplitWhitespace};

use hnefi_rules::{Move, MoveText};

use super::error::{CommandError, shown};

/// The limits of a search. All that are given hold; without any the search goes on until `stop`.
///
/// Times are in milliseconds. Player 1 is the side that begins under the rule set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// The time for this move.
    pub movetime: Option<u64>,
    /// The positions to visit.
    pub nodes: Option<u64>,
    /// The plies to search.
    pub depth: Option<u32>,
    /// The search may end once it finds a win in this many plies.
    pub mate: Option<u32>,
    /// What player 1 has left.
    pub p1time: Option<u64>,
    /// What player 2 has left.
    pub p2time: Option<u64>,
    /// What player 1 is given for each move.
    pub p1inc: Option<u64>,
    /// What player 2 is given for each move.
    pub p2inc: Option<u64>,
    /// The moves before more time is given.
    pub movestogo: Option<u32>,
    /// No best move before `stop`.
    pub infinite: bool,
    /// The search is of a move that the opponent is expected to play: the clock does not run before `ponderhit`.
    pub ponder: bool,
    /// The moves to look at; empty for all.
    pub searchmoves: Vec<Move>,
}

impl Go {
    /// Whether anything is said of the players' clocks.
    pub(super) fn has_clock(&self) -> bool {
        let times = [self.p1time, self.p2time, self.p1inc, self.p2inc];
        times.iter().any(Option::is_some) || self.movestogo.is_some()
    }

    /// Whether nothing would ever end the search.
    pub(super) fn is_endless(&self) -> bool {
        let limited = self.movetime.is_some() || self.nodes.is_some() || self.depth.is_some() || self.mate.is_some();
        self.infinite || !limited && !self.has_clock() && !self.ponder
    }
}

/// The words that `go` knows.
const WORDS: [&str; 12] = [
    "movetime",
    "p1time",
    "p2time",
    "p1inc",
    "p2inc",
    "nodes",
    "depth",
    "mate",
    "movestogo",
    "infinite",
    "ponder",
    "searchmoves",
];

type Words<'a> = Peekable<SplitWhitespace<'a>>;

impl FromStr for Go {
    type Err = CommandError;

    fn from_str(text: &str) -> Result<Go, CommandError> {
        let mut go = Go::default();
        let mut words = text.split_whitespace().peekable();
        while let Some(word) = words.next() {
            match word {
                "movetime" => set(&mut go.movetime, word, milliseconds(word, &mut words)?)?,
                "p1time" => set(&mut go.p1time, word, milliseconds(word, &mut words)?)?,
                "p2time" => set(&mut go.p2time, word, milliseconds(word, &mut words)?)?,
                "p1inc" => set(&mut go.p1inc, word, milliseconds(word, &mut words)?)?,
                "p2inc" => set(&mut go.p2inc, word, milliseconds(word, &mut words)?)?,
                "nodes" => set(&mut go.nodes, word, number(word, "how many positions to visit", &mut words)?)?,
                "depth" => set(&mut go.depth, word, number(word, "the plies to search", &mut words)?)?,
                "mate" => set(&mut go.mate, word, number(word, "the plies in which to win", &mut words)?)?,
                "movestogo" => set(&mut go.movestogo, word, number(word, "how many moves the time is for", &mut words)?)?,
                "infinite" => go.infinite = true,
                "ponder" => go.ponder = true,
                "searchmoves" => go.searchmoves = moves(&mut words)?,
                other => return Err(CommandError::GoWord(shown(other))),
            }
        }
        Ok(go)
    }
}

fn set<T>(place: &mut Option<T>, key: &str, value: T) -> Result<(), CommandError> {
    match place.replace(value) {
        Some(_) => Err(CommandError::Twice(key.to_owned())),
        None => Ok(()),
    }
}

fn number<T: FromStr>(key: &str, expected: &'static str, words: &mut Words<'_>) -> Result<T, CommandError> {
    let text = words.next().unwrap_or_default();
    text.parse().map_err(|_| CommandError::Number { key: key.to_owned(), text: shown(text), expected })
}

/// A clock that has run out may be sent as a negative time.
fn milliseconds(key: &str, words: &mut Words<'_>) -> Result<u64, CommandError> {
    let time: i64 = number(key, "the time in milliseconds", words)?;
    Ok(time.max(0).unsigned_abs())
}

/// The moves up to the next word that `go` knows.
fn moves(words: &mut Words<'_>) -> Result<Vec<Move>, CommandError> {
    let mut moves = Vec::new();
    while let Some(word) = words.next_if(|word| !WORDS.contains(word)) {
        moves.push(word.parse::<MoveText>().map_err(CommandError::SearchMove)?.mv);
    }
    if moves.is_empty() {
        let error = words.peek().copied().unwrap_or_default().parse::<MoveText>();
        error.map_err(CommandError::SearchMove)?;
    }
    Ok(moves)
}

impl fmt::Display for Go {
    /// As it stands after the word `go`, with a space before it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers = [
            ("p1time", self.p1time),
            ("p2time", self.p2time),
            ("p1inc", self.p1inc),
            ("p2inc", self.p2inc),
            ("movestogo", self.movestogo.map(u64::from)),
            ("movetime", self.movetime),
            ("nodes", self.nodes),
            ("depth", self.depth.map(u64::from)),
            ("mate", self.mate.map(u64::from)),
        ];
        for (key, value) in numbers {
            value.map_or(Ok(()), |value| write!(f, " {key} {value}"))?;
        }
        if self.infinite {
            f.write_str(" infinite")?;
        }
        if self.ponder {
            f.write_str(" ponder")?;
        }
        if !self.searchmoves.is_empty() {
            f.write_str(" searchmoves")?;
        }
        self.searchmoves.iter().try_for_each(|mv| write!(f, " {mv}"))
    }
}
