//! Games in the JSON of other programs: hnefatafl.org, the collection AageNielsenData of OpenTafl-Python, the tafl-database and
//! ftzm/hnefatafl. They differ in the names of their keys; [`KEYS`] says what each name means. Read only.

use std::collections::BTreeMap;

use hnefi_rules::{GameResult, Setup};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::json::first_keys;
use crate::last_words::winner;
use crate::move_list::{read_joined, read_moves};
use crate::reading::{Entry, ReadError};
use crate::record::{End, Record, RulesName, tag};
use crate::record_format::{RecordFormat, Source};
use crate::stream::{self, Entries};
use crate::table;
use crate::times::{Clock, TimeControl, TimeControls};

/// What the value of a key is.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    /// The moves, in one text or a list of texts; the last words may say how the game ended.
    Moves,
    Id,
    /// The rules, by the word of the program.
    Rules,
    /// The rules, by the number of the game on aagenielsen.dk.
    GameNumber,
    /// The first position, the top row first.
    Start,
    /// Who won, and perhaps how.
    Result,
    /// `{"main_time_seconds": 900, "increment_length": 10}`.
    TimeControl,
    /// What the players said: `[{"username": …, "content": …}]`.
    Talk,
    Tag(&'static str),
}

/// The keys of all these programs. Any other key becomes a tag of its name.
const KEYS: [(&str, Part); 25] = [
    ("moves", Part::Moves),
    ("Moves", Part::Moves),
    ("game", Part::Moves),
    ("id", Part::Id),
    ("gameName", Part::Id),
    ("variant", Part::Rules),
    ("AageGameTypeKey", Part::GameNumber),
    ("AageGameTypeName", Part::Tag(tag::VARIANT)),
    ("start", Part::Start),
    ("WhoWon", Part::Result),
    ("winner", Part::Result),
    ("gameStatus", Part::Result),
    ("time_control", Part::TimeControl),
    ("messages", Part::Talk),
    ("attackers", Part::Tag(tag::ATTACKERS)),
    ("black", Part::Tag(tag::ATTACKERS)),
    ("blackPlayerName", Part::Tag(tag::ATTACKERS)),
    ("BlackSidePlayerName", Part::Tag(tag::ATTACKERS)),
    ("defenders", Part::Tag(tag::DEFENDERS)),
    ("white", Part::Tag(tag::DEFENDERS)),
    ("whitePlayerName", Part::Tag(tag::DEFENDERS)),
    ("WhiteSidePlayerName", Part::Tag(tag::DEFENDERS)),
    ("startTime", Part::Tag(tag::DATE)),
    ("BlackPiecesCaptured", Part::Tag("attackers-lost")),
    ("WhitePiecesCaptured", Part::Tag("defenders-lost")),
];

fn part(key: &str) -> Option<Part> {
    KEYS.iter().find(|(known, _)| *known == key).map(|(_, part)| *part)
}

/// Games of other programs as JSON.
pub(crate) struct OtherJson;

impl RecordFormat for OtherJson {
    fn name(&self) -> &'static str {
        "other-json"
    }

    fn title(&self) -> &'static str {
        "the JSON of other programs"
    }

    fn recognises(&self, beginning: &str) -> bool {
        first_keys(beginning).is_some_and(|keys| has_keys(&keys)) && table::detect(beginning).is_none()
    }

    fn read<'r>(&self, text: Source<'r>) -> Entries<'r> {
        stream::json(text, self.title(), read_one)
    }
}

/// Whether these are the keys of such a game: moves, and players or a winner, but not the rules, which every game line has.
pub(crate) fn has_keys(keys: &[String]) -> bool {
    let has = |wanted: &dyn Fn(Part) -> bool| keys.iter().filter_map(|key| part(key)).any(wanted);
    let players = has(&|part| matches!(part, Part::Tag(tag::ATTACKERS | tag::DEFENDERS) | Part::Result));
    has(&|part| part == Part::Moves) && players && !keys.iter().any(|key| key == "rules")
}

