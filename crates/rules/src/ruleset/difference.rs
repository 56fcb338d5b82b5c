//! Two rule sets compared, rule by rule.

use super::{RuleInfo, RuleKey, Ruleset};

/// One rule in two rule sets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleDifference {
    /// The rule.
    pub key: RuleKey,
    /// In the first set; `None` where it has no meaning there.
    pub a: Option<RuleInfo>,
    /// In the second set.
    pub b: Option<RuleInfo>,
}

impl RuleDifference {
    /// Whether both sets play the same rule, whoever states it.
    #[must_use]
    pub fn is_same(&self) -> bool {
        self.a.as_ref().map(|rule| rule.value) == self.b.as_ref().map(|rule| rule.value)
    }
}

pub(super) fn compare(a: &Ruleset, b: &Ruleset) -> Vec<RuleDifference> {
    let (rules_a, rules_b) = (a.explained(), b.explained());
    let find = |rules: &[RuleInfo], key| rules.iter().find(|rule| rule.key == key).cloned();
    let mut keys: Vec<RuleKey> = RuleKey::ALL.to_vec();
    keys.sort_by_key(|key| key.group());
    keys.into_iter()
        .map(|key| RuleDifference { key, a: find(&rules_a, key), b: find(&rules_b, key) })
        .filter(|rule| rule.a.is_some() || rule.b.is_some())
        .collect()
}
