//! The games of a study as a table: a Parquet file, one row a game, that DuckDB, pandas and others open as it is.

use std::collections::HashMap;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use hnefi_engine::bench::fingerprint;
use hnefi_rules::GameResult;
use parquet::basic::{Compression, GzipLevel};
use parquet::data_type::{ByteArray, ByteArrayType, DataType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::record::{Field, Row};
use parquet::schema::parser::parse_message_type;
use thiserror::Error;

use crate::cell::Thinking;
use crate::definition::Study;
use crate::excerpt::Excerpt;
use crate::part::Part;
use crate::row::{Counts, GameRow};
use crate::whole_file::write_whole;

/// A table of games, and which.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameTable {
    /// What it holds.
    pub contents: Contents,
    /// The games, in the order of the study.
    pub rows: Vec<GameRow>,
}

/// What a table holds: kept in the file beside the rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contents {
    /// The study's hash ([`Study::hash`]).
    pub study: String,
    /// The fingerprint of the engine that played.
    pub engine: u64,
    /// The version of the program that played; tables of older programs do not say.
    pub version: Option<String>,
    /// The parts of the study whose games it has, in rising order.
    pub parts: Vec<Part>,
    /// The study's file.
    pub text: String,
    /// Which games it has, if it is an excerpt of another table.
    pub excerpt: Option<Excerpt>,
}

/// Why a file is no table of games, or not the one asked for.
#[derive(Debug, Error)]
pub enum TableError {
    /// The file cannot be read or written.
    #[error("`{path}`: {error}")]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// The table cannot be written.
    #[error("cannot write `{path}`: {error}")]
    Write {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        error: ParquetError,
    },
    /// It is not Parquet, or is damaged.
    #[error("`{path}` is not a Parquet file, or is damaged: {error}")]
    Parquet {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        error: ParquetError,
    },
    /// It is Parquet, but not of games.
    #[error("`{path}` is not a table of a study's games: {reason}")]
    NotGames {
        /// The file.
        path: PathBuf,
        /// What is missing, or should not be there.
        reason: String,
    },
    /// It has games of something else.
    #[error("`{path}` has games of {theirs}, not of {ours}: give the study's own file, and tables of one engine")]
    Other {
        /// The file.
        path: PathBuf,
        /// What it has.
        theirs: String,
        /// What was asked for.
        ours: String,
    },
    /// Parts are missing, or there twice.
    #[error("{0}")]
    Parts(String),
    /// It is an excerpt, and the whole table is needed.
    #[error("`{path}` is an excerpt: {games} of {of} games. The whole table has the SHA-256 {sha256}")]
    Excerpt {
        /// The file.
        path: PathBuf,
        /// How many games it has.
        games: usize,
        /// How many games the whole table has.
        of: u64,
        /// The hash of the whole table's file.
        sha256: String,
    },
}

/// The columns, as Parquet describes them. Optional columns are empty where nothing of the kind happened. Columns are added at the end: tables of older programs
/// lack the last ones.
const SCHEMA: &str = "message games {
    required binary arm (STRING);
    required binary rules (STRING);
    required binary layout (STRING);
    required int64 attackers_may_visit;
    required int64 defenders_may_visit;
    required int64 game;
    required int64 seed;
    required int32 opening_plies;
    required binary result (STRING);
    required binary ending (STRING);
    required int32 plies;
    required int32 attackers_lost;
    required int32 defenders_lost;
    optional int32 first_capture;
    required int64 choices;
    required int32 lead_changes;
    optional int32 turnaround;
    required int64 attackers_visited;
    required int64 defenders_visited;
    required group evaluations (LIST) { repeated group list { required int32 element; } }
    required group moves (LIST) { repeated group list { required binary element (STRING); } }
    required binary evaluation (STRING);
    optional int32 attackers_depth;
    optional int32 defenders_depth;
    optional int32 played_on;
}";
/// How many columns tables of older programs have.
const FIRST_COLUMNS: usize = 21;

/// The file's metadata, beside [`Contents::STUDY_KEY`] and [`Contents::FILE_KEY`].
const ENGINE: &str = "hnefi.engine";
const VERSION: &str = "hnefi.version";
const PARTS: &str = "hnefi.parts";
/// Rows are written in groups, so that a reader need not hold all.
const GROUP: usize = 2_000;

