//! A reader that knows the line it is on.

use std::io::{self, BufRead, Read};

use super::{LONGEST_RECORD, Piece, StreamError};

/// A reader of bytes that counts lines. A byte order mark at the beginning is no part of the text.
pub(crate) struct CountedRead<R> {
    reader: R,
    /// The line that the next byte is on, counted from 1.
    line: usize,
    /// How many blanks precede it on its line; `None` if something else does.
    indent: Option<usize>,
    begun: bool,
}

const MARK: &[u8] = "\u{feff}".as_bytes();

impl<R: BufRead> CountedRead<R> {
    pub(crate) fn new(reader: R) -> CountedRead<R> {
        CountedRead { reader, line: 1, indent: Some(0), begun: false }
    }

    pub(crate) fn line(&self) -> usize {
        self.line
    }

    pub(crate) fn indent(&self) -> Option<usize> {
        self.indent
    }

    /// The bytes that come next, none at the end.
    pub(crate) fn buffer(&mut self) -> io::Result<&[u8]> {
        if !self.begun {
            self.begun = true;
            if self.reader.fill_buf()?.starts_with(MARK) {
                self.reader.consume(MARK.len());
            }
        }
        self.reader.fill_buf()
    }

    pub(crate) fn peek(&mut self) -> io::Result<Option<u8>> {
        Ok(self.buffer()?.first().copied())
    }

    /// Goes on behind this many bytes of the buffer.
    pub(crate) fn consume(&mut self, count: usize) -> io::Result<()> {
        let passed = &self.reader.fill_buf()?[..count];
        let lines = passed.iter().filter(|byte| **byte == b'\n').count();
        let since = match passed.iter().rposition(|byte| *byte == b'\n') {
            Some(place) => &passed[place + 1..],
            None => passed,
        };
        let before = if lines > 0 { Some(0) } else { self.indent };
        self.indent = before.filter(|_| since.iter().all(u8::is_ascii_whitespace)).map(|before| before + since.len());
        self.line += lines;
        self.reader.consume(count);
        Ok(())
    }

    /// Goes on to the next byte that is not white space.
    pub(crate) fn skip_blank(&mut self) -> io::Result<()> {
        loop {
            let buffer = self.buffer()?;
            let blank = buffer.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
            let more = blank == buffer.len() && blank > 0;
            self.consume(blank)?;
            if !more {
                return Ok(());
            }
        }
    }

    /// Takes what is left of the line and its end into a piece; `false` at the end of the text.
    pub(crate) fn take_line(&mut self, into: &mut Vec<u8>) -> Result<bool, StreamError> {
        let (begins, line) = (into.len(), self.line);
        loop {
            let buffer = self.buffer()?;
            let end = buffer.iter().position(|byte| *byte == b'\n').map(|place| place + 1);
            let count = end.unwrap_or(buffer.len());
            into.extend_from_slice(&buffer[..count]);
            self.consume(count)?;
            if end.is_some() || count == 0 {
                return Ok(into.len() > begins);
            }
            if into.len() > LONGEST_RECORD {
                return Err(StreamError::TooLong { line });
            }
        }
    }

    /// The rest of the text, if it is no longer than a record may be.
    pub(crate) fn whole(mut self) -> Result<Piece, StreamError> {
        let line = self.line;
        self.buffer()?;
        let mut bytes = Vec::new();
        self.reader.by_ref().take(LONGEST_RECORD as u64 + 1).read_to_end(&mut bytes)?;
        if bytes.len() > LONGEST_RECORD {
            return Err(StreamError::TooLong { line });
        }
        Ok(Piece { line, text: text(bytes, line)? })
    }
}

/// Bytes that begin on a line, as text.
pub(crate) fn text(bytes: Vec<u8>, line: usize) -> Result<String, StreamError> {
    String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let lines = error.as_bytes()[..good].iter().filter(|byte| **byte == b'\n').count();
        StreamError::NotText { line: line + lines }
    })
}
