//! The one task that writes. A transaction that fails fails its own requests only: the next begins on a sound connection, or on a new one.

use std::path::PathBuf;
use std::time::Instant;

use hnefi_library::{ImportedRecord, LibraryEntry};
use sqlx::Connection as _;
use sqlx::error::ErrorKind;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tokio::sync::mpsc;

use super::alive::{self, Gap, Heard};
use super::condition::Counts;
use super::games::{self, Append};
use super::library;
use super::measurements::{self, MeasurementChange};
use super::postgres::{self, Location, leases, notices};
use super::sql::{Connection, Dialect, Pool};
use super::{Answer, StoreError};
use crate::random::{GameId, MeasurementId, Random128};

/// The most writes in one transaction.
pub(super) const MOVES_PER_TRANSACTION: usize = 64;
/// Games that are deleted for their age in one transaction.
const EXPIRED_PER_TRANSACTION: usize = 20;
/// The size in bytes beyond which the write-ahead log is truncated. SQLite does not do that by itself while there is always a reader.
const MAX_LOG_BYTES: u64 = 16 << 20;

/// A change for which a player waits: of a game, or of several at once.
pub(super) type Move = (Vec<Append>, Answer<()>);

/// A sign of life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Beat {
    /// The server is alive, and says so again soon.
    Alive,
    /// It is alive, and may say so again much later.
    Resting,
}

/// A request that no game waits for.
pub(super) enum Other {
    Import(Vec<ImportedRecord>, Answer<usize>),
    Fill(Vec<(GameId, u64, LibraryEntry)>, Answer<Vec<GameId>>),
    Beat(Beat, Answer<Heard>),
    /// Notes for how long the database could not be reached, if that is not noted yet.
    NoteOutage(Answer<Heard>),
    Delete(GameId, Answer<bool>),
    Measure(MeasurementId, MeasurementChange, Answer<bool>),
    /// Deletes a few games that are older than a time.
    Expire(u64, Answer<Vec<GameId>>),
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

/// How the connection that writes is made anew.
pub(super) enum Remake {
    Sqlite(SqliteConnectOptions),
    Postgres(Location),
}

/// The connection that writes.
pub(super) struct Writer {
    /// `None` where its state is unknown: another is made.
    connection: Option<Connection>,
    remake: Remake,
    process: Random128,
    /// The last sign of life.
    last_beat: Beat,
    /// When the last transaction began, and when the first of those began for which the database was not there since the last sign of life.
    began: Instant,
    failing_since: Option<Instant>,
    counts: Counts,
    /// The failure that was logged last, until something has been written again.
    logged: Option<String>,
    /// SQLite's write-ahead log, and the length at which it is truncated.
    log: Option<PathBuf>,
    log_may_have: u64,
}

impl Writer {
    /// A writer on an open connection, which is replaced where it breaks.
    pub(super) fn new(connection: Connection, remake: Remake, process: Random128, counts: Counts) -> Writer {
        let log = match &remake {
            Remake::Sqlite(options) => {
                let mut log = options.get_filename().as_os_str().to_owned();
                log.push("-wal");
                Some(log.into())
            }
            Remake::Postgres(_) => None,
        };
        let (connection, log_may_have) = (Some(connection), MAX_LOG_BYTES);
        Writer {
            connection,
            remake,
            process,
            last_beat: Beat::Resting,
            began: Instant::now(),
            failing_since: None,
            counts,
            logged: None,
            log,
            log_may_have,
        }
    }

    fn dialect(&self) -> Dialect {
        match self.remake {
            Remake::Sqlite(_) => Dialect::Sqlite,
            Remake::Postgres(_) => Dialect::Postgres,
        }
    }

    /// Serves requests until it is told to close; then it closes `readers`, and its own connection last.
    pub(super) async fn run(mut self, mut inbox: Inbox, readers: Vec<Pool>) {
        while let Some(work) = inbox.next().await {
            match work {
                Work::Moves(moves) => self.append(moves).await,
                Work::Other(Other::Import(games, reply)) => drop(reply.send(self.import(&games).await)),
                Work::Other(Other::Fill(games, reply)) => drop(reply.send(self.fill(&games).await)),
                Work::Other(Other::Beat(beat, reply)) => drop(reply.send(self.beat(false, beat).await)),
                Work::Other(Other::NoteOutage(reply)) => drop(reply.send(self.note_outage().await)),
                Work::Other(Other::Delete(game, reply)) => drop(reply.send(self.delete(game).await)),
                Work::Other(Other::Measure(id, change, reply)) => drop(reply.send(self.measure(id, &change).await)),
                Work::Other(Other::Expire(before, reply)) => drop(reply.send(self.expire(before).await)),
                Work::Other(Other::Try(reply)) => drop(reply.send(self.try_to_write().await)),
                Work::Other(Other::Close) => inbox.close(),
            }
            self.shorten_log().await;
        }
        // So it is known exactly how long the server was away. If that, or to give the leases up, fails, they end by themselves.
        drop(self.beat(false, self.last_beat).await);
        if self.dialect() == Dialect::Postgres {
            drop(self.give_up_leases().await);
        }
        for pool in readers {
            pool.close().await;
        }
        if let Some(connection) = self.connection
            && let Err(error) = connection.close().await
        {
            tracing::error!(%error, "cannot close the database");
        }
    }

