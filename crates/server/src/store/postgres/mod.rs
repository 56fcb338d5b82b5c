//! PostgreSQL, for several processes on one database. What differs from SQLite: connections come over the network and can be lost, others
//! write at the same time, and games are leased.

pub(super) mod leases;
pub(super) mod notices;

use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection as _};

use super::sql::{Connection, Pool};
use super::{StoreError, migrations};

/// The oldest version that works.
const OLDEST: i64 = 12;
/// The longest that a connection may take to be made, or to become free.
const CONNECT_WITHIN: Duration = Duration::from_secs(5);
/// The longest that a transaction may take; after that its connection counts as lost.
pub(super) const TRANSACTION_WITHIN: Duration = Duration::from_secs(20);

/// A database, as the server was told of it.
#[derive(Clone)]
pub(super) struct Location {
    options: PgConnectOptions,
    /// What may be shown of it: no password.
    pub(super) shown: String,
}

impl Location {
    /// A database by its URL.
    pub(super) fn of(url: &str) -> Result<Location, StoreError> {
        // What the parser says could repeat a part of the URL, and so a password.
        let is_one = url.starts_with("postgres://") || url.starts_with("postgresql://");
        let parsed = is_one.then(|| PgConnectOptions::from_str(url).ok()).flatten();
        let options = parsed.ok_or(StoreError::Url)?;
        let place = match options.get_socket() {
            Some(folder) => folder.display().to_string(),
            None => format!("{}:{}", options.get_host(), options.get_port()),
        };
        let name = options.get_database().unwrap_or(options.get_username());
        let shown = format!("postgres://{}@{place}/{name}", options.get_username());
        let options = options
            .application_name("hnefi")
            // A session whose process is gone must not hold locks for long.
            .options([("idle_in_transaction_session_timeout", "20s"), ("lock_timeout", "10s"), ("tcp_keepalives_idle", "15")])
            .disable_statement_logging();
        Ok(Location { options, shown })
    }

    /// A connection that is not of the pool.
    pub(super) async fn connect(&self) -> Result<Connection, sqlx::Error> {
        let connect = async {
            let mut connection = PgConnection::connect_with(&self.options).await?;
            durable(&mut connection).await?;
            Ok(connection.into())
        };
        tokio::time::timeout(CONNECT_WITHIN, connect).await.map_err(|_| sqlx::Error::PoolTimedOut)?
    }

    /// Connections that are made when they are needed.
    fn lazy(&self, most: u32) -> PgPool {
        PgPoolOptions::new().max_connections(most).acquire_timeout(CONNECT_WITHIN).connect_lazy_with(self.options.clone())
    }

    /// Connections that are made when they are needed.
    pub(super) fn pool(&self, most: u32) -> Pool {
        Pool::Postgres(self.lazy(most))
    }

    /// The connection that listens.
    pub(super) fn listener(&self) -> PgPool {
        self.lazy(1)
    }

    /// Opens the database: checks that it can be used, and brings its tables up to date.
    pub(super) async fn open(&self) -> Result<Connection, StoreError> {
        let unreachable = |error| StoreError::Unreachable { database: self.shown.clone(), error };
        let mut connection = self.connect().await.map_err(unreachable)?;
        let version = connection.number("SELECT CAST(current_setting('server_version_num') AS bigint)", &[]).await?;
        let version = version / 10_000;
        if version < OLDEST {
            return Err(StoreError::OldServer { database: self.shown.clone(), version, oldest: OLDEST });
        }
        let encoding = connection.row("SELECT current_setting('server_encoding')", &[]).await?;
        let encoding: String = encoding.ok_or(sqlx::Error::RowNotFound)?.get(0)?;
        if encoding != "UTF8" {
            return Err(StoreError::Encoding { database: self.shown.clone(), encoding });
        }
        let mut migrating = PgConnection::connect_with(&self.options).await.map_err(unreachable)?;
        migrations::POSTGRES.run(&mut migrating).await.map_err(StoreError::of_migration)?;
        drop(migrating.close().await);
        Ok(connection)
    }
}

/// What is acknowledged must be on the disk, also where the database does not promise that by default.
async fn durable(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    let sql = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";
    sqlx::query(sql).fetch_optional(connection).await.map(drop)
}
