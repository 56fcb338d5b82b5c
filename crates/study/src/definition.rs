//! A study: what is compared, how strong, how often, and what makes it this study and no other.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use hnefi_rulesets::{Text, sha256};
use hnefi_statistics::{Race, Results, Standard, Verdict, wilson};

use crate::arm::Arm;
use crate::book::Book;
use crate::cell::{Cell, Purpose};
use crate::combinations::{LeftOut, arms};
use crate::error::StudyError;
use crate::evaluation::Evaluation;
use crate::file::{FIRST_FORMAT, FORMAT, File};
use crate::people::Human;
use crate::row::GameRow;

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
    /// A game that has this many plies is broken off, or goes on as [`Design::play_on`] says.
    pub longest: u64,
    /// What is compared.
    pub arms: Vec<Arm>,
    /// The games: each arm at each strength, those at the base strength first.
    pub cells: Vec<Cell>,
    /// When an arm's games at the base strength may end early.
    pub race: Option<Race>,
    /// What only studies of the second format have.
    pub design: Option<Design>,
    /// The day on which it was played, `2026-11-22`, where the file says so.
    pub played: Option<String>,
    /// The day on which it was ended although planned games were missing, where the file says so.
    pub ended: Option<String>,
    /// What people's games of an arm came to, by the arm's name.
    pub people: BTreeMap<String, Human>,
    /// Combinations of rules that make no sense, with the reason: they are no arms.
    pub left_out: Vec<(String, String)>,
    /// The text of the file.
    pub text: String,
}

/// How a study of the second format is played and judged.
#[derive(Clone, Debug)]
pub struct Design {
    /// The openings, shared by arms and strengths.
    pub book: Book,
    /// By what arms are judged.
    pub standard: Standard,
    /// Games that reach the greatest length go on: the multiple of the positions that both sides may visit then, and the number of further plies.
    pub play_on: Option<(u64, u64)>,
    /// Other evaluations that play.
    pub evaluations: Vec<Evaluation>,
}

impl Design {
    /// What a file of the second format says; `None` of the first.
    fn read(file: &File, arms: usize, read: &dyn Fn(&str) -> Result<String, StudyError>) -> Result<Option<Design>, StudyError> {
        let (Some(openings), Some(judging)) = (&file.openings, &file.standard) else { return Ok(None) };
        let book = Book::parse(&read(openings)?)?;
        let standard = Standard {
            even: judging.even.into(),
            fair: judging.fair.into(),
            decided: judging.decided,
            error: judging.error,
            arms: arms as u64,
            looks: file.looks(),
        };
        let evaluations = file.evaluations.iter().map(|other| Evaluation::read(&other.name, &other.weights, read));
        Ok(Some(Design {
            book,
            standard: standard.checked()?,
            play_on: file.play_on.map(|play_on| (play_on.times, play_on.plies)),
            evaluations: evaluations.collect::<Result<_, _>>()?,
        }))
    }

    fn identity(&self) -> String {
        let Standard { even, fair, decided, error, .. } = self.standard;
        let mut text = format!("openings {}\n", sha256(&self.book.text));
        let _ = writeln!(text, "standard {} {} {} {} {decided} {error}", even.0, even.1, fair.0, fair.1);
        if let Some((times, plies)) = self.play_on {
            let _ = writeln!(text, "play-on {times} {plies}");
        }
        for Evaluation { name, hash, .. } in &self.evaluations {
            let _ = writeln!(text, "evaluation {name} {hash}");
        }
        text
    }
}

/// The transposition table of each player, in megabytes, at the least.
pub(crate) const MEGABYTES: usize = 8;
/// Two sides on two threads have four tables.
const MOST_MEGABYTES: usize = 256;
/// A table of eight megabytes has room for what 16,000 positions a move leave behind.
const NODES_A_MEGABYTE: u64 = 2_000;

/// What counts as fair where the study does not say.
const FAIR: (f64, f64) = (0.45, 0.55);

