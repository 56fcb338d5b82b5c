//! Where games are kept: one SQLite file with one writer. What is acknowledged has been written through to the disk.
//!
//! A task owns the only connection and takes the requests of all games in turn. Whatever waits when it begins to write goes into one
//! transaction, so that many games share the cost of reaching the disk.

mod library;

use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::migrate::MigrateError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteLockingMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Row};
use thiserror::Error;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::events::Event;
use crate::library::Shelved;
use crate::random::{GameId, SeatHash};

pub(crate) use library::{Found, FoundGame, Imported, PAGE, Visits, Wanted};

/// The file in the data folder.
const FILE: &str = "games.sqlite";
/// Requests that may wait; more make their senders wait.
const WAITING: usize = 256;
/// Writes in one transaction.
const TOGETHER: usize = 64;

/// Why the store cannot be opened, or a game not be read or written.
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
    /// Another process has the file.
    #[error("{} is in use: does another hnefi serve this folder?", .0.display())]
    InUse(PathBuf),
    /// The database failed.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The file cannot be brought up to date.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(#[from] MigrateError),
    /// What is written in it cannot be read.
    #[error("the database holds an event that cannot be read: {0}")]
    Event(#[from] serde_json::Error),
    /// The store has been closed.
    #[error("the database is closed")]
    Closed,
}

/// A game as the store has it.
pub(crate) struct Record {
    /// Milliseconds since 1970.
    pub(crate) created: u64,
    /// What the seat's secret is recognised by.
    pub(crate) seat: SeatHash,
    /// From the first on, without a gap.
    pub(crate) events: Vec<Event>,
}

/// Where the answer to a request goes.
type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

enum Request {
    Append(Append, oneshot::Sender<Result<(), StoreError>>),
    Load(GameId, oneshot::Sender<Result<Option<Record>, StoreError>>),
    Import(Vec<Imported>, Answer<usize>),
    Imported(GameId, Answer<Option<(String, Option<String>)>>),
    Stale(Option<GameId>, usize, Answer<Vec<GameId>>),
    Fill(Vec<(GameId, u64, Shelved)>, Answer<Vec<GameId>>),
    Search(Wanted, Answer<Found>),
    Explore(i64, String, Answer<Visits>),
    Close,
}

/// Events to be written.
struct Append {
    game: GameId,
    /// For a game's first events.
    seat: Option<SeatHash>,
    /// The number of the first of them.
    first: u64,
    events: Vec<Event>,
    /// What the library then knows of the game.
    shelved: Shelved,
}

