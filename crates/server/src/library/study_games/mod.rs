//! The games of balance studies, read from their tables: those of the project, which are part of the program, and those that lie in the
//! folders of reports that the server was given. They are looked up and shown like records of the library, but are not in it.
//!
//! A few numbers of each game are kept in memory from the first request for a study on; the moves are read from the table when a game is opened.

mod arm;
mod commented;
mod error;
mod id;
mod index;
mod table;
#[cfg(test)]
mod tests;

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use hnefi_api::RulesetRegistry;
use hnefi_records::Record;
use hnefi_rules::GameResult;
use hnefi_rulesets::Ruleset;

pub(crate) use self::arm::StudyArm;
pub(crate) use self::commented::CommentedPly;
pub(crate) use self::error::StudyGamesError;
pub(crate) use self::id::StudyGameId;
pub(crate) use self::index::Strength;
use self::table::Source;
pub(crate) use self::table::{StudyGame, Table};
use super::study_files::committed;

/// Games on one page.
pub(crate) const PAGE_SIZE: usize = 50;

/// The games of all studies.
#[derive(Debug, Default)]
pub(crate) struct StudyGames(Vec<Table>);

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
    /// The studies of the project, and those whose tables lie in the `own` folders. A file that is no table is left out with a line in the log,
    /// and so is one whose study the project has. Of several tables of a study in the folders, the one of most games is taken.
    pub(crate) fn with(own: &[PathBuf]) -> StudyGames {
        let committed = committed().filter(|(path, _)| is_table(path)).map(|(path, bytes)| (path, Source::Bytes(bytes)));
        let given = own.iter().flat_map(|folder| tables_in(folder)).map(|path| (path.clone(), Source::File(path)));
        let mut all: Vec<Table> = Vec::new();
        for (path, source) in committed.chain(given) {
            match Table::open(source).map(|table| table.with_comments_beside(&path)) {
                Ok(table) => match all.iter_mut().find(|other| other.name == table.name) {
                    None => all.push(table),
                    Some(other) if other.is_replaced_by(&table) => *other = table,
                    Some(_) => {
                        tracing::warn!(path = %path.display(), study = table.name, "there is a table of this study already")
                    }
                },
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
            let index = match table.index(rulesets) {
                Ok(index) => index,
                // A table that cannot be read does not hide the others.
                Err(error) if query.study.is_none() => {
                    table.log(&error);
                    continue;
                }
                Err(error) => return Err(error),
            };
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
    pub(crate) fn to_replay(&self, rules: &str, rulesets: &RulesetRegistry) -> Option<StudyGameId> {
        let mut best = None;
        for table in &self.0 {
            let Ok(index) = table.index(rulesets).inspect_err(|error| table.log(error)) else { continue };
            for (place, row) in index.rows.iter().enumerate() {
                let is_won = matches!(row.result, GameResult::Attackers | GameResult::Defenders);
                if is_won && index.arms.get(usize::from(row.arm)).is_some_and(|arm| arm.plays(rules)) {
                    let weaker = row.strength.attackers.min(row.strength.defenders);
                    let rank = (Reverse(weaker), row.plies);
                    if best.as_ref().is_none_or(|(known, _)| rank < *known) {
                        best = table.id(place).map(|id| (rank, id));
                    }
                }
            }
        }
        best.map(|(_, id)| id)
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
