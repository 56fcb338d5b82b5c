//! Streams of server-sent events: analyses and reports.

use std::convert::Infallible;
use std::future::Future;
use std::time::Duration;

use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::sync::watch;

/// A comment is sent after so long a silence, so that no proxy takes the connection for dead.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// A source of events.
pub(crate) trait EventSource: Send + 'static {
    /// The next event; `None` at the end.
    fn next(&mut self) -> impl Future<Output = Option<Event>> + Send;
}

/// The response with all events of a source, until the reader leaves or the server closes. The source is dropped then.
pub(crate) fn respond(source: impl EventSource, closing: watch::Receiver<bool>) -> Response {
    server_sent_events(UntilClosing { source, closing })
}

struct UntilClosing<T> {
    source: T,
    closing: watch::Receiver<bool>,
}

impl<T: EventSource> EventSource for UntilClosing<T> {
    async fn next(&mut self) -> Option<Event> {
        tokio::select! {
            biased;
            _ = async { self.closing.wait_for(|closing| *closing).await.map(drop) } => None,
            event = self.source.next() => event,
        }
    }
}

fn server_sent_events(source: impl EventSource) -> Response {
    let events =
        stream::unfold(source, |mut source| async { source.next().await.map(|event| (Ok::<_, Infallible>(event), source)) });
    let mut response = Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)).into_response();
    response.headers_mut().insert(axum::http::header::CACHE_CONTROL, axum::http::HeaderValue::from_static("no-store"));
    response
}
