//! The formats: their names, how a text is recognised, and reading and writing in each.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::holds::Holds;
use crate::json::first_keys;
use crate::loss::{Loss, Lost};
use crate::ply::Ply;
use crate::reading::{Entry, FormatError};
use crate::record::{End, Record, RulesName};
use crate::replay::{Completed, Wanted, complete};
use crate::rulebook::Rulebook;
use crate::stream::{Games, StreamError};
use crate::table::{self, Columns, Encoding};
use crate::{bologna, game_lines, json, ludii, move_list, opentafl, other_json, pgn, sgf};

/// A way of writing games down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Game lines: one JSON object a line, what hnefi writes.
    GameLines,
    /// The same objects in one JSON array.
    GameArray,
    /// A table with the columns of some collection.
    Table(Columns, Encoding),
    /// Plain lists of moves.
    MoveList,
    /// Portable game notation, as playtafl.com and hnefatafl.org write it.
    Pgn,
    /// The smart game format.
    Sgf,
    /// OpenTafl game files.
    OpenTafl,
    /// Trials of Ludii.
    LudiiTrial,
    /// Game logs of the Bologna Tablut server.
    BolognaLog,
    /// The JSON of other programs and their collections.
    OtherJson,
}

impl Format {
    /// Every format.
    pub const ALL: &'static [Format] = &[
        Format::GameLines,
        Format::GameArray,
        Format::Table(Columns::Aagenielsen, Encoding::Tsv),
        Format::Table(Columns::Aagenielsen, Encoding::Csv),
        Format::Table(Columns::Aagenielsen, Encoding::Json),
        Format::Table(Columns::Unibo, Encoding::Tsv),
        Format::Table(Columns::Unibo, Encoding::Csv),
        Format::Table(Columns::Unibo, Encoding::Json),
        Format::Table(Columns::Amarok, Encoding::Tsv),
        Format::Table(Columns::Amarok, Encoding::Csv),
        Format::Table(Columns::Amarok, Encoding::Json),
        Format::MoveList,
        Format::Pgn,
        Format::Sgf,
        Format::OpenTafl,
        Format::LudiiTrial,
        Format::BolognaLog,
        Format::OtherJson,
    ];

    /// The name for the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Format::GameLines => "jsonl",
            Format::GameArray => "json",
            Format::Table(columns, encoding) => match (columns, encoding) {
                (Columns::Aagenielsen, Encoding::Tsv) => "aagenielsen",
                (Columns::Aagenielsen, Encoding::Csv) => "aagenielsen-csv",
                (Columns::Aagenielsen, Encoding::Json) => "aagenielsen-json",
                (Columns::Unibo, Encoding::Tsv) => "unibo",
                (Columns::Unibo, Encoding::Csv) => "unibo-csv",
                (Columns::Unibo, Encoding::Json) => "unibo-json",
                (Columns::Amarok, Encoding::Tsv) => "amarok",
                (Columns::Amarok, Encoding::Csv) => "amarok-csv",
                (Columns::Amarok, Encoding::Json) => "amarok-json",
            },
            Format::MoveList => "moves",
            Format::Pgn => "pgn",
            Format::Sgf => "sgf",
            Format::OpenTafl => "otg",
            Format::LudiiTrial => "ludii",
            Format::BolognaLog => "bologna",
            Format::OtherJson => "other-json",
        }
    }

    /// What it is, in a few words.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Format::GameLines => "game lines (one JSON object a line)",
            Format::GameArray => "a JSON array of game lines",
            Format::Table(columns, encoding) => match (columns, encoding) {
                (Columns::Aagenielsen, Encoding::Tsv) => "the aagenielsen.dk table (TSV)",
                (Columns::Aagenielsen, Encoding::Csv) => "the aagenielsen.dk table as CSV",
                (Columns::Aagenielsen, Encoding::Json) => "the aagenielsen.dk table as JSON",
                (Columns::Unibo, Encoding::Tsv) => "the Bologna challenge's table (TSV)",
                (Columns::Unibo, Encoding::Csv) => "the Bologna challenge's table as CSV",
                (Columns::Unibo, Encoding::Json) => "the Bologna challenge's table as JSON",
                (Columns::Amarok, Encoding::Tsv) => "the tafl-database's table (TSV)",
                (Columns::Amarok, Encoding::Csv) => "the tafl-database's table as CSV",
                (Columns::Amarok, Encoding::Json) => "the tafl-database's table as JSON",
            },
            Format::MoveList => "move lists (plain text)",
            Format::Pgn => "portable game notation",
            Format::Sgf => "the smart game format",
            Format::OpenTafl => "OpenTafl game files",
            Format::LudiiTrial => "Ludii trials",
            Format::BolognaLog => "the Bologna server's game logs",
            Format::OtherJson => "the JSON of other programs",
        }
    }

    /// Whether records can be written in it.
    #[must_use]
    pub const fn is_written(self) -> bool {
        !matches!(self, Format::LudiiTrial | Format::BolognaLog | Format::OtherJson)
    }

    /// Whether a text holds one game and no more.
    #[must_use]
    pub const fn holds_one_game(self) -> bool {
        matches!(self, Format::OpenTafl)
    }

    /// The format of a text, judged by the name of its file, if it has one, and by how it begins.
    #[must_use]
    pub fn detect(file_name: Option<&str>, text: &str) -> Option<Format> {
        let text = without_mark(text);
        let extension = file_name.and_then(|name| name.rsplit_once('.')).map(|(_, extension)| extension.to_ascii_lowercase());
        match extension.as_deref() {
            Some("jsonl" | "ndjson") => return Some(Format::GameLines),
            Some("pgn") => return Some(Format::Pgn),
            Some("sgf") => return Some(Format::Sgf),
            Some("otg") => return Some(Format::OpenTafl),
            Some("trl") => return Some(Format::LudiiTrial),
            _ => {}
        }
        if let Some((columns, encoding)) = table::detect(text) {
            return Some(Format::Table(columns, encoding));
        }
        let array = |text: &str| text.strip_prefix('[').is_some_and(|rest| rest.trim_start().starts_with(['{', ']']));
        let json = || first_keys(text).is_some_and(|keys| other_json::detect(&keys));
        let body = text.trim_start();
        match body {
            _ if body.starts_with(['{', '[']) && json() => Some(Format::OtherJson),
            _ if array(body) => Some(Format::GameArray),
            _ if body.starts_with('{') => Some(Format::GameLines),
            _ if sgf::detect(text) => Some(Format::Sgf),
            _ if pgn::detect(text) => Some(Format::Pgn),
            _ if opentafl::detect(text) => Some(Format::OpenTafl),
            _ if ludii::detect(text) => Some(Format::LudiiTrial),
            _ if bologna::detect(text) => Some(Format::BolognaLog),
            _ if move_list::detect(text) => Some(Format::MoveList),
            _ => None,
        }
    }

    /// What is worked out by the rules before writing.
    const fn wanted(self) -> Wanted {
        match self {
            Format::GameLines | Format::GameArray => Wanted { captures: true, position: true, ..Wanted::NOTHING },
            Format::Sgf => Wanted { captures: true, sides: true, position: true, ..Wanted::NOTHING },
            Format::Table(Columns::Aagenielsen | Columns::Amarok, _) | Format::MoveList => {
                Wanted { captures: true, ..Wanted::NOTHING }
            }
            Format::Table(Columns::Unibo, _) => Wanted { sides: true, ..Wanted::NOTHING },
            Format::Pgn | Format::OpenTafl | Format::LudiiTrial | Format::BolognaLog | Format::OtherJson => Wanted::NOTHING,
        }
    }

    pub(crate) fn holds(self) -> Holds {
        match self {
            Format::GameLines | Format::GameArray => game_lines::HOLDS,
            Format::Table(columns, encoding) => columns.holds(encoding),
            Format::MoveList => move_list::HOLDS,
            Format::Pgn => pgn::HOLDS,
            Format::Sgf => sgf::HOLDS,
            Format::OpenTafl => opentafl::HOLDS,
            Format::LudiiTrial | Format::BolognaLog | Format::OtherJson => Holds::MOVES,
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No format goes by that name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("no format is called `{name}`: there are {}", Format::ALL.iter().map(|f| f.name()).collect::<Vec<_>>().join(", "))]
pub struct UnknownFormat {
    /// What was written.
    pub name: String,
}

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(name: &str) -> Result<Format, UnknownFormat> {
        // A table by its encoding alone is that with the most columns.
        let full = match name {
            "tsv" => "aagenielsen",
            "csv" => "aagenielsen-csv",
            other => other,
        };
        let format = Format::ALL.iter().copied().find(|format| format.name() == full);
        format.ok_or_else(|| UnknownFormat { name: name.chars().take(60).collect() })
    }
}

