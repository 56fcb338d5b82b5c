//! The games of balance studies, read from their tables: those of the project, which are part of the program, and those that lie in the
//! folders of reports that the server was given. They are looked up and shown like records of the library, but are not in it.
//!
//! A few numbers of each game are kept in memory from the first request for a study on; the moves are read from the table when a game is opened.

mod commented;
#[cfg(test)]
mod tests;

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::fmt;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use hnefi_messages::Text;
use hnefi_records::{Format, Record, read, tag};
use hnefi_rules::GameResult;
use hnefi_rulesets::Ruleset;
use hnefi_study::{Excerpt, changes_in};
use parquet::data_type::{ByteArray, ByteArrayType, DataType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::reader::{ChunkReader, FileReader, RowGroupReader, SerializedFileReader};
use serde::Deserialize;
use serde_json::json;
use thiserror::Error;

use hnefi_api::RulesetRegistry;

use super::study_files::{committed, committed_file};
pub(crate) use commented::{CommentedGame, CommentedPly};

/// The columns that are read, as `hnefi lab` names them, and what the table says of itself.
const ARM: &str = "arm";
const ATTACKERS: &str = "attackers_may_visit";
const DEFENDERS: &str = "defenders_may_visit";
const GAME: &str = "game";
const RESULT: &str = "result";
const ENDING: &str = "ending";
const PLIES: &str = "plies";
const MOVES: &str = "moves.list.element";
const PLAN: &str = "hnefi.study";
const STUDY_FILE: &str = "hnefi.file";

/// The most games of a table, so that what is known of them stays small: 32 bytes each.
const MAX_GAMES: i64 = 1_000_000;
/// Games on one page.
pub(crate) const PAGE_SIZE: usize = 50;

/// Why a table or one of its games cannot be read.
#[derive(Clone, Debug, Error)]
pub(crate) enum StudyGamesError {
    /// The file cannot be opened.
    #[error("cannot read the table: {0}")]
    Io(Arc<std::io::Error>),
    /// It is not Parquet, or is damaged.
    #[error("the table is damaged: {0}")]
    Parquet(Arc<ParquetError>),
    /// It is Parquet, but not of games.
    #[error("it is no table of a study's games: {0}")]
    NotGames(String),
    /// The rules of an arm are not known here.
    #[error("the rules `{arm}` are not known here: {reason}")]
    Rules {
        /// The arm.
        arm: String,
        /// Why not.
        reason: String,
    },
}

impl From<ParquetError> for StudyGamesError {
    fn from(error: ParquetError) -> StudyGamesError {
        StudyGamesError::Parquet(Arc::new(error))
    }
}

impl From<std::io::Error> for StudyGamesError {
    fn from(error: std::io::Error) -> StudyGamesError {
        StudyGamesError::Io(Arc::new(error))
    }
}

/// The name of a game of a study: `alea-2026-17` is the 17th game of the table of `alea-2026`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StudyGameId {
    pub(crate) study: String,
    /// Its number in the study's table, from 1.
    pub(crate) number: usize,
}

impl fmt::Display for StudyGameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.study, self.number)
    }
}

impl FromStr for StudyGameId {
    type Err = ();

    fn from_str(text: &str) -> Result<StudyGameId, ()> {
        let (study, number) = text.rsplit_once('-').ok_or(())?;
        let plain = study.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
        // One game has one name: no signs, no zeros before the number.
        let is_number = number.bytes().all(|byte| byte.is_ascii_digit()) && !number.starts_with('0');
        match number.parse() {
            Ok(number) if plain && is_number && !study.is_empty() => Ok(StudyGameId { study: study.to_owned(), number }),
            _ => Err(()),
        }
    }
}

/// The games of all studies.
#[derive(Debug, Default)]
pub(crate) struct StudyGames(Vec<Table>);

/// The games of one study.
#[derive(Debug)]
pub(crate) struct Table {
    /// The study's name.
    pub(crate) name: String,
    /// What the study asks.
    pub(crate) title: Text,
    /// The day on which it was played, where its file says so.
    pub(crate) played: Option<String>,
    /// The hash of the study's plan.
    pub(crate) plan: String,
    /// How many games the study has.
    pub(crate) games: usize,
    /// How many of them are here: not all where the table is published apart.
    pub(crate) here: usize,
    excerpt: Option<Excerpt>,
    commented: Vec<CommentedGame>,
    source: Source,
    index: OnceLock<Result<Index, StudyGamesError>>,
}