impl Contents {
    /// Where a table's file says the hash of its study.
    pub const STUDY_KEY: &str = "hnefi.study";
    /// Where it has the text of the study's file.
    pub const FILE_KEY: &str = "hnefi.file";

    /// A part of a study, played by the engine of this build.
    #[must_use]
    pub(crate) fn by_this_engine(study: &Study, part: Part) -> Contents {
        let version = Some(env!("CARGO_PKG_VERSION").to_owned());
        let text = study.text.clone();
        Contents { study: study.hash(), engine: fingerprint(), version, parts: vec![part], text, excerpt: None }
    }

    fn words(&self) -> String {
        format!("study {}, played by the engine with fingerprint {}", self.study.get(..12).unwrap_or(&self.study), self.engine)
    }
}

impl GameTable {
    /// Writes the table: the file is there whole or not at all.
    ///
    /// # Errors
    /// [`TableError::Io`] or [`TableError::Write`].
    pub fn write(&self, path: &Path) -> Result<(), TableError> {
        let io = |error| TableError::Io { path: path.to_owned(), error };
        write_whole(path, io, |file| self.write_to(file).map_err(|error| TableError::Write { path: path.to_owned(), error }))
    }

    /// The bytes of the table's file.
    ///
    /// # Errors
    /// What the writer of Parquet says.
    pub fn to_bytes(&self) -> Result<Vec<u8>, ParquetError> {
        let mut bytes = Vec::new();
        self.write_to(&mut bytes)?;
        Ok(bytes)
    }

    fn write_to(&self, file: impl io::Write + Send) -> Result<(), ParquetError> {
        let Contents { study, engine, version, parts, text, excerpt } = &self.contents;
        let parts: Vec<String> = parts.iter().map(Part::to_string).collect();
        let said = [
            (Contents::STUDY_KEY, study.clone()),
            (ENGINE, engine.to_string()),
            (PARTS, parts.join(" ")),
            (Contents::FILE_KEY, text.clone()),
        ];
        let version = version.iter().map(|version| (VERSION, version.clone()));
        let excerpt = excerpt.as_ref().map(serde_json::to_string).transpose();
        let excerpt = excerpt.map_err(|error| ParquetError::External(Box::new(error)))?.map(|excerpt| (Excerpt::KEY, excerpt));
        let said =
            said.into_iter().chain(version).chain(excerpt).map(|(key, value)| KeyValue::new(key.to_owned(), value)).collect();
        let properties = WriterProperties::builder()
            .set_compression(Compression::GZIP(GzipLevel::default()))
            .set_key_value_metadata(Some(said))
            .build();
        let mut writer = SerializedFileWriter::new(file, Arc::new(parse_message_type(SCHEMA)?), Arc::new(properties))?;
        for rows in self.rows.chunks(GROUP) {
            let group = Group { rows, writer: writer.next_row_group()? };
            group.write()?;
        }
        writer.close().map(|_| ())
    }

    /// Reads a table.
    ///
    /// # Errors
    /// [`TableError`].
    pub fn open(path: &Path) -> Result<GameTable, TableError> {
        let damaged = |error| TableError::Parquet { path: path.to_owned(), error };
        let other = |reason: String| TableError::NotGames { path: path.to_owned(), reason };
        let file = File::open(path).map_err(|error| TableError::Io { path: path.to_owned(), error })?;
        let reader = SerializedFileReader::new(file).map_err(damaged)?;
        let metadata = reader.metadata().file_metadata();
        let said = |key: &str| {
            let mut said = metadata.key_value_metadata().into_iter().flatten();
            said.find(|pair| pair.key == key)
                .and_then(|pair| pair.value.clone())
                .ok_or_else(|| other(format!("it does not say `{key}`")))
        };
        let schema = parse_message_type(SCHEMA).map_err(damaged)?;
        let (theirs, ours) = (metadata.schema().get_fields(), schema.get_fields());
        if theirs != ours && theirs != &ours[..FIRST_COLUMNS] {
            return Err(other("its columns are others; another version of the program may have written it".to_owned()));
        }
        let engine = said(ENGINE)?.parse().map_err(|_| other(format!("`{ENGINE}` is no number")))?;
        let parts: Result<Vec<Part>, _> = said(PARTS)?.split_whitespace().map(str::parse).collect();
        let parts = parts.map_err(|error| other(format!("`{PARTS}`: {error}")))?;
        let rows = metadata.num_rows().unsigned_abs();
        let excerpt = said(Excerpt::KEY).ok().map(|text| Excerpt::read(&text, rows)).transpose();
        let excerpt = excerpt.map_err(|error| other(format!("`{}`: {error}", Excerpt::KEY)))?;
        let contents = Contents {
            study: said(Contents::STUDY_KEY)?,
            engine,
            version: said(VERSION).ok(),
            parts,
            text: said(Contents::FILE_KEY)?,
            excerpt,
        };
        let mut rows = Vec::new();
        for (number, row) in reader.get_row_iter(None).map_err(damaged)?.enumerate() {
            let row = row.map_err(damaged)?;
            rows.push(read(&row).ok_or_else(|| other(format!("row {} holds what no game has", number + 1)))?);
        }
        Ok(GameTable { contents, rows })
    }

