//! What can be set: one table of the options, and the values that hold.

use std::fmt;
use std::time::Duration;

use thiserror::Error;

use super::error::shown;
use crate::level::Level;

/// The values in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Options {
    pub(super) hash: usize,
    pub(super) threads: usize,
    pub(super) lines: usize,
    pub(super) level: Option<Level>,
    pub(super) overhead: Duration,
}

/// An option as it is offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declaration {
    /// Its name. Capitals make no difference when it is set.
    pub name: &'static str,
    /// What it takes.
    pub kind: Kind,
}

/// What values an option takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A number.
    Spin {
        /// In force at the beginning.
        default: u64,
        /// The least.
        min: u64,
        /// The greatest.
        max: u64,
    },
    /// `true` or `false`.
    Check {
        /// In force at the beginning.
        default: bool,
    },
    /// One of some words.
    Combo {
        /// In force at the beginning.
        default: &'static str,
        /// The words.
        choices: &'static [&'static str],
    },
    /// Any text.
    Text {
        /// In force at the beginning.
        default: String,
    },
    /// Nothing: setting it does something.
    Button,
}

/// A value that has been set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Setting {
    Rules(String),
    Hash(usize),
    /// Threads to search on.
    Threads(usize),
    Lines(usize),
    Level(Option<Level>),
    Overhead(Duration),
    ClearHash,
    /// Known, and without effect on this engine.
    Noted,
}

/// Why an option was not set.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OptionError {
    /// No such option.
    #[error(
        "there is no option `{0}`: the options are Rules, Hash, Threads, MultiPV, Ponder, Level, Move Overhead and Clear Hash"
    )]
    Unknown(String),
    /// A value it cannot take.
    #[error("option {name} cannot be `{value}`: write {expected}")]
    Value {
        /// The option.
        name: &'static str,
        /// As written.
        value: String,
        /// What would be right.
        expected: String,
    },
}

const RULES: &str = "Rules";
const HASH: &str = "Hash";
const THREADS: &str = "Threads";
const LINES: &str = "MultiPV";
const PONDER: &str = "Ponder";
const LEVEL: &str = "Level";
const OVERHEAD: &str = "Move Overhead";
const CLEAR_HASH: &str = "Clear Hash";

const DEFAULT_HASH: u64 = 64;
const MOST_THREADS: u64 = 256;
const DEFAULT_OVERHEAD: u64 = 30;
const FULL: &str = "full";

/// Every option, the rule set at the beginning being `rules`.
pub(super) fn declarations(rules: &str) -> [Declaration; 8] {
    let option = |name, kind| Declaration { name, kind };
    [
        option(RULES, Kind::Text { default: rules.to_owned() }),
        option(HASH, Kind::Spin { default: DEFAULT_HASH, min: 1, max: 65_536 }),
        option(THREADS, Kind::Spin { default: 1, min: 1, max: MOST_THREADS }),
        option(LINES, Kind::Spin { default: 1, min: 1, max: 64 }),
        option(PONDER, Kind::Check { default: false }),
        option(LEVEL, Kind::Combo { default: FULL, choices: &[FULL, "1", "2", "3", "4", "5", "6", "7", "8"] }),
        option(OVERHEAD, Kind::Spin { default: DEFAULT_OVERHEAD, min: 0, max: 10_000 }),
        option(CLEAR_HASH, Kind::Button),
    ]
}

impl Default for Options {
    fn default() -> Options {
        Options {
            hash: DEFAULT_HASH as usize,
            threads: 1,
            lines: 1,
            level: None,
            overhead: Duration::from_millis(DEFAULT_OVERHEAD),
        }
    }
}

impl Setting {
    /// Reads a name and a value.
    pub(super) fn read(name: &str, value: Option<&str>) -> Result<Setting, OptionError> {
        let declared = declarations("").into_iter().find(|option| option.name.eq_ignore_ascii_case(name));
        let option = declared.ok_or_else(|| OptionError::Unknown(shown(name)))?;
        let value = value.unwrap_or_default();
        Ok(match option.name {
            RULES if value.is_empty() => return Err(option.refuse(value)),
            RULES => Setting::Rules(value.to_owned()),
            HASH => Setting::Hash(option.number(value)? as usize),
            LINES => Setting::Lines(option.number(value)? as usize),
            OVERHEAD => Setting::Overhead(Duration::from_millis(option.number(value)?)),
            LEVEL if value.eq_ignore_ascii_case(FULL) => Setting::Level(None),
            LEVEL => Setting::Level(Some(value.parse().map_err(|_| option.refuse(value))?)),
            CLEAR_HASH => Setting::ClearHash,
            THREADS => Setting::Threads(option.number(value)? as usize),
            _ => option.truth(value).map(|_| Setting::Noted)?,
        })
    }
}

