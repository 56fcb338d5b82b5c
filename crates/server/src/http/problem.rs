//! All errors of the API, as RFC 9457 problem documents.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use crate::analysis::AnalysisError;
use crate::engine_pool::workers::WorkError;
use crate::game::Refusal;
use crate::http::middleware::request_id;
use crate::http::setup_fault::SetupFault;
use crate::live_games::GameError;
use crate::random::NoRandomness;
use crate::ruleset_registry::LookupError;
use crate::store::StoreError;

/// The stable word for what went wrong, which a client translates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The request cannot be understood.
    BadRequest,
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
    pub const ALL: [Code; 22] = [
        Code::BadRequest,
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
    const fn parts(self) -> (&'static str, &'static str, StatusCode, bool) {
        match self {
            Code::BadRequest => ("bad-request", "Bad request", StatusCode::BAD_REQUEST, false),
            Code::UnknownRuleset => ("unknown-ruleset", "Unknown rule set", StatusCode::NOT_FOUND, true),
            Code::UnknownLayout => ("unknown-layout", "Unknown layout", StatusCode::NOT_FOUND, true),
            Code::UnknownVersion => ("unknown-version", "Unknown version", StatusCode::NOT_FOUND, true),
            Code::NotFound => ("not-found", "Not found", StatusCode::NOT_FOUND, false),
            Code::NotYourSeat => ("not-your-seat", "Not your seat", StatusCode::FORBIDDEN, true),
            Code::NotYourTurn => ("not-your-turn", "Not your turn", StatusCode::CONFLICT, true),
            Code::IllegalMove => ("illegal-move", "Illegal move", StatusCode::UNPROCESSABLE_ENTITY, true),
            Code::GameOver => ("game-over", "The game is over", StatusCode::CONFLICT, true),
            Code::OutOfStep => ("out-of-step", "Out of step", StatusCode::CONFLICT, true),
            Code::NothingToTakeBack => ("nothing-to-take-back", "Nothing to take back", StatusCode::CONFLICT, true),
            Code::NoOffer => ("no-offer", "No offer", StatusCode::CONFLICT, true),
            Code::SeatOpen => ("seat-open", "A seat is open", StatusCode::CONFLICT, true),
            Code::SeatTaken => ("seat-taken", "The seat is taken", StatusCode::CONFLICT, true),
            Code::NotInvited => ("not-invited", "Not invited", StatusCode::FORBIDDEN, true),
            Code::Paused => ("paused", "The game is paused", StatusCode::CONFLICT, true),
            Code::NotNow => ("not-now", "Not now", StatusCode::CONFLICT, true),
            Code::TooLarge => ("too-large", "Too large", StatusCode::PAYLOAD_TOO_LARGE, false),
            Code::TooManyRequests => ("too-many-requests", "Too many requests", StatusCode::TOO_MANY_REQUESTS, false),
            Code::Busy => ("busy", "Busy", StatusCode::SERVICE_UNAVAILABLE, false),
            Code::StorageFull => ("storage-full", "Storage full", StatusCode::INSUFFICIENT_STORAGE, false),
            Code::Internal => ("internal", "Internal error", StatusCode::INTERNAL_SERVER_ERROR, false),
        }
    }

    /// The code as written.
    #[must_use]
    pub const fn word(self) -> &'static str {
        self.parts().0
    }

    /// The status that usually goes with it.
    #[must_use]
    pub const fn status(self) -> StatusCode {
        self.parts().2
    }
}

/// A refusal or failure, as a client is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    code: Code,
    status: StatusCode,
    detail: String,
    ply: Option<usize>,
    fault: Option<SetupFault>,
    retry_after: Option<u64>,
}

/// A problem as it is written.
#[derive(Serialize, ToSchema)]
#[schema(as = Problem)]
pub(crate) struct ProblemDocument {
    /// `about:blank`, or an address that stands for the kind of problem.
    #[schema(example = "/problems/illegal-move")]
    r#type: String,
    /// The kind of problem in words.
    #[schema(example = "Illegal move")]
    title: &'static str,
    /// The HTTP status.
    #[schema(example = 422)]
    status: u16,
    /// What exactly is wrong, in English.
    #[schema(example = "move `j10-j14`: j12 is occupied by an attacker")]
    detail: String,
    /// What a client translates.
    code: Code,
    /// The move of a list that is at fault, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    ply: Option<usize>,
    /// What is wrong with the arrangement of pieces that was sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    fault: Option<SetupFault>,
    /// The id of the request, by which the operator of the server finds in the log what failed; only where the code is `internal`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "5f1c0b7e94a2d386")]
    request_id: Option<String>,
}

impl Problem {
    /// A problem with its usual status.
    #[must_use]
    pub fn new(code: Code, detail: impl Into<String>) -> Problem {
        Problem { code, status: code.status(), detail: detail.into(), ply: None, fault: None, retry_after: None }
    }

