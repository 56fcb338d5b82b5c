//! The store of games, in SQLite or PostgreSQL. What is acknowledged is on the disk.
//!
//! One task owns the only connection of the process that writes. All moves that wait when it begins go into one transaction, so that many
//! games share the cost of reaching the disk. Moves have a queue of their own, and wait for at most one import or backfill. Readers see the
//! database as the last transaction left it and hold nothing up; searches of the library have connections of their own, so that no game
//! waits behind them.
//!
//! SQLite has one process. On PostgreSQL there may be several: each appends events by their numbers, and of two that append the same one is
//! refused. What they have to tell each other goes through the database, too.

mod alive;
mod condition;
mod error;
mod games;
mod library;
mod measurements;
mod migrations;
mod postgres;
mod sql;
mod sqlite;
#[cfg(test)]
mod tests;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use alive::Heard;
pub(crate) use alive::KeptAlive;
use condition::Watch;
pub(crate) use condition::{Condition, Counts};
pub use error::StoreError;
pub(crate) use games::{Append, Challenge, Kept, Listing, Record};
use hnefi_library::{FoundGames, ImportedRecord, LibraryEntry, LibraryQuery, PositionStatistics};
pub(crate) use library::GAMES_PER_TRANSACTION;
pub(crate) use measurements::{Measurement, MeasurementChange, MeasurementState};
pub(crate) use postgres::notices::Notice;
use postgres::notices::{self, Outbox};
use postgres::{Location, leases};
use prometheus_client::metrics::histogram::Histogram;
use sql::{Connection, Dialect, Pool, Value};
pub use sqlite::backup::{BackupError, Restored, backup, restore};
use sqlite::lock::FolderLock;
use tokio::sync::{Mutex, broadcast, mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use writer::{Beat, Inbox, Move, Other, Remake, Writer};

use crate::random::{GameId, MeasurementId, Random128};
use hnefi_play::Event;

/// Requests that may wait; more make their senders wait.
const QUEUE_LENGTH: usize = 256;
/// What PostgreSQL says of the size of the database, in bytes.
const DATABASE_SIZE: &str = "SELECT pg_database_size(current_database())";
/// Connections that read games, for which a player waits.
const GAME_READERS: u32 = 2;
/// The same on PostgreSQL, where leases are taken and messages sent on them, too.
const GAME_CONNECTIONS: u32 = 4;
/// The most connections that search the library.
const LIBRARY_READERS: usize = 4;

/// Where the answer to a request goes.
type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

/// Where the store is.
#[derive(Clone, Copy)]
pub(crate) enum Place<'a> {
    /// In a file of a folder.
    Folder(&'a Path),
    /// In the PostgreSQL of this URL.
    Url(&'a str),
}

/// The store. Its methods may be called from any task.
pub(crate) struct Store {
    dialect: Dialect,
    /// This process, as others on the same database know it.
    process: Random128,
    moves: mpsc::Sender<Move>,
    others: mpsc::Sender<Other>,
    games: Pool,
    library: Pool,
    watch: Watch,
    notices: broadcast::Sender<Notice>,
    outbox: Option<Outbox>,
    /// How many clocks run.
    clocks: Arc<watch::Sender<usize>>,
    /// The task that writes, and the lock on the folder, while the store is open.
    open: Mutex<Option<(JoinHandle<()>, Option<FolderLock>)>>,
}

/// A database that has been opened.
struct Opened {
    dialect: Dialect,
    connection: Connection,
    remake: Remake,
    games: Pool,
    library: Pool,
    /// SQLite's file and the lock on its folder.
    file: Option<(PathBuf, FolderLock)>,
}

impl Opened {
    async fn sqlite(folder: &Path, check: bool) -> Result<Opened, StoreError> {
        let sqlite::Opened { connection, options, file, lock } = sqlite::open(folder, check).await?;
        Ok(Opened {
            dialect: Dialect::Sqlite,
            connection: connection.into(),
            games: sqlite::readers(&options, GAME_READERS),
            library: sqlite::readers(&options, library_readers()),
            remake: Remake::Sqlite(options),
            file: Some((file, lock)),
        })
    }

    async fn postgres(location: Location, check: bool) -> Result<Opened, StoreError> {
        let mut connection = location.open().await?;
        if check {
            let gaps = connection.number(games::GAPS, &[]).await?;
            if gaps > 0 {
                return Err(StoreError::Gaps(gaps));
            }
        }
        Ok(Opened {
            dialect: Dialect::Postgres,
            connection,
            games: location.pool(GAME_CONNECTIONS),
            library: location.pool(library_readers()),
            remake: Remake::Postgres(location),
            file: None,
        })
    }
}

/// How many connections search the library.
fn library_readers() -> u32 {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    u32::try_from((cores / 2).clamp(1, LIBRARY_READERS)).unwrap_or(1)
}

/// Does something and notes how long it took.
async fn timed<T>(histogram: &Histogram, work: impl Future<Output = T>) -> T {
    let begun = Instant::now();
    let done = work.await;
    histogram.observe(begun.elapsed().as_secs_f64());
    done
}

impl Store {
    /// Opens the store. A folder is created if it does not exist, and no second process can open it at the same time; several can share a
    /// PostgreSQL. With `check`, the store is read first, and a damaged one refused.
    pub(crate) async fn open(place: Place<'_>, check: bool) -> Result<Store, StoreError> {
        let process = Random128::new().map_err(|error| StoreError::Randomness(error.to_string()))?;
        let (notices, _) = broadcast::channel(notices::UNREAD);
        let opened = match place {
            Place::Folder(folder) => Opened::sqlite(folder, check).await?,
            Place::Url(url) => Opened::postgres(Location::of(url)?, check).await?,
        };
        let Opened { dialect, mut connection, remake, games, library, file } = opened;
        library::complete_players(&mut connection).await?;
        let watch = Watch::new(file.as_ref().map(|(file, _)| file.as_path()));
        let pools = vec![games.clone(), library.clone()];
        let shared = match (&remake, &games) {
            (Remake::Postgres(location), Pool::Postgres(pool)) => Some((location.clone(), pool.clone())),
            _ => None,
        };
        let mut writer = Writer::new(connection, remake, process, watch.counts().clone());
        writer.beat(true, if dialect == Dialect::Postgres { Beat::Alive } else { Beat::Resting }).await?;
        let mut outbox = None;
        if let Some((location, pool)) = shared {
            outbox = Some(notices::send_messages(games.clone(), process));
            tokio::spawn(notices::listen(location, pool, process, notices.clone()));
        }
        let ((moves, moves_in), (others, others_in)) = (mpsc::channel(QUEUE_LENGTH), mpsc::channel(QUEUE_LENGTH));
        let task = tokio::spawn(writer.run(Inbox::new(moves_in, others_in), pools));
        let clocks = Arc::new(watch::Sender::new(0));
        let told = notices.clone();
        let heard = move |heard: Heard| {
            // Others may have taken the leases that this process had.
            if heard.was_dead {
                drop(told.send(Notice::LeasesFree));
            }
        };
        tokio::spawn(alive::keep(dialect, others.clone(), clocks.subscribe(), heard));
        let open = Mutex::new(Some((task, file.map(|(_, lock)| lock))));
        Ok(Store { dialect, process, moves, others, games, library, watch, notices, outbox, clocks, open })
    }

    /// This process, as others on the same database know it.
    pub(crate) fn process(&self) -> Random128 {
        self.process
    }

    /// Whether other processes may write to the same store.
    pub(crate) fn is_shared(&self) -> bool {
        self.dialect == Dialect::Postgres
    }

    /// Writes events of a game. When this returns, they are on the disk. Those that are there already, exactly so, are not written again.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if there are others of their numbers, [`StoreError::NoGame`] if there is no such game, and what can happen
    /// to a database.
    pub(crate) async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.append_all(vec![append]).await
    }

    /// Writes events of several games, all or none.
    ///
    /// # Errors
    /// Those of [`Store::append`].
    pub(crate) async fn append_all(&self, appends: Vec<Append>) -> Result<(), StoreError> {
        timed(&self.counts().append, async {
            let (reply, answer) = oneshot::channel();
            self.moves.send((appends, reply)).await.map_err(|_| StoreError::Closed)?;
            answer.await.map_err(|_| StoreError::Closed)?
        })
        .await
    }

    async fn ask<T>(&self, request: impl FnOnce(Answer<T>) -> Other) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.others.send(request(reply)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// A game, if there is one.
    pub(crate) async fn load(&self, game: GameId) -> Result<Option<Record>, StoreError> {
        timed(&self.counts().load, async { games::load(&mut self.games.acquire().await?, game).await }).await
    }

    /// The events of a game after its first `version` ones, each with its time.
    pub(crate) async fn load_after(&self, game: GameId, version: u64) -> Result<Vec<(u64, Event)>, StoreError> {
        timed(&self.counts().load, async { games::events_after(&mut self.games.acquire().await?, game, version).await }).await
    }

    /// What other processes on the same database say. On SQLite there are none.
    pub(crate) fn subscribe(&self) -> broadcast::Receiver<Notice> {
        self.notices.subscribe()
    }

    /// Sends a message about a game to the other processes, which hear it if they listen at the moment. It is not kept.
    ///
    /// # Errors
    /// [`StoreError::MessageTooLong`] for one of more than about 7 kB as JSON.
    pub(crate) fn notify(&self, game: GameId, text: String) -> Result<(), StoreError> {
        let Some(outbox) = &self.outbox else { return Ok(()) };
        let message = (game, text);
        if notices::cost(&message) > notices::MAX_BYTES_OF_MESSAGES {
            return Err(StoreError::MessageTooLong);
        }
        if outbox.try_send(message).is_err() {
            tracing::warn!(%game, "a message to other processes is lost: too many wait");
        }
        Ok(())
    }

    /// Takes the lease of a game, or keeps it: of all processes, one works for the game unasked. Returns whether it is this one. The lease
    /// lasts until it is released, or this process gives no sign of life for a few seconds.
    pub(crate) async fn take_lease(&self, game: GameId) -> Result<bool, StoreError> {
        match self.dialect {
            Dialect::Sqlite => Ok(true),
            Dialect::Postgres => leases::take(&mut self.games.acquire().await?, self.process, game).await,
        }
    }

    /// Gives the lease of a game up.
    pub(crate) async fn release_lease(&self, game: GameId) -> Result<(), StoreError> {
        match self.dialect {
            Dialect::Sqlite => Ok(()),
            Dialect::Postgres => leases::release(&mut self.games.acquire().await?, self.process, game).await,
        }
    }

    /// Notes that a clock runs, until the value is dropped. Only then is it known afterwards for how long the server was down.
    pub(crate) fn keep_alive(&self) -> KeptAlive {
        KeptAlive::new(&self.clocks)
    }

    /// For how many of the milliseconds since a time no server was at work on this store, as far as clocks ran.
    pub(crate) async fn outage_since(&self, at: u64) -> Result<u64, StoreError> {
        if self.dialect == Dialect::Postgres && self.ask(Other::NoteOutage).await?.was_dead {
            drop(self.notices.send(Notice::LeasesFree));
        }
        alive::outage_since(&mut self.games.acquire().await?, at).await
    }

    /// Open challenges, the newest first.
    pub(crate) async fn open_challenges(&self, most: usize) -> Result<Vec<Challenge>, StoreError> {
        games::challenges(&mut self.games.acquire().await?, most).await
    }

    /// Games that are played here, the latest first: one page of an operator's list.
    pub(crate) async fn kept(&self, page: usize) -> Result<Vec<Kept>, StoreError> {
        games::page(&mut self.library.acquire().await?, page).await
    }

    /// Deletes a game, played or imported, with all that is known of it. Returns whether it was there.
    pub(crate) async fn delete(&self, game: GameId) -> Result<bool, StoreError> {
        self.ask(|reply| Other::Delete(game, reply)).await
    }

    /// Deletes unfinished games in which nothing has happened since a time, a few in each transaction, so that no move waits for all of them. Returns
    /// those that it deleted.
    pub(crate) async fn expire(&self, before: u64) -> Result<Vec<GameId>, StoreError> {
        let mut deleted = Vec::new();
        loop {
            let gone = self.ask(|reply| Other::Expire(before, reply)).await?;
            if gone.is_empty() {
                return Ok(deleted);
            }
            deleted.extend(gone);
        }
    }

    /// Changes a measurement of balance. Returns whether there was anything to change.
    pub(crate) async fn change_measurement(&self, id: MeasurementId, change: MeasurementChange) -> Result<bool, StoreError> {
        self.ask(|reply| Other::Measure(id, change, reply)).await
    }

    /// A measurement of balance, if there is one.
    pub(crate) async fn measurement(&self, id: MeasurementId) -> Result<Option<Measurement>, StoreError> {
        measurements::load(&mut self.games.acquire().await?, id).await
    }

    /// The measurements of which the engine with this fingerprint has games to play: first those that were begun, then the oldest.
    pub(crate) async fn unfinished_measurements(&self, engine: u64) -> Result<Vec<Measurement>, StoreError> {
        measurements::unfinished(&mut self.library.acquire().await?, engine).await
    }

    /// Whether there are measurements with games to play by any engine.
    pub(crate) async fn has_unfinished_measurements(&self) -> Result<bool, StoreError> {
        measurements::has_unfinished(&mut self.library.acquire().await?).await
    }

    /// How many measurements have games to play by the engine with this fingerprint.
    pub(crate) async fn count_unfinished_measurements(&self, engine: u64) -> Result<u64, StoreError> {
        measurements::count_unfinished(&mut self.games.acquire().await?, engine).await
    }

    /// The games of a measurement that is not done, each a JSON text, in the order in which they were played.
    pub(crate) async fn measured_games(&self, id: MeasurementId) -> Result<Vec<String>, StoreError> {
        measurements::games(&mut self.library.acquire().await?, id).await
    }

    /// The table of the games of a measurement that is done: Parquet.
    pub(crate) async fn measured_table(&self, id: MeasurementId) -> Result<Option<Vec<u8>>, StoreError> {
        measurements::table(&mut self.library.acquire().await?, id).await
    }

    /// Imports records, each once. Returns how many were new.
    pub(crate) async fn import(&self, games: Vec<ImportedRecord>) -> Result<usize, StoreError> {
        self.ask(|reply| Other::Import(games, reply)).await
    }

    /// The game line of an imported record, and the file of its rule set where that is not built in.
    pub(crate) async fn imported(&self, game: GameId) -> Result<Option<(String, Option<String>)>, StoreError> {
        library::imported(&mut self.games.acquire().await?, game).await
    }

    /// Games after one, in the order of their ids, whose entry in the library is missing or old.
    pub(crate) async fn stale(&self, after: Option<GameId>, most: usize) -> Result<Vec<GameId>, StoreError> {
        library::stale(&mut self.library.acquire().await?, after, most).await
    }

    /// Writes entries of whole games, each with the number of events it accounts for. Returns the games that have more events by now.
    pub(crate) async fn fill(&self, games: Vec<(GameId, u64, LibraryEntry)>) -> Result<Vec<GameId>, StoreError> {
        self.ask(|reply| Other::Fill(games, reply)).await
    }

    /// Finds games in the library.
    pub(crate) async fn search(&self, query: LibraryQuery) -> Result<FoundGames<GameId>, StoreError> {
        library::search(&mut self.library.snapshot().await?, &query).await
    }

    /// What was played in a position, under the rule set of this id.
    pub(crate) async fn explore(&self, position: i64, rules: String) -> Result<PositionStatistics, StoreError> {
        library::explore(&mut self.library.snapshot().await?, position, &rules).await
    }

    /// The state of the store: it is read and written to find out, at most once a second.
    pub(crate) async fn condition(&self) -> Condition {
        let read = async {
            let mut reader = self.games.acquire().await?;
            reader.number("SELECT count(*) FROM games WHERE id = $1", &[Value::Bytes(&[0; 16])]).await?;
            Ok(())
        };
        let write = self.ask(Other::Try);
        self.watch.condition(read, write).await
    }

    /// What has been counted since the store was opened.
    pub(crate) fn counts(&self) -> &Counts {
        self.watch.counts()
    }

    /// Bytes of the database, and of SQLite's write-ahead log beside it.
    pub(crate) async fn bytes(&self) -> Result<(u64, u64), StoreError> {
        if let Some(bytes) = self.watch.bytes() {
            return Ok(bytes);
        }
        let size = self.games.acquire().await?.number(DATABASE_SIZE, &[]).await?;
        Ok((u64::try_from(size).unwrap_or(0), 0))
    }

    /// Bytes of the database that hold something. SQLite's file keeps its length when games are deleted, and takes new ones into the pages
    /// that have become free.
    pub(crate) async fn used_bytes(&self) -> Result<u64, StoreError> {
        let sql = match self.dialect {
            Dialect::Sqlite => {
                "SELECT (page_count - freelist_count) * page_size FROM pragma_page_count, pragma_freelist_count, pragma_page_size"
            }
            Dialect::Postgres => DATABASE_SIZE,
        };
        let used = self.games.acquire().await?.number(sql, &[]).await?;
        Ok(u64::try_from(used).unwrap_or(0))
    }

    /// Takes no more requests, and waits until those taken are served and the database is closed.
    pub(crate) async fn close(&self) {
        // If the channel is closed, the store is closed already.
        drop(self.others.send(Other::Close).await);
        if let Some((task, lock)) = self.open.lock().await.take() {
            if task.await.is_err() {
                tracing::error!("the store's task panicked");
            }
            drop(lock);
        }
    }
}

/// The time, in milliseconds since 1970.
pub(crate) fn milliseconds_now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
