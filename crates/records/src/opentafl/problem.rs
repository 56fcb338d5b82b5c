//! What can be wrong with a text in OpenTafl's notation, and where.

use hnefi_rules::notation::{MoveTextProblem, RowsProblem};
use hnefi_rules::{MAX_SIZE, MIN_SIZE, Point};
use thiserror::Error;

use super::rules::Key;

/// Why a text is not what it should be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}{problem}", column.map(|column| format!("column {column}: ")).unwrap_or_default())]
pub struct NotationError {
    /// The character of the text where it goes wrong, counted from 1; `None` where something is missing.
    pub column: Option<usize>,
    /// What is wrong, and what would be right.
    pub problem: Problem,
}

impl NotationError {
    pub(crate) fn at(column: usize, problem: Problem) -> NotationError {
        NotationError { column: Some(column), problem }
    }

    pub(crate) fn missing(problem: Problem) -> NotationError {
        NotationError { column: None, problem }
    }
}

impl From<(usize, Problem)> for NotationError {
    fn from((column, problem): (usize, Problem)) -> NotationError {
        NotationError::at(column, problem)
    }
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Problem {
    /// A word of a rules record without a colon.
    #[error("`{0}` is not a rule: write `key:value`, without spaces")]
    Token(String),
    /// No such rule.
    #[error("unknown rule `{0}`: the rules are {known}", known = Key::ALL.iter().map(|key| key.word()).collect::<Vec<_>>().join(", "))]
    Key(String),
    /// A rule written twice.
    #[error("`{0}` is written twice")]
    Twice(Key),
    /// `start:` and `starti:` together.
    #[error("`start` and `starti` say the same thing: write one of them")]
    TwoStarts,
    /// A rule that must be there.
    #[error("`{0}` is missing")]
    Missing(&'static str),
    /// A value that means nothing.
    #[error("`{value}` is not a value of `{key}`: write {known}")]
    Value {
        /// The rule.
        key: Key,
        /// As written.
        value: String,
        /// What could stand there.
        known: String,
    },
    /// The width of the board.
    #[error("`{0}` is not the width of a board: write a number from {MIN_SIZE} to {MAX_SIZE}")]
    Size(String),
    /// A square list with something else in it.
    #[error("`{0}` is not a square: write a file a–s and a rank 1–19, such as `d8`")]
    Square(String),
    /// A square off the board.
    #[error("{point} is not on a board of {size}×{size}")]
    OffBoard {
        /// The square.
        point: Point,
        /// Width of the board.
        size: usize,
    },
    /// A letter that stands for no piece.
    #[error("`{0}` is not a piece: use `t`, `c`, `n`, `k`, `m`, `g` and their capitals")]
    Letter(char),
    /// A number of speeds that fits nothing.
    #[error(
        "there are {0} speeds: write 1 for all, 2 for attackers and defenders, or one for each of tcnkmgTCNKMG (12), \
         tcnkmTCNKM (10) or tcnkTCNK (8)"
    )]
    SpeedCount(usize),
    /// Something that is no speed.
    #[error("`{0}` is not a speed: write a number of squares, -1 for no limit")]
    Speed(String),
    /// A board of another height than the rules say.
    #[error("the board has {found} rows, `dim` says {expected}")]
    Rows {
        /// As written.
        found: usize,
        /// As it should be.
        expected: usize,
    },
    /// A board that is none.
    #[error(transparent)]
    Board(RowsProblem),
    /// A move that is none.
    #[error("`{text}` is not a move: {problem}")]
    Move {
        /// As written.
        text: String,
        /// What is wrong with it.
        problem: MoveTextProblem,
    },
    /// Something after a move.
    #[error("`{0}` means nothing after a move: write `+`, `-`, `++` or `--`, or nothing")]
    Mark(String),
    /// An address that is none.
    #[error("`{0}` is not an address: write a turn such as `3.`, or a variation such as `3b.1.1a.`")]
    Address(String),
}

impl Problem {
    /// What is wrong with the rows of a board.
    pub(crate) fn of_rows(problem: RowsProblem) -> Problem {
        match problem {
            RowsProblem::Character { character, .. } => Problem::Letter(character),
            other => Problem::Board(other),
        }
    }
}

/// The beginning of a text that may be long.
pub(crate) fn shortened(text: &str) -> String {
    text.chars().take(60).collect()
}
