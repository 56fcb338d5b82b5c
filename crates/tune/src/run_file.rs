//! The file of a tuning: what it is, in the first line, and the result of each round. A tuning that was broken off goes on where its file
//! ends.

use std::io;
use std::path::{Path, PathBuf};

use hnefi_runner::JournalFile;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The file of a tuning, open for more rounds.
#[derive(Debug)]
pub struct TuningFile {
    file: JournalFile,
    rounds: u64,
}

/// Why a file cannot take the rounds of a tuning.
#[derive(Debug, Error)]
pub enum TuningFileError {
    /// The file cannot be read or written.
    #[error("cannot open `{path}`: {error}")]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A line is not what a tuning writes.
    #[error("`{path}`, line {line}: {reason}")]
    Line {
        /// The file.
        path: PathBuf,
        /// Counted from 1.
        line: usize,
        /// What is wrong.
        reason: String,
    },
    /// It belongs to another tuning.
    #[error(
        "`{path}` is of another tuning: `{theirs}`, not `{ours}`; choose another folder, or the settings that this one was started with"
    )]
    Other {
        /// The file.
        path: PathBuf,
        /// The settings that it was begun with.
        theirs: String,
        /// Those of this tuning.
        ours: String,
    },
}

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    tuning: String,
}

/// Any other.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Round {
    /// Counted from 1.
    round: u64,
    /// Games that the one side of the shake won more than the other: from -2 to 2.
    won: i8,
}

impl TuningFile {
    /// Opens the file of a tuning, making it if it is not there, and reads what came of its rounds. A last line without an end was being
    /// written when the program died: it is cut off, and its round played again.
    ///
    /// # Errors
    /// [`TuningFileError`].
    pub fn open(path: &Path, settings: &str) -> Result<(TuningFile, Vec<i8>), TuningFileError> {
        let io = |error| TuningFileError::Io { path: path.to_owned(), error };
        let bad = |line: usize, reason: String| TuningFileError::Line { path: path.to_owned(), line, reason };
        let (mut file, kept) = JournalFile::open(path).map_err(io)?;
        let mut lines = kept.whole.lines().enumerate().map(|(index, line)| (index + 1, line));
        let head = lines.next().map(|(number, line)| {
            serde_json::from_str::<Head>(line).map_err(|error| bad(number, format!("not the beginning of a tuning: {error}")))
        });
        let head = head.transpose()?;
        if head.is_none() && kept.rest.first().is_some_and(|first| *first != b'{') {
            return Err(bad(1, "not the beginning of a tuning".to_owned()));
        }
        if let Some(Head { tuning }) = head.as_ref().filter(|head| head.tuning != settings) {
            return Err(TuningFileError::Other { path: path.to_owned(), theirs: tuning.clone(), ours: settings.to_owned() });
        }
        let mut won = Vec::new();
        for (number, line) in lines {
            let next = won.len() as u64 + 1;
            match serde_json::from_str::<Round>(line) {
                Ok(round) if round.round == next && (-2..=2).contains(&round.won) => won.push(round.won),
                Ok(_) => return Err(bad(number, format!("round {next}, with `won` from -2 to 2, is expected here"))),
                Err(error) => return Err(bad(number, format!("not a round of a tuning: {error}"))),
            }
        }
        file.cut_off_rest(&kept).map_err(io)?;
        if head.is_none() {
            file.add(json(&Head { tuning: settings.to_owned() })).map_err(io)?;
        }
        Ok((TuningFile { file, rounds: won.len() as u64 }, won))
    }

    /// What waits until all rounds written are on the disk.
    #[must_use = "it syncs when it is called"]
    pub fn syncer(&self) -> impl Fn() -> io::Result<()> + use<> {
        self.file.syncer()
    }

    /// Writes down what came of the next round. [`TuningFile::syncer`] sees it onto the disk.
    ///
    /// # Errors
    /// What the system says.
    pub fn write(&mut self, won: i8) -> io::Result<()> {
        self.rounds += 1;
        self.file.add(json(&Round { round: self.rounds, won }))
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("numbers and texts are always JSON")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tuning_resumes_where_its_file_ends() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("tuning.jsonl");
        let (mut file, won) = TuningFile::open(&path, "a b").expect("a new file");
        assert!(won.is_empty());
        file.write(2).expect("written");
        file.write(-1).expect("written");
        drop(file);
        // The power goes out while the third is written.
        let whole = std::fs::read_to_string(&path).expect("the file");
        std::fs::write(&path, format!("{whole}{{\"rou")).expect("cut short");
        let (mut file, won) = TuningFile::open(&path, "a b").expect("the file again");
        assert_eq!(won, [2, -1]);
        file.write(0).expect("written");
        drop(file);
        assert_eq!(TuningFile::open(&path, "a b").expect("once more").1, [2, -1, 0]);
        let error = TuningFile::open(&path, "a c").expect_err("another tuning").to_string();
        assert!(error.contains("`a b`, not `a c`"), "{error}");
    }

    #[test]
    fn what_is_no_tuning_is_refused_and_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("tuning.jsonl");
        let head = r#"{"tuning":"a"}"#;
        for (text, says) in [
            ("a letter to a friend", "line 1: not the beginning of a tuning"),
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
