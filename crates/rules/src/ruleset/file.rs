//! Reading a rule-set file, and saying precisely what is wrong with one.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;

use serde::{Deserialize, Serialize};
use thiserror::Error;
use toml::Spanned;

use super::rules::{Entries, Standing};
use crate::layout::{Layout, LayoutError};
use crate::text::Text;

/// A rule set as its file writes it.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct File {
    pub(crate) id: Spanned<String>,
    pub(crate) name: Text,
    pub(crate) summary: Text,
    pub(crate) year: Option<u16>,
    pub(crate) family: Family,
    #[serde(default)]
    pub(crate) featured: bool,
    pub(crate) layouts: Vec<Spanned<String>>,
    pub(crate) names: SideNames,
    pub(crate) sources: BTreeMap<String, Source>,
    pub(crate) rules: Entries,
    #[serde(default)]
    pub(crate) options: BTreeMap<String, RuleOption>,
}

/// The part of the tafl family that a rule set belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Family {
    /// Alea Evangelii, 19×19.
    Alea,
    /// Tablut, 9×9.
    Tablut,
    /// Tawlbwrdd, 11×11.
    Tawlbwrdd,
    /// Brandubh, 7×7.
    Brandubh,
    /// Simple games that serve as a measure for the others.
    Reference,
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Family::Alea => "alea",
            Family::Tablut => "tablut",
            Family::Tawlbwrdd => "tawlbwrdd",
            Family::Brandubh => "brandubh",
            Family::Reference => "reference",
        })
    }
}

/// What a rule set calls the pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideNames {
    /// The attackers, in the plural (counts).
    pub attackers: Text,
    /// The defenders without the king, in the plural (dukes).
    pub defenders: Text,
    /// The king.
    pub king: Text,
}

/// A work that rules are taken from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// Who wrote it.
    pub author: String,
    /// Its title, in its own language.
    pub title: String,
    /// When it appeared.
    pub year: Option<u16>,
    /// Where it can be found.
    pub address: Option<String>,
}

/// A variation that a source offers, or another reading of it.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct RuleOption {
    pub(crate) name: Text,
    pub(crate) text: Text,
    pub(crate) rules: Entries,
}

/// Why a rule set cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RulesetError {
    /// No built-in rule set has this id.
    #[error("there is no rule set `{id}`{}", suggestion(.near.as_ref()))]
    Unknown {
        /// What was asked for.
        id: String,
        /// The nearest id there is.
        near: Option<String>,
    },
    /// The id names an option or layout that the rule set does not have.
    #[error("`{id}` has neither an option nor a layout `{word}`: it has {known}")]
    Selection {
        /// The rule set.
        id: String,
        /// The word after a `+`.
        word: String,
        /// What could stand there.
        known: String,
    },
    /// The file says something that a rule set cannot say.
    #[error("{}", list(.0))]
    File(Vec<Mistake>),
}

fn suggestion(near: Option<&String>) -> String {
    near.map_or_else(|| "; `hnefi rules list` shows all".to_owned(), |near| format!("; did you mean `{near}`?"))
}

fn list(mistakes: &[Mistake]) -> String {
    mistakes.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// One mistake in a rule-set file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Line and column, counted from 1; `None` where the whole file is meant.
    pub place: Option<(usize, usize)>,
    /// What is wrong and what would be right.
    pub message: String,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            Some((line, column)) => write!(f, "line {line}, column {column}: {}", self.message),
            None => f.write_str(&self.message),
        }
    }
}

/// Collects the mistakes of one file.
pub(crate) struct Mistakes<'a> {
    text: &'a str,
    pub(crate) list: Vec<Mistake>,
}

impl<'a> Mistakes<'a> {
    pub(crate) fn new(text: &'a str) -> Mistakes<'a> {
        Mistakes { text, list: Vec::new() }
    }

    pub(crate) fn at(&mut self, place: Range<usize>, message: String) {
        let before = self.text.get(..place.start).unwrap_or(self.text);
        let line_start = before.rfind('\n').map_or(0, |i| i + 1);
        let place = (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1);
        self.list.push(Mistake { place: Some(place), message });
    }

    pub(crate) fn whole(&mut self, message: String) {
        self.list.push(Mistake { place: None, message });
    }
}

impl File {
    pub(crate) fn parse(text: &str) -> Result<File, RulesetError> {
        let mut mistakes = Mistakes::new(text);
        let file: File = match toml::from_str(text) {
            Ok(file) => file,
            Err(error) => {
                let message = error.message().to_owned();
                match error.span() {
                    Some(place) => mistakes.at(place, message),
                    None => mistakes.whole(message),
                }
                return Err(RulesetError::File(mistakes.list));
            }
        };
        file.check_names(&mut mistakes);
        file.check_sources(&file.rules, &mut mistakes);
        for option in file.options.values() {
            file.check_sources(&option.rules, &mut mistakes);
        }
        if mistakes.list.is_empty() { Ok(file) } else { Err(RulesetError::File(mistakes.list)) }
    }

    fn check_names(&self, mistakes: &mut Mistakes<'_>) {
        let plain =
            |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        let id = self.id.get_ref();
        if !plain(id) {
            mistakes.at(self.id.span(), format!("`{id}` cannot be an id: use small letters, digits and hyphens"));
        }
        if self.layouts.is_empty() {
            mistakes.whole("`layouts` is empty: name at least one layout, the first is the usual one".to_owned());
        }
        for option in self.options.keys() {
            if !plain(option) {
                mistakes.whole(format!("`{option}` cannot be an option's name: use small letters, digits and hyphens"));
            }
            if self.layouts.iter().any(|l| l.get_ref() == option) {
                mistakes.whole(format!("`{option}` names an option and a layout: `{id}+{option}` could mean either"));
            }
        }
    }

    /// Every rule leans on a source of this file, and a reading says why.
    fn check_sources(&self, entries: &Entries, mistakes: &mut Mistakes<'_>) {
        for (key, value, evidence, source) in entries.written() {
            if !self.sources.contains_key(&evidence.source) {
                let known: Vec<&str> = self.sources.keys().map(String::as_str).collect();
                let message =
                    format!("rule `{key}`: there is no source `{}`; the file has {}", evidence.source, known.join(", "));
                mistakes.at(source, message);
            }
            if evidence.standing == Standing::Reading && evidence.note.is_none() {
                mistakes.at(value, format!("rule `{key}` is a reading: its `note` must give the reason and the other readings"));
            }
        }
    }

    /// The layouts, read; all on boards of one size.
    pub(crate) fn read_layouts(&self, mistakes: &mut Mistakes<'_>) -> Vec<Layout> {
        let mut layouts: Vec<Layout> = Vec::new();
        for id in &self.layouts {
            match Layout::named(id.get_ref()) {
                Ok(layout) => layouts.push(layout),
                Err(error @ LayoutError::Unknown(_)) => {
                    let known: Vec<&str> = Layout::catalogue().collect();
                    mistakes.at(id.span(), format!("{error}; there are {}", known.join(", ")));
                }
                Err(error) => mistakes.at(id.span(), error.to_string()),
            }
        }
        layouts
    }
}
