//! Rows as TSV, CSV and JSON.

use std::io::{self, BufRead, Read};

use serde_json::Value;

use super::{Cell, Encoding, Row, RowOrNot, Sheet};
use crate::reading::FormatError;
use crate::stream::{self, CountedRead, LONGEST_RECORD, Line, Lines, StreamError};

const EMPTY: &str = "it is empty: the first row names the columns";

fn count_error(found: usize, expected: usize) -> String {
    format!("the row has {found} cells, the first row names {expected} columns")
}

/// Lines of cells separated by tabs.
pub(super) struct TsvRows<R> {
    lines: Lines<R>,
    names: Option<Vec<String>>,
    format: &'static str,
}

impl<R: BufRead> TsvRows<R> {
    pub(super) fn new(lines: Lines<R>, format: &'static str) -> TsvRows<R> {
        TsvRows { lines, names: None, format }
    }
}

impl<R: BufRead> Iterator for TsvRows<R> {
    type Item = Result<RowOrNot, StreamError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let line = match self.lines.next() {
                Some(Ok(line)) if line.text.is_empty() => continue,
                Some(Ok(line)) => line,
                Some(Err(error)) => return Some(Err(error)),
                None if self.names.is_some() => return None,
                None => {
                    self.names = Some(Vec::new());
                    return Some(Err(FormatError::Whole { format: self.format, message: EMPTY.to_owned() }.into()));
                }
            };
            match &self.names {
                Some(names) => return Some(Ok(tsv_row(&line, names))),
                None => self.names = Some(line.text.split('\t').map(str::to_owned).collect()),
            }
        }
    }
}

fn tsv_row(line: &Line, names: &[String]) -> RowOrNot {
    let texts: Vec<&str> = line.text.split('\t').collect();
    if texts.len() != names.len() {
        return Err((line.number, count_error(texts.len(), names.len())));
    }
    let mut at = 1;
    let mut cells = Vec::with_capacity(texts.len());
    for (name, text) in names.iter().zip(texts) {
        cells.push(Cell { column: name.clone(), text: text.to_owned(), at: Some(at) });
        at += text.chars().count() + 1;
    }
    Ok(Row { line: line.number, cells })
}

/// Records of CSV.
pub(super) struct CsvRows<R> {
    reader: csv::Reader<Guarded<R>>,
    names: Option<csv::StringRecord>,
    format: &'static str,
    over: bool,
}

/// A reader that gives up on a record without an end.
struct Guarded<R> {
    reader: CountedRead<R>,
    since_record: usize,
}

impl<R: BufRead> Read for Guarded<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let buffer = self.reader.buffer()?;
        let count = buffer.len().min(into.len());
        into[..count].copy_from_slice(&buffer[..count]);
        self.reader.consume(count)?;
        self.since_record += count;
        if self.since_record > LONGEST_RECORD {
            return Err(io::Error::other(StreamError::TooLong { line: self.reader.line() }));
        }
        Ok(count)
    }
}

impl<R: BufRead> CsvRows<R> {
    pub(super) fn new(reader: CountedRead<R>, format: &'static str) -> CsvRows<R> {
        let mut builder = csv::ReaderBuilder::new();
        let reader = builder.has_headers(false).flexible(true).from_reader(Guarded { reader, since_record: 0 });
        CsvRows { reader, names: None, format, over: false }
    }

    fn row(&mut self) -> Result<Option<RowOrNot>, StreamError> {
        let whole = |message: String| FormatError::Whole { format: self.format, message };
        if self.names.is_none() {
            let mut names = csv::StringRecord::new();
            match self.reader.read_record(&mut names) {
                Ok(true) => self.names = Some(names),
                Ok(false) => return Err(whole(EMPTY.to_owned()).into()),
                Err(error) => return Err(whole(error.to_string()).into()),
            }
        }
        let mut record = csv::StringRecord::new();
        let more = self.reader.read_record(&mut record);
        self.reader.get_mut().since_record = 0;
        let names = self.names.as_ref().expect("they have been read");
        let line = |position: Option<&csv::Position>| position.map_or(0, csv::Position::line) as usize;
        match more {
            Ok(false) => Ok(None),
            Ok(true) if record.len() != names.len() => {
                Ok(Some(Err((line(record.position()), count_error(record.len(), names.len())))))
            }
            Ok(true) => {
                let cell = |(name, text): (&str, &str)| Cell { column: name.to_owned(), text: text.to_owned(), at: None };
                Ok(Some(Ok(Row { line: line(record.position()), cells: names.iter().zip(&record).map(cell).collect() })))
            }
            Err(error) if error.is_io_error() => match error.into_kind() {
                csv::ErrorKind::Io(error) => Err(error.into()),
                other => Err(whole(format!("{other:?}")).into()),
            },
            Err(error) => Ok(Some(Err((line(error.position()), error.to_string())))),
        }
    }
}

impl<R: BufRead> Iterator for CsvRows<R> {
    type Item = Result<RowOrNot, StreamError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.over {
            return None;
        }
        let row = self.row();
        self.over = !matches!(row, Ok(Some(_)));
        row.transpose()
    }
}

pub(super) fn json_row(value: &stream::Value) -> RowOrNot {
    let line = value.line;
    let object: serde_json::Map<String, Value> = serde_json::from_str(&value.text).map_err(|error| (line, error.to_string()))?;
    let cell = |(column, value): (String, Value)| {
        let text = match value {
            Value::Null => String::new(),
            Value::String(text) => text,
            Value::Number(number) => number.to_string(),
            other => return Err((line, format!("`{column}` is {other}: cells are texts or numbers"))),
        };
        Ok(Cell { column, text, at: None })
    };
    Ok(Row { line, cells: object.into_iter().map(cell).collect::<Result<_, _>>()? })
}

/// The names of the columns, where they are written once.
pub(super) fn head(encoding: Encoding, sheet: &Sheet) -> String {
    match encoding {
        Encoding::Tsv => tsv(sheet.columns),
        Encoding::Csv => csv(sheet.columns),
        Encoding::Json => String::new(),
    }
}

pub(super) fn tsv<S: AsRef<str>>(cells: &[S]) -> String {
    cells.iter().map(AsRef::as_ref).collect::<Vec<_>>().join("\t") + "\n"
}

pub(super) fn csv<S: AsRef<str>>(cells: &[S]) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let whole = "a row of text goes into memory";
    writer.write_record(cells.iter().map(AsRef::as_ref)).expect(whole);
    String::from_utf8(writer.into_inner().expect(whole)).expect("texts written as CSV are text")
}

/// A row as one line of JSON.
pub(super) fn object(sheet: &Sheet, row: &[String]) -> String {
    let cell = |(column, text): (&&str, &String)| {
        let number = text.parse::<i64>().ok().filter(|number| sheet.numbers.contains(column) && number.to_string() == *text);
        let value = match number {
            Some(number) => number.into(),
            None if text.is_empty() => Value::Null,
            None => Value::String(text.clone()),
        };
        format!("{}:{value}", Value::from(*column))
    };
    format!("{{{}}}", sheet.columns.iter().zip(row).map(cell).collect::<Vec<_>>().join(","))
}
