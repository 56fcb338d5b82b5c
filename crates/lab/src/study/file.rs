//! The file of a study, `studies/NAME.toml`, and the study it describes.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use hnefi_rules::{Ruleset, RulesetError, Text};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use super::arm::{Arm, Change};
use super::cell::{Cell, Purpose, Thinking};
use crate::statistics::{Race, RaceError, Verdict, wilson};
use crate::tally::Results;

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
    /// Games begin with random legal plies, as many for each side: none, or two, up to so many.
    pub opening_plies: u64,
    /// A game that has so many plies is broken off and drawn.
    pub longest: u64,
    /// What is compared.
    pub arms: Vec<Arm>,
    /// The games: each arm at each strength, those at the base strength first.
    pub cells: Vec<Cell>,
    /// When an arm's games at the base strength may end early.
    pub race: Option<Race>,
    /// What people's games of an arm came to, by the arm's name.
    pub people: BTreeMap<String, Human>,
    /// Combinations of rules that make no sense, with the reason: they are no arms.
    pub left_out: Vec<(String, String)>,
    /// The text of the file.
    pub text: String,
}

/// What people's games came to, the attackers' wins first.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Human {
    /// What the game is called where they play it.
    pub variant: String,
    /// Games that the attackers won.
    pub won: u64,
    /// Games drawn.
    pub drawn: u64,
    /// Games that the defenders won.
    pub lost: u64,
}

impl Human {
    /// The results of the attackers.
    #[must_use]
    pub const fn results(&self) -> Results {
        Results { won: self.won, drawn: self.drawn, lost: self.lost }
    }
}

/// Why a file is no study.
#[derive(Debug, Error)]
pub enum StudyError {
    /// The file cannot be read.
    #[error("cannot read `{path}`: {error}")]
    Read {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// It is not the TOML of a study.
    #[error("{0}")]
    Toml(Box<toml::de::Error>),
    /// A key has a value that it cannot have.
    #[error("`{key}`: {reason}")]
    Value {
        /// The key.
        key: &'static str,
        /// What is wrong, and what would be right.
        reason: String,
    },
    /// An arm names no rule set.
    #[error("arm `{arm}`: {error}")]
    Rules {
        /// As written.
        arm: String,
        /// What is wrong.
        error: RulesetError,
    },
    /// None of the combinations that an entry of `arms` asks for makes sense.
    #[error("none of the {count} combinations of `{rules}` makes sense; of the first, `{first}`: {reason}")]
    NoArm {
        /// The rule set.
        rules: String,
        /// How many combinations.
        count: usize,
        /// The first one.
        first: String,
        /// What is wrong with it.
        reason: String,
    },
    /// Two arms are the same.
    #[error("arm `{0}` is there twice")]
    Twice(String),
    /// The race is none.
    #[error("`race`: {0}")]
    Race(#[from] RaceError),
}

/// What the file may say.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    format: u64,
    name: String,
    title: Text,
    seed: u64,
    nodes: u64,
    games: u64,
    #[serde(default = "opening_plies")]
    opening_plies: u64,
    #[serde(default = "max_plies")]
    max_plies: u64,
    #[serde(default)]
    ladder: Vec<Rung>,
    #[serde(default)]
    handicap: Vec<Odds>,
    race: Option<Racing>,
    arms: Vec<Arms>,
    #[serde(default)]
    people: BTreeMap<String, Human>,
}

const FORMAT: u64 = 1;
/// What counts as fair where the study does not say.
const FAIR: (f64, f64) = (0.45, 0.55);
const fn opening_plies() -> u64 {
    6
}
const fn max_plies() -> u64 {
    400
}
/// More arms than anybody's machines have time for.
const MOST_ARMS: usize = 20_000;
const MOST_GAMES: u64 = 10_000_000;
const MOST_NODES: u64 = 1_000_000_000;

/// Both sides think so many times as much as at the base strength.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rung {
    times: f64,
    games: u64,
}

/// The sides think so many times as much as at the base strength.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Odds {
    #[serde(default = "once")]
    attackers: f64,
    #[serde(default = "once")]
    defenders: f64,
    games: u64,
}

