//! Imports the game files given with `--games` at start-up: opened at once, so that errors are told, and imported in the background.

use std::path::{Path, PathBuf};
use std::{fs, io};

use hnefi_records::{Entry, Games, StreamError};
use thiserror::Error;

use crate::http::app::App;
use crate::http::routes::{TOGETHER, judged};
use crate::http::stored_game::rulebook_for;
use crate::store::StoreError;

/// Why games of a file cannot be put into the library.
#[derive(Debug, Error)]
pub enum StockError {
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

/// The games of a file, read while they are put on the shelf.
pub(crate) struct Stock {
    path: PathBuf,
    games: Games<'static>,
}

impl Stock {
    /// Begins to read a file, in whatever format it is.
    ///
    /// # Errors
    /// A [`StockError`].
    pub(crate) fn open(path: &Path) -> Result<Stock, StockError> {
        let failed = |error| StockError::File { path: path.to_owned(), error };
        let file = fs::File::open(path).map_err(failed)?;
        let name = path.file_name().map(|name| name.to_string_lossy());
        let games = Games::open(file, name.as_deref(), None).map_err(|error| match error {
            StreamError::Io(error) => failed(error),
            other => StockError::Format { path: path.to_owned(), reason: other.to_string() },
        })?;
        Ok(Stock { path: path.to_owned(), games })
    }

    /// The next games, and why no more can be read.
    fn some(&mut self) -> (Vec<Entry>, Option<StreamError>) {
        let mut entries = Vec::new();
        while entries.len() < TOGETHER {
            match self.games.next() {
                None => break,
                Some(Ok(entry)) => entries.push(entry),
                Some(Err(error)) => return (entries, Some(error)),
            }
        }
        (entries, None)
    }
}

/// Begins to put them on the shelf.
pub(crate) fn begin(app: &App, stocks: Vec<Stock>) {
    if stocks.is_empty() {
        return;
    }
    let app = app.clone();
    tokio::spawn(async move {
        for stock in stocks {
            let path = stock.path.clone();
            match put(&app, stock).await {
                Ok((new, refused)) => eprintln!(
                    "hnefi-server: `{}`: {new} new games in the library{}",
                    path.display(),
                    if refused > 0 { format!(", {refused} that are none") } else { String::new() }
                ),
                // The server stops; the next start goes on.
                Err(StoreError::Closed) => return,
                Err(error) => eprintln!("hnefi-server: `{}`: {error}", path.display()),
            }
        }
    });
}

/// How many games were new, and how many are none.
async fn put(app: &App, mut stock: Stock) -> Result<(usize, usize), StoreError> {
    let store = app.registry().services().store.clone();
    let most_plies = app.limits().plies;
    let path = stock.path.clone();
    let by_file = path.file_name().and_then(|name| stock.games.format().rules_named_by_file(&name.to_string_lossy()));
    let (mut new, mut refused) = (0, 0);
    loop {
        let (shelf, by_file) = (app.clone(), by_file.clone());
        let work = tokio::task::spawn_blocking(move || {
            let (some, failed) = stock.some();
            let of = some.len();
            // Without a rule set of its own a rulebook is never refused.
            let Ok(rules) = rulebook_for(&shelf, None) else { return (stock, Vec::new(), of, failed) };
            let game = |entry: Entry| {
                let mut record = entry.record.ok()?;
                if record.rules.is_none() {
                    record.rules.clone_from(&by_file);
                }
                judged(entry.line, &record, &rules, most_plies).1
            };
            let games: Vec<_> = some.into_iter().filter_map(game).collect();
            (stock, games, of, failed)
        });
        // A panic there has been told by whoever panicked.
        let Ok((back, games, of, failed)) = work.await else { return Ok((new, refused)) };
        stock = back;
        refused += of - games.len();
        new += store.import(games).await?;
        if let Some(failed) = failed {
            eprintln!("hnefi-server: `{}`: {failed}", path.display());
            return Ok((new, refused));
        }
        if of == 0 {
            return Ok((new, refused));
        }
    }
}