fn read(path: &Path) -> Result<String, StudyError> {
    fs::read_to_string(path).map_err(|error| StudyError::Read { path: path.to_owned(), error })
}

/// Reads the files that a study names, which lie beside its own.
fn beside(study: &Path) -> impl Fn(&str) -> Result<String, StudyError> {
    let folder = study.parent().unwrap_or(Path::new(""));
    move |file| read(&folder.join(file))
}

impl Study {
    /// Reads the file of a study. Rule sets that it names by files are looked for beside it.
    ///
    /// # Errors
    /// [`StudyError`].
    pub fn open(path: &Path) -> Result<Study, StudyError> {
        Study::parse(&read(path)?, &beside(path))
    }

    /// Reads the text of a study; `read` gives the text of a file of rules that it names.
    ///
    /// # Errors
    /// [`StudyError`].
    pub fn parse(text: &str, read: &dyn Fn(&str) -> Result<String, StudyError>) -> Result<Study, StudyError> {
        let file = File::parse(text)?;
        let (arms, left_out) = arms(&file.arms, read)?;
        refuse_changes_of_nothing(&arms)?;
        let design = Design::read(&file, arms.len(), read)?;
        Study::of(file, text, arms, left_out, design)
    }

    /// The arms of a study whose book of openings is yet to be made.
    ///
    /// # Errors
    /// [`StudyError`].
    pub fn arms_of(path: &Path) -> Result<Vec<Arm>, StudyError> {
        Study::arms_in(&read(path)?, &beside(path))
    }

    /// The arms in the text of such a study; `read` gives the text of a file of rules that it names.
    ///
    /// # Errors
    /// [`StudyError`].
    pub fn arms_in(text: &str, read: &dyn Fn(&str) -> Result<String, StudyError>) -> Result<Vec<Arm>, StudyError> {
        Ok(arms(&File::parse(text)?.arms, read)?.0)
    }

    /// A study whose arms are there already: those that its text names.
    pub(crate) fn with_arms(text: &str, arms: Vec<Arm>, design: Option<Design>) -> Result<Study, StudyError> {
        Study::of(File::parse(text)?, text, arms, Vec::new(), design)
    }