    /// Writes everything in one transaction, and answers when it is on the disk. If that fails, each is tried by itself, so that one
    /// failure does not affect the others.
    async fn append(&mut self, moves: Vec<Move>) {
        let all: Vec<&Append> = moves.iter().flat_map(|(appends, _)| appends).collect();
        if moves.len() > 1 && self.write(&all).await.is_ok() {
            moves.into_iter().for_each(|(_, reply)| drop(reply.send(Ok(()))));
            return;
        }
        for (appends, reply) in moves {
            let written = match self.write(&appends.iter().collect::<Vec<_>>()).await {
                // An earlier attempt may have succeeded, and only the news of it was lost.
                Err(StoreError::Conflict) => self.were_written(&appends).await,
                written => written,
            };
            drop(reply.send(written));
        }
    }

    async fn write(&mut self, appends: &[&Append]) -> Result<(), StoreError> {
        let mut connection = self.begin().await?;
        let written = self.in_time(games::write(&mut connection, self.process, appends)).await;
        self.end(connection, written).await
    }

    async fn were_written(&mut self, appends: &[Append]) -> Result<(), StoreError> {
        let mut connection = self.begin().await?;
        let there = self.in_time(async {
            for append in appends {
                if !games::has(&mut connection, append).await? {
                    return Ok(false);
                }
            }
            Ok(true)
        });
        let there = there.await;
        if self.end(connection, there).await? { Ok(()) } else { Err(StoreError::Conflict) }
    }

    async fn import(&mut self, games: &[ImportedRecord]) -> Result<usize, StoreError> {
        let mut connection = self.begin().await?;
        let imported = self.in_time(library::import(&mut connection, games)).await;
        self.end(connection, imported).await
    }

    async fn fill(&mut self, games: &[(GameId, u64, LibraryEntry)]) -> Result<Vec<GameId>, StoreError> {
        let mut connection = self.begin().await?;
        let changed = self.in_time(library::fill(&mut connection, games)).await;
        self.end(connection, changed).await
    }

    async fn delete(&mut self, game: GameId) -> Result<bool, StoreError> {
        let mut connection = self.begin().await?;
        let deleted = self.in_time(games::delete(&mut connection, self.process, game)).await;
        self.end(connection, deleted).await
    }

    async fn measure(&mut self, id: MeasurementId, change: &MeasurementChange) -> Result<bool, StoreError> {
        let mut connection = self.begin().await?;
        let changed = self.in_time(measurements::change(&mut connection, id, change)).await;
        self.end(connection, changed).await
    }

    async fn expire(&mut self, before: u64) -> Result<Vec<GameId>, StoreError> {
        let mut connection = self.begin().await?;
        let deleted = self.in_time(async {
            let mut old = games::older(&mut connection, before, EXPIRED_PER_TRANSACTION).await?;
            // In the order in which events are added, so that neither waits for the other.
            old.sort();
            for game in &old {
                games::delete(&mut connection, self.process, *game).await?;
            }
            Ok(old)
        });
        let deleted = deleted.await;
        self.end(connection, deleted).await
    }

    /// Writes a sign of life, and tells other processes of leases that are free by now.
    pub(super) async fn beat(&mut self, first: bool, beat: Beat) -> Result<Heard, StoreError> {
        let mut connection = self.begin().await?;
        let failed_for = self.failing_since.map(|since| since.elapsed());
        let gap = match self.last_beat {
            _ if first => Gap::First,
            Beat::Alive => Gap::Beating,
            Beat::Resting => Gap::Resting,
        };
        let heard = self.in_time(async {
            let heard = alive::beat(&mut connection, self.process, gap, failed_for).await?;
            if heard.others_died && self.dialect() == Dialect::Postgres {
                notices::announce_free(&mut connection, self.process).await?;
            }
            Ok(heard)
        });
        let heard = heard.await;
        let heard = self.end(connection, heard).await?;
        self.last_beat = beat;
        self.failing_since = None;
        Ok(heard)
    }

    async fn note_outage(&mut self) -> Result<Heard, StoreError> {
        match self.failing_since {
            Some(_) => self.beat(false, self.last_beat).await,
            None => Ok(Heard::default()),
        }
    }

