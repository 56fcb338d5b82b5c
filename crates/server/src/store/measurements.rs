//! Measurements of balance in the database: asked for, played game by game, done.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::StoreError;
use super::sql::{Connection, Row, Value, signed};
use crate::random::{MeasurementId, SeatHash};

/// What becomes of a measurement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum MeasurementState {
    /// Others are played first.
    Waiting,
    /// Its games are being played.
    Playing,
    /// The client that asked for it has stopped it.
    Stopped,
    /// All games have been played.
    Done,
    /// A game could not be played.
    Failed,
}

impl MeasurementState {
    const ALL: [MeasurementState; 5] = [
        MeasurementState::Waiting,
        MeasurementState::Playing,
        MeasurementState::Stopped,
        MeasurementState::Done,
        MeasurementState::Failed,
    ];

    /// The word for it in the store.
    const fn word(self) -> &'static str {
        match self {
            MeasurementState::Waiting => "waiting",
            MeasurementState::Playing => "playing",
            MeasurementState::Stopped => "stopped",
            MeasurementState::Done => "done",
            MeasurementState::Failed => "failed",
        }
    }
}

/// A measurement in the store, without its games.
#[derive(Clone, Debug)]
pub(crate) struct Measurement {
    pub(crate) id: MeasurementId,
    /// When it was asked for, in milliseconds since 1970.
    pub(crate) created: u64,
    /// The hash of the secret of the client that asked.
    pub(crate) seat: SeatHash,
    /// What is shown of the rule set, a JSON text.
    pub(crate) head: String,
    /// The rule set's file, where it is not built in.
    pub(crate) rules: Option<String>,
    /// The study's file.
    pub(crate) study: String,
    /// The fingerprint of the engine that plays.
    pub(crate) engine: u64,
    /// The file of the openings, once they are made.
    pub(crate) openings: Option<String>,
    pub(crate) state: MeasurementState,
    /// What the games so far have come to, a JSON text.
    pub(crate) progress: Option<String>,
}

/// A change of a measurement.
pub(crate) enum MeasurementChange {
    /// It is asked for, unless it is there.
    Ask(Box<Measurement>),
    /// It is in another state, if it was in one of these.
    Move(&'static [MeasurementState], MeasurementState),
    /// Its openings are made.
    Openings(String),
    /// A game of it was played: its number, the game, and the progress.
    Game(u64, String, String),
    /// All games have been played: their table, and the last progress.
    Done(Vec<u8>, String),
    /// It cannot be played, for this reason, as progress.
    Fail(String),
}

/// Measurements that have games to play. Those of an earlier engine stay as they are: the engine of today plays other games.
const UNFINISHED: &str = "state IN ('waiting', 'playing')";
const COLUMNS: &str = "id, created, seat, head, rules, study, engine, openings, state, progress";

/// Changes a measurement, in a transaction. Returns whether there was anything to change: a game of a measurement that is not being played is not kept.
pub(super) async fn change(
    connection: &mut Connection,
    of: MeasurementId,
    change: &MeasurementChange,
) -> Result<bool, StoreError> {
    let key = Value::Bytes(of.bytes());
    let changed = match change {
        MeasurementChange::Ask(asked) => ask(connection, asked).await?,
        MeasurementChange::Move(from, to) => {
            let from = MeasurementState::ALL.map(|state| if from.contains(&state) { state.word() } else { "" });
            let sql = "UPDATE measurements SET state = $2 WHERE id = $1 AND state IN ($3, $4, $5, $6, $7)";
            let [a, b, c, d, e] = from.map(Value::Text);
            connection.execute(sql, &[key, Value::Text(to.word()), a, b, c, d, e]).await?
        }
        MeasurementChange::Openings(text) => {
            let sql = "UPDATE measurements SET openings = $2 WHERE id = $1";
            connection.execute(sql, &[key, Value::Text(text)]).await?
        }
        MeasurementChange::Game(number, body, progress) => {
            let sql = "UPDATE measurements SET progress = $2 WHERE id = $1 AND state = 'playing'";
            let goes_on = connection.execute(sql, &[key, Value::Text(progress)]).await?;
            if goes_on > 0 {
                let sql = "INSERT INTO measured_games (measurement, number, body) VALUES ($1, $2, $3)";
                connection.execute(sql, &[key, Value::Int(signed(*number)), Value::Text(body)]).await?;
            }
            goes_on
        }
        MeasurementChange::Done(games, progress) => {
            connection.execute("DELETE FROM measured_games WHERE measurement = $1", &[key]).await?;
            let sql = "UPDATE measurements SET state = 'done', progress = $2, games = $3 WHERE id = $1";
            connection.execute(sql, &[key, Value::Text(progress), Value::Bytes(games)]).await?
        }
        MeasurementChange::Fail(progress) => {
            let sql = "UPDATE measurements SET state = 'failed', progress = $2 WHERE id = $1";
            connection.execute(sql, &[key, Value::Text(progress)]).await?
        }
    };
    Ok(changed > 0)
}

async fn ask(connection: &mut Connection, asked: &Measurement) -> Result<u64, StoreError> {
    let Measurement { id, created, seat, head, rules, study, engine, state, .. } = asked;
    let sql = "INSERT INTO measurements (id, created, seat, head, rules, study, engine, state) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING";
    let values = [
        Value::Bytes(id.bytes()),
        Value::Int(signed(*created)),
        Value::Bytes(&seat.0),
        Value::Text(head),
        Value::OptionalText(rules.as_deref()),
        Value::Text(study),
        Value::Int(signed(*engine)),
        Value::Text(state.word()),
    ];
    Ok(connection.execute(sql, &values).await?)
}

/// A measurement, if there is one.
pub(super) async fn load(connection: &mut Connection, of: MeasurementId) -> Result<Option<Measurement>, StoreError> {
    let sql = sqlx::AssertSqlSafe(format!("SELECT {COLUMNS} FROM measurements WHERE id = $1"));
    connection.row(sql, &[Value::Bytes(of.bytes())]).await?.map(|row| read(&row)).transpose()
}

/// Measurements of which the engine with this fingerprint has games to play: first those that were begun, then the oldest.
pub(super) async fn unfinished(connection: &mut Connection, engine: u64) -> Result<Vec<Measurement>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM measurements WHERE {UNFINISHED} AND engine = $1 ORDER BY state, created, id");
    let rows = connection.rows(sqlx::AssertSqlSafe(sql), &[Value::Int(signed(engine))]).await?;
    rows.iter().map(read).collect()
}

