//! JSON values one after another, however they are laid out: one a line, over several lines, or the elements of an array. One that is
//! broken loses no other.

use std::collections::VecDeque;
use std::io::BufRead;

use serde_json::value::RawValue;

use super::counted_read::{CountedRead, text};
use super::{LONGEST_RECORD, StreamError};
use crate::reading::FormatError;

/// A value, or what stands where one should, and the line on which it begins.
pub(crate) struct Value {
    pub(crate) line: usize,
    pub(crate) text: String,
}

/// The values of a text. Those in an array that is not itself in another are values of their own.
pub(crate) struct Values<R> {
    reader: CountedRead<R>,
    format: &'static str,
    in_array: bool,
    waiting: VecDeque<Value>,
    over: bool,
}

/// How a value ended.
#[derive(PartialEq)]
enum Ended {
    Whole,
    /// Something follows that cannot stand there: another value, or a line break in a text.
    Broken,
    WithTheText,
}

impl<R: BufRead> Values<R> {
    pub(crate) fn new(reader: CountedRead<R>, format: &'static str) -> Values<R> {
        Values { reader, format, in_array: false, waiting: VecDeque::new(), over: false }
    }

    fn value(&mut self) -> Result<Option<Value>, StreamError> {
        loop {
            if let Some(value) = self.waiting.pop_front() {
                return Ok(Some(value));
            }
            self.reader.skip_blank()?;
            match (self.reader.peek()?, self.in_array) {
                (None, false) => return Ok(None),
                (None, true) => return Err(self.no_array("it has no end: a `]` is missing")),
                (Some(b'['), false) => {
                    self.in_array = true;
                    self.reader.consume(1)?;
                }
                (Some(b']'), true) => {
                    self.in_array = false;
                    self.reader.consume(1)?;
                }
                (Some(b','), true) => self.reader.consume(1)?,
                (Some(b'{'), false) => return self.on_its_own().map(Some),
                (Some(_), true) => return self.element().map(Some),
                (Some(_), false) => {
                    let line = self.reader.line();
                    let mut bytes = Vec::new();
                    self.reader.take_line(&mut bytes)?;
                    return Ok(Some(Value { line, text: text(bytes, line)? }));
                }
            }
        }
    }

    fn no_array(&self, why: &str) -> StreamError {
        FormatError::Whole { format: self.format, message: format!("not a JSON array: {why}") }.into()
    }

    fn element(&mut self) -> Result<Value, StreamError> {
        let (value, ended) = self.scan()?;
        match ended {
            Ended::Whole if !value.text.is_empty() => Ok(value),
            _ => {
                let why = match serde_json::from_str::<&RawValue>(&value.text) {
                    Err(error) if !value.text.is_empty() => format!("line {}: {error}", value.line),
                    _ => format!("line {}: a value or `]` should stand here", self.reader.line()),
                };
                Err(self.no_array(&why))
            }
        }
    }

    /// A value that is no element. Where it is broken, reading goes on with the next line that begins like a value.
    fn on_its_own(&mut self) -> Result<Value, StreamError> {
        let indent = self.reader.indent();
        let (value, ended) = self.scan()?;
        if ended == Ended::Whole {
            return Ok(value);
        }
        loop {
            let begins = matches!(self.reader.peek()?, None | Some(b'{' | b'['));
            if begins && self.reader.indent().is_some_and(|here| here <= indent.unwrap_or(0)) || self.reader.peek()?.is_none() {
                break;
            }
            self.reader.take_line(&mut Vec::new())?;
            self.reader.skip_blank()?;
        }
        Ok(self.cut(value))
    }

    /// The beginning of a broken value, up to the first line that is a value by itself; that and the lines after it are read on their
    /// own.
    fn cut(&mut self, value: Value) -> Value {
        let whole = |line: &str| line.starts_with('{') && serde_json::from_str::<&RawValue>(line).is_ok();
        let mut lines = value.text.split_inclusive('\n');
        let mut begin: String = lines.next().unwrap_or_default().to_owned();
        for (number, line) in (value.line + 1..).zip(lines) {
            if self.waiting.is_empty() && !whole(line) {
                begin += line;
            } else if !line.trim().is_empty() {
                self.waiting.push_back(Value { line: number, text: line.to_owned() });
            }
        }
        Value { line: value.line, text: begin }
    }

    /// Takes a value, as far as brackets and texts tell where it ends.
    fn scan(&mut self) -> Result<(Value, Ended), StreamError> {
        let line = self.reader.line();
        let mut bytes = Vec::new();
        let mut scanner = Scanner::default();
        loop {
            let buffer = self.reader.buffer()?;
            if buffer.is_empty() {
                return Ok((Value { line, text: text(bytes, line)? }, Ended::WithTheText));
            }
            let (count, ended) = scanner.go_on(buffer);
            bytes.extend_from_slice(&buffer[..count]);
            self.reader.consume(count)?;
            if let Some(ended) = ended {
                return Ok((Value { line, text: text(bytes, line)? }, ended));
            }
            if bytes.len() > LONGEST_RECORD {
                return Err(StreamError::TooLong { line });
            }
        }
    }
}

