//! How many men there are.

use super::View;
use super::weights::Weights;

pub(super) fn score(view: &View<'_>, weights: &Weights) -> i32 {
    // The king counts on his side all the time, so he makes no difference.
    weights.attacker * view.attackers.count() - weights.defender * view.defenders.count()
}