/// The games of a measurement that is not done, in the order in which they were played.
pub(super) async fn games(connection: &mut Connection, of: MeasurementId) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT body FROM measured_games WHERE measurement = $1 ORDER BY number";
    let rows = connection.rows(sql, &[Value::Bytes(of.bytes())]).await?;
    rows.iter().map(|row| Ok(row.get(0)?)).collect()
}

/// The table of the games of a measurement that is done.
pub(super) async fn table(connection: &mut Connection, of: MeasurementId) -> Result<Option<Vec<u8>>, StoreError> {
    let row = connection.row("SELECT games FROM measurements WHERE id = $1", &[Value::Bytes(of.bytes())]).await?;
    Ok(row.map(|row| row.get::<Option<Vec<u8>>>(0)).transpose()?.flatten())
}

/// Whether there are measurements with games to play by any engine.
pub(super) async fn has_unfinished(connection: &mut Connection) -> Result<bool, StoreError> {
    let sql = format!("SELECT count(*) FROM measurements WHERE {UNFINISHED}");
    Ok(connection.number(sqlx::AssertSqlSafe(sql), &[]).await? > 0)
}

/// How many measurements have games to play by the engine with this fingerprint.
pub(super) async fn count_unfinished(connection: &mut Connection, engine: u64) -> Result<u64, StoreError> {
    let sql = format!("SELECT count(*) FROM measurements WHERE {UNFINISHED} AND engine = $1");
    let count = connection.number(sqlx::AssertSqlSafe(sql), &[Value::Int(signed(engine))]).await?;
    Ok(u64::try_from(count).unwrap_or(0))
}

/// Deletes a measurement, if there is one. Returns whether there was.
pub(super) async fn delete(connection: &mut Connection, of: MeasurementId) -> Result<bool, StoreError> {
    let key = [Value::Bytes(of.bytes())];
    // Before its games: nobody adds one to a measurement that is gone.
    let locked = format!("SELECT id FROM measurements WHERE id = $1{}", connection.dialect().locked());
    connection.row(sqlx::AssertSqlSafe(locked), &key).await?;
    connection.execute("DELETE FROM measured_games WHERE measurement = $1", &key).await?;
    Ok(connection.execute("DELETE FROM measurements WHERE id = $1", &key).await? > 0)
}

fn read(row: &Row) -> Result<Measurement, StoreError> {
    let damaged = |what: &'static str| sqlx::Error::Decode(what.into());
    let seat: Vec<u8> = row.get(2)?;
    let word: String = row.get(8)?;
    let state = MeasurementState::ALL.into_iter().find(|state| state.word() == word);
    Ok(Measurement {
        id: row.id(0)?,
        created: row.unsigned(1)?,
        seat: SeatHash(seat.try_into().map_err(|_| damaged("a secret's hash has 32 bytes"))?),
        head: row.get(3)?,
        rules: row.get(4)?,
        study: row.get(5)?,
        engine: row.unsigned(6)?,
        openings: row.get(7)?,
        state: state.ok_or_else(|| damaged("a measurement is waiting, playing, stopped, done or failed"))?,
        progress: row.get(9)?,
    })
}
