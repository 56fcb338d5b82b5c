//! How many men there are.

use super::View;
use super::weights::Weights;

pub(super) fn score(view: &View<'_>, weights: &Weights) -> i32 {
    let men = view.defenders.count() - i32::from(view.position.king().is_some());
    weights.attacker * view.attackers.count() - weights.defender * men
}
