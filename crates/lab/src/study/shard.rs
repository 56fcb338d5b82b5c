//! A shard: the games that one process plays of a study, on as many threads as it is given.
//!
//! Which games those are, and how each goes, does not depend on the threads, on other shards, or on how often the process was
//! interrupted. Where arms race, the games of an arm are counted in their order, and what was played beyond the one that decided is
//! thrown away.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError, mpsc};

use hnefi_engine::bench::fingerprint;
use thiserror::Error;

use super::cell::Cell;
use super::definition::Study;
use super::fold::{CellFold, Fold};
use super::journal::{Belonging, Journal, JournalError};
use super::part::Part;
use super::play::Sides;
use super::row::GameRow;
use super::table::{Contents, GameTable, TableError};
use crate::flag::RaisedAtTheEnd;
use crate::opening::OpeningError;

/// The games of one part of a study.
#[derive(Clone, Debug)]
pub struct Shard<'a> {
    study: &'a Study,
    part: Part,
    belonging: Belonging,
    folder: PathBuf,
}

/// Why the games of a shard cannot be played.
#[derive(Debug, Error)]
pub enum ShardError {
    /// An arm has no openings.
    #[error("arm `{arm}`: {error}")]
    Opening {
        /// The arm.
        arm: String,
        /// Why.
        error: OpeningError,
    },
    /// The engine did what it must not.
    #[error("game {game} of `{arm}` was lost by a fault of the engine, which proves nothing: {fault}")]
    Fault {
        /// The arm.
        arm: String,
        /// The game's number.
        game: u64,
        /// What happened.
        fault: String,
    },
    /// The games played before cannot be taken up.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// The table cannot be read or written.
    #[error(transparent)]
    Table(#[from] TableError),
    /// A file or folder cannot be written.
    #[error("cannot write `{path}`: {error}")]
    Write {
        /// Which.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A thread could not be started.
    #[error("cannot play games on several threads: {0}")]
    Thread(io::Error),
}

/// Who hears of a shard while it is played.
pub trait Audience {
    /// A game has ended; games come in the order in which they end.
    fn game(&mut self, row: &GameRow);

    /// How much of the work is done, in the units of [`Cell::work`](super::Cell::work): games that a race made needless count as done.
    fn progress(&mut self, done: u64, all: u64);
}

impl<'a> Shard<'a> {
    /// A part of a study, whose files lie in `folder`.
    #[must_use]
    pub fn new(study: &'a Study, part: Part, folder: &Path) -> Shard<'a> {
        let belonging = Belonging { study: study.hash(), engine: fingerprint(), part };
        Shard { study, part, belonging, folder: folder.to_owned() }
    }

    /// Another part of the same study, in the same folder.
    pub(super) fn sibling(&self, part: Part) -> Shard<'a> {
        let Belonging { study, engine, .. } = self.belonging.clone();
        Shard { study: self.study, part, belonging: Belonging { study, engine, part }, folder: self.folder.clone() }
    }

    /// The file of its games when it is whole: named after the study, its hash and the part.
    #[must_use]
    pub fn table_path(&self) -> PathBuf {
        self.folder.join(format!("{}.parquet", self.stem()))
    }

    /// The file of its games until then.
    #[must_use]
    pub fn journal_path(&self) -> PathBuf {
        self.folder.join(format!("{}.jsonl", self.stem()))
    }

    pub(super) fn stem(&self) -> String {
        let (name, hash) = (&self.study.name, &self.belonging.study[..12]);
        if self.part == Part::WHOLE {
            return format!("{name}-{hash}");
        }
        let digits = (self.part.of() - 1).to_string().len();
        format!("{name}-{hash}-{:0digits$}-of-{}", self.part.index(), self.part.of())
    }

    /// Whether its table is there, and belongs to it.
    ///
    /// # Errors
    /// [`TableError`] where a file is in its place that is something else.
    pub fn is_whole(&self) -> Result<bool, TableError> {
        let path = self.table_path();
        if !path.exists() {
            return Ok(false);
        }
        GameTable::open(&path)?.must_be_of(self.study, &path)?;
        Ok(true)
    }

    /// Plays what is missing, on so many threads, and writes the table. Whether it is whole now: not if it was interrupted, but then
    /// all games that had ended are kept.
    ///
    /// # Errors
    /// [`ShardError`].
    pub fn run(
        &self,
        threads: usize,
        audience: &mut dyn Audience,
        interrupted: &(dyn Fn() -> bool + Sync),
    ) -> Result<bool, ShardError> {
        if self.is_whole()? {
            return Ok(true);
        }
        let write = |path: &Path, error| ShardError::Write { path: path.to_owned(), error };
        std::fs::create_dir_all(&self.folder).map_err(|error| write(&self.folder, error))?;
        let path = self.journal_path();
        let (mut journal, earlier) = Journal::open(&path, &self.belonging)?;
        // Another process may have come to the end between the two looks.
        if self.is_whole()? {
            // The journal that has just been made is empty; if it stays, nothing is lost.
            let _ = std::fs::remove_file(&path);
            return Ok(true);
        }
        let mut keep = |row: &GameRow| journal.write(row).map_err(|error| write(&path, error));
        let Some(rows) = self.play(earlier, threads, &mut keep, audience, interrupted)? else { return Ok(false) };
        let table = GameTable { contents: self.contents(), rows };
        table.write(&self.table_path())?;
        // The table is there; what the journal held is in it.
        std::fs::remove_file(&path).map_err(|error| write(&path, error))?;
        Ok(true)
    }

    fn contents(&self) -> Contents {
        let Belonging { study, engine, part } = self.belonging.clone();
        let version = Some(env!("CARGO_PKG_VERSION").to_owned());
        Contents { study, engine, version, parts: vec![part], text: self.study.text.clone() }
    }

    /// Plays what is missing beside `earlier`; the rows in their order, or `None` if it was interrupted.
    fn play(
        &self,
        earlier: Vec<GameRow>,
        threads: usize,
        keep: &mut dyn FnMut(&GameRow) -> Result<(), ShardError>,
        audience: &mut dyn Audience,
        interrupted: &(dyn Fn() -> bool + Sync),
    ) -> Result<Option<Vec<GameRow>>, ShardError> {
        let mut fold = Fold::new(self.study, self.part);
        earlier.into_iter().for_each(|row| fold.keep(row));
        audience.progress(fold.done(), fold.work());
        let closed: Vec<AtomicBool> = fold.cells().map(|cell| AtomicBool::new(cell.is_closed())).collect();
        let missing: Vec<(usize, Vec<u64>)> = fold.cells().map(CellFold::missing).enumerate().collect();
        let waiting = missing.iter().flat_map(|(cell, games)| games.iter().map(move |game| (*cell, *game)));
        let waiting = Mutex::new(waiting);
        let stopping = AtomicBool::new(false);
        let asked = || stopping.load(Ordering::Relaxed) || interrupted();
        let next = || {
            let mut waiting = waiting.lock().unwrap_or_else(PoisonError::into_inner);
            waiting.find(|(cell, _)| !closed[*cell].load(Ordering::Relaxed))
        };
        let (sender, receiver) = mpsc::channel();
        std::thread::scope(|scope| -> Result<(), ShardError> {
            // However this ends, the threads are told.
            let _telling = RaisedAtTheEnd(&stopping);
            for number in 0..threads.max(1) {
                let (sender, asked, next) = (sender.clone(), &asked, &next);
                let work = move || {
                    let mut sides = Sides::new();
                    while let Some((cell, game)) = next().filter(|_| !asked()) {
                        let Cell { arm, thinking, .. } = self.study.cells[cell];
                        let played = sides.play(self.study, arm, thinking, game, asked).transpose();
                        if played.is_none_or(|played| sender.send((cell, played)).is_err()) {
                            break;
                        }
                    }
                };
                let builder = std::thread::Builder::new().name(format!("games {number}"));
                builder.spawn_scoped(scope, work).map_err(ShardError::Thread)?;
            }
            drop(sender);
            while let Ok((cell, row)) = receiver.recv() {
                let row = row?;
                // Games beyond the one that decided are not kept: another number of threads would have played others.
                if closed[cell].load(Ordering::Relaxed) {
                    continue;
                }
                keep(&row)?;
                audience.game(&row);
                fold.keep(row);
                closed[cell].store(fold.cell(cell).is_closed(), Ordering::Relaxed);
                audience.progress(fold.done(), fold.work());
            }
            Ok(())
        })?;
        Ok(fold.into_rows())
    }
}
