//! Files of games that whoever starts the server wants in the library: read at once, so that mistakes are told, and put on the shelf beside
//! everything else.

use std::path::{Path, PathBuf};
use std::{fs, io};

use hnefi_records::{Entry, Format, read};
use thiserror::Error;

use crate::app::App;
use crate::kept::rulebook_for;
use crate::routes::{TOGETHER, judged};
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

/// The games of a file.
pub(crate) struct Stock {
    path: PathBuf,
    format: Format,
    entries: Vec<Entry>,
}

impl Stock {
    /// Reads a file, in whatever format it is.
    ///
    /// # Errors
    /// A [`StockError`].
    pub(crate) fn open(path: &Path) -> Result<Stock, StockError> {
        let text = fs::read_to_string(path).map_err(|error| StockError::File { path: path.to_owned(), error })?;
        let unread = |reason: String| StockError::Format { path: path.to_owned(), reason };
        let name = path.file_name().map(|name| name.to_string_lossy());
        let format = Format::detect(name.as_deref(), &text)
            .ok_or_else(|| unread("no format is known that begins like this".to_owned()))?;
        let entries = read(format, &text).map_err(|error| unread(error.to_string()))?;
        Ok(Stock { path: path.to_owned(), format, entries })
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
async fn put(app: &App, stock: Stock) -> Result<(usize, usize), StoreError> {
    let store = app.registry().services().store.clone();
    let most_plies = app.limits().plies;
    let by_file = stock.path.file_name().and_then(|name| stock.format.rules_named_by_file(&name.to_string_lossy()));
    let (mut new, mut refused) = (0, 0);
    let mut entries = stock.entries.into_iter();
    loop {
        let some: Vec<Entry> = entries.by_ref().take(TOGETHER).collect();
        if some.is_empty() {
            return Ok((new, refused));
        }
        let of = some.len();
        let (shelf, by_file) = (app.clone(), by_file.clone());
        let games = tokio::task::spawn_blocking(move || {
            // Without a rule set of its own a rulebook is never refused.
            let Ok(rules) = rulebook_for(&shelf, None) else { return Vec::new() };
            let game = |entry: Entry| {
                let mut record = entry.record.ok()?;
                if record.rules.is_none() {
                    record.rules.clone_from(&by_file);
                }
                judged(entry.line, &record, &rules, most_plies).1
            };
            some.into_iter().filter_map(game).collect()
        });
        // A panic there has been told by whoever panicked.
        let games = games.await.unwrap_or_default();
        refused += of - games.len();
        new += store.import(games).await?;
    }
}