const fn once() -> f64 {
    1.0
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Racing {
    fair: [f64; 2],
    error: f64,
}

/// Rule sets with everything that is to be combined with them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[derive(Clone, Debug)]
pub(super) struct Arms {
    rules: OneOrMore,
    /// Of each list one word (a layout or an option) goes with the rule set; an empty word for none.
    #[serde(default, rename = "with")]
    choices: Vec<Vec<String>>,
    /// Of each rule one value.
    #[serde(default)]
    change: BTreeMap<String, OneOrMore>,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a string or a list of strings")]
#[derive(Clone, Debug)]
pub(super) enum OneOrMore {
    One(String),
    More(Vec<String>),
}

impl Arms {
    /// Whether it names a file of rules.
    pub(super) fn names_a_file(&self) -> bool {
        self.rules.all().iter().any(|rules| is_file(rules))
    }
}

fn is_file(rules: &str) -> bool {
    rules.ends_with(".toml")
}

impl OneOrMore {
    fn all(&self) -> &[String] {
        match self {
            OneOrMore::One(word) => std::slice::from_ref(word),
            OneOrMore::More(words) => words,
        }
    }
}

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
        let file: File = toml::from_str(text).map_err(|error| StudyError::Toml(Box::new(error)))?;
        file.check()?;
        let (arms, left_out) = arms(&file.arms, read)?;
        let race = file.race.as_ref().map(|racing| Race::new(racing.fair.into(), racing.error, arms.len())).transpose()?;
        let cells = file.cells(arms.len())?;
        if let Some(stranger) = file.people.keys().find(|id| !arms.iter().any(|arm| arm.id == **id)) {
            let known: Vec<&str> = arms.iter().map(|arm| arm.id.as_str()).take(8).collect();
            let reason = format!("`{stranger}` is no arm of this study; its arms are {}", known.join(", "));
            return Err(StudyError::Value { key: "people", reason });
        }
        let File { name, title, seed, nodes, opening_plies, max_plies: longest, people, .. } = file;
        Ok(Study { name, title, seed, nodes, opening_plies, longest, arms, cells, race, people, left_out, text: text.to_owned() })
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
        Sha256::digest(self.identity()).iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
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
        let (low, high) = self.fair();
        match wilson(results.points(), results.games(), 0.95) {
            Some(interval) if low <= interval.low && interval.high <= high => Verdict::Fair,
            Some(interval) if interval.low > high => Verdict::FavoursAttackers,
            Some(interval) if interval.high < low => Verdict::FavoursDefenders,
            _ => Verdict::Open,
        }
    }

    /// The arm of this name.
    #[must_use]
    pub fn arm(&self, id: &str) -> Option<&Arm> {
        self.arms.iter().find(|arm| arm.id == id)
    }
}

impl File {
    fn check(&self) -> Result<(), StudyError> {
        let wrong = |key, reason: &str| Err(StudyError::Value { key, reason: reason.to_owned() });
        let is_word = |name: &str| {
            let good = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            (1..=60).contains(&name.len()) && name.chars().all(good) && !name.starts_with('-')
        };
        if self.format != FORMAT {
            return Err(StudyError::Value {
                key: "format",
                reason: format!("it is {}, this program reads {FORMAT}", self.format),
            });
        }
        if !is_word(&self.name) {
            return wrong("name", "files are named after it: write small letters, digits and hyphens, 60 at most");
        }
        if !(1..=MOST_NODES).contains(&self.nodes) {
            return wrong("nodes", "write a whole number of positions a move, from 1 to 1000000000");
        }
        if self.opening_plies % 2 == 1 || self.opening_plies > 100 {
            return wrong("opening-plies", "write an even number up to 100: both sides make as many random moves");
        }
        if !(self.opening_plies + 1..=100_000).contains(&self.max_plies) {
            return wrong("max-plies", "write a number greater than `opening-plies`, up to 100000");
        }
        if self.arms.is_empty() {
            return wrong("arms", "a study compares rule sets: write at least one `[[arms]]` with `rules`");
        }
        let counts = self.ladder.iter().map(|rung| rung.games).chain(self.handicap.iter().map(|odds| odds.games));
        if counts.chain([self.games]).any(|games| !(1..=MOST_GAMES).contains(&games)) {
            return wrong("games", "write how many games, from 1 to 10000000");
        }
        Ok(())
    }

