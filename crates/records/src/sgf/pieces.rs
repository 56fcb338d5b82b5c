//! The games of a text: each is a tree in parentheses. What stands between them is no part of any.

use std::io::BufRead;

use crate::stream::{CountedRead, LONGEST_RECORD, Piece, StreamError, text};

/// The trees of a text, one after another.
pub(crate) struct Pieces<R> {
    reader: CountedRead<R>,
    over: bool,
}

impl<R: BufRead> Pieces<R> {
    pub(crate) fn new(reader: CountedRead<R>) -> Pieces<R> {
        Pieces { reader, over: false }
    }

    fn piece(&mut self) -> Result<Option<Piece>, StreamError> {
        loop {
            let buffer = self.reader.buffer()?;
            if buffer.is_empty() {
                return Ok(None);
            }
            let before = buffer.iter().position(|byte| *byte == b'(');
            let count = before.unwrap_or(buffer.len());
            self.reader.consume(count)?;
            if before.is_some() {
                break;
            }
        }
        let line = self.reader.line();
        let mut bytes = Vec::new();
        let (mut depth, mut in_value, mut escaped) = (0_usize, false, false);
        loop {
            let buffer = self.reader.buffer()?;
            let mut end = None;
            for (index, byte) in buffer.iter().enumerate() {
                match byte {
                    _ if escaped => escaped = false,
                    b'\\' if in_value => escaped = true,
                    b']' => in_value = false,
                    b'[' => in_value = true,
                    b'(' if !in_value => depth += 1,
                    b')' if !in_value => {
                        depth -= 1;
                        if depth == 0 {
                            end = Some(index + 1);
                            break;
                        }
                    }
                    _ => {}
                }
            }
            let count = end.unwrap_or(buffer.len());
            bytes.extend_from_slice(&buffer[..count]);
            self.reader.consume(count)?;
            if end.is_some() || count == 0 {
                return Ok(Some(Piece { line, text: text(bytes, line)? }));
            }
            if bytes.len() > LONGEST_RECORD {
                return Err(StreamError::TooLong { line });
            }
        }
    }
}

impl<R: BufRead> Iterator for Pieces<R> {
    type Item = Result<Piece, StreamError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.over {
            return None;
        }
        let piece = self.piece();
        self.over = !matches!(piece, Ok(Some(_)));
        piece.transpose()
    }
}
