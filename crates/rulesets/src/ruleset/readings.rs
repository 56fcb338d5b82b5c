//! Rules that we read into their source, and the other ways to read them: each of those is an option, and a table sets them side by side.

use std::collections::BTreeMap;
use std::sync::Arc;

use hnefi_rules::rules::RuleKey;

use super::evidence::{Entries, Entry, Evidence, OtherReading, Standing};
use super::file::{File, RuleOption};
use super::read::Written;
use super::sentences::sentence;
use super::{Inner, Ruleset};
use crate::bibliography::Source;
use crate::mistake::{Mistakes, Placed, RulesetError};
use crate::remarks::mistakes as told;
use hnefi_messages::Text;

/// A rule that we read into its source, with the other readings.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The rule.
    pub key: RuleKey,
    /// What we read.
    pub ours: ReadValue,
    /// What could be read instead.
    pub others: Vec<ReadValue>,
    /// Further options that the note on the rule names: other readings that change other rules in its place.
    pub named: Vec<String>,
}

/// One way to read a rule.
#[derive(Clone, Debug)]
pub struct ReadValue {
    /// The value's word.
    pub value: &'static str,
    /// The rule in a sentence.
    pub sentence: Text,
    /// What speaks for it.
    pub evidence: Evidence,
    /// The option that plays it; `None` for our own reading.
    pub option: Option<String>,
    /// The other rules that the option changes.
    pub with: Vec<RuleKey>,
    /// Whether it is played with the options that are chosen.
    pub selected: bool,
    /// The rule sets, of the same family and board, in whose source it is written or shown.
    pub held_by: Vec<Holder>,
}

/// A rule set in whose source a value is written or shown.
#[derive(Clone, Debug)]
pub struct Holder {
    /// Its id, with the option if an option has the value.
    pub id: String,
    /// What people call it.
    pub name: Text,
    /// What people call the option.
    pub option: Option<Text>,
    /// What speaks for the value there.
    pub evidence: Evidence,
    /// The work in which it is found.
    pub source: Source,
}

impl File {
    /// The rule of which an option is another reading: the one of whose `others` it was made, or the only one that it changes, where the
    /// file reads that into its source.
    pub(super) fn read_by(&self, option: &RuleOption) -> Option<RuleKey> {
        if option.other_reading_of.is_some() {
            return option.other_reading_of;
        }
        let mut written = option.rules.written();
        let (Some((key, _)), None) = (written.next(), written.next()) else { return None };
        let is_reading = |entry: &Entry| entry.evidence.standing == Standing::Reading;
        self.rules.get(key).is_some_and(is_reading).then_some(key)
    }

    /// Refuses two readings of one rule.
    pub(super) fn check_readings(&self, options: &[String]) -> Result<(), RulesetError> {
        let mut chosen: BTreeMap<RuleKey, &String> = BTreeMap::new();
        for other in options {
            let Some(rule) = self.options.get(other).and_then(|option| self.read_by(option)) else { continue };
            if let Some(one) = chosen.insert(rule, other) {
                let (one, other) = (one.clone(), other.clone());
                return Err(RulesetError::TwoReadings { id: self.id.value.clone(), rule, one, other });
            }
        }
        Ok(())
    }

    /// Makes an option of each other reading that the rules of the file name and that no option of it plays already. Readings of a rule
    /// that it inherits stay as long as it does not write that rule itself.
    pub(super) fn offer_readings(&mut self, written: &Written, mistakes: &mut Mistakes) {
        let is_rewritten = |option: &RuleOption| option.other_reading_of.is_some_and(|key| written.rules.get(key).is_some());
        self.options.retain(|_, option| !is_rewritten(option));
        for (key, entry) in written.rules.written() {
            for OtherReading { value: Placed { value, place }, with } in &entry.others {
                let plays_it = |option: &RuleOption| {
                    self.read_by(option) == Some(key) && option.rules.get(key).is_some_and(|rule| rule.value == *value)
                };
                if self.options.values().any(plays_it) {
                    continue;
                }
                let id = format!("{key}-{value}");
                if self.options.contains_key(&id) {
                    mistakes.at(*place, told::other_like_option(key, *value, &id));
                    continue;
                }
                let origin: Arc<str> = format!("{}+{id}", written.id.value).into();
                let read = |value: &Placed<&'static str>| Entry {
                    value: value.value,
                    place: value.place,
                    evidence: entry.evidence.clone(),
                    others: Vec::new(),
                    origin: origin.clone(),
                    yields: false,
                };
                let mut rules = Entries::default();
                with.iter().for_each(|(key, value)| rules.write(*key, read(value)));
                rules.write(key, read(&Placed { value: *value, place: *place }));
                let text = entry.evidence.note.clone().unwrap_or_else(|| Text::same(""));
                let option = RuleOption { name: Text::same(""), text, rules, place: *place, other_reading_of: Some(key) };
                self.options.insert(id, option);
            }
        }
        for option in self.options.values_mut() {
            if let Some((key, entry)) = option.other_reading_of.and_then(|key| Some((key, option.rules.get(key)?))) {
                option.name = sentence(key, entry.value, &self.names);
            }
        }
    }
}

