//! The library in the database: entries of games, searches, and statistics of positions.

use hnefi_rules::GameResult;
use sqlx::sqlite::SqliteConnection;
use sqlx::{QueryBuilder, Row, Sqlite};

use super::{StoreError, milliseconds_now};
use crate::random::{GameId, Random128};

/// Games on one page of a search.
pub(crate) const PAGE_SIZE: usize = 50;
/// The most rows of statistics for one position: moves, each with up to four results.
const MAX_ROWS: usize = 1600;

/// What the library holds of a game, played here or imported.
#[derive(Clone, Debug)]
pub(crate) struct LibraryEntry {
    pub(crate) head: EntryHead,
    /// The first ply whose position is in `positions`; earlier ones are in the library already.
    pub(crate) from: usize,
    pub(crate) positions: Vec<EntryPosition>,
}

/// What a search shows of a game.
#[derive(Clone, Debug)]
pub(crate) struct EntryHead {
    /// The rule set's id, with options and layout.
    pub(crate) rules: String,
    /// The id without them.
    pub(crate) base: String,
    pub(crate) name: String,
    pub(crate) attackers: String,
    pub(crate) defenders: String,
    pub(crate) result: GameResult,
    pub(crate) plies: usize,
    /// `2015-05-04`, or as much of it as is known; empty for today.
    pub(crate) day: String,
}

/// A position of a game, and the move that was played there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EntryPosition {
    pub(crate) position: i64,
    pub(crate) ply: usize,
    pub(crate) mv: Option<i64>,
}

/// A record to be imported.
pub(crate) struct Imported {
    pub(crate) id: GameId,
    /// The game line.
    pub(crate) line: String,
    /// The rule set's file, where it is not built in.
    pub(crate) file: Option<String>,
    pub(crate) entry: LibraryEntry,
}

/// A search in the library.
#[derive(Clone, Debug, Default)]
pub(crate) struct LibraryQuery {
    /// A part of a player's name.
    pub(crate) player: Option<String>,
    /// A rule set without options.
    pub(crate) base: Option<String>,
    pub(crate) result: Option<&'static str>,
    /// Days, as `2015-05-04` or the beginning of that.
    pub(crate) from: Option<String>,
    pub(crate) to: Option<String>,
    /// A position that occurred, and the id of the rule set it is one of.
    pub(crate) position: Option<(i64, String)>,
    pub(crate) page: usize,
}

/// A game that was found.
pub(crate) struct FoundGame {
    pub(crate) id: GameId,
    pub(crate) imported: bool,
    pub(crate) rules: String,
    pub(crate) name: String,
    pub(crate) attackers: String,
    pub(crate) defenders: String,
    pub(crate) result: String,
    pub(crate) plies: u64,
    pub(crate) day: String,
}

/// A page of a search, and how many games there are in all.
pub(crate) struct FoundGames {
    pub(crate) games: Vec<FoundGame>,
    pub(crate) total: u64,
}

/// Statistics of a position.
pub(crate) struct PositionStatistics {
    /// How many games came to it, by result.
    pub(crate) ended: Vec<(String, u64)>,
    pub(crate) played: Vec<MoveStatistics>,
}

/// How often a move was played in a position, by result.
pub(crate) struct MoveStatistics {
    pub(crate) mv: i64,
    pub(crate) result: String,
    pub(crate) games: u64,
}

/// Updates the entry of a game in the transaction that writes its events: `before` events were accounted for, now there are `after`. An
/// entry that is missing or not as far is left to the backfill.
pub(super) async fn update_entry(
    connection: &mut SqliteConnection,
    game: GameId,
    (before, after): (u64, u64),
    entry: &LibraryEntry,
) -> Result<(), StoreError> {
    if before == 0 {
        return put_entry(connection, game, false, after, entry).await;
    }
    let head = &entry.head;
    let row =
        sqlx::query("UPDATE library SET version = ?, result = ?, plies = ? WHERE game = ? AND version = ? RETURNING number")
            .bind(signed(after))
            .bind(head.result.to_string())
            .bind(signed(head.plies as u64))
            .bind(game.bytes())
            .bind(signed(before))
            .fetch_optional(&mut *connection)
            .await?;
    match row {
        Some(row) => put_positions(connection, row.try_get(0)?, entry).await,
        None => Ok(()),
    }
}

