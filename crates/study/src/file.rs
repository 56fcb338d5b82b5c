//! The file of a study, `studies/NAME.toml`.

use std::collections::{BTreeMap, BTreeSet};

use hnefi_rulesets::Text;
use serde::Deserialize;

use crate::cell::{Cell, Purpose, Thinking};
use crate::combinations::Arms;
use crate::error::StudyError;
use crate::people::Human;

/// What the file may say.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct File {
    pub(crate) format: u64,
    pub(crate) name: String,
    pub(crate) title: Text,
    pub(crate) seed: u64,
    pub(crate) nodes: u64,
    games: Games,
    opening_plies: Option<u64>,
    #[serde(default = "max_plies")]
    pub(crate) max_plies: u64,
    #[serde(default)]
    ladder: Vec<Rung>,
    #[serde(default)]
    handicap: Vec<Odds>,
    pub(crate) race: Option<Racing>,
    /// The file of the book of openings.
    pub(crate) openings: Option<String>,
    bare: Option<u64>,
    pub(crate) play_on: Option<PlayOn>,
    #[serde(default)]
    pub(crate) evaluations: Vec<OtherEvaluation>,
    pub(crate) standard: Option<Judging>,
    /// No part of what decides the games: written when they have been played.
    pub(crate) played: Option<toml::value::Datetime>,
    /// No part of it either: written when no more games will be played, though some were planned.
    pub(crate) ended: Option<toml::value::Datetime>,
    pub(crate) arms: Vec<Arms>,
    #[serde(default)]
    pub(crate) people: BTreeMap<String, Human>,
}

/// Studies of the first format begin each game with random plies of its own, and play with tables of one size.
pub(crate) const FIRST_FORMAT: u64 = 1;
/// Studies of the second have a book of openings, tables that grow with the strength, and a standard by which they judge.
pub(crate) const FORMAT: u64 = 2;
pub(crate) const fn opening_plies() -> u64 {
    6
}
pub(crate) const fn max_plies() -> u64 {
    400
}
const MOST_GAMES: u64 = 10_000_000;
const MOST_NODES: u64 = 1_000_000_000;
/// How many times as much both sides think at most where a game is played on.
const MOST_TIMES: u64 = 1000;
const MOST_PLIES: u64 = 100_000;

/// How many games: a number, or the numbers at which they end if the arm is clear.
#[derive(Clone, Deserialize)]
#[serde(untagged, expecting = "expected a number of games, or a list of numbers at which to look")]
enum Games {
    All(u64),
    Looks(Vec<u64>),
}

impl Games {
    fn most(&self) -> u64 {
        match self {
            Games::All(games) => *games,
            Games::Looks(looks) => looks.last().copied().unwrap_or(0),
        }
    }

    fn looks(&self) -> Vec<u64> {
        match self {
            Games::All(_) => Vec::new(),
            Games::Looks(looks) => looks.clone(),
        }
    }
}

/// Both sides think this many times as much as at the base strength.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rung {
    times: f64,
    games: Games,
}

/// Games that reach the greatest length go on for this many plies with this many times the thinking.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayOn {
    pub(crate) times: u64,
    pub(crate) plies: u64,
}

/// Games at the base strength by other weights.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OtherEvaluation {
    pub(crate) name: String,
    /// The folder of the weights.
    pub(crate) weights: String,
    games: Games,
}

/// What is judged by.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Judging {
    pub(crate) even: [f64; 2],
    pub(crate) fair: [f64; 2],
    pub(crate) decided: f64,
    pub(crate) error: f64,
}

/// The sides think this many times as much as at the base strength.
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
pub(crate) struct Racing {
    pub(crate) fair: [f64; 2],
    pub(crate) error: f64,
}

impl File {
    /// Reads the text of a file; what it says by itself makes sense then.
    pub(crate) fn parse(text: &str) -> Result<File, StudyError> {
        let file: File = toml::from_str(text).map_err(|error| StudyError::Toml(Box::new(error)))?;
        file.check()?;
        Ok(file)
    }

