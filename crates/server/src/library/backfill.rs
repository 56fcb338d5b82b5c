//! Adds to the library what it misses when the server starts: games from before there was a library, and the last changes of others. It runs
//! in the background, a few games at a time.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use hnefi_library::{LibraryEntry, day_of, entry_of_played};
use hnefi_play::State;

use crate::random::GameId;
use crate::store::{Store, StoreError};

/// Games that are added together.
const GAMES_PER_TRANSACTION: usize = 32;
/// How often a game is read again that changes while it is being read.
const MAX_ATTEMPTS: usize = 8;

/// Whether the library has all games.
#[derive(Clone, Debug, Default)]
pub(crate) struct BackfillStatus(Arc<AtomicBool>);

impl BackfillStatus {
    /// Whether it has by now.
    pub(crate) fn is_complete(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }
}

/// Starts to add what the library misses.
pub(crate) fn start(store: Arc<Store>) -> BackfillStatus {
    let status = BackfillStatus::default();
    let done = status.clone();
    tokio::spawn(async move {
        match fill(&store).await {
            Ok(()) => done.0.store(true, Ordering::Release),
            // The server stops; the next start goes on.
            Err(StoreError::Closed) => {}
            Err(error) => tracing::error!(%error, "cannot bring the library up to date"),
        }
    });
    status
}

async fn fill(store: &Store) -> Result<(), StoreError> {
    let mut last = None;
    loop {
        let games = store.stale(last, GAMES_PER_TRANSACTION).await?;
        let Some(end) = games.last().copied() else { return Ok(()) };
        let mut missing = games;
        for _ in 0..MAX_ATTEMPTS {
            let mut read = Vec::with_capacity(missing.len());
            for id in missing {
                read.extend(entry_of(store, id).await?);
            }
            missing = store.fill(read).await?;
            if missing.is_empty() {
                break;
            }
        }
        last = Some(end);
    }
}

/// The entry of a game in the store, with its number of events; `None`, and a line in the log, where it cannot be replayed any more.
async fn entry_of(store: &Store, id: GameId) -> Result<Option<(GameId, u64, LibraryEntry)>, StoreError> {
    let Some(record) = store.load(id).await? else { return Ok(None) };
    let made = tokio::task::spawn_blocking(move || {
        let state = State::of(id, record.created, record.seat, record.times_and_events())
            .map_err(|error| tracing::error!(game = %id, %error, "a stored game does not replay"))
            .ok()?;
        let mut entry = entry_of_played(&state, 0);
        entry.head.day = day_of(record.created);
        Some((id, state.version, entry))
    });
    // A panic has been logged where it happened.
    Ok(made.await.unwrap_or_default())
}