    /// The games of so many arms: first all at the base strength, then rung by rung, so that what is cheap and matters most is there first.
    fn cells(&self, arms: usize) -> Result<Vec<Cell>, StudyError> {
        let nodes = |key, times: f64| {
            let nodes = (self.nodes as f64 * times).round();
            if (1.0..=MOST_NODES as f64).contains(&nodes) {
                return Ok(nodes as u64);
            }
            Err(StudyError::Value {
                key,
                reason: format!("{times} times {} positions is no number from 1 to 1000000000", self.nodes),
            })
        };
        let mut kinds = vec![(Thinking::equal(self.nodes), self.games, Purpose::Base)];
        for rung in &self.ladder {
            kinds.push((Thinking::equal(nodes("ladder", rung.times)?), rung.games, Purpose::Ladder));
        }
        for odds in &self.handicap {
            let (attackers, defenders) = (nodes("handicap", odds.attackers)?, nodes("handicap", odds.defenders)?);
            kinds.push((Thinking { attackers, defenders }, odds.games, Purpose::Handicap));
        }
        for (index, (thinking, _, purpose)) in kinds.iter().enumerate() {
            let key = if *purpose == Purpose::Ladder { "ladder" } else { "handicap" };
            if *purpose == Purpose::Handicap && thinking.is_equal() {
                let reason = "both sides think alike: write that into `ladder`, or another number for one side".to_owned();
                return Err(StudyError::Value { key, reason });
            }
            if kinds[..index].iter().any(|(other, ..)| other == thinking) {
                let reason =
                    format!("two of the strengths are the same, {} and {} positions", thinking.attackers, thinking.defenders);
                return Err(StudyError::Value { key, reason });
            }
        }
        let of = |(thinking, games, purpose)| (0..arms).map(move |arm| Cell { arm, thinking, games, purpose });
        Ok(kinds.into_iter().flat_map(of).collect())
    }
}

/// Combinations that make no sense, with the reason.
pub(super) type LeftOut = Vec<(String, String)>;

/// The arms that entries of a file stand for.
pub(super) fn arms(
    entries: &[Arms],
    read: &dyn Fn(&str) -> Result<String, StudyError>,
) -> Result<(Vec<Arm>, LeftOut), StudyError> {
    let (mut arms, mut left_out) = (Vec::new(), LeftOut::new());
    for entry in entries {
        for rules in entry.rules.all() {
            let own = if is_file(rules) { Some(read(rules)?) } else { None };
            let refused = |error| StudyError::Rules { arm: rules.clone(), error };
            let base = match &own {
                Some(text) => Ruleset::from_toml(text),
                None => Ruleset::named(rules),
            }
            .map_err(refused)?;
            if own.is_some() && !entry.change.is_empty() {
                let reason = format!("rules can be changed in built-in rule sets only; write them into `{rules}`");
                return Err(StudyError::Value { key: "change", reason });
            }
            let before = arms.len();
            let (mut count, mut first) = (0, None);
            for combination in combinations(entry) {
                count += 1;
                match combination.arm(&base, entry) {
                    Ok(arm) => arms.push(arm),
                    Err(error) => {
                        let problem = (combination.name(rules), error.to_string());
                        first.get_or_insert_with(|| problem.clone());
                        left_out.push(problem);
                    }
                }
                if arms.len() > MOST_ARMS {
                    let reason = format!("more than {MOST_ARMS} arms: ask for fewer combinations");
                    return Err(StudyError::Value { key: "arms", reason });
                }
            }
            if let (true, Some((first, reason))) = (arms.len() == before, first) {
                return Err(StudyError::NoArm { rules: rules.clone(), count, first, reason });
            }
        }
    }
    add_changed_rules(&mut arms, &entries.iter().flat_map(|entry| entry.change.keys().map(String::as_str)).collect());
    let mut seen = BTreeSet::new();
    match arms.iter().find(|arm: &&Arm| !seen.insert(arm.id.clone())) {
        Some(arm) => Err(StudyError::Twice(arm.id.clone())),
        None => Ok((arms, left_out)),
    }
}

/// One way of choosing.
#[derive(Clone, Default)]
struct Combination<'a> {
    /// Of each list the word chosen, which may be empty.
    words: Vec<&'a str>,
    changes: Vec<Change>,
}

/// Every way of choosing one word of each list and one value of each rule.
fn combinations(entry: &Arms) -> Vec<Combination<'_>> {
    let mut all = vec![Combination::default()];
    for words in &entry.choices {
        all = extended(&all, words, |next, word| next.words.push(word));
    }
    for (key, values) in &entry.change {
        all = extended(&all, values.all(), |next, value| next.changes.push(Change { key: key.clone(), value: value.clone() }));
    }
    all
}