    /// The same problem under another status.
    #[must_use]
    pub fn with_status(self, status: StatusCode) -> Problem {
        Problem { status, ..self }
    }

    /// The same problem with the move of a list that is at fault, counted from 1.
    #[must_use]
    pub fn with_ply(self, ply: Option<usize>) -> Problem {
        Problem { ply, ..self }
    }

    /// The same problem with what is wrong with the arrangement of pieces.
    #[must_use]
    pub(crate) fn with_fault(self, fault: SetupFault) -> Problem {
        Problem { fault: Some(fault), ..self }
    }

    /// The same problem with advice on when to try again, in seconds.
    #[must_use]
    pub fn with_retry_after(self, seconds: u64) -> Problem {
        Problem { retry_after: Some(seconds), ..self }
    }

    /// The server has too much to do at the moment.
    #[must_use]
    pub fn busy(detail: impl Into<String>) -> Problem {
        Problem::new(Code::Busy, detail).with_retry_after(1)
    }

    /// A failure of the server. What failed goes to the log, not to the client.
    #[must_use]
    pub fn internal(what: &dyn std::fmt::Display) -> Problem {
        tracing::error!(error = %what, "a request failed");
        Problem::new(Code::Internal, "the server failed; its log says how")
    }

    /// The code.
    #[must_use]
    pub fn code(&self) -> Code {
        self.code
    }
}

/// Errors that can only be failures of the server, whatever a client sends.
pub(crate) trait OrInternal<T> {
    /// The value, or the failure in the log and an answer that says so.
    fn or_internal(self) -> Result<T, Problem>;
}

impl<T, E: std::fmt::Display> OrInternal<T> for Result<T, E> {
    fn or_internal(self) -> Result<T, Problem> {
        self.map_err(|error| Problem::internal(&error))
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            // The store has logged it already.
            StoreError::Full(_) => Problem::new(Code::StorageFull, "there is no room left on the server's disk"),
            StoreError::Closed => Problem::busy("the server is stopping"),
            StoreError::Lost(_) | StoreError::ReadOnly(_) => Problem::busy("the database cannot be reached at the moment"),
            error => Problem::internal(&error),
        }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
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
        Problem::new(code, refusal.to_string())
    }
}

impl From<GameError> for Problem {
    fn from(error: GameError) -> Problem {
        let code = match error {
            GameError::Refused(refusal) => return refusal.into(),
            GameError::Work(error) => return error.into(),
            GameError::Busy(detail) => return Problem::busy(detail),
            // The cause is in the log already, perhaps under the id of another request.
            GameError::Failed => return Problem::internal(&error),
            GameError::NotFound(_) => Code::NotFound,
            GameError::Over(_) => Code::GameOver,
            GameError::EngineToMove => Code::NotYourTurn,
            GameError::StorageFull => Code::StorageFull,
            GameError::Unwritten => Code::Internal,
        };
        Problem::new(code, error.to_string())
    }
}

impl From<WorkError> for Problem {
    fn from(error: WorkError) -> Problem {
        match error {
            WorkError::TooMuch | WorkError::Stopping => Problem::busy(error.to_string()),
            WorkError::Failed => Problem::internal(&error),
        }
    }
}

impl From<LookupError> for Problem {
    fn from(error: LookupError) -> Problem {
        let code = match error {
            LookupError::TooLong | LookupError::Unknown(_) | LookupError::Contradiction { .. } => Code::UnknownRuleset,
            LookupError::Selection(_) => Code::UnknownLayout,
        };
        Problem::new(code, error.to_string())
    }
}

impl From<AnalysisError> for Problem {
    fn from(error: AnalysisError) -> Problem {
        let code = match error {
            AnalysisError::Busy(detail) => return Problem::busy(detail),
            AnalysisError::GameOver(_) => Code::GameOver,
            AnalysisError::Dice | AnalysisError::NoSuchPly { .. } => Code::BadRequest,
            AnalysisError::TooLong(_) => Code::TooLarge,
        };
        Problem::new(code, error.to_string())
    }
}

impl From<NoRandomness> for Problem {
    fn from(error: NoRandomness) -> Problem {
        Problem::internal(&error)
    }
}

impl From<Problem> for ProblemDocument {
    fn from(problem: Problem) -> ProblemDocument {
        let (word, title, _, of_the_game) = problem.code.parts();
        ProblemDocument {
            r#type: if of_the_game { format!("/problems/{word}") } else { "about:blank".to_owned() },
            title,
            status: problem.status.as_u16(),
            detail: problem.detail,
            code: problem.code,
            ply: problem.ply,
            fault: problem.fault,
            request_id: request_id::current().filter(|_| problem.code == Code::Internal).map(|id| id.to_string()),
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (status, code, retry_after) = (self.status, self.code, self.retry_after);
        let mut response = (status, axum::Json(ProblemDocument::from(self))).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if let Some(seconds) = retry_after {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response.extensions_mut().insert(code);
        let headers = response.headers_mut();
        if status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}
