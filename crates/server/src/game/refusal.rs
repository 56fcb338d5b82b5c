//! Why a game refuses an action.

use hnefi_rules::{Outcome, PlayError, Side};
use thiserror::Error;

use super::OfferKind;

/// Why an action is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum Refusal {
    #[error("the game is over: {0}")]
    GameOver(Outcome),
    #[error("the game was called off")]
    Cancelled,
    #[error("the game is not over")]
    NotOver,
    #[error("ply {sent} was sent, ply {next} is to be played")]
    OutOfStep { sent: usize, next: usize },
    #[error("the token is not one of this game")]
    NoSeat,
    #[error("the {0} are to move, and the engine plays them")]
    EnginesTurn(Side),
    #[error("the {0} are to move, and another person plays them")]
    OthersTurn(Side),
    #[error("the engine plays the {0}")]
    EnginesSide(Side),
    #[error("another person plays the {0}")]
    OthersSide(Side),
    #[error("this token has no seat in the game")]
    NoSide,
    #[error("this seat has both sides: say which one in `side`")]
    WhichSide,
    #[error("a seat is open: the game begins when somebody has taken it")]
    SeatOpen,
    #[error("the seat is taken")]
    SeatTaken,
    #[error("the invitation is not one to this game, or has been used")]
    NotInvited,
    #[error("the game is paused: it goes on when both players agree")]
    Paused,
    #[error("the game is not paused")]
    NotPaused,
    #[error("there is nobody to play against but this player")]
    NobodyElse,
    #[error(transparent)]
    Illegal(PlayError),
    #[error("this seat has not moved yet")]
    NothingToTakeBack,
    #[error("the other side offers no {}", name(*.0))]
    NoOfferToAnswer(OfferKind),
    #[error("this side offers no {}", name(*.0))]
    NoOfferToWithdraw(OfferKind),
    #[error("another offer waits for an answer")]
    OfferPending,
    #[error("the side can be chosen once, by the second player, after the first turn")]
    NoChoiceOfSide,
    #[error("the other player is here, or has not been away for long enough")]
    NotAway,
    #[error("a game with two moves or more cannot be called off: resign, or offer a draw")]
    TooLateToCancel,
    #[error("moves can be planned while the other player is to move")]
    NoTimeToPlan,
    #[error("a plan has at most {lines} lines of at most {moves} moves, each an even number")]
    PlanTooLong { lines: usize, moves: usize },
    #[error("`{0}` is not a move")]
    NoMove(String),
    #[error("another person plays too: neither can delete the game, but each can take its own name away (`rename`)")]
    TwoPeoplesGame,
    #[error("two people play: the engine advises neither")]
    NoHints,
    #[error("no randomness from the operating system")]
    NoRandomness,
    #[error("a game has at most {0} plies")]
    TooManyPlies(usize),
    #[error("a game has at most {0} events")]
    TooManyEvents(usize),
}

const fn name(offer: OfferKind) -> &'static str {
    match offer {
        OfferKind::Draw => "draw",
        OfferKind::Takeback => "taking back",
        OfferKind::Pause => "pause",
        OfferKind::Resume => "end of the pause",
        OfferKind::Rematch => "rematch",
    }
}

impl From<PlayError> for Refusal {
    fn from(error: PlayError) -> Refusal {
        match error {
            PlayError::GameOver(outcome) => Refusal::GameOver(outcome),
            error => Refusal::Illegal(error),
        }
    }
}
