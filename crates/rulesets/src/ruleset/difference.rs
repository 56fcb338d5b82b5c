//! Two rule sets compared, rule by rule, and the rule sets that differ least from one.

use super::{Evidence, RuleKey, Ruleset};
use hnefi_messages::Text;

/// A rule as one of two rule sets plays it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedRule {
    /// Its value's word.
    pub value: &'static str,
    /// The rule in a sentence.
    pub sentence: Text,
    /// What speaks for it; `None` where the file leaves it out because nothing out of the common holds.
    pub evidence: Option<Evidence>,
}

/// One rule in two rule sets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleDifference {
    /// The rule.
    pub key: RuleKey,
    /// In the first set; `None` where it has no meaning there.
    pub a: Option<PlayedRule>,
    /// In the second set.
    pub b: Option<PlayedRule>,
}

impl RuleDifference {
    /// Whether both sets play the same rule, whichever source states it.
    #[must_use]
    pub fn is_same(&self) -> bool {
        self.a.as_ref().map(|rule| rule.value) == self.b.as_ref().map(|rule| rule.value)
    }
}

/// Every rule that one of the two writes down.
pub(super) fn compare(a: &Ruleset, b: &Ruleset) -> Vec<RuleDifference> {
    let (written_a, written_b) = (written(a), written(b));
    let mut keys: Vec<RuleKey> = RuleKey::ALL.to_vec();
    keys.sort_by_key(|key| key.group());
    keys.into_iter()
        .filter(|key| [&written_a, &written_b].into_iter().flatten().any(|(written, _)| written == key))
        .map(|key| RuleDifference { key, a: played(a, key, &written_a), b: played(b, key, &written_b) })
        .collect()
}

fn written(rules: &Ruleset) -> Vec<(RuleKey, Evidence)> {
    rules.explained().into_iter().map(|rule| (rule.key, rule.evidence)).collect()
}

fn played(rules: &Ruleset, key: RuleKey, written: &[(RuleKey, Evidence)]) -> Option<PlayedRule> {
    rules.rules().has_meaning(key).then(|| PlayedRule {
        value: rules.rules().word(key),
        sentence: rules.sentence(key),
        evidence: written.iter().find(|(k, _)| *k == key).map(|(_, evidence)| evidence.clone()),
    })
}

/// How many rules differ: those that have a meaning in one set only, or another value.
fn distance(a: &Ruleset, b: &Ruleset) -> usize {
    let word = |rules: &Ruleset, key| rules.rules().has_meaning(key).then(|| rules.rules().word(key));
    RuleKey::ALL.iter().filter(|key| word(a, **key) != word(b, **key)).count()
}

/// The `count` sets of `among` that differ least from `rules`, nearest first: by the number of rules that differ, then by the size of
/// the board. Other selections of the same file are left out.
pub(super) fn neighbours<'a>(rules: &Ruleset, among: &'a [Ruleset], count: usize) -> Vec<&'a Ruleset> {
    let mut others: Vec<&Ruleset> = among.iter().filter(|other| other.base_id() != rules.base_id()).collect();
    others.sort_by_cached_key(|other| {
        (distance(rules, other), rules.size().abs_diff(other.size()), other.family() != rules.family(), other.id())
    });
    others.truncate(count);
    others
}