#[derive(Clone, Debug)]
enum Source {
    Bytes(Bytes),
    File(PathBuf),
}

/// What is known of the games without reading their moves.
#[derive(Debug)]
pub(crate) struct Index {
    /// The arms, in the order in which they come first.
    pub(crate) arms: Vec<StudyArm>,
    endings: Vec<String>,
    rows: Vec<Row>,
}

/// The rules that a study plays games by.
#[derive(Clone, Debug)]
pub(crate) struct StudyArm {
    /// The id of the rule set with options and layout, and in braces the rules that the study has changed.
    pub(crate) id: String,
    /// What the rule set and its layout are called; `None` where they are not known here.
    pub(crate) names: Option<(Text, Text)>,
}

impl StudyArm {
    /// The rule set's id with options and layout.
    pub(crate) fn rules(&self) -> &str {
        self.id.split('{').next().unwrap_or(&self.id)
    }

    /// The id without them.
    pub(crate) fn base(&self) -> &str {
        self.rules().split('+').next().unwrap_or(&self.id)
    }

    /// The rules that the study has changed, each with its value.
    pub(crate) fn changes(&self) -> impl Iterator<Item = (&str, &str)> {
        changes_in(&self.id)
    }

    /// The rule set; where the study has changed rules, as one that the game brings along, called by the study.
    fn ruleset(&self, study: &str, rulesets: &RulesetRegistry) -> Result<Ruleset, StudyGamesError> {
        let unknown = |reason: String| StudyGamesError::Rules { arm: self.id.clone(), reason };
        let rules = rulesets.ruleset(self.rules()).map_err(|error| unknown(error.to_string()))?;
        let changes: toml::Table = self.changes().map(|(key, value)| (key.to_owned(), value.into())).collect();
        if changes.is_empty() {
            return Ok(rules);
        }
        let mut file = toml::Table::new();
        file.insert("id".to_owned(), format!("{}-changed", rules.base_id()).into());
        file.insert("extends".to_owned(), rules.base_id().into());
        file.insert("name".to_owned(), format!("{}, {study}", rules.name().en()).into());
        file.insert("layouts".to_owned(), vec![rules.layout().id.clone()].into());
        file.insert("rules".to_owned(), changes.into());
        Ruleset::from_toml_with(&file.to_string(), "").map_err(|error| unknown(error.to_string()))
    }
}

/// How many positions a side may visit for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Strength {
    pub(crate) attackers: u32,
    pub(crate) defenders: u32,
}

#[derive(Clone, Copy, Debug)]
struct Row {
    arm: u16,
    ending: u16,
    result: GameResult,
    strength: Strength,
    /// Its number among the games of the same arm and strength, from 0.
    game: u32,
    plies: u32,
}

/// A game as it stands in a list.
#[derive(Clone, Debug)]
pub(crate) struct StudyGame {
    pub(crate) id: StudyGameId,
    pub(crate) arm: StudyArm,
    pub(crate) strength: Strength,
    /// Its number among the games of the same arm and strength, from 1.
    pub(crate) game: u32,
    pub(crate) result: GameResult,
    pub(crate) ending: String,
    pub(crate) plies: u32,
}

/// What is looked for.
#[derive(Clone, Debug, Default)]
pub(crate) struct StudyGameQuery {
    pub(crate) study: Option<String>,
    /// A rule set without options.
    pub(crate) base: Option<String>,
    pub(crate) arm: Option<String>,
    pub(crate) strength: Option<Strength>,
    pub(crate) result: Option<GameResult>,
    /// The page, from 0.
    pub(crate) page: usize,
}

/// A page of games, how many there are in all, and what else could be chosen.
#[derive(Debug, Default)]
pub(crate) struct FoundStudyGames {
    pub(crate) games: Vec<StudyGame>,
    pub(crate) total: usize,
    /// The arms of the studies that were looked through.
    pub(crate) arms: Vec<StudyArm>,
    /// Their strengths.
    pub(crate) strengths: BTreeSet<Strength>,
}

