//! Rows as TSV, CSV and JSON.

use serde_json::Value;
use serde_json::value::RawValue;

use super::{Cell, Row, Sheet};
use crate::json::{array, elements};

type Rows = Vec<Result<Row, (usize, String)>>;

fn count_error(found: usize, expected: usize) -> String {
    format!("the row has {found} cells, the first row names {expected} columns")
}

pub(super) fn read_tsv(text: &str) -> Result<Rows, String> {
    let mut lines = text.lines().enumerate().filter(|(_, line)| !line.is_empty());
    let (_, header) = lines.next().ok_or("it is empty: the first row names the columns")?;
    let names: Vec<&str> = header.split('\t').collect();
    Ok(lines.map(|(index, line)| tsv_row(index + 1, line, &names)).collect())
}

fn tsv_row(line: usize, text: &str, names: &[&str]) -> Result<Row, (usize, String)> {
    let texts: Vec<&str> = text.split('\t').collect();
    if texts.len() != names.len() {
        return Err((line, count_error(texts.len(), names.len())));
    }
    let mut at = 1;
    let mut cells = Vec::with_capacity(texts.len());
    for (name, text) in names.iter().zip(texts) {
        cells.push(Cell { column: (*name).to_owned(), text: text.to_owned(), at: Some(at) });
        at += text.chars().count() + 1;
    }
    Ok(Row { line, cells })
}

pub(super) fn read_csv(text: &str) -> Result<Rows, String> {
    let mut reader = csv::ReaderBuilder::new().has_headers(false).flexible(true).from_reader(text.as_bytes());
    let mut records = reader.records();
    let header = records.next().ok_or("it is empty: the first row names the columns")?.map_err(|error| error.to_string())?;
    let mut rows = Vec::new();
    for record in records {
        rows.push(match record {
            Err(error) => Err((error.position().map_or(0, csv::Position::line) as usize, error.to_string())),
            Ok(record) => {
                let line = record.position().map_or(0, csv::Position::line) as usize;
                if record.len() == header.len() {
                    let cell = |(name, text): (&str, &str)| Cell { column: name.to_owned(), text: text.to_owned(), at: None };
                    Ok(Row { line, cells: header.iter().zip(&record).map(cell).collect() })
                } else {
                    Err((line, count_error(record.len(), header.len())))
                }
            }
        });
    }
    Ok(rows)
}

pub(super) fn read_json(text: &str) -> Result<Rows, String> {
    Ok(elements(text)?.into_iter().map(|(line, element)| json_row(line, element).map_err(|wrong| (line, wrong))).collect())
}

fn json_row(line: usize, element: &RawValue) -> Result<Row, String> {
    let object: serde_json::Map<String, Value> = serde_json::from_str(element.get()).map_err(|error| error.to_string())?;
    let cell = |(column, value): (String, Value)| {
        let text = match value {
            Value::Null => String::new(),
            Value::String(text) => text,
            Value::Number(number) => number.to_string(),
            other => return Err(format!("`{column}` is {other}: cells are texts or numbers")),
        };
        Ok(Cell { column, text, at: None })
    };
    Ok(Row { line, cells: object.into_iter().map(cell).collect::<Result<_, _>>()? })
}

pub(super) fn write_tsv(sheet: &Sheet, rows: &[Vec<String>]) -> String {
    let mut text = sheet.columns.join("\t") + "\n";
    for row in rows {
        text += &row.join("\t");
        text.push('\n');
    }
    text
}

pub(super) fn write_csv(sheet: &Sheet, rows: &[Vec<String>]) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let whole = "a row of text goes into memory, and every row has as many cells as there are columns";
    writer.write_record(sheet.columns).expect(whole);
    for row in rows {
        writer.write_record(row).expect(whole);
    }
    String::from_utf8(writer.into_inner().expect(whole)).expect("texts written as CSV are text")
}

/// An array with one object a line.
pub(super) fn write_json(sheet: &Sheet, rows: &[Vec<String>]) -> String {
    let object = |row: &Vec<String>| {
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
    };
    array(rows.iter().map(object))
}
