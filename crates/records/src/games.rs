//! An iterator over the games of a text in any format.

use std::io::{BufRead, BufReader, Cursor, Read};

use crate::format::Format;
use crate::reading::{Entry, FormatError, ReadError};
use crate::record::Record;
use crate::record_format::Source;
use crate::stream::{CountedRead, Entries, StreamError};

/// How much of a text is looked at to know its format.
const HEAD: u64 = 64 * 1024;

/// The games of a text, read one after another. An error ends them.
///
/// ```
/// use hnefi_records::{Format, Games};
///
/// let text = "d1-d3 e5-e2\nd1-d4 e5-e3\n";
/// let games = Games::open(text.as_bytes(), None, None)?;
/// assert_eq!(games.format(), Format::MOVE_LIST);
/// assert_eq!(games.count(), 2);
/// # Ok::<(), hnefi_records::StreamError>(())
/// ```
pub struct Games<'r> {
    format: Format,
    entries: Entries<'r>,
    count: usize,
    failed: bool,
}

impl<'r> Games<'r> {
    /// Begins to read, in this format or in that which the name of the file and the beginning of the text tell. An empty text has no
    /// games.
    ///
    /// # Errors
    /// A [`StreamError`] if the format is not known, or the first bytes cannot be read.
    pub fn open(reader: impl Read + Send + 'r, name: Option<&str>, format: Option<Format>) -> Result<Games<'r>, StreamError> {
        let mut reader = reader;
        let mut head = Vec::new();
        reader.by_ref().take(HEAD).read_to_end(&mut head)?;
        let format = match format.or_else(|| Format::detect(name, &beginning(&head))) {
            Some(format) => format,
            None if head.iter().all(u8::is_ascii_whitespace) => Format::GAME_LINES,
            None => return Err(StreamError::Unknown { known: Format::ALL.iter().map(|format| format.name()).collect() }),
        };
        Ok(Games::read(format, BufReader::new(Cursor::new(head).chain(reader))))
    }

    /// Reads in this format.
    pub(crate) fn read(format: Format, reader: impl BufRead + Send + 'r) -> Games<'r> {
        let source: Source<'r> = CountedRead::new(Box::new(reader));
        Games { format, entries: format.entries(source), count: 0, failed: false }
    }

    /// The format.
    #[must_use]
    pub fn format(&self) -> Format {
        self.format
    }
}

impl Iterator for Games<'_> {
    type Item = Result<Entry, StreamError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        let mut entry = self.entries.next()?;
        self.count += 1;
        self.failed = entry.is_err();
        match &mut entry {
            Ok(Entry { record: Err(error), .. }) => error.record = self.count,
            Ok(Entry { record: Ok(record), .. }) => record.settle_time_control(),
            Err(_) => {}
        }
        Some(entry)
    }
}

/// The beginning of a text as text: up to the last whole line, if there is one.
fn beginning(head: &[u8]) -> String {
    let whole =
        if head.len() < HEAD as usize { head.len() } else { head.iter().rposition(|byte| *byte == b'\n').unwrap_or(head.len()) };
    String::from_utf8_lossy(&head[..whole]).into_owned()
}

/// Reads a text, each record by itself. [`Games`] reads one that need not fit into memory.
///
/// # Errors
/// A [`FormatError`] if the text as a whole is not of this format.
pub fn read(format: Format, text: &str) -> Result<Vec<Entry>, FormatError> {
    let whole = |error| match error {
        StreamError::Format(error) => error,
        other => FormatError::Whole { format: format.title(), message: other.to_string() },
    };
    Games::read(format, text.as_bytes()).map(|entry| entry.map_err(whole)).collect()
}

/// What may have to follow where the text of a record is cut off.
const CLOSINGS: [&str; 4] = ["", ")", "))", ")))"];

