//! When servers were at work. Each writes now and then that it is alive; from the gaps follows how long players could not send a move.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot, watch};

use super::sql::{Connection, Dialect, Value, signed};
use super::writer::{Beat, Other};
use super::{StoreError, milliseconds_now};
use crate::random::Random128;

/// How often a server says that it is alive. On SQLite it does so only while clocks of games in memory run, and otherwise every [`RESTING`].
pub(super) const fn interval(dialect: Dialect) -> Duration {
    match dialect {
        Dialect::Sqlite => Duration::from_secs(5),
        Dialect::Postgres => Duration::from_secs(1),
    }
}

/// How often a server on SQLite says that it is alive while no clock of a game in memory runs. Clocks of games by correspondence may, so
/// that a server that is killed then is known to have been there until lately.
const RESTING: Duration = Duration::from_secs(600);

/// A server of which nothing was heard for so long is dead: it has lost its leases.
pub(super) const DEAD_AFTER: Duration = Duration::from_secs(5);

/// The number under which signs of life wait for each other in PostgreSQL: the letters of the program's name.
const LOCK: i64 = 0x0068_6e65_6669;

/// Keeps the server's signs of life up, as long as it is held.
pub(crate) struct KeptAlive {
    clocks: Arc<watch::Sender<usize>>,
}

impl KeptAlive {
    pub(super) fn new(clocks: &Arc<watch::Sender<usize>>) -> KeptAlive {
        clocks.send_modify(|clocks| *clocks += 1);
        KeptAlive { clocks: clocks.clone() }
    }
}

impl Drop for KeptAlive {
    fn drop(&mut self) {
        self.clocks.send_modify(|clocks| *clocks = clocks.saturating_sub(1));
    }
}

/// Writes signs of life for as long as the store is open. `heard` is called after each that was written.
pub(super) async fn keep(
    dialect: Dialect,
    others: mpsc::Sender<Other>,
    mut clocks: watch::Receiver<usize>,
    heard: impl Fn(Heard),
) {
    let every = interval(dialect);
    loop {
        let needed = dialect == Dialect::Postgres || *clocks.borrow_and_update() > 0;
        let (reply, answer) = oneshot::channel();
        if others.send(Other::Beat(if needed { Beat::Alive } else { Beat::Resting }, reply)).await.is_err() {
            return;
        }
        let Ok(beat) = answer.await else { return };
        if let Ok(shown) = beat {
            heard(shown);
        }
        if needed {
            tokio::select! {
                () = tokio::time::sleep(every) => {}
                () = others.closed() => return,
            }
        } else {
            tokio::select! {
                changed = clocks.changed() => if changed.is_err() { return },
                () = tokio::time::sleep(RESTING) => {}
                () = others.closed() => return,
            }
        }
    }
}

/// What a sign of life has shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Heard {
    /// Others have died, and their leases are free.
    pub(super) others_died: bool,
    /// This server was thought dead, and has no leases any more.
    pub(super) was_dead: bool,
}

/// What the time since the last sign of life on SQLite means. On PostgreSQL, where others may have been there, every gap counts in which
/// several signs of life are missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gap {
    /// The server was started just now: nobody was there.
    First,
    /// It was to write signs of life: where several are missing, it could not (the machine slept, or the disk was full).
    Beating,
    /// It was there and wrote few.
    Resting,
}

/// Writes that a server is alive, in a transaction, and what follows from it: the time in which no server was, and that others are dead.
/// `failed_for` says for how long this server could not reach the database, if it
/// could not: that counts, however short, if no other server has given a sign of life meanwhile.
pub(super) async fn beat(
    connection: &mut Connection,
    process: Random128,
    gap: Gap,
    failed_for: Option<Duration>,
) -> Result<Heard, StoreError> {
    if connection.dialect() == Dialect::Postgres {
        // One after the other: two that think each other dead would wait for each other.
        connection.rows("SELECT pg_advisory_xact_lock($1)", &[Value::Int(LOCK)]).await?;
    }
    let now = now(connection).await?;
    let since_last = match (connection.dialect(), gap) {
        (Dialect::Sqlite, Gap::First) => 0,
        (Dialect::Sqlite, Gap::Resting) => now,
        // A gap shorter than the interval is none.
        (dialect, _) => signed_millis(interval(dialect) * 2),
    };
    let failing_since = failed_for.map_or(0, |failed_for| now - signed_millis(failed_for));
    connection
        .execute(
            "INSERT INTO outages (begun, ended) SELECT CASE WHEN last < $2 THEN last ELSE $3 END, $1 \
             FROM (SELECT max(alive) AS last FROM processes) AS latest WHERE last < $2 OR last < $3 ON CONFLICT (begun) DO NOTHING",
            &[Value::Int(now), Value::Int(now - since_last), Value::Int(failing_since)],
        )
        .await?;
    let this = Value::Bytes(process.bytes());
    let known = connection.execute("UPDATE processes SET alive = $2 WHERE id = $1", &[this, Value::Int(now)]).await?;
    if known == 0 {
        connection.execute("INSERT INTO processes (id, alive) VALUES ($1, $2)", &[this, Value::Int(now)]).await?;
    }
    let was_dead = known == 0 && gap != Gap::First;
    let dead = match connection.dialect() {
        // The folder's lock keeps all others out.
        Dialect::Sqlite => now,
        Dialect::Postgres => now - signed_millis(DEAD_AFTER),
    };
    let died = connection.execute("DELETE FROM processes WHERE id <> $1 AND alive <= $2", &[this, Value::Int(dead)]).await?;
    Ok(Heard { others_died: died > 0, was_dead })
}

/// For how many of the milliseconds since a time no server was at work.
pub(super) async fn outage_since(connection: &mut Connection, at: u64) -> Result<u64, StoreError> {
    let sql = "SELECT CAST(coalesce(sum(ended - CASE WHEN begun > $1 THEN begun ELSE $1 END), 0) AS bigint) \
               FROM outages WHERE ended > $1";
    let outage = connection.number(sql, &[Value::Int(signed(at))]).await?;
    Ok(u64::try_from(outage).unwrap_or(0))
}

/// The time, in milliseconds since 1970, by the one clock that all servers on this database share.
async fn now(connection: &mut Connection) -> Result<i64, sqlx::Error> {
    match connection.dialect() {
        Dialect::Sqlite => Ok(signed(milliseconds_now())),
        Dialect::Postgres => {
            connection.number("SELECT CAST(floor(extract(epoch FROM clock_timestamp()) * 1000) AS bigint)", &[]).await
        }
    }
}

pub(super) fn signed_millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}
