//! Positions in which two rule sets disagree.

use hnefi_learn::{Disagreement as Found, Ruling, disagreements};
use hnefi_rules::Ply;
use hnefi_rulesets::Ruleset;
use serde::Serialize;
use utoipa::ToSchema;

use crate::Trial;
use crate::trial::Tried;

/// What two rule sets disagree about, as far as it can be seen on the board.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DisagreementList {
    /// One position a rule, in the order of the rules. Empty for boards of different sizes.
    disagreements: Vec<Disagreement>,
}

/// A move of which two rule sets do not make the same.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Disagreement {
    /// The rule that makes the difference.
    #[schema(example = "throne-stop")]
    rule: &'static str,
    /// Under the first rule set.
    a: Trial,
    /// Under the second.
    b: Trial,
}

impl DisagreementList {
    /// What is found for two rule sets; takes some tenths of a second on a large board.
    pub fn of(a: &Ruleset, b: &Ruleset) -> DisagreementList {
        let told =
            |found: &Found| Disagreement { rule: found.rule.word(), a: trial(a, &found.a, found), b: trial(b, &found.b, found) };
        DisagreementList { disagreements: disagreements(a, b).iter().map(told).collect() }
    }
}

fn trial(rules: &Ruleset, ruling: &Ruling, found: &Found) -> Trial {
    let tried = Tried {
        before: ruling.game.position(),
        mv: found.mv,
        legal: ruling.error.is_none(),
        captures: &ruling.captures,
        outcome: ruling.outcome,
        start: ruling.game.start().to_string(),
        moves: ruling.game.plies().iter().map(Ply::text).collect(),
    };
    Trial::of(rules, tried, found.view)
}
