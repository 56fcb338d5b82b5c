//! What fitting and tuning of the weights need: the features of positions and of quiet moves, labels from searches, and files of weights.

mod dials;
mod labeller;

pub use dials::Dials;
use hnefi_rules::{Move, Position, Side, Variant};
pub use labeller::Labeller;

use crate::board::threats::{self, Threat};
use crate::board::{BoardTables, View};
use crate::eval::features::{Feature, SLOTS};
use crate::eval::hand_written::{Phases, feature_counts};
use crate::eval::move_features;
use crate::eval::weights::{Family, Numbers, UNIT, Weights};
pub use crate::eval::weights::{OtherWeights, OtherWeightsError, WeightsError, families};
use crate::movepick::quiet_score;
pub use crate::win_probability::HUNDREDTHS_PER_LOGIT;

/// How many numbers describe a position.
pub const NUMBERS: usize = SLOTS;

/// Where the number stands that is 1 in every position: what its weight is worth the start is worth too, which counts as even.
pub const TEMPO: usize = Feature::Tempo.first();

/// How many signs a quiet move may have.
pub const SIGNS: usize = move_features::SLOTS;

/// Counts what the evaluation sees in the positions of one rule set.
pub struct Scales<'a> {
    tables: BoardTables<'a>,
    family: &'static Family,
    weights: &'a Weights,
    phases: Phases<'a>,
}

impl<'a> Scales<'a> {
    /// For a rule set, with the weights of this build.
    #[must_use]
    pub fn new(ruleset: &'a Variant) -> Scales<'a> {
        let family = Family::of(ruleset);
        Scales::weighted(ruleset, family, family.weights())
    }

    /// For a rule set, with other weights where there are some for its family.
    #[must_use]
    pub fn with_weights(ruleset: &'a Variant, weights: &'a OtherWeights) -> Scales<'a> {
        let family = Family::of(ruleset);
        Scales::weighted(ruleset, family, weights.of(family))
    }

    fn weighted(ruleset: &'a Variant, family: &'static Family, weights: &'a Weights) -> Scales<'a> {
        Scales { tables: BoardTables::new(ruleset), family, weights, phases: Phases::new(ruleset, weights) }
    }

    /// The family that the rule set belongs to: the name of its file of weights.
    #[must_use]
    pub fn family(&self) -> &'static str {
        self.family.name
    }

    /// What is counted, in the order of a file's numbers; `None` where the side to move wins at once, or must parry a threat to the
    /// king or by it: such positions are searched, never judged as they stand. `None` also in a phase that
    /// has weights of its own, which are set by hand.
    #[must_use]
    pub fn counts(&self, position: &Position) -> Option<Vec<i32>> {
        if !self.is_quiet(position) {
            return None;
        }
        let view = View::new(position, &self.tables);
        self.phases.of(&view).is_none().then(|| feature_counts(&view))
    }

    fn is_quiet(&self, position: &Position) -> bool {
        threats::king_decides(position, &self.tables).is_none()
            && Threat::against(position, &self.tables) == Threat::None
            && threats::can_move(position, &self.tables)
    }

    /// The quiet moves of a position, each with its signs: numbers below [`SIGNS`]. `None` where the position is
    /// not one to be judged as it stands, as in [`Scales::counts`]; a hunt has its quiet moves.
    #[must_use]
    pub fn quiet_moves(&self, position: &Position) -> Option<Vec<(Move, Vec<u16>)>> {
        self.is_quiet(position).then(|| quiet_score::quiet_moves(&View::new(position, &self.tables)))
    }

    /// How much each sign is taken to speak for a move of a side, in logits of being the one that is chosen.
    #[must_use]
    pub fn signs(&self, side: Side) -> Vec<f64> {
        let thousandths = self.weights.chosen(side).thousandths();
        thousandths.iter().map(|number| f64::from(*number) / THOUSAND).collect()
    }

    /// The weights for a side to move, as logits.
    #[must_use]
    pub fn weights(&self, side: Side) -> Vec<f64> {
        self.weights.for_turn(side).slots().iter().map(|weight| f64::from(*weight) / per_logit()).collect()
    }
}

fn per_logit() -> f64 {
    HUNDREDTHS_PER_LOGIT * f64::from(UNIT)
}

const THOUSAND: f64 = 1_000.0;

/// A file of weights: from logits for the attackers' win, one list of [`NUMBERS`] for each side to move, attackers first, and from logits of
/// being chosen, one list of [`SIGNS`] for the moves of each side. What the family has `before`, for the hunt of a king and for
/// its siege, goes into it as it is. `note` stands above it, line by line.
#[must_use]
pub fn write(family: &str, before: &OtherWeights, turns: [&[f64]; 2], moves: [&[f64]; 2], note: &str) -> String {
    let family = Family::named(family);
    Weights::write(
        &Numbers {
            special: family.map(|family| before.of(family).numbers().special).unwrap_or_default(),
            turns: turns.map(|logits| rounded(logits, per_logit())),
            moves: moves.map(|logits| rounded(logits, THOUSAND)),
        },
        note,
    )
}

fn rounded<const N: usize>(logits: &[f64], per_logit: f64) -> [i32; N] {
    std::array::from_fn(|slot| logits.get(slot).map_or(0, |logit| (logit * per_logit).round() as i32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_weights_stand_in_for_those_of_the_build() {
        let family = Family::named("corner-19").expect("corner-19");
        let mut other = OtherWeights::default();
        assert_eq!(other.of(family), family.weights());
        let (ones, twos) = (vec![1.0; NUMBERS], vec![2.0; SIGNS]);
        other
            .add("corner-19", &write("corner-19", &OtherWeights::default(), [&ones, &ones], [&ones, &twos], ""))
            .expect("weights");
        assert_eq!(other.of(family).for_turn(Side::Attackers).slots()[0], 2500);
        assert_eq!(other.of(family).chosen(Side::Defenders).thousandths()[SIGNS - 1], 2000);
        let small = Family::named("corner-9").expect("corner-9");
        assert_eq!(other.of(small), small.weights());
        let error = other.add("corner-20", "").expect_err("no family").to_string();
        assert!(error.contains("`corner-20`") && error.contains("edge-13"), "{error}");
        assert!(other.add("corner-19", "version = 2").is_err());
    }
}
