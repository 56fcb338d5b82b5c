//! The formats. Each is a [`RecordFormat`] in a module of its own: to add one, write the module and name it in [`Format::ALL`].

mod write;

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use thiserror::Error;
pub use write::{WriteError, Writer, Written, write};

use crate::bologna::BolognaLog;
use crate::game_lines::{GameArray, GameLines};
use crate::ludii::LudiiTrial;
use crate::move_list::MoveList;
use crate::opentafl::OpenTafl;
use crate::other_json::OtherJson;
use crate::pgn::Pgn;
use crate::record::RulesName;
use crate::record_format::{RecordFormat, RecordWriter, Source};
use crate::sgf::Sgf;
use crate::stream::Entries;
use crate::table::{Columns, Encoding, TABLES};

/// A way of writing games down.
#[derive(Clone, Copy)]
pub struct Format(&'static dyn RecordFormat);

impl Format {
    /// Game lines: one JSON object a line, what hnefi writes.
    pub const GAME_LINES: Format = Format(&GameLines);
    /// The same objects in one JSON array.
    pub const GAME_ARRAY: Format = Format(&GameArray);
    /// Plain lists of moves.
    pub const MOVE_LIST: Format = Format(&MoveList);
    /// Portable game notation, as playtafl.com and hnefatafl.org write it.
    pub const PGN: Format = Format(&Pgn);
    /// The smart game format.
    pub const SGF: Format = Format(&Sgf);
    /// OpenTafl game files.
    pub const OPENTAFL: Format = Format(&OpenTafl);
    /// Trials of Ludii.
    pub const LUDII_TRIAL: Format = Format(&LudiiTrial);
    /// Game logs of the Bologna Tablut server.
    pub const BOLOGNA_LOG: Format = Format(&BolognaLog);
    /// The JSON of other programs and their collections.
    pub const OTHER_JSON: Format = Format(&OtherJson);

    /// Every format.
    pub const ALL: &'static [Format] = &[
        Format::GAME_LINES,
        Format::GAME_ARRAY,
        Format(&TABLES[0]),
        Format(&TABLES[1]),
        Format(&TABLES[2]),
        Format(&TABLES[3]),
        Format(&TABLES[4]),
        Format(&TABLES[5]),
        Format(&TABLES[6]),
        Format(&TABLES[7]),
        Format(&TABLES[8]),
        Format::PGN,
        Format::SGF,
        Format::OPENTAFL,
        Format::LUDII_TRIAL,
        Format::BOLOGNA_LOG,
        Format::OTHER_JSON,
        Format::MOVE_LIST,
    ];

    /// A table with the columns of a collection.
    #[must_use]
    pub fn table(columns: Columns, encoding: Encoding) -> Format {
        let is_it = |table: &&crate::table::Table| table.columns == columns && table.encoding == encoding;
        Format(TABLES.iter().find(is_it).unwrap_or(&TABLES[0]))
    }

    /// The name for the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.0.name()
    }

    /// What it is, in a few words.
    #[must_use]
    pub fn title(self) -> &'static str {
        self.0.title()
    }

    /// The ending of its files' names, without the dot.
    #[must_use]
    pub fn ending(self) -> &'static str {
        self.0.ending()
    }

    /// Whether records can be written in it.
    #[must_use]
    pub fn is_written(self) -> bool {
        self.0.writer().is_some()
    }

    /// The parts of a record, in words, that are lost when it is written in this format.
    #[must_use]
    pub fn lacks(self) -> Vec<&'static str> {
        self.0.writer().map(|writer| writer.holds().lacks()).unwrap_or_default()
    }

    /// Whether a text holds one game and no more.
    #[must_use]
    pub fn holds_one_game(self) -> bool {
        self.0.writer().is_some_and(RecordWriter::holds_one_game)
    }

    /// The rules that a file of this format names by its own name: files of the aagenielsen collection are called
    /// `016-copenhagen-….tsv` after the number of the game there, and that is the alias `aagenielsen-016`.
    #[must_use]
    pub fn rules_named_by_file(self, file_name: &str) -> Option<RulesName> {
        self.0.rules_named_by_file(file_name)
    }

    /// Whether records of this format name their rules as hnefi does, so that an unknown name is a mistake. In others it is the name
    /// that another program gives to rules that need not be known here.
    #[must_use]
    pub fn names_rules_as_here(self) -> bool {
        self.0.names_rules_as_here()
    }

    /// The format of a text, judged by the name of its file, if it has one, and by how it begins.
    #[must_use]
    pub fn detect(file_name: Option<&str>, text: &str) -> Option<Format> {
        let ending = file_name.and_then(|name| name.rsplit_once('.')).map(|(_, ending)| ending.to_ascii_lowercase());
        let told = |format: &&Format| ending.as_deref().is_some_and(|ending| format.0.telling_endings().contains(&ending));
        let text = without_mark(text);
        let recognised = || Format::ALL.iter().find(|format| format.0.recognises(text));
        Format::ALL.iter().find(told).or_else(recognised).copied()
    }

    /// The records of a text, one after another.
    pub(crate) fn entries<'r>(self, text: Source<'r>) -> Entries<'r> {
        self.0.read(text)
    }

    #[cfg(test)]
    pub(crate) fn holds(self) -> crate::holds::Holds {
        use crate::holds::Holds;
        self.0.writer().map_or(Holds::MOVES, RecordWriter::holds)
    }
}

impl PartialEq for Format {
    fn eq(&self, other: &Format) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Format {}

impl Hash for Format {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name().hash(state);
    }
}

impl fmt::Debug for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No format goes by that name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown format `{name}`: the formats are {}", Format::ALL.iter().map(|f| f.name()).collect::<Vec<_>>().join(", "))]
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

#[cfg(test)]
mod tests {
    use super::*;

    /// So the order of the list decides nothing.
    #[test]
    fn no_two_formats_take_one_text() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/samples");
        for entry in std::fs::read_dir(folder).expect("the samples are part of the tests") {
            let text = std::fs::read_to_string(entry.expect("readable").path()).expect("text");
            let mut takers = Format::ALL.iter().filter(|format| format.0.recognises(&text)).peekable();
            let first = takers.next().expect("one format");
            let others: Vec<_> = takers.filter(|format| **format != Format::MOVE_LIST).collect();
            assert!(others.is_empty(), "{first} and {others:?}");
        }
    }

    #[test]
    fn every_table_is_a_format() {
        for table in &TABLES {
            assert!(Format::ALL.iter().any(|format| format.name() == table.name()), "`{}` is not in `Format::ALL`", table.name());
        }
    }

    #[test]
    fn names_are_unique_and_read_back() {
        for format in Format::ALL {
            assert_eq!(format.name().parse(), Ok(*format));
        }
    }
}
