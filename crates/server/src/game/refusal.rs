//! Why a game refuses an action.

use hnefi_rules::{Outcome, PlayError, Side};
use thiserror::Error;

/// Why an action is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum Refusal {
    #[error("the game is over: {0}")]
    GameOver(Outcome),
    #[error("ply {sent} was sent, ply {next} is to be played")]
    OutOfStep { sent: usize, next: usize },
    #[error("the {0} are to move, and the engine plays them")]
    EnginesTurn(Side),
    #[error("the engine plays the {0}")]
    EnginesSide(Side),
    #[error("the engine plays both sides")]
    EnginesGame,
    #[error("this seat has both sides: say which one in `side`")]
    WhichSide,
    #[error(transparent)]
    Illegal(PlayError),
    #[error("this seat has not moved yet")]
    NothingToTakeBack,
    #[error("the other side offers no draw")]
    NoOfferToAnswer,
    #[error("this side offers no draw")]
    NoOfferToWithdraw,
    #[error("a game has at most {0} plies")]
    TooManyPlies(usize),
    #[error("a game has at most {0} events")]
    TooManyEvents(usize),
}

impl From<PlayError> for Refusal {
    fn from(error: PlayError) -> Refusal {
        match error {
            PlayError::GameOver(outcome) => Refusal::GameOver(outcome),
            error => Refusal::Illegal(error),
        }
    }
}
