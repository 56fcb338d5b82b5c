//! The check of a study: some games of each arm played again by this build's engine, to see whether the verdicts stand.
//!
//! What a study found holds for the engine that played it. Another version may play another balance, so that a study by an older engine says so wherever
//! it is shown, and its check says what the newer one makes of it.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use hnefi_engine::bench::fingerprint;
use hnefi_statistics::{Estimate, Results, Verdict};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::definition::Study;
use crate::depth::mean_depth;
use crate::error::StudyError;
use crate::row::GameRow;
use crate::summary::{ArmSummary, Summary};
use crate::table::GameTable;
use crate::whole_file::write_whole;

/// What is to be played again of a study.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sample {
    /// Games of each arm at each strength.
    pub games: u64,
    /// The strengths, in positions a move for both sides. The study's own if there is none.
    pub nodes: Vec<u64>,
    /// The most arms to play, taken evenly; `None` for all.
    pub arms: Option<usize>,
    /// The ply at which a game is broken off and drawn; `None` for that of the study.
    pub longest: Option<u64>,
    /// Chooses dice, and openings where the study has no book of them. Another seed than the study's, so that the games are others.
    pub seed: u64,
}

/// What came of the games that were played again: the file `NAME.check.json` beside a study's table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Check {
    /// Of the file: 1.
    pub format: u64,
    /// The study's name.
    pub study: String,
    /// Its hash.
    pub hash: String,
    /// The fingerprint of the engine that played again.
    pub engine: u64,
    /// The version of its program.
    pub version: String,
    /// The day of the check, `2026-11-25`.
    pub played: String,
    /// What chance did follows from this.
    pub seed: u64,
    /// The ply at which a game was broken off and drawn.
    pub longest: u64,
    /// How many games were played.
    pub games: u64,
    /// How many arms have another verdict now.
    pub changed: u64,
    /// How many have the same.
    pub upheld: u64,
    /// Of how many the games of the check do not tell.
    pub undecided: u64,
    /// Arm by arm.
    pub arms: Vec<CheckedArm>,
}

/// An arm of a check.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CheckedArm {
    /// Its name in the study.
    pub arm: String,
    /// What the study found at its base strength.
    pub then: StrengthResult,
    /// What the games of the check came to, at each strength.
    pub now: Vec<StrengthResult>,
    /// What that makes of the verdict.
    pub outcome: Outcome,
}

/// What games of one arm at one strength came to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StrengthResult {
    /// Positions a move.
    pub nodes: u64,
    /// The mean depth of such a search in plies, where it was measured.
    pub depth: Option<f64>,
    /// The results of the attackers.
    pub results: Results,
    /// How many of the games were broken off at the greatest length, which counts as a draw.
    pub broken_off: u64,
    /// The attackers' score with Wilson's interval of 95 %.
    pub score: Estimate,
    /// What they say of fairness.
    pub verdict: Verdict,
}

/// What a check makes of a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// At some strength the games of the check show another verdict.
    Changed,
    /// They show the same.
    Upheld,
    /// They are too few to show any.
    Undecided,
}

/// Why there is no check to be had from a file.
#[derive(Debug, Error)]
pub enum CheckError {
    /// The file cannot be read or written.
    #[error("`{path}`: {error}")]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// It is something else.
    #[error("`{path}` is not what `hnefi lab check` writes: {reason}")]
    Other {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        reason: String,
    },
}

const FORMAT: u64 = 1;

impl Sample {
    /// The study that plays it: the same arms by another seed, at other strengths, without race and handicap. Its file is one like any other.
    ///
    /// # Errors
    /// [`StudyError`], where numbers make no sense, or arms are to be left out of a study that names files of rules.
    pub fn study(&self, of: &Study) -> Result<Study, StudyError> {
        let wrong = |key, reason: &str| StudyError::Value { key, reason: reason.to_owned() };
        let mut file: toml::Table = toml::from_str(&of.text).map_err(|error| StudyError::Toml(Box::new(error)))?;
        for key in ["race", "handicap", "ladder", "people", "played", "ended", "bare", "evaluations"] {
            file.remove(key);
        }
        let nodes = if self.nodes.is_empty() { vec![of.nodes] } else { self.nodes.clone() };
        let number = |number: u64, key| i64::try_from(number).map_err(|_| wrong(key, "the number is too great"));
        let games = number(self.games, "games")?;
        file.insert("name".to_owned(), format!("{}-check", of.name).into());
        file.insert("seed".to_owned(), number(self.seed, "seed")?.into());
        file.insert("nodes".to_owned(), number(nodes[0], "nodes")?.into());
        file.insert("games".to_owned(), games.into());
        file.insert("max-plies".to_owned(), number(self.longest.unwrap_or(of.longest), "max-plies")?.into());
        if nodes.len() > 1 {
            let rung = |nodes_there: &u64| {
                let times = *nodes_there as f64 / nodes[0] as f64;
                toml::Value::from(toml::Table::from_iter([
                    ("times".to_owned(), times.into()),
                    ("games".to_owned(), games.into()),
                ]))
            };
            file.insert("ladder".to_owned(), nodes[1..].iter().map(rung).collect::<Vec<_>>().into());
        }
        let kept = self.arms.unwrap_or(usize::MAX).min(of.arms.len());
        let chosen: Vec<usize> = (0..kept).map(|place| place * of.arms.len() / kept).collect();
        let arms: Vec<_> =
            of.arms.iter().enumerate().filter(|(place, _)| chosen.contains(place)).map(|(_, arm)| arm.clone()).collect();
        if kept < of.arms.len() {
            let entries: Option<Vec<toml::Value>> = arms.iter().map(|arm| arm.entry().map(toml::Value::from)).collect();
            let entries = entries.ok_or_else(|| wrong("arms", "the study names files of rules: check all its arms"))?;
            file.insert("arms".to_owned(), entries.into());
        }
        let text = toml::to_string(&file).map_err(|error| wrong("arms", &error.to_string()))?;
        Study::with_arms(&text, arms, of.design.clone())
    }
}

