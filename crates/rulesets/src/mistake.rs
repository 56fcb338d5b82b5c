//! What is wrong with a rule set, and where.

use std::fmt;
use std::ops::Range;

use hnefi_rules::rules::RuleKey;

use crate::remarks::{all_of, mistakes};
use hnefi_messages::Text;

/// Why a rule set cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesetError {
    /// No built-in rule set has this id.
    Unknown {
        /// What was asked for.
        id: String,
        /// The nearest id there is.
        near: Option<String>,
    },
    /// The id names an option or layout that the rule set does not have.
    Selection {
        /// The rule set.
        id: String,
        /// The word after a `+`.
        word: String,
        /// What could stand there.
        known: Vec<String>,
    },
    /// Two readings of one rule are chosen together.
    TwoReadings {
        /// The rule set.
        id: String,
        /// The rule.
        rule: RuleKey,
        /// The option that is one reading of it.
        one: String,
        /// The option that is another.
        other: String,
    },
    /// A built-in rule set is extended by those it extends.
    Cycle(String),
    /// The file says something that a rule set cannot say.
    File(Vec<Mistake>),
}

impl RulesetError {
    /// What is wrong, one thing after the other.
    #[must_use]
    pub fn mistakes(self) -> Vec<Mistake> {
        let message = match self {
            RulesetError::Unknown { id, near: None } => mistakes::unknown_ruleset(id),
            RulesetError::Unknown { id, near: Some(near) } => mistakes::unknown_ruleset_near(id, near),
            RulesetError::Selection { id, word, known } => {
                let known: Vec<&str> = known.iter().map(String::as_str).collect();
                mistakes::unknown_selection(id, word, all_of(&known))
            }
            RulesetError::TwoReadings { id, rule, one, other } => mistakes::two_readings(id, rule, one, other),
            RulesetError::Cycle(way) => mistakes::extends_itself(way),
            RulesetError::File(mistakes) => return mistakes,
        };
        vec![Mistake { place: None, message }]
    }
}

impl fmt::Display for RulesetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<String> = self.clone().mistakes().iter().map(ToString::to_string).collect();
        f.write_str(&lines.join("\n"))
    }
}

impl std::error::Error for RulesetError {}

/// A place in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place {
    /// Counted from 1.
    pub(crate) line: usize,
    /// Counted from 1, in characters.
    pub(crate) column: usize,
}

impl Place {
    pub(crate) const START: Place = Place { line: 1, column: 1 };
}

/// Something with the place where the file writes it.
#[derive(Clone, Debug)]
pub(crate) struct Placed<T> {
    pub(crate) value: T,
    pub(crate) place: Place,
}

/// One mistake in a rule-set file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Line and column, counted from 1; `None` for what is wrong outside the file: the option or layout asked for.
    pub place: Option<(usize, usize)>,
    /// What is wrong and what would be right.
    pub message: Text,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            Some((line, column)) => write!(f, "line {line}, column {column}: {}", self.message),
            None => write!(f, "{}", self.message),
        }
    }
}

/// Collects the mistakes of one file.
#[derive(Debug, Default)]
pub(crate) struct Mistakes(Vec<Mistake>);

impl Mistakes {
    pub(crate) fn at(&mut self, place: Place, message: Text) {
        self.0.push(Mistake { place: Some((place.line, place.column)), message });
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The error that all mistakes make together, in the order of the file; nothing wrong is no error.
    pub(crate) fn into_result(self) -> Result<(), RulesetError> {
        if self.0.is_empty() { Ok(()) } else { Err(self.into_error()) }
    }

    /// The same where there is at least one.
    pub(crate) fn into_error(mut self) -> RulesetError {
        self.0.sort_by_key(|mistake| mistake.place.unwrap_or((usize::MAX, 0)));
        RulesetError::File(self.0)
    }
}

/// Where the lines of a text begin, to turn offsets into places.
pub(crate) struct LineStarts<'a> {
    text: &'a str,
    starts: Vec<usize>,
}

impl<'a> LineStarts<'a> {
    pub(crate) fn of(text: &'a str) -> LineStarts<'a> {
        let starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        LineStarts { text, starts }
    }

    pub(crate) fn text(&self) -> &'a str {
        self.text
    }

    /// The place of a byte offset.
    pub(crate) fn place(&self, offset: usize) -> Place {
        let line = self.starts.partition_point(|start| *start <= offset).max(1);
        let before = self.text.get(self.starts[line - 1]..offset.min(self.text.len())).unwrap_or_default();
        Place { line, column: before.chars().count() + 1 }
    }

    /// What the line has from a place on.
    pub(crate) fn rest_of_line(&self, place: Place) -> &'a str {
        let line = self.text.lines().nth(place.line - 1).unwrap_or_default();
        line.char_indices().nth(place.column - 1).map_or("", |(at, _)| &line[at..])
    }

    pub(crate) fn of_span(&self, span: &Range<usize>) -> Place {
        self.place(span.start)
    }
}
