//! Backups of the store: made while a server runs, checked, and restored when none does.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use sqlx::migrate::MigrateError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection, Row, raw_sql};
use thiserror::Error;

use super::super::games::GAPS;
use super::super::{StoreError, migrations};
use super::lock::FolderLock;
use super::{FILE, options};

/// How long a backup waits for another process that has locked the file.
const LOCK_TIMEOUT: Duration = Duration::from_secs(10);
/// The most kinds of damage that are listed.
const MAX_DAMAGE_KINDS: u8 = 5;

/// Why a backup cannot be made or restored.
#[derive(Debug, Error)]
pub enum BackupError {
    /// The store cannot be opened, or is damaged.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There is nothing to make a backup of.
    #[error("there are no games in {}: name the server's folder with --data", .0.display())]
    NoStore(PathBuf),
    /// The backup would overwrite something.
    #[error("{} is there already, and a backup overwrites nothing: choose another name", .0.display())]
    Exists(PathBuf),
    /// A file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the operating system says.
        error: io::Error,
    },
    /// The file to restore is not a store.
    #[error("{} is no store of hnefi's games: {reason}", file.display())]
    NotAStore {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// The file to restore is of a later version.
    #[error("{} was written by a newer hnefi: restore it with that one", .0.display())]
    Newer(PathBuf),
}

/// What a restore did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// How many games the restored store has, played and imported.
    pub games: u64,
    /// Where the store is now that was replaced.
    pub replaced: Option<PathBuf>,
}

/// Copies the games of a data folder to a file, as they are at one moment, whether or not a server runs there. The copy is checked before
/// it gets its name. Returns how many games it has.
///
/// # Errors
/// A [`BackupError`].
pub async fn backup(data: &Path, to: &Path) -> Result<u64, BackupError> {
    let file = data.join(FILE);
    if !file.exists() {
        return Err(BackupError::NoStore(data.to_owned()));
    }
    if to.exists() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    let part = beside(to, ".part");
    remove(&part)?;
    let source = options(&file).read_only(true).busy_timeout(LOCK_TIMEOUT);
    let mut connection = SqliteConnection::connect_with(&source).await.map_err(StoreError::from)?;
    // One transaction that reads; writers are not held up.
    let copied = sqlx::query("VACUUM INTO ?").bind(part.to_string_lossy().into_owned()).execute(&mut connection).await;
    drop(connection.close().await);
    let checked = match copied {
        Ok(_) => check_copy(&part, to).await,
        Err(error) => Err(StoreError::from(error).into()),
    };
    let games = match checked {
        Ok(games) => games,
        Err(error) => {
            remove(&part)?;
            return Err(error);
        }
    };
    sync(&part)?;
    rename(&part, to)?;
    sync_folder_of(to)?;
    Ok(games)
}

/// Checks a fresh copy and counts its games. It keeps its journal mode, so that it is one file.
async fn check_copy(part: &Path, shown: &Path) -> Result<u64, BackupError> {
    let plain = SqliteConnectOptions::new().filename(part).read_only(true);
    let mut connection = SqliteConnection::connect_with(&plain).await.map_err(StoreError::from)?;
    let checked = async {
        check(&mut connection, shown).await?;
        games(&mut connection).await
    };
    let checked = checked.await;
    drop(connection.close().await);
    Ok(checked?)
}

/// Restores a backup into a data folder in which no server runs. The store that was there is kept under another name.
///
/// # Errors
/// A [`BackupError`]. The folder then has the games that it had before.
pub async fn restore(data: &Path, from: &Path) -> Result<Restored, BackupError> {
    fs::create_dir_all(data).map_err(|error| failed(data, error))?;
    let _lock = FolderLock::take(data)?;
    let file = data.join(FILE);
    let part = beside(&file, ".part");
    discard(&part)?;
    let (log, part_log) = (beside(from, "-wal"), beside(&part, "-wal"));
    fs::copy(from, &part).map_err(|error| failed(from, error))?;
    // A plain copy of the files has its latest games in the log beside it.
    if log.exists() {
        fs::copy(&log, &part_log).map_err(|error| failed(&log, error))?;
    }
    let games = match prepare(&part, from).await {
        Ok(games) => games,
        Err(error) => {
            discard(&part)?;
            return Err(error);
        }
    };
    sync(&part)?;
    let replaced = if file.exists() { Some(set_aside(data, &file).await?) } else { None };
    // From here on the old store has both names, and its log, if there is one, is beside its new name.
    for ending in ["-wal", "-shm"] {
        remove(&beside(&file, ending))?;
    }
    rename(&part, &file)?;
    sync_folder_of(&file)?;
    Ok(Restored { games, replaced })
}

