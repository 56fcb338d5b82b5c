//! The games in the database: events written and read, open challenges, and what an operator does with games.

use std::collections::HashSet;

use hnefi_library::LibraryEntry;
use serde::Serialize;
use sqlx::AssertSqlSafe;
use sqlx::error::{DatabaseError, ErrorKind};

use super::sql::{Connection, Dialect, Value, signed};
use super::{StoreError, library, measurements, postgres};
use crate::random::{GameId, Random128, SeatHash};
use hnefi_play::Event;

/// Events of a game to be written.
pub(crate) struct Append {
    pub(crate) game: GameId,
    /// The hash of the seat's secret, with the first events of a game.
    pub(crate) seat: Option<SeatHash>,
    /// The number of the first of them.
    pub(crate) first: u64,
    /// When they happened, in milliseconds since 1970.
    pub(crate) at: u64,
    pub(crate) events: Vec<Event>,
    /// The entry of the game in the library.
    pub(crate) entry: LibraryEntry,
    /// What becomes of the game in the list of open challenges, if anything.
    pub(crate) listing: Option<Listing>,
}

impl Append {
    /// How many events the game has afterwards.
    pub(super) fn version(&self) -> u64 {
        self.before() + self.events.len() as u64
    }

    /// How many events the game has before.
    pub(super) fn before(&self) -> u64 {
        self.first.saturating_sub(1)
    }
}

/// What becomes of a game in the list of open challenges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Listing {
    /// It is listed, with this summary for the list, a JSON text.
    Open {
        /// The summary.
        summary: String,
    },
    /// It is listed no longer.
    Closed,
}

/// A game that waits for someone to join it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Challenge {
    pub(crate) game: GameId,
    /// When it was listed, in milliseconds since 1970.
    pub(crate) created: u64,
    /// What the list shows of it, a JSON text.
    pub(crate) summary: String,
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

/// What an operator sees of a game that is played here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Kept {
    pub(crate) game: GameId,
    /// When it was created, in milliseconds since 1970.
    pub(crate) created: u64,
    /// When something happened in it last.
    pub(crate) last: u64,
    pub(crate) events: u64,
    /// Bytes of the events.
    pub(crate) bytes: u64,
    /// How it ended, as the library has it; nothing if the library lacks it.
    pub(crate) result: Option<String>,
}

/// Games on one page of an operator's list.
pub(crate) const KEPT_PER_PAGE: usize = 100;

/// Writes events, in a transaction. Other processes are told of it.
pub(super) async fn write(connection: &mut Connection, process: Random128, appends: &[&Append]) -> Result<(), StoreError> {
    let mut rest = appends.to_vec();
    // In one order, so that two processes that write to the same games never wait for each other.
    rest.sort_by_key(|append| (append.game, append.first));
    while !rest.is_empty() {
        // A statement writes to each game once.
        let mut games = HashSet::new();
        let (now, later): (Vec<_>, Vec<_>) = rest.into_iter().partition(|append| games.insert(append.game));
        write_each_once(connection, &now).await?;
        rest = later;
    }
    if connection.dialect() == Dialect::Postgres {
        postgres::notices::announce(connection, process, appends).await?;
    }
    Ok(())
}