/// Reads the JSON of one game, which begins on a line.
fn read_one(line: usize, text: &str) -> Entry {
    let parts = serde_json::from_str::<BTreeMap<String, &RawValue>>(text).map_err(|error| error.to_string());
    let id = parts.as_ref().ok().and_then(|parts| parts.iter().find(|(key, _)| part(key) == Some(Part::Id)));
    let id = id.and_then(|(_, value)| text_of(value));
    let record = parts.as_ref().map_err(Clone::clone).and_then(record);
    let record = record.map_err(|message| ReadError { record: 1, id, line, column: None, message });
    Entry { line, record }
}

/// The text of a value: a string's own, of anything else its JSON. Nothing of `null` and of an empty string.
fn text_of(value: &RawValue) -> Option<String> {
    let text = match serde_json::from_str(value.get()) {
        Ok(Value::Null) => return None,
        Ok(Value::String(text)) => text,
        // A number may have more digits than a number of JSON's readers.
        _ => value.get().to_owned(),
    };
    Some(text).filter(|text| !text.is_empty())
}

fn record(parts: &BTreeMap<String, &RawValue>) -> Result<Record, String> {
    let moves = parts.iter().find(|(key, _)| part(key) == Some(Part::Moves));
    let (key, value) = moves.ok_or("there are no moves in it: they are called `moves`, `Moves` or `game`")?;
    let mut record = moves_of(value).map_err(|message| format!("`{key}`: {message}"))?;
    for (key, value) in parts {
        let Some(text) = text_of(value) else { continue };
        match part(key) {
            Some(Part::Moves) => {}
            Some(Part::Id) => record.id = Some(text),
            Some(Part::Rules) => record.rules = Some(RulesName::from_text(&text)),
            Some(Part::GameNumber) => record.rules = Some(RulesName::Named(format!("aagenielsen-{text:0>3}"))),
            Some(Part::Start) => record.start = Some(start(&text).map_err(|message| format!("`{key}`: {message}"))?),
            Some(Part::Result) => match result_of(&text) {
                Some((result, end)) => {
                    record.result = result;
                    record.end = if end == End::Unstated { record.end } else { end };
                }
                None => return Err(format!("`{key}`: `{text}` is not a result")),
            },
            Some(Part::TimeControl) => match time_control(value) {
                Some(control) => record.time_controls = TimeControls::both(control),
                None => keep(&mut record, tag::TIME_CONTROL, text),
            },
            Some(Part::Talk) => match talk(value) {
                Some(said) => record.comment = Some(said).filter(|said| !said.is_empty()),
                None => keep(&mut record, key, text),
            },
            Some(Part::Tag(name)) => keep(&mut record, name, text),
            None => keep(&mut record, key, text),
        }
    }
    if let Some(left) = parts.get("time_remaining_ms").filter(|_| record.end != End::Timeout) {
        last_clocks(&mut record, left);
    }
    Ok(record.without_unwritten_captures())
}

/// The clocks after the last move of each side: what they have left at the end, unless one has run out since. The attackers begin.
fn last_clocks(record: &mut Record, left: &RawValue) {
    let Ok(left) = serde_json::from_str::<Value>(left.get()) else { return };
    let count = record.plies.len();
    for index in count.saturating_sub(2)..count {
        let side = if index % 2 == 0 { "attackers" } else { "defenders" };
        let clock = left.get(side).and_then(Value::as_u64).map(|left| Clock { left, periods: None });
        record.plies[index].clock = clock;
    }
}

fn keep(record: &mut Record, name: &str, text: String) {
    record.tags.insert(name.to_owned(), text);
}

fn moves_of(value: &RawValue) -> Result<Record, String> {
    let texts = match serde_json::from_str(value.get()) {
        Ok(Value::String(text)) => vec![text],
        Ok(Value::Array(moves)) => {
            let text = |mv: &Value| mv.as_str().map(str::to_owned).ok_or_else(|| format!("{mv} is not a move: moves are texts"));
            moves.iter().map(text).collect::<Result<_, _>>()?
        }
        _ => return Err("moves are a text or a list of texts".to_owned()),
    };
    // The tafl-database writes all its squares in capitals.
    let read = |word: &str| read_joined(word).or_else(|wrong| read_joined(&word.to_lowercase()).map_err(|_| wrong));
    read_moves(texts.iter().flat_map(|text| text.split_whitespace()), read)
}

/// A board as hnefatafl.org writes it has `A` for attackers and `D` for defenders.
fn start(text: &str) -> Result<Setup, String> {
    text.replace('A', "t").replace('D', "T").parse::<Setup>().map_err(|error| error.to_string())
}

