//! Game lines: one JSON object a line. What a plain list of moves cannot hold hangs on it as `notes`.

use std::collections::BTreeMap;

use hnefi_rules::{GameResult, MoveText, PASS, Piece, Setup};
use serde_json::Value;

use crate::holds::{CapturesHeld, Holds, every_capture_is_known};
use crate::json::{self, first_keys};
use crate::ply::{Mark, Play, Ply};
use crate::reading::{Entry, ReadError};
use crate::record::{End, Record, RulesName, tag};
use crate::record_format::{Context, RecordFormat, RecordWriter, Source};
use crate::record_times::{Times, UNREADABLE};
use crate::replay::Wanted;
use crate::stream::{self, Entries};
use crate::times::TimeControls;
use crate::{AsWritten, CapturesWritten, GameLine, Note, Variation, other_json, table};

/// One JSON object a line.
pub(crate) struct GameLines;

/// The same objects in one JSON array.
pub(crate) struct GameArray;

impl RecordFormat for GameLines {
    fn name(&self) -> &'static str {
        "jsonl"
    }

    fn title(&self) -> &'static str {
        "game lines (one JSON object a line)"
    }

    fn telling_endings(&self) -> &'static [&'static str] {
        &["jsonl", "ndjson"]
    }

    fn recognises(&self, beginning: &str) -> bool {
        beginning.trim_start().starts_with('{') && !is_of_others(beginning)
    }

    fn read<'r>(&self, text: Source<'r>) -> Entries<'r> {
        stream::json(text, self.title(), read_one)
    }

    fn writer(&self) -> Option<&dyn RecordWriter> {
        Some(self)
    }

    fn names_rules_as_here(&self) -> bool {
        true
    }
}

impl RecordWriter for GameLines {
    fn holds(&self) -> Holds {
        HOLDS
    }

    fn wanted(&self) -> Wanted {
        WANTED
    }

    fn names_rules(&self) -> bool {
        true
    }

    fn write(&self, _before: usize, record: &Record, _context: &mut Context<'_>) -> Result<String, String> {
        Ok(GameLine::from(record).to_json() + "\n")
    }
}

impl RecordFormat for GameArray {
    fn name(&self) -> &'static str {
        "json"
    }

    fn title(&self) -> &'static str {
        "a JSON array of game lines"
    }

    fn recognises(&self, beginning: &str) -> bool {
        let rest = beginning.trim_start().strip_prefix('[');
        rest.is_some_and(|rest| rest.trim_start().starts_with(['{', ']'])) && !is_of_others(beginning)
    }

    fn read<'r>(&self, text: Source<'r>) -> Entries<'r> {
        stream::json(text, self.title(), read_one)
    }

    fn writer(&self) -> Option<&dyn RecordWriter> {
        Some(self)
    }

    fn names_rules_as_here(&self) -> bool {
        true
    }
}

impl RecordWriter for GameArray {
    fn holds(&self) -> Holds {
        HOLDS
    }

    fn wanted(&self) -> Wanted {
        WANTED
    }

    fn names_rules(&self) -> bool {
        true
    }

    fn write(&self, before: usize, record: &Record, _context: &mut Context<'_>) -> Result<String, String> {
        Ok(json::element(before, &GameLine::from(record).to_json()))
    }

    fn end(&self, count: usize) -> String {
        json::end(count)
    }
}

/// Whether JSON has the keys of a table or of other programs' games.
fn is_of_others(beginning: &str) -> bool {
    table::detect(beginning).is_some() || first_keys(beginning).is_some_and(|keys| other_json::has_keys(&keys))
}

const WANTED: Wanted = Wanted { captures: true, position: true, ..Wanted::NOTHING };
const HOLDS: Holds = Holds { tag: |name| name != END, captures: CapturesHeld::AllOrSome, ..Holds::EVERYTHING };

/// The tag under which a game line says what ended the game.
const END: &str = "end";

/// Reads the JSON of one game, which begins on a line.
fn read_one(line: usize, text: &str) -> Entry {
    let error = |id, message| ReadError { record: 1, id, line, column: None, message };
    let record = match GameLine::parse(text) {
        Err(wrong) => Err(error(None, wrong.to_string())),
        Ok(game) => record(&game).map_err(|message| error(game.id.as_ref().map(text_of), message)),
    };
    Entry { line, record }
}