async fn write_each_once(connection: &mut Connection, appends: &[&Append]) -> Result<(), StoreError> {
    let dialect = connection.dialect();
    let (each, game) = (dialect.each(), dialect.bytes(0));
    let fresh = appends.iter().filter_map(|append| {
        let seat = append.seat.as_ref()?;
        Some((append.game, append.at, *seat))
    });
    let sql = format!(
        "INSERT INTO games (id, created, seat) SELECT {game}, CAST(value ->> 1 AS bigint), {seat} FROM {each}",
        seat = dialect.bytes(2)
    );
    put(connection, sql, fresh.collect()).await?;
    let mut events = Vec::new();
    for append in appends {
        for (sequence, event) in (append.first..).zip(&append.events) {
            events.push((append.game, sequence, append.at, serde_json::to_string(event)?));
        }
    }
    let sql = format!(
        "INSERT INTO events (game, sequence, at, body) \
         SELECT {game}, CAST(value ->> 1 AS bigint), CAST(value ->> 2 AS bigint), value ->> 3 FROM {each}"
    );
    put(connection, sql, events).await?;
    library::update_entries(connection, appends).await?;
    let (mut open, mut closed) = (Vec::new(), Vec::new());
    for append in appends {
        match &append.listing {
            Some(Listing::Open { summary }) => open.push((append.game, append.at, summary)),
            Some(Listing::Closed) => closed.push((append.game,)),
            None => {}
        }
    }
    let sql = format!(
        "INSERT INTO challenges (game, created, summary) SELECT {game}, CAST(value ->> 1 AS bigint), value ->> 2 FROM {each} \
         WHERE true ON CONFLICT (game) DO UPDATE SET summary = excluded.summary"
    );
    put(connection, sql, open).await?;
    put(connection, format!("DELETE FROM challenges WHERE game IN (SELECT {game} FROM {each})"), closed).await
}

/// Executes a statement for rows, if there are any.
async fn put<T: Serialize>(connection: &mut Connection, sql: String, rows: Vec<T>) -> Result<(), StoreError> {
    if rows.is_empty() {
        return Ok(());
    }
    let rows = serde_json::to_string(&rows)?;
    connection.execute(AssertSqlSafe(sql), &[Value::Text(&rows)]).await.map_err(refused)?;
    Ok(())
}

/// Why events are not taken in: there are others, or there is no game.
fn refused(error: sqlx::Error) -> StoreError {
    match error.as_database_error().map(DatabaseError::kind) {
        Some(ErrorKind::UniqueViolation) => StoreError::Conflict,
        Some(ErrorKind::ForeignKeyViolation) => StoreError::NoGame,
        _ => error.into(),
    }
}

/// Whether the events, and the seat that comes with them, are in the database exactly so.
pub(super) async fn has(connection: &mut Connection, append: &Append) -> Result<bool, StoreError> {
    if let Some(seat) = &append.seat {
        let sql = "SELECT count(*) FROM games WHERE id = $1 AND seat = $2";
        if connection.number(sql, &[Value::Bytes(append.game.bytes()), Value::Bytes(&seat.0)]).await? == 0 {
            return Ok(false);
        }
    }
    let stored = events_after(connection, append.game, append.before()).await?;
    let here = stored.iter().take(append.events.len()).map(|(at, event)| (*at, event));
    Ok(here.eq(append.events.iter().map(|event| (append.at, event))))
}

/// A game, if there is one.
pub(super) async fn load(connection: &mut Connection, game: GameId) -> Result<Option<Record>, StoreError> {
    let head = connection.row("SELECT created, seat FROM games WHERE id = $1", &[Value::Bytes(game.bytes())]).await?;
    let Some(head) = head else { return Ok(None) };
    let events = events_after(connection, game, 0).await?;
    let seat: Vec<u8> = head.get(1)?;
    let seat = SeatHash(seat.try_into().map_err(|_| sqlx::Error::Decode("a seat's hash has 32 bytes".into()))?);
    // It was deleted between the two.
    if events.is_empty() {
        return Ok(None);
    }
    Ok(Some(Record { created: head.unsigned(0)?, seat, events }))
}

/// The events of a game after its first `version` ones, each with its time.
pub(super) async fn events_after(
    connection: &mut Connection,
    game: GameId,
    version: u64,
) -> Result<Vec<(u64, Event)>, StoreError> {
    let values = [Value::Bytes(game.bytes()), Value::Int(signed(version))];
    let rows =
        connection.rows("SELECT at, body FROM events WHERE game = $1 AND sequence > $2 ORDER BY sequence", &values).await?;
    let stored = rows.iter().map(|row| Ok((row.unsigned(0)?, serde_json::from_str(row.get(1)?)?)));
    stored.collect()
}

