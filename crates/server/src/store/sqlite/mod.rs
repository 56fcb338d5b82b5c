//! SQLite, the embedded database: one file in a folder of which one process has the lock.

pub(super) mod backup;
pub(super) mod lock;

use std::path::{Path, PathBuf};
use std::time::Duration;

use lock::FolderLock;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection as _};

use super::sql::Pool;
use super::{StoreError, migrations};

/// The file in the data folder.
pub(super) const FILE: &str = "games.sqlite";

/// A store in a folder, opened.
pub(super) struct Opened {
    pub(super) connection: SqliteConnection,
    /// How the connection is made anew.
    pub(super) options: SqliteConnectOptions,
    pub(super) file: PathBuf,
    pub(super) lock: FolderLock,
}

/// Opens the store in a folder, which is created if it does not exist. With `check`, the whole file is read first, and a damaged one refused.
pub(super) async fn open(folder: &Path, check: bool) -> Result<Opened, StoreError> {
    std::fs::create_dir_all(folder).map_err(|error| StoreError::Folder { folder: folder.to_owned(), error })?;
    let lock = FolderLock::take(folder)?;
    let file = folder.join(FILE);
    // A server of a version without the lock has the database itself locked.
    let in_use = |error: StoreError| match &error {
        StoreError::Database(sqlx::Error::Database(inner)) if inner.message().contains("locked") => {
            StoreError::InUse(file.clone())
        }
        _ => error,
    };
    let options = options(&file).create_if_missing(true);
    let mut connection =
        SqliteConnection::connect_with(&options).await.map_err(|error| in_use(StoreError::of_file(error, &file)))?;
    if check {
        backup::check(&mut connection, &file).await?;
    }
    migrations::SQLITE.run(&mut connection).await.map_err(|error| match error {
        MigrateError::Execute(error) => in_use(StoreError::of_file(error, &file)),
        error => StoreError::of_migration(error),
    })?;
    // A file that was deleted is not created again under a running server.
    Ok(Opened { connection, options: options.create_if_missing(false), file, lock })
}

/// How a connection that writes is made.
pub(super) fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .journal_mode(SqliteJournalMode::Wal)
        // A commit returns when the write-ahead log is on the disk.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        // In KiB. The positions of games are written in random order.
        .pragma("cache_size", "-65536")
        .busy_timeout(Duration::from_millis(500))
        .disable_statement_logging()
}

/// Connections that only read, made when they are needed.
pub(super) fn readers(options: &SqliteConnectOptions, most: u32) -> Pool {
    let options = options.clone().create_if_missing(false).read_only(true);
    Pool::Sqlite(SqlitePoolOptions::new().max_connections(most).connect_lazy_with(options))
}
