//! The smart game format, FF[4], game 29. The standard leaves open how a move of this game is written: here it is `B[d1-d3xd4]`, Black
//! being the attackers. What the standard has no property for has one of our own. Files of Boardspace, which have every click, are read.

mod boardspace;
mod pieces;
mod read;
mod times;
mod tree;
mod write;

use hnefi_rules::GameResult;

use crate::holds::Holds;
use crate::record::{End, Record, tag};
use crate::record_format::{Context, RecordFormat, RecordWriter, Source};
use crate::replay::Wanted;
use crate::stream::{self, Entries};

/// The smart game format.
pub(crate) struct Sgf;

impl RecordFormat for Sgf {
    fn name(&self) -> &'static str {
        "sgf"
    }

    fn title(&self) -> &'static str {
        "the smart game format"
    }

    fn telling_endings(&self) -> &'static [&'static str] {
        &["sgf"]
    }

    fn recognises(&self, beginning: &str) -> bool {
        beginning.trim_start().strip_prefix('(').is_some_and(|rest| rest.trim_start().starts_with(';'))
    }

    fn read<'r>(&self, text: Source<'r>) -> Entries<'r> {
        Box::new(stream::pieces(pieces::Pieces::new(text), read::read))
    }

    fn writer(&self) -> Option<&dyn RecordWriter> {
        Some(self)
    }
}

impl RecordWriter for Sgf {
    fn holds(&self) -> Holds {
        HOLDS
    }

    fn wanted(&self) -> Wanted {
        Wanted { captures: true, sides: true, position: true, ..Wanted::NOTHING }
    }

    fn write(&self, _before: usize, record: &Record, _context: &mut Context<'_>) -> Result<String, String> {
        Ok(write::write(record))
    }
}

const HOLDS: Holds = Holds { pieces: false, ..Holds::EVERYTHING };

/// Our tags and the properties for them.
const NAMES: [(&str, &str); 10] = [
    (tag::EVENT, "EV"),
    (tag::SITE, "PC"),
    (tag::DATE, "DT"),
    (tag::ROUND, "RO"),
    (tag::ATTACKERS, "PB"),
    (tag::DEFENDERS, "PW"),
    (tag::ATTACKERS_RATING, "BR"),
    (tag::DEFENDERS_RATING, "WR"),
    (tag::ANNOTATOR, "AN"),
    (tag::COMPILER, "AP"),
];

const FORMAT: &str = "FF";
const GAME: &str = "GM";
const CHARACTERS: &str = "CA";
const STYLE: &str = "ST";
const SIZE: &str = "SZ";
const ID: &str = "GN";
const RULES: &str = "RU";
const RESULT: &str = "RE";
const COMMENT: &str = "C";
const GAME_COMMENT: &str = "GC";
const BLACK: &str = "B";
const WHITE: &str = "W";

/// Properties of our own: a move of an unknown side, the first and the last position, what ended the game, a throw of the
/// die, and any other tag or part of a move as `name:value`.
const MOVE: &str = "MV";
const START: &str = "START";
const POSITION: &str = "LAST";
const END: &str = "END";
const DIE: &str = "DIE";
const OTHER: &str = "KV";

/// What stands behind the winner.
const ENDS: [(&str, End); 6] = [
    ("R", End::Resigned),
    ("Resign", End::Resigned),
    ("T", End::Timeout),
    ("Time", End::Timeout),
    ("F", End::Abandoned),
    ("Forfeit", End::Abandoned),
];

/// What a result says: `B+R`, `W+T`, `Draw`.
fn result_of(text: &str) -> Option<(Option<GameResult>, End)> {
    let winner = match text {
        "0" | "Draw" => return Some((Some(GameResult::Draw), End::Unstated)),
        "Void" => return Some((Some(GameResult::Unfinished), End::Unstated)),
        "?" | "" => return Some((None, End::Unstated)),
        _ => text.split_once('+')?,
    };
    let result = match winner.0 {
        "B" => GameResult::Attackers,
        "W" => GameResult::Defenders,
        _ => return None,
    };
    let end = ENDS.iter().find(|(word, _)| *word == winner.1).map_or(End::Unstated, |(_, end)| *end);
    Some((Some(result), end))
}

/// A result as written, with the ending that it implies.
fn result_word(result: Option<GameResult>, end: End) -> (String, End) {
    let winner = match result {
        None => return (String::new(), End::Unstated),
        Some(GameResult::Draw) => return ("Draw".to_owned(), End::Unstated),
        Some(GameResult::Unfinished) => return ("Void".to_owned(), End::Unstated),
        Some(GameResult::Attackers) => "B+",
        Some(GameResult::Defenders) => "W+",
    };
    let how = ENDS.iter().find(|(_, known)| *known == end);
    how.map_or((winner.to_owned(), End::Unstated), |(word, end)| (format!("{winner}{word}"), *end))
}

#[cfg(test)]
mod tests;
