//! What can be said of a position or a game: the engine's lines, and reports on whole games.

use hnefi_api::Refusal;
use hnefi_rules::Outcome;
use thiserror::Error;

pub(crate) mod position_analysis;
pub(crate) mod report;

/// Why a position or a game is not analysed.
#[derive(Debug, Error)]
pub(crate) enum AnalysisError {
    /// The game has ended in that position.
    #[error("the game is over: {0}")]
    GameOver(Outcome),
    /// A report cannot be made of it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Too many are in progress.
    #[error("{0}")]
    Busy(&'static str),
}
