//! What may be read of a study of which games are missing: one that is still being played, or was ended early. A cell whose games end early is
//! judged at its looks only, so that what it comes to at a look it has reached stands, whatever is played after it.

use std::path::{Path, PathBuf};

use serde::Serialize;
use thiserror::Error;

use crate::definition::Study;
use crate::fold::Fold;
use crate::journal::{StudyJournal, StudyJournalError};
use crate::part::Part;
use crate::row::GameRow;
use crate::table::{Contents, GameTable, TableError};

/// How far a study has been played, a cell being the games of one arm at one strength.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Interim {
    /// How many cells have all games that they need.
    pub closed: usize,
    /// How many there are.
    pub cells: usize,
    /// The day on which the study was ended without the games that are missing; `None` while they are still to be played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<String>,
}

/// Why there is no table of the games so far.
#[derive(Debug, Error)]
pub enum InterimError {
    /// A journal cannot be read, or belongs to something else.
    #[error(transparent)]
    Journal(#[from] StudyJournalError),
    /// Tables do not belong together.
    #[error(transparent)]
    Table(#[from] TableError),
    /// A part is there as a table and as a journal, or twice as a journal.
    #[error("`{path}`: part {part} is there already")]
    Twice {
        /// The journal.
        path: PathBuf,
        /// The part.
        part: Part,
    },
    /// A part is of another division than the others.
    #[error("`{path}`: part {part} is of another division than part {other}")]
    Division {
        /// The journal.
        path: PathBuf,
        /// The part.
        part: Part,
        /// Another part.
        other: Part,
    },
    /// The study has no looks.
    #[error(
        "`{path}`: a study whose games do not end early has no looks; only whole parts of it can be read before the rest is played"
    )]
    NoLooks {
        /// The journal.
        path: PathBuf,
    },
}

impl Interim {
    /// How far these games are; `None` where none is missing.
    pub(crate) fn of(study: &Study, rows: &[GameRow]) -> Option<Interim> {
        let mut fold = Fold::new(study, Part::WHOLE);
        rows.iter().for_each(|row| fold.keep(row.clone()));
        (!fold.is_whole()).then(|| Interim { closed: fold.closed(), cells: study.cells.len(), ended: study.ended.clone() })
    }
}

impl GameTable {
    /// The games so far: those of whole parts, and of the journals of others the cells that have all their games and the games of each other cell up to the last
    /// look that it has reached. The parts of journals are still [missing](GameTable::missing).
    ///
    /// # Errors
    /// [`InterimError`].
    pub fn interim(study: &Study, tables: Vec<(PathBuf, GameTable)>, journals: &[PathBuf]) -> Result<GameTable, InterimError> {
        let mut all = match tables.is_empty() {
            true => GameTable {
                contents: Contents { parts: Vec::new(), ..Contents::by_this_engine(study, Part::WHOLE) },
                rows: Vec::new(),
            },
            false => GameTable::joined(tables)?,
        };
        let mut parts = all.contents.parts.clone();
        for path in journals {
            let (part, rows) = readable(study, path)?;
            if parts.contains(&part) || parts.contains(&Part::WHOLE) {
                return Err(InterimError::Twice { path: path.clone(), part });
            }
            if let Some(other) = parts.iter().find(|other| other.of() != part.of()) {
                return Err(InterimError::Division { path: path.clone(), part, other: *other });
            }
            parts.push(part);
            all.rows.extend(rows);
        }
        all.sort(study);
        Ok(all)
    }
}

/// Which part a journal is of, and those of its games that may be read.
fn readable(study: &Study, path: &Path) -> Result<(Part, Vec<GameRow>), InterimError> {
    let (part, rows) = StudyJournal::read(path, study)?;
    if study.cells.iter().all(|cell| cell.looks.is_empty()) {
        return Err(InterimError::NoLooks { path: path.to_owned() });
    }
    let mut fold = Fold::new(study, part);
    rows.into_iter().for_each(|row| fold.keep(row));
    Ok((part, fold.readable().cloned().collect()))
}
