//! Balance studies: the figures of one, and what was measured of a rule set. What `hnefi lab report` writes as JSON holds
//! more; this is the part that a client shows.

use std::collections::BTreeMap;

use hnefi_rules::RuleKey;
use hnefi_rulesets::Ruleset;
use hnefi_study::{built_in_of, changes_in};
use serde::{Deserialize, Deserializer, Serialize};
use utoipa::ToSchema;

use super::effect::{Contrast, Difference, Effects};
use super::people_agreement::PeopleAgreement;
use super::study_list::{Interim, Played, StudyEntry};
use super::{Superseded, Version, Words};

/// The file of a check, as far as it is shown.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Check {
    pub(crate) study: String,
    pub(crate) engine: u64,
    pub(crate) played: String,
    pub(crate) games: u64,
    pub(crate) changed: u64,
    pub(crate) upheld: u64,
    pub(crate) undecided: u64,
    pub(crate) arms: Vec<CheckedArm>,
}

/// What a check found of one arm.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct CheckedArm {
    pub(crate) arm: String,
    outcome: CheckOutcome,
    now: Vec<Again>,
}

/// Games that a newer engine has played of an arm, at one strength.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = PlayedAgain)]
pub(crate) struct Again {
    /// How many positions a side might look at for a move.
    #[serde(rename(deserialize = "nodes"))]
    positions: u64,
    /// How many plies such a search looks ahead on average.
    depth: Option<f64>,
    /// How the games ended. Those that were broken off are among the drawn ones.
    results: Results,
    /// How many games were broken off at the greatest length.
    #[serde(rename(deserialize = "broken_off"))]
    unfinished: u64,
    /// The attackers' score.
    score: Estimate,
    /// The verdict of these games.
    verdict: Verdict,
}

/// A score with its interval of 95 %.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = ScoreEstimate)]
struct Estimate {
    /// From 0 to 1.
    value: f64,
    /// The lower end of the interval.
    low: f64,
    /// The upper end.
    high: f64,
}

/// What a newer engine makes of an arm's verdict.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct Checked {
    /// Whether the verdict still holds.
    outcome: CheckOutcome,
    /// What its games came to, at each strength.
    now: Vec<Again>,
}

impl From<&CheckedArm> for Checked {
    fn from(arm: &CheckedArm) -> Checked {
        Checked { outcome: arm.outcome, now: arm.now.clone() }
    }
}

/// The figures of a study.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = StudyFigures)]
pub(crate) struct Study {
    /// Its name.
    pub(crate) name: String,
    /// What it asks.
    pub(crate) title: Words,
    /// How many games were played.
    pub(crate) games: u64,
    /// How far it has been played, where games are missing.
    #[serde(default)]
    pub(crate) interim: Option<Interim>,
    /// The attackers' scores beyond which a side is favoured, the lowest and the highest.
    pub(crate) fair: (f64, f64),
    /// The hash of its plan: SHA-256, hexadecimal.
    pub(crate) hash: String,
    /// The fingerprint of the engine that played.
    pub(crate) engine: u64,
    /// The version of its program, where the report says so.
    #[serde(default)]
    pub(crate) version: Option<String>,
    /// The day on which it was played, where the report says so.
    #[serde(default)]
    pub(crate) played: Option<String>,
    /// How many plies a search at the study's own strength looks ahead, by arm, where the report says so.
    #[serde(default)]
    pub(crate) depths: BTreeMap<String, f64>,
    /// What took part.
    pub(crate) arms: Vec<Arm>,
    /// What single choices add to the attackers' score, where the report says so.
    #[serde(default)]
    pub(crate) effects: Option<Effects>,
    /// The same at each strength, in studies with openings that the rule sets share.
    #[serde(default)]
    #[schema(required = true)]
    pub(crate) contrasts: Vec<Contrast>,
    /// How the attackers' scores compare with those in people's games, over the rule sets that people have played.
    #[serde(default)]
    #[schema(required = true)]
    agreements: Vec<PeopleAgreement>,
}

