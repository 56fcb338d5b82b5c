//! Why the store cannot be opened, or a game cannot be read or written.

use std::io;
use std::path::{Path, PathBuf};

use sqlx::migrate::MigrateError;
use thiserror::Error;

/// Why the store cannot be opened, or a game cannot be read or written.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The folder cannot be made.
    #[error("cannot make the folder {}: {error}", folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the operating system says.
        error: io::Error,
    },
    /// The file that keeps other processes out cannot be used.
    #[error("cannot lock {}: {error}", file.display())]
    Lock {
        /// The file.
        file: PathBuf,
        /// What the operating system says.
        error: io::Error,
    },
    /// Another process uses the folder.
    #[error("{} is in use: does another hnefi serve this folder?", .0.display())]
    InUse(PathBuf),
    /// The URL of a database cannot be read.
    #[error("this is no URL of a PostgreSQL: write postgres://USER@HOST/DATABASE")]
    Url,
    /// The server of the database cannot be reached, or refuses the connection.
    #[error("cannot connect to {database}: {error}")]
    Unreachable {
        /// The database, without the password.
        database: String,
        /// What is wrong.
        error: sqlx::Error,
    },
    /// The server of the database is too old.
    #[error("{database} is PostgreSQL {version}: version {oldest} or later is needed")]
    OldServer {
        /// The database, without the password.
        database: String,
        /// Its main version.
        version: i64,
        /// The oldest that works.
        oldest: i64,
    },
    /// The database cannot hold all texts.
    #[error("{database} has the encoding {encoding}: make a database with ENCODING 'UTF8'")]
    Encoding {
        /// The database, without the password.
        database: String,
        /// Its encoding.
        encoding: String,
    },
    /// There is no room for what is to be written. Nothing was written.
    #[error("no room on the disk: {0}")]
    Full(sqlx::Error),
    /// The database takes no writes, as a standby does not. Nothing was written.
    #[error("the database can only be read: {0}")]
    ReadOnly(sqlx::Error),
    /// The connection to the database was lost. What was being written may have been written or not.
    #[error("the database cannot be reached: {0}")]
    Lost(sqlx::Error),
    /// The database failed.
    #[error("the database: {0}")]
    Database(sqlx::Error),
    /// The tables cannot be brought up to date.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(MigrateError),
    /// The tables are of a later version.
    #[error("the database was written by a newer hnefi: use that one")]
    Newer,
    /// Another process has written events with these numbers. Nothing was written.
    #[error("the game has other events by now")]
    Conflict,
    /// There is no such game, perhaps no longer. Nothing was written.
    #[error("there is no such game in the database")]
    NoGame,
    /// An event in it cannot be read.
    #[error("the database holds an event that cannot be read: {0}")]
    Event(#[from] serde_json::Error),
    /// The file was checked and is damaged.
    #[error("{} is damaged: {damage}; `hnefi restore` puts a backup in its place", file.display())]
    Damaged {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        damage: String,
    },
    /// A database that is no file was checked and is damaged.
    #[error("{0} games of the database lack some of their events: restore a backup")]
    Gaps(i64),
    /// A message to other processes is too long.
    #[error("a message to other processes is too long")]
    MessageTooLong,
    /// The operating system has no randomness to give.
    #[error("{0}")]
    Randomness(String),
    /// The store has been closed.
    #[error("the database is closed")]
    Closed,
}

/// SQLite's code for a file that contradicts itself.
const SQLITE_CORRUPT: &str = "11";
/// SQLite's code for a file that is no database.
const SQLITE_NOTADB: &str = "26";
/// SQLite's code for a full disk, or a full file.
const SQLITE_FULL: &str = "13";
/// SQLite's code for an index of the write-ahead log that cannot grow, which also means a full disk.
const SQLITE_IOERR_SHMSIZE: &str = "4874";
/// PostgreSQL's code for a full disk.
const DISK_FULL: &str = "53100";
/// PostgreSQL's code for a transaction that may only read.
const READ_ONLY_TRANSACTION: &str = "25006";

/// Whether PostgreSQL says with this code that it stops or starts, that the connection is bad, or that it has too many.
fn is_unavailable(code: &str) -> bool {
    // SQLite's codes are shorter.
    code.len() == 5 && ["57P", "08", "53300"].iter().any(|known| code.starts_with(known))
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        let code = match &error {
            sqlx::Error::PoolClosed => return StoreError::Closed,
            sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::Protocol(_) | sqlx::Error::PoolTimedOut => {
                return StoreError::Lost(error);
            }
            sqlx::Error::Database(error) => error.code(),
            _ => None,
        };
        match code.as_deref() {
            Some(SQLITE_FULL | SQLITE_IOERR_SHMSIZE | DISK_FULL) => StoreError::Full(error),
            Some(READ_ONLY_TRANSACTION) => StoreError::ReadOnly(error),
            Some(code) if is_unavailable(code) => StoreError::Lost(error),
            _ => StoreError::Database(error),
        }
    }
}

impl StoreError {
    /// Why SQLite's file cannot be used: what SQLite cannot even read is damaged.
    pub(super) fn of_file(error: sqlx::Error, file: &Path) -> StoreError {
        match &error {
            sqlx::Error::Database(inner) if matches!(inner.code().as_deref(), Some(SQLITE_CORRUPT | SQLITE_NOTADB)) => {
                StoreError::Damaged { file: file.to_owned(), damage: inner.message().to_owned() }
            }
            _ => error.into(),
        }
    }

    /// Why the tables are not brought up to date.
    pub(super) fn of_migration(error: MigrateError) -> StoreError {
        match error {
            MigrateError::VersionMissing(_) => StoreError::Newer,
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            error => StoreError::Migration(error),
        }
    }
}
