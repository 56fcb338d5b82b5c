//! What can be said of a position or a game: facts that follow from the rules, the engine's lines, and reports on whole games.

use hnefi_rules::Outcome;
use thiserror::Error;

pub(crate) mod fault_reason;
pub(crate) mod position_analysis;
pub(crate) mod position_facts;
pub(crate) mod report;

/// Why a position or a game is not analysed.
#[derive(Debug, Error)]
pub(crate) enum AnalysisError {
    /// The game has ended in that position.
    #[error("the game is over: {0}")]
    GameOver(Outcome),
    /// A die decides who moves.
    #[error("games with a die cannot be judged")]
    Dice,
    /// A report is to begin with a move that was not played.
    #[error("`from` is {from}, and the game has {count} moves")]
    NoSuchPly {
        /// The move it is to begin with.
        from: usize,
        /// How many moves there are.
        count: usize,
    },
    /// There are more moves than one report judges.
    #[error("a report judges at most {0} moves")]
    TooLong(usize),
    /// Too many are in progress.
    #[error("{0}")]
    Busy(&'static str),
}
