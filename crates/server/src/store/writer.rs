//! The one task that writes. A transaction that fails fails its own requests only: the next begins on a sound connection, or on a new one.

use std::path::PathBuf;

use sqlx::error::ErrorKind;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqlitePool};
use sqlx::{Connection, raw_sql};
use tokio::sync::mpsc;

use super::condition::Counts;
use super::library::{self, Imported, LibraryEntry};
use super::{Answer, StoreError};
use crate::game::Event;
use crate::random::{GameId, SeatHash};

/// The most writes in one transaction.
const MOVES_PER_TRANSACTION: usize = 64;
/// The size in bytes beyond which the write-ahead log is truncated. SQLite does not do that by itself while there is always a reader.
const MAX_LOG_BYTES: u64 = 16 << 20;

/// A change of a game, for which a player waits.
pub(super) type Move = (Box<Append>, Answer<()>);

/// A request that no game waits for.
pub(super) enum Other {
    Import(Vec<Imported>, Answer<usize>),
    Fill(Vec<(GameId, u64, LibraryEntry)>, Answer<Vec<GameId>>),
    /// Finds out whether anything can be written.
    Try(Answer<()>),
    Close,
}

/// The two queues of the writer. All moves that wait are written between two other requests.
pub(super) struct Inbox {
    moves: mpsc::Receiver<Move>,
    others: mpsc::Receiver<Other>,
    /// Whether moves were written last: then one other request has its turn.
    moved: bool,
}

/// What the writer does next.
enum Work {
    Moves(Vec<Move>),
    Other(Other),
}

impl Inbox {
    pub(super) fn new(moves: mpsc::Receiver<Move>, others: mpsc::Receiver<Other>) -> Inbox {
        Inbox { moves, others, moved: false }
    }

    /// The next work; `None` when both queues are closed and empty.
    async fn next(&mut self) -> Option<Work> {
        if std::mem::take(&mut self.moved)
            && let Ok(other) = self.others.try_recv()
        {
            return Some(Work::Other(other));
        }
        let mut batch = Vec::new();
        tokio::select! {
            biased;
            1.. = self.moves.recv_many(&mut batch, MOVES_PER_TRANSACTION) => {
                self.moved = true;
                Some(Work::Moves(batch))
            }
            Some(other) = self.others.recv() => Some(Work::Other(other)),
            else => None,
        }
    }

    /// Takes nothing more. What waits is still served.
    fn close(&mut self) {
        self.moves.close();
        self.others.close();
    }
}

/// Events of a game to be written.
pub(crate) struct Append {
    pub(crate) game: GameId,
    /// The hash of the seat's secret, with the first events of a game.
    pub(crate) seat: Option<SeatHash>,
    /// When they happened, in milliseconds since 1970.
    pub(crate) at: u64,
    /// The number of the first of them.
    pub(crate) first: u64,
    pub(crate) events: Vec<Event>,
    /// The entry of the game in the library.
    pub(crate) entry: LibraryEntry,
}

/// The connection that writes.
pub(super) struct Writer {
    connection: SqliteConnection,
    options: SqliteConnectOptions,
    counts: Counts,
    /// The failure that was logged last, until something has been written again.
    logged: Option<String>,
    /// The write-ahead log, and the length at which it is truncated.
    log: PathBuf,
    log_may_have: u64,
}

impl Writer {
    /// A writer on an open connection, which is replaced with these options where it breaks.
    pub(super) fn new(connection: SqliteConnection, options: SqliteConnectOptions, counts: Counts) -> Writer {
        let mut log = options.get_filename().as_os_str().to_owned();
        log.push("-wal");
        Writer { connection, options, counts, logged: None, log: log.into(), log_may_have: MAX_LOG_BYTES }
    }

    /// Serves requests until it is told to close; then it closes `readers`, and the file last.
    pub(super) async fn run(mut self, mut inbox: Inbox, readers: [SqlitePool; 2]) {
        while let Some(work) = inbox.next().await {
            match work {
                Work::Moves(moves) => self.append(moves).await,
                Work::Other(Other::Import(games, reply)) => drop(reply.send(self.import(&games).await)),
                Work::Other(Other::Fill(games, reply)) => drop(reply.send(self.fill(&games).await)),
                Work::Other(Other::Try(reply)) => drop(reply.send(self.try_to_write().await)),
                Work::Other(Other::Close) => inbox.close(),
            }
            self.shorten_log().await;
        }
        for pool in readers {
            pool.close().await;
        }
        if let Err(error) = self.connection.close().await {
            tracing::error!(%error, "cannot close the database");
        }
    }

    /// Writes everything in one transaction, and answers when it is on the disk. If that fails, each is tried by itself, so that one
    /// failure does not affect the others.
    async fn append(&mut self, appends: Vec<Move>) {
        let all: Vec<&Append> = appends.iter().map(|(append, _)| &**append).collect();
        if all.len() > 1 && self.transact(&all).await.is_ok() {
            appends.into_iter().for_each(|(_, reply)| drop(reply.send(Ok(()))));
            return;
        }
        for (append, reply) in appends {
            drop(reply.send(self.transact(&[&append]).await));
        }
    }

    async fn transact(&mut self, appends: &[&Append]) -> Result<(), StoreError> {
        self.begin().await?;
        let written = write(&mut self.connection, appends).await;
        self.end(written).await
    }

    async fn import(&mut self, games: &[Imported]) -> Result<usize, StoreError> {
        self.begin().await?;
        let imported = library::import(&mut self.connection, games).await;
        self.end(imported).await
    }

    async fn fill(&mut self, games: &[(GameId, u64, LibraryEntry)]) -> Result<Vec<GameId>, StoreError> {
        self.begin().await?;
        let changed = library::fill(&mut self.connection, games).await;
        self.end(changed).await
    }

