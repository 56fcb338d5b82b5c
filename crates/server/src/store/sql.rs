//! One connection to either database. What the store asks of them is written once, in the SQL that both understand; a [`Dialect`] has the few
//! words in which they differ.

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnection, PgPool, PgRow, Postgres};
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{Connection as _, Database, Decode, Row as _, SqlSafeStr, Sqlite, Transaction, Type, raw_sql};

use crate::random::Random128;

/// Which SQL is spoken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    Sqlite,
    Postgres,
}

impl Dialect {
    fn pick(self, sqlite: &'static str, postgres: &'static str) -> &'static str {
        match self {
            Dialect::Sqlite => sqlite,
            Dialect::Postgres => postgres,
        }
    }

    /// The elements of the first parameter, a JSON array, as rows with one column `value`.
    pub(super) fn each(self) -> &'static str {
        self.pick("json_each($1)", "json_array_elements($1::json) AS each (value)")
    }

    /// Bytes, which stand as hexadecimal digits at this place of an array in `value`.
    pub(super) fn bytes(self, place: usize) -> String {
        match self {
            Dialect::Sqlite => format!("unhex(value ->> {place})"),
            Dialect::Postgres => format!("decode(value ->> {place}, 'hex')"),
        }
    }

    /// Begins a transaction that writes.
    pub(super) fn begin(self) -> &'static str {
        self.pick("BEGIN IMMEDIATE", "BEGIN")
    }

    /// What a statement adds to a `SELECT` so that its rows stay as they are until the transaction ends. SQLite has one writer anyway.
    pub(super) fn locked(self) -> &'static str {
        self.pick("", " FOR UPDATE")
    }
}