/// Writes the whole entry of a game in place of the old one.
async fn put_entry(
    connection: &mut SqliteConnection,
    game: GameId,
    imported: bool,
    version: u64,
    entry: &LibraryEntry,
) -> Result<(), StoreError> {
    let head = &entry.head;
    let day = if head.day.is_empty() { "date('now')" } else { "?" };
    let sql = format!(
        "INSERT INTO library (game, imported, version, rules, base, name, attackers, defenders, result, plies, day) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, {day}) \
         ON CONFLICT (game) DO UPDATE SET version = excluded.version, result = excluded.result, plies = excluded.plies \
         RETURNING number"
    );
    let query = sqlx::query(sqlx::AssertSqlSafe(sql))
        .bind(game.bytes())
        .bind(imported)
        .bind(signed(version))
        .bind(&head.rules)
        .bind(&head.base)
        .bind(&head.name)
        .bind(&head.attackers)
        .bind(&head.defenders)
        .bind(head.result.to_string())
        .bind(signed(head.plies as u64));
    let query = if head.day.is_empty() { query } else { query.bind(&head.day) };
    let number = query.fetch_one(&mut *connection).await?.try_get(0)?;
    put_positions(connection, number, entry).await
}

async fn put_positions(connection: &mut SqliteConnection, number: i64, entry: &LibraryEntry) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM positions WHERE game = ? AND ply >= ?")
        .bind(number)
        .bind(signed(entry.from as u64))
        .execute(&mut *connection)
        .await?;
    // One statement for all positions of a game: a thousand games have tens of thousands.
    let rows: Vec<(i64, usize, Option<i64>)> = entry.positions.iter().map(|at| (at.position, at.ply, at.mv)).collect();
    sqlx::query(
        "INSERT INTO positions (position, game, ply, move) \
         SELECT value ->> 0, ?, value ->> 1, value ->> 2 FROM json_each(?)",
    )
    .bind(number)
    .bind(serde_json::to_string(&rows)?)
    .execute(&mut *connection)
    .await?;
    Ok(())
}

/// Imports records, in a transaction. Returns how many were new.
pub(super) async fn import(connection: &mut SqliteConnection, games: &[Imported]) -> Result<usize, StoreError> {
    let mut fresh = 0;
    for game in games {
        let inserted = sqlx::query("INSERT INTO imported (id, created, line, file) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING")
            .bind(game.id.bytes())
            .bind(signed(milliseconds_now()))
            .bind(&game.line)
            .bind(&game.file)
            .execute(&mut *connection)
            .await?;
        if inserted.rows_affected() > 0 {
            fresh += 1;
            put_entry(connection, game.id, true, 1, &game.entry).await?;
        }
    }
    Ok(fresh)
}

/// A record and its rule set's file.
pub(super) async fn imported(
    connection: &mut SqliteConnection,
    game: GameId,
) -> Result<Option<(String, Option<String>)>, StoreError> {
    let row = sqlx::query("SELECT line, file FROM imported WHERE id = ?").bind(game.bytes()).fetch_optional(connection).await?;
    row.map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).transpose()
}

/// Games after `after` that have no entry in the library, or an old one.
pub(super) async fn stale(
    connection: &mut SqliteConnection,
    after: Option<GameId>,
    most: usize,
) -> Result<Vec<GameId>, StoreError> {
    let rows = sqlx::query(
        "SELECT id FROM games LEFT JOIN library ON library.game = games.id \
         WHERE id > ? AND (version IS NULL OR version <> (SELECT max(sequence) FROM events WHERE events.game = games.id)) \
         ORDER BY id LIMIT ?",
    )
    .bind(after.as_ref().map_or(&[][..], GameId::bytes))
    .bind(signed(most as u64))
    .fetch_all(connection)
    .await?;
    rows.iter().map(|row| id(row.try_get(0)?)).collect()
}

/// Writes the entries of games, in a transaction, each with the number of events it accounts for. Returns the games that have changed
/// since.
pub(super) async fn fill(
    connection: &mut SqliteConnection,
    games: &[(GameId, u64, LibraryEntry)],
) -> Result<Vec<GameId>, StoreError> {
    let mut changed = Vec::new();
    for (game, version, entry) in games {
        let now: Option<i64> = sqlx::query("SELECT max(sequence) FROM events WHERE game = ?")
            .bind(game.bytes())
            .fetch_one(&mut *connection)
            .await?
            .try_get(0)?;
        if now == Some(signed(*version)) {
            put_entry(connection, *game, false, *version, entry).await?;
        } else {
            changed.push(*game);
        }
    }
    Ok(changed)
}

