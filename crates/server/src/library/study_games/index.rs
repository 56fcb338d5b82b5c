//! What is known of the games of a table without their moves, and the moves of one, read column by column.

use hnefi_api::RulesetRegistry;
use hnefi_rules::GameResult;
use hnefi_study::is_broken_off;
use parquet::data_type::{ByteArray, ByteArrayType, DataType, Int32Type, Int64Type};
use parquet::file::reader::{ChunkReader, FileReader, RowGroupReader, SerializedFileReader};

use super::arm::StudyArm;
use super::error::StudyGamesError;

/// The columns that are read, as `hnefi lab` names them.
const ARM: &str = "arm";
const ATTACKERS: &str = "attackers_may_visit";
const DEFENDERS: &str = "defenders_may_visit";
const GAME: &str = "game";
const RESULT: &str = "result";
const ENDING: &str = "ending";
const PLIES: &str = "plies";
const OPENING: &str = "opening_plies";
const EVALUATION: &str = "evaluation";
const MOVES: &str = "moves.list.element";

/// How many positions a side may visit for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Strength {
    pub(crate) attackers: u32,
    pub(crate) defenders: u32,
}

/// What is known of the games without reading their moves.
#[derive(Debug)]
pub(crate) struct Index {
    /// The arms, in the order in which they come first.
    pub(crate) arms: Vec<StudyArm>,
    pub(super) endings: Vec<String>,
    /// The evaluations that played, in the order in which they come first; the engine's own has no name.
    pub(super) evaluations: Vec<String>,
    pub(super) rows: Vec<Row>,
}

/// A game without its moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    pub(super) arm: u16,
    pub(super) ending: u16,
    pub(super) result: GameResult,
    pub(super) strength: Strength,
    pub(super) evaluation: u16,
    /// Its number among the games of the same arm, strength, evaluation and kind of start, from 0.
    pub(super) game: u32,
    pub(super) plies: u32,
    /// The plies at its beginning that were not chosen.
    pub(super) opening: u32,
}

impl Index {
    /// Reads it from a table's file.
    pub(super) fn read<R: ChunkReader + 'static>(
        reader: &SerializedFileReader<R>,
        rulesets: &RulesetRegistry,
    ) -> Result<Index, StudyGamesError> {
        let (mut arms, mut endings, mut evaluations) = (Names::default(), Names::default(), Names::default());
        let mut rows = Vec::new();
        let small =
            |number: i64| u32::try_from(number).map_err(|_| StudyGamesError::NotGames(format!("{number} is out of range")));
        for number in 0..reader.num_row_groups() {
            let group = reader.get_row_group(number)?;
            let texts = |name| column::<ByteArrayType>(&*group, name);
            let numbers = |name| column::<Int64Type>(&*group, name);
            let (arm, result, ending) = (texts(ARM)?, texts(RESULT)?, texts(ENDING)?);
            let (attackers, defenders, game) = (numbers(ATTACKERS)?, numbers(DEFENDERS)?, numbers(GAME)?);
            let (plies, opening) = (column::<Int32Type>(&*group, PLIES)?, column::<Int32Type>(&*group, OPENING)?);
            // Older tables have no other evaluation than the engine's own.
            let evaluation = match place_of::<ByteArrayType>(&*group, EVALUATION) {
                Ok(_) => texts(EVALUATION)?,
                Err(_) => vec![ByteArray::from(""); arm.len()],
            };
            let heads = arm.iter().zip(&result).zip(&ending).zip(&evaluation);
            let counts = attackers.into_iter().zip(defenders).zip(game).zip(plies).zip(opening);
            for ((((arm, result), ending), evaluation), ((((attackers, defenders), game), plies), opening)) in heads.zip(counts) {
                rows.push(Row {
                    arm: arms.number(arm)?,
                    ending: endings.number(ending)?,
                    result: result_of(result, ending)?,
                    strength: Strength { attackers: small(attackers)?, defenders: small(defenders)? },
                    evaluation: evaluations.number(evaluation)?,
                    game: small(game)?,
                    plies: small(plies.into())?,
                    opening: small(opening.into())?,
                });
            }
        }
        let arms = arms.0.into_iter().map(|id| StudyArm::new(id, rulesets)).collect();
        Ok(Index { arms, endings: endings.0, evaluations: evaluations.0, rows })
    }

    /// The evaluation that played a game, where it was not the engine's own.
    pub(super) fn evaluation(&self, row: &Row) -> Option<String> {
        self.evaluations.get(usize::from(row.evaluation)).filter(|name| !name.is_empty()).cloned()
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

/// The result of a game; of one that was broken off for its length, which the study counts as a draw, that it is unfinished.
fn result_of(bytes: &ByteArray, ending: &ByteArray) -> Result<GameResult, StudyGamesError> {
    let word = bytes.as_utf8()?;
    if is_broken_off(ending.as_utf8()?) {
        return Ok(GameResult::Unfinished);
    }
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
pub(super) fn moves<R: ChunkReader + 'static>(
    reader: &SerializedFileReader<R>,
    place: usize,
) -> Result<Vec<String>, StudyGamesError> {
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
