//! Streams of server-sent events, above all that of a game: the whole game first, then each change since the last event. A reader that is
//! slow skips steps: its next change leads from the game it was sent last to the game as it is at that moment.

use std::convert::Infallible;
use std::future::Future;
use std::time::Duration;

use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::sync::watch;

use crate::clients::Share;
use crate::http::wire::{GameChange, GameState, Thinking};
use crate::live_games::actor::Snapshot;
use crate::live_games::registry::GameSubscription;
use crate::live_games::time;

/// A comment is sent after so long a silence, so that no proxy takes the connection for dead.
const KEEP_ALIVE: Duration = Duration::from_secs(15);
/// How long a client should wait before it connects again.
const RETRY: Duration = Duration::from_secs(1);

/// One reader.
struct Reader {
    watching: GameSubscription,
    closing: watch::Receiver<bool>,
    /// The game as it was sent last; `None` before the first event.
    sent: Option<Snapshot>,
    _place: Share,
}

/// The response that follows a game until the reader leaves or the server closes.
pub(crate) fn follow(watching: GameSubscription, closing: watch::Receiver<bool>, place: Share) -> Response {
    let reader = Reader { watching, closing, sent: None, _place: place };
    server_sent_events(reader)
}

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

impl EventSource for Reader {
    async fn next(&mut self) -> Option<Event> {
        if self.sent.is_none() {
            return self.game().map(|event| event.retry(RETRY));
        }
        loop {
            tokio::select! {
                biased;
                _ = async { self.closing.wait_for(|closing| *closing).await.map(drop) } => return None,
                changed = self.watching.games.changed() => {
                    changed.ok()?;
                    return self.game();
                }
                changed = self.watching.thinking_updates.changed() => {
                    changed.ok()?;
                    if let Some(event) = self.thought() {
                        return Some(event);
                    }
                }
            }
        }
    }
}

impl Reader {
    /// The whole game the first time, then what has changed.
    fn game(&mut self) -> Option<Event> {
        let snapshot = self.watching.games.borrow_and_update().clone()?;
        let event = match &self.sent {
            None => Event::default().event("game").json_data(GameState::at(time::now(), &snapshot)),
            Some(sent) => Event::default().event("change").json_data(GameChange::between(sent, &snapshot, time::now())),
        };
        self.sent = Some(snapshot);
        event.ok()
    }

    /// What the engine has found, unless it is about another move than that of the last game sent.
    fn thought(&mut self) -> Option<Event> {
        let update = self.watching.thinking_updates.borrow_and_update().clone()?;
        let sent = self.sent.as_ref().filter(|sent| sent.thinking)?;
        if sent.state.game.plies().len() != update.state.game.plies().len() {
            return None;
        }
        Event::default().event("thinking").json_data(Thinking::of(&update)).ok()
    }
}