impl StudyGames {
    /// The studies of the project, and those whose tables lie in the `own` folders. A file that is no table, or whose study is there already,
    /// is left out with a line in the log.
    pub(crate) fn with(own: &[PathBuf]) -> StudyGames {
        let committed = committed().filter(|(path, _)| is_table(path)).map(|(path, bytes)| (path, Source::Bytes(bytes)));
        let given = own.iter().flat_map(|folder| tables_in(folder)).map(|path| (path.clone(), Source::File(path)));
        let mut all: Vec<Table> = Vec::new();
        for (path, source) in committed.chain(given) {
            match Table::open(source).map(|table| table.with_comments_beside(&path)) {
                Ok(table) if all.iter().all(|other| other.name != table.name) => all.push(table),
                Ok(table) => tracing::warn!(path = %path.display(), study = table.name, "there is a table of this study already"),
                Err(error) => tracing::warn!(path = %path.display(), %error, "no games of a study"),
            }
        }
        all.sort_by(|a, b| a.name.cmp(&b.name));
        StudyGames(all)
    }

    /// All studies that have games, in the order of their names.
    pub(crate) fn tables(&self) -> &[Table] {
        &self.0
    }

    /// A study.
    pub(crate) fn table(&self, name: &str) -> Option<&Table> {
        self.0.iter().find(|table| table.name == name)
    }

    /// The table that has a game, and its place there, from 0.
    pub(crate) fn find(&self, id: &StudyGameId) -> Option<(&Table, usize)> {
        let table = self.table(&id.study)?;
        Some((table, table.place(id.number)?))
    }

    /// Looks for games, in the order of the studies and their tables.
    pub(crate) fn search(&self, query: &StudyGameQuery, rulesets: &RulesetRegistry) -> Result<FoundStudyGames, StudyGamesError> {
        let mut found = FoundStudyGames::default();
        let first = query.page.saturating_mul(PAGE_SIZE);
        for table in self.0.iter().filter(|table| query.study.as_ref().is_none_or(|name| *name == table.name)) {
            let index = table.index(rulesets)?;
            let arms: Vec<bool> = index.arms.iter().map(|arm| query.wants(arm)).collect();
            for (place, row) in index.rows.iter().enumerate() {
                found.strengths.insert(row.strength);
                let wanted = arms.get(usize::from(row.arm)).copied().unwrap_or_default()
                    && query.strength.is_none_or(|strength| strength == row.strength)
                    && query.result.is_none_or(|result| result == row.result);
                if wanted {
                    if found.total >= first && found.games.len() < PAGE_SIZE {
                        found.games.extend(table.head(index, place));
                    }
                    found.total += 1;
                }
            }
            found.arms.extend(index.arms.iter().cloned());
        }
        Ok(found)
    }

    /// A game to be replayed: the shortest that the engine has won against itself, of those in which the weaker side was strongest. `None`
    /// where no study has one by these rules, a rule set's id.
    pub(crate) fn to_replay(&self, rules: &str, rulesets: &RulesetRegistry) -> Result<Option<StudyGameId>, StudyGamesError> {
        let mut best = None;
        for table in &self.0 {
            let index = table.index(rulesets)?;
            for (place, row) in index.rows.iter().enumerate() {
                let is_won = matches!(row.result, GameResult::Attackers | GameResult::Defenders);
                if is_won && index.arms.get(usize::from(row.arm)).is_some_and(|arm| arm.id == rules) {
                    let weaker = row.strength.attackers.min(row.strength.defenders);
                    let rank = (Reverse(weaker), row.plies);
                    if best.as_ref().is_none_or(|(known, _)| rank < *known) {
                        best = table.id(place).map(|id| (rank, id));
                    }
                }
            }
        }
        Ok(best.map(|(_, id)| id))
    }

    /// A game with its rules and its record; `None` if there is none of that name.
    pub(crate) fn open(
        &self,
        id: &StudyGameId,
        rulesets: &RulesetRegistry,
    ) -> Result<Option<(StudyGame, Ruleset, Record)>, StudyGamesError> {
        let Some((table, place)) = self.find(id) else { return Ok(None) };
        let Some(game) = table.head(table.index(rulesets)?, place) else { return Ok(None) };
        let rules = game.arm.ruleset(&table.name, rulesets)?;
        let record = table.record(&game, place, &rules)?;
        Ok(Some((game, rules, record)))
    }
}

