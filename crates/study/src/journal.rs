//! The games of a shard that is not whole yet: a line for each, written as soon as the game has ended, so that an interruption
//! costs no more than the games going on.

use std::path::{Path, PathBuf};
use std::{fs, io};

use hnefi_engine::bench::fingerprint;
use hnefi_runner::{BUSY, JournalFile};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::definition::Study;
use crate::part::Part;
use crate::row::GameRow;

/// The file of such games, open for more.
#[derive(Debug)]
pub struct StudyJournal {
    file: JournalFile,
}

/// The first line: what the games belong to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Belonging {
    /// The study's hash.
    pub(crate) study: String,
    /// The engine's fingerprint.
    pub(crate) engine: u64,
    /// The part of the study.
    pub(crate) part: Part,
}

/// Why a file cannot take the games of a shard.
#[derive(Debug, Error)]
pub enum StudyJournalError {
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
    /// A line is none of a journal.
    #[error("`{path}`, line {line}: {error}; this is not the journal of a study, or it was edited")]
    Line {
        /// The file.
        path: PathBuf,
        /// Counted from 1.
        line: usize,
        /// What is wrong.
        error: serde_json::Error,
    },
    /// Games of something else.
    #[error("`{path}` has games of {theirs}, not of {ours}: move it away, or choose another folder")]
    Other {
        /// The file.
        path: PathBuf,
        /// What they belong to.
        theirs: String,
        /// What they should belong to.
        ours: String,
    },
}

impl Belonging {
    fn of_first_line(path: &Path, text: &str) -> Result<Belonging, StudyJournalError> {
        let line = text.lines().next().unwrap_or_default();
        serde_json::from_str(line).map_err(|error| StudyJournalError::Line { path: path.to_owned(), line: 1, error })
    }

    fn must_be(&self, ours: &Belonging, path: &Path) -> Result<(), StudyJournalError> {
        if self == ours {
            return Ok(());
        }
        Err(StudyJournalError::Other { path: path.to_owned(), theirs: self.words(), ours: ours.words() })
    }

    fn words(&self) -> String {
        let Belonging { study, engine, part } = self;
        format!("part {part} of study {}, played by the engine with fingerprint {engine}", study.get(..12).unwrap_or(study))
    }
}

/// The games of a journal's lines, of which the first is no game.
fn rows(path: &Path, text: &str) -> Result<Vec<GameRow>, StudyJournalError> {
    let wrong = |line, error| StudyJournalError::Line { path: path.to_owned(), line, error };
    let lines = (1..).zip(text.lines()).skip(1);
    lines.map(|(number, line)| serde_json::from_str(line).map_err(|error| wrong(number, error))).collect()
}

impl StudyJournal {
    /// Reads the games of a journal of this study and this engine, and which part they are of, while another process may be writing to it: a game whose line is not
    /// whole yet is left out.
    ///
    /// # Errors
    /// [`StudyJournalError`].
    pub(crate) fn read(path: &Path, study: &Study) -> Result<(Part, Vec<GameRow>), StudyJournalError> {
        let text = fs::read_to_string(path).map_err(|error| StudyJournalError::Io { path: path.to_owned(), error })?;
        let whole = text.rfind('\n').map_or("", |end| &text[..end]);
        let theirs = Belonging::of_first_line(path, whole)?;
        theirs.must_be(&Belonging { study: study.hash(), engine: fingerprint(), part: theirs.part }, path)?;
        Ok((theirs.part, rows(path, whole)?))
    }

    /// Opens the file of a shard, making it if it is not there, and reads the games that it has.
    pub(crate) fn open(path: &Path, ours: &Belonging) -> Result<(StudyJournal, Vec<GameRow>), StudyJournalError> {
        let io = |error: io::Error| match error.kind() {
            io::ErrorKind::ResourceBusy => StudyJournalError::Busy { path: path.to_owned() },
            _ => StudyJournalError::Io { path: path.to_owned(), error },
        };
        let wrong = |line, error| StudyJournalError::Line { path: path.to_owned(), line, error };
        let (mut file, kept) = JournalFile::open(path).map_err(io)?;
        let begun = !kept.whole.is_empty();
        let mut earlier = Vec::new();
        if begun {
            Belonging::of_first_line(path, &kept.whole)?.must_be(ours, path)?;
            earlier = rows(path, &kept.whole)?;
        }
        let head = serde_json::to_string(ours).map_err(|error| wrong(1, error))?;
        // Only what this study wrote is cut off, never other text.
        let is_ours = if begun { kept.rest_is_of("{") } else { head.as_bytes().starts_with(&kept.rest) };
        if !is_ours {
            let rest = String::from_utf8_lossy(&kept.rest);
            let theirs = serde_json::from_str::<Belonging>(&rest);
            theirs.map_err(|error| wrong(kept.whole.lines().count() + 1, error))?.must_be(ours, path)?;
        }
        file.cut_off_rest(&kept).map_err(io)?;
        if !begun {
            file.add(head).map_err(io)?;
        }
        Ok((StudyJournal { file }, earlier))
    }

    /// What waits until all games written are on the disk.
    pub(crate) fn syncer(&self) -> impl Fn() -> io::Result<()> + use<> {
        self.file.syncer()
    }

    /// Writes a game down. A syncer sees it onto the disk.
    ///
    /// # Errors
    /// What the system says.
    pub fn write(&mut self, row: &GameRow) -> io::Result<()> {
        self.file.add(serde_json::to_string(row)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_something_else_is_not_taken_for_half_a_first_line() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("journal.jsonl");
        let ours = Belonging { study: "0123456789abcdef".to_owned(), engine: 5, part: Part::WHOLE };
        let head = serde_json::to_string(&ours).expect("JSON");
        let other = head.replace(":5", ":6");
        for (text, says) in [("{\"name\":\"somebody\"}", "line 1: missing field"), (other.as_str(), "fingerprint 6, not of")] {
            fs::write(&path, text).expect("written");
            let error = StudyJournal::open(&path, &ours).expect_err(text).to_string();
            assert!(error.contains(says), "{error}");
            assert_eq!(fs::read_to_string(&path).expect("read"), text);
        }
        for torn in [&head[..1], &head[..20], &head] {
            fs::write(&path, torn).expect("written");
            let (_, earlier) = StudyJournal::open(&path, &ours).expect(torn);
            assert_eq!((earlier.len(), fs::read_to_string(&path).expect("read")), (0, format!("{head}\n")));
        }
    }
}
