//! The columns of games of the Bologna Tablut Challenge. White is the king's side; every move says who made it; captures are not
//! written. `end` is the state that the server ended on: WW, BW, D, or the side that was to move when the game broke off.

use hnefi_rules::{GameResult, Side};

use super::{CellError, Row, Sheet};
use crate::holds::Holds;
use crate::move_text::{read_move, write_move};
use crate::ply::{Play, Ply};
use crate::record::{End, Record, RulesName, tag};
use crate::replay::Wanted;

const COLUMNS: [&str; 7] = ["file", "rules", "white", "black", "end", "plies", "moves"];

pub(super) const SHEET: Sheet = Sheet {
    columns: &COLUMNS,
    required: &["file", "rules", "end", "moves"],
    numbers: &["plies"],
    holds: Holds {
        id: true,
        rules: |_| true,
        tag: |name| [tag::ATTACKERS, tag::DEFENDERS].contains(&name),
        sides: true,
        settled: |result, _| (Some(result.unwrap_or(GameResult::Unfinished)), End::Unstated),
        ..Holds::MOVES
    },
    wanted: Wanted { sides: true, ..Wanted::NOTHING },
    rules_named_by_file: |_| None,
    read,
    write,
};

fn read(row: &Row) -> Result<Record, CellError> {
    let result = match row.text("end") {
        "WW" => GameResult::Defenders,
        "BW" => GameResult::Attackers,
        "D" => GameResult::Draw,
        "W" | "B" => GameResult::Unfinished,
        other => {
            return Err(row.error("end", format!("`{other}` is no end of a game: WW, BW, D, or the side to move, W or B")));
        }
    };
    let mut record = Record { id: row.filled("file"), result: Some(result), ..Record::default() };
    record.rules = row.filled("rules").map(|rules| RulesName::from_text(&rules));
    let players = [("white", tag::DEFENDERS), ("black", tag::ATTACKERS)];
    record.tags.extend(players.iter().filter_map(|(column, tag)| Some(((*tag).to_owned(), row.filled(column)?))));
    record.tags.extend(row.other_cells(&COLUMNS));
    record.plies = row.plies(|word| Ok(vec![read_ply(word)?]))?;
    Ok(record)
}

fn read_ply(word: &str) -> Result<Ply, String> {
    let wrong = || format!("`{word}` is not a move: write `W:e4-f4` or `B:d1-d3`");
    let (letter, text) = word.split_once(':').ok_or_else(wrong)?;
    let side = Side::BOTH.into_iter().find(|side| colour(*side) == letter).ok_or_else(wrong)?;
    match read_move(text)? {
        (ply, "") => Ok(Ply { side: Some(side), captures: None, ..ply }),
        _ => Err(wrong()),
    }
}

const fn colour(side: Side) -> &'static str {
    match side {
        Side::Attackers => "B",
        Side::Defenders => "W",
    }
}

fn write(record: &Record) -> Result<Vec<String>, String> {
    let mut moves = Vec::new();
    for (index, ply) in record.plies.iter().enumerate() {
        let side = ply.side.ok_or_else(|| format!("ply {}: nobody says which side made it; the rules would", index + 1))?;
        let Play::Move(_) = ply.play else { continue };
        let text = write_move(&Ply { captures: Some(Vec::new()), mark: None, ..Ply::new(ply.play) });
        moves.push(format!("{}:{text}", colour(side)));
    }
    let end = match record.result {
        Some(GameResult::Defenders) => "WW",
        Some(GameResult::Attackers) => "BW",
        Some(GameResult::Draw) => "D",
        // The side to move: White begins.
        Some(GameResult::Unfinished) | None => {
            record.plies.last().and_then(|ply| ply.side).map_or("W", |last| colour(last.other()))
        }
    };
    let tag = |name: &str| record.tags.get(name).cloned().unwrap_or_default();
    Ok(vec![
        record.id.clone().unwrap_or_default(),
        record.rules.as_ref().map(|rules| rules.text().to_owned()).unwrap_or_default(),
        tag(tag::DEFENDERS),
        tag(tag::ATTACKERS),
        end.to_owned(),
        moves.len().to_string(),
        moves.join(" "),
    ])
}
