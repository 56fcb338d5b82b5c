//! A shard: the games that one process plays of a study, on as many threads as it is given.
//!
//! Which games those are, and how each goes, does not depend on the threads, on other shards, or on how often the process was
//! interrupted. Where arms race, the games of an arm are counted in their order, and what was played beyond the one that decided is
//! thrown away.

use std::io;
use std::path::{Path, PathBuf};

use hnefi_engine::bench::fingerprint;
use hnefi_match::player::Host;
use hnefi_runner::{Flow, RunError, Schedule, Worker, run};
use thiserror::Error;

use crate::definition::Study;
use crate::fold::{CellFold, Fold};
use crate::journal::{Belonging, StudyJournal, StudyJournalError};
use crate::part::Part;
use crate::play::{Sides, Unplayed};
use crate::row::GameRow;
use crate::table::{Contents, GameTable, TableError};

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
    /// A game cannot be played.
    #[error(transparent)]
    Game(#[from] Unplayed),
    /// The games played before cannot be taken up.
    #[error(transparent)]
    Journal(#[from] StudyJournalError),
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
    #[error("cannot start threads for the games: {0}")]
    Thread(io::Error),
}

/// Gets what happens in a shard while it is played.
pub trait StudyObserver {
    /// A game has ended; games come in the order in which they end.
    fn game(&mut self, row: &GameRow);

    /// How much of the work is done, in the units of [`Cell::work`](crate::Cell::work): games that a race made needless count as done.
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
    pub(crate) fn sibling(&self, part: Part) -> Shard<'a> {
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

    pub(crate) fn stem(&self) -> String {
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

    /// Plays what is missing, on this many threads, and writes the table. Whether it is whole now: not if it was interrupted, but then
    /// all games that had ended are kept.
    ///
    /// # Errors
    /// [`ShardError`].
    pub fn run(
        &self,
        threads: usize,
        observer: &mut (dyn StudyObserver + Send),
        interrupted: &(dyn Fn() -> bool + Sync),
    ) -> Result<bool, ShardError> {
        if self.is_whole()? {
            return Ok(true);
        }
        let write = |path: &Path, error| ShardError::Write { path: path.to_owned(), error };
        std::fs::create_dir_all(&self.folder).map_err(|error| write(&self.folder, error))?;
        let path = self.journal_path();
        let (mut journal, earlier) = StudyJournal::open(&path, &self.belonging)?;
        // Another process may have come to the end between the two looks.
        if self.is_whole()? {
            // The journal that has just been made is empty; if it stays, nothing is lost.
            let _ = std::fs::remove_file(&path);
            return Ok(true);
        }
        let Some(rows) = self.play(earlier, threads, &mut journal, observer, interrupted)? else { return Ok(false) };
        let table = GameTable { contents: Contents::by_this_engine(self.study, self.part), rows };
        table.write(&self.table_path())?;
        // The table is there; what the journal held is in it.
        std::fs::remove_file(&path).map_err(|error| write(&path, error))?;
        Ok(true)
    }

    /// Plays what is missing beside `earlier`; the rows in their order, or `None` if it was interrupted.
    fn play(
        &self,
        earlier: Vec<GameRow>,
        threads: usize,
        journal: &mut StudyJournal,
        observer: &mut (dyn StudyObserver + Send),
        interrupted: &(dyn Fn() -> bool + Sync),
    ) -> Result<Option<Vec<GameRow>>, ShardError> {
        let mut fold = Fold::new(self.study, self.part);
        earlier.into_iter().for_each(|row| fold.keep(row));
        observer.progress(fold.done(), fold.work());
        let missing: Vec<(usize, Vec<u64>)> = fold.cells().map(CellFold::missing).enumerate().collect();
        let waiting = missing.into_iter().flat_map(|(cell, games)| games.into_iter().map(move |game| (cell, game)));
        let sync = journal.syncer();
        let path = self.journal_path();
        let mut games = Games { waiting, fold, journal, path: &path, observer };
        let work = |sides: &mut Sides, (cell, game): (usize, u64), worker: &Worker<'_, News>| {
            let interrupted = || worker.should_stop();
            let played = sides.play(self.study, &self.study.cells[cell], game, Host::new(&interrupted));
            if let Some(played) = played.map_err(ShardError::from).transpose() {
                worker.send((cell, played));
            }
        };
        let settle = || sync().map_err(|error| ShardError::Write { path: path.clone(), error });
        let ran = run(&mut games, threads, Sides::new, work, settle, interrupted);
        ran.map_err(|error| match error {
            RunError::Thread(error) => ShardError::Thread(error),
            RunError::Schedule(error) => error,
        })?;
        Ok(games.fold.into_rows())
    }
}

/// A cell and what came of a game of it.
type News = (usize, Result<GameRow, ShardError>);

/// The games of a shard that are missing, handed out in their order, and those that have been played.
struct Games<'a, W> {
    /// Cells and numbers of the games not yet handed out.
    waiting: W,
    fold: Fold<'a>,
    journal: &'a mut StudyJournal,
    path: &'a Path,
    observer: &'a mut (dyn StudyObserver + Send),
}

impl<W: Iterator<Item = (usize, u64)>> Schedule for Games<'_, W> {
    type Job = (usize, u64);
    type News = News;
    type Error = ShardError;

    fn next(&mut self) -> Option<(usize, u64)> {
        let fold = &self.fold;
        self.waiting.find(|(cell, _)| !fold.cell(*cell).is_closed())
    }

    fn take(&mut self, (cell, row): News) -> Result<Flow, ShardError> {
        let row = row?;
        // Games beyond the one that decided are not kept: another number of threads would have played others.
        if !self.fold.cell(cell).is_closed() {
            self.journal.write(&row).map_err(|error| ShardError::Write { path: self.path.to_owned(), error })?;
            self.observer.game(&row);
            self.fold.keep(row);
            self.observer.progress(self.fold.done(), self.fold.work());
        }
        Ok(Flow::GoOn)
    }
}
