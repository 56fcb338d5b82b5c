//! The store of games: one SQLite file with one writer and several readers. What is acknowledged is on the disk.
//!
//! One task owns the only connection that writes. All moves that wait when it begins go into one transaction, so that many games share the
//! cost of reaching the disk. Moves have a queue of their own, and wait for at most one import or backfill. Readers see the file as the
//! last transaction left it and hold nothing up; searches of the library have connections of their own, so that no game waits behind them.

mod backup;
mod condition;
mod library;
mod lock;
mod writer;

use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

pub use backup::{BackupError, Restored, backup, restore};
use condition::Watch;
pub(crate) use condition::{Condition, Counts};
pub(crate) use library::{
    EntryHead, EntryPosition, FoundGame, FoundGames, Imported, LibraryEntry, LibraryQuery, PAGE_SIZE, PositionStatistics,
};
use lock::FolderLock;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Row};
use thiserror::Error;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;
pub(crate) use writer::Append;
use writer::{Inbox, Move, Other, Writer};

use crate::game::Event;
use crate::random::{GameId, SeatHash};

/// The file in the data folder.
const FILE: &str = "games.sqlite";
/// Requests that may wait; more make their senders wait.
const QUEUE_LENGTH: usize = 256;
/// Connections that read games, for which a player waits.
const GAME_READERS: u32 = 2;
/// The most connections that search the library.
const LIBRARY_READERS: usize = 4;
/// The tables of the database.
static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// Why the store cannot be opened, or a game cannot be read or written.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The folder cannot be made.
    #[error("cannot make the folder {}: {error}", folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the operating system says.
        error: io::Error,
    },
    /// The file that keeps other processes out cannot be used.
    #[error("cannot lock {}: {error}", file.display())]
    Lock {
        /// The file.
        file: PathBuf,
        /// What the operating system says.
        error: io::Error,
    },
    /// Another process uses the folder.
    #[error("{} is in use: does another hnefi serve this folder?", .0.display())]
    InUse(PathBuf),
    /// There is no room for what is to be written. Nothing was written.
    #[error("no room on the disk: {0}")]
    Full(sqlx::Error),
    /// The database failed.
    #[error("the database: {0}")]
    Database(sqlx::Error),
    /// The file cannot be migrated.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(#[from] MigrateError),
    /// An event in it cannot be read.
    #[error("the database holds an event that cannot be read: {0}")]
    Event(#[from] serde_json::Error),
    /// The file was checked and is damaged.
    #[error("{} is damaged: {damage}; `hnefi restore` puts a backup in its place", file.display())]
    Damaged {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        damage: String,
    },
    /// The store has been closed.
    #[error("the database is closed")]
    Closed,
}

/// SQLite's code for a full disk, or a full file.
const SQLITE_FULL: &str = "13";
/// SQLite's code for an index of the write-ahead log that cannot grow, which also means a full disk.
const SQLITE_IOERR_SHMSIZE: &str = "4874";

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        let code = match &error {
            sqlx::Error::PoolClosed => return StoreError::Closed,
            sqlx::Error::Database(error) => error.code(),
            _ => None,
        };
        match code.as_deref() {
            Some(SQLITE_FULL | SQLITE_IOERR_SHMSIZE) => StoreError::Full(error),
            _ => StoreError::Database(error),
        }
    }
}

/// A game in the store.
pub(crate) struct Record {
    /// Milliseconds since 1970.
    pub(crate) created: u64,
    /// The hash of the seat's secret.
    pub(crate) seat: SeatHash,
    /// All events, without a gap, each with its time in milliseconds since 1970.
    pub(crate) events: Vec<(u64, Event)>,
}

impl Record {
    /// The events with their times.
    pub(crate) fn times_and_events(&self) -> impl Iterator<Item = (u64, &Event)> {
        self.events.iter().map(|(at, event)| (*at, event))
    }
}

/// Where the answer to a request goes.
type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

/// The store. Its methods may be called from any task.
pub(crate) struct Store {
    moves: mpsc::Sender<Move>,
    others: mpsc::Sender<Other>,
    games: SqlitePool,
    library: SqlitePool,
    watch: Watch,
    /// The task that writes, and the lock on the folder, while the store is open.
    open: Mutex<Option<(JoinHandle<()>, FolderLock)>>,
}