/// A value for a parameter.
#[derive(Clone, Copy, Debug)]
pub(super) enum Value<'a> {
    Int(i64),
    Text(&'a str),
    OptionalText(Option<&'a str>),
    Bytes(&'a [u8]),
}

/// A connection of a database, from wherever it comes.
pub(super) enum Source<DB: Database> {
    /// One that is not of the pool.
    Own(DB::Connection),
    /// One of a pool, to which it goes back.
    Pooled(PoolConnection<DB>),
    /// One of a pool, in a transaction that only reads.
    Snapshot(Transaction<'static, DB>),
}

impl<DB: Database> Source<DB> {
    fn get(&mut self) -> &mut DB::Connection {
        match self {
            Source::Own(connection) => connection,
            Source::Pooled(connection) => connection,
            Source::Snapshot(transaction) => transaction,
        }
    }
}

/// A connection to either database.
pub(super) enum Connection {
    Sqlite(Source<Sqlite>),
    Postgres(Source<Postgres>),
}

/// PostgreSQL's texts have no character NUL, which a search may be asked for.
fn without_nul(text: &str) -> std::borrow::Cow<'_, str> {
    if text.contains('\0') { text.replace('\0', "\u{FFFD}").into() } else { text.into() }
}

macro_rules! bound {
    ($sql:expr, $values:expr, $text:expr) => {{
        let text = $text;
        $values.iter().fold(sqlx::query($sql), |query, value| match *value {
            Value::Int(number) => query.bind(number),
            Value::Text(value) => query.bind(text(value)),
            Value::OptionalText(value) => query.bind(value.map(text)),
            Value::Bytes(bytes) => query.bind(bytes.to_vec()),
        })
    }};
}

impl Connection {
    pub(super) fn dialect(&self) -> Dialect {
        match self {
            Connection::Sqlite(_) => Dialect::Sqlite,
            Connection::Postgres(_) => Dialect::Postgres,
        }
    }

    /// Executes a statement. Returns how many rows it has changed.
    pub(super) async fn execute(&mut self, sql: impl SqlSafeStr, values: &[Value<'_>]) -> Result<u64, sqlx::Error> {
        let sql = sql.into_sql_str();
        match self {
            Connection::Sqlite(source) => {
                bound!(sql, values, str::to_owned).execute(source.get()).await.map(|done| done.rows_affected())
            }
            Connection::Postgres(source) => {
                let text = |text: &str| without_nul(text).into_owned();
                bound!(sql, values, text).execute(source.get()).await.map(|done| done.rows_affected())
            }
        }
    }

    /// All rows that a statement returns.
    pub(super) async fn rows(&mut self, sql: impl SqlSafeStr, values: &[Value<'_>]) -> Result<Vec<Row>, sqlx::Error> {
        let sql = sql.into_sql_str();
        Ok(match self {
            Connection::Sqlite(source) => {
                let rows = bound!(sql, values, str::to_owned).fetch_all(source.get()).await?;
                rows.into_iter().map(Row::Sqlite).collect()
            }
            Connection::Postgres(source) => {
                let text = |text: &str| without_nul(text).into_owned();
                let rows = bound!(sql, values, text).fetch_all(source.get()).await?;
                rows.into_iter().map(Row::Postgres).collect()
            }
        })
    }

    /// The one row that a statement returns, if it returns one.
    pub(super) async fn row(&mut self, sql: impl SqlSafeStr, values: &[Value<'_>]) -> Result<Option<Row>, sqlx::Error> {
        Ok(self.rows(sql, values).await?.into_iter().next())
    }

    /// The number that a statement returns in its one row.
    pub(super) async fn number(&mut self, sql: impl SqlSafeStr, values: &[Value<'_>]) -> Result<i64, sqlx::Error> {
        self.row(sql, values).await?.ok_or(sqlx::Error::RowNotFound)?.get(0)
    }

    /// Executes a statement without parameters that is not prepared, as those that begin and end transactions.
    pub(super) async fn command(&mut self, sql: &'static str) -> Result<(), sqlx::Error> {
        match self {
            Connection::Sqlite(source) => raw_sql(sql).execute(source.get()).await.map(drop),
            Connection::Postgres(source) => raw_sql(sql).execute(source.get()).await.map(drop),
        }
    }

    /// Closes a connection that is not of the pool, and waits until it is closed; gives others back.
    pub(super) async fn close(self) -> Result<(), sqlx::Error> {
        match self {
            Connection::Sqlite(Source::Own(connection)) => connection.close().await,
            Connection::Postgres(Source::Own(connection)) => connection.close().await,
            Connection::Sqlite(_) | Connection::Postgres(_) => Ok(()),
        }
    }
}

impl From<SqliteConnection> for Connection {
    fn from(connection: SqliteConnection) -> Connection {
        Connection::Sqlite(Source::Own(connection))
    }
}

impl From<PgConnection> for Connection {
    fn from(connection: PgConnection) -> Connection {
        Connection::Postgres(Source::Own(connection))
    }
}

/// Connections that are made when they are needed.
#[derive(Clone)]
pub(super) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

impl Pool {
    /// One of them.
    pub(super) async fn acquire(&self) -> Result<Connection, sqlx::Error> {
        Ok(match self {
            Pool::Sqlite(pool) => Connection::Sqlite(Source::Pooled(pool.acquire().await?)),
            Pool::Postgres(pool) => Connection::Postgres(Source::Pooled(pool.acquire().await?)),
        })
    }

    /// One that sees the database as it is at one moment.
    pub(super) async fn snapshot(&self) -> Result<Connection, sqlx::Error> {
        const AT_ONE_MOMENT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        Ok(match self {
            Pool::Sqlite(pool) => Connection::Sqlite(Source::Snapshot(pool.begin().await?)),
            Pool::Postgres(pool) => Connection::Postgres(Source::Snapshot(pool.begin_with(AT_ONE_MOMENT).await?)),
        })
    }

    pub(super) async fn close(&self) {
        match self {
            Pool::Sqlite(pool) => pool.close().await,
            Pool::Postgres(pool) => pool.close().await,
        }
    }
}

/// A row of either database.
pub(super) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl Row {
    /// The value of a column.
    pub(super) fn get<'r, T>(&'r self, column: usize) -> Result<T, sqlx::Error>
    where
        T: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres>,
    {
        match self {
            Row::Sqlite(row) => row.try_get(column),
            Row::Postgres(row) => row.try_get(column),
        }
    }

    /// The id of a game or of a measurement.
    pub(super) fn id(&self, column: usize) -> Result<Random128, sqlx::Error> {
        let bytes: Vec<u8> = self.get(column)?;
        Random128::from_bytes(&bytes).ok_or_else(|| sqlx::Error::Decode("an id has 16 bytes".into()))
    }

    /// A number that is not negative.
    pub(super) fn unsigned(&self, column: usize) -> Result<u64, sqlx::Error> {
        Ok(u64::try_from(self.get::<i64>(column)?).unwrap_or(0))
    }
}

/// A number as the databases have it.
pub(super) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
