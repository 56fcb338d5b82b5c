//! A game of a study as a game line, for the library and other programs.

use hnefi_records::{CapturesWritten, GameLine};
use serde_json::{Map, Value};

use crate::arm::Arm;
use crate::cell::Thinking;
use crate::definition::Study;
use crate::row::GameRow;

/// A game of an arm of the study, which must be the row's. Rules that the study has changed have no id by which others know them: the
/// line names the arm then.
#[must_use]
pub fn game_line(study: &Study, arm: &Arm, row: &GameRow) -> GameLine {
    let mut tags = Map::new();
    let mut tag = |name: &str, value: String| tags.insert(name.to_owned(), Value::from(value));
    let player = |nodes: u64| format!("hnefi, {nodes} positions a move");
    tag(hnefi_records::tag::EVENT, study.title.en());
    tag(hnefi_records::tag::ATTACKERS, player(row.thinking.attackers));
    tag(hnefi_records::tag::DEFENDERS, player(row.thinking.defenders));
    GameLine {
        id: Some(Value::from(id(study, row))),
        rules: arm.rules.id(),
        start: None,
        moves: row.moves.clone(),
        result: Some(row.recorded_result()),
        position: None,
        tags,
        captures: CapturesWritten::All,
        clock: None,
        times: None,
        notes: Vec::new(),
    }
}

/// `STUDY/ARM/STRENGTH/GAME`, with what sets games of that strength apart: unequal thinking, the bare start, another evaluation.
fn id(study: &Study, row: &GameRow) -> String {
    let Thinking { attackers, defenders } = row.thinking;
    let mut strength = if row.thinking.is_equal() { attackers.to_string() } else { format!("{attackers}-{defenders}") };
    if study.is_bare(row) {
        strength += "-bare";
    }
    if !row.evaluation.is_empty() {
        strength = format!("{strength}-{}", row.evaluation);
    }
    format!("{}/{}/{strength}/{}", study.name, row.arm, row.game)
}
