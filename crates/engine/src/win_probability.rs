//! Win probability: how scores and chances to win are turned into one another.

use hnefi_rules::Side;

use crate::score::{Score, ScoreKind};

/// This many hundredths of a man make the odds of winning 2.718 times as good.
pub const HUNDREDTHS_PER_LOGIT: f64 = 250.0;

/// The width of the curve. Near 0.00 it is the logistic curve of [`HUNDREDTHS_PER_LOGIT`]; being made of square roots it is the same on every
/// machine.
const CURVE_WIDTH: f64 = 2.0 * HUNDREDTHS_PER_LOGIT;

/// The expected outcome of a score, from -1 for a loss to 1 for a win.
pub(crate) fn expected_outcome(score: Score) -> f64 {
    let value = f64::from(score.above(Score::DRAW));
    if score.is_decided() { value.signum() } else { expected_outcome_of_value(value) }
}

/// The score of an expected outcome: the inverse of [`expected_outcome`].
pub(crate) fn score_of_outcome(expected: f64) -> Score {
    Score::value((CURVE_WIDTH * expected / (1.0 - expected * expected).sqrt()).round() as i32)
}

fn expected_outcome_of_value(value: f64) -> f64 {
    value / (CURVE_WIDTH * CURVE_WIDTH + value * value).sqrt()
}

impl ScoreKind {
    /// The chance of a side to win, from 0 to 1; a draw counts one half.
    #[must_use]
    pub fn chance(self, side: Side) -> f64 {
        let attackers = match self {
            ScoreKind::Value(value) => expected_outcome_of_value(f64::from(value)),
            ScoreKind::Win { side: Side::Attackers, .. } => 1.0,
            ScoreKind::Win { side: Side::Defenders, .. } => -1.0,
        };
        (1.0 + if side == Side::Attackers { attackers } else { -attackers }) / 2.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_of_the_two_sides_make_one_and_grow_with_the_score() {
        let mut last = -1.0;
        for value in (-30_000..=30_000).step_by(100) {
            let score = ScoreKind::Value(value);
            let chance = score.chance(Side::Attackers);
            assert!(chance > last && (0.0..1.0).contains(&chance), "{value}: {chance}");
            assert!((chance + score.chance(Side::Defenders) - 1.0).abs() < 1e-12);
            last = chance;
        }
        assert!((ScoreKind::Value(0).chance(Side::Defenders) - 0.5).abs() < 1e-12);
        let won = ScoreKind::Win { side: Side::Defenders, plies: 3 };
        assert!(won.chance(Side::Defenders) >= 1.0 && won.chance(Side::Attackers) <= 0.0);
    }
}
