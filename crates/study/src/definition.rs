//! A study: what is compared, how strong, how often, and what makes it this study and no other.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use hnefi_rulesets::{Text, sha256};
use hnefi_statistics::{Race, Results, Verdict, wilson};

use crate::arm::Arm;
use crate::cell::Cell;
use crate::combinations::{LeftOut, arms};
use crate::error::StudyError;
use crate::file::{FORMAT, File};
use crate::people::Human;

/// A study, read and checked.
#[derive(Clone, Debug)]
pub struct Study {
    /// Its name, a word that files can be named after.
    pub name: String,
    /// What it asks.
    pub title: Text,
    /// What chance does follows from this.
    pub seed: u64,
    /// The positions a move of the base strength.
    pub nodes: u64,
    /// Games begin with random legal plies, as many for each side: none, or two, up to this many.
    pub opening_plies: u64,
    /// A game that has this many plies is broken off and drawn.
    pub longest: u64,
    /// What is compared.
    pub arms: Vec<Arm>,
    /// The games: each arm at each strength, those at the base strength first.
    pub cells: Vec<Cell>,
    /// When an arm's games at the base strength may end early.
    pub race: Option<Race>,
    /// The day on which it was played, `2026-11-22`, where the file says so.
    pub played: Option<String>,
    /// What people's games of an arm came to, by the arm's name.
    pub people: BTreeMap<String, Human>,
    /// Combinations of rules that make no sense, with the reason: they are no arms.
    pub left_out: Vec<(String, String)>,
    /// The text of the file.
    pub text: String,
}

/// What counts as fair where the study does not say.
const FAIR: (f64, f64) = (0.45, 0.55);

impl Study {
    /// Reads the file of a study. Rule sets that it names by files are looked for beside it.
    ///
    /// # Errors
    /// [`StudyError`].
    pub fn open(path: &Path) -> Result<Study, StudyError> {
        let read = |path: &Path| fs::read_to_string(path).map_err(|error| StudyError::Read { path: path.to_owned(), error });
        let text = read(path)?;
        let folder = path.parent().unwrap_or(Path::new(""));
        Study::parse(&text, &|file| read(&folder.join(file)))
    }

    /// Reads the text of a study; `read` gives the text of a file of rules that it names.
    ///
    /// # Errors
    /// [`StudyError`].
    pub fn parse(text: &str, read: &dyn Fn(&str) -> Result<String, StudyError>) -> Result<Study, StudyError> {
        let file = File::parse(text)?;
        let (arms, left_out) = arms(&file.arms, read)?;
        Study::of(file, text, arms, left_out)
    }

    /// A study whose arms are there already: those that its text names.
    pub(crate) fn with_arms(text: &str, arms: Vec<Arm>) -> Result<Study, StudyError> {
        Study::of(File::parse(text)?, text, arms, Vec::new())
    }

    fn of(file: File, text: &str, arms: Vec<Arm>, left_out: LeftOut) -> Result<Study, StudyError> {
        let race = file.race.as_ref().map(|racing| Race::new(racing.fair.into(), racing.error, arms.len())).transpose()?;
        let cells = file.cells(arms.len())?;
        if let Some(stranger) = file.people.keys().find(|id| !arms.iter().any(|arm| arm.id == **id)) {
            let known: Vec<&str> = arms.iter().map(|arm| arm.id.as_str()).take(8).collect();
            let reason = format!("`{stranger}` is no arm of this study; its arms are {}", known.join(", "));
            return Err(StudyError::Value { key: "people", reason });
        }
        let File { name, title, seed, nodes, opening_plies, max_plies: longest, played, people, .. } = file;
        let played = played.map(|day| day.to_string());
        Ok(Study {
            name,
            title,
            seed,
            nodes,
            opening_plies,
            longest,
            arms,
            cells,
            race,
            played,
            people,
            left_out,
            text: text.to_owned(),
        })
    }

    /// What decides the games, in words: two studies with the same words have the same games. Titles, and what people played, are no
    /// part of it.
    #[must_use]
    pub fn identity(&self) -> String {
        let Study { name, seed, opening_plies, longest, race, .. } = self;
        let mut text = format!("study {FORMAT} {name}\nseed {seed}\nopening-plies {opening_plies}\nmax-plies {longest}\n");
        if let Some(race) = race {
            let (low, high) = race.band();
            let _ = writeln!(text, "race {low} {high} {}", race.error());
        }
        for Cell { arm, thinking, games, purpose } in &self.cells {
            let _ = writeln!(text, "cell {arm} {} {} {games} {purpose:?}", thinking.attackers, thinking.defenders);
        }
        for (number, arm) in self.arms.iter().enumerate() {
            let _ = writeln!(text, "arm {number} {}\n{}", arm.id, arm.rules_in_words());
        }
        text
    }

    /// The hash of [`Study::identity`] (SHA-256, hexadecimal): what files of games say of the study they belong to.
    #[must_use]
    pub fn hash(&self) -> String {
        sha256(self.identity())
    }

    /// The scores of the attackers that count as fair.
    #[must_use]
    pub fn fair(&self) -> (f64, f64) {
        self.race.as_ref().map_or(FAIR, Race::band)
    }

    /// What games of an arm say of its fairness: by the race where arms race, otherwise by Wilson's interval of 95 %.
    #[must_use]
    pub fn verdict(&self, results: &Results) -> Verdict {
        if let Some(race) = &self.race {
            return race.verdict(results);
        }
        let interval = wilson(results.points(), results.games(), 0.95);
        interval.map_or(Verdict::Open, |interval| Verdict::by_interval(&interval, self.fair()))
    }

    /// The arm of this name.
    #[must_use]
    pub fn arm(&self, id: &str) -> Option<&Arm> {
        self.arms.iter().find(|arm| arm.id == id)
    }
}
