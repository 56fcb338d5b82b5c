//! The search for a fair set of rules: by racing, and by letting the better half of those left play on at greater strength (successive halving;
//! Jamieson and Talwalkar, “Non-stochastic best arm identification and hyperparameter optimization”, 2016).
//!
//! Each round is a [`Study`] of its own, whose file follows from the search's file and the rounds before it. What is sought is fair and
//! decisive at once: the merit of a rule set is the share of games won by the side that wins fewer of them, which is one half where
//! neither side is favoured and there are no draws.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use hnefi_rulesets::{Text, text_to_toml};
use hnefi_statistics::{Estimate, Random, Results, Verdict, wilson};
use serde::{Deserialize, Serialize};

use crate::arm::Arm;
use crate::combinations::{Arms, LeftOut, arms};
use crate::definition::Study;
use crate::error::StudyError;
use crate::file::{max_plies, opening_plies};
use crate::summary::{ArmSummary, Summary};

/// A search for a fair set of rules.
#[derive(Clone, Debug)]
pub struct Search {
    /// Its name, a word that files can be named after.
    pub name: String,
    /// What it asks.
    pub title: Text,
    /// Everything that takes part, each with its place in the file.
    pub arms: Vec<Arm>,
    /// How many different ones there are, of which only this many may have been drawn.
    pub combinations: usize,
    /// Combinations of rules that make no sense, with the reason.
    pub left_out: Vec<(String, String)>,
    /// The rounds.
    pub rounds: Vec<Round>,
    file: SearchFile,
}

/// One round of a search.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// The positions that both sides may visit for a move.
    pub nodes: u64,
    /// Games an arm, at most.
    pub games: u64,
}

/// What a file of a search may say.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct SearchFile {
    format: u64,
    name: String,
    title: Text,
    seed: u64,
    #[serde(default = "opening_plies")]
    opening_plies: u64,
    #[serde(default = "max_plies")]
    max_plies: u64,
    /// How many combinations are drawn, if there are more.
    sample: Option<usize>,
    /// The share that goes on to the next round.
    #[serde(default = "half")]
    keep: f64,
    fair: [f64; 2],
    error: f64,
    rounds: Vec<Round>,
    arms: Vec<Arms>,
}

const fn half() -> f64 {
    0.5
}

/// What a search found of one set of rules.
#[derive(Clone, Debug, Serialize)]
pub struct Candidate {
    /// The arm's name.
    pub arm: String,
    /// What sets it apart from the others.
    pub factors: BTreeMap<String, String>,
    /// How many of the rules that its source states it keeps.
    pub kept: usize,
    /// How many those are.
    pub stated: usize,
    /// What its games came to, round by round as far as it came.
    pub rounds: Vec<CandidateRound>,
    /// Whether no other candidate that came as far is both at least as good and at least as true to its source.
    pub unsurpassed: bool,
}

/// What a candidate's games of one round came to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct CandidateRound {
    /// The positions a move.
    pub nodes: u64,
    /// The results of the attackers.
    pub results: Results,
    /// The attackers' score with Wilson's interval of 95 %.
    pub score: Estimate,
    /// What the race says.
    pub verdict: Verdict,
    /// The share of games won by the side that wins fewer.
    pub merit: f64,
}

impl CandidateRound {
    fn of(nodes: u64, arm: &ArmSummary) -> Option<CandidateRound> {
        let results = arm.base().results;
        let score = wilson(results.points(), results.games(), 0.95)?;
        let merit = results.won.min(results.lost) as f64 / results.games() as f64;
        Some(CandidateRound { nodes, results, score, verdict: arm.verdict, merit })
    }
}

impl Candidate {
    /// The last round it played: what counts.
    #[must_use]
    pub fn last(&self) -> Option<&CandidateRound> {
        self.rounds.last()
    }
}

impl Search {
    /// Reads the text of a search.
    ///
    /// # Errors
    /// [`StudyError`].
    pub fn parse(text: &str) -> Result<Search, StudyError> {
        fn wrong<T>(key: &'static str, reason: &str) -> Result<T, StudyError> {
            Err(StudyError::Value { key, reason: reason.to_owned() })
        }
        let file: SearchFile = toml::from_str(text).map_err(|error| StudyError::Toml(Box::new(error)))?;
        if !(0.0 < file.keep && file.keep < 1.0) {
            return wrong("keep", "write the share that goes on to the next round, above 0 and below 1");
        }
        if file.rounds.is_empty() {
            return wrong("rounds", "write at least one round, `{ nodes = 500, games = 60 }`");
        }
        if !file.rounds.is_sorted_by(|a, b| a.nodes < b.nodes) {
            return wrong("rounds", "each round is played at greater strength than the one before: let `nodes` rise");
        }
        let no_files =
            |_: &str| wrong("arms", "a search starts from built-in rule sets, whose sources say which rules they state");
        let (mut all, left_out): (Vec<Arm>, LeftOut) = arms(&file.arms, &no_files)?;
        // Changes may come to what is there already.
        let mut seen = BTreeSet::new();
        all.retain(|arm| seen.insert(arm.rules_in_words()));
        let combinations = all.len();
        let arms = drawn(all, file.sample.unwrap_or(usize::MAX), file.seed);
        let SearchFile { name, title, rounds, .. } = file.clone();
        let search = Search { name, title, arms, combinations, left_out, rounds, file };
        // What is wrong with the rest of the file is wrong with the study of the first round.
        search.study(0, &search.arms.iter().collect::<Vec<_>>())?;
        Ok(search)
    }

