//! Imports the game files given with `--games` when the server starts. They are opened at once, so that a mistake stops the start, and
//! imported in the background.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, io};

use hnefi_api::RulesetRegistry;
use hnefi_api::records::{CheckedRecord, rulebook};
use hnefi_library::ImportedRecord;
use hnefi_records::{Entry, Games, Rulebook, StreamError};
use thiserror::Error;

use crate::store::{GAMES_PER_TRANSACTION, Store, StoreError};

/// Why games of a file cannot be put into the library.
#[derive(Debug, Error)]
pub enum GameFileError {
    /// The file cannot be read.
    #[error("cannot read `{}`: {error}", .path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the operating system says.
        error: io::Error,
    },
    /// It is in no format of games.
    #[error("`{}` holds no games: {reason}", .path.display())]
    Format {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
}

/// A file of games that is being read.
pub(crate) struct GameFile {
    path: PathBuf,
    games: Games<'static>,
}

impl GameFile {
    /// Opens a file and finds out its format.
    ///
    /// # Errors
    /// A [`GameFileError`].
    pub(crate) fn open(path: &Path) -> Result<GameFile, GameFileError> {
        let failed = |error| GameFileError::File { path: path.to_owned(), error };
        let file = fs::File::open(path).map_err(failed)?;
        let name = path.file_name().map(|name| name.to_string_lossy());
        let games = Games::open(file, name.as_deref(), None).map_err(|error| match error {
            StreamError::Io(error) => failed(error),
            other => GameFileError::Format { path: path.to_owned(), reason: other.to_string() },
        })?;
        Ok(GameFile { path: path.to_owned(), games })
    }

    /// The next games, and why no more can be read.
    fn next_games(&mut self) -> (Vec<Entry>, Option<StreamError>) {
        let mut entries = Vec::new();
        while entries.len() < GAMES_PER_TRANSACTION {
            match self.games.next() {
                None => break,
                Some(Ok(entry)) => entries.push(entry),
                Some(Err(error)) => return (entries, Some(error)),
            }
        }
        (entries, None)
    }
}

/// Imports files in the background.
pub(crate) fn start(store: Arc<Store>, rulesets: &Arc<RulesetRegistry>, max_plies: usize, files: Vec<GameFile>) {
    if files.is_empty() {
        return;
    }
    let book = Arc::new(rulebook(rulesets));
    tokio::spawn(async move {
        for file in files {
            let path = file.path.clone();
            match import(&store, &book, max_plies, file).await {
                Ok((new, refused)) => tracing::info!(file = %path.display(), new, refused, "imported games"),
                // The server stops; the next start goes on.
                Err(StoreError::Closed) => return,
                Err(error) => tracing::error!(file = %path.display(), %error, "cannot import games"),
            }
        }
    });
}

/// Imports a file: how many games were new, and how many records are not games.
async fn import(store: &Store, book: &Arc<Rulebook>, max_plies: usize, mut file: GameFile) -> Result<(usize, usize), StoreError> {
    let path = file.path.clone();
    let by_file = path.file_name().and_then(|name| file.games.format().rules_named_by_file(&name.to_string_lossy()));
    let (mut new, mut refused) = (0, 0);
    loop {
        let (book, by_file) = (book.clone(), by_file.clone());
        let work = tokio::task::spawn_blocking(move || {
            let (entries, failed) = file.next_games();
            let count = entries.len();
            let game = |entry: Entry| {
                let mut record = entry.record.ok()?;
                if record.rules.is_none() {
                    record.rules.clone_from(&by_file);
                }
                ImportedRecord::of(&CheckedRecord::of(&record, &book, max_plies))
            };
            let games: Vec<_> = entries.into_iter().filter_map(game).collect();
            (file, games, count, failed)
        });
        // A panic has been logged where it happened.
        let Ok((back, games, count, failed)) = work.await else { return Ok((new, refused)) };
        file = back;
        refused += count - games.len();
        new += store.import(games).await?;
        if let Some(error) = failed {
            tracing::error!(file = %path.display(), %error, "cannot read on");
            return Ok((new, refused));
        }
        if count == 0 {
            return Ok((new, refused));
        }
    }
}
