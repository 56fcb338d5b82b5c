//! Positions that show a rule, judged by the rules as the page is made.

use std::collections::BTreeMap;

use hnefi_learn::{Act, Case, cases};
use hnefi_rules::{Move, PASS, Position, RuleKey};
use hnefi_rulesets::Ruleset;
use serde::Serialize;
use utoipa::ToSchema;

use crate::trial::Tried;
use crate::{Trial, Words};

/// A move tried in a position to show a rule.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Example {
    /// Its name.
    id: &'static str,
    /// What is to be seen.
    text: Words,
    #[serde(flatten)]
    trial: Trial,
}

impl Example {
    /// The examples of each rule. Only what holds under the rule set as chosen is shown: an option may make a case untrue.
    pub fn all(rules: &Ruleset) -> BTreeMap<RuleKey, Vec<Example>> {
        let mut examples: BTreeMap<RuleKey, Vec<Example>> = BTreeMap::new();
        for case in cases().iter().filter(|case| case.shown && case.holds_for(rules)) {
            if let Some(example) = Example::of(case, rules) {
                examples.entry(case.rule).or_default().push(example);
            }
        }
        examples
    }

    fn of(case: &'static Case, rules: &Ruleset) -> Option<Example> {
        let judgement = case.judge(rules).ok()?;
        if !case.expected.differences(&judgement).is_empty() {
            return None;
        }
        let mv = match case.act {
            // All targets are meant: the last stands for them.
            Act::Targets(from) => Move { from, to: *judgement.targets.last()? },
            _ => case.act.mv()?,
        };
        let tried = Tried {
            before: &judgement.before,
            mv,
            legal: judgement.error.is_none(),
            captures: &judgement.captures,
            outcome: judgement.outcome,
            start: case.setup.as_ref().map_or_else(|| Position::start(rules).to_string(), ToString::to_string),
            moves: case.before.iter().map(|mv| mv.map_or_else(|| PASS.to_owned(), |mv| mv.to_string())).collect(),
        };
        let text = (&case.text(rules.names())).into();
        Some(Example { id: &case.id, text, trial: Trial::of(rules, tried, case.view) })
    }
}