impl Store {
    /// Opens the store in a folder, which is created if it does not exist. No second process can open it at the same time. With `check`,
    /// the whole file is read first, and a damaged one refused.
    pub(crate) async fn open(folder: &Path, check: bool) -> Result<Store, StoreError> {
        std::fs::create_dir_all(folder).map_err(|error| StoreError::Folder { folder: folder.to_owned(), error })?;
        let lock = FolderLock::take(folder)?;
        let file = folder.join(FILE);
        // A server of a version without the lock has the database itself locked.
        let in_use = |error: StoreError| match &error {
            StoreError::Database(sqlx::Error::Database(inner)) if inner.message().contains("locked") => {
                StoreError::InUse(file.clone())
            }
            _ => error,
        };
        let options = options(&file).create_if_missing(true);
        let mut connection = SqliteConnection::connect_with(&options).await.map_err(|error| in_use(error.into()))?;
        if check {
            backup::check(&mut connection, &file).await?;
        }
        MIGRATIONS.run(&mut connection).await.map_err(|error| match error {
            MigrateError::Execute(error) => in_use(error.into()),
            error => StoreError::Migration(error),
        })?;
        let games = readers(&options, GAME_READERS);
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let library = readers(&options, u32::try_from((cores / 2).clamp(1, LIBRARY_READERS)).unwrap_or(1));
        let watch = Watch::new(&file);
        let ((moves, moves_in), (others, others_in)) = (mpsc::channel(QUEUE_LENGTH), mpsc::channel(QUEUE_LENGTH));
        // A file that was deleted is not created again under a running server.
        let writer = Writer::new(connection, options.create_if_missing(false), watch.counts().clone());
        let task = tokio::spawn(writer.run(Inbox::new(moves_in, others_in), [games.clone(), library.clone()]));
        Ok(Store { moves, others, games, library, watch, open: Mutex::new(Some((task, lock))) })
    }