/// The figures of a study, with the versions that it has had.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Study)]
pub(crate) struct StudyPage<'a> {
    #[serde(flatten)]
    pub(crate) study: &'a Study,
    /// Its versions, the oldest first, the last being what this page describes; empty for a study that is not part of the program.
    pub(crate) versions: Vec<Version>,
    /// The version that was asked for, where it is no longer the present one.
    pub(crate) superseded: Option<Superseded>,
    /// What each value of a compared rule says, by `rule=value`; empty where no single rules are compared.
    pub(crate) sentences: BTreeMap<String, Words>,
    /// Its files for further work: figures as CSV and JSON, the table of its games or an excerpt of it.
    pub(crate) files: Vec<StudyFile>,
}

/// A file of a study.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct StudyFile {
    /// Where it is on this site.
    #[schema(example = "/studies/calibration-2026/calibration-2026-arms.csv")]
    pub(crate) address: String,
    /// How long it is.
    pub(crate) bytes: u64,
}

impl Study {
    /// The rules whose values are compared, with the values.
    fn compared(&self) -> impl Iterator<Item = (RuleKey, &str)> {
        let effects = self.effects.iter().flat_map(|effects| &effects.effects);
        let all = effects.chain(self.contrasts.iter().map(|contrast| &contrast.effect));
        all.filter_map(|effect| Some((RuleKey::from_word(&effect.factor)?, effect)))
            .flat_map(|(key, effect)| [(key, effect.level.as_str()), (key, effect.reference.as_str())])
    }

    /// What each value of a compared rule says, by `rule=value`.
    pub(crate) fn sentences(&self) -> BTreeMap<String, Words> {
        let said = |(key, value): (RuleKey, &str)| {
            let text = Ruleset::usual_sentence(key, value)?;
            Some((format!("{}={value}", key.word()), (&text).into()))
        };
        self.compared().filter_map(said).collect()
    }

    /// Who played, as the list and the page of a rule set tell it.
    pub(crate) fn played(&self, engine_today: u64) -> Played {
        let depths = || self.depths.values().copied();
        Played {
            engine: self.engine,
            version: self.version.clone(),
            engine_today,
            by_this_engine: self.engine == engine_today,
            on: self.played.clone(),
            positions: self.arms.first().and_then(|arm| arm.cells.first()).map_or(0, |cell| cell.thinking.attackers),
            depth: depths().min_by(f64::total_cmp).zip(depths().max_by(f64::total_cmp)),
        }
    }

    /// Says of each arm what sets it apart from others of its name, as far as its rule set is known.
    pub(crate) fn name_differences(&mut self) {
        for arm in &mut self.arms {
            let Ok(rules) = Ruleset::named(arm.unchanged()) else { continue };
            let chosen = rules.options().into_iter().filter(|option| option.selected).map(|option| Words::from(&option.name));
            let changed = changes_in(&arm.arm).filter_map(|(rule, value)| rules.sentence_with(RuleKey::from_word(rule)?, value));
            arm.differences = chosen.chain(changed.map(|text| Words::from(&text))).collect();
        }
    }

    /// Finds the built-in rule sets that changed rules come to, by what they mean.
    pub(crate) fn find_built_in(&mut self) {
        for arm in &mut self.arms {
            arm.built_in = built_in_of(&arm.arm).map(str::to_owned);
        }
    }

    /// Notes what a check has found of each arm.
    pub(crate) fn note(&mut self, check: &Check) {
        for arm in &mut self.arms {
            arm.checked = check.arms.iter().find(|checked| checked.arm == arm.arm).map(Checked::from);
        }
    }
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
    /// What sets it apart from others of that name: the options chosen and the rules changed, in words.
    #[serde(default)]
    #[schema(required = true)]
    differences: Vec<Words>,
    /// Width and height of the board.
    size: usize,
    /// Each strength at which it was played, the study's own first.
    cells: Vec<Cell>,
    /// Games from the bare start, where they are counted apart.
    #[serde(default)]
    bare: Option<Cell>,
    /// Games at the study's own strength by other evaluations.
    #[serde(default)]
    #[schema(required = true)]
    evaluations: Vec<Cell>,
    /// How the results move as both sides think more, in studies that judge.
    #[serde(default)]
    trend: Option<Trend>,
    /// How they would move if one side had won every game that was broken off, which counts as drawn otherwise; null without such games.
    #[serde(default)]
    trend_bounds: Option<TrendBounds>,
    /// What its games show.
    verdict: Verdict,
    /// Why they show nothing, where the study says why.
    #[serde(default, rename(deserialize = "judgement"), deserialize_with = "reasons")]
    #[schema(required = true)]
    because: Vec<Reason>,
    /// What people's games came to, where they are counted.
    people: Option<People>,
    /// What a newer engine makes of the verdict, where somebody has looked.
    #[serde(default)]
    checked: Option<Checked>,
    /// The id of the built-in rule set that the changed rules come to.
    #[serde(default)]
    #[schema(required = true, example = "alea-hnefi-2026")]
    built_in: Option<String>,
}

