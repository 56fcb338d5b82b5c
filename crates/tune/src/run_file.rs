//! The file of a run that takes hours: what it is, in the first line, and a numbered line for each result. A run that was broken off goes on
//! where its file ends.

use std::io;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use hnefi_runner::JournalFile;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use thiserror::Error;

/// A result of a run, and the words for it.
pub trait Entry: Serialize + DeserializeOwned {
    /// What the run is: the key of its settings in the first line.
    const RUN: &'static str;
    /// What a result is.
    const ENTRY: &'static str;
    /// What every result must have; empty if any will do.
    const MUST: &'static str;

    /// Its number, counted from 1.
    fn number(&self) -> u64;

    /// Whether it has what it must.
    fn is_sound(&self) -> bool {
        true
    }
}

/// The file of a run, open for more results.
#[derive(Debug)]
pub struct RunFile<E> {
    file: JournalFile,
    results: PhantomData<E>,
}

/// Why a file cannot take the results of a run.
#[derive(Debug, Error)]
pub enum RunFileError {
    /// The file cannot be read or written.
    #[error("cannot open `{path}`: {error}")]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A line is not what the run writes.
    #[error("`{path}`, line {line}: {reason}")]
    Line {
        /// The file.
        path: PathBuf,
        /// Counted from 1.
        line: usize,
        /// What is wrong.
        reason: String,
    },
    /// It belongs to another run of its kind.
    #[error(
        "`{path}` is of another {run}: `{theirs}`, not `{ours}`; choose another place, or the settings that this one was started with"
    )]
    Other {
        /// The file.
        path: PathBuf,
        /// What the run is.
        run: &'static str,
        /// The settings that it was begun with.
        theirs: String,
        /// Those of this run.
        ours: String,
    },
}

/// The settings in a first line; the error says what is wrong with it.
fn settings_in<E: Entry>(line: &str) -> Result<String, String> {
    let told = |error: &dyn std::fmt::Display| format!("not the beginning of a {}: {error}", E::RUN);
    let mut head: Map<String, Value> = serde_json::from_str(line).map_err(|error| told(&error))?;
    match head.remove(E::RUN) {
        Some(Value::String(settings)) if head.is_empty() => Ok(settings),
        _ => Err(told(&format_args!("`{{\"{}\":\"…\"}}` is expected", E::RUN))),
    }
}

/// The results in the lines after the first.
///
/// # Errors
/// The line, counted from 1, and what is wrong with it.
pub(crate) fn entries<E: Entry>(text: &str) -> Result<(Option<String>, Vec<E>), (usize, String)> {
    let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line));
    let Some((_, first)) = lines.next() else { return Ok((None, Vec::new())) };
    let settings = settings_in::<E>(first).map_err(|reason| (1, reason))?;
    let mut entries: Vec<E> = Vec::new();
    for (number, line) in lines {
        let next = entries.len() as u64 + 1;
        match serde_json::from_str::<E>(line) {
            Ok(entry) if entry.number() == next && entry.is_sound() => entries.push(entry),
            Ok(_) => return Err((number, format!("{} {next}{} is expected here", E::ENTRY, E::MUST))),
            Err(error) => return Err((number, format!("not a {} of a {}: {error}", E::ENTRY, E::RUN))),
        }
    }
    Ok((Some(settings), entries))
}

impl<E: Entry> RunFile<E> {
    /// Opens the file of a run, making it if it is not there, and reads the results that it has. A last line without an end was being
    /// written when the program died: it is cut off, and its result found again.
    ///
    /// # Errors
    /// [`RunFileError`].
    pub fn open(path: &Path, settings: &str) -> Result<(RunFile<E>, Vec<E>), RunFileError> {
        let io = |error| RunFileError::Io { path: path.to_owned(), error };
        let bad = |(line, reason)| RunFileError::Line { path: path.to_owned(), line, reason };
        let (mut file, kept) = JournalFile::open(path).map_err(io)?;
        let (theirs, entries) = entries(&kept.whole).map_err(bad)?;
        let head = Value::Object(Map::from_iter([(E::RUN.to_owned(), settings.into())])).to_string();
        // Only what this run wrote is cut off, never other text.
        if theirs.is_none() && !head.as_bytes().starts_with(&kept.rest) {
            return Err(bad((1, format!("not the beginning of a {}: `{head}` is expected", E::RUN))));
        }
        if let Some(theirs) = theirs.as_ref().filter(|theirs| *theirs != settings) {
            let (theirs, ours) = (theirs.clone(), settings.to_owned());
            return Err(RunFileError::Other { path: path.to_owned(), run: E::RUN, theirs, ours });
        }
        file.cut_off_rest(&kept).map_err(io)?;
        if theirs.is_none() {
            file.add(head).map_err(io)?;
        }
        Ok((RunFile { file, results: PhantomData }, entries))
    }

