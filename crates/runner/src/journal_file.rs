//! A journal: a text file that only grows, line by line. A last line without an end was being written when the program died; it can be cut off.
//!
//! The process that has it open holds its lock, so that no two processes write to one file. The system takes the lock back when the process ends, however it ends.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::Path;
use std::sync::Arc;

/// A journal, open for more lines.
#[derive(Debug)]
pub struct JournalFile(Arc<File>);

/// The message for a file that another process is writing to.
pub const BUSY: &str = "another hnefi is writing to it: wait until it has ended, or choose another place (a second one on the same games would play them twice)";

/// What a file has when it is opened.
pub struct Kept {
    /// The lines that are whole.
    pub whole: String,
    /// What is left after the last end of a line.
    pub rest: Vec<u8>,
}

impl JournalFile {
    /// Opens a file, making it if it is not there.
    ///
    /// # Errors
    /// [`io::ErrorKind::ResourceBusy`] with the text [`BUSY`] where another process has it open, and what the system says.
    pub fn open(path: &Path) -> io::Result<(JournalFile, Kept)> {
        // Appending, so that what is there can only grow.
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        match file.try_lock() {
            // A file system without locks is no reason to play nothing.
            Ok(()) | Err(TryLockError::Error(_)) => {}
            Err(TryLockError::WouldBlock) => return Err(io::Error::new(io::ErrorKind::ResourceBusy, BUSY)),
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        // What was being written may even end within a letter.
        let rest = bytes.split_off(bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1));
        let whole = String::from_utf8(bytes).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
        Ok((JournalFile(Arc::new(file)), Kept { whole, rest }))
    }

    /// Cuts off what comes after the whole lines.
    ///
    /// # Errors
    /// What the system says.
    pub fn cut_off_rest(&mut self, kept: &Kept) -> io::Result<()> {
        self.0.set_len(kept.whole.len() as u64)?;
        (&*self.0).seek(io::SeekFrom::End(0)).map(|_| ())
    }

    /// Adds a line; its end is added to it. [`JournalFile::syncer`] sees it onto the disk.
    ///
    /// # Errors
    /// What the system says.
    pub fn add(&mut self, line: String) -> io::Result<()> {
        (&*self.0).write_all((line + "\n").as_bytes())
    }

    /// What waits until all lines added are on the disk. It can be called while more lines are added.
    pub fn syncer(&self) -> impl Fn() -> io::Result<()> + use<> {
        let file = Arc::clone(&self.0);
        move || file.sync_data()
    }
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
        assert_eq!(std::fs::read_to_string(&path).expect("text"), "one\ntwo\n");
    }
}
