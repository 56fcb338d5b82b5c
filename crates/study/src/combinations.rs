//! The arms of a study's file: rule sets, each with everything that is to be combined with it.

use std::collections::{BTreeMap, BTreeSet};

use hnefi_rulesets::ruleset::rule_named;
use hnefi_rulesets::{Ruleset, RulesetError};
use serde::Deserialize;

use crate::arm::{Arm, Change};
use crate::error::StudyError;

/// Rule sets with everything that is to be combined with them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[derive(Clone, Debug)]
pub(crate) struct Arms {
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
pub(crate) enum OneOrMore {
    One(String),
    More(Vec<String>),
}

impl Arms {
    /// How many combinations there are of each rule set; `None` if the number is beyond all bounds.
    fn combinations(&self) -> Option<usize> {
        let mut choices = self.choices.iter().map(Vec::len).chain(self.change.values().map(|values| values.all().len()));
        choices.try_fold(1, usize::checked_mul)
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

/// The maximum number of combinations.
const MOST_ARMS: usize = 20_000;

/// Combinations that make no sense, with the reason.
pub(crate) type LeftOut = Vec<(String, String)>;

/// The arms that entries of a file stand for.
pub(crate) fn arms(
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
            if entry.combinations().is_none_or(|count| arms.len() + left_out.len() + count > MOST_ARMS) {
                let reason = format!("more than {MOST_ARMS} combinations: ask for fewer");
                return Err(StudyError::Value { key: "arms", reason });
            }
            let before = arms.len();
            let (mut count, mut first) = (0, None);
            for combination in combinations(entry) {
                count += 1;
                match combination.arm(&base, entry) {
                    Ok(arm) => arms.push(arm),
                    Err(error) => {
                        let problem = (combination.name(rules), reason(&error));
                        first.get_or_insert_with(|| problem.clone());
                        left_out.push(problem);
                    }
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

/// Why a combination makes no sense. Lines and columns of a built-in file say nothing to the author of a study.
fn reason(error: &RulesetError) -> String {
    match error {
        RulesetError::File(mistakes) => mistakes.iter().map(|mistake| mistake.message.to_string()).collect::<Vec<_>>().join("; "),
        other => other.to_string(),
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
        let rules = arm.rules.rules();
        let keys = changed.iter().filter_map(|key| rule_named(key).ok()).filter(|key| rules.has_meaning(*key));
        arm.factors.extend(keys.map(|key| (key.to_string(), rules.word(key).to_owned())));
    }
}
