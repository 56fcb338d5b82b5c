//! Gives each request an id, which stands in its response, in the lines of the log about it, and in the problem document of an internal
//! error. So a user can quote the id, and the operator find out what happened.

use std::time::Instant;

use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tracing::Instrument;

use crate::http::problem::Problem;
use crate::random::{self, RequestId};

/// The header of a response that has the id.
const HEADER: HeaderName = HeaderName::from_static("x-request-id");
/// The most characters of a path in the log.
const MAX_PATH_CHARS: usize = 200;

tokio::task_local! {
    static CURRENT: RequestId;
}

/// The id of the request that this task answers.
pub(crate) fn current() -> Option<RequestId> {
    CURRENT.try_with(|id| *id).ok()
}

/// Lets work that outlives its request go on under that request's id.
pub(crate) async fn kept<T>(work: impl Future<Output = T>) -> T {
    match current() {
        Some(id) => CURRENT.scope(id, work).await,
        None => work.await,
    }
}

/// Answers a request under an id of its own. An id that the client sends is not taken over: it could make two requests look like one.
pub(crate) async fn assign(request: Request, next: Next) -> Response {
    let id = match random::request_id() {
        Ok(id) => id,
        Err(error) => return Problem::from(error).into_response(),
    };
    // Headers and the query are not logged: the token of a seat is in a header, what a person searches for in the query.
    let path: String = request.uri().path().chars().take(MAX_PATH_CHARS).collect();
    // The span has the level of an error, so that the id is in the log at every level.
    let span = tracing::error_span!("request", request_id = %id, method = %request.method(), path);
    let begun = Instant::now();
    let answer = async {
        let response = next.run(request).await;
        tracing::debug!(status = response.status().as_u16(), elapsed = ?begun.elapsed(), "answered");
        response
    };
    let mut response = CURRENT.scope(id, answer).instrument(span).await;
    if let Ok(value) = HeaderValue::from_str(&id.to_string()) {
        response.headers_mut().insert(HEADER, value);
    }
    response
}