impl StudyGameQuery {
    fn wants(&self, arm: &StudyArm) -> bool {
        self.base.as_ref().is_none_or(|base| base == arm.base()) && self.arm.as_ref().is_none_or(|id| *id == arm.id)
    }
}

/// The tables in a folder of reports, in the order of their names.
fn tables_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok).map(|entry| entry.path());
    let mut tables: Vec<PathBuf> = entries.filter(|path| is_table(path)).collect();
    tables.sort();
    tables
}

fn is_table(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "parquet")
}

/// What is read of a study's file.
#[derive(Deserialize)]
struct StudyFile {
    name: String,
    title: Text,
    played: Option<String>,
}

impl Table {
    fn open(source: Source) -> Result<Table, StudyGamesError> {
        match &source {
            Source::Bytes(bytes) => Table::described(SerializedFileReader::new(bytes.clone())?, source),
            Source::File(path) => Table::described(SerializedFileReader::new(File::open(path)?)?, source),
        }
    }

    fn described<R: ChunkReader + 'static>(reader: SerializedFileReader<R>, source: Source) -> Result<Table, StudyGamesError> {
        let metadata = reader.metadata().file_metadata();
        let said = |key: &str| {
            let mut pairs = metadata.key_value_metadata().into_iter().flatten();
            let value = pairs.find(|pair| pair.key == key).and_then(|pair| pair.value.clone());
            value.ok_or_else(|| StudyGamesError::NotGames(format!("it does not say `{key}`")))
        };
        let file: StudyFile = toml::from_str(&said(STUDY_FILE)?).map_err(|error| StudyGamesError::NotGames(error.to_string()))?;
        if StudyGameId::from_str(&format!("{}-1", file.name)).is_err() {
            return Err(StudyGamesError::NotGames(format!("`{}` is no name for a study", file.name)));
        }
        let games = metadata.num_rows();
        if !(0..=MAX_GAMES).contains(&games) {
            return Err(StudyGamesError::NotGames(format!("it has {games} games, and {MAX_GAMES} are the most")));
        }
        let excerpt = said(Excerpt::KEY).ok().map(|text| Excerpt::read(&text, games.unsigned_abs())).transpose();
        let excerpt = excerpt.map_err(|error| StudyGamesError::NotGames(format!("`{}`: {error}", Excerpt::KEY)))?;
        let all = excerpt.as_ref().map_or(games.unsigned_abs(), |excerpt| excerpt.games);
        Ok(Table {
            name: file.name,
            title: file.title,
            played: file.played,
            plan: said(PLAN)?,
            games: usize::try_from(all).unwrap_or(usize::MAX),
            here: usize::try_from(games).unwrap_or_default(),
            excerpt,
            commented: Vec::new(),
            source,
            index: OnceLock::new(),
        })
    }

    /// The same with the comments that lie beside the table. A file that cannot be read is left out with a line in the log.
    fn with_comments_beside(self, path: &Path) -> Table {
        let beside = path.with_file_name(commented::file_name(&self.name));
        let file = match &self.source {
            Source::Bytes(_) => committed_file(&beside),
            Source::File(_) => fs::read(&beside).ok().map(Bytes::from),
        };
        let Some(file) = file else { return self };
        match commented::read(&String::from_utf8_lossy(&file)) {
            Ok(commented) => Table { commented, ..self },
            Err(error) => {
                tracing::warn!(path = %beside.display(), %error, "no comments on games of a study");
                self
            }
        }
    }

    /// Its commented games, with their ids. Games that are not in the table are left out.
    pub(crate) fn commented(&self, rulesets: &RulesetRegistry) -> Result<Vec<(StudyGameId, &CommentedGame)>, StudyGamesError> {
        let index = self.index(rulesets)?;
        let is = |game: &CommentedGame, row: &Row| {
            index.arms.get(usize::from(row.arm)).is_some_and(|arm| game.is(&arm.id, row.strength, row.game + 1))
        };
        let place = |game: &CommentedGame| index.rows.iter().position(|row| is(game, row));
        Ok(self.commented.iter().filter_map(|game| Some((self.id(place(game)?)?, game))).collect())
    }

    /// The comments on a game of this study.
    pub(crate) fn comments_on(&self, id: &StudyGameId, rulesets: &RulesetRegistry) -> Result<&[CommentedPly], StudyGamesError> {
        if self.commented.is_empty() {
            return Ok(&[]);
        }
        let found = self.commented(rulesets)?.into_iter().find(|(other, _)| other == id);
        Ok(found.map_or(&[], |(_, game)| &game.comments))
    }

    /// What is known of its games; read when it is first asked for.
    fn index(&self, rulesets: &RulesetRegistry) -> Result<&Index, StudyGamesError> {
        let read = || match &self.source {
            Source::Bytes(bytes) => Index::read(&SerializedFileReader::new(bytes.clone())?, rulesets),
            Source::File(path) => Index::read(&SerializedFileReader::new(File::open(path)?)?, rulesets),
        };
        self.index.get_or_init(read).as_ref().map_err(Clone::clone)
    }

    /// The name of the game at this place of the table, from 0; `None` beyond its last one.
    fn id(&self, place: usize) -> Option<StudyGameId> {
        let number = match &self.excerpt {
            Some(excerpt) => usize::try_from(excerpt.number(place as u64)?).ok()?,
            None => Some(place + 1).filter(|number| *number <= self.games)?,
        };
        Some(StudyGameId { study: self.name.clone(), number })
    }

    /// The place of the game with this number, if the table has it.
    fn place(&self, number: usize) -> Option<usize> {
        match &self.excerpt {
            Some(excerpt) => usize::try_from(excerpt.place(number as u64)?).ok(),
            None => number.checked_sub(1).filter(|place| *place < self.games),
        }
    }

    fn head(&self, index: &Index, place: usize) -> Option<StudyGame> {
        let row = index.rows.get(place)?;
        Some(StudyGame {
            id: self.id(place)?,
            arm: index.arms.get(usize::from(row.arm))?.clone(),
            strength: row.strength,
            game: row.game + 1,
            result: row.result,
            ending: index.endings.get(usize::from(row.ending))?.clone(),
            plies: row.plies,
        })
    }

    fn record(&self, game: &StudyGame, place: usize, rules: &Ruleset) -> Result<Record, StudyGamesError> {
        let moves = match &self.source {
            Source::Bytes(bytes) => moves(&SerializedFileReader::new(bytes.clone())?, place)?,
            Source::File(path) => moves(&SerializedFileReader::new(File::open(path)?)?, place)?,
        };
        let player = |positions: u32| format!("hnefi, {positions} positions a move");
        let mut line = json!({
            "id": game.id.to_string(), "rules": rules.id(), "moves": moves, "result": game.result.to_string(), "captures": "all",
            "tags": {
                tag::EVENT: self.title.en(), tag::ATTACKERS: player(game.strength.attackers),
                tag::DEFENDERS: player(game.strength.defenders), "end": "unstated",
            },
        });
        if let Some(day) = &self.played {
            line["tags"][tag::DATE] = json!(day);
        }
        let wrong = |reason: String| StudyGamesError::NotGames(format!("game {}: {reason}", game.id.number));
        let entries = read(Format::GAME_LINES, &line.to_string()).map_err(|error| wrong(error.to_string()))?;
        let entry = entries.into_iter().next().ok_or_else(|| wrong("it is empty".to_owned()))?;
        entry.record.map_err(|error| wrong(error.to_string()))
    }
}