/// The door to the store.
pub(crate) struct Store {
    requests: mpsc::Sender<Request>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Store {
    /// Opens the store in a folder, made if need be. No second process can open it at the same time.
    pub(crate) async fn open(folder: &Path) -> Result<Store, StoreError> {
        std::fs::create_dir_all(folder).map_err(|error| StoreError::Folder { folder: folder.to_owned(), error })?;
        let file = folder.join(FILE);
        let options = SqliteConnectOptions::from_str("sqlite:")?
            .filename(&file)
            .create_if_missing(true)
            // Held by the one connection for as long as the process lives; the operating system lets go when it is killed.
            .locking_mode(SqliteLockingMode::Exclusive)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit returns when the write-ahead log is on the disk.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // In KiB. The positions of many games are written in no order at all.
            .pragma("cache_size", "-65536")
            .busy_timeout(Duration::from_millis(500))
            .disable_statement_logging();
        let in_use = |error: sqlx::Error| match error {
            sqlx::Error::Database(error) if error.message().contains("locked") => StoreError::InUse(file.clone()),
            error => StoreError::Database(error),
        };
        let mut connection = SqliteConnection::connect_with(&options).await.map_err(in_use)?;
        sqlx::migrate!("./migrations").run(&mut connection).await.map_err(|error| match error {
            MigrateError::Execute(error) => in_use(error),
            error => StoreError::Migration(error),
        })?;
        let (requests, inbox) = mpsc::channel(WAITING);
        let task = tokio::spawn(run(connection, inbox));
        Ok(Store { requests, task: Mutex::new(Some(task)) })
    }

    /// Writes a new game with its first events. When this returns, they are on the disk.
    pub(crate) async fn create(
        &self,
        game: GameId,
        seat: SeatHash,
        events: Vec<Event>,
        shelved: Shelved,
    ) -> Result<(), StoreError> {
        self.append_all(Append { game, seat: Some(seat), first: 1, events, shelved }).await
    }

    /// Writes further events, the first of them with this number. When this returns, they are on the disk.
    pub(crate) async fn append(&self, game: GameId, first: u64, events: Vec<Event>, shelved: Shelved) -> Result<(), StoreError> {
        self.append_all(Append { game, seat: None, first, events, shelved }).await
    }

    async fn append_all(&self, append: Append) -> Result<(), StoreError> {
        self.ask(|reply| Request::Append(append, reply)).await
    }

    async fn ask<T>(&self, request: impl FnOnce(Answer<T>) -> Request) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.requests.send(request(reply)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// A game, if there is one.
    pub(crate) async fn load(&self, game: GameId) -> Result<Option<Record>, StoreError> {
        self.ask(|reply| Request::Load(game, reply)).await
    }

    /// Keeps records, each once; how many were new.
    pub(crate) async fn import(&self, games: Vec<Imported>) -> Result<usize, StoreError> {
        self.ask(|reply| Request::Import(games, reply)).await
    }

    /// The game line of a record and the file of its rule set, where that is not built in.
    pub(crate) async fn imported(&self, game: GameId) -> Result<Option<(String, Option<String>)>, StoreError> {
        self.ask(|reply| Request::Imported(game, reply)).await
    }

    /// Games after one, in the order of their ids, of which the library does not know all.
    pub(crate) async fn stale(&self, after: Option<GameId>, most: usize) -> Result<Vec<GameId>, StoreError> {
        self.ask(|reply| Request::Stale(after, most, reply)).await
    }

    /// Puts whole games into the library, as they were with so many events; those that have more by now are told.
    pub(crate) async fn fill(&self, games: Vec<(GameId, u64, Shelved)>) -> Result<Vec<GameId>, StoreError> {
        self.ask(|reply| Request::Fill(games, reply)).await
    }

    /// Finds games in the library.
    pub(crate) async fn search(&self, wanted: Wanted) -> Result<Found, StoreError> {
        self.ask(|reply| Request::Search(wanted, reply)).await
    }

    /// What was played in a position, under the rule set of this id.
    pub(crate) async fn explore(&self, position: i64, rules: String) -> Result<Visits, StoreError> {
        self.ask(|reply| Request::Explore(position, rules, reply)).await
    }

    /// Takes no more requests, and waits until all those taken are served and the file is closed.
    pub(crate) async fn close(&self) {
        // If nobody hears it, the store is closed already.
        drop(self.requests.send(Request::Close).await);
        if let Some(task) = self.task.lock().await.take()
            && task.await.is_err()
        {
            eprintln!("hnefi-server: the store's task failed");
        }
    }
}

/// Serves requests until it is told to close.
async fn run(mut connection: SqliteConnection, mut inbox: mpsc::Receiver<Request>) {
    let mut batch = Vec::with_capacity(TOGETHER);
    while inbox.recv_many(&mut batch, TOGETHER).await > 0 {
        let mut appends = Vec::new();
        for request in batch.drain(..) {
            match request {
                // Nobody reads a game before what he wrote to it is acknowledged, so reads may overtake writes.
                Request::Load(game, reply) => drop(reply.send(load(&mut connection, game).await)),
                Request::Append(append, reply) => appends.push((append, reply)),
                Request::Import(games, reply) => drop(reply.send(library::import(&mut connection, &games).await)),
                Request::Imported(game, reply) => drop(reply.send(library::imported(&mut connection, game).await)),
                Request::Stale(after, most, reply) => drop(reply.send(library::stale(&mut connection, after, most).await)),
                Request::Fill(games, reply) => drop(reply.send(library::fill(&mut connection, &games).await)),
                Request::Search(wanted, reply) => drop(reply.send(library::search(&mut connection, &wanted).await)),
                Request::Explore(position, rules, reply) => {
                    drop(reply.send(library::explore(&mut connection, position, &rules).await));
                }
                // What is in the queue still comes out.
                Request::Close => inbox.close(),
            }
        }
        if !appends.is_empty() {
            write(&mut connection, appends).await;
        }
    }
    if let Err(error) = connection.close().await {
        eprintln!("hnefi-server: closing the database: {error}");
    }
}

/// Writes everything in one transaction and answers when it is on the disk. If that fails, each is tried by itself, so that nobody
/// suffers from another's failure.
async fn write(connection: &mut SqliteConnection, appends: Vec<(Append, oneshot::Sender<Result<(), StoreError>>)>) {
    let all: Vec<&Append> = appends.iter().map(|(append, _)| append).collect();
    if transact(connection, &all).await.is_ok() {
        appends.into_iter().for_each(|(_, reply)| drop(reply.send(Ok(()))));
        return;
    }
    for (append, reply) in appends {
        drop(reply.send(transact(connection, &[&append]).await));
    }
}

async fn transact(connection: &mut SqliteConnection, appends: &[&Append]) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let now = i64::try_from(milliseconds_now()).unwrap_or(i64::MAX);
    for append in appends {
        if let Some(seat) = &append.seat {
            sqlx::query("INSERT INTO games (id, created, seat) VALUES (?, ?, ?)")
                .bind(append.game.bytes())
                .bind(now)
                .bind(&seat.0[..])
                .execute(&mut *transaction)
                .await?;
        }
        for (sequence, event) in (append.first..).zip(&append.events) {
            sqlx::query("INSERT INTO events (game, sequence, at, body) VALUES (?, ?, ?, ?)")
                .bind(append.game.bytes())
                .bind(i64::try_from(sequence).unwrap_or(i64::MAX))
                .bind(now)
                .bind(serde_json::to_string(event)?)
                .execute(&mut *transaction)
                .await?;
        }
        let before = append.first.saturating_sub(1);
        let after = before + append.events.len() as u64;
        library::keep_up(&mut transaction, append.game, (before, after), &append.shelved).await?;
    }
    transaction.commit().await?;
    Ok(())
}

async fn load(connection: &mut SqliteConnection, game: GameId) -> Result<Option<Record>, StoreError> {
    let head =
        sqlx::query("SELECT created, seat FROM games WHERE id = ?").bind(game.bytes()).fetch_optional(&mut *connection).await?;
    let Some(head) = head else { return Ok(None) };
    let rows =
        sqlx::query("SELECT body FROM events WHERE game = ? ORDER BY sequence").bind(game.bytes()).fetch_all(connection).await?;
    let mut events = Vec::with_capacity(rows.len());
    for row in rows {
        events.push(serde_json::from_str(row.try_get(0)?)?);
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
        Event::Moved { text: text.to_owned() }
    }

    /// What the library knows of a game that nobody has played in.
    fn shelved() -> Shelved {
        let rules = hnefi_rules::Ruleset::named("brandubh-cyningstan").expect("built in");
        Shelved::of(&hnefi_rules::Game::new(&rules), String::new(), String::new(), 0)
    }

    #[tokio::test]
    async fn what_was_written_is_there_after_closing_and_no_number_twice() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(folder.path()).await.expect("a store");
        let (id, seat) = (Random128::new().expect("randomness"), SeatHash::of("secret"));
        store.create(id, seat, vec![moved("a1-a2")], shelved()).await.expect("created");
        store.append(id, 2, vec![moved("b1-b2"), moved("c1-c2")], shelved()).await.expect("written");
        assert!(store.append(id, 3, vec![moved("d1-d2")], shelved()).await.is_err());
        store.close().await;
        assert!(matches!(store.append(id, 4, vec![moved("d1-d2")], shelved()).await, Err(StoreError::Closed)));

        let store = Store::open(folder.path()).await.expect("a store");
        let record = store.load(id).await.expect("readable").expect("there");
        assert_eq!(record.events, [moved("a1-a2"), moved("b1-b2"), moved("c1-c2")]);
        assert_eq!(record.seat, seat);
        assert!(store.load(Random128::new().expect("randomness")).await.expect("readable").is_none());
        store.close().await;
    }

    #[tokio::test]
    async fn one_failure_in_a_transaction_costs_nobody_else_anything() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(folder.path()).await.expect("a store");
        let unknown = Random128::new().expect("randomness");
        let ids: Vec<_> = (0..20).map(|_| Random128::new().expect("randomness")).collect();
        let good = ids.iter().map(|id| store.create(*id, SeatHash::of("secret"), vec![moved("a1-a2")], shelved()));
        // A game that was never created has no events.
        let bad = store.append(unknown, 1, vec![moved("a1-a2")], shelved());
        let (good, bad) = futures_util::future::join(futures_util::future::join_all(good), bad).await;
        assert!(good.iter().all(Result::is_ok));
        assert!(bad.is_err());
        assert!(store.load(unknown).await.expect("readable").is_none());
        store.close().await;
    }

    #[tokio::test]
    async fn a_second_server_is_kept_out() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(folder.path()).await.expect("a store");
        let error = Store::open(folder.path()).await.err().expect("kept out");
        assert!(matches!(error, StoreError::InUse(_)), "{error}");
        store.close().await;
    }
}
