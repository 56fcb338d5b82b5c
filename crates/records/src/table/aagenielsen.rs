//! The columns of games played on aagenielsen.dk. White is the king's side. The rules are named by the file, not by the row.

use hnefi_rules::GameResult;

use super::{CellError, Row, Sheet};
use crate::holds::{CapturesHeld, Holds};
use crate::move_list::moves;
use crate::move_text::read_marked;
use crate::record::{End, Record, RulesName, tag};
use crate::replay::Wanted;

/// Columns that are tags.
const TAGS: [(&str, &str); 7] = [
    ("white", tag::DEFENDERS),
    ("black", tag::ATTACKERS),
    ("white_rating", tag::DEFENDERS_RATING),
    ("black_rating", tag::ATTACKERS_RATING),
    ("first", "first"),
    ("black_lost", "attackers-lost"),
    ("white_lost", "defenders-lost"),
];

const COLUMNS: [&str; 12] = [
    "id",
    "white",
    "black",
    "white_rating",
    "black_rating",
    "first",
    "black_lost",
    "white_lost",
    "result",
    "end",
    "plies",
    "moves",
];

pub(super) const SHEET: Sheet = Sheet {
    columns: &COLUMNS,
    required: &["id", "white", "black", "result", "end", "moves"],
    numbers: &["white_rating", "black_rating", "black_lost", "white_lost", "plies"],
    holds: Holds {
        id: true,
        tag: |name| TAGS.iter().any(|(_, tag)| *tag == name),
        captures: CapturesHeld::Each,
        settled: |result, end| read_end(&write_end(result, end)).unwrap_or_default(),
        ..Holds::MOVES
    },
    wanted: Wanted { captures: true, ..Wanted::NOTHING },
    rules_named_by_file,
    read,
    write: |record| Ok(write(record)),
};

/// Files of the collection are called `016-copenhagen-….tsv` after the number of the game there, which is the alias
/// `aagenielsen-016`.
fn rules_named_by_file(file_name: &str) -> Option<RulesName> {
    let name = file_name.rsplit(['/', '\\']).next()?;
    let name = name.strip_prefix("aagenielsen-").unwrap_or(name);
    let (number, _) = name.split_once(['-', '.'])?;
    let is_number = number.len() == 3 && number.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| RulesName::Named(format!("aagenielsen-{number}")))
}

fn read(row: &Row) -> Result<Record, CellError> {
    let (result, end) =
        read_end(&(row.text("result"), row.text("end"))).map_err(|(column, message)| row.error(column, message))?;
    let mut record = Record { id: row.filled("id"), result, end, ..Record::default() };
    record.tags.extend(TAGS.iter().filter_map(|(column, tag)| Some(((*tag).to_owned(), row.filled(column)?))));
    record.tags.extend(row.other_cells(&COLUMNS));
    record.plies = row.plies(|word| Ok(vec![read_marked(word)?]))?;
    Ok(record)
}

fn write(record: &Record) -> Vec<String> {
    let (result, end) = write_end(record.result, record.end);
    let cell = |column: &&str| match *column {
        "id" => record.id.clone().unwrap_or_default(),
        "result" => result.to_owned(),
        "end" => end.to_owned(),
        "plies" => record.plies.len().to_string(),
        "moves" => moves(&record.plies),
        column => {
            let tag = TAGS.iter().find(|(name, _)| *name == column);
            tag.and_then(|(_, tag)| record.tags.get(*tag)).cloned().unwrap_or_default()
        }
    };
    COLUMNS.iter().map(cell).collect()
}

/// What `result` and `end` say. A draw is `draw`, whether agreed or by a rule.
fn read_end(cells: &(&str, &str)) -> Result<(Option<GameResult>, End), (&'static str, String)> {
    let (result, end) = *cells;
    let result = match result {
        "W" => Some(GameResult::Defenders),
        "B" => Some(GameResult::Attackers),
        "D" => Some(GameResult::Draw),
        "?" | "" => None,
        other => return Err(("result", format!("`{other}` is not a result: W, B, D or ?"))),
    };
    match (result, end) {
        (None, "unfinished") => Ok((Some(GameResult::Unfinished), End::Unstated)),
        (_, "draw" | "") => Ok((result, End::Unstated)),
        (_, end) => {
            let known = End::from_word(end).ok_or_else(|| {
                ("end", format!("`{end}` is no end of a game: board, resigned, timeout, abandoned, draw, unfinished or nothing"))
            })?;
            Ok((result, known))
        }
    }
}

fn write_end(result: Option<GameResult>, end: End) -> (&'static str, &'static str) {
    let letter = match result {
        Some(GameResult::Defenders) => "W",
        Some(GameResult::Attackers) => "B",
        Some(GameResult::Draw) => "D",
        Some(GameResult::Unfinished) | None => "?",
    };
    let end = match (result, end) {
        (Some(GameResult::Unfinished), _) => "unfinished",
        (Some(GameResult::Draw), End::Unstated | End::Board | End::Agreed) => "draw",
        (_, End::Unstated | End::Agreed) => "",
        (_, end) => end.word(),
    };
    (letter, end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_the_collection_name_their_rules() {
        for (name, rules) in [
            ("corpora/aagenielsen/016-copenhagen-hnefatafl-11x11.tsv", Some("aagenielsen-016")),
            ("aagenielsen-016-copenhagen-hnefatafl-11x11.tsv", Some("aagenielsen-016")),
            ("016.tsv", Some("aagenielsen-016")),
            ("games.tsv", None),
            ("16-copenhagen.tsv", None),
        ] {
            let named = rules_named_by_file(name);
            assert_eq!(named.as_ref().map(RulesName::text), rules, "{name}");
        }
    }
}
