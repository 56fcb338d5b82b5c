//! The library in the database: entries of games, searches, and statistics of positions.

use std::collections::HashMap;

use hnefi_library::{
    FoundGame, FoundGames, ImportedRecord, LibraryEntry, LibraryQuery, MoveStatistics, PAGE_SIZE, PositionStatistics, day_of,
    search_key,
};
use sqlx::AssertSqlSafe;
use unicode_normalization::UnicodeNormalization;

use super::games::Append;
use super::sql::{Connection, Value, signed};
use super::{StoreError, milliseconds_now};
use crate::random::GameId;

/// Games that are imported in one transaction: few, so that a move does not wait for many.
pub(crate) const GAMES_PER_TRANSACTION: usize = 50;
/// The most rows of statistics for one position: moves, each with up to four results.
const MAX_ROWS: usize = 1600;
/// Entries whose players are written down for searches by one statement.
const PLAYERS_PER_STATEMENT: usize = 1000;

/// What [`search_key`] needs of Unicode.
pub(super) fn decompose(name: &str) -> String {
    name.nfd().collect()
}

/// Both players of a game as a search reads them.
fn players_key(attackers: &str, defenders: &str) -> String {
    format!("{}\n{}", search_key(attackers, decompose), search_key(defenders, decompose))
}

/// Writes down the players for searches where an older version has not.
pub(super) async fn complete_players(connection: &mut Connection) -> Result<(), StoreError> {
    loop {
        let sql = "SELECT number, attackers, defenders FROM library WHERE players IS NULL LIMIT $1";
        let rows = connection.rows(sql, &[Value::Int(signed(PLAYERS_PER_STATEMENT as u64))]).await?;
        if rows.is_empty() {
            return Ok(());
        }
        let keys = rows.iter().map(|row| {
            let (number, attackers, defenders): (i64, String, String) = (row.get(0)?, row.get(1)?, row.get(2)?);
            Ok((number, players_key(&attackers, &defenders)))
        });
        let keys = serde_json::to_string(&keys.collect::<Result<Vec<_>, StoreError>>()?)?;
        let each = connection.dialect().each();
        let sql = format!("UPDATE library SET players = value ->> 1 FROM {each} WHERE number = CAST(value ->> 0 AS bigint)");
        connection.execute(AssertSqlSafe(sql), &[Value::Text(&keys)]).await?;
    }
}

/// Updates the entries of games in the transaction that writes their events; each game comes once. An entry that is missing or not as far as
/// the events before these is left to the backfill.
pub(super) async fn update_entries(connection: &mut Connection, appends: &[&Append]) -> Result<(), StoreError> {
    let (fresh, known): (Vec<&Append>, Vec<&Append>) = appends.iter().partition(|append| append.before() == 0);
    let mut entries: Vec<(i64, &LibraryEntry)> = Vec::with_capacity(appends.len());
    for append in fresh {
        let day = (append.entry.head.day.is_empty()).then(|| day_of(append.at));
        entries.push((put_entry(connection, append.game, (false, append.version()), &append.entry, day).await?, &append.entry));
    }
    if !known.is_empty() {
        let rows = known.iter().map(|append| {
            let head = &append.entry.head;
            let (result, attackers, defenders) = (head.result.to_string(), &head.attackers, &head.defenders);
            (
                append.game,
                append.before(),
                append.version(),
                result,
                head.plies,
                attackers,
                defenders,
                players_key(attackers, defenders),
            )
        });
        let rows = serde_json::to_string(&rows.collect::<Vec<_>>())?;
        let dialect = connection.dialect();
        let sql = format!(
            "UPDATE library SET version = CAST(value ->> 2 AS bigint), result = value ->> 3, plies = CAST(value ->> 4 AS bigint), \
             attackers = value ->> 5, defenders = value ->> 6, players = value ->> 7 \
             FROM {each} WHERE library.game = {game} AND version = CAST(value ->> 1 AS bigint) RETURNING number, game",
            each = dialect.each(),
            game = dialect.bytes(0)
        );
        let by_game: HashMap<GameId, &LibraryEntry> = known.iter().map(|append| (append.game, &append.entry)).collect();
        for row in connection.rows(AssertSqlSafe(sql), &[Value::Text(&rows)]).await? {
            entries.extend(by_game.get(&row.id(1)?).map(|entry| row.get(0).map(|number| (number, *entry))).transpose()?);
        }
    }
    put_positions(connection, &entries).await
}

