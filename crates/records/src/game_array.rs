//! Game lines as the elements of one JSON array.

use crate::game_lines;
use crate::json::array;
use crate::record::Record;

pub(crate) fn write(records: &[Record]) -> String {
    array(records.iter().map(|record| game_lines::line(record).to_json()))
}
