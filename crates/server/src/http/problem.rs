//! All errors of the API, as RFC 9457 problem documents.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
pub use hnefi_api::Code;
use hnefi_api::{LookupError, ProblemDocument, Refusal};

use crate::analysis::AnalysisError;
use crate::engine_pool::workers::WorkError;
use crate::http::middleware::request_id;
use crate::live_games::GameError;
use crate::quotas::{OverQuota, QuotaError};
use crate::random::NoRandomness;
use crate::store::StoreError;

/// A refusal or failure, as a client is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    refusal: Refusal,
    status: StatusCode,
    retry_after: Option<u64>,
}

impl Problem {
    /// A problem with its usual status.
    #[must_use]
    pub fn new(code: Code, detail: impl Into<String>) -> Problem {
        Problem::usual(Refusal::new(code, detail))
    }

    fn usual(refusal: Refusal) -> Problem {
        let status = StatusCode::from_u16(refusal.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let retry_after = (refusal.code == Code::Busy).then_some(1);
        Problem { refusal, status, retry_after }
    }

    /// The same problem under another status.
    #[must_use]
    pub fn with_status(self, status: StatusCode) -> Problem {
        Problem { status, ..self }
    }

    /// The same problem with advice on when to try again, in seconds.
    #[must_use]
    pub fn with_retry_after(self, seconds: u64) -> Problem {
        Problem { retry_after: Some(seconds), ..self }
    }

    /// The server has too much to do at the moment.
    #[must_use]
    pub fn busy(detail: impl Into<String>) -> Problem {
        Problem::new(Code::Busy, detail)
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
        self.refusal.code
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

impl From<hnefi_play::Refusal> for Problem {
    fn from(refusal: hnefi_play::Refusal) -> Problem {
        Refusal::from(refusal).into()
    }
}

impl From<GameError> for Problem {
    fn from(error: GameError) -> Problem {
        let code = match error {
            GameError::Refused(refusal) => return refusal.into(),
            GameError::Work(error) => return error.into(),
            GameError::Busy(detail) => return Problem::busy(detail),
            GameError::OverQuota(over) => return over.into(),
            // The cause is in the log already, perhaps under the id of another request.
            GameError::Failed => return Problem::internal(&error),
            GameError::NotFound(_) => Code::NotFound,
            GameError::StorageFull => Code::StorageFull,
            GameError::Unwritten => Code::Internal,
        };
        Problem::new(code, error.to_string())
    }
}

impl From<OverQuota> for Problem {
    fn from(over: OverQuota) -> Problem {
        let detail = over.to_string();
        match over {
            OverQuota::StoreFull { .. } => Problem::new(Code::StorageFull, detail),
            OverQuota::Day { wait, .. } => Problem::new(Code::TooManyRequests, detail).with_retry_after(wait),
            OverQuota::Measurements => Problem::busy(detail),
        }
    }
}

impl From<QuotaError> for Problem {
    fn from(error: QuotaError) -> Problem {
        match error {
            QuotaError::Over(over) => over.into(),
            QuotaError::Store(error) => error.into(),
        }
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
        Refusal::from(error).into()
    }
}

impl From<AnalysisError> for Problem {
    fn from(error: AnalysisError) -> Problem {
        match error {
            AnalysisError::Busy(detail) => Problem::busy(detail),
            AnalysisError::Refused(refusal) => refusal.into(),
            AnalysisError::GameOver(_) => Problem::new(Code::GameOver, error.to_string()),
        }
    }
}

impl From<NoRandomness> for Problem {
    fn from(error: NoRandomness) -> Problem {
        Problem::internal(&error)
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        if refusal.code == Code::Internal { Problem::internal(&refusal.detail) } else { Problem::usual(refusal) }
    }
}

impl From<Problem> for ProblemDocument {
    fn from(problem: Problem) -> ProblemDocument {
        let Problem { refusal, status, .. } = problem;
        let id = request_id::current().filter(|_| refusal.code == Code::Internal).map(|id| id.to_string());
        ProblemDocument::of(refusal, status.as_u16(), id)
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (status, code, retry_after) = (self.status, self.refusal.code, self.retry_after);
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
