//! A journal: a text file that only grows, line by line. A last line without an end was being written when the program died; it can be cut off.
//!
//! The process that has it open holds its lock, so that no two processes write to one file. The system takes the lock back when the process ends, however it ends.
//! Others can read the file meanwhile. On Windows a locked file cannot be read, so there the lock is that of an empty file beside
//! it, `NAME.lock`, which stays: another process may already hold the next lock on it.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A journal, open for more lines.
#[derive(Debug)]
pub struct JournalFile {
    file: Arc<File>,
    path: PathBuf,
    /// The file that is locked, where that is not the journal itself: the lock ends when it is closed.
    _lock: Option<File>,
}

/// The message for a file that another process is writing to.
pub const BUSY: &str = "another hnefi is writing to it: wait until it has ended, or choose another place (a second one on the same games would play them twice)";

/// What a file has when it is opened.
pub struct Kept {
    /// The lines that are whole.
    pub whole: String,
    /// What is left after the last end of a line.
    pub rest: Vec<u8>,
}

impl Kept {
    /// Whether the rest can be what is left of a line that begins like this. Where it cannot, the file is no such journal, and must
    /// not be cut off.
    #[must_use]
    pub fn rest_is_of(&self, beginning: &str) -> bool {
        let (rest, beginning) = (self.rest.as_slice(), beginning.as_bytes());
        rest.starts_with(beginning) || beginning.starts_with(rest)
    }
}

impl JournalFile {
    /// Opens a file, making it if it is not there.
    ///
    /// # Errors
    /// [`io::ErrorKind::ResourceBusy`] with the text [`BUSY`] where another process has it open, and what the system says.
    pub fn open(path: &Path) -> io::Result<(JournalFile, Kept)> {
        // Appending, so that what is there can only grow.
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        let lock = cfg!(windows).then(|| beside(path)).transpose()?;
        match lock.as_ref().unwrap_or(&file).try_lock() {
            // A file system without locks is no reason to play nothing.
            Ok(()) | Err(TryLockError::Error(_)) => {}
            Err(TryLockError::WouldBlock) => return Err(io::Error::new(io::ErrorKind::ResourceBusy, BUSY)),
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        // What was being written may even end within a letter.
        let rest = bytes.split_off(bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1));
        let whole = String::from_utf8(bytes).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
        Ok((JournalFile { file: Arc::new(file), path: path.to_owned(), _lock: lock }, Kept { whole, rest }))
    }

    /// Cuts off what comes after the whole lines.
    ///
    /// # Errors
    /// What the system says.
    pub fn cut_off_rest(&mut self, kept: &Kept) -> io::Result<()> {
        if kept.rest.is_empty() {
            return Ok(());
        }
        // On Windows a file that is open for appending cannot be made shorter.
        OpenOptions::new().write(true).open(&self.path)?.set_len(kept.whole.len() as u64)
    }

    /// Adds a line; its end is added to it. [`JournalFile::syncer`] sees it onto the disk.
    ///
    /// # Errors
    /// What the system says.
    pub fn add(&mut self, line: String) -> io::Result<()> {
        (&*self.file).write_all((line + "\n").as_bytes())
    }

    /// What waits until all lines added are on the disk. It can be called while more lines are added.
    pub fn syncer(&self) -> impl Fn() -> io::Result<()> + use<> {
        let file = Arc::clone(&self.file);
        move || file.sync_data()
    }
}

/// The file that is locked instead of the journal.
fn beside(path: &Path) -> io::Result<File> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    OpenOptions::new().write(true).create(true).truncate(false).open(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_kept_and_half_a_line_can_be_cut_off() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("journal");
        let (mut file, kept) = JournalFile::open(&path).expect("a new file");
        assert_eq!((kept.whole.as_str(), kept.rest.len()), ("", 0));
        file.add("one".to_owned()).expect("written");
        file.syncer()().expect("synced");
        assert_eq!(JournalFile::open(&path).map(|_| ()).expect_err("it is open").kind(), io::ErrorKind::ResourceBusy);
        drop(file);
        std::fs::write(&path, "one\ntw").expect("written");
        let (mut file, kept) = JournalFile::open(&path).expect("the file");
        assert_eq!((kept.whole.as_str(), kept.rest.as_slice()), ("one\n", b"tw".as_slice()));
        file.cut_off_rest(&kept).expect("cut off");
        file.add("two".to_owned()).expect("written");
        // It can be read while it is written.
        assert_eq!(std::fs::read_to_string(&path).expect("text"), "one\ntwo\n");
    }

    #[test]
    fn a_rest_of_another_line_is_told_apart() {
        let is_of = |rest: &str| Kept { whole: String::new(), rest: rest.as_bytes().to_vec() }.rest_is_of(r#"{"id":"#);
        for rest in ["", "{", r#"{"id":"#, r#"{"id":"1.1","rul"#] {
            assert!(is_of(rest), "{rest}");
        }
        for rest in ["a letter", "{}", r#"{"name":"somebody"}"#] {
            assert!(!is_of(rest), "{rest}");
        }
    }
}