/// Writes the entry of a game but for its positions; of one that is there, what moves can change. Returns its number.
async fn put_entry(
    connection: &mut Connection,
    game: GameId,
    (imported, version): (bool, u64),
    entry: &LibraryEntry,
    day: Option<String>,
) -> Result<i64, StoreError> {
    let head = &entry.head;
    let (result, players) = (head.result.to_string(), players_key(&head.attackers, &head.defenders));
    let sql = "INSERT INTO library (game, imported, version, rules, base, name, attackers, defenders, players, result, plies, day) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) \
               ON CONFLICT (game) DO UPDATE SET version = excluded.version, result = excluded.result, plies = excluded.plies, \
               attackers = excluded.attackers, defenders = excluded.defenders, players = excluded.players \
               RETURNING number";
    let values = [
        Value::Bytes(game.bytes()),
        Value::Int(imported.into()),
        Value::Int(signed(version)),
        Value::Text(&head.rules),
        Value::Text(&head.base),
        Value::Text(&head.name),
        Value::Text(&head.attackers),
        Value::Text(&head.defenders),
        Value::Text(&players),
        Value::Text(&result),
        Value::Int(signed(head.plies as u64)),
        Value::Text(day.as_ref().unwrap_or(&head.day)),
    ];
    Ok(connection.number(sql, &values).await?)
}

/// Writes the positions of entries, each with its number, from the first ply of the entry on.
async fn put_positions(connection: &mut Connection, entries: &[(i64, &LibraryEntry)]) -> Result<(), StoreError> {
    if entries.is_empty() {
        return Ok(());
    }
    let each = connection.dialect().each();
    let from: Vec<(i64, usize)> = entries.iter().map(|(number, entry)| (*number, entry.from)).collect();
    let sql = format!(
        "DELETE FROM positions WHERE (position, game, ply) IN (SELECT position, game, ply FROM {each} CROSS JOIN positions \
         WHERE game = CAST(value ->> 0 AS bigint) AND ply >= CAST(value ->> 1 AS bigint))"
    );
    connection.execute(AssertSqlSafe(sql), &[Value::Text(&serde_json::to_string(&from)?)]).await?;
    // One statement for all positions: a thousand games have tens of thousands.
    let rows = entries.iter().flat_map(|(number, entry)| entry.positions.iter().map(|at| (at.position, *number, at.ply, at.mv)));
    let rows = serde_json::to_string(&rows.collect::<Vec<_>>())?;
    let sql = format!(
        "INSERT INTO positions (position, game, ply, move) \
         SELECT CAST(value ->> 0 AS bigint), CAST(value ->> 1 AS bigint), CAST(value ->> 2 AS bigint), CAST(value ->> 3 AS bigint) \
         FROM {each}"
    );
    connection.execute(AssertSqlSafe(sql), &[Value::Text(&rows)]).await?;
    Ok(())
}

/// Imports records, in a transaction. Returns how many were new.
pub(super) async fn import(connection: &mut Connection, games: &[ImportedRecord]) -> Result<usize, StoreError> {
    let now = milliseconds_now();
    // In one order, so that two processes that import the same files never wait for each other.
    let mut ordered: Vec<&ImportedRecord> = games.iter().collect();
    ordered.sort_by_key(|game| game.id);
    let mut entries = Vec::new();
    for game in ordered {
        let values = [
            Value::Bytes(game.id.bytes()),
            Value::Int(signed(now)),
            Value::Text(&game.line),
            Value::OptionalText(game.file.as_deref()),
        ];
        let sql = "INSERT INTO imported (id, created, line, file) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
        if connection.execute(sql, &values).await? > 0 {
            let day = game.entry.head.day.is_empty().then(|| day_of(now));
            entries.push((put_entry(connection, game.id, (true, 1), &game.entry, day).await?, &game.entry));
        }
    }
    put_positions(connection, &entries).await?;
    Ok(entries.len())
}

/// A record and its rule set's file.
pub(super) async fn imported(connection: &mut Connection, game: GameId) -> Result<Option<(String, Option<String>)>, StoreError> {
    let row = connection.row("SELECT line, file FROM imported WHERE id = $1", &[Value::Bytes(game.bytes())]).await?;
    row.map(|row| Ok((row.get(0)?, row.get(1)?))).transpose()
}

/// Games after `after` that have no entry in the library, or an old one.
pub(super) async fn stale(connection: &mut Connection, after: Option<GameId>, most: usize) -> Result<Vec<GameId>, StoreError> {
    let sql = "SELECT id FROM games LEFT JOIN library ON library.game = games.id \
               WHERE id > $1 AND (version IS NULL OR version <> (SELECT max(sequence) FROM events WHERE events.game = games.id)) \
               ORDER BY id LIMIT $2";
    let values = [Value::Bytes(after.as_ref().map_or(&[][..], GameId::bytes)), Value::Int(signed(most as u64))];
    let rows = connection.rows(sql, &values).await?;
    rows.iter().map(|row| Ok(row.id(0)?)).collect()
}

/// Writes the entries of games, in a transaction, each with the number of events it accounts for. Returns the games that have changed
/// since.
pub(super) async fn fill(connection: &mut Connection, games: &[(GameId, u64, LibraryEntry)]) -> Result<Vec<GameId>, StoreError> {
    let (mut changed, mut entries) = (Vec::new(), Vec::new());
    // No other transaction adds events to a game meanwhile.
    let locked = format!("SELECT id FROM games WHERE id = $1{}", connection.dialect().locked());
    for (game, version, entry) in games {
        let this = [Value::Bytes(game.bytes())];
        if connection.row(AssertSqlSafe(locked.as_str()), &this).await?.is_none() {
            continue;
        }
        let sql = "SELECT coalesce(max(sequence), 0) FROM events WHERE game = $1";
        if connection.number(sql, &this).await? == signed(*version) {
            entries.push((put_entry(connection, *game, (false, *version), entry, None).await?, entry));
        } else {
            changed.push(*game);
        }
    }
    put_positions(connection, &entries).await?;
    Ok(changed)
}