pub(super) fn readings(set: &Ruleset, among: &[Ruleset]) -> Vec<Reading> {
    let Inner { file, .. } = &*set.0;
    let (plain, _) = file.rules.weighed();
    let is_read = |(key, entry): &(RuleKey, &Entry)| entry.evidence.standing == Standing::Reading && plain.has_meaning(*key);
    let mut read: Vec<(RuleKey, &Entry)> = file.rules.written().filter(is_read).collect();
    read.sort_by_key(|(key, _)| key.group());
    read.into_iter()
        .map(|(key, entry)| {
            let others = others(set, among, key, entry.value);
            let named = named(file, entry, &others);
            Reading { key, ours: value(set, among, key, entry, None), others, named }
        })
        .collect()
}

/// The options that a note names, between backticks, and that are none of `others`.
fn named(file: &File, entry: &Entry, others: &[ReadValue]) -> Vec<String> {
    let note = entry.evidence.note.as_ref().map_or_else(String::new, Text::en);
    let words = note.split('`').skip(1).step_by(2);
    let is_other = |word: &str| others.iter().any(|other| other.option.as_deref() == Some(word));
    words.filter(|word| file.options.contains_key(*word) && !is_other(word)).map(str::to_owned).collect()
}

/// What could be read instead: each value that an option has, by the option that changes least beside it.
fn others(set: &Ruleset, among: &[Ruleset], key: RuleKey, own: &str) -> Vec<ReadValue> {
    let mut options: Vec<(&String, &RuleOption)> = set.0.file.options.iter().collect();
    options.sort_by_key(|(_, option)| option.rules.written().count());
    let mut others: Vec<ReadValue> = Vec::new();
    for option in options {
        let Some(entry) = option.1.rules.get(key) else { continue };
        if entry.value != own && others.iter().all(|other| other.value != entry.value) {
            others.push(value(set, among, key, entry, Some(option)));
        }
    }
    others
}

fn value(set: &Ruleset, among: &[Ruleset], key: RuleKey, entry: &Entry, option: Option<(&String, &RuleOption)>) -> ReadValue {
    let (file, rules) = (&set.0.file, set.rules());
    let kin = |other: &&Ruleset| {
        other.base_id() != set.base_id() && other.family() == set.family() && other.0.file.size() == file.size()
    };
    let changed = option.into_iter().flat_map(|(_, option)| option.rules.written().map(|(key, _)| key));
    ReadValue {
        value: entry.value,
        sentence: sentence(key, entry.value, set.names()),
        evidence: entry.evidence.clone(),
        option: option.map(|(id, _)| id.clone()),
        with: changed.filter(|other| *other != key).collect(),
        selected: rules.has_meaning(key) && rules.word(key) == entry.value,
        held_by: among.iter().filter(kin).flat_map(|other| holders(&other.0.file, key, entry.value)).collect(),
    }
}

/// A rule set whose source has a value for a rule, or its options whose sources have it.
fn holders(file: &File, key: RuleKey, value: &str) -> Vec<Holder> {
    let (plain, _) = file.rules.weighed();
    let held = |entries: &Entries| {
        let entry = entries.get(key)?;
        let is_said = entry.value == value && entry.evidence.standing != Standing::Reading && plain.has_meaning(key);
        is_said.then(|| entry.evidence.clone())
    };
    let holder = |evidence: Evidence, option: Option<(&String, &RuleOption)>| {
        let id = &file.id.value;
        Some(Holder {
            id: option.map_or_else(|| id.clone(), |(option, _)| format!("{id}+{option}")),
            name: file.name.clone(),
            option: option.map(|(_, option)| option.name.clone()),
            source: file.sources.get(&evidence.source)?.clone(),
            evidence,
        })
    };
    if let Some(evidence) = held(&file.rules) {
        return holder(evidence, None).into_iter().collect();
    }
    let said = file.options.iter().filter(|(_, option)| option.other_reading_of.is_none());
    said.filter_map(|(id, option)| holder(held(&option.rules)?, Some((id, option)))).collect()
}