impl<R: BufRead> Iterator for Values<R> {
    type Item = Result<Value, StreamError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.over {
            return None;
        }
        let value = self.value();
        self.over = !matches!(value, Ok(Some(_)));
        value.transpose()
    }
}

/// Finds the end of a value in bytes that come in parts.
#[derive(Default)]
struct Scanner {
    depth: usize,
    in_text: bool,
    escaped: bool,
    /// The last byte that is not white space.
    last: u8,
}

impl Scanner {
    /// How many bytes belong to the value, and how it ended if it did.
    fn go_on(&mut self, bytes: &[u8]) -> (usize, Option<Ended>) {
        for (index, byte) in bytes.iter().enumerate() {
            if self.in_text {
                match byte {
                    b'\n' => return (index, Some(Ended::Broken)),
                    _ if self.escaped => self.escaped = false,
                    b'\\' => self.escaped = true,
                    b'"' => {
                        self.in_text = false;
                        self.last = b'"';
                        if self.depth == 0 {
                            return (index + 1, Some(Ended::Whole));
                        }
                    }
                    _ => {}
                }
                continue;
            }
            match byte {
                byte if byte.is_ascii_whitespace() => {
                    if self.depth == 0 {
                        return (index, Some(Ended::Whole));
                    }
                    continue;
                }
                b'"' => self.in_text = true,
                b'{' | b'[' => {
                    // Nothing else can stand before a bracket that opens.
                    if self.depth > 0 && !matches!(self.last, b'{' | b'[' | b',' | b':') {
                        return (index, Some(Ended::Broken));
                    }
                    self.depth += 1;
                }
                b'}' | b']' if self.depth > 0 => {
                    self.depth -= 1;
                    if self.depth == 0 {
                        return (index + 1, Some(Ended::Whole));
                    }
                }
                b'}' | b']' | b',' if self.depth == 0 => return (index, Some(Ended::Whole)),
                _ => {}
            }
            self.last = *byte;
        }
        (bytes.len(), None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(text: &str) -> Vec<(usize, String)> {
        let values = Values::new(CountedRead::new(text.as_bytes()), "JSON");
        values.map(|value| value.map(|value| (value.line, value.text)).expect(text)).collect()
    }

    #[test]
    fn values_are_found_however_they_are_laid_out() {
        for text in [
            "{\"a\":[1,{\"b\":\"}\\\"\"}]}\n{\"c\":2}",
            "{\n  \"a\": [\n    1,\n    {\"b\": \"}\\\"\"}\n  ]\n}\n{\"c\":\n2}\n",
            "[{\"a\":[1,{\"b\":\"}\\\"\"}]},{\"c\":2}]",
            "\u{feff}[\n{\n\"a\":\n[\n1,\n{\n\"b\": \"}\\\"\"\n}\n]\n}\n,\n{\n\"c\":\n2\n}\n]\n",
            "{\"a\":[1,{\"b\":\"}\\\"\"}]} {\"c\":2}",
        ] {
            let found: Vec<serde_json::Value> =
                values(text).iter().map(|(_, text)| serde_json::from_str(text).expect("a value")).collect();
            assert_eq!(found, [serde_json::json!({"a": [1, {"b": "}\""}]}), serde_json::json!({"c": 2})], "{text}");
        }
        assert_eq!(values(" \n"), []);
        assert_eq!(values("[]"), []);
    }

    #[test]
    fn a_broken_value_loses_no_other() {
        for broken in [
            "{\"a\":[1",
            "{\"a\":[1,",
            "{\"a\":\"b",
            "{\"a\":",
            "{\n  \"a\": [\n    {\"b\": 1}\n    {\"c\": 1}\n  ]\n}",
            "nothing",
        ] {
            let text = format!("{{\"x\":1}}\n{broken}\n{{\"y\":2}}\n{{\"z\":3}}\n");
            let found = values(&text);
            let whole: Vec<&str> = found.iter().map(|(_, text)| text.trim()).collect();
            assert_eq!(whole.len(), 4, "{text}: {found:?}");
            assert_eq!((whole[0], whole[2], whole[3]), ("{\"x\":1}", "{\"y\":2}", "{\"z\":3}"), "{text}");
            assert_eq!(found[1].0, 2);
            assert_eq!(found[2].0, broken.matches('\n').count() + 3);
        }
    }

    #[test]
    fn an_array_without_an_end_is_reported() {
        for (text, why) in [("[{\"a\":1}", "a `]` is missing"), ("[{\"a\":1", "line 1: EOF"), ("[}", "should stand here")] {
            let last = Values::new(CountedRead::new(text.as_bytes()), "JSON").last().expect(text);
            let error = last.err().expect(text).to_string();
            assert!(error.contains(why), "{text}: {error}");
        }
    }
}