    /// The study of the next round after those whose summaries are given; `None` where the search is over.
    ///
    /// # Errors
    /// [`StudyError`], where a round's study cannot be made.
    pub fn next(&self, summaries: &[Summary]) -> Result<Option<Study>, StudyError> {
        let number = summaries.len();
        if number >= self.rounds.len() {
            return Ok(None);
        }
        let Some(last) = summaries.last() else {
            return self.study(0, &self.arms.iter().collect::<Vec<_>>()).map(Some);
        };
        let staying = self.staying(last);
        let arms: Vec<&Arm> = self.arms.iter().filter(|arm| staying.contains(arm.id.as_str())).collect();
        if arms.is_empty() { Ok(None) } else { self.study(number, &arms).map(Some) }
    }

    /// Those that go on after a round: of the ones that are not shown to be unfair, the share with the greatest merit.
    fn staying<'a>(&self, last: &'a Summary) -> BTreeSet<&'a str> {
        let unfair = |arm: &&ArmSummary| matches!(arm.verdict, Verdict::FavoursAttackers | Verdict::FavoursDefenders);
        let merit = |arm: &ArmSummary| CandidateRound::of(0, arm).map_or(0.0, |round| round.merit);
        let mut left: Vec<&ArmSummary> = last.arms.iter().filter(|arm| !unfair(arm)).collect();
        // Where the weaker side never wins, the one that draws more is nearer to it.
        let uneven = |arm: &ArmSummary| (arm.base().score.value - 0.5).abs();
        left.sort_by(|a, b| {
            merit(b).total_cmp(&merit(a)).then_with(|| uneven(a).total_cmp(&uneven(b))).then_with(|| a.arm.cmp(&b.arm))
        });
        left.truncate(((last.arms.len() as f64 * self.file.keep).ceil() as usize).max(1));
        left.into_iter().map(|arm| arm.arm.as_str()).collect()
    }

    /// The study of a round: a file like any other, which can be run by itself.
    fn study(&self, number: usize, arms: &[&Arm]) -> Result<Study, StudyError> {
        let SearchFile { format, name, title, seed, opening_plies, max_plies, fair: [low, high], error, .. } = &self.file;
        let Round { nodes, games } = self.rounds[number];
        let quoted = |text: &str| toml::Value::from(text).to_string();
        let (round, title) = (number + 1, text_to_toml(title));
        let mut text = format!(
            "# Round {round} of the search `{name}`.\n\nformat = {format}\nname = {}\ntitle = {title}\nseed = {seed}\nnodes = {nodes}\n\
             games = {games}\nopening-plies = {opening_plies}\nmax-plies = {max_plies}\nrace = {{ fair = [{low:?}, {high:?}], error = {error:?} }}\n",
            quoted(&format!("{name}-round-{round}")),
        );
        for arm in arms {
            let _ = write!(text, "\n[[arms]]\nrules = {}\n", quoted(&arm.base.id()));
            let changes: Vec<String> = arm.changes.iter().map(|c| format!("{} = {}", c.key, quoted(&c.value))).collect();
            if !changes.is_empty() {
                let _ = writeln!(text, "change = {{ {} }}", changes.join(", "));
            }
        }
        Study::parse(&text, &|file| Err(StudyError::Read { path: file.into(), error: std::io::ErrorKind::NotFound.into() }))
    }

    /// What was found, the best first: those that came farthest, and of those by merit.
    #[must_use]
    pub fn candidates(&self, summaries: &[Summary]) -> Vec<Candidate> {
        let of = |arm: &Arm| {
            let rounds = summaries.iter().zip(&self.rounds).filter_map(|(summary, round)| {
                let found = summary.arms.iter().find(|other| other.arm == arm.id)?;
                CandidateRound::of(round.nodes, found)
            });
            let (kept, stated) = arm.stated_rules_kept();
            let (rounds, factors) = (rounds.collect(), arm.factors.clone());
            Candidate { arm: arm.id.clone(), factors, kept, stated, rounds, unsurpassed: false }
        };
        let mut candidates: Vec<Candidate> = self.arms.iter().map(of).collect();
        let place =
            |c: &Candidate| (c.rounds.len(), c.last().map_or(0.0, |round| round.merit), c.kept as f64 / c.stated.max(1) as f64);
        let places: Vec<_> = candidates.iter().map(place).collect();
        for (candidate, ours) in candidates.iter_mut().zip(&places) {
            let better = |theirs: &&(usize, f64, f64)| {
                theirs.0 == ours.0 && theirs.1 >= ours.1 && theirs.2 >= ours.2 && (theirs.1 > ours.1 || theirs.2 > ours.2)
            };
            candidate.unsurpassed = ours.0 == summaries.len() && !places.iter().any(|theirs| better(&theirs));
        }
        candidates.sort_by(|a, b| {
            let (a_place, b_place) = (place(a), place(b));
            (b_place.0, b_place.1)
                .partial_cmp(&(a_place.0, a_place.1))
                .unwrap_or(std::cmp::Ordering::Equal)
                .then_with(|| a.arm.cmp(&b.arm))
        });
        candidates
    }
}

/// How many of the arms: those whose rules are unchanged, and others drawn by chance, in the order of the file.
fn drawn(arms: Vec<Arm>, sample: usize, seed: u64) -> Vec<Arm> {
    if arms.len() <= sample {
        return arms;
    }
    let mut random = Random::new(&[seed, arms.len() as u64]);
    let mut order: Vec<usize> = (0..arms.len()).collect();
    for place in (1..order.len()).rev() {
        order.swap(place, random.below(place + 1));
    }
    // A stable sort: the unchanged ones first, the others in the order drawn.
    order.sort_by_key(|index| !arms[*index].changes.is_empty());
    let chosen: BTreeSet<usize> = order.into_iter().take(sample).collect();
    arms.into_iter().enumerate().filter(|(index, _)| chosen.contains(index)).map(|(_, arm)| arm).collect()
}
