//! What a choice of a rule does to the balance, as studies measure it.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What single choices do, on average over all rule sets of a study.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct Effects {
    /// One for each choice.
    pub(crate) effects: Vec<Effect>,
}

/// What a choice does beside another.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct Effect {
    /// The rule, or `rules` or `layout` for a whole rule set or layout.
    #[schema(example = "king-captured-elsewhere")]
    pub(crate) factor: String,
    /// The choice.
    #[schema(example = "four")]
    pub(crate) level: String,
    /// What it is compared with.
    #[schema(example = "two")]
    pub(crate) reference: String,
    /// What it adds to the attackers' score.
    pub(crate) points: Difference,
}

/// What a choice does beside another at one strength, by rule sets that are the same otherwise.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = StudyContrast)]
pub(crate) struct Contrast {
    /// The choices and what was measured.
    #[serde(flatten)]
    pub(crate) effect: Effect,
    /// How many positions a side might look at for a move.
    #[serde(rename(deserialize = "nodes"))]
    pub(crate) positions: u64,
    /// How many games there are with the one choice.
    games: u64,
    /// The same for each pair of rule sets by itself, where there are several.
    #[serde(default)]
    #[schema(required = true)]
    pairs: Vec<Pair>,
}

impl Contrast {
    /// What one rule set adds beside another, where these two are compared, from the same openings.
    pub(crate) fn between(&self, arm: &str, against: &str) -> Option<Difference> {
        self.pairs.iter().find_map(|pair| match (pair.arm.as_str(), pair.against.as_str()) {
            both if both == (arm, against) => Some(pair.points),
            both if both == (against, arm) => Some(pair.points.reversed()),
            _ => None,
        })
    }
}

/// What a choice does in one rule set.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = ContrastPair)]
struct Pair {
    /// The rule set with the choice, as in the list of what took part.
    arm: String,
    /// The one that it is compared with.
    against: String,
    /// What it adds to the attackers' score.
    points: Difference,
}

/// A score of the attackers from 0 to 1, or what is added to one, with its interval of 95 %.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = MeasuredScore)]
pub struct Difference {
    /// What was measured.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Difference {
    /// What is added to the score `other` to make this one: the intervals of the two joined by the method of Newcombe (“Interval estimation for the
    /// difference between independent proportions”, 1998, method 10).
    pub(crate) fn from(self, other: Difference) -> Difference {
        let value = self.value - other.value;
        let below = (self.value - self.low).hypot(other.high - other.value);
        let above = (self.high - self.value).hypot(other.value - other.low);
        Difference { value, low: value - below, high: value + above }
    }

    /// What is taken away where this is added.
    pub(crate) fn reversed(self) -> Difference {
        Difference { value: -self.value, low: -self.high, high: -self.low }
    }
}