    async fn give_up_leases(&mut self) -> Result<(), StoreError> {
        let mut connection = self.begin().await?;
        let given = self.in_time(async {
            if leases::release_all(&mut connection, self.process).await? {
                notices::announce_free(&mut connection, self.process).await?;
            }
            Ok(())
        });
        let given = given.await;
        self.end(connection, given).await
    }

    /// Writes something that changes nothing, to find out whether that works.
    async fn try_to_write(&mut self) -> Result<(), StoreError> {
        match self.dialect() {
            Dialect::Sqlite => {
                let mut connection = self.begin().await?;
                // A number in the file's header that SQLite leaves to its users and that is not used here. Setting it writes a page.
                let written = connection.command("PRAGMA user_version = 0").await;
                self.end(connection, written.map_err(StoreError::from)).await
            }
            Dialect::Postgres => self.beat(false, Beat::Alive).await.map(drop),
        }
    }

    /// What is done on a connection that can fall silent, as one over a network can, is given a time.
    async fn in_time<T>(&self, work: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
        match self.dialect() {
            Dialect::Sqlite => work.await,
            Dialect::Postgres => tokio::time::timeout(postgres::TRANSACTION_WITHIN, work)
                .await
                .unwrap_or(Err(StoreError::Lost(sqlx::Error::PoolTimedOut))),
        }
    }

    /// Ends a transaction: it is committed, and on the disk when this returns. After a failure nothing was written, unless the connection was
    /// lost during the commit itself.
    async fn end<T>(&mut self, mut connection: Connection, done: Result<T, StoreError>) -> Result<T, StoreError> {
        let done = match done {
            Ok(done) => self.command(&mut connection, "COMMIT").await.map(|()| done),
            Err(error) => Err(error),
        };
        match &done {
            Ok(_) => {
                self.worked();
                self.connection = Some(connection);
            }
            Err(error) => {
                self.failed(error);
                // After some failures, a full disk among them, SQLite has rolled back by itself and says that there is nothing to roll
                // back. If it fails for any other reason, the next transaction cannot begin, and the connection is replaced. PostgreSQL
                // would only warn that a transaction has begun already.
                let lost = matches!(error, StoreError::Lost(_)) || self.command(&mut connection, "ROLLBACK").await.is_err();
                if !lost || self.dialect() == Dialect::Sqlite {
                    self.connection = Some(connection);
                }
            }
        }
        done
    }

    /// A connection on which a transaction has begun. One that cannot begin any is replaced.
    async fn begin(&mut self) -> Result<Connection, StoreError> {
        self.began = Instant::now();
        let begin = self.dialect().begin();
        if let Some(mut connection) = self.connection.take()
            && self.command(&mut connection, begin).await.is_ok()
        {
            return Ok(connection);
        }
        let begun = self.in_time(async {
            let mut connection = match &self.remake {
                Remake::Sqlite(options) => SqliteConnection::connect_with(options).await?.into(),
                Remake::Postgres(location) => location.connect().await?,
            };
            connection.command(begin).await?;
            Ok(connection)
        });
        begun.await.inspect_err(|error| self.failed(error))
    }

    /// Executes a statement that begins or ends a transaction.
    async fn command(&self, connection: &mut Connection, statement: &'static str) -> Result<(), StoreError> {
        self.in_time(async { Ok(connection.command(statement).await?) }).await
    }

    fn worked(&mut self) {
        self.counts.committed();
        if self.logged.take().is_some() {
            tracing::info!("the store can be written again");
        }
    }

    /// Logs a failure, the same one once.
    fn failed(&mut self, error: &StoreError) {
        if matches!(error, StoreError::Conflict | StoreError::NoGame) {
            return;
        }
        if matches!(error, StoreError::Lost(_) | StoreError::ReadOnly(_) | StoreError::Full(_)) {
            self.failing_since.get_or_insert(self.began);
        }
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

    /// Truncates SQLite's write-ahead log where it has grown long. It waits for readers as long as the connection waits for anything.
    async fn shorten_log(&mut self) {
        let Some(log) = &self.log else { return };
        let length = || std::fs::metadata(log).map_or(0, |log| log.len());
        if length() > self.log_may_have {
            if let Some(connection) = &mut self.connection {
                drop(connection.command("PRAGMA wal_checkpoint(TRUNCATE)").await);
            }
            // If a reader takes long, it works later.
            self.log_may_have = length() + MAX_LOG_BYTES;
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::oneshot;

    use super::*;
    use crate::random::Random128;

    fn a_move() -> Move {
        let rules = hnefi_rulesets::Ruleset::named("brandubh-cyningstan").expect("built in");
        let entry = hnefi_library::entry_of(&rules, &hnefi_rules::Game::new(&rules), String::new(), String::new(), 0);
        let game = Random128::new().expect("randomness");
        (vec![Append { game, seat: None, first: 1, at: 0, events: Vec::new(), entry, listing: None }], oneshot::channel().0)
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
