//! Balance studies: their list, the figures of one, and what was measured of a rule set. What `hnefi lab report` writes as JSON holds
//! more; this is the part that a client shows.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Words;

/// All studies.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct StudyList {
    /// In the order of their names.
    pub(crate) studies: Vec<StudyEntry>,
}

/// A study in the list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct StudyEntry {
    /// Its name.
    #[schema(example = "calibration-2026")]
    pub(crate) name: String,
    /// What it asks.
    pub(crate) title: Words,
    /// How many games were played.
    pub(crate) games: u64,
    /// How many rule sets and layouts took part.
    pub(crate) arms: usize,
    /// The pages of its report.
    pub(crate) reports: ReportAddresses,
}

/// Where a report is, in each language it has.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ReportAddresses {
    /// English.
    #[schema(example = "/studies/calibration-2026/calibration-2026.en.html")]
    pub(crate) en: String,
    /// French.
    pub(crate) fr: Option<String>,
}

/// The figures of a study.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct Study {
    /// Its name.
    pub(crate) name: String,
    /// What it asks.
    pub(crate) title: Words,
    /// How many games were played.
    pub(crate) games: u64,
    /// The attackers' scores that count as fair, the lowest and the highest.
    pub(crate) fair: (f64, f64),
    /// What took part.
    pub(crate) arms: Vec<Arm>,
}

/// What was found of one arm: a rule set with layout and options.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct Arm {
    /// The rule set's id with options and layout; changed rules stand in braces after it.
    #[schema(example = "alea-walker-2015+alea-murray")]
    arm: String,
    /// What people call the rule set.
    rules: Words,
    /// What the layout is called.
    layout: Words,
    /// Width and height of the board.
    size: usize,
    /// Each strength at which it was played, the study's own first.
    cells: Vec<Cell>,
    /// `fair`, `favours-attackers`, `favours-defenders`, or `open` where the games do not tell.
    verdict: String,
    /// What people's games came to, where they are counted.
    people: Option<People>,
}

impl Arm {
    /// The id of the rule set without options and layout, if all its rules are its source's.
    pub(crate) fn rules_unchanged(&self) -> Option<&str> {
        let is_changed = self.arm.contains('{');
        self.arm.split('+').next().filter(|_| !is_changed)
    }
}

/// The games at one strength.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
struct Cell {
    /// What they were played for: `base`, `ladder` (both sides think more or less) or `handicap` (one side does).
    purpose: String,
    /// How many positions a side may look at for a move.
    thinking: Thinking,
    /// How the games ended.
    results: Results,
    /// The attackers' score, a draw counting half.
    score: Proportion,
    /// Plies a game.
    plies: Plies,
}

/// How many positions a side may look at for a move.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = Strengths)]
struct Thinking {
    /// The attackers.
    attackers: u64,
    /// The defenders.
    defenders: u64,
}

/// How games ended for the attackers.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
struct Results {
    /// Games that they won.
    won: u64,
    /// Games that nobody won.
    drawn: u64,
    /// Games that they lost.
    lost: u64,
}

/// A share of games.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
struct Proportion {
    /// From 0 to 1.
    value: f64,
    /// Of how many games.
    games: u64,
    /// How sure the interval is: 0.95.
    confidence: f64,
    /// Wilson's interval.
    wilson: Interval,
}

/// An interval.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
struct Interval {
    /// Its lower end.
    low: f64,
    /// Its upper end.
    high: f64,
}

/// How long games were.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
struct Plies {
    /// As many games are shorter as longer.
    median: f64,
}

/// What people's games came to.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
struct People {
    /// What the game is called where they play it.
    variant: String,
    /// How they ended.
    results: Results,
    /// The attackers' score.
    score: Proportion,
}

/// What was measured of a rule set.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct BalanceList {
    /// By study, and in the order of its arms; empty where nobody has measured.
    pub(crate) balance: Vec<Balance>,
}

/// An arm with the study it is from.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Balance {
    /// The study.
    pub(crate) study: StudyEntry,
    /// The attackers' scores that count as fair there.
    pub(crate) fair: (f64, f64),
    /// What it found.
    pub(crate) arm: Arm,
}
