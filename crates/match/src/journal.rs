//! The file of a match: a game line for each game, written as soon as the game has ended. A match that was broken off, by Ctrl-C or by the
//! power going out, goes on where its file ends.

use std::io;
use std::path::{Path, PathBuf};

use hnefi_records::{GameLine, GameLineError};
use hnefi_runner::{BUSY, JournalFile};
use hnefi_statistics::Sprt;
use thiserror::Error;

use crate::game_report::{GameReport, NotOfMatch};

/// The file of a match, open for more games.
#[derive(Debug)]
pub struct MatchJournal {
    file: JournalFile,
}

/// Why a file cannot take the games of a match.
#[derive(Debug, Error)]
pub enum MatchJournalError {
    /// The file cannot be read or written.
    #[error("cannot open `{path}`: {error}")]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// Another process is writing to it.
    #[error("`{path}`: {BUSY}")]
    Busy {
        /// The file.
        path: PathBuf,
    },
    /// A line is no game line.
    #[error("`{path}`, line {line}: {error}")]
    Line {
        /// The file.
        path: PathBuf,
        /// Counted from 1.
        line: usize,
        /// What is wrong.
        error: GameLineError,
    },
    /// Games of this match that another test was to decide. Choosing the test after seeing the games invalidates it.
    #[error(
        "`{path}` was started with the test `{theirs}`, not with `{ours}`: a test chosen after seeing games is not valid; use the first one, or choose another file"
    )]
    Test {
        /// The file.
        path: PathBuf,
        /// The test it was begun with.
        theirs: String,
        /// The test asked for.
        ours: String,
    },
    /// A game of something else.
    #[error("`{path}`, line {line}: {error}; choose another file, or the settings that this one was started with")]
    Other {
        /// The file.
        path: PathBuf,
        /// Counted from 1.
        line: usize,
        /// What is wrong.
        error: NotOfMatch,
    },
}

/// What every line of a match begins with.
const FIRST_KEY: &str = "{\"id\":\"";

impl MatchJournal {
    /// Opens the file of a match, making it if it is not there, and reads the games that it has. A last line without an end was being
    /// written when the program died: it is cut off, and its game played again. `test` is what is to decide the match from now on, if anything is.
    ///
    /// # Errors
    /// [`MatchJournalError`].
    pub fn open(path: &Path, settings: &str, test: Option<&Sprt>) -> Result<(MatchJournal, Vec<GameReport>), MatchJournalError> {
        let io = |error: io::Error| match error.kind() {
            io::ErrorKind::ResourceBusy => MatchJournalError::Busy { path: path.to_owned() },
            _ => MatchJournalError::Io { path: path.to_owned(), error },
        };
        let (mut file, kept) = JournalFile::open(path).map_err(io)?;
        let mut games = Vec::new();
        for (index, line) in kept.whole.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let number = index + 1;
            let line =
                GameLine::parse(line).map_err(|error| MatchJournalError::Line { path: path.to_owned(), line: number, error })?;
            let report = GameReport::from_line(line, settings);
            games.push(report.map_err(|error| MatchJournalError::Other { path: path.to_owned(), line: number, error })?);
        }
        let ours = test.map(Sprt::to_string);
        let theirs = games.iter().find_map(|game: &GameReport| game.test()).map(str::to_owned);
        if let (Some(ours), Some(theirs)) = (ours, theirs)
            && ours != theirs
        {
            return Err(MatchJournalError::Test { path: path.to_owned(), theirs, ours });
        }
        if !kept.rest.is_empty() {
            // Only a partial game line is cut off, never other text.
            let (number, rest) = (kept.whole.lines().count() + 1, String::from_utf8_lossy(&kept.rest));
            match GameLine::parse(&rest) {
                Err(_) if kept.rest_is_of(FIRST_KEY) => {}
                Err(error) => return Err(MatchJournalError::Line { path: path.to_owned(), line: number, error }),
                Ok(line) => {
                    let report = GameReport::from_line(line, settings);
                    report.map_err(|error| MatchJournalError::Other { path: path.to_owned(), line: number, error })?;
                }
            }
            file.cut_off_rest(&kept).map_err(io)?;
        }
        Ok((MatchJournal { file }, games))
    }

    /// What waits until all games written are on the disk.
    #[must_use = "it syncs when it is called"]
    pub fn syncer(&self) -> impl Fn() -> io::Result<()> + use<> {
        self.file.syncer()
    }

    /// Writes a game down. [`MatchJournal::syncer`] sees it onto the disk.
    ///
    /// # Errors
    /// What the system says.
    pub fn write(&mut self, report: &GameReport) -> io::Result<()> {
        self.file.add(report.line.to_json())
    }
}
