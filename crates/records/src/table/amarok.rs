//! The columns of the tafl-database: games of several rule sets, `++` where the king falls.

use hnefi_rules::GameResult;

use super::{CellError, Row, Sheet};
use crate::holds::{CapturesHeld, Holds};
use crate::move_list::{moves, read_joined};
use crate::ply::Mark;
use crate::record::{End, Record, RulesName};
use crate::replay::Wanted;

const COLUMNS: [&str; 5] = ["file", "variant", "winner", "plies", "moves"];

pub(super) const SHEET: Sheet = Sheet {
    columns: &COLUMNS,
    required: &["file", "variant", "winner", "moves"],
    numbers: &["plies"],
    holds: Holds {
        id: true,
        rules: |_| true,
        captures: CapturesHeld::Each,
        marks: &[Mark::Captured],
        settled: |result, _| (result.filter(|result| *result != GameResult::Unfinished), End::Unstated),
        ..Holds::MOVES
    },
    wanted: Wanted { captures: true, ..Wanted::NOTHING },
    rules_named_by_file: |_| None,
    read,
    write: |record| Ok(write(record)),
};

fn read(row: &Row) -> Result<Record, CellError> {
    let result = match row.text("winner") {
        "white" => Some(GameResult::Defenders),
        "black" => Some(GameResult::Attackers),
        "draw" => Some(GameResult::Draw),
        "" => None,
        other => return Err(row.error("winner", format!("`{other}` wins nothing: white, black, draw or nothing"))),
    };
    let mut record = Record { id: row.filled("file"), result, ..Record::default() };
    record.rules = row.filled("variant").map(|rules| RulesName::from_text(&rules));
    record.tags.extend(row.other_cells(&COLUMNS));
    record.plies = row.plies(read_joined)?;
    Ok(record)
}

fn write(record: &Record) -> Vec<String> {
    let winner = match record.result {
        Some(GameResult::Defenders) => "white",
        Some(GameResult::Attackers) => "black",
        Some(GameResult::Draw) => "draw",
        Some(GameResult::Unfinished) | None => "",
    };
    vec![
        record.id.clone().unwrap_or_default(),
        record.rules.as_ref().map(|rules| rules.text().to_owned()).unwrap_or_default(),
        winner.to_owned(),
        record.plies.len().to_string(),
        moves(&record.plies),
    ]
}
