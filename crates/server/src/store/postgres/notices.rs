//! What the processes on one PostgreSQL tell each other through it, by `NOTIFY`: which games have new events, and messages that are not kept.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use sqlx::postgres::{PgListener, PgPool};
use tokio::sync::{broadcast, mpsc};

use super::super::StoreError;
use super::super::games::Append;
use super::super::sql::{Connection, Pool, Value};
use super::super::writer::MOVES_PER_TRANSACTION;
use super::Location;
use crate::random::{GameId, Random128};

const CHANNEL: &str = "hnefi";
/// PostgreSQL takes fewer than 8,000 bytes at once.
const MAX_BYTES: usize = 7_900;
/// The most that messages may take of that, by their [`cost`].
pub(in crate::store) const MAX_BYTES_OF_MESSAGES: usize = MAX_BYTES - 200;
/// Notices that a subscriber may leave unread before it misses some.
pub(in crate::store) const UNREAD: usize = 4_096;
/// Messages that may wait to be sent; more are lost.
const WAITING: usize = 1_024;
/// After so long a silence the connection is tried.
const SILENCE: Duration = Duration::from_secs(15);
/// The longest that an answer may take.
const ANSWER_WITHIN: Duration = Duration::from_secs(5);
/// How long to wait before a lost connection is tried again.
const RETRY_AFTER: Duration = Duration::from_millis(250);

/// What a process hears from the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Notice {
    /// The number of events that a game has.
    Changed {
        /// The game.
        game: GameId,
        /// The number of its events.
        version: u64,
    },
    /// A game was deleted.
    Deleted(GameId),
    /// A message about a game, as another process sent it.
    Message {
        /// The game.
        game: GameId,
        /// The message.
        text: String,
    },
    /// The leases of another process, or of this one, are free: take those that are needed.
    LeasesFree,
    /// Some notices may have been missed: read again what may have changed. A subscriber that has lagged knows as much.
    Missed,
}

/// What goes over the channel.
#[derive(Serialize, Deserialize)]
struct Envelope {
    /// The process that sends it.
    from: Random128,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    changed: Vec<(GameId, u64)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deleted: Option<GameId>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    messages: Vec<(GameId, String)>,
    #[serde(default, skip_serializing_if = "is_false")]
    free: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_false(value: &bool) -> bool {
    !*value
}

impl Envelope {
    fn of(process: Random128) -> Envelope {
        Envelope { from: process, changed: Vec::new(), deleted: None, messages: Vec::new(), free: false }
    }

    async fn send(&self, connection: &mut Connection) -> Result<(), StoreError> {
        let text = serde_json::to_string(self)?;
        connection.rows("SELECT pg_notify('hnefi', $1)", &[Value::Text(&text)]).await?;
        Ok(())
    }
}

// The games of one transaction fit: 32 digits, the version and what JSON adds.
const _: () = assert!(MOVES_PER_TRANSACTION * 64 < MAX_BYTES);

/// Tells others of new events, in the transaction that writes them: they hear of it when it is committed, and only then.
pub(in crate::store) async fn announce(
    connection: &mut Connection,
    process: Random128,
    appends: &[&Append],
) -> Result<(), StoreError> {
    let changed = appends.iter().map(|append| (append.game, append.version())).collect();
    Envelope { changed, ..Envelope::of(process) }.send(connection).await
}

/// Tells others that a game is deleted, in the transaction that does it.
pub(in crate::store) async fn announce_deleted(
    connection: &mut Connection,
    process: Random128,
    game: GameId,
) -> Result<(), StoreError> {
    Envelope { deleted: Some(game), ..Envelope::of(process) }.send(connection).await
}

/// Tells others that there are free leases.
pub(in crate::store) async fn announce_free(connection: &mut Connection, process: Random128) -> Result<(), StoreError> {
    Envelope { free: true, ..Envelope::of(process) }.send(connection).await
}

/// Where messages go that are not kept.
pub(in crate::store) type Outbox = mpsc::Sender<(GameId, String)>;

/// Starts the task that sends messages, those that wait together.
pub(in crate::store) fn send_messages(pool: Pool, process: Random128) -> Outbox {
    let (outbox, mut waiting) = mpsc::channel::<(GameId, String)>(WAITING);
    tokio::spawn(async move {
        let mut next = waiting.recv().await;
        while let Some(message) = next.take() {
            let mut envelope = Envelope::of(process);
            let mut bytes = cost(&message);
            envelope.messages.push(message);
            while let Ok(message) = waiting.try_recv() {
                bytes += cost(&message);
                if bytes > MAX_BYTES_OF_MESSAGES {
                    next = Some(message);
                    break;
                }
                envelope.messages.push(message);
            }
            let sent = match pool.acquire().await {
                Ok(mut connection) => envelope.send(&mut connection).await,
                Err(sqlx::Error::PoolClosed) => return,
                Err(error) => Err(error.into()),
            };
            if let Err(error) = sent {
                tracing::warn!(%error, "messages to other processes are lost");
            }
            if next.is_none() {
                next = waiting.recv().await;
            }
        }
    });
    outbox
}

/// The bytes that a message takes in an envelope.
pub(in crate::store) fn cost((_, text): &(GameId, String)) -> usize {
    serde_json::to_string(text).map_or(usize::MAX / 2, |json| json.len()) + 64
}

/// Hears what the others say, for as long as `open` is open.
pub(in crate::store) async fn listen(location: Location, open: PgPool, process: Random128, notices: broadcast::Sender<Notice>) {
    let mut closed = open.close_event();
    let listening = async {
        let mut logged = false;
        loop {
            // A connection that is dead may never say so, and stays with its pool: the next one has another.
            if let Err(error) = hear(&location.listener(), process, &notices, &mut logged).await
                && !logged
            {
                tracing::warn!(%error, "cannot hear other processes through the database");
                logged = true;
            }
            tokio::time::sleep(RETRY_AFTER).await;
        }
    };
    // It ends when the pool is closed, and not otherwise.
    drop(closed.do_until(listening).await);
}

/// Listens until the connection is lost.
async fn hear(pool: &PgPool, this: Random128, notices: &broadcast::Sender<Notice>, logged: &mut bool) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    *logged = false;
    // What was sent before is lost.
    drop(notices.send(Notice::Missed));
    loop {
        let notification = match tokio::time::timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(Some(notification))) => notification,
            Ok(Ok(None)) => return Ok(()),
            Ok(Err(error)) => return Err(error),
            Err(_) => {
                // A connection can be dead without either end being told.
                let tried = tokio::time::timeout(ANSWER_WITHIN, sqlx::query("SELECT 1").execute(&mut listener)).await;
                tried.map_err(|_| sqlx::Error::PoolTimedOut)??;
                continue;
            }
        };
        match serde_json::from_str::<Envelope>(notification.payload()) {
            Ok(envelope) => hand_out(envelope, this, notices),
            Err(error) => tracing::warn!(%error, "another process says something that cannot be understood"),
        }
    }
}

/// Gives subscribers what an envelope has for them. What this process sent it knows already, but for free leases.
fn hand_out(envelope: Envelope, this: Random128, notices: &broadcast::Sender<Notice>) {
    let tell = |notice| drop(notices.send(notice));
    if envelope.free {
        tell(Notice::LeasesFree);
    }
    if envelope.from == this {
        return;
    }
    envelope.changed.into_iter().for_each(|(game, version)| tell(Notice::Changed { game, version }));
    envelope.deleted.into_iter().for_each(|game| tell(Notice::Deleted(game)));
    envelope.messages.into_iter().for_each(|(game, text)| tell(Notice::Message { game, text }));
}