impl Declaration {
    fn number(&self, value: &str) -> Result<u64, OptionError> {
        let Kind::Spin { min, max, .. } = self.kind else { return Err(self.refuse(value)) };
        value.parse().ok().filter(|number| (min..=max).contains(number)).ok_or_else(|| self.refuse(value))
    }

    fn truth(&self, value: &str) -> Result<bool, OptionError> {
        value.to_ascii_lowercase().parse().map_err(|_| self.refuse(value))
    }

    fn refuse(&self, value: &str) -> OptionError {
        let expected = match &self.kind {
            Kind::Spin { min, max, .. } => format!("a number from {min} to {max}"),
            Kind::Check { .. } => "true or false".to_owned(),
            Kind::Combo { choices, .. } => format!("one of {}", choices.join(", ")),
            Kind::Text { .. } => "the id of a rule set or the path of a rule-set file".to_owned(),
            Kind::Button => "no value".to_owned(),
        };
        OptionError::Value { name: self.name, value: shown(value), expected }
    }
}

impl fmt::Display for Declaration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "option name {} type ", self.name)?;
        match &self.kind {
            Kind::Spin { default, min, max } => write!(f, "spin default {default} min {min} max {max}"),
            Kind::Check { default } => write!(f, "check default {default}"),
            Kind::Combo { default, choices } => {
                write!(f, "combo default {default}")?;
                choices.iter().try_for_each(|choice| write!(f, " var {choice}"))
            }
            Kind::Text { default } => write!(f, "string default {default}"),
            Kind::Button => f.write_str("button"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_takes_what_it_declares() {
        for option in declarations("some-rules") {
            let values: Vec<String> = match &option.kind {
                Kind::Spin { default, min, max } => [default, min, max].map(u64::to_string).to_vec(),
                Kind::Check { .. } => ["true", "false"].map(str::to_owned).to_vec(),
                Kind::Combo { choices, .. } => choices.iter().map(|choice| (*choice).to_owned()).collect(),
                Kind::Text { default } => vec![default.clone()],
                Kind::Button => vec![String::new()],
            };
            for value in values {
                for name in [option.name.to_owned(), option.name.to_lowercase()] {
                    Setting::read(&name, Some(&value)).unwrap_or_else(|error| panic!("{name} {value}: {error}"));
                }
            }
        }
    }

    #[test]
    fn the_defaults_in_force_are_those_declared() {
        for option in declarations("x") {
            let (Kind::Spin { default, .. }, options) = (option.kind, Options::default()) else { continue };
            match Setting::read(option.name, Some(&default.to_string())).expect("the default can be set") {
                Setting::Hash(hash) => assert_eq!(hash, options.hash),
                Setting::Threads(threads) => assert_eq!(threads, options.threads),
                Setting::Lines(lines) => assert_eq!(lines, options.lines),
                Setting::Overhead(overhead) => assert_eq!(overhead, options.overhead),
                _ => {}
            }
        }
    }

    #[test]
    fn what_an_option_cannot_be_is_said() {
        for (name, value, reason) in [
            ("Hashs", Some("1"), "there is no option `Hashs`: the options are Rules,"),
            ("Hash", Some("0"), "option Hash cannot be `0`: write a number from 1 to 65536"),
            ("Hash", Some("99999999999999999999"), "a number from 1"),
            ("Hash", None, "option Hash cannot be ``"),
            ("Threads", Some("257"), "write a number from 1 to 256"),
            ("Ponder", Some("yes"), "write true or false"),
            ("Level", Some("9"), "one of full, 1, 2, 3, 4, 5, 6, 7, 8"),
            ("Rules", Some(""), "the id of a rule set"),
        ] {
            let error = Setting::read(name, value).expect_err(name).to_string();
            assert!(error.contains(reason), "{name} {value:?}: {error}");
        }
    }
}
