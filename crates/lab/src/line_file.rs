//! A text file that only grows, line by line. A last line without an end was being written when the program died; it can be cut off.
//!
//! The process that has it open holds its lock, so that no two processes write to one file. The system takes the lock back when the process ends, however it ends.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::Path;

/// Such a file, open for more lines.
#[derive(Debug)]
pub(crate) struct LineFile(File);

/// What an open file says of itself that another process is writing to.
pub(crate) const BUSY: &str = "another hnefi is writing to it: wait until it has ended, or choose another place (a second one on the same games would play them twice)";

/// What a file has when it is opened.
pub(crate) struct Kept {
    /// The lines that are whole.
    pub(crate) whole: String,
    /// What is left after the last end of a line.
    pub(crate) rest: Vec<u8>,
}

impl LineFile {
    /// Opens a file, making it if it is not there. One that another process has open is refused ([`BUSY`]).
    pub(crate) fn open(path: &Path) -> io::Result<(LineFile, Kept)> {
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
        Ok((LineFile(file), Kept { whole, rest }))
    }

    /// Cuts off what comes after the whole lines.
    pub(crate) fn cut_off_rest(&mut self, kept: &Kept) -> io::Result<()> {
        self.0.set_len(kept.whole.len() as u64)?;
        self.0.seek(io::SeekFrom::End(0)).map(|_| ())
    }

    /// Adds a line; its end is added to it.
    pub(crate) fn add(&mut self, line: String) -> io::Result<()> {
        self.0.write_all((line + "\n").as_bytes())
    }
}
