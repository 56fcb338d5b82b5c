//! The games of a text one after another: of the text no more is kept than the game at hand, so that memory does not grow with the file.

mod counted_read;
mod json_values;
mod lines;

use std::collections::VecDeque;
use std::io::{self, BufRead};

pub(crate) use counted_read::{CountedRead, text};
pub(crate) use json_values::{Value, Values};
pub(crate) use lines::{Line, Lines};
use thiserror::Error;

use crate::reading::{Entry, FormatError};

/// One record is no longer than this. What is read ahead is bounded by it.
pub(crate) const LONGEST_RECORD: usize = 16 * 1024 * 1024;

/// Why the games of a text cannot be read on.
#[derive(Debug, Error)]
pub enum StreamError {
    /// The operating system says so.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// Bytes that are no text.
    #[error("line {line} is not text: its bytes are not UTF-8")]
    NotText {
        /// Counted from 1.
        line: usize,
    },
    /// Something without an end.
    #[error("line {line}: no record is longer than {} MiB", LONGEST_RECORD / 1024 / 1024)]
    TooLong {
        /// Where it begins, counted from 1.
        line: usize,
    },
    /// The text is not of this format.
    #[error("{0}")]
    Format(#[from] FormatError),
    /// The text begins like no format that is known.
    #[error(
        "cannot detect the format; give it by name: {}",
        known.join(", ")
    )]
    Unknown {
        /// The names of all formats.
        known: Vec<&'static str>,
    },
}

/// The text that a format reads.
pub(crate) type Source<'r> = CountedRead<Box<dyn BufRead + Send + 'r>>;

/// Entries of one format, as they are read.
pub(crate) type Entries<'r> = Box<dyn Iterator<Item = Result<Entry, StreamError>> + Send + 'r>;

/// A stretch of a text that holds one record, and the line on which it begins.
pub(crate) struct Piece {
    pub(crate) line: usize,
    pub(crate) text: String,
}

/// The entries of pieces, each read by itself; the lines are those of the whole text.
pub(crate) fn pieces<I>(pieces: I, read: fn(&str) -> Vec<Entry>) -> impl Iterator<Item = Result<Entry, StreamError>>
where
    I: Iterator<Item = Result<Piece, StreamError>>,
{
    let entries = move |piece: Result<Piece, StreamError>| match piece {
        Err(error) => VecDeque::from([Err(error)]),
        Ok(piece) => read(&piece.text).into_iter().map(|entry| Ok(entry.moved_down(piece.line - 1))).collect(),
    };
    pieces.flat_map(entries)
}

/// A format of which a text is one record.
pub(crate) fn whole<'r>(reader: Source<'r>, read: fn(&str) -> Vec<Entry>) -> Entries<'r> {
    Box::new(pieces(std::iter::once_with(move || reader.whole()), read))
}

/// JSON values, each a record.
pub(crate) fn json<'r>(reader: Source<'r>, format: &'static str, read: fn(usize, &str) -> Entry) -> Entries<'r> {
    Box::new(Values::new(reader, format).map(move |value| value.map(|Value { line, text }| read(line, &text))))
}
