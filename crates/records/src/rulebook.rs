//! Finding the rule set that a record names.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use hnefi_rulesets::Ruleset;
use thiserror::Error;

use crate::opentafl::{NotationError, OtnRules, to_ruleset};
use crate::record::{Record, RulesName};

type Finder = Box<dyn Fn(&RulesName) -> Result<Ruleset, String> + Send + Sync>;

/// How many rule sets are remembered: a file of games may name others without end.
const MOST_REMEMBERED: usize = 1000;

/// Where rule sets are looked up, each once.
pub struct Rulebook {
    always: Option<Ruleset>,
    finder: Finder,
    found: Mutex<HashMap<RulesName, Result<Ruleset, RulesProblem>>>,
}

/// Why the rules of a record are not known.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RulesProblem {
    /// The record does not name them.
    #[error("the record does not name its rules")]
    Unnamed,
    /// It names them, but nothing goes by that name.
    #[error("{0}")]
    Unknown(String),
}

impl Default for Rulebook {
    fn default() -> Self {
        Rulebook::new()
    }
}

impl Rulebook {
    /// The built-in rule sets.
    #[must_use]
    pub fn new() -> Rulebook {
        Rulebook::with_finder(|name| match name {
            RulesName::Named(id) => Ruleset::named(id).map_err(|error| error.to_string()),
            RulesName::OpenTafl(text) => opentafl_rules(text),
        })
    }

    /// Rule sets found by the caller, for instance files.
    #[must_use]
    pub fn with_finder(finder: impl Fn(&RulesName) -> Result<Ruleset, String> + Send + Sync + 'static) -> Rulebook {
        Rulebook { always: None, finder: Box::new(finder), found: Mutex::new(HashMap::new()) }
    }

    /// One rule set for every record; the name in the record is ignored.
    #[must_use]
    pub fn always(mut self, rules: Ruleset) -> Rulebook {
        self.always = Some(rules);
        self
    }

    /// The rule set of a record.
    ///
    /// # Errors
    /// A [`RulesProblem`].
    pub fn rules_of(&self, record: &Record) -> Result<Ruleset, RulesProblem> {
        self.named(record.rules.as_ref())
    }

    /// The rule set of records that name their rules so, or not at all.
    ///
    /// # Errors
    /// A [`RulesProblem`].
    pub fn named(&self, name: Option<&RulesName>) -> Result<Ruleset, RulesProblem> {
        if let Some(rules) = &self.always {
            return Ok(rules.clone());
        }
        let name = name.ok_or(RulesProblem::Unnamed)?;
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        if found.len() >= MOST_REMEMBERED {
            found.clear();
        }
        let find = || (self.finder)(name).map_err(RulesProblem::Unknown);
        found.entry(name.clone()).or_insert_with(find).clone()
    }
}

impl Rulebook {
    /// Other rule sets that a record may have been played by: its collection has games of different times or layouts under one name.
    pub fn others_of(&self, record: &Record) -> impl Iterator<Item = Ruleset> {
        let name = record.rules.as_ref().filter(|_| self.always.is_none()).map_or("", RulesName::text);
        Ruleset::meant_by(name).skip(1).filter_map(|id| {
            let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
            let find = || Ruleset::named(id).map_err(|error| RulesProblem::Unknown(error.to_string()));
            found.entry(RulesName::Named(id.to_owned())).or_insert_with(find).clone().ok()
        })
    }
}

/// The rule set that an OpenTafl rules string says.
///
/// # Errors
/// In words: what is wrong with the string, or which of its rules no rule set here can say.
pub fn opentafl_rules(text: &str) -> Result<Ruleset, String> {
    let record: OtnRules = text.parse().map_err(|error: NotationError| error.to_string())?;
    to_ruleset(&record).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rules_string_is_a_rule_set_or_says_why_not() {
        let start = "start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";
        assert_eq!(opentafl_rules(&format!("dim:7 name:Mine {start}")).expect("a rule set").name().en(), "Mine");
        let told = |words: &str| opentafl_rules(&format!("dim:7 {words} {start}")).expect_err(words);
        assert_eq!(told("ks:q"), "column 10: `q` is not a value of `ks`: write `s`, `y`, `c`, `m`, `w`, `n`");
        assert_eq!(told("dfor:b2,"), "a rule set cannot express `dfor:b2,`: forts of the defenders");
    }
}