    /// Writes something that changes nothing, to find out whether that works.
    async fn try_to_write(&mut self) -> Result<(), StoreError> {
        self.begin().await?;
        // A number in the file's header that SQLite leaves to its users and that is not used here. Setting it writes a page.
        let written = raw_sql("PRAGMA user_version = 0").execute(&mut self.connection).await;
        self.end(written.map(drop).map_err(StoreError::from)).await
    }

    /// Begins a transaction. A connection that cannot is replaced.
    async fn begin(&mut self) -> Result<(), StoreError> {
        const BEGIN: &str = "BEGIN IMMEDIATE";
        let begun = match raw_sql(BEGIN).execute(&mut self.connection).await {
            Ok(_) => Ok(()),
            Err(_) => self.begin_anew(BEGIN).await,
        };
        begun.map_err(StoreError::from).inspect_err(|error| self.failed(error))
    }

    async fn begin_anew(&mut self, begin: &'static str) -> Result<(), sqlx::Error> {
        self.connection = SqliteConnection::connect_with(&self.options).await?;
        raw_sql(begin).execute(&mut self.connection).await.map(drop)
    }

    /// Ends a transaction: it is committed, and on the disk when this returns; after a failure nothing was written.
    async fn end<T>(&mut self, written: Result<T, StoreError>) -> Result<T, StoreError> {
        let done = match written {
            Ok(written) => raw_sql("COMMIT").execute(&mut self.connection).await.map(|_| written).map_err(StoreError::from),
            Err(error) => Err(error),
        };
        match &done {
            Ok(_) => self.worked(),
            Err(error) => {
                self.failed(error);
                // After some failures, a full disk among them, SQLite has rolled back by itself and says that there is nothing to roll
                // back. If it fails for any other reason, the next transaction cannot begin, and the connection is replaced.
                drop(raw_sql("ROLLBACK").execute(&mut self.connection).await);
            }
        }
        done
    }

    fn worked(&mut self) {
        self.counts.committed();
        if self.logged.take().is_some() {
            tracing::info!("the store can be written again");
        }
    }

    /// Logs a failure, the same one once.
    fn failed(&mut self, error: &StoreError) {
        // The request was impossible; nothing is wrong with the store.
        if let StoreError::Database(sqlx::Error::Database(error)) = error
            && error.kind() != ErrorKind::Other
        {
            return;
        }
        self.counts.failed();
        let error = error.to_string();
        if self.logged.as_ref() != Some(&error) {
            tracing::error!(%error, "the store cannot be written");
            self.logged = Some(error);
        }
    }

    /// Truncates the write-ahead log where it has grown long. It waits for readers as long as the connection waits for anything.
    async fn shorten_log(&mut self) {
        let length = || std::fs::metadata(&self.log).map_or(0, |log| log.len());
        if length() > self.log_may_have {
            drop(raw_sql("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut self.connection).await);
            // If a reader takes long, it works later.
            self.log_may_have = length() + MAX_LOG_BYTES;
        }
    }
}

async fn write(connection: &mut SqliteConnection, appends: &[&Append]) -> Result<(), StoreError> {
    for append in appends {
        let now = i64::try_from(append.at).unwrap_or(i64::MAX);
        if let Some(seat) = &append.seat {
            sqlx::query("INSERT INTO games (id, created, seat) VALUES (?, ?, ?)")
                .bind(append.game.bytes())
                .bind(now)
                .bind(&seat.0[..])
                .execute(&mut *connection)
                .await?;
        }
        for (sequence, event) in (append.first..).zip(&append.events) {
            sqlx::query("INSERT INTO events (game, sequence, at, body) VALUES (?, ?, ?, ?)")
                .bind(append.game.bytes())
                .bind(i64::try_from(sequence).unwrap_or(i64::MAX))
                .bind(now)
                .bind(serde_json::to_string(event)?)
                .execute(&mut *connection)
                .await?;
        }
        let before = append.first.saturating_sub(1);
        let after = before + append.events.len() as u64;
        library::update_entry(connection, append.game, (before, after), &append.entry).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use tokio::sync::oneshot;

    use super::*;
    use crate::random::Random128;

    fn a_move() -> Move {
        let rules = hnefi_rulesets::Ruleset::named("brandubh-cyningstan").expect("built in");
        let entry = crate::library::entry::of(&rules, &hnefi_rules::Game::new(&rules), String::new(), String::new(), 0);
        let game = Random128::new().expect("randomness");
        (Box::new(Append { game, seat: None, at: 0, first: 1, events: Vec::new(), entry }), oneshot::channel().0)
    }

    fn an_import() -> Other {
        Other::Import(Vec::new(), oneshot::channel().0)
    }

    #[tokio::test]
    async fn a_move_waits_for_one_import_at_most() {
        let ((moves, moves_in), (others, others_in)) = (mpsc::channel(8), mpsc::channel(8));
        let mut inbox = Inbox::new(moves_in, others_in);
        let mut order = String::new();
        let name = |work: Option<Work>| match work {
            Some(Work::Moves(batch)) => batch.len().to_string(),
            Some(Work::Other(_)) => "i".to_owned(),
            None => ".".to_owned(),
        };
        for _ in 0..4 {
            others.try_send(an_import()).expect("room");
        }
        order += &name(inbox.next().await);
        // These come while an import is being written.
        moves.try_send(a_move()).expect("room");
        moves.try_send(a_move()).expect("room");
        order += &name(inbox.next().await);
        // However many moves come, imports have their turn.
        moves.try_send(a_move()).expect("room");
        for _ in 0..4 {
            order += &name(inbox.next().await);
        }
        inbox.close();
        order += &name(inbox.next().await);
        assert_eq!(order, "i2i1ii.");
    }
}