    /// Whether it has the games of this study, played by this build's engine.
    ///
    /// # Errors
    /// [`TableError::Other`] if not; `path` is what it is called there.
    pub fn must_be_of(&self, study: &Study, path: &Path) -> Result<(), TableError> {
        let ours = Contents { study: study.hash(), engine: fingerprint(), ..self.contents.clone() };
        self.contents.must_be_like(&ours, path)
    }

    /// Whether it has the games of this study, whichever engine played them.
    ///
    /// # Errors
    /// [`TableError::Other`] if not; `path` is what it is called there.
    pub fn must_have_games_of(&self, study: &Study, path: &Path) -> Result<(), TableError> {
        let ours = Contents { study: study.hash(), ..self.contents.clone() };
        self.contents.must_be_like(&ours, path)
    }

    /// Whether it has all games that its parts have: an excerpt has not.
    ///
    /// # Errors
    /// [`TableError::Excerpt`] if not; `path` is what it is called there.
    pub fn must_be_whole(&self, path: &Path) -> Result<(), TableError> {
        let Some(Excerpt { sha256, games, .. }) = &self.contents.excerpt else { return Ok(()) };
        Err(TableError::Excerpt { path: path.to_owned(), games: self.rows.len(), of: *games, sha256: sha256.clone() })
    }

    /// The first `games` games of every arm at every strength, where the table's file has this hash. `None` where these are all.
    #[must_use]
    pub fn excerpt(&self, sha256: &str, games: u64) -> Option<GameTable> {
        let chosen: Vec<(u64, &GameRow)> = (1..).zip(&self.rows).filter(|(_, row)| row.game < games).collect();
        if chosen.len() == self.rows.len() {
            return None;
        }
        let excerpt = Excerpt::new(sha256, self.rows.len() as u64, chosen.iter().map(|(number, _)| *number));
        let contents = Contents { excerpt: Some(excerpt), ..self.contents.clone() };
        Some(GameTable { contents, rows: chosen.into_iter().map(|(_, row)| row.clone()).collect() })
    }

    /// Joins the tables of shards, each with the name of its file, to one; it may still lack parts of the study.
    ///
    /// # Errors
    /// [`TableError::Other`] where they are not of one study, [`TableError::Parts`] where a part or a game is there twice, or there are none.
    pub fn joined(tables: Vec<(PathBuf, GameTable)>) -> Result<GameTable, TableError> {
        let once = each_game_once(&tables);
        let mut tables = tables.into_iter();
        let (first, mut all) = tables.next().ok_or_else(|| TableError::Parts("there is no table to join".to_owned()))?;
        for (path, table) in tables {
            table.contents.must_be_like(&all.contents, &path)?;
            for part in table.contents.parts {
                let strange = all.contents.parts.iter().find(|other| other.of() != part.of() || **other == part);
                if let Some(other) = strange {
                    let (path, first) = (path.display(), first.display());
                    let reason = if *other == part { "there already" } else { "of another division" };
                    return Err(TableError::Parts(format!("`{path}`: part {part} is {reason} (the first file is `{first}`)")));
                }
                all.contents.parts.push(part);
            }
            all.rows.extend(table.rows);
        }
        once?;
        all.contents.parts.sort();
        if all.missing().is_empty() {
            all.contents.parts = vec![Part::WHOLE];
        }
        Ok(all)
    }

    /// The parts of the study whose games it lacks.
    #[must_use]
    pub fn missing(&self) -> Vec<Part> {
        let of = self.contents.parts.first().map_or(1, |part| part.of());
        (0..of).filter_map(|index| Part::new(index, of).ok()).filter(|part| !self.contents.parts.contains(part)).collect()
    }