impl Check {
    /// What the games of a check say of a study: `then` is what the study found, `now` the study of its [`Sample`], with the table of its games.
    #[must_use]
    pub fn of(study: &Study, then: &Summary, now: &Study, table: &GameTable, played: String) -> Check {
        let found = Summary::of(now, table);
        let arm = |arm: &ArmSummary| {
            let before = then.arms.iter().find(|before| before.arm == arm.arm)?;
            let base = before.base();
            let then = StrengthResult {
                nodes: base.thinking.attackers,
                depth: None,
                results: base.results,
                broken_off: broken_off(&base.endings),
                score: base.score.wilson,
                verdict: before.verdict,
            };
            let rungs = arm.rungs().into_iter().map(|cell| {
                let of_cell = |row: &&GameRow| row.arm == arm.arm && row.thinking == cell.thinking;
                let rows: Vec<&GameRow> = table.rows.iter().filter(of_cell).collect();
                StrengthResult {
                    nodes: cell.thinking.attackers,
                    depth: mean_depth(now, &rows, cell.thinking.attackers),
                    results: cell.results,
                    broken_off: broken_off(&cell.endings),
                    score: cell.score.wilson,
                    verdict: Verdict::by_interval(&cell.score.wilson, study.fair()),
                }
            });
            let now: Vec<StrengthResult> = rungs.collect();
            let outcome = outcome(then.verdict, now.iter().map(|found| found.verdict));
            Some(CheckedArm { arm: arm.arm.clone(), then, now, outcome })
        };
        let arms: Vec<CheckedArm> = found.arms.iter().filter_map(arm).collect();
        let count = |outcome| arms.iter().filter(|arm| arm.outcome == outcome).count() as u64;
        Check {
            format: FORMAT,
            study: study.name.clone(),
            hash: then.hash.clone(),
            engine: table.contents.engine,
            version: table.contents.version.clone().unwrap_or_else(|| env!("CARGO_PKG_VERSION").to_owned()),
            played,
            seed: now.seed,
            longest: now.longest,
            games: found.games,
            changed: count(Outcome::Changed),
            upheld: count(Outcome::Upheld),
            undecided: count(Outcome::Undecided),
            arms,
        }
    }

    /// The file of the check of a study whose table lies in a folder.
    #[must_use]
    pub fn path(folder: &Path, study: &str) -> PathBuf {
        folder.join(format!("{study}.check.json"))
    }

    /// Reads the file of a check; `None` where there is none.
    ///
    /// # Errors
    /// [`CheckError`].
    pub fn open(path: &Path) -> Result<Option<Check>, CheckError> {
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(CheckError::Io { path: path.to_owned(), error }),
        };
        let other = |reason: String| CheckError::Other { path: path.to_owned(), reason };
        let check: Check = serde_json::from_str(&text).map_err(|error| other(error.to_string()))?;
        if check.format != FORMAT {
            return Err(other(format!("its format is {}, this program reads {FORMAT}", check.format)));
        }
        Ok(Some(check))
    }

    /// Writes the file: it is there whole or not at all.
    ///
    /// # Errors
    /// [`CheckError`].
    pub fn write(&self, path: &Path) -> Result<(), CheckError> {
        let failed = |error| CheckError::Io { path: path.to_owned(), error };
        let text = serde_json::to_string_pretty(self)
            .map_err(|error| CheckError::Other { path: path.to_owned(), reason: error.to_string() })?;
        write_whole(path, failed, |file| file.write_all((text + "\n").as_bytes()).map_err(failed))
    }

    /// Whether this build's engine is the one that played it.
    #[must_use]
    pub fn is_of_this_engine(&self) -> bool {
        self.engine == fingerprint()
    }

    /// What was found of an arm.
    #[must_use]
    pub fn arm(&self, id: &str) -> Option<&CheckedArm> {
        self.arms.iter().find(|arm| arm.arm == id)
    }
}

/// What verdicts at several strengths make of the one before. Open verdicts say nothing; one that is decided otherwise at any strength is news.
fn outcome(then: Verdict, now: impl Iterator<Item = Verdict>) -> Outcome {
    let decided: Vec<Verdict> = now.filter(|verdict| *verdict != Verdict::Open).collect();
    if decided.iter().any(|verdict| *verdict != then) {
        Outcome::Changed
    } else if decided.is_empty() {
        Outcome::Undecided
    } else {
        Outcome::Upheld
    }
}

fn broken_off(endings: &std::collections::BTreeMap<String, u64>) -> u64 {
    endings.get(hnefi_match::Ending::LongestGame.word()).copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_open_verdict_is_no_news_and_another_one_is() {
        use Outcome::{Changed, Undecided, Upheld};
        use Verdict::{Fair, FavoursAttackers, FavoursDefenders, Open};
        for (then, now, expected) in [
            (Open, vec![Open], Undecided),
            (Open, vec![FavoursAttackers], Changed),
            (Open, vec![Open, Fair], Changed),
            (FavoursDefenders, vec![Open], Undecided),
            (FavoursDefenders, vec![FavoursDefenders, Open], Upheld),
            (FavoursDefenders, vec![FavoursDefenders, FavoursAttackers], Changed),
            (Fair, vec![FavoursDefenders], Changed),
            (Fair, vec![], Undecided),
        ] {
            assert_eq!(outcome(then, now.iter().copied()), expected, "{then:?} {now:?}");
        }
    }
}