/// Checks that a copy is a store, migrates it, and counts its games.
async fn prepare(part: &Path, shown: &Path) -> Result<u64, BackupError> {
    let not_a_store = |reason: String| BackupError::NotAStore { file: shown.to_owned(), reason };
    let opened = SqliteConnection::connect_with(&options(part)).await;
    let mut connection = opened.map_err(|error| not_a_store(error.to_string()))?;
    let prepared = async {
        let tables =
            raw_sql("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name IN ('games', 'events', '_sqlx_migrations')")
                .fetch_all(&mut connection)
                .await
                .map_err(|error| not_a_store(error.to_string()))?;
        if tables.len() < 3 {
            return Err(not_a_store("it has no tables of games".to_owned()));
        }
        check(&mut connection, shown).await?;
        migrations::SQLITE.run(&mut connection).await.map_err(|error| match error {
            MigrateError::VersionMissing(_) => BackupError::Newer(shown.to_owned()),
            error => StoreError::of_migration(error).into(),
        })?;
        Ok(games(&mut connection).await?)
    };
    let prepared = prepared.await;
    // Closing it moves what is in the log into the file.
    let closed = connection.close().await.map_err(StoreError::from);
    let games = prepared?;
    closed?;
    Ok(games)
}

/// Gives the store of a folder a second name, and returns it.
async fn set_aside(data: &Path, file: &Path) -> Result<PathBuf, BackupError> {
    // The log of a working store belongs into the file. A damaged store is kept as it is.
    if let Ok(mut connection) = SqliteConnection::connect_with(&options(file)).await {
        drop(raw_sql("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await);
        drop(connection.close().await);
    }
    let stamp = humantime::format_rfc3339_seconds(SystemTime::now()).to_string().replace([':', '-'], "");
    let names = (1..).map(|number| match number {
        1 => format!("games-replaced-{stamp}.sqlite"),
        number => format!("games-replaced-{stamp}-{number}.sqlite"),
    });
    let free = names.map(|name| data.join(name)).find(|path| !path.exists());
    let aside = free.ok_or_else(|| failed(data, io::ErrorKind::AlreadyExists.into()))?;
    // A hard link costs nothing; where the file system has none, the file is copied.
    let double = |from: &Path, to: &Path| match fs::hard_link(from, to) {
        Ok(()) => Ok(()),
        Err(_) => fs::copy(from, to).map(drop).map_err(|error| failed(to, error)).and_then(|()| sync(to)),
    };
    double(file, &aside)?;
    let log = beside(file, "-wal");
    if fs::metadata(&log).is_ok_and(|log| log.len() > 0) {
        double(&log, &beside(&aside, "-wal"))?;
    }
    sync_folder_of(file)?;
    Ok(aside)
}

/// Reads a whole database and checks that it is sound, and that the events of each game have no gap.
pub(super) async fn check(connection: &mut SqliteConnection, file: &Path) -> Result<(), StoreError> {
    let damaged = |damage: String| StoreError::Damaged { file: file.to_owned(), damage };
    let unread = |error: sqlx::Error| StoreError::of_file(error, file);
    let rows = sqlx::query(sqlx::AssertSqlSafe(format!("PRAGMA integrity_check({MAX_DAMAGE_KINDS})")));
    let rows = rows.fetch_all(&mut *connection).await.map_err(unread)?;
    let said: Vec<String> = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
    if said != ["ok"] {
        return Err(damaged(said.join("; ")));
    }
    let lost = raw_sql("PRAGMA foreign_key_check").fetch_all(&mut *connection).await.map_err(unread)?;
    if !lost.is_empty() {
        return Err(damaged(format!("{} events belong to no game", lost.len())));
    }
    let begun = raw_sql("SELECT 1 FROM sqlite_schema WHERE name = 'events'").fetch_optional(&mut *connection).await;
    if begun.map_err(unread)?.is_none() {
        return Ok(());
    }
    let gaps: i64 = sqlx::query(GAPS).fetch_one(connection).await.map_err(unread)?.try_get(0)?;
    if gaps > 0 { Err(damaged(format!("{gaps} games lack some of their events"))) } else { Ok(()) }
}

/// How many games a store has, played and imported.
async fn games(connection: &mut SqliteConnection) -> Result<u64, StoreError> {
    let imported = raw_sql("SELECT 1 FROM sqlite_schema WHERE name = 'imported'").fetch_optional(&mut *connection).await?;
    let count = match imported {
        Some(_) => "SELECT (SELECT count(*) FROM games) + (SELECT count(*) FROM imported)",
        None => "SELECT count(*) FROM games",
    };
    let games: i64 = sqlx::query(count).fetch_one(connection).await?.try_get(0)?;
    Ok(u64::try_from(games).unwrap_or(0))
}

/// A path with something added to its end.
fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn failed(path: &Path, error: io::Error) -> BackupError {
    BackupError::File { path: path.to_owned(), error }
}

/// Removes a file, if it is there.
fn remove(path: &Path) -> Result<(), BackupError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(failed(path, error)),
        _ => Ok(()),
    }
}

/// Removes a database with what SQLite puts beside it.
fn discard(path: &Path) -> Result<(), BackupError> {
    ["", "-wal", "-shm"].iter().try_for_each(|ending| remove(&beside(path, ending)))
}

fn rename(from: &Path, to: &Path) -> Result<(), BackupError> {
    fs::rename(from, to).map_err(|error| failed(to, error))
}

/// Waits until a file is on the disk.
fn sync(path: &Path) -> Result<(), BackupError> {
    File::options().write(true).open(path).and_then(|file| file.sync_all()).map_err(|error| failed(path, error))
}

/// Waits until the directory of a file is on the disk.
fn sync_folder_of(path: &Path) -> Result<(), BackupError> {
    if cfg!(not(unix)) {
        return Ok(());
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(|error| failed(folder, error))
}