    fn check(&self) -> Result<(), StudyError> {
        let wrong = |key, reason: &str| Err(StudyError::Value { key, reason: reason.to_owned() });
        if ![FIRST_FORMAT, FORMAT].contains(&self.format) {
            let reason = format!("it is {}, this program reads {FIRST_FORMAT} and {FORMAT}", self.format);
            return Err(StudyError::Value { key: "format", reason });
        }
        if !is_word(&self.name) {
            return wrong("name", "files are named after it: write small letters, digits and hyphens, 60 at most");
        }
        if !(1..=MOST_NODES).contains(&self.nodes) {
            return wrong("nodes", "write a whole number of positions a move, from 1 to 1000000000");
        }
        self.check_format()?;
        let opening_plies = self.opening_plies();
        if opening_plies % 2 == 1 || opening_plies > 100 {
            return wrong("opening-plies", "write an even number up to 100: both sides make as many random moves");
        }
        if !(opening_plies + 1..=MOST_PLIES).contains(&self.max_plies) {
            return wrong("max-plies", "write a number greater than `opening-plies`, up to 100000");
        }
        if self.arms.is_empty() {
            return wrong("arms", "a study compares rule sets: write at least one `[[arms]]` with `rules`");
        }
        if self.people.values().any(|human| human.spread.is_some_and(|spread| !(1.0..=1e6).contains(&spread))) {
            return wrong(
                "people",
                "`spread` is how many times as large the variance is as that of independent games: 1 or more",
            );
        }
        let is_no_day = |day: Option<toml::value::Datetime>| day.is_some_and(|day| day.date.is_none() || day.time.is_some());
        if is_no_day(self.played) {
            return wrong("played", "write the day on which the games were played, 2026-11-22");
        }
        if is_no_day(self.ended) {
            return wrong("ended", "write the day on which the study was ended, 2026-12-01");
        }
        let rungs = self.ladder.iter().map(|rung| &rung.games);
        let others = self.evaluations.iter().map(|evaluation| &evaluation.games);
        for games in rungs.chain(others).chain([&self.games]) {
            let looks = games.looks();
            if looks.windows(2).any(|pair| pair[0] >= pair[1]) || looks.first() == Some(&0) {
                return wrong("games", "write the numbers of games at which to look in rising order, `[60, 150, 400]`");
            }
            if !(1..=MOST_GAMES).contains(&games.most()) {
                return wrong("games", "write how many games, from 1 to 10000000");
            }
        }
        if self.handicap.iter().map(|odds| odds.games).chain(self.bare).any(|games| !(1..=MOST_GAMES).contains(&games)) {
            return wrong("games", "write how many games, from 1 to 10000000");
        }
        Ok(())
    }