/// Open challenges, the newest first.
pub(super) async fn challenges(connection: &mut Connection, most: usize) -> Result<Vec<Challenge>, StoreError> {
    let sql = "SELECT game, created, summary FROM challenges ORDER BY created DESC, game LIMIT $1";
    let rows = connection.rows(sql, &[Value::Int(signed(most as u64))]).await?;
    let each = rows.iter().map(|row| Ok(Challenge { game: row.id(0)?, created: row.unsigned(1)?, summary: row.get(2)? }));
    each.collect()
}

/// Games that are played here, the latest first.
pub(super) async fn page(connection: &mut Connection, page: usize) -> Result<Vec<Kept>, StoreError> {
    let sql = "SELECT games.id, games.created, max(at), count(*), CAST(sum(octet_length(body)) AS bigint), \
               (SELECT result FROM library WHERE library.game = games.id) \
               FROM (SELECT id, created FROM games ORDER BY created DESC, id LIMIT $1 OFFSET $2) AS games \
               JOIN events ON events.game = games.id GROUP BY games.id, games.created ORDER BY games.created DESC, games.id";
    let values = [KEPT_PER_PAGE, page.saturating_mul(KEPT_PER_PAGE)].map(|number| Value::Int(signed(number as u64)));
    let rows = connection.rows(sql, &values).await?;
    let each = rows.iter().map(|row| {
        let (game, created, last) = (row.id(0)?, row.unsigned(1)?, row.unsigned(2)?);
        Ok(Kept { game, created, last, events: row.unsigned(3)?, bytes: row.unsigned(4)?, result: row.get(5)? })
    });
    each.collect()
}

/// Deletes a game, or a measurement, with all that is known of it, in a transaction. Returns whether it was there.
pub(super) async fn delete(connection: &mut Connection, process: Random128, game: GameId) -> Result<bool, StoreError> {
    let mut there = 0;
    // Before all else, as those who add events do: so neither waits for the other.
    let locked = format!("SELECT id FROM games WHERE id = $1{}", connection.dialect().locked());
    connection.row(AssertSqlSafe(locked), &[Value::Bytes(game.bytes())]).await?;
    for sql in [
        "DELETE FROM positions WHERE game IN (SELECT number FROM library WHERE game = $1)",
        "DELETE FROM library WHERE game = $1",
        "DELETE FROM challenges WHERE game = $1",
        "DELETE FROM events WHERE game = $1",
    ] {
        connection.execute(sql, &[Value::Bytes(game.bytes())]).await?;
    }
    for sql in ["DELETE FROM imported WHERE id = $1", "DELETE FROM games WHERE id = $1"] {
        there += connection.execute(sql, &[Value::Bytes(game.bytes())]).await?;
    }
    if connection.dialect() == Dialect::Postgres {
        postgres::notices::announce_deleted(connection, process, game).await?;
    }
    Ok(measurements::delete(connection, game).await? || there > 0)
}

/// Unfinished games in which nothing has happened since a time, the oldest first.
pub(super) async fn older(connection: &mut Connection, before: u64, most: usize) -> Result<Vec<GameId>, StoreError> {
    let sql = "SELECT id FROM games WHERE created < $1 \
               AND (SELECT at FROM events WHERE game = games.id ORDER BY sequence DESC LIMIT 1) < $1 \
               AND EXISTS (SELECT 1 FROM library WHERE library.game = games.id AND result = 'unfinished') \
               ORDER BY created LIMIT $2";
    let rows = connection.rows(sql, &[Value::Int(signed(before)), Value::Int(signed(most as u64))]).await?;
    rows.iter().map(|row| Ok(row.id(0)?)).collect()
}

/// Counts the games that lack some of their events.
pub(super) const GAPS: &str = "SELECT count(*) FROM (SELECT 1 FROM games LEFT JOIN events ON events.game = games.id GROUP BY games.id \
     HAVING count(sequence) = 0 OR min(sequence) <> 1 OR max(sequence) <> count(sequence)) AS gaps";