/// A byte order mark is no part of a text.
fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Reads a text, each record by itself. [`Games`] reads one that need not fit into memory.
///
/// # Errors
/// A [`FormatError`] if the text as a whole is not of this format.
pub fn read(format: Format, text: &str) -> Result<Vec<Entry>, FormatError> {
    let whole = |error| match error {
        StreamError::Format(error) => error,
        other => FormatError::Whole { format: format.title(), message: other.to_string() },
    };
    Games::read(format, text.as_bytes()).map(|entry| entry.map_err(whole)).collect()
}

/// What writing gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The text.
    pub text: String,
    /// What the format could not say.
    pub losses: Vec<Loss>,
}

/// Why records cannot be written in a format.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WriteError {
    /// The format is only read.
    #[error("{0} are read, not written")]
    ReadOnly(&'static str),
    /// The format holds one game, and there are several.
    #[error("{0} hold one game each, and there are several")]
    OneGame(&'static str),
    /// A record cannot be written at all.
    #[error("game {}: {message}", record + 1)]
    Record {
        /// Which, counted from 0.
        record: usize,
        /// Why not, and what would help.
        message: String,
    },
}

/// Writes records. Where a format needs what only the rules tell (captures, positions), the rule set is looked up in the book.
///
/// # Errors
/// A [`WriteError`]; what merely has no place in the format is told as a loss instead.
pub fn write(format: Format, records: &[Record], rules: &Rulebook) -> Result<Written, WriteError> {
    let mut writer = Writer::new(format, rules)?;
    if format.holds_one_game() && records.len() > 1 {
        return Err(WriteError::OneGame(format.title()));
    }
    let mut all = Written { text: String::new(), losses: Vec::new() };
    for record in records {
        let written = writer.write(record)?;
        all.text += &written.text;
        all.losses.extend(written.losses);
    }
    all.text += &writer.end();
    Ok(all)
}

/// Writes records one after another, and keeps none of them.
pub struct Writer<'b> {
    format: Format,
    rules: &'b Rulebook,
    holds: Holds,
    count: usize,
    /// The one game of a format that holds one: whether another follows is not known before the end.
    only: String,
}

