//! An arm of a study: the rules of one game, and what sets them apart from those of the other arms.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use hnefi_rules::Position;
use hnefi_rulesets::ruleset::Standing;
use hnefi_rulesets::{Ruleset, RulesetError};

/// One game of a study.
#[derive(Clone, Debug)]
pub struct Arm {
    /// Its name in the study: the rule set's id with options and layout, and in braces the rules changed:
    /// `alea-walker-2015+alea-murray{throne-hostile=none}`.
    pub id: String,
    /// The rules.
    pub rules: Ruleset,
    /// The rule set that it is, or from which it differs by [`Arm::changes`].
    pub base: Ruleset,
    /// The rules changed.
    pub changes: Vec<Change>,
    /// In what it differs from others: what was chosen (`rules`, `layout`, the options, rules that were changed), and the choice.
    pub factors: BTreeMap<String, String>,
}

/// A rule that an arm changes, and the value it gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The rule's key.
    pub key: String,
    /// Its value.
    pub value: String,
}

impl Arm {
    /// An arm by a rule set as it stands.
    pub(crate) fn of(rules: Ruleset, factors: BTreeMap<String, String>) -> Arm {
        Arm { id: rules.id(), base: rules.clone(), rules, changes: Vec::new(), factors }
    }

    /// An arm by a built-in rule set (with options and layout) of which some rules are changed.
    ///
    /// # Errors
    /// As [`Ruleset::from_toml`], where the changes make no sense together.
    pub(crate) fn changed(base: &Ruleset, changes: &[Change], factors: BTreeMap<String, String>) -> Result<Arm, RulesetError> {
        let id = base.id();
        let quoted = |text: &str| toml::Value::from(text).to_string();
        let name = format!("{{ en = {}, fr = {} }}", quoted(&base.name().en), quoted(&base.name().fr));
        let mut text = format!("id = \"{}\"\nname = {name}\nextends = \"{id}\"\n[rules]\n", own_id(base.base_id()));
        let mut list = Vec::new();
        for Change { key, value } in changes {
            let _ = writeln!(text, "{key} = {}", quoted(value));
            list.push(format!("{key}={value}"));
        }
        let rules = Ruleset::from_toml(&text)?;
        Ok(Arm { id: format!("{id}{{{}}}", list.join(",")), rules, base: base.clone(), changes: changes.to_vec(), factors })
    }

    /// The entry of a study's file that stands for this arm alone; `None` where its rules are a file of somebody's own.
    pub(crate) fn entry(&self) -> Option<toml::Table> {
        Ruleset::named(self.base.base_id()).ok()?;
        let mut entry = toml::Table::from_iter([("rules".to_owned(), self.base.id().into())]);
        if !self.changes.is_empty() {
            let changes = self.changes.iter().map(|change| (change.key.clone(), toml::Value::from(change.value.as_str())));
            entry.insert("change".to_owned(), toml::Table::from_iter(changes).into());
        }
        Some(entry)
    }

    /// How many of the rules that the source of its rule set states in words it keeps, and how many those are. Rules that the source shows or
    /// leaves open are not counted: to change them goes against nobody's word.
    #[must_use]
    pub fn stated_rules_kept(&self) -> (usize, usize) {
        let played: BTreeMap<_, _> = self.rules.explained().into_iter().map(|rule| (rule.key, rule.value)).collect();
        let stated: Vec<_> =
            self.base.explained().into_iter().filter(|rule| rule.evidence.standing == Standing::Stated).collect();
        let kept = stated.iter().filter(|rule| played.get(&rule.key) == Some(&rule.value)).count();
        (kept, stated.len())
    }

    /// Everything that decides how it is played, in words: every rule with its value, and the start.
    #[must_use]
    pub fn rules_in_words(&self) -> String {
        let mut text = format!("start {}\n", Position::start(&self.rules));
        for rule in self.rules.explained() {
            let _ = writeln!(text, "{} {}", rule.key, rule.value);
        }
        text
    }
}

/// An id that no built-in rule set has: what extends one cannot have its name.
fn own_id(base: &str) -> String {
    format!("{base}-changed")
}
