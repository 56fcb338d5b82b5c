//! Why a game refuses an action.

use hnefi_api::Code;
use hnefi_rules::{Outcome, PlayError, Side};
use thiserror::Error;

use super::OfferKind;

/// Why an action is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// It is over.
    #[error("the game is over: {0}")]
    GameOver(Outcome),
    /// It was called off.
    #[error("the game was called off")]
    Cancelled,
    /// It is not over.
    #[error("the game is not over")]
    NotOver,
    /// Another ply is to be played than the one sent.
    #[error("ply {sent} was sent, ply {next} is to be played")]
    OutOfStep {
        /// The one sent.
        sent: usize,
        /// The one to be played.
        next: usize,
    },
    /// The secret is none of this game.
    #[error("the token is not one of this game")]
    NoSeat,
    /// The engine plays the side to move.
    #[error("the {0} are to move, and the engine plays them")]
    EnginesTurn(Side),
    /// Another person plays the side to move.
    #[error("the {0} are to move, and another person plays them")]
    OthersTurn(Side),
    /// The engine plays the side named.
    #[error("the engine plays the {0}")]
    EnginesSide(Side),
    /// Another person plays the side named.
    #[error("another person plays the {0}")]
    OthersSide(Side),
    /// The person who asks has no seat.
    #[error("this token has no seat in the game")]
    NoSide,
    /// The person has both sides and did not say which.
    #[error("this seat has both sides: say which one in `side`")]
    WhichSide,
    /// A seat is open.
    #[error("a seat is open: the game begins when somebody has taken it")]
    SeatOpen,
    /// The seat is taken.
    #[error("the seat is taken")]
    SeatTaken,
    /// The invitation is not one to this game.
    #[error("the invitation is not one to this game, or has been used")]
    NotInvited,
    /// It is paused.
    #[error("the game is paused: it goes on when both players agree")]
    Paused,
    /// It is not paused.
    #[error("the game is not paused")]
    NotPaused,
    /// There is nobody else to answer.
    #[error("there is nobody to play against but this player")]
    NobodyElse,
    /// The rules forbid the move.
    #[error(transparent)]
    Illegal(PlayError),
    /// The person has not moved.
    #[error("this seat has not moved yet")]
    NothingToTakeBack,
    /// Nothing of the kind is offered by the other side.
    #[error("the other side offers no {}", name(*.0))]
    NoOfferToAnswer(OfferKind),
    /// Nothing of the kind is offered by this side.
    #[error("this side offers no {}", name(*.0))]
    NoOfferToWithdraw(OfferKind),
    /// The other side has offered something else.
    #[error("another offer waits for an answer")]
    OfferPending,
    /// The side cannot be chosen now.
    #[error("the side can be chosen once, by the second player, after the first turn")]
    NoChoiceOfSide,
    /// The other player has not been away for long enough.
    #[error("the other player is here, or has not been away for long enough")]
    NotAway,
    /// Too much has been played to call it off.
    #[error("a game with two moves or more cannot be called off: resign, or offer a draw")]
    TooLateToCancel,
    /// The person is to move.
    #[error("moves can be planned while the other player is to move")]
    NoTimeToPlan,
    /// A plan is longer than this.
    #[error("a plan has at most {lines} lines of 2 to {moves} moves, and at most {characters} characters")]
    PlanTooLong {
        /// The most lines.
        lines: usize,
        /// The most moves of a line.
        moves: usize,
        /// The most characters of all moves together.
        characters: usize,
    },
    /// A text of a plan is no move.
    #[error("`{0}` is not a move")]
    NoMove(String),
    /// Another person plays too, so that it is not deleted.
    #[error("another person plays too: neither can delete the game, but each can take its own name away (`rename`)")]
    TwoPeoplesGame,
    /// Two people play, so that there are no hints.
    #[error("two people play: the engine advises neither")]
    NoHints,
    /// There is no randomness.
    #[error("no randomness from the operating system")]
    NoRandomness,
    /// It has as many plies as it may have.
    #[error("a game has at most {0} plies")]
    TooManyPlies(usize),
    /// It has as many events as it may have.
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

impl From<Refusal> for hnefi_api::Refusal {
    fn from(refusal: Refusal) -> hnefi_api::Refusal {
        let code = match &refusal {
            Refusal::GameOver(_) | Refusal::Cancelled => Code::GameOver,
            Refusal::OutOfStep { .. } => Code::OutOfStep,
            Refusal::EnginesTurn(_) | Refusal::OthersTurn(_) => Code::NotYourTurn,
            Refusal::NoSeat | Refusal::NoSide | Refusal::EnginesSide(_) | Refusal::OthersSide(_) => Code::NotYourSeat,
            Refusal::SeatOpen => Code::SeatOpen,
            Refusal::SeatTaken => Code::SeatTaken,
            Refusal::NotInvited => Code::NotInvited,
            Refusal::Paused => Code::Paused,
            Refusal::WhichSide | Refusal::NoMove(_) => Code::BadRequest,
            Refusal::Illegal(_) => Code::IllegalMove,
            Refusal::NothingToTakeBack => Code::NothingToTakeBack,
            Refusal::NoOfferToAnswer(_) | Refusal::NoOfferToWithdraw(_) => Code::NoOffer,
            Refusal::NotOver
            | Refusal::NotPaused
            | Refusal::NobodyElse
            | Refusal::OfferPending
            | Refusal::NoChoiceOfSide
            | Refusal::NotAway
            | Refusal::TooLateToCancel
            | Refusal::NoTimeToPlan
            | Refusal::NoHints
            | Refusal::TwoPeoplesGame => Code::NotNow,
            Refusal::PlanTooLong { .. } | Refusal::TooManyPlies(_) | Refusal::TooManyEvents(_) => Code::TooLarge,
            Refusal::NoRandomness => Code::Internal,
        };
        hnefi_api::Refusal::new(code, refusal.to_string())
    }
}