/// The record that a text holds before the place where it cannot be read on: to be shown up to there. `None` where nothing of a game
/// comes before that place, and in formats that need the whole of a record, which are those on JSON and tables.
#[must_use]
pub fn read_beginning(format: Format, text: &str, error: &ReadError) -> Option<Record> {
    let line = text.split_inclusive('\n').take(error.line.saturating_sub(1)).map(str::len).sum();
    let (before, rest) = text.split_at_checked(line)?;
    let column = error.column.map_or(0, |column| rest.chars().take(column.saturating_sub(1)).map(char::len_utf8).sum());
    // A format may want its lines whole.
    let cuts = [before.len() + column, before.len()];
    let texts = cuts.iter().filter_map(|cut| text.get(..*cut)).flat_map(|cut| CLOSINGS.map(|closing| format!("{cut}{closing}")));
    let mut records = texts.filter_map(|text| read(format, &text).ok()?.pop()?.record.ok());
    records.find(|record| !record.plies.is_empty())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use proptest::sample::select;

    use super::*;

    /// What is read of a text that comes byte by byte.
    fn byte_by_byte(format: Format, text: &str) -> Result<Vec<Entry>, StreamError> {
        Games::read(format, BufReader::with_capacity(1, text.as_bytes())).collect()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(500))]

        /// Where the parts of a text end makes no difference, not even in a broken text.
        #[test]
        fn any_text_is_read_in_the_same_way_in_parts(
            text in "([-a-k0-9x {}\\[\\]()\",:;\\\\\n\t]|\\[Event \"|\"moves\":\\[|\\(;B\\[d1-d3\\]|é){0,60}",
            format in select(Format::ALL.to_vec()),
        ) {
            match (read(format, &text), byte_by_byte(format, &text)) {
                (Ok(whole), Ok(parts)) => prop_assert_eq!(whole, parts),
                (whole, parts) => prop_assert!(whole.is_err() && parts.is_err(), "{:?} {:?}", whole, parts),
            }
        }
    }

    #[test]
    fn a_broken_record_has_a_beginning() {
        let sample = |name: &str| {
            let path = format!("{}/tests/samples/{name}", env!("CARGO_MANIFEST_DIR"));
            std::fs::read_to_string(path).expect("the samples are part of the tests")
        };
        for (text, plies, variations) in [
            ("a4-a3 f5-f2 a3-a2 e5-z5 a2-a3".to_owned(), 3, 0),
            ("1. a4-a3 f5-f2\n2. a3-a2 hello 3. a2-a3".to_owned(), 3, 0),
            ("[Event \"x\"]\n\n1. a4a3 f5f2 {Opens.} 2. a3a2 (2. a4a4 e5f5) 2... hello 3. a2a3".to_owned(), 3, 1),
            ("[Event \"x\"]\n\n1. a4a3 f5f2 {Opens.} 2. a3a2 (2. a4a2 e5zz) 2... e5f5".to_owned(), 3, 1),
            ("[Event \"x\"]\n\n1. a4a3 f5f2 {Opens. 2. a3a2".to_owned(), 2, 0),
            ("(;GM[29]PB[Ada]PW[Bo];B[d1-d3];W[e5-e2];B[zz];W[d3-d4])".to_owned(), 2, 0),
            ("(;GM[29]PB[Ada]PW[Bo];B[d1-d3];W[e5-e2]".to_owned(), 2, 0),
            (sample("games.sgf").replace("f5-f8", "f5-zz").split_inclusive("))\n").next().unwrap_or_default().to_owned(), 5, 0),
            (sample("game.otg").replace("a4-a5", "a4-zz"), 2, 2),
        ] {
            let format = Format::detect(None, &text).expect("a format");
            let error = read(format, &text).expect("a text").remove(0).record.expect_err(&text);
            let record = read_beginning(format, &text, &error).unwrap_or_else(|| panic!("{error}\n{text}"));
            let beside = record.plies.iter().map(|ply| ply.variations.len()).sum::<usize>();
            assert_eq!((record.plies.len(), beside), (plies, variations), "{text}");
        }
        for text in ["z9-z10", r#"{"rules":"tablut-murray","moves":["d1-b1","f5-zz"]}"#] {
            let error = read(Format::GAME_LINES, text).expect("a text").remove(0).record.expect_err(text);
            assert_eq!(read_beginning(Format::GAME_LINES, text, &error), None, "{text}");
        }
    }

    #[test]
    fn the_samples_are_read_in_the_same_way_in_parts() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/samples");
        for entry in std::fs::read_dir(folder).expect("the samples are part of the tests") {
            let text = std::fs::read_to_string(entry.expect("readable").path()).expect("text");
            let format = Format::detect(None, &text).expect("recognised");
            assert_eq!(byte_by_byte(format, &text).expect("a sample"), read(format, &text).expect("a sample"), "{format}");
        }
    }
}
