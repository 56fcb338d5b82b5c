//! An arm of a study: the rules of one game, and what sets them apart from those of the other arms.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

use hnefi_rules::{Position, RuleKey};
use hnefi_rulesets::ruleset::{Standing, rule_named};
use hnefi_rulesets::{Ruleset, RulesetError};

/// One game of a study.
#[derive(Clone, Debug)]
pub struct Arm {
    /// Its name in the study: the rule set's id with options and layout, and in braces the rules changed:
    /// `alea-walker-2015+alea-murray{throne-hostile=nobody}`.
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

/// The rules that an arm changes, each with its value, from the arm's id.
pub fn changes_in(id: &str) -> impl Iterator<Item = (&str, &str)> {
    let changes = id.strip_suffix('}').and_then(|id| id.split_once('{')).map_or("", |(_, changes)| changes);
    changes.split(',').filter_map(|change| change.split_once('='))
}

/// The built-in rule sets, in the order of the catalogue; read once, for many arms.
static BUILT_IN: LazyLock<Vec<Ruleset>> = LazyLock::new(|| {
    let named = |id| Ruleset::named(id).expect("a built-in rule set can be read, as its tests show");
    Ruleset::catalogue().map(named).collect()
});

/// The id of the built-in rule set that the changed rules of an arm come to: the same rules on the same board. `None` for an arm that changes
/// none.
#[must_use]
pub fn built_in_of(id: &str) -> Option<&'static str> {
    let changes: Option<Vec<_>> = changes_in(id).map(|(rule, value)| Some((RuleKey::from_word(rule)?, value))).collect();
    let changes = changes.filter(|changes| !changes.is_empty())?;
    let base = Ruleset::named(id.split('{').next()?).ok()?;
    let changed = base.with_rules(base.base_id(), &changes).ok()?;
    let is_the_same = |known: &&Ruleset| known.rules() == changed.rules() && known.board() == changed.board();
    let (id, _) = Ruleset::catalogue().zip(BUILT_IN.iter()).find(|(_, known)| is_the_same(known))?;
    Some(id)
}

impl Arm {
    /// An arm with an unchanged rule set.
    pub(crate) fn of(rules: Ruleset, factors: BTreeMap<String, String>) -> Arm {
        Arm { id: rules.id(), base: rules.clone(), rules, changes: Vec::new(), factors }
    }

    /// An arm by a built-in rule set (with options and layout) of which some rules are changed.
    ///
    /// # Errors
    /// As [`Ruleset::with_rules`], where there are no such rules or values, or they make no sense together.
    pub(crate) fn changed(base: &Ruleset, changes: &[Change], factors: BTreeMap<String, String>) -> Result<Arm, RulesetError> {
        let (mut values, mut unknown, mut list) = (Vec::new(), Vec::new(), Vec::new());
        for Change { key, value } in changes {
            match rule_named(key) {
                Ok(key) => values.push((key, value.as_str())),
                Err(error) => unknown.extend(error.mistakes()),
            }
            list.push(format!("{key}={value}"));
        }
        if !unknown.is_empty() {
            return Err(RulesetError::File(unknown));
        }
        // No built-in rule set has this id: what extends one cannot have its name.
        let rules = base.with_rules(&format!("{}-changed", base.base_id()), &values)?;
        Ok(Arm {
            id: format!("{}{{{}}}", base.id(), list.join(",")),
            rules,
            base: base.clone(),
            changes: changes.to_vec(),
            factors,
        })
    }

    /// The entry of a study's file that stands for this arm alone; `None` where its rules are a user's file.
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
    /// leaves open are not counted: changing them contradicts no source.
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