/// A result by words: `White`, `black`, `Draw`, `white_won_king_escaped`, `black_won_timeout`.
fn result_of(text: &str) -> Option<(Option<GameResult>, End)> {
    let lower = text.to_lowercase();
    let Some((who, how)) = lower.split_once("_won_") else { return winner(&lower) };
    let (result, _) = winner(who)?;
    let end = match how {
        "resignation" => End::Resigned,
        "timeout" => End::Timeout,
        _ => End::Board,
    };
    Some((result, end))
}

fn time_control(value: &RawValue) -> Option<TimeControl> {
    let control: Value = serde_json::from_str(value.get()).ok()?;
    let seconds = |name: &str| control.get(name)?.as_u64()?.try_into().ok();
    Some(TimeControl::SuddenDeath { main: seconds("main_time_seconds")?, increment: seconds("increment_length")? })
}

fn talk(value: &RawValue) -> Option<String> {
    let messages: Vec<Value> = serde_json::from_str(value.get()).ok()?;
    let said = |message: &Value| Some(format!("{}: {}", message.get("username")?.as_str()?, message.get("content")?.as_str()?));
    Some(messages.iter().map(said).collect::<Option<Vec<_>>>()?.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Format;
    use crate::games::read;
    use crate::move_text::write_move;

    fn one(text: &str) -> Record {
        assert_eq!(Format::detect(None, text), Some(Format::OTHER_JSON), "{text}");
        read(Format::OTHER_JSON, text).expect(text).remove(0).record.expect(text)
    }

    fn moves(record: &Record) -> Vec<String> {
        record.plies.iter().map(write_move).collect()
    }

    #[test]
    fn a_game_of_hnefatafl_org_is_read() {
        let record = one(r#"{
            "id": 340282366920938463463374607431768211455, "attackers": "ada", "defenders": "bo", "dim": 11,
            "start": "/3AAAAA3/5A5/11/A4D4A/A3DDD3A/AA1DDKDD1AA/A3DDD3A/A4D4A/11/5A5/3AAAAA3/",
            "time_control": { "main_time_seconds": 900, "increment_length": 10 },
            "time_remaining_ms": { "attackers": 1, "defenders": 2, "last_move": "2026-06-24T19:57:38Z" },
            "moves": "d1-d3 e5-e2 d3-d2xe2 ---", "rated": true,
            "messages": [{ "username": "ada", "timestamp": "2026-06-24T19:57:33Z", "content": "Hello!" }]
        }"#);
        assert_eq!(record.id.as_deref(), Some("340282366920938463463374607431768211455"));
        assert_eq!(moves(&record), ["d1-d3", "e5-e2", "d3-d2xe2"]);
        assert_eq!((record.result, record.end), (None, End::Resigned));
        assert_eq!((record.tags[tag::ATTACKERS].as_str(), record.tags[tag::DEFENDERS].as_str()), ("ada", "bo"));
        let control = TimeControl::SuddenDeath { main: 900, increment: 10 };
        assert_eq!((record.time_controls, record.comment.as_deref()), (TimeControls::both(control), Some("ada: Hello!")));
        let clocks: Vec<_> = record.plies.iter().map(|ply| ply.clock.map(|clock| clock.left)).collect();
        assert_eq!(clocks, [None, Some(2), Some(1)]);
        assert!(record.tags["time_remaining_ms"].contains("19:57:38"));
        let start = record.start.expect("a first position").to_string();
        assert!(start.starts_with("/3ttttt3/5t5/11/t4T4t/"), "{start}");
    }

    #[test]
    fn odd_times_of_hnefatafl_org_spoil_no_game() {
        for (control, left, clocks) in [
            (r#"{ "main_time_seconds": -1, "increment_length": 10 }"#, r#"{ "attackers": -5, "defenders": 7 }"#, [None, Some(7)]),
            (r#""soon""#, "null", [None, None]),
            (r#"{ "main_time_seconds": 99999999999, "increment_length": 0 }"#, r#"["soon"]"#, [None, None]),
        ] {
            let record =
                one(&format!(r#"{{"attackers":"a","time_control":{control},"time_remaining_ms":{left},"moves":"d1-d3 e5-e2"}}"#));
            assert_eq!(record.plies.iter().map(|ply| ply.clock.map(|clock| clock.left)).collect::<Vec<_>>(), clocks, "{left}");
            assert!(record.time_controls.is_none() && record.times_problems().len() == 1, "{control}");
        }
        let flagged = one(r#"{"attackers":"a","time_remaining_ms":{"attackers":0,"defenders":9},"moves":"d1-d3 e5-e2 timeout"}"#);
        assert!(flagged.plies.iter().all(|ply| ply.clock.is_none()), "the clock ran out after its last move");
    }

    #[test]
    fn a_game_of_aagenielsendata_is_read() {
        let record = one(
            r#"{"WhiteSidePlayerName": "Bo", "BlackSidePlayerName": "Ada", "AageGameTypeKey": 7, "AageGameTypeName": "Saami Tablut",
            "WhoMovedFirst": "black", "BlackPiecesCaptured": 0, "WhitePiecesCaptured": null,
            "Moves": ["e2-g2", "d5d4", "h5-h7xh6", "timeout"], "WhoWon": "Black"}"#,
        );
        assert_eq!(moves(&record), ["e2-g2", "d5d4", "h5-h7xh6"]);
        assert_eq!((record.result, record.end), (Some(GameResult::Attackers), End::Timeout));
        assert_eq!(record.rules, Some(RulesName::Named("aagenielsen-007".to_owned())));
        assert_eq!((record.tags["attackers-lost"].as_str(), record.tags.get("defenders-lost")), ("0", None));
    }

    #[test]
    fn a_game_of_the_tafl_database_is_read() {
        let record = one(
            r#"{"variant": "oldhnefatafl", "white": "Bo", "black": "Ada", "winner": "black", "game": "J6-J10\nH6-J6\nH1-I1xJ1++"}"#,
        );
        assert_eq!(moves(&record), ["j6-j10", "h6-j6", "h1-i1xj1++"]);
        assert_eq!(record.rules, Some(RulesName::Named("oldhnefatafl".to_owned())));
        assert_eq!(record.result, Some(GameResult::Attackers));
    }

    #[test]
    fn games_of_ftzm_are_read() {
        for (status, result, end) in [
            ("white_won_king_escaped", Some(GameResult::Defenders), End::Board),
            ("black_won_resignation", Some(GameResult::Attackers), End::Resigned),
            ("white_won_timeout", Some(GameResult::Defenders), End::Timeout),
            ("draw", Some(GameResult::Draw), End::Unstated),
            ("ongoing", Some(GameResult::Unfinished), End::Unstated),
            ("abandoned", Some(GameResult::Unfinished), End::Unstated),
        ] {
            let record = one(&format!(
                r#"[{{"gameName":"Final","blackPlayerName":"Ada","whitePlayerName":"Bo","startTime":"2023-01-01T10:00:00Z",
                "gameStatus":"{status}","moves":"k4-j4xj5 f5j5 h11-h4xi4"}}]"#
            ));
            assert_eq!((record.result, record.end, record.plies.len()), (result, end, 3), "{status}");
            assert_eq!((record.id.as_deref(), record.tags[tag::DATE].as_str()), (Some("Final"), "2023-01-01T10:00:00Z"));
        }
    }

    #[test]
    fn invalid_games_are_reported_with_their_place() {
        for (text, reason) in [
            (r#"{"attackers":"a","moves":"d1-d3 hello"}"#, "`moves`: ply 2: `hello` is not a move"),
            (r#"{"attackers":"a","moves":7}"#, "moves are a text or a list of texts"),
            (r#"{"attackers":"a","moves":[7]}"#, "7 is not a move"),
            (r#"{"WhoWon":"me","Moves":[]}"#, "`WhoWon`: `me` is not a result"),
            (r#"{"attackers":"a","moves":"","start":"/3X/"}"#, "`start`: "),
            (r#"{"attackers":"a"}"#, "there are no moves"),
        ] {
            let entries =
                read(Format::OTHER_JSON, &format!("{{\"attackers\":\"a\",\"moves\":\"d1-d3\"}}\n{text}\n")).expect(text);
            let error = entries[1].record.clone().expect_err(text);
            assert!(error.message.contains(reason), "{text}: {error}");
            assert_eq!((error.record, error.line), (2, 2), "{text}");
        }
    }
}
