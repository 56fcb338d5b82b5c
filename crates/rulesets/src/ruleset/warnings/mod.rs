//! What is allowed in a rule set, yet probably not meant: rules without effect, a side that can hardly win, a layout with a slip in it.
//!
//! A warning is no mistake: several games of the past draw one or two. Each check is a function that reads as a rule.

mod aim;
mod effect;
mod opening;
mod shape;

use std::fmt;

use hnefi_rules::rules::{RuleKey, Rules};
use hnefi_rules::{Compiled, Point};

use super::drawn::Drawn;
use super::{Inner, Ruleset, check};
use crate::layout::Layout;
use crate::mistake::{Place, Placed};
use crate::remarks::{self, advice};
use hnefi_messages::Text;

/// Something in a rule set that is allowed and yet dubious.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// Line and column in the file, counted from 1; `None` where the file does not write what the warning is about. What is inherited
    /// stands where the file extends it.
    pub place: Option<(usize, usize)>,
    /// A word for this kind of warning, always the same.
    pub kind: &'static str,
    /// What is dubious, and why.
    pub message: Text,
    /// What could be done.
    pub advice: Text,
}

impl Warning {
    /// The kind of those about a name that another rule set has.
    pub const NAME_TAKEN: &str = "name-taken";

    /// Of a file with the name of a rule set that is offered already where games are to be begun by it.
    #[must_use]
    pub fn name_offered(id: &str) -> Warning {
        let (message, advice) = (remarks::warnings::name_offered(id), advice::name_taken());
        Warning { place: None, kind: Warning::NAME_TAKEN, message, advice }
    }

    /// Whether two are about the same, whatever was chosen.
    pub(super) fn is_like(&self, other: &Warning) -> bool {
        (self.kind, self.place, &self.message) == (other.kind, other.place, &other.message)
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((line, column)) = self.place {
            write!(f, "line {line}, column {column}: ")?;
        }
        write!(f, "{}; {}", self.message, self.advice)
    }
}

/// What a warning is about.
#[derive(Clone, Copy)]
pub(super) enum Subject<'a> {
    Rule(RuleKey),
    Layout,
    Point(Point),
    Option(&'a str),
}

/// A rule set looked at for what is dubious.
pub(super) struct Study<'a> {
    set: &'a Ruleset,
    rules: &'a Rules,
    layout: &'a Layout,
    compiled: &'a Compiled,
    found: Vec<Warning>,
}

impl Study<'_> {
    /// Notes something dubious.
    fn warn(&mut self, kind: &'static str, subject: Subject<'_>, message: Text, advice: Text) {
        let Inner { entries, file, .. } = &*self.set.0;
        let place = match subject {
            Subject::Rule(key) => entries.get(key).map(|_| check::place(entries, key)),
            Subject::Layout => Some(self.drawn().place),
            Subject::Point(point) => Some(self.drawn().place_of(Some(point))),
            Subject::Option(id) => file.options.get(id).map(|option| option.place),
        };
        self.warn_at(kind, place, message, advice);
    }

    /// Notes something dubious at a place in the file.
    fn warn_at(&mut self, kind: &'static str, place: Option<Place>, message: Text, advice: Text) {
        let place = place.map(|Place { line, column }| (line, column));
        self.found.push(Warning { place, kind, message, advice });
    }

    /// What is said of the layout.
    fn of_layout(&self, message: Text) -> Text {
        remarks::mistakes::in_layout(&self.layout.id, message)
    }

    fn drawn(&self) -> &Placed<Drawn> {
        let layouts = &self.set.0.file.layouts;
        layouts.iter().find(|drawn| drawn.value.layout.id == self.layout.id).unwrap_or(&layouts[0])
    }

    /// Whether the file writes a rule down, rather than leaving it to its usual value.
    fn writes(&self, key: RuleKey) -> bool {
        self.set.0.entries.get(key).is_some() && self.rules.has_meaning(key)
    }
}

/// Everything dubious in a rule set with the options and layout chosen.
pub(super) fn warnings(set: &Ruleset) -> Vec<Warning> {
    let (rules, layout, compiled) = (set.rules(), &set.0.layout, set.compiled());
    let mut study = Study { set, rules, layout, compiled, found: Vec::new() };
    effect::look(&mut study);
    aim::look(&mut study);
    shape::look(&mut study);
    opening::look(&mut study);
    study.found.sort_by_key(|warning| warning.place.unwrap_or((usize::MAX, 0)));
    study.found
}
