//! The file of a study, `studies/NAME.toml`.

use std::collections::BTreeMap;

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
    pub(crate) games: u64,
    #[serde(default = "opening_plies")]
    pub(crate) opening_plies: u64,
    #[serde(default = "max_plies")]
    pub(crate) max_plies: u64,
    #[serde(default)]
    ladder: Vec<Rung>,
    #[serde(default)]
    handicap: Vec<Odds>,
    pub(crate) race: Option<Racing>,
    /// No part of what decides the games: written when they have been played.
    pub(crate) played: Option<toml::value::Datetime>,
    pub(crate) arms: Vec<Arms>,
    #[serde(default)]
    pub(crate) people: BTreeMap<String, Human>,
}

pub(crate) const FORMAT: u64 = 1;
pub(crate) const fn opening_plies() -> u64 {
    6
}
pub(crate) const fn max_plies() -> u64 {
    400
}
const MOST_GAMES: u64 = 10_000_000;
const MOST_NODES: u64 = 1_000_000_000;

/// Both sides think this many times as much as at the base strength.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rung {
    times: f64,
    games: u64,
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
        if self.played.is_some_and(|day| day.date.is_none() || day.time.is_some()) {
            return wrong("played", "write the day on which the games were played, 2026-11-22");
        }
        let counts = self.ladder.iter().map(|rung| rung.games).chain(self.handicap.iter().map(|odds| odds.games));
        if counts.chain([self.games]).any(|games| !(1..=MOST_GAMES).contains(&games)) {
            return wrong("games", "write how many games, from 1 to 10000000");
        }
        Ok(())
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
        assert_eq!(hash(&STUDY.replace("seed = 1", "seed = 1\nplayed = 2026-11-22")), usual);
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
            ("seed = 1", "seed = 1\nplayed = 12:00:00", "write the day"),
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