impl Arm {
    /// Its id.
    pub(crate) fn id(&self) -> &str {
        &self.arm
    }

    /// The id of its rule set with options and layout, without the rules that were changed.
    pub(crate) fn unchanged(&self) -> &str {
        self.arm.split('{').next().unwrap_or_default()
    }

    /// Whether it plays the rule set with this id, with its options and layout.
    pub(crate) fn plays(&self, id: &str) -> bool {
        self.arm == id || self.built_in.as_deref() == Some(id)
    }

    /// What a newer engine makes of the verdict.
    pub(crate) fn checked(&self) -> Option<&Checked> {
        self.checked.as_ref()
    }

    /// The attackers' score at the study's own strength, with the number of games and of positions that a side might look at for a move.
    pub(crate) fn measured(&self) -> Option<(Difference, u64, u64)> {
        let Cell { score, balance, thinking, .. } = self.cells.first()?;
        let measured = match balance {
            Some(Said { score: Estimate { value, low, high }, .. }) => Difference { value: *value, low: *low, high: *high },
            None => Difference { value: score.value, low: score.wilson.low, high: score.wilson.high },
        };
        Some((measured, score.games, thinking.attackers))
    }

    /// How strong a measurement of its game it is: the positions that a side might look at for a move, then the number of games.
    pub(crate) fn merit(&self) -> (u64, u64) {
        self.measured().map_or((0, 0), |(_, games, positions)| (positions, games))
    }

    /// The id of the rule set with options and layout that it plays; with changed rules that come to no built-in rule set, its own.
    pub(crate) fn game(&self) -> &str {
        self.built_in.as_deref().unwrap_or(&self.arm)
    }

    /// The id of the rule set without options and layout, if all its rules are its source's.
    pub(crate) fn rules_unchanged(&self) -> Option<&str> {
        let is_changed = self.arm.contains('{');
        self.arm.split('+').next().filter(|_| !is_changed).or(self.built_in.as_deref())
    }
}

impl Arm {
    /// What a player wants to know before a game by these rules; nothing where no games were counted.
    pub(crate) fn figures(&self, study: &Study) -> Option<Figures> {
        let cell = self.cells.first()?;
        let again = self.checked.as_ref().and_then(|checked| checked.now.last());
        let results = again.map_or(&cell.results, |again| &again.results);
        let Interval { low, high } = cell.score.wilson;
        let own = Estimate { value: cell.score.value, low, high };
        let people = |people: &People| PeopleFigures {
            games: people.results.games(),
            drawn: people.results.drawn,
            score: people.score.value,
        };
        Some(Figures {
            study: study.name.clone(),
            plies: cell.plies.median,
            games: results.games(),
            drawn: results.drawn,
            score: again.map_or(own, |again| again.score.clone()),
            people: self.people.as_ref().map(people),
        })
    }
}

/// What a player wants to know before a game: how long it takes, how often it is drawn, whom it favours.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = RulesetFigures)]
pub(crate) struct Figures {
    /// The study that measured it.
    #[schema(example = "calibration-2026")]
    study: String,
    /// Plies a game: as many of the study's games are shorter as longer.
    plies: f64,
    /// Games of the engine against itself; by a newer engine than the study's, where one has played again.
    games: u64,
    /// How many of them were drawn, or broken off.
    drawn: u64,
    /// The attackers' score in them.
    score: Estimate,
    /// Games between people, where they are counted.
    people: Option<PeopleFigures>,
}

/// What games between people came to.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct PeopleFigures {
    /// How many there are.
    games: u64,
    /// How many of them were drawn.
    drawn: u64,
    /// The attackers' score in them.
    score: f64,
}

impl Results {
    fn games(&self) -> u64 {
        self.won + self.drawn + self.lost
    }
}

