//! Game lines as the elements of one JSON array.

use crate::game_lines;
use crate::json::{array, elements};
use crate::reading::{Entry, FormatError};
use crate::record::Record;

pub(crate) fn read(text: &str, format: &'static str) -> Result<Vec<Entry>, FormatError> {
    let elements = elements(text).map_err(|message| FormatError::Whole { format, message })?;
    let entry = |(index, (line, element)): (usize, (usize, &serde_json::value::RawValue))| {
        game_lines::read_one(index + 1, line, element.get())
    };
    Ok(elements.into_iter().enumerate().map(entry).collect())
}

pub(crate) fn write(records: &[Record]) -> String {
    array(records.iter().map(|record| game_lines::line(record).to_json()))
}