    /// Puts the rows into the order of the study.
    pub fn sort(&mut self, study: &Study) {
        let place = |row: &GameRow| {
            let cell = study.cell_of(row)?;
            study.cells.iter().position(|other| std::ptr::eq(other, cell))
        };
        self.rows.sort_by_cached_key(|row| (place(row), row.game));
    }
}

/// A table of parts that are still being played has games of parts that it does not name, so that names do not tell whether games are there twice.
fn each_game_once(tables: &[(PathBuf, GameTable)]) -> Result<(), TableError> {
    let mut seen: HashMap<_, &Path> = HashMap::new();
    for (path, row) in tables.iter().flat_map(|(path, table)| table.rows.iter().map(move |row| (path, row))) {
        let is_bare = row.opening == 0;
        if let Some(first) = seen.insert((&row.arm, row.thinking, &row.evaluation, is_bare, row.game), path) {
            let (path, first, arm, game) = (path.display(), first.display(), &row.arm, row.game + 1);
            return Err(TableError::Parts(format!(
                "`{path}`: game {game} of `{arm}` is in `{first}` already; leave one of the two out"
            )));
        }
    }
    Ok(())
}

impl Contents {
    fn must_be_like(&self, ours: &Contents, path: &Path) -> Result<(), TableError> {
        if (&self.study, self.engine) == (&ours.study, ours.engine) {
            return Ok(());
        }
        Err(TableError::Other { path: path.to_owned(), theirs: self.words(), ours: ours.words() })
    }
}

/// Rows on their way into a file, column by column in the order of [`SCHEMA`].
struct Group<'a, W: io::Write + Send> {
    rows: &'a [GameRow],
    writer: SerializedRowGroupWriter<'a, W>,
}

impl<W: io::Write + Send> Group<'_, W> {
    fn write(mut self) -> Result<(), ParquetError> {
        let id = |row: &GameRow| row.arm.split(['+', '{']).next().unwrap_or_default().to_owned();
        self.texts(|row| row.arm.clone())?;
        self.texts(id)?;
        self.texts(|row| row.layout.clone())?;
        self.longs(|row| row.thinking.attackers)?;
        self.longs(|row| row.thinking.defenders)?;
        self.longs(|row| row.game)?;
        self.longs(|row| row.seed)?;
        self.ints(|row| row.opening)?;
        self.texts(|row| row.result.to_string())?;
        self.texts(|row| row.ending.clone())?;
        self.ints(|row| row.counts.plies)?;
        self.ints(|row| row.counts.lost[0])?;
        self.ints(|row| row.counts.lost[1])?;
        self.optional(|row| row.counts.first_capture.map(|ply| ply as i32))?;
        self.longs(|row| row.counts.choices)?;
        self.ints(|row| row.lead_changes)?;
        self.optional(|row| row.turnaround)?;
        self.longs(|row| row.nodes[0])?;
        self.longs(|row| row.nodes[1])?;
        self.lists::<Int32Type>(|row, values| values.extend(&row.evaluations))?;
        self.lists::<ByteArrayType>(|row, values| values.extend(row.moves.iter().map(|mv| ByteArray::from(mv.as_str()))))?;
        self.texts(|row| row.evaluation.clone())?;
        self.optional(|row| row.depths.map(|[depth, _]| depth as i32))?;
        self.optional(|row| row.depths.map(|[_, depth]| depth as i32))?;
        self.optional(|row| row.played_on.map(|ply| ply as i32))?;
        self.writer.close().map(|_| ())
    }

    fn column<T: DataType>(
        &mut self,
        values: &[T::T],
        defined: Option<&[i16]>,
        repeated: Option<&[i16]>,
    ) -> Result<(), ParquetError> {
        let missing = || ParquetError::General("the schema has fewer columns than there are".to_owned());
        let mut column = self.writer.next_column()?.ok_or_else(missing)?;
        column.typed::<T>().write_batch(values, defined, repeated)?;
        column.close()
    }

    fn texts(&mut self, of: impl Fn(&GameRow) -> String) -> Result<(), ParquetError> {
        let values: Vec<ByteArray> = self.rows.iter().map(|row| ByteArray::from(of(row).into_bytes())).collect();
        self.column::<ByteArrayType>(&values, None, None)
    }

    fn longs(&mut self, of: impl Fn(&GameRow) -> u64) -> Result<(), ParquetError> {
        let values: Vec<i64> = self.rows.iter().map(|row| of(row).cast_signed()).collect();
        self.column::<Int64Type>(&values, None, None)
    }

    fn ints(&mut self, of: impl Fn(&GameRow) -> u64) -> Result<(), ParquetError> {
        let values: Vec<i32> = self.rows.iter().map(|row| of(row) as i32).collect();
        self.column::<Int32Type>(&values, None, None)
    }

    fn optional(&mut self, of: impl Fn(&GameRow) -> Option<i32>) -> Result<(), ParquetError> {
        let values: Vec<i32> = self.rows.iter().filter_map(&of).collect();
        let defined: Vec<i16> = self.rows.iter().map(|row| i16::from(of(row).is_some())).collect();
        self.column::<Int32Type>(&values, Some(&defined), None)
    }

    /// A list a row: an element that begins a row's list has repetition 0, an empty list stands for itself undefined.
    fn lists<T: DataType>(&mut self, add: impl Fn(&GameRow, &mut Vec<T::T>)) -> Result<(), ParquetError> {
        let (mut values, mut defined, mut repeated) = (Vec::new(), Vec::new(), Vec::new());
        for row in self.rows {
            let before = values.len();
            add(row, &mut values);
            let count = values.len() - before;
            defined.extend(std::iter::repeat_n(i16::from(count > 0), count.max(1)));
            repeated.push(0);
            repeated.extend(std::iter::repeat_n(1, count.saturating_sub(1)));
        }
        self.column::<T>(&values, Some(&defined), Some(&repeated))
    }
}