/// Each combination with each of the words.
fn extended<'a>(
    all: &[Combination<'a>],
    words: &'a [String],
    add: impl Fn(&mut Combination<'a>, &'a String),
) -> Vec<Combination<'a>> {
    let with = |so_far: &Combination<'a>, word: &'a String| {
        let mut next = so_far.clone();
        add(&mut next, word);
        next
    };
    all.iter().flat_map(|so_far| words.iter().map(move |word| (so_far, word))).map(|(so_far, word)| with(so_far, word)).collect()
}

impl Combination<'_> {
    fn selection(&self) -> String {
        self.words.iter().filter(|word| !word.is_empty()).copied().collect::<Vec<_>>().join("+")
    }

    fn arm(&self, base: &Ruleset, entry: &Arms) -> Result<Arm, RulesetError> {
        // The words chosen come after those that the entry names itself.
        let own = base.id();
        let rest = own.strip_prefix(base.base_id()).unwrap_or_default().trim_start_matches('+');
        let selection = [rest, &self.selection()].iter().filter(|part| !part.is_empty()).copied().collect::<Vec<_>>().join("+");
        let chosen = base.choosing(&selection)?;
        let is_layout = |word: &String| base.layouts().iter().any(|layout| layout.id == *word);
        let mut factors = BTreeMap::from([("rules".to_owned(), base.base_id().to_owned())]);
        factors.insert("layout".to_owned(), chosen.layout().id.clone());
        for (words, word) in entry.choices.iter().zip(&self.words) {
            if !words.iter().all(|word| word.is_empty() || is_layout(word)) {
                let named: Vec<&str> = words.iter().map(String::as_str).filter(|word| !word.is_empty()).collect();
                let choice = if word.is_empty() { "none" } else { word };
                factors.insert(named.join(" or "), choice.to_owned());
            }
        }
        if self.changes.is_empty() { Ok(Arm::of(chosen, factors)) } else { Arm::changed(&chosen, &self.changes, factors) }
    }

    fn name(&self, rules: &str) -> String {
        let words = self.words.iter().filter(|word| !word.is_empty()).fold(rules.to_owned(), |name, word| name + "+" + word);
        let changes: Vec<String> = self.changes.iter().map(|change| format!("{}={}", change.key, change.value)).collect();
        if changes.is_empty() { words } else { format!("{words}{{{}}}", changes.join(",")) }
    }
}