    /// What waits until all results written are on the disk.
    #[must_use = "it syncs when it is called"]
    pub fn syncer(&self) -> impl Fn() -> io::Result<()> + use<E> {
        self.file.syncer()
    }

    /// Writes down the next result. [`RunFile::syncer`] sees it onto the disk.
    ///
    /// # Errors
    /// What the system says.
    pub fn write(&mut self, entry: &E) -> io::Result<()> {
        self.file.add(serde_json::to_string(entry)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tuning::TuningRound;

    type TuningFile = RunFile<TuningRound>;

    fn of(rounds: &[TuningRound]) -> Vec<i8> {
        rounds.iter().map(|round| round.won).collect()
    }

    #[test]
    fn a_tuning_resumes_where_its_file_ends() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("tuning.jsonl");
        let (mut file, won) = TuningFile::open(&path, "a b").expect("a new file");
        assert!(won.is_empty());
        file.write(&TuningRound { round: 1, won: 2 }).expect("written");
        file.write(&TuningRound { round: 2, won: -1 }).expect("written");
        drop(file);
        // The power goes out while the third is written.
        let whole = std::fs::read_to_string(&path).expect("the file");
        std::fs::write(&path, format!("{whole}{{\"rou")).expect("cut short");
        let (mut file, won) = TuningFile::open(&path, "a b").expect("the file again");
        assert_eq!(of(&won), [2, -1]);
        file.write(&TuningRound { round: 3, won: 0 }).expect("written");
        drop(file);
        assert_eq!(of(&TuningFile::open(&path, "a b").expect("once more").1), [2, -1, 0]);
        let error = TuningFile::open(&path, "a c").expect_err("another tuning").to_string();
        assert!(error.contains("`a b`, not `a c`"), "{error}");
    }

    #[test]
    fn a_first_line_that_is_not_whole_is_written_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("tuning.jsonl");
        for text in ["{", "{\"tuning\":\"a", "{\"tuning\":\"a b\"}"] {
            std::fs::write(&path, text).expect("cut short");
            drop(TuningFile::open(&path, "a b").expect(text));
            assert_eq!(std::fs::read_to_string(&path).expect("the file"), "{\"tuning\":\"a b\"}\n");
        }
    }

    #[test]
    fn what_is_no_tuning_is_refused_and_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("tuning.jsonl");
        let head = r#"{"tuning":"a"}"#;
        for (text, says) in [
            ("a letter to a friend", "line 1: not the beginning of a tuning"),
            ("{\"name\":\"somebody\"}", "line 1: not the beginning of a tuning: `{\"tuning\":\"a\"}` is expected"),
            ("{\"tuning\":3}\n", "line 1: not the beginning of a tuning: "),
            (&format!("{head}\n{{\"round\":2,\"won\":0}}\n"), "line 2: round 1, with `won` from -2 to 2, is expected"),
            (&format!("{head}\n{{\"round\":1,\"won\":3}}\n"), "line 2: round 1"),
            (&format!("{head}\n\n"), "line 2: not a round of a tuning"),
        ] {
            std::fs::write(&path, text).expect("a file");
            let error = TuningFile::open(&path, "a").expect_err(text).to_string();
            assert!(error.contains(says), "{text}: {error}");
            assert_eq!(std::fs::read_to_string(&path).expect("still there"), text);
        }
    }
}
