//! The rules that a file writes down, each with its evidence: standing, source, place and note.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::Arc;

use hnefi_rules::rules::{RuleKey, Rules, Unresolved, Weighed};
use serde::{Deserialize, Serialize};

use crate::bibliography::Locator;
use crate::mistake::{Place, Placed};
use hnefi_messages::Text;

/// The id of the source that stands for the author of a file, who needs no `[sources.…]` for his own rules.
pub(crate) const AUTHOR: &str = "author";

/// Where a rule comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Standing {
    /// The source says so in words.
    Stated,
    /// The source only shows it, in a picture, a caption or in code.
    Pictured,
    /// Our interpretation where the source is silent or ambiguous.
    Reading,
}

impl Standing {
    pub(crate) const ALL: [Standing; 3] = [Standing::Stated, Standing::Pictured, Standing::Reading];

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Standing::Stated => "stated",
            Standing::Pictured => "pictured",
            Standing::Reading => "reading",
        }
    }
}

impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// What speaks for a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// Stated, pictured or read into the source.
    pub standing: Standing,
    /// The id of one of the rule set's sources.
    pub source: String,
    /// The place in the source.
    pub at: Option<Locator>,
    /// Remarks; for a reading, the reason and the other readings.
    pub note: Option<Text>,
}

/// One rule as a file writes it.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    /// One of the words that the key's values have.
    pub(crate) value: &'static str,
    pub(crate) place: Place,
    pub(crate) evidence: Evidence,
    /// What the rule is in other readings, if this is one.
    pub(crate) others: Vec<OtherReading>,
    /// The rule set that writes it, with the option if an option does.
    pub(crate) origin: Arc<str>,
    /// Whether it is overlaid by others and goes by itself where they leave it without meaning.
    pub(crate) yields: bool,
}

impl Entry {
    /// A rule that the author of a file, or of a change, writes without evidence.
    pub(crate) fn of_the_author(value: &'static str, place: Place, origin: &Arc<str>) -> Entry {
        let evidence = Evidence { standing: Standing::Stated, source: AUTHOR.to_owned(), at: None, note: None };
        Entry { value, place, evidence, others: Vec::new(), origin: Arc::clone(origin), yields: false }
    }
}

/// Another way to read a rule.
#[derive(Clone, Debug)]
pub(crate) struct OtherReading {
    pub(crate) value: Placed<&'static str>,
    /// The rules that it takes with it.
    pub(crate) with: Vec<(RuleKey, Placed<&'static str>)>,
}

/// The rules that one file, or one option of a file, writes down.
#[derive(Clone, Debug, Default)]
pub(crate) struct Entries {
    written: BTreeMap<RuleKey, Entry>,
    /// Keys that are written, but with a mistake in them.
    unread: BTreeSet<RuleKey>,
}

impl Entries {
    /// Writes a rule down, in the place of one with the same key.
    pub(crate) fn write(&mut self, key: RuleKey, entry: Entry) {
        self.written.insert(key, entry);
    }

    /// Notes that a rule is written, but cannot be read.
    pub(crate) fn write_unread(&mut self, key: RuleKey) {
        self.unread.insert(key);
    }

    pub(crate) fn unread(&self) -> impl Iterator<Item = RuleKey> {
        self.unread.iter().copied()
    }

    /// Adds the rules of others, in the place of those with the same keys.
    pub(crate) fn add(&mut self, others: &Entries) {
        self.written.extend(others.written.iter().map(|(key, entry)| (*key, entry.clone())));
        self.unread.extend(&others.unread);
    }

    /// These rules, replaced by `over` where it has its own; the others yield to it.
    pub(crate) fn overlaid(&self, over: &Entries) -> Entries {
        let mut entries = self.clone();
        entries.written.values_mut().for_each(|entry| entry.yields = true);
        entries.add(over);
        entries
    }

    /// Those of the rules whose keys are wanted.
    pub(crate) fn only(&self, wanted: impl Fn(RuleKey) -> bool) -> Entries {
        let mut entries = self.clone();
        entries.written.retain(|key, _| wanted(*key));
        entries
    }

    /// The same rules as of another place in a file.
    pub(crate) fn at(&self, place: Place) -> Entries {
        let mut entries = self.clone();
        entries.written.values_mut().for_each(|entry| entry.place = place);
        entries
    }

    /// The rules' values, or what is missing and what has no meaning.
    pub(crate) fn resolve(&self) -> Result<Rules, Unresolved> {
        Rules::resolve(&|key| self.value(key), &|key| self.get(key).is_some_and(|entry| entry.yields))
    }

    /// The same, with the rules that cannot be read standing for any of their values.
    pub(crate) fn resolve_with_unread(&self) -> Result<Rules, Unresolved> {
        const UNREAD: &str = "";
        let value = |key: RuleKey| if self.unread.contains(&key) { Some(UNREAD) } else { self.value(key) };
        Rules::resolve(&value, &|key| self.get(key).is_some_and(|entry| entry.yields))
    }

    /// Every rule beside the others, as far as they are written. What is missing is taken for anything.
    pub(crate) fn weighed(&self) -> (Rules, Vec<Weighed>) {
        Rules::weighed(&|key| self.value(key))
    }

    fn value(&self, key: RuleKey) -> Option<&'static str> {
        self.get(key).map(|entry| entry.value)
    }

    /// What is written of a rule.
    pub(crate) fn get(&self, key: RuleKey) -> Option<&Entry> {
        self.written.get(&key)
    }

    /// The keys written and their entries, in the order of the keys.
    pub(crate) fn written(&self) -> impl Iterator<Item = (RuleKey, &Entry)> {
        self.written.iter().map(|(key, entry)| (*key, entry))
    }

    /// The keys of these rules that have another value among `others`, or none.
    pub(crate) fn differing_from(&self, others: &Entries) -> Vec<RuleKey> {
        let differs = |(key, entry): &(RuleKey, &Entry)| others.get(*key).is_none_or(|other| other.value != entry.value);
        self.written().filter(differs).map(|(key, _)| key).collect()
    }

    /// The same rules, one of them with another value, and written even if it was not.
    pub(crate) fn with(&self, key: RuleKey, value: &'static str) -> Entries {
        let mut entries = self.clone();
        let assumed = || Entry {
            value,
            place: Place::START,
            evidence: Evidence { standing: Standing::Stated, source: String::new(), at: None, note: None },
            others: Vec::new(),
            origin: "".into(),
            yields: true,
        };
        entries.written.entry(key).or_insert_with(assumed).value = value;
        entries
    }
}
