//! The readings of a rule set side by side: what is read, what else could be, who holds it, and what was measured of it.

use std::collections::BTreeMap;

use hnefi_api::catalogue;
use hnefi_api::vocabulary::{GroupWord, StandingWord};
use hnefi_api::{PlacePart, Source};
use hnefi_rules::RuleKey;
use hnefi_rulesets::ruleset::{Holder, ReadValue, Reading};
use hnefi_rulesets::{Ruleset, ruleset};
use serde::Serialize;
use utoipa::ToSchema;

use super::effect::Difference;
use super::study::Checked;
use super::{StudyEntry, Words};
use crate::http::content::studies::Studies;

/// Every rule of a rule set that its source does not settle.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Readings {
    /// The rule set, without options and layout.
    #[schema(example = "alea-murray-rules")]
    id: String,
    /// In the order in which a person would explain them.
    readings: Vec<ReadRule>,
    /// The works that are named.
    sources: Vec<Source>,
    /// The studies that are cited, with who played them.
    studies: Vec<StudyEntry>,
}

/// A rule that is read into its source.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Reading)]
struct ReadRule {
    /// Its name.
    #[schema(example = "throne-stop")]
    key: String,
    /// The chapter it belongs to.
    #[schema(value_type = GroupWord)]
    group: String,
    /// The reading of the rule set.
    ours: ReadAs,
    /// What could be read instead.
    others: Vec<ReadAs>,
    /// Further options that the note on the rule names: other readings that change other rules in its place.
    #[schema(example = json!(["throne-as-fourth"]))]
    named: Vec<String>,
}

/// One way to read a rule.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct ReadAs {
    /// The value's word.
    #[schema(example = "king")]
    value: &'static str,
    /// The rule in a sentence.
    sentence: Words,
    /// How it is known.
    #[schema(value_type = StandingWord)]
    standing: String,
    /// The id of the work that it is read into, or that has it.
    #[schema(example = "helmfrid-2005")]
    source: String,
    /// The place in it, in words.
    r#where: Option<Words>,
    /// The place in it, part by part.
    place: Vec<PlacePart>,
    /// The reason, and the other readings.
    note: Option<Words>,
    /// The option that plays it; null for the rule set's own reading.
    option: Option<String>,
    /// The other rules that the option changes.
    with: Vec<String>,
    /// Whether it is played with the options that are chosen.
    selected: bool,
    /// The rule sets of the same family and board in whose source it is written or shown.
    held_by: Vec<HeldBy>,
    /// What studies have measured of it; empty where none has. For the rule set's own reading what others were measured against.
    measured: Vec<MeasuredReading>,
}

/// A rule set that has a value from its source.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct HeldBy {
    /// Its id, with the option if an option has the value.
    id: String,
    /// What people call it.
    name: Words,
    /// What people call the option.
    option: Option<Words>,
    /// How it is known there: `stated` or `pictured`.
    #[schema(value_type = StandingWord)]
    standing: String,
    /// The id of the work.
    #[schema(example = "walker-2015")]
    source: String,
}

/// What a study has measured of a reading.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MeasuredReading {
    /// The study's name.
    pub study: String,
    /// The rule set as it was played; null where the figure is an average over all rule sets of the study.
    pub arm: Option<String>,
    /// The id of its layout.
    pub layout: Option<String>,
    /// How many games were played of it.
    pub games: Option<u64>,
    /// How many positions a side might look at for a move.
    pub positions: u64,
    /// The attackers' score.
    pub score: Option<Difference>,
    /// What the reading adds to the attackers' score beside the rule set's own reading, all else being equal; null where that was not measured.
    pub effect: Option<Difference>,
    /// What a newer engine makes of the verdict on the arm, where somebody has looked.
    pub(crate) checked: Option<Checked>,
}

impl MeasuredReading {
    pub(crate) fn new(study: &str, positions: u64) -> MeasuredReading {
        let study = study.to_owned();
        MeasuredReading { study, positions, arm: None, layout: None, games: None, score: None, effect: None, checked: None }
    }
}

impl Readings {
    /// The readings of a rule set, with what `studies` say.
    pub(crate) fn of(rules: &Ruleset, studies: &Studies, engine_today: u64) -> Readings {
        let table = rules.readings(catalogue());
        let values = || table.iter().flat_map(|reading| reading.others.iter().chain([&reading.ours]));
        let held = values().flat_map(|value| &value.held_by).map(|holder| (holder.evidence.source.as_str(), &holder.source));
        let read = |id: &str| values().any(|value| value.evidence.source == id);
        let sources: BTreeMap<&str, &ruleset::Source> = rules.sources().filter(|(id, _)| read(id)).chain(held).collect();
        let readings: Vec<ReadRule> = table
            .iter()
            .map(|reading| {
                let of = |read: &ReadValue| ReadAs::of(read, studies.of_reading(rules, reading, read));
                let Reading { key, ours, others, named } = reading;
                let (group, key) = (key.group().to_string(), key.to_string());
                ReadRule { key, group, ours: of(ours), others: others.iter().map(of).collect(), named: named.clone() }
            })
            .collect();
        let cited = |study: &StudyEntry| {
            let values = readings.iter().flat_map(|rule| rule.others.iter().chain([&rule.ours]));
            values.flat_map(|value| &value.measured).any(|measured| measured.study == study.name)
        };
        let studies = studies.list(engine_today).into_iter().filter(cited).collect();
        let sources = sources.into_iter().map(|(id, source)| Source::of(id, source)).collect();
        Readings { id: rules.base_id().to_owned(), readings, sources, studies }
    }

    /// What was measured of a value of a rule.
    #[must_use]
    pub fn measured(&self, key: RuleKey, value: &str) -> &[MeasuredReading] {
        let rule = self.readings.iter().find(|rule| rule.key == key.word());
        let read = rule.and_then(|rule| rule.others.iter().chain([&rule.ours]).find(|read| read.value == value));
        read.map_or(&[], |read| &read.measured)
    }

    /// Whether a study was played by another engine than this program's.
    #[must_use]
    pub fn is_by_another_engine(&self, study: &str) -> bool {
        self.studies.iter().any(|entry| entry.name == study && !entry.played.by_this_engine)
    }
}

impl ReadAs {
    fn of(read: &ReadValue, measured: Vec<MeasuredReading>) -> ReadAs {
        let evidence = &read.evidence;
        ReadAs {
            value: read.value,
            sentence: (&read.sentence).into(),
            standing: evidence.standing.to_string(),
            source: evidence.source.clone(),
            r#where: evidence.at.as_ref().map(|at| at.text().into()),
            place: evidence.at.iter().flat_map(|at| at.parts()).map(PlacePart::of).collect(),
            note: evidence.note.as_ref().map(Words::from),
            option: read.option.clone(),
            with: read.with.iter().map(ToString::to_string).collect(),
            selected: read.selected,
            held_by: read.held_by.iter().map(HeldBy::of).collect(),
            measured,
        }
    }
}

impl HeldBy {
    fn of(holder: &Holder) -> HeldBy {
        HeldBy {
            id: holder.id.clone(),
            name: (&holder.name).into(),
            option: holder.option.as_ref().map(Words::from),
            standing: holder.evidence.standing.to_string(),
            source: holder.evidence.source.clone(),
        }
    }
}
