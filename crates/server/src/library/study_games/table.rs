//! The table of a study's games, with what it says of itself.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::OnceLock;

use bytes::Bytes;
use hnefi_api::RulesetRegistry;
use hnefi_messages::Text;
use hnefi_records::{Format, Record, read, tag};
use hnefi_rules::GameResult;
use hnefi_rulesets::Ruleset;
use hnefi_study::{Contents, Excerpt};
use parquet::file::reader::{ChunkReader, FileReader, SerializedFileReader};
use serde::Deserialize;
use serde_json::json;

use super::arm::StudyArm;
use super::commented::{self, CommentedGame, CommentedPly};
use super::error::StudyGamesError;
use super::id::StudyGameId;
use super::index::{Index, Row, Strength, moves};
use crate::library::study_files::committed_file;

/// The most games of a table, so that what is known of them stays small: 32 bytes each.
const MAX_GAMES: i64 = 1_000_000;

/// A game as it stands in a list.
#[derive(Clone, Debug)]
pub(crate) struct StudyGame {
    pub(crate) id: StudyGameId,
    pub(crate) arm: StudyArm,
    pub(crate) strength: Strength,
    /// Whether it began from the bare start, where the others of the study have openings.
    pub(crate) bare: bool,
    /// The evaluation that played, where it was not the engine's own.
    pub(crate) evaluation: Option<String>,
    /// Its number among the games of the same arm, strength, evaluation and kind of start, from 1.
    pub(crate) game: u32,
    pub(crate) result: GameResult,
    pub(crate) ending: String,
    pub(crate) plies: u32,
}

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
    /// Whether its games from the bare start are counted apart from those with openings.
    bare_apart: bool,
    pub(super) commented: Vec<CommentedGame>,
    source: Source,
    index: OnceLock<Result<Index, StudyGamesError>>,
}

/// Where the file of a table is.
#[derive(Clone, Debug)]
pub(super) enum Source {
    Bytes(Bytes),
    File(PathBuf),
}

/// What is read of a study's file.
#[derive(Deserialize)]
struct StudyFile {
    name: String,
    title: Text,
    played: Option<String>,
    bare: Option<u64>,
}

impl Table {
    /// A table, read as far as it describes itself.
    pub(super) fn open(source: Source) -> Result<Table, StudyGamesError> {
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
        let file: StudyFile =
            toml::from_str(&said(Contents::FILE_KEY)?).map_err(|error| StudyGamesError::NotGames(error.to_string()))?;
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
            plan: said(Contents::STUDY_KEY)?,
            games: usize::try_from(all).unwrap_or(usize::MAX),
            here: usize::try_from(games).unwrap_or_default(),
            excerpt,
            bare_apart: file.bare.is_some(),
            commented: Vec::new(),
            source,
            index: OnceLock::new(),
        })
    }

    /// The same with the comments that lie beside the table. A file that cannot be read is left out with a line in the log.
    pub(super) fn with_comments_beside(self, path: &Path) -> Table {
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
            let arm = index.arms.get(usize::from(row.arm));
            arm.is_some_and(|arm| game.is(&arm.id, row.strength, row.game + 1))
                && !self.is_bare(row)
                && index.evaluation(row).is_none()
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
    pub(super) fn index(&self, rulesets: &RulesetRegistry) -> Result<&Index, StudyGamesError> {
        let read = || match &self.source {
            Source::Bytes(bytes) => Index::read(&SerializedFileReader::new(bytes.clone())?, rulesets),
            Source::File(path) => Index::read(&SerializedFileReader::new(File::open(path)?)?, rulesets),
        };
        if let Some(known) = self.index.get() {
            return known.as_ref().map_err(Clone::clone);
        }
        match read() {
            // That passes, as when too many files are open.
            Err(error @ StudyGamesError::Io(_)) => Err(error),
            found => self.index.get_or_init(|| found).as_ref().map_err(Clone::clone),
        }
    }

    /// Whether another table of the same study, from a folder as this one is, has more of its games.
    pub(super) fn is_replaced_by(&self, other: &Table) -> bool {
        let size = |table: &Table| (table.excerpt.is_none(), table.here);
        matches!(self.source, Source::File(_)) && size(other) > size(self)
    }

    /// Writes into the log that its games cannot be read.
    pub(super) fn log(&self, error: &StudyGamesError) {
        tracing::warn!(study = self.name, %error, "the games of a study cannot be read");
    }

    /// The name of the game at this place of the table, from 0; `None` beyond its last one.
    pub(super) fn id(&self, place: usize) -> Option<StudyGameId> {
        let number = match &self.excerpt {
            Some(excerpt) => usize::try_from(excerpt.number(place as u64)?).ok()?,
            None => Some(place + 1).filter(|number| *number <= self.games)?,
        };
        Some(StudyGameId { study: self.name.clone(), number })
    }

    /// The place of the game with this number, if the table has it.
    pub(super) fn place(&self, number: usize) -> Option<usize> {
        match &self.excerpt {
            Some(excerpt) => usize::try_from(excerpt.place(number as u64)?).ok(),
            None => number.checked_sub(1).filter(|place| *place < self.games),
        }
    }

    fn is_bare(&self, row: &Row) -> bool {
        self.bare_apart && row.opening == 0
    }

    /// The game at this place, from 0, as it stands in a list.
    pub(super) fn head(&self, index: &Index, place: usize) -> Option<StudyGame> {
        let row = index.rows.get(place)?;
        Some(StudyGame {
            id: self.id(place)?,
            arm: index.arms.get(usize::from(row.arm))?.clone(),
            strength: row.strength,
            bare: self.is_bare(row),
            evaluation: index.evaluation(row),
            game: row.game + 1,
            result: row.result,
            ending: index.endings.get(usize::from(row.ending))?.clone(),
            plies: row.plies,
        })
    }

    /// The record of the game at this place.
    pub(super) fn record(&self, game: &StudyGame, place: usize, rules: &Ruleset) -> Result<Record, StudyGamesError> {
        let moves = match &self.source {
            Source::Bytes(bytes) => moves(&SerializedFileReader::new(bytes.clone())?, place)?,
            Source::File(path) => moves(&SerializedFileReader::new(File::open(path)?)?, place)?,
        };
        let player = |positions: u32| format!("hnefi, {positions} positions a move");
        let mut line = json!({
            "id": game.id.to_string(), "rules": rules.id(), "moves": moves, "result": game.result.to_string(), "captures": "all",
            "tags": {
                tag::EVENT: self.title.en(), tag::ATTACKERS: player(game.strength.attackers),
                tag::DEFENDERS: player(game.strength.defenders),
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