/// Rules that some arm changes are a factor of every arm: what it plays by, whether it was changed or not.
fn add_changed_rules(arms: &mut [Arm], changed: &BTreeSet<&str>) {
    for arm in arms {
        let values = arm.rules.explained().into_iter().map(|rule| (rule.key.to_string(), rule.value.to_owned()));
        arm.factors.extend(values.filter(|(key, _)| changed.contains(key.as_str())));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STUDY: &str = r#"
format = 1
name = "a-study"
title = "A study"
seed = 1
nodes = 100
games = 10
ladder = [{ times = 4, games = 5 }]
handicap = [{ attackers = 2, games = 5 }]
[[arms]]
rules = ["tablut-murray", "brandubh-cyningstan"]
"#;

    fn parse(text: &str) -> Result<Study, StudyError> {
        Study::parse(text, &|file| {
            let found = (file == "house.toml").then(|| HOUSE.to_owned());
            found.ok_or_else(|| StudyError::Read { path: file.into(), error: io::ErrorKind::NotFound.into() })
        })
    }

    const HOUSE: &str = "id = \"house\"\nname = \"House\"\nextends = \"brandubh-cyningstan\"\n[rules]\nno-moves = \"loss\"\n";

    fn ids(text: &str) -> Vec<String> {
        parse(text).expect("a study").arms.into_iter().map(|arm| arm.id).collect()
    }

    #[test]
    fn cells_are_every_arm_at_every_strength() {
        let study = parse(STUDY).expect("a study");
        let cells: Vec<_> = study.cells.iter().map(|c| (c.arm, c.thinking.attackers, c.thinking.defenders, c.games)).collect();
        let expected =
            [(0, 100, 100, 10), (1, 100, 100, 10), (0, 400, 400, 5), (1, 400, 400, 5), (0, 200, 100, 5), (1, 200, 100, 5)];
        assert_eq!(cells, expected);
    }

    #[test]
    fn arms_are_what_is_combined() {
        let with = |arms: &str| ids(&STUDY.replace("rules = [\"tablut-murray\", \"brandubh-cyningstan\"]", arms));
        let alea = "rules = \"alea-walker-2015\"\nwith = [[\"alea-murray\", \"\"]]";
        assert_eq!(with(alea), ["alea-walker-2015+alea-murray", "alea-walker-2015"]);
        let changed = "rules = \"tablut-murray\"\nchange = { no-moves = [\"loss\", \"draw\"], throne-hostile = \"all\" }";
        assert_eq!(
            with(changed),
            ["tablut-murray{no-moves=loss,throne-hostile=all}", "tablut-murray{no-moves=draw,throne-hostile=all}"]
        );
        assert_eq!(with("rules = [\"house.toml\"]"), ["house"]);
    }

    #[test]
    fn combinations_that_make_no_sense_are_left_out_and_told() {
        let arms = "rules = \"tablut-murray\"\nchange = { no-moves = [\"loss\", \"sulk\"] }";
        let study = parse(&STUDY.replace("rules = [\"tablut-murray\", \"brandubh-cyningstan\"]", arms)).expect("a study");
        assert_eq!(study.arms.len(), 1);
        let [(left_out, reason)] = &study.left_out[..] else { panic!("one: {:?}", study.left_out) };
        assert_eq!(left_out, "tablut-murray{no-moves=sulk}");
        assert!(reason.contains("cannot be `sulk`"), "{reason}");
    }

    #[test]
    fn the_hash_is_of_what_decides_the_games() {
        let hash = |text: &str| parse(text).expect("a study").hash();
        let usual = hash(STUDY);
        assert_eq!(hash(&STUDY.replace("\"A study\"", "\"The same with another title\"")), usual);
        assert_eq!(
            hash(&(STUDY.to_owned() + "[people]\ntablut-murray = { variant = \"x\", won = 1, drawn = 0, lost = 1 }")),
            usual
        );
        for (from, to) in [
            ("seed = 1", "seed = 2"),
            ("nodes = 100", "nodes = 101"),
            ("games = 10", "games = 11"),
            ("times = 4", "times = 8"),
            ("a-study", "b-study"),
            ("\"tablut-murray\"", "\"tablut-murray\", \"ashton-bologna\""),
            ("seed = 1", "seed = 1\nopening-plies = 4"),
            ("seed = 1", "seed = 1\nmax-plies = 300"),
            ("seed = 1", "seed = 1\nrace = { fair = [0.4, 0.6], error = 0.05 }"),
        ] {
            assert_ne!(hash(&STUDY.replace(from, to)), usual, "{to}");
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (from, to, says) in [
            ("format = 1", "format = 2", "it is 2, this program reads 1"),
            ("name = \"a-study\"", "name = \"A study\"", "small letters, digits and hyphens"),
            ("nodes = 100", "nodes = 0", "whole number of positions a move"),
            ("nodes = 100", "nodes = \"many\"", "invalid type"),
            ("nodes = 100", "node = 100", "unknown field `node`"),
            ("games = 10", "games = 0", "how many games"),
            ("seed = 1", "seed = 1\nopening-plies = 3", "an even number"),
            ("seed = 1", "seed = 1\nmax-plies = 5", "greater than `opening-plies`"),
            ("times = 4", "times = 1", "two of the strengths are the same"),
            ("times = 4", "times = 0.001", "no number from 1"),
            ("attackers = 2", "attackers = 1", "write that into `ladder`"),
            ("tablut-murray", "tablut-murry", "did you mean `tablut-murray`?"),
            ("\"tablut-murray\"", "\"brandubh-cyningstan\"", "is there twice"),
            ("\"tablut-murray\"", "\"nowhere.toml\"", "cannot read `nowhere.toml`"),
            ("[[arms]]\nrules", "[[arms]]\nwith = [[\"square\"]]\nrules", "makes sense"),
            (
                "[[arms]]\nrules = [",
                "[[arms]]\nchange = { no-moves = \"loss\" }\nrules = [\"house.toml\", ",
                "built-in rule sets only",
            ),
            ("seed = 1", "seed = 1\nrace = { fair = [0.6, 0.4], error = 0.05 }", "the lower first"),
        ] {
            let error = parse(&STUDY.replace(from, to)).expect_err(to).to_string();
            assert!(error.contains(says), "{to}: {error}");
        }
        let stranger = STUDY.to_owned() + "[people]\nbrandub = { variant = \"x\", won = 1, drawn = 0, lost = 1 }";
        assert!(parse(&stranger).expect_err("no arm").to_string().contains("`brandub` is no arm of this study"));
    }
}