/// A row as it was written; `None` where a value is none that a game has.
fn read(row: &Row) -> Option<GameRow> {
    let mut columns = row.get_column_iter().map(|(_, field)| field);
    let mut next = || columns.next();
    let text = |field: &Field| match field {
        Field::Str(text) => Some(text.clone()),
        _ => None,
    };
    let number = |field: &Field| match field {
        Field::Int(value) => u64::try_from(*value).ok(),
        Field::Long(value) => Some(value.cast_unsigned()),
        _ => None,
    };
    let optional = |field: &Field| match field {
        Field::Null => Some(None),
        Field::Int(value) => Some(Some(*value)),
        _ => None,
    };
    let list = |field: &Field| match field {
        Field::ListInternal(list) => Some(list.elements().to_vec()),
        _ => None,
    };
    let arm = text(next()?)?;
    let _rules = text(next()?)?;
    let layout = text(next()?)?;
    let thinking = Thinking { attackers: number(next()?)?, defenders: number(next()?)? };
    let (game, seed, opening) = (number(next()?)?, number(next()?)?, number(next()?)?);
    let result = text(next()?)?;
    let result =
        [GameResult::Attackers, GameResult::Defenders, GameResult::Draw].into_iter().find(|known| known.to_string() == result)?;
    let ending = text(next()?)?;
    let plies = number(next()?)?;
    let lost = [number(next()?)?, number(next()?)?];
    let first_capture = optional(next()?)?.map(u64::try_from).transpose().ok()?;
    let counts = Counts { plies, lost, first_capture, choices: number(next()?)? };
    let (lead_changes, turnaround) = (number(next()?)?, optional(next()?)?);
    let nodes = [number(next()?)?, number(next()?)?];
    let int = |field: &Field| optional(field).flatten();
    let evaluations = list(next()?)?.iter().map(int).collect::<Option<_>>()?;
    let moves = list(next()?)?.iter().map(text).collect::<Option<_>>()?;
    let evaluation = next().map_or(Some(String::new()), text)?;
    let count = |field: Option<&Field>| {
        let number = field.map_or(Some(None), optional)?;
        number.map(u64::try_from).transpose().ok()
    };
    let depths = [count(next())?, count(next())?];
    let depths = if let [Some(attackers), Some(defenders)] = depths { Some([attackers, defenders]) } else { None };
    let played_on = count(next())?;
    Some(GameRow {
        arm,
        layout,
        thinking,
        game,
        seed,
        opening,
        moves,
        result,
        ending,
        counts,
        evaluations,
        lead_changes,
        turnaround,
        nodes,
        evaluation,
        depths,
        played_on,
    })
}
