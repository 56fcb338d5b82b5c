//! Positions that show a rule, judged by the rules as the page is made.

use std::collections::BTreeMap;

use hnefi_rules::{Act, Case, Move, Point, RuleKey, Ruleset, cases};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Drawn, Outcome, Words};

/// A position, a move tried in it, and what the rules make of that.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Example {
    /// Its name.
    id: &'static str,
    /// What is to be seen.
    text: Words,
    /// Width and height of the board.
    size: usize,
    /// Before the move.
    position: String,
    #[serde(flatten)]
    marks: Drawn,
    /// The part of the board worth showing.
    view: View,
    /// The move that is tried.
    r#move: Step,
    /// Whether the rules allow it.
    legal: bool,
    /// What it captures.
    captures: Vec<String>,
    /// How the game ends by it, if it does.
    outcome: Option<Outcome>,
    /// Where the piece can go.
    targets: Vec<String>,
}

/// A part of a board, corner to corner.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct View {
    /// Bottom left.
    from: String,
    /// Top right.
    to: String,
}

impl From<(Point, Point)> for View {
    fn from((low, high): (Point, Point)) -> View {
        View { from: low.to_string(), to: high.to_string() }
    }
}

/// From one point to another.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Step {
    /// From here.
    from: String,
    /// To there.
    to: String,
}

impl Example {
    /// The examples of each rule. Only what holds under the rule set as chosen is shown: an option may make a case untrue.
    pub(crate) fn all(rules: &Ruleset) -> BTreeMap<RuleKey, Vec<Example>> {
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
        let mut targets: Vec<Point> =
            judgement.before.legal_moves(rules.compiled()).into_iter().filter(|m| m.from == mv.from).map(|m| m.to).collect();
        targets.sort_by_key(|point| point.notation_order());
        let size = rules.size();
        let (low, high) = case.view.unwrap_or((Point::new(0, 0), Point::new(size - 1, size - 1)));
        Some(Example {
            id: &case.id,
            text: (&case.text(rules.names())).into(),
            size,
            position: judgement.before.to_string(),
            marks: Drawn::of(rules),
            view: (low, high).into(),
            r#move: Step { from: mv.from.to_string(), to: mv.to.to_string() },
            legal: judgement.error.is_none(),
            captures: judgement.captures.iter().map(Point::to_string).collect(),
            outcome: judgement.outcome.map(Outcome::from),
            targets: targets.iter().map(Point::to_string).collect(),
        })
    }
}