    /// What each format has and has not.
    fn check_format(&self) -> Result<(), StudyError> {
        let wrong = |key, reason: String| Err(StudyError::Value { key, reason });
        let second = [
            ("openings", self.openings.is_some()),
            ("bare", self.bare.is_some()),
            ("play-on", self.play_on.is_some()),
            ("evaluations", !self.evaluations.is_empty()),
            ("standard", self.standard.is_some()),
            ("games", self.games_of_all().any(|games| matches!(games, Games::Looks(_)))),
        ];
        if self.format == FIRST_FORMAT {
            return match second.into_iter().find(|(_, there)| *there) {
                Some((key, _)) => wrong(key, format!("this belongs to studies with `format = {FORMAT}`")),
                None => Ok(()),
            };
        }
        for (key, there) in [("race", self.race.is_some()), ("opening-plies", self.opening_plies.is_some())] {
            if there {
                return wrong(key, format!("this belongs to studies with `format = {FIRST_FORMAT}`"));
            }
        }
        if self.openings.is_none() {
            return wrong("openings", "name the file with the openings, which `hnefi lab openings` makes".to_owned());
        }
        if self.standard.is_none() {
            return wrong(
                "standard",
                "write `{ even = [0.45, 0.55], fair = [0.4, 0.6], decided = 0.33, error = 0.05 }`".to_owned(),
            );
        }
        let can_go_on =
            |&PlayOn { times, plies }: &PlayOn| (1..=MOST_TIMES).contains(&times) && (1..=MOST_PLIES).contains(&plies);
        if !self.play_on.as_ref().is_none_or(can_go_on) {
            return wrong(
                "play-on",
                format!(
                    "write how many times as much both sides think then (1 to {MOST_TIMES}), and for how many plies at most (1 to {MOST_PLIES})"
                ),
            );
        }
        let names = || self.evaluations.iter().map(|evaluation| evaluation.name.as_str());
        if !names().all(is_word) || names().collect::<BTreeSet<_>>().len() != self.evaluations.len() {
            return wrong("evaluations", "give each a name of its own, of small letters, digits and hyphens".to_owned());
        }
        Ok(())
    }

    fn games_of_all(&self) -> impl Iterator<Item = &Games> {
        let rungs = self.ladder.iter().map(|rung| &rung.games);
        rungs.chain(self.evaluations.iter().map(|evaluation| &evaluation.games)).chain([&self.games])
    }

    /// The most random plies at the beginning of a game; none where there is a book.
    pub(crate) fn opening_plies(&self) -> u64 {
        if self.format == FIRST_FORMAT { self.opening_plies.unwrap_or_else(opening_plies) } else { 0 }
    }

    /// At how many numbers of games the base strength is looked at.
    pub(crate) fn looks(&self) -> u64 {
        (self.games.looks().len() as u64).max(1)
    }

    /// The games of this many arms: first all at the base strength, then rung by rung, so that what is cheap and matters most is there first.
    pub(crate) fn cells(&self, arms: usize) -> Result<Vec<Cell>, StudyError> {
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
        let kind = |thinking, games: &Games, purpose| Cell {
            arm: 0,
            thinking,
            games: games.most(),
            looks: games.looks(),
            evaluation: None,
            purpose,
        };
        let base = Thinking::equal(self.nodes);
        let mut kinds = vec![kind(base, &self.games, Purpose::Base)];
        kinds.extend(self.bare.map(|games| kind(base, &Games::All(games), Purpose::Bare)));
        for rung in &self.ladder {
            kinds.push(kind(Thinking::equal(nodes("ladder", rung.times)?), &rung.games, Purpose::Ladder));
        }
        for odds in &self.handicap {
            let (attackers, defenders) = (nodes("handicap", odds.attackers)?, nodes("handicap", odds.defenders)?);
            kinds.push(kind(Thinking { attackers, defenders }, &Games::All(odds.games), Purpose::Handicap));
        }
        for (index, Cell { thinking, purpose, .. }) in kinds.iter().enumerate() {
            let key = if *purpose == Purpose::Ladder { "ladder" } else { "handicap" };
            if *purpose == Purpose::Handicap && thinking.is_equal() {
                let reason = "both sides think alike: write that into `ladder`, or another number for one side".to_owned();
                return Err(StudyError::Value { key, reason });
            }
            if *purpose != Purpose::Bare && kinds[..index].iter().any(|other| other.thinking == *thinking) {
                let reason =
                    format!("two of the strengths are the same, {} and {} positions", thinking.attackers, thinking.defenders);
                return Err(StudyError::Value { key, reason });
            }
        }
        let others = (0..).zip(&self.evaluations);
        kinds.extend(
            others.map(|(number, evaluation)| Cell {
                evaluation: Some(number),
                ..kind(base, &evaluation.games, Purpose::Evaluation)
            }),
        );
        let of = |kind: Cell| (0..arms).map(move |arm| Cell { arm, ..kind.clone() });
        Ok(kinds.into_iter().flat_map(of).collect())
    }
}