/// Finds games, the latest first.
pub(super) async fn search(connection: &mut SqliteConnection, search: &LibraryQuery) -> Result<FoundGames, StoreError> {
    let mut count = QueryBuilder::new("SELECT count(*) FROM library WHERE plies > 0");
    restrict(&mut count, search);
    let total: i64 = count.build().fetch_one(&mut *connection).await?.try_get(0)?;
    let mut query = QueryBuilder::new(
        "SELECT game, imported, rules, name, attackers, defenders, result, plies, day FROM library WHERE plies > 0",
    );
    restrict(&mut query, search);
    query.push(" ORDER BY day DESC, number DESC LIMIT ").push_bind(signed(PAGE_SIZE as u64));
    query.push(" OFFSET ").push_bind(signed(search.page.saturating_mul(PAGE_SIZE) as u64));
    let rows = query.build().fetch_all(connection).await?;
    let games = rows.iter().map(|row| {
        Ok(FoundGame {
            id: id(row.try_get(0)?)?,
            imported: row.try_get(1)?,
            rules: row.try_get(2)?,
            name: row.try_get(3)?,
            attackers: row.try_get(4)?,
            defenders: row.try_get(5)?,
            result: row.try_get(6)?,
            plies: unsigned(row.try_get(7)?),
            day: row.try_get(8)?,
        })
    });
    Ok(FoundGames { games: games.collect::<Result<_, StoreError>>()?, total: unsigned(total) })
}

fn restrict(query: &mut QueryBuilder<Sqlite>, search: &LibraryQuery) {
    if let Some(player) = &search.player {
        let escaped = player.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
        let pattern = format!("%{escaped}%");
        query.push(" AND (attackers LIKE ").push_bind(pattern.clone()).push(" ESCAPE '\\' OR defenders LIKE ");
        query.push_bind(pattern).push(" ESCAPE '\\')");
    }
    if let Some(base) = &search.base {
        query.push(" AND base = ").push_bind(base.clone());
    }
    if let Some(result) = search.result {
        query.push(" AND result = ").push_bind(result);
    }
    if let Some(from) = &search.from {
        query.push(" AND day >= ").push_bind(from.clone());
    }
    if let Some(to) = &search.to {
        // A month includes all its days.
        query.push(" AND day <= ").push_bind(format!("{to}~"));
    }
    if let Some((position, rules)) = &search.position {
        query.push(" AND rules = ").push_bind(rules.clone());
        query.push(" AND number IN (SELECT game FROM positions WHERE position = ").push_bind(*position).push(")");
    }
}

/// What was played in a position under a rule set, and how the games ended that came to it. A game that came there more than once and went
/// on differently counts once for each move, and once in all.
pub(super) async fn explore(
    connection: &mut SqliteConnection,
    position: i64,
    rules: &str,
) -> Result<PositionStatistics, StoreError> {
    const FROM: &str = "FROM positions JOIN library ON number = positions.game WHERE position = ? AND rules = ? AND plies > 0";
    let sql = format!("SELECT result, count(DISTINCT positions.game) {FROM} GROUP BY result");
    let rows = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(position).bind(rules).fetch_all(&mut *connection).await?;
    let ended = rows.iter().map(|row| Ok((row.try_get(0)?, unsigned(row.try_get(1)?))));
    let ended = ended.collect::<Result<_, StoreError>>()?;
    let sql = format!(
        "SELECT move, result, count(DISTINCT positions.game) {FROM} AND move IS NOT NULL GROUP BY move, result LIMIT {MAX_ROWS}"
    );
    let rows = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(position).bind(rules).fetch_all(connection).await?;
    let played = rows
        .iter()
        .map(|row| Ok(MoveStatistics { mv: row.try_get(0)?, result: row.try_get(1)?, games: unsigned(row.try_get(2)?) }));
    Ok(PositionStatistics { ended, played: played.collect::<Result<_, StoreError>>()? })
}

fn id(bytes: Vec<u8>) -> Result<GameId, StoreError> {
    Random128::from_bytes(&bytes).ok_or_else(|| sqlx::Error::Decode("a game's id has 16 bytes".into()).into())
}

fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}