impl<'b> Writer<'b> {
    /// Begins to write.
    ///
    /// # Errors
    /// [`WriteError::ReadOnly`].
    pub fn new(format: Format, rules: &'b Rulebook) -> Result<Writer<'b>, WriteError> {
        if !format.is_written() {
            return Err(WriteError::ReadOnly(format.title()));
        }
        Ok(Writer { format, rules, holds: format.holds(), count: 0, only: String::new() })
    }

    /// The text that a record adds, and what is lost of it.
    ///
    /// # Errors
    /// A [`WriteError`]; what merely has no place in the format is told as a loss instead.
    pub fn write(&mut self, record: &Record) -> Result<Written, WriteError> {
        let index = self.count;
        let mut losses = Vec::new();
        let mut lost = |what| losses.push(Loss { record: index, what });
        let wanted = self.format.wanted();
        let told = wanted == Wanted::NOTHING && (record.result.is_some() || !matches!(record.end, End::Resigned | End::Timeout));
        let completed = if told { None } else { completed(self.format, record, wanted, self.rules, &mut lost) };
        let kept = self.holds.reduce(completed.as_ref().unwrap_or(record), &mut lost);
        let wrong = |message| WriteError::Record { record: index, message };
        let text = match self.format {
            Format::GameLines => game_lines::line(&kept).to_json() + "\n",
            Format::GameArray => json::element(index, &game_lines::line(&kept).to_json()),
            Format::Table(columns, encoding) => table::write(columns, encoding, index, &kept).map_err(wrong)?,
            Format::MoveList if kept.plies.is_empty() => {
                lost(Lost::Game);
                String::new()
            }
            Format::MoveList => move_list::write(&kept),
            Format::Pgn => pgn::write(index, &kept),
            Format::Sgf => sgf::write(&kept),
            Format::OpenTafl if index > 0 => return Err(WriteError::OneGame(self.format.title())),
            Format::OpenTafl => {
                let ruleset = self.rules.rules_of(&kept).map_err(|problem| problem.to_string());
                self.only = opentafl::write(&kept, ruleset, &mut lost).map_err(wrong)?;
                String::new()
            }
            Format::LudiiTrial | Format::BolognaLog | Format::OtherJson => String::new(),
        };
        self.count += 1;
        Ok(Written { text, losses })
    }

    /// The text behind the last record.
    #[must_use]
    pub fn end(self) -> String {
        match self.format {
            Format::GameArray => json::end(self.count),
            Format::Table(columns, encoding) => table::end(columns, encoding, self.count),
            _ => self.only,
        }
    }
}

/// The record with what its rules tell, if they are known and it replays.
fn completed(format: Format, record: &Record, wanted: Wanted, rules: &Rulebook, lost: &mut dyn FnMut(Lost)) -> Option<Record> {
    let rules = rules.rules_of(record).ok()?;
    match complete(record, &rules, wanted) {
        Ok(Completed { record: mut completed, in_variations }) => {
            let told = in_variations.first().map(|difference| Lost::Unreplayed(format!("a variation, {difference}")));
            told.into_iter().for_each(&mut *lost);
            if matches!(format, Format::GameLines | Format::GameArray) {
                // Who moved what is known to everybody who knows the rules: a game line names them.
                completed.rules.get_or_insert_with(|| RulesName::Named(rules.id()));
                completed.plies.iter_mut().for_each(forget_who_moved);
            }
            Some(completed)
        }
        Err(difference) => {
            lost(Lost::Unreplayed(difference.to_string()));
            let mut named = record.clone();
            if matches!(format, Format::GameLines | Format::GameArray) {
                named.rules.get_or_insert_with(|| RulesName::Named(rules.id()));
            }
            Some(named)
        }
    }
}

fn forget_who_moved(ply: &mut Ply) {
    ply.side = None;
    ply.piece = None;
    ply.variations.iter_mut().flatten().for_each(forget_who_moved);
}
