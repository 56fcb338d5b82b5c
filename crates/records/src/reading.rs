//! What reading gives: each record by itself, so that a bad one does not lose the others.

use thiserror::Error;

use crate::record::Record;

/// A record, or why it is none, with the place where it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The line on which it begins, counted from 1.
    pub line: usize,
    /// What was read.
    pub record: Result<Record, ReadError>,
}

impl Entry {
    /// The same entry of a text that has this many lines more before it.
    pub(crate) fn moved_down(mut self, lines: usize) -> Entry {
        self.line += lines;
        if let Err(error) = &mut self.record {
            error.line += lines;
        }
        self
    }
}

/// Why a part of a text is not a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}{}: {message}", column.map(|column| format!(", column {column}")).unwrap_or_default())]
pub struct ReadError {
    /// Which record of the text, counted from 1.
    pub record: usize,
    /// Its name, if it could be read.
    pub id: Option<String>,
    /// The line, counted from 1.
    pub line: usize,
    /// The character of the line, counted from 1, where that is known.
    pub column: Option<usize>,
    /// What is wrong, and what would be right.
    pub message: String,
}

/// Why a text as a whole cannot be read in a format.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FormatError {
    /// The text does not begin as texts of this format do.
    #[error("not {format}: {message}")]
    Whole {
        /// What the format is called.
        format: &'static str,
        /// What is wrong, and what would be right.
        message: String,
    },
}
