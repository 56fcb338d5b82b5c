//! The king's danger: how many attackers still have to come to his side before he is captured, by the rule of the zone he stands in.

use super::View;
use super::weights::Weights;
use crate::threats;

pub(super) fn score(view: &View<'_>, weights: &Weights) -> i32 {
    match threats::danger(view.position, view.terrain).missing {
        Some(missing @ 1..=3) => weights.captors_missing[missing as usize - 1],
        _ => 0,
    }
}