/// What the games of an arm show.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = BalanceVerdict)]
enum Verdict {
    /// The game is fair.
    Fair,
    /// The attackers are favoured.
    FavoursAttackers,
    /// The defenders are favoured.
    FavoursDefenders,
    /// The games do not decide it.
    Open,
}

/// How results would move as both sides think more, if one side had won every game that was broken off.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = StudyTrendBounds)]
struct TrendBounds {
    /// The attackers had won them.
    attackers: Trend,
    /// The defenders had won them.
    defenders: Trend,
}

/// How results move as both sides think more.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = StudyTrend)]
struct Trend {
    /// What each doubling of the positions adds for the attackers, in the logit: above 0 it helps them.
    slope: Estimate,
    /// How often chance alone would show as much.
    #[serde(rename(deserialize = "slope_p"))]
    p: f64,
}

/// What a study's report says of an arm as a whole; the verdict is beside it.
#[derive(Deserialize)]
struct Judgement {
    #[serde(default)]
    because: Vec<Reason>,
}

/// The reasons of a judgement; none where there is no judgement.
fn reasons<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Reason>, D::Error> {
    let judgement: Option<Judgement> = Deserialize::deserialize(from)?;
    Ok(judgement.map_or_else(Vec::new, |judgement| judgement.because))
}

/// Why games show neither that a rule set is fair nor whom it favours.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = UndeterminedBecause)]
enum Reason {
    /// The games are too few.
    Games,
    /// Too many games have no end.
    Unfinished,
    /// The score is even, but too few games are decided.
    Draws,
    /// The score is shown to be even at one strength only.
    OneStrength,
    /// Stronger play says otherwise.
    Strength,
    /// Another evaluation says otherwise.
    Evaluations,
    /// The score is even, but moves away as both sides think more.
    Trend,
}

/// What a newer engine's games show about a verdict.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum CheckOutcome {
    /// The verdict is another.
    Changed,
    /// The verdict is the same.
    Upheld,
    /// The games do not decide it.
    Undecided,
}

/// What the games at one strength were played for.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = CellPurpose)]
enum Purpose {
    /// The study's own strength.
    Base,
    /// Both sides think more or less.
    Ladder,
    /// One side thinks more or less.
    Handicap,
    /// From the bare start, without moves of an opening.
    Bare,
    /// Another evaluation plays.
    Evaluation,
}

/// The games at one strength.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = StudyCell)]
struct Cell {
    /// What they were played for.
    purpose: Purpose,
    /// How many positions a side may look at for a move.
    thinking: Thinking,
    /// The evaluation that plays; nothing for the engine's own.
    #[serde(default)]
    #[schema(required = true)]
    evaluation: String,
    /// How the games ended. Those that were broken off are among the drawn ones.
    results: Results,
    /// How many games were broken off at the greatest length, and so have no winner.
    #[serde(default)]
    #[schema(required = true)]
    unfinished: u64,
    /// How many plies the searches looked ahead on average, where the games say so.
    #[serde(default)]
    depth: Option<f64>,
    /// The attackers' score, a draw counting half.
    score: Proportion,
    /// What the games say of the balance, in studies that judge.
    #[serde(default)]
    balance: Option<Said>,
    /// Plies a game.
    plies: Plies,
}

/// What games of one strength say of the balance.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = StudyBalance)]
struct Said {
    /// The attackers' score with its interval of 95 %, a game that was broken off counting half.
    score: Estimate,
    /// Between what the score surely lies, no matter who had won the games that were broken off, at the confidence that all arms and looks share.
    bounds: (f64, f64),
    /// The share of games that either side wins.
    decided: Estimate,
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
#[schema(as = AttackersResults)]
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
    /// Whether the weights that played were fitted to these games: then agreement proves little.
    #[serde(default)]
    #[schema(required = true)]
    fitted: bool,
}

/// What was measured of a rule set.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct BalanceList {
    /// By game, the strongest measurement of each first; empty where nobody has measured.
    pub(crate) balance: Vec<Balance>,
}

/// An arm with the study it is from.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Balance {
    /// The study.
    pub(crate) study: StudyEntry,
    /// The attackers' scores beyond which a side is favoured there.
    pub(crate) fair: (f64, f64),
    /// What it found.
    pub(crate) arm: Arm,
}
