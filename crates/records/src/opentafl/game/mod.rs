//! Game files (`.otg`): tags in brackets, the rules last among them, then turns with their comments, and the turns of variations under
//! their addresses.

mod read;
mod write;

pub(crate) use read::read_with_lines;
use thiserror::Error;

use super::address::TurnAddress;
use super::moves::OtnPly;
use super::problem::{NotationError, Problem};
use super::rules::OtnRules;

/// A game file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OtnGame {
    /// The tags with their values, in the order of the file.
    pub tags: Vec<(String, String)>,
    /// The turns, of the main line and of variations, in the order of the file.
    pub turns: Vec<OtnTurn>,
}

/// One turn: the moves of both sides, with what is said of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtnTurn {
    /// Where it stands.
    pub address: TurnAddress,
    /// How many moves at its beginning are left out (`.....`), being those of the line that the variation leaves.
    pub omitted: usize,
    /// The moves that are written.
    pub plies: Vec<OtnPly>,
    /// A comment on each of them, possibly empty; none after the last that is not.
    pub comments: Vec<String>,
}

impl OtnGame {
    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The rules, if the file has them.
    ///
    /// # Errors
    /// A [`NotationError`] whose column is counted in the value of the tag.
    pub fn rules(&self) -> Option<Result<OtnRules, NotationError>> {
        self.tag("rules").map(str::parse)
    }
}

/// Why a text is not a game file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct GameError {
    /// Counted from 1.
    pub line: usize,
    /// The character of the line, counted from 1.
    pub column: usize,
    /// What is wrong, and what would be right.
    pub problem: GameProblem,
}

/// What is wrong with a game file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GameProblem {
    /// An address or a move.
    #[error("{0}")]
    Notation(#[from] Problem),
    /// A bracket without its end.
    #[error("this bracket is not closed")]
    Unclosed,
    /// Brackets before the first turn that are no tag.
    #[error("`[{0}]` is not a tag: write `[name:value]`")]
    Tag(String),
    /// A tag written twice.
    #[error("the tag `{0}` is written twice")]
    TagTwice(String),
    /// Something that is no turn.
    #[error("`{0}` is neither a tag nor a turn such as `1. e5-e8 d1-d3`")]
    Stray(String),
    /// A turn without a move.
    #[error("turn `{0}` has no move")]
    EmptyTurn(TurnAddress),
    /// `.....` where a move has been, or in the main line.
    #[error("`.....` stands only at the beginning of a variation, for the moves it leaves as they are")]
    Omitted,
    /// A turn that does not follow the one before.
    #[error("turn `{found}` should be `{expected}`")]
    Order {
        /// As written.
        found: TurnAddress,
        /// As it should be.
        expected: TurnAddress,
    },
    /// Something after a player has given up.
    #[error("`---` ends the game: nothing can follow")]
    AfterResignation,
    /// A result that is none.
    #[error("`{0}` is not a result: write `1` (attackers), `0` (draw), `-1` (defenders) or `?`")]
    Result(String),
    /// A piece that no board of hnefi has.
    #[error("a king on the attackers' side (`k`) is not supported")]
    AttackersKing,
    /// Variations of variations without end.
    #[error("variations can be nested at most {0} deep")]
    TooDeep(usize),
    /// A variation of a move that is not there.
    #[error("variation `{0}` replaces a move that is not in the file")]
    Rootless(TurnAddress),
}

#[cfg(test)]
mod tests;