/// The text of a JSON value: a string's own, of anything else its JSON.
fn text_of(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn record(line: &GameLine) -> Result<Record, String> {
    let setup = |which: &str, text: &Option<String>| {
        let parsed = text.as_deref().map(str::parse::<Setup>).transpose();
        parsed.map_err(|error| format!("{which} position: {error}"))
    };
    let mut tags: BTreeMap<_, _> = line.tags.iter().map(|(name, value)| (name.clone(), text_of(value))).collect();
    let end = tags.remove(END);
    let end = match end.as_deref().map(End::from_word) {
        None => usual_end(line.result),
        Some(Some(end)) => end,
        // Some other way to end.
        Some(None) => {
            tags.entry(tag::TERMINATION.to_owned()).or_insert(end.unwrap_or_default());
            End::Unstated
        }
    };
    let time_controls = match &line.clock {
        None => TimeControls::default(),
        Some(AsWritten::Read(controls)) => *controls,
        Some(AsWritten::Unreadable(value)) => {
            tags.entry(tag::TIME_CONTROL.to_owned()).or_insert(value.to_string());
            TimeControls::default()
        }
    };
    let mut plies = plies(&line.moves, line.captures)?;
    time(&mut plies, line.times.as_ref());
    let comment = hang(&mut plies, &line.notes, line.captures)?;
    Ok(Record {
        id: line.id.as_ref().map(text_of),
        rules: (!line.rules.trim().is_empty()).then(|| RulesName::from_text(&line.rules)),
        start: setup("start", &line.start)?,
        tags,
        time_controls,
        comment,
        plies,
        result: line.result,
        end,
        position: setup("final", &line.position)?,
    })
}

/// What ended a game of which a line says no more than the result.
fn usual_end(result: Option<GameResult>) -> End {
    match result {
        None | Some(GameResult::Unfinished) => End::Unstated,
        Some(_) => End::Board,
    }
}

fn plies(moves: &[String], written: CapturesWritten) -> Result<Vec<Ply>, String> {
    let read = |(index, text): (usize, &String)| {
        if text == PASS {
            return Ok(Ply::new(Play::Pass));
        }
        let text: MoveText = text.parse().map_err(|error| format!("ply {}: {error}", index + 1))?;
        let unwritten = (written == CapturesWritten::All).then(Vec::new);
        Ok(Ply { piece: text.piece, ..Ply::moving(text.mv, text.captures.or(unwritten)) })
    };
    moves.iter().enumerate().map(read).collect()
}

/// Gives a line's plies their times. Those that cannot be read stay with the first.
fn time(plies: &mut [Ply], times: Option<&AsWritten<Times>>) {
    match (times, plies.first_mut()) {
        (Some(AsWritten::Read(times)), _) => times.give(plies),
        (Some(AsWritten::Unreadable(value)), Some(first)) => {
            first.extras.insert(UNREADABLE.to_owned(), value.to_string());
        }
        _ => {}
    }
}

/// Hangs notes on their plies; gives the remark before the first.
fn hang(plies: &mut [Ply], notes: &[Note], written: CapturesWritten) -> Result<Option<String>, String> {
    let mut before = None;
    for note in notes {
        let Some(index) = note.ply.checked_sub(1) else {
            before.clone_from(&note.comment);
            continue;
        };
        let count = plies.len();
        let ply = plies.get_mut(index).ok_or_else(|| format!("a note on ply {}, but there are {count} plies", note.ply))?;
        ply.comment.clone_from(&note.comment);
        ply.side = note.side;
        ply.die = note.die;
        ply.extras.extend(note.extras.clone());
        if let Some(text) = &note.mark {
            let mark = Mark::from_text(text);
            ply.mark = Some(mark.ok_or_else(|| format!("ply {}: `{text}` is not a mark: +, -, ++ or --", note.ply))?);
        }
        if let Some(letter) = note.piece {
            let piece = Piece::from_letter(letter);
            ply.piece = Some(piece.ok_or_else(|| format!("ply {}: no piece is written `{letter}`", note.ply))?);
        }
        for variation in &note.variations {
            let line = self::plies(&variation.moves, written);
            let mut line = line.map_err(|error| format!("variation of ply {}: {error}", note.ply))?;
            time(&mut line, variation.times.as_ref());
            // A variation's own first remark has no place of its own: it goes before the first move's.
            if let Some(comment) = hang(&mut line, &variation.notes, written)?
                && let Some(first) = line.first_mut()
            {
                let rest = first.comment.take().map(|rest| format!("\n{rest}")).unwrap_or_default();
                first.comment = Some(comment + &rest);
            }
            ply.variations.push(line);
        }
    }
    Ok(before)
}

impl From<&Record> for GameLine {
    fn from(record: &Record) -> GameLine {
        let mut tags: serde_json::Map<_, _> =
            record.tags.iter().map(|(name, value)| (name.clone(), Value::String(value.clone()))).collect();
        if record.end != usual_end(record.result) {
            tags.insert(END.to_owned(), record.end.word().into());
        }
        let mut notes = notes(&record.plies);
        if let Some(comment) = &record.comment {
            notes.insert(0, Note { comment: Some(comment.clone()), ..Note::default() });
        }
        GameLine {
            id: record.id.clone().map(Value::String),
            rules: record.rules.as_ref().map(|rules| rules.text().to_owned()).unwrap_or_default(),
            start: record.start.as_ref().map(ToString::to_string),
            moves: record.plies.iter().map(text).collect(),
            result: record.result,
            position: record.position.as_ref().map(ToString::to_string),
            tags,
            captures: if tells_captures(&record.plies) && every_capture_is_known(&record.plies) {
                CapturesWritten::All
            } else {
                CapturesWritten::Some
            },
            clock: (!record.time_controls.is_none()).then_some(AsWritten::Read(record.time_controls)),
            times: Times::of(&record.plies).map(AsWritten::Read),
            notes,
        }
    }
}

fn tells_captures(plies: &[Ply]) -> bool {
    plies.iter().any(|ply| ply.captures.is_some() || ply.variations.iter().any(|line| tells_captures(line)))
}

fn text(ply: &Ply) -> String {
    match ply.play {
        Play::Pass => PASS.to_owned(),
        Play::Move(mv) => MoveText { captures: ply.captures.clone(), ..MoveText::new(mv) }.to_string(),
    }
}

fn notes(plies: &[Ply]) -> Vec<Note> {
    let note = |(index, ply): (usize, &Ply)| Note {
        ply: index + 1,
        comment: ply.comment.clone(),
        mark: ply.mark.map(|mark| mark.text().to_owned()),
        side: ply.side,
        piece: ply.piece.map(Piece::letter),
        die: ply.die,
        extras: ply.extras.clone(),
        variations: ply.variations.iter().map(|line| variation(line)).collect(),
    };
    let empty = |note: &Note| *note == Note { ply: note.ply, ..Note::default() };
    plies.iter().enumerate().map(note).filter(|note| !empty(note)).collect()
}

fn variation(plies: &[Ply]) -> Variation {
    let times = Times::of(plies).map(AsWritten::Read);
    Variation { moves: plies.iter().map(text).collect(), times, notes: notes(plies) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Format;
    use crate::games::read as read_as;

    fn read(text: &str) -> Vec<Entry> {
        read_as(Format::GAME_LINES, text).expect("lines")
    }

    fn read_back(line: &str) -> String {
        let record = read(line).remove(0).record.expect(line);
        GameLine::from(&record).to_json() + "\n"
    }

    #[test]
    fn a_line_survives_reading_and_writing() {
        for line in [
            r#"{"rules":"tablut-murray","moves":["d1-b1","f5-f2"],"result":"unfinished"}"#,
            r#"{"id":"7","rules":"tablut-murray","moves":["pass"],"result":"draw","tags":{"end":"agreed","event":"Fair"}}"#,
            r#"{"rules":"dim:7 start:/3t3/","start":"/7/7/7/3K3/7/7/7/ d","moves":["d4-d7"],"result":"draw","tags":{"end":"unstated"}}"#,
            r#"{"rules":"","moves":["d1-b1xb2","f5-f2"],"result":"attackers","captures":"all"}"#,
            concat!(
                r#"{"rules":"tablut-murray","moves":["d1-b1","f5-f2"],"notes":[{"ply":0,"comment":"First."},{"ply":1,"#,
                r#""comment":"So.","mark":"++","side":"attackers","piece":"t","die":5,"extras":{"time":"9"},"#,
                r#""variations":[{"moves":["d1-c1"],"notes":[{"ply":1,"comment":"Or so."}]}]}]}"#
            ),
        ] {
            assert_eq!(read_back(line), format!("{line}\n"));
        }
    }

    #[test]
    fn a_bad_line_is_reported_and_spares_others() {
        let good = r#"{"rules":"tablut-murray","moves":["d1-b1"]}"#;
        let bad = r#"{"id":3,"rules":"tablut-murray","moves":["d1-b1","d1+b1"]}"#;
        let entries = read(&format!("{good}\n\n{bad}\n{good}\n"));
        assert_eq!(
            entries.iter().map(|entry| (entry.line, entry.record.is_ok())).collect::<Vec<_>>(),
            [(1, true), (3, false), (4, true)]
        );
        let error = entries[1].record.clone().expect_err("bad");
        assert_eq!((error.record, error.id.as_deref(), error.line), (2, Some("3"), 3));
        assert!(error.to_string().starts_with("line 3: ply 2: `d1+b1` is not a move"), "{error}");
    }

    #[test]
    fn a_note_needs_its_ply() {
        let line = r#"{"rules":"tablut-murray","moves":["d1-b1"],"notes":[{"ply":2,"comment":"?"}]}"#;
        let error = read(line).remove(0).record.expect_err("no such ply");
        assert!(error.to_string().contains("a note on ply 2, but there are 1 plies"), "{error}");
    }
}