impl Index {
    fn read<R: ChunkReader + 'static>(
        reader: &SerializedFileReader<R>,
        rulesets: &RulesetRegistry,
    ) -> Result<Index, StudyGamesError> {
        let (mut arms, mut endings, mut rows) = (Names::default(), Names::default(), Vec::new());
        let small =
            |number: i64| u32::try_from(number).map_err(|_| StudyGamesError::NotGames(format!("{number} is out of range")));
        for number in 0..reader.num_row_groups() {
            let group = reader.get_row_group(number)?;
            let texts = |name| column::<ByteArrayType>(&*group, name);
            let numbers = |name| column::<Int64Type>(&*group, name);
            let (arm, result, ending) = (texts(ARM)?, texts(RESULT)?, texts(ENDING)?);
            let (attackers, defenders, game) = (numbers(ATTACKERS)?, numbers(DEFENDERS)?, numbers(GAME)?);
            let plies = column::<Int32Type>(&*group, PLIES)?;
            let heads = arm.iter().zip(&result).zip(&ending);
            let counts = attackers.into_iter().zip(defenders).zip(game).zip(plies);
            for (((arm, result), ending), (((attackers, defenders), game), plies)) in heads.zip(counts) {
                rows.push(Row {
                    arm: arms.number(arm)?,
                    ending: endings.number(ending)?,
                    result: result_of(result)?,
                    strength: Strength { attackers: small(attackers)?, defenders: small(defenders)? },
                    game: small(game)?,
                    plies: small(plies.into())?,
                });
            }
        }
        let arm = |id: String| {
            let arm = StudyArm { id, names: None };
            let rules = rulesets.ruleset(arm.rules()).ok();
            StudyArm { names: rules.map(|rules| (rules.name().clone(), rules.layout().name.clone())), ..arm }
        };
        Ok(Index { arms: arms.0.into_iter().map(arm).collect(), endings: endings.0, rows })
    }
}

