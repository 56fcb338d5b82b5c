//! The codes of refusals and failures, which clients translate.

use serde::Serialize;
use utoipa::ToSchema;

/// The stable word for what went wrong, which a client translates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The request cannot be understood.
    BadRequest,
    /// The text is no game record or position that can be read.
    UnreadableRecord,
    /// There is no such rule set.
    UnknownRuleset,
    /// There is no such layout, or the rule set has no such layout or option.
    UnknownLayout,
    /// The rule set, the layout or the study never had a version of that number.
    UnknownVersion,
    /// There is no such game or page.
    NotFound,
    /// The token is missing, wrong, or for another seat.
    NotYourSeat,
    /// The other side is to move.
    NotYourTurn,
    /// The rules forbid the move.
    IllegalMove,
    /// The game has ended.
    GameOver,
    /// The game is not where the client believes.
    OutOfStep,
    /// This seat has not moved yet.
    NothingToTakeBack,
    /// There is no such offer, or not of the right side.
    NoOffer,
    /// A seat is open: the game has not begun.
    SeatOpen,
    /// Another player has taken the seat.
    SeatTaken,
    /// The invitation is not one to this game.
    NotInvited,
    /// The game is paused.
    Paused,
    /// This is possible at other times only.
    NotNow,
    /// The request, or the game, is too long.
    TooLarge,
    /// The client asks too often.
    TooManyRequests,
    /// The server has too much to do.
    Busy,
    /// The server's disk is full.
    StorageFull,
    /// The server failed.
    Internal,
}

impl Code {
    /// Every code.
    pub const ALL: [Code; 23] = [
        Code::BadRequest,
        Code::UnreadableRecord,
        Code::UnknownRuleset,
        Code::UnknownLayout,
        Code::UnknownVersion,
        Code::NotFound,
        Code::NotYourSeat,
        Code::NotYourTurn,
        Code::IllegalMove,
        Code::GameOver,
        Code::OutOfStep,
        Code::NothingToTakeBack,
        Code::NoOffer,
        Code::SeatOpen,
        Code::SeatTaken,
        Code::NotInvited,
        Code::Paused,
        Code::NotNow,
        Code::TooLarge,
        Code::TooManyRequests,
        Code::Busy,
        Code::StorageFull,
        Code::Internal,
    ];

    /// The code as written, its title, its usual status, and whether it is about the game rather than about HTTP.
    pub(crate) const fn parts(self) -> (&'static str, &'static str, u16, bool) {
        match self {
            Code::BadRequest => ("bad-request", "Bad request", 400, false),
            Code::UnreadableRecord => ("unreadable-record", "Unreadable record", 400, true),
            Code::UnknownRuleset => ("unknown-ruleset", "Unknown rule set", 404, true),
            Code::UnknownLayout => ("unknown-layout", "Unknown layout", 404, true),
            Code::UnknownVersion => ("unknown-version", "Unknown version", 404, true),
            Code::NotFound => ("not-found", "Not found", 404, false),
            Code::NotYourSeat => ("not-your-seat", "Not your seat", 403, true),
            Code::NotYourTurn => ("not-your-turn", "Not your turn", 409, true),
            Code::IllegalMove => ("illegal-move", "Illegal move", 422, true),
            Code::GameOver => ("game-over", "The game is over", 409, true),
            Code::OutOfStep => ("out-of-step", "Out of step", 409, true),
            Code::NothingToTakeBack => ("nothing-to-take-back", "Nothing to take back", 409, true),
            Code::NoOffer => ("no-offer", "No offer", 409, true),
            Code::SeatOpen => ("seat-open", "A seat is open", 409, true),
            Code::SeatTaken => ("seat-taken", "The seat is taken", 409, true),
            Code::NotInvited => ("not-invited", "Not invited", 403, true),
            Code::Paused => ("paused", "The game is paused", 409, true),
            Code::NotNow => ("not-now", "Not now", 409, true),
            Code::TooLarge => ("too-large", "Too large", 413, false),
            Code::TooManyRequests => ("too-many-requests", "Too many requests", 429, false),
            Code::Busy => ("busy", "Busy", 503, false),
            Code::StorageFull => ("storage-full", "Storage full", 507, false),
            Code::Internal => ("internal", "Internal error", 500, false),
        }
    }

    /// The code as written.
    #[must_use]
    pub const fn word(self) -> &'static str {
        self.parts().0
    }

    /// The HTTP status that usually goes with it.
    #[must_use]
    pub const fn status(self) -> u16 {
        self.parts().2
    }
}