/// Finds games, the latest first.
pub(super) async fn search(connection: &mut Connection, search: &LibraryQuery) -> Result<FoundGames<GameId>, StoreError> {
    let (conditions, mut values) = restrictions(search);
    let from = format!("FROM library WHERE plies > 0{conditions}");
    let given: Vec<Value<'_>> = values.iter().map(Given::value).collect();
    let total = connection.number(AssertSqlSafe(format!("SELECT count(*) {from}")), &given).await?;
    let (most, after) = (values.len() + 1, values.len() + 2);
    values.push(Given::Int(signed(PAGE_SIZE as u64)));
    values.push(Given::Int(signed(search.page.saturating_mul(PAGE_SIZE) as u64)));
    let sql = format!(
        "SELECT game, imported, rules, name, attackers, defenders, result, plies, day {from} \
         ORDER BY day DESC, number DESC LIMIT ${most} OFFSET ${after}"
    );
    let given: Vec<Value<'_>> = values.iter().map(Given::value).collect();
    let rows = connection.rows(AssertSqlSafe(sql), &given).await?;
    let games = rows.iter().map(|row| {
        Ok(FoundGame {
            id: row.id(0)?,
            imported: row.get::<i64>(1)? != 0,
            rules: row.get(2)?,
            name: row.get(3)?,
            attackers: row.get(4)?,
            defenders: row.get(5)?,
            result: row.get(6)?,
            plies: row.unsigned(7)?,
            day: row.get(8)?,
        })
    });
    Ok(FoundGames { games: games.collect::<Result<_, StoreError>>()?, total: u64::try_from(total).unwrap_or(0) })
}

/// A value that a search was given.
enum Given {
    Int(i64),
    Text(String),
}

impl Given {
    fn value(&self) -> Value<'_> {
        match self {
            Given::Int(number) => Value::Int(*number),
            Given::Text(text) => Value::Text(text),
        }
    }
}

/// The conditions of a search as SQL, and the values of their parameters.
fn restrictions(search: &LibraryQuery) -> (String, Vec<Given>) {
    let (mut sql, mut values) = (String::new(), Vec::new());
    let mut given = |value: Given| {
        values.push(value);
        values.len()
    };
    if let Some(player) = &search.player {
        let escaped = search_key(player, decompose).replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
        sql += &format!(" AND players LIKE ${} ESCAPE '\\'", given(Given::Text(format!("%{escaped}%"))));
    }
    if let Some(base) = &search.base {
        sql += &format!(" AND base = ${}", given(Given::Text(base.clone())));
    }
    if let Some(result) = search.result {
        sql += &format!(" AND result = ${}", given(Given::Text(result.to_owned())));
    }
    if let Some(from) = &search.from {
        sql += &format!(" AND day >= ${}", given(Given::Text(from.clone())));
    }
    if let Some(to) = &search.to {
        // A month includes all its days.
        sql += &format!(" AND day <= ${}", given(Given::Text(format!("{to}~"))));
    }
    if let Some((position, rules)) = &search.position {
        sql += &format!(" AND rules = ${}", given(Given::Text(rules.clone())));
        sql += &format!(" AND number IN (SELECT game FROM positions WHERE position = ${})", given(Given::Int(*position)));
    }
    (sql, values)
}

/// What was played in a position under a rule set, and how the games ended that came to it. A game that came there more than once and went
/// on differently counts once for each move, and once in all.
pub(super) async fn explore(connection: &mut Connection, position: i64, rules: &str) -> Result<PositionStatistics, StoreError> {
    const FROM: &str = "FROM positions JOIN library ON number = positions.game WHERE position = $1 AND rules = $2 AND plies > 0";
    let values = [Value::Int(position), Value::Text(rules)];
    let sql = format!("SELECT result, count(DISTINCT positions.game) {FROM} GROUP BY result");
    let rows = connection.rows(AssertSqlSafe(sql), &values).await?;
    let ended = rows.iter().map(|row| Ok((row.get(0)?, row.unsigned(1)?)));
    let ended = ended.collect::<Result<_, StoreError>>()?;
    let sql = format!(
        "SELECT move, result, count(DISTINCT positions.game) {FROM} AND move IS NOT NULL GROUP BY move, result LIMIT {MAX_ROWS}"
    );
    let rows = connection.rows(AssertSqlSafe(sql), &values).await?;
    let played = rows.iter().map(|row| Ok(MoveStatistics { mv: row.get(0)?, result: row.get(1)?, games: row.unsigned(2)? }));
    Ok(PositionStatistics { ended, played: played.collect::<Result<_, StoreError>>()? })
}