/// Words that come again and again, in the order in which they came first.
#[derive(Default)]
struct Names(Vec<String>);

impl Names {
    fn number(&mut self, bytes: &ByteArray) -> Result<u16, StudyGamesError> {
        let name = bytes.as_utf8()?;
        // A study is sorted by arm: the last one usually comes again.
        let place = self.0.iter().rposition(|known| known == name).unwrap_or_else(|| {
            self.0.push(name.to_owned());
            self.0.len() - 1
        });
        u16::try_from(place).map_err(|_| StudyGamesError::NotGames("it has too many arms".to_owned()))
    }
}

fn result_of(bytes: &ByteArray) -> Result<GameResult, StudyGamesError> {
    let word = bytes.as_utf8()?;
    let known = [GameResult::Attackers, GameResult::Defenders, GameResult::Draw];
    let result = known.into_iter().find(|result| result.to_string() == word);
    result.ok_or_else(|| StudyGamesError::NotGames(format!("`{word}` is no result of a game")))
}

/// The place of a column, if it has values of this type.
fn place_of<T: DataType>(group: &dyn RowGroupReader, name: &str) -> Result<usize, StudyGamesError> {
    let columns = group.metadata().columns();
    let is_it = |column: &&parquet::file::metadata::ColumnChunkMetaData| {
        column.column_path().string() == name && column.column_type() == T::get_physical_type()
    };
    let place = columns.iter().position(|column| is_it(&column));
    place.ok_or_else(|| StudyGamesError::NotGames(format!("it has no column `{name}` of the right kind")))
}

/// All values of a column of a row group, which has one in every row.
fn column<T: DataType>(group: &dyn RowGroupReader, name: &str) -> Result<Vec<T::T>, StudyGamesError> {
    let rows = usize::try_from(group.metadata().num_rows()).unwrap_or_default();
    let reader = group.get_column_reader(place_of::<T>(group, name)?)?;
    let mut reader = parquet::column::reader::get_typed_column_reader::<T>(reader);
    let mut values = Vec::new();
    reader.read_records(rows, None, None, &mut values)?;
    if values.len() == rows { Ok(values) } else { Err(StudyGamesError::NotGames(format!("`{name}` has gaps"))) }
}

/// The moves of a game by its place in the table.
fn moves<R: ChunkReader + 'static>(reader: &SerializedFileReader<R>, place: usize) -> Result<Vec<String>, StudyGamesError> {
    let mut before = place;
    for number in 0..reader.num_row_groups() {
        let group = reader.get_row_group(number)?;
        let rows = usize::try_from(group.metadata().num_rows()).unwrap_or_default();
        if before >= rows {
            before -= rows;
            continue;
        }
        let column = group.get_column_reader(place_of::<ByteArrayType>(&*group, MOVES)?)?;
        let mut column = parquet::column::reader::get_typed_column_reader::<ByteArrayType>(column);
        column.skip_records(before)?;
        let (mut defined, mut repeated, mut values) = (Vec::new(), Vec::new(), Vec::new());
        column.read_records(1, Some(&mut defined), Some(&mut repeated), &mut values)?;
        return values.iter().map(|bytes| Ok(bytes.as_utf8()?.to_owned())).collect();
    }
    Err(StudyGamesError::NotGames(format!("it has no game {}", place + 1)))
}