    fn of(file: File, text: &str, arms: Vec<Arm>, left_out: LeftOut, design: Option<Design>) -> Result<Study, StudyError> {
        let race = file.race.as_ref().map(|racing| Race::new(racing.fair.into(), racing.error, arms.len())).transpose()?;
        let cells = file.cells(arms.len())?;
        if let Some(stranger) = file.people.keys().find(|id| !arms.iter().any(|arm| arm.id == **id)) {
            let known: Vec<&str> = arms.iter().map(|arm| arm.id.as_str()).take(8).collect();
            let reason = format!("`{stranger}` is no arm of this study; its arms are {}", known.join(", "));
            return Err(StudyError::Value { key: "people", reason });
        }
        if let Some(design) = &design {
            for cell in cells.iter().filter(|cell| cell.purpose != Purpose::Bare) {
                design.book.must_have(&arms[cell.arm], cell.games)?;
            }
        }
        let opening_plies = file.opening_plies();
        let File { name, title, seed, nodes, max_plies: longest, played, ended, people, .. } = file;
        let [played, ended] = [played, ended].map(|day| day.map(|day| day.to_string()));
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
            design,
            played,
            ended,
            people,
            left_out,
            text: text.to_owned(),
        })
    }

    /// What decides the games, in words: two studies with the same words have the same games. Titles, and what people played, are no
    /// part of it.
    #[must_use]
    pub fn identity(&self) -> String {
        let Study { name, seed, opening_plies, longest, race, design, .. } = self;
        let format = if design.is_some() { FORMAT } else { FIRST_FORMAT };
        let mut text = format!("study {format} {name}\nseed {seed}\nopening-plies {opening_plies}\nmax-plies {longest}\n");
        if let Some(race) = race {
            let (low, high) = race.band();
            let _ = writeln!(text, "race {low} {high} {}", race.error());
        }
        if let Some(design) = design {
            text.push_str(&design.identity());
        }
        for Cell { arm, thinking, games, looks, evaluation, purpose } in &self.cells {
            let _ = write!(text, "cell {arm} {} {} {games} {purpose:?}", thinking.attackers, thinking.defenders);
            for look in looks {
                let _ = write!(text, " look {look}");
            }
            let _ = writeln!(text, "{}", evaluation.map(|number| format!(" evaluation {number}")).unwrap_or_default());
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

    /// The scores of the attackers beyond which a side is favoured.
    #[must_use]
    pub fn fair(&self) -> (f64, f64) {
        let even = self.design.as_ref().map(|design| design.standard.even);
        self.race.as_ref().map(Race::band).or(even).unwrap_or(FAIR)
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

    /// The megabytes of a player's transposition table, which is part of what decides the games: in the second format as many as the positions of a
    /// move fill, so that a stronger rung measures the strength and not the table.
    #[must_use]
    pub fn megabytes(&self, nodes: u64) -> usize {
        if self.design.is_none() {
            return MEGABYTES;
        }
        let filled = usize::try_from(nodes / NODES_A_MEGABYTE).unwrap_or(usize::MAX);
        filled.clamp(MEGABYTES, MOST_MEGABYTES).next_power_of_two()
    }

    /// Whether a game began from the bare start, where that is a stratum of its own.
    #[must_use]
    pub fn is_bare(&self, row: &GameRow) -> bool {
        self.design.is_some() && row.opening == 0
    }

    /// The ply at which the game of a row was broken off, if it came so far.
    #[must_use]
    pub fn longest_of(&self, row: &GameRow) -> u64 {
        let more = self.design.as_ref().and_then(|design| design.play_on).map_or(0, |(_, plies)| plies);
        self.longest + if row.played_on.is_some() { more } else { 0 }
    }

    /// The cell that a row belongs to.
    #[must_use]
    pub fn cell_of(&self, row: &GameRow) -> Option<&Cell> {
        self.cells.iter().find(|cell| {
            self.arms[cell.arm].id == row.arm
                && cell.thinking == row.thinking
                && self.evaluation_of(cell) == row.evaluation
                && (cell.purpose == Purpose::Bare) == self.is_bare(row)
        })
    }

    /// The name of the evaluation that plays a cell; empty for the engine's own.
    #[must_use]
    pub fn evaluation_of(&self, cell: &Cell) -> &str {
        let evaluations = self.design.as_ref().map(|design| &design.evaluations);
        cell.evaluation.and_then(|number| evaluations?.get(number)).map_or("", |evaluation| &evaluation.name)
    }

    /// The standard by which the games of a cell may end early: that of all arms for the reference strength, the same for one arm alone elsewhere.
    #[must_use]
    pub fn standard_of(&self, cell: &Cell) -> Option<Standard> {
        let standard = self.design.as_ref()?.standard;
        Some(match cell.purpose {
            Purpose::Base => standard,
            _ => standard.alone(cell.looks.len()),
        })
    }

    /// The arm of this name.
    #[must_use]
    pub fn arm(&self, id: &str) -> Option<&Arm> {
        self.arms.iter().find(|arm| arm.id == id)
    }
}

/// Refuses an arm whose changes leave it the same game as another arm: both would be played for nothing.
fn refuse_changes_of_nothing(arms: &[Arm]) -> Result<(), StudyError> {
    let is_same = |one: &Arm, other: &Arm| {
        one.id != other.id
            && one.rules.rules() == other.rules.rules()
            && one.rules.layout().id == other.rules.layout().id
            && one.base.base_id() == other.base.base_id()
    };
    for arm in arms.iter().filter(|arm| !arm.changes.is_empty()) {
        if let Some(other) = arms.iter().find(|other| is_same(arm, other)) {
            return Err(StudyError::Alike { arm: arm.id.clone(), other: other.id.clone() });
        }
    }
    Ok(())
}
