//! Lines of text.

use std::io::BufRead;

use super::StreamError;
use super::counted_read::{CountedRead, text};

/// One line without its end.
pub(crate) struct Line {
    /// Counted from 1.
    pub(crate) number: usize,
    pub(crate) text: String,
}

/// The lines of a text, one after another.
pub(crate) struct Lines<R> {
    reader: CountedRead<R>,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(reader: CountedRead<R>) -> Lines<R> {
        Lines { reader }
    }

    fn line(&mut self) -> Result<Option<Line>, StreamError> {
        let number = self.reader.line();
        let mut bytes = Vec::new();
        if !self.reader.take_line(&mut bytes)? {
            return Ok(None);
        }
        if bytes.ends_with(b"\n") {
            bytes.pop();
        }
        if bytes.ends_with(b"\r") {
            bytes.pop();
        }
        Ok(Some(Line { number, text: text(bytes, number)? }))
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = Result<Line, StreamError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.line().transpose()
    }
}