fn is_word(name: &str) -> bool {
    let good = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    (1..=60).contains(&name.len()) && name.chars().all(good) && !name.starts_with('-')
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;
    use crate::definition::Study;

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
    fn a_change_of_nothing_is_refused() {
        let arms = "rules = \"tablut-murray\"\n\n[[arms]]\nrules = \"tablut-murray\"\nchange = { first = [\"attackers\", \"defenders\"] }";
        let error =
            parse(&STUDY.replace("rules = [\"tablut-murray\", \"brandubh-cyningstan\"]", arms)).expect_err("one is there");
        let told = "`tablut-murray{first=attackers}` is the same game as `tablut-murray`: leave one of them out";
        assert_eq!(error.to_string(), told);
    }

    #[test]
    fn invalid_combinations_are_left_out_and_reported() {
        let arms = "rules = \"tablut-murray\"\nchange = { no-moves = [\"loss\", \"sulk\"] }";
        let study = parse(&STUDY.replace("rules = [\"tablut-murray\", \"brandubh-cyningstan\"]", arms)).expect("a study");
        assert_eq!(study.arms.len(), 1);
        let [(left_out, reason)] = &study.left_out[..] else { panic!("one: {:?}", study.left_out) };
        assert_eq!(left_out, "tablut-murray{no-moves=sulk}");
        assert!(reason.contains("cannot be `sulk`") && !reason.contains("line"), "{reason}");
    }

    #[test]
    fn too_many_combinations_are_refused_early() {
        let with = |lists: usize| {
            let arms = format!("rules = \"tablut-murray\"\nwith = [{}]", "[\"\", \"\"], ".repeat(lists));
            parse(&STUDY.replace("rules = [\"tablut-murray\", \"brandubh-cyningstan\"]", &arms))
                .expect_err("too many")
                .to_string()
        };
        for lists in [15, 40, 200] {
            assert!(with(lists).contains("more than 20000 combinations"), "{}", with(lists));
        }
    }

    #[test]
    fn the_hash_is_of_what_decides_the_games() {
        let hash = |text: &str| parse(text).expect("a study").hash();
        let usual = hash(STUDY);
        assert_eq!(hash(&STUDY.replace("seed = 1", "seed = 1\nplayed = 2026-11-22\nended = 2026-11-23")), usual);
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
            ("format = 1", "format = 3", "it is 3, this program reads 1 and 2"),
            ("name = \"a-study\"", "name = \"A study\"", "small letters, digits and hyphens"),
            ("nodes = 100", "nodes = 0", "whole number of positions a move"),
            ("nodes = 100", "nodes = \"many\"", "invalid type"),
            ("nodes = 100", "node = 100", "unknown field `node`"),
            ("games = 10", "games = 0", "how many games"),
            ("seed = 1", "seed = 1\nopening-plies = 3", "an even number"),
            ("seed = 1", "seed = 1\nplayed = 12:00:00", "write the day on which the games"),
            ("seed = 1", "seed = 1\nended = 2026-12-01T10:00:00", "write the day on which the study"),
            ("seed = 1", "seed = 1\nmax-plies = 5", "greater than `opening-plies`"),
            ("times = 4", "times = 1", "two of the strengths are the same"),
            ("times = 4", "times = 0.001", "no number from 1"),
            ("attackers = 2", "attackers = 1", "write that into `ladder`"),
            ("tablut-murray", "tablut-murry", "did you mean `tablut-murray`?"),
            ("\"tablut-murray\"", "\"brandubh-cyningstan\"", "appears twice"),
            ("\"tablut-murray\"", "\"nowhere.toml\"", "cannot read `nowhere.toml`"),
            ("[[arms]]\nrules", "[[arms]]\nwith = [[\"square\"]]\nrules", "is valid; the first"),
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