    /// Writes events of a game. When this returns, they are on the disk.
    pub(crate) async fn append(&self, append: Append) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        self.moves.send((Box::new(append), reply)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    async fn ask<T>(&self, request: impl FnOnce(Answer<T>) -> Other) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.others.send(request(reply)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// A game, if there is one.
    pub(crate) async fn load(&self, game: GameId) -> Result<Option<Record>, StoreError> {
        let mut reader = self.games.acquire().await?;
        load(&mut reader, game).await
    }

    /// Imports records, each once. Returns how many were new.
    pub(crate) async fn import(&self, games: Vec<Imported>) -> Result<usize, StoreError> {
        self.ask(|reply| Other::Import(games, reply)).await
    }

    /// The game line of an imported record, and the file of its rule set where that is not built in.
    pub(crate) async fn imported(&self, game: GameId) -> Result<Option<(String, Option<String>)>, StoreError> {
        let mut reader = self.games.acquire().await?;
        library::imported(&mut reader, game).await
    }

    /// Games after one, in the order of their ids, whose entry in the library is missing or old.
    pub(crate) async fn stale(&self, after: Option<GameId>, most: usize) -> Result<Vec<GameId>, StoreError> {
        let mut reader = self.library.acquire().await?;
        library::stale(&mut reader, after, most).await
    }

    /// Writes entries of whole games, each with the number of events it accounts for. Returns the games that have more events by now.
    pub(crate) async fn fill(&self, games: Vec<(GameId, u64, LibraryEntry)>) -> Result<Vec<GameId>, StoreError> {
        self.ask(|reply| Other::Fill(games, reply)).await
    }

    /// Finds games in the library.
    pub(crate) async fn search(&self, query: LibraryQuery) -> Result<FoundGames, StoreError> {
        let mut reader = self.library.begin().await?;
        library::search(&mut reader, &query).await
    }

    /// What was played in a position, under the rule set of this id.
    pub(crate) async fn explore(&self, position: i64, rules: String) -> Result<PositionStatistics, StoreError> {
        let mut reader = self.library.begin().await?;
        library::explore(&mut reader, position, &rules).await
    }

    /// The state of the store: it is read and written to find out, at most once a second.
    pub(crate) async fn condition(&self) -> Condition {
        let read = async {
            let mut reader = self.games.acquire().await?;
            sqlx::query("SELECT count(*) FROM games WHERE id = zeroblob(16)").fetch_one(&mut *reader).await?;
            Ok(())
        };
        let write = self.ask(Other::Try);
        self.watch.condition(read, write).await
    }

    /// What has been counted since the store was opened.
    pub(crate) fn counts(&self) -> &Counts {
        self.watch.counts()
    }

    /// Bytes of the database and of its write-ahead log.
    pub(crate) fn bytes(&self) -> (u64, u64) {
        self.watch.bytes()
    }

    /// Takes no more requests, and waits until those taken are served and the file is closed.
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

/// How a connection that writes is made.
fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .journal_mode(SqliteJournalMode::Wal)
        // A commit returns when the write-ahead log is on the disk.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        // In KiB. The positions of games are written in random order.
        .pragma("cache_size", "-65536")
        .busy_timeout(Duration::from_millis(500))
        .disable_statement_logging()
}

/// Connections that only read, made when they are needed.
fn readers(options: &SqliteConnectOptions, most: u32) -> SqlitePool {
    let options = options.clone().create_if_missing(false).read_only(true);
    SqlitePoolOptions::new().max_connections(most).connect_lazy_with(options)
}

async fn load(connection: &mut SqliteConnection, game: GameId) -> Result<Option<Record>, StoreError> {
    let head =
        sqlx::query("SELECT created, seat FROM games WHERE id = ?").bind(game.bytes()).fetch_optional(&mut *connection).await?;
    let Some(head) = head else { return Ok(None) };
    let rows = sqlx::query("SELECT at, body FROM events WHERE game = ? ORDER BY sequence")
        .bind(game.bytes())
        .fetch_all(connection)
        .await?;
    let mut events = Vec::with_capacity(rows.len());
    for row in rows {
        let at = u64::try_from(row.try_get::<i64, _>(0)?).unwrap_or(0);
        events.push((at, serde_json::from_str(row.try_get(1)?)?));
    }
    let seat: Vec<u8> = head.try_get(1)?;
    let seat = SeatHash(seat.try_into().map_err(|_| sqlx::Error::Decode("a seat's hash has 32 bytes".into()))?);
    Ok(Some(Record { created: u64::try_from(head.try_get::<i64, _>(0)?).unwrap_or(0), seat, events }))
}

fn milliseconds_now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random128;

    fn moved(text: &str) -> Event {
        Event::Moved { mv: text.parse().expect("a move"), lag: 0 }
    }

    /// Events from a number on, with the entry of a game without moves.
    fn events(game: GameId, first: u64, events: Vec<Event>) -> Append {
        let rules = hnefi_rulesets::Ruleset::named("brandubh-cyningstan").expect("built in");
        let entry = crate::library::entry::of(&rules, &hnefi_rules::Game::new(&rules), String::new(), String::new(), 0);
        Append { game, seat: None, at: 1000 * first, first, events, entry }
    }

    /// The first event of a new game.
    fn new_game(game: GameId, seat: SeatHash) -> Append {
        Append { seat: Some(seat), ..events(game, 1, vec![moved("a1-a2")]) }
    }

    #[tokio::test]
    async fn written_events_are_there_after_closing_and_none_twice() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(folder.path(), false).await.expect("a store");
        let (id, seat) = (Random128::new().expect("randomness"), SeatHash::of("secret"));
        store.append(new_game(id, seat)).await.expect("created");
        store.append(events(id, 2, vec![moved("b1-b2"), moved("c1-c2")])).await.expect("written");
        assert!(store.append(events(id, 3, vec![moved("d1-d2")])).await.is_err());
        store.close().await;
        assert!(matches!(store.append(events(id, 4, vec![moved("d1-d2")])).await, Err(StoreError::Closed)));

        let store = Store::open(folder.path(), false).await.expect("a store");
        let record = store.load(id).await.expect("readable").expect("there");
        assert_eq!(record.events, [(1000, moved("a1-a2")), (2000, moved("b1-b2")), (2000, moved("c1-c2"))]);
        assert_eq!(record.seat, seat);
        assert!(store.load(Random128::new().expect("randomness")).await.expect("readable").is_none());
        store.close().await;
    }

    #[tokio::test]
    async fn one_failure_in_a_transaction_spares_the_others() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(folder.path(), false).await.expect("a store");
        let unknown = Random128::new().expect("randomness");
        let ids: Vec<_> = (0..20).map(|_| Random128::new().expect("randomness")).collect();
        let good = ids.iter().map(|id| store.append(new_game(*id, SeatHash::of("secret"))));
        // A game that was never created has no events.
        let bad = store.append(events(unknown, 1, vec![moved("a1-a2")]));
        let (good, bad) = futures_util::future::join(futures_util::future::join_all(good), bad).await;
        assert!(good.iter().all(Result::is_ok));
        assert!(bad.is_err());
        assert!(store.load(unknown).await.expect("readable").is_none());
        store.close().await;
    }

    #[tokio::test]
    async fn a_second_server_on_the_folder_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(folder.path(), false).await.expect("a store");
        let error = Store::open(folder.path(), false).await.err().expect("kept out");
        assert!(matches!(error, StoreError::InUse(_)), "{error}");
        store.close().await;
    }
}
