//! Fills the library up when the server starts: games from before there was a library, and those whose last change it missed. It works beside
//! everything else, a few games at a time.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::game::State;
use crate::library::entry::Shelved;
use crate::random::GameId;
use crate::store::{Store, StoreError};

/// Games that are put on the shelf together.
const TOGETHER: usize = 32;
/// How often a game is read again that goes on while it is being read.
const PATIENCE: usize = 8;

/// Whether the library knows all games.
#[derive(Clone, Debug, Default)]
pub(crate) struct Filled(Arc<AtomicBool>);

impl Filled {
    /// Whether it does by now.
    pub(crate) fn is_whole(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }
}

/// Begins to fill the library up.
pub(crate) fn start(store: Arc<Store>) -> Filled {
    let filled = Filled::default();
    let done = filled.clone();
    tokio::spawn(async move {
        match fill(&store).await {
            Ok(()) => done.0.store(true, Ordering::Release),
            // The server stops; the next start goes on.
            Err(StoreError::Closed) => {}
            Err(error) => eprintln!("hnefi-server: filling the library: {error}"),
        }
    });
    filled
}

async fn fill(store: &Store) -> Result<(), StoreError> {
    let mut last = None;
    loop {
        let games = store.stale(last, TOGETHER).await?;
        let Some(end) = games.last().copied() else { return Ok(()) };
        let mut wanted = games;
        for _ in 0..PATIENCE {
            let mut read = Vec::with_capacity(wanted.len());
            for id in wanted {
                read.extend(whole(store, id).await?);
            }
            wanted = store.fill(read).await?;
            if wanted.is_empty() {
                break;
            }
        }
        last = Some(end);
    }
}

/// A game from the store; `None` for one that cannot be replayed any more, which is told in the log.
async fn whole(store: &Store, id: GameId) -> Result<Option<(GameId, u64, Shelved)>, StoreError> {
    let Some(record) = store.load(id).await? else { return Ok(None) };
    let shelved = tokio::task::spawn_blocking(move || {
        let state = State::of(id, record.created, record.seat, &record.events)
            .map_err(|error| eprintln!("hnefi-server: game {id}: {error}"))
            .ok()?;
        let mut shelved = Shelved::played(&state.rules, &state.game, state.seats, 0);
        let day = humantime::format_rfc3339_seconds(std::time::UNIX_EPOCH + std::time::Duration::from_millis(record.created));
        shelved.head.day = day.to_string().chars().take(10).collect();
        Some((id, state.version, shelved))
    });
    // A panic there has been told by whoever panicked.
    Ok(shelved.await.unwrap_or_default())
}
