//! What one choice of a rule adds to the attackers' score beside another, by games of rule sets that differ in nothing else. Where two rule sets were
//! played from the same openings, game is compared with game, which takes the openings' share out of the error.

use serde::Serialize;
use statrs::distribution::{ContinuousCDF, StudentsT};

use super::elo::Estimate;

/// Two rule sets that differ in one choice, and the attackers' scores in their games: 1 for a win, ½ for a draw, 0 for a loss.
#[derive(Clone, Debug, PartialEq)]
pub enum ContrastBlock {
    /// Played from the same openings: the scores with the one choice and with the other, opening by opening.
    Paired(Vec<(f64, f64)>),
    /// Played from different openings: all scores with the one choice, and all with the other.
    Apart(Vec<f64>, Vec<f64>),
}

/// The difference of scores over all blocks, each counting alike.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Contrast {
    /// How many pairs of rule sets.
    pub blocks: u64,
    /// How many games with the one choice.
    pub games: u64,
    /// What the one choice adds to the attackers' score, with its interval of 95 %.
    pub points: Estimate,
    /// The correlation of the results of paired games, as far as it can be told: how much sharing openings has helped.
    pub correlation: Option<f64>,
}

/// What a block says of the difference.
struct Part {
    /// The difference as it was measured.
    value: f64,
    /// The variance of that.
    variance: f64,
    /// The degrees of freedom of the variance.
    freedom: f64,
    games: u64,
}

impl Contrast {
    /// Puts blocks together; `None` without one that has games of both choices.
    ///
    /// Intervals keep what they promise also where all games end alike: for its variance, a paired block is given two more games, of which one is a draw of the two
    /// choices and half a game goes to each (after Agresti and Min, “Simple improved confidence intervals for comparing matched proportions”, 2005), and of an
    /// unpaired one each side is given a win and a loss (after Agresti and Caffo, “Simple and effective confidence intervals for proportions and differences of
    /// proportions result from adding two successes and two failures”, 2000). The difference itself is what was measured: moved as there, it would be biased where
    /// several blocks are put together. The mean over blocks has an interval by Student's distribution with the degrees of freedom of Satterthwaite, “An
    /// approximate distribution of estimates of variance components”, 1946.
    #[must_use]
    pub fn of(blocks: &[ContrastBlock]) -> Option<Contrast> {
        let parts: Vec<Part> = blocks.iter().filter_map(Part::of).collect();
        if parts.is_empty() {
            return None;
        }
        let count = parts.len() as f64;
        let variance = parts.iter().map(|part| part.variance).sum::<f64>() / count.powi(2);
        let spread: f64 = parts.iter().map(|part| (part.variance / count.powi(2)).powi(2) / part.freedom).sum();
        let freedom = variance.powi(2) / spread;
        let student = StudentsT::new(0.0, 1.0, freedom).map_or(f64::INFINITY, |student| student.inverse_cdf(0.975));
        let (value, margin) = (parts.iter().map(|part| part.value).sum::<f64>() / count, student * variance.sqrt());
        Some(Contrast {
            blocks: parts.len() as u64,
            games: parts.iter().map(|part| part.games).sum(),
            points: Estimate { value, low: (value - margin).max(-1.0), high: (value + margin).min(1.0) },
            correlation: correlation(blocks),
        })
    }
}

impl Part {
    fn of(block: &ContrastBlock) -> Option<Part> {
        match block {
            ContrastBlock::Paired(pairs) if pairs.is_empty() => None,
            ContrastBlock::Paired(pairs) => {
                let differences: Vec<f64> = pairs.iter().map(|(one, other)| one - other).collect();
                let value = differences.iter().sum::<f64>() / differences.len() as f64;
                let weighted =
                    differences.iter().map(|difference| (*difference, 1.0)).chain([(1.0, 0.5), (-1.0, 0.5), (0.0, 1.0)]);
                let (variance, freedom) = moments(weighted);
                Some(Part { value, variance, freedom, games: pairs.len() as u64 })
            }
            ContrastBlock::Apart(one, other) if one.is_empty() || other.is_empty() => None,
            ContrastBlock::Apart(one, other) => {
                let mean = |scores: &[f64]| scores.iter().sum::<f64>() / scores.len() as f64;
                let [(a, a_freedom), (b, b_freedom)] =
                    [one, other].map(|scores| moments(scores.iter().map(|score| (*score, 1.0)).chain([(1.0, 1.0), (0.0, 1.0)])));
                let variance = a + b;
                let freedom = variance.powi(2) / (a.powi(2) / a_freedom + b.powi(2) / b_freedom);
                Some(Part { value: mean(one) - mean(other), variance, freedom, games: one.len() as u64 })
            }
        }
    }
}

/// The variance of the mean of weighted values, and its degrees of freedom.
fn moments(values: impl Iterator<Item = (f64, f64)> + Clone) -> (f64, f64) {
    let weight: f64 = values.clone().map(|(_, weight)| weight).sum();
    let mean = values.clone().map(|(value, weight)| value * weight).sum::<f64>() / weight;
    let squares: f64 = values.map(|(value, weight)| weight * (value - mean).powi(2)).sum();
    (squares / (weight - 1.0) / weight, weight - 1.0)
}

/// Pearson's correlation within the paired blocks, each measured from its own means.
fn correlation(blocks: &[ContrastBlock]) -> Option<f64> {
    let (mut both, mut one, mut other) = (0.0, 0.0, 0.0);
    for block in blocks {
        let ContrastBlock::Paired(pairs) = block else { continue };
        let count = pairs.len() as f64;
        let mean = |of: fn(&(f64, f64)) -> f64| pairs.iter().map(of).sum::<f64>() / count;
        let (a, b) = (mean(|pair| pair.0), mean(|pair| pair.1));
        for (x, y) in pairs {
            both += (x - a) * (y - b);
            one += (x - a).powi(2);
            other += (y - b).powi(2);
        }
    }
    (one > 0.0 && other > 0.0).then(|| both / (one * other).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-9
    }

    #[test]
    fn a_paired_block_is_student_s_test_of_the_differences() {
        // Differences 1, 0, ½, 1, −½, 0, 1, ½ with the two further games: mean and variance by hand.
        let pairs = [(1.0, 0.0), (0.5, 0.5), (1.0, 0.5), (1.0, 0.0), (0.0, 0.5), (1.0, 1.0), (1.0, 0.0), (0.5, 0.0)];
        let contrast = Contrast::of(&[ContrastBlock::Paired(pairs.to_vec())]).expect("a contrast");
        assert!(near(contrast.points.value, 3.5 / 8.0));
        let (weight, sum, squares) = (10.0, 3.5, 3.75 + 1.0);
        let mean = sum / weight;
        let variance = (squares - weight * mean * mean) / 9.0 / weight;
        // The quantile 0.975 of Student's distribution with nine degrees of freedom.
        let margin = 2.262_157_162_740_992 * f64::sqrt(variance);
        assert!(near(contrast.points.low, 3.5 / 8.0 - margin), "{contrast:?}");
        assert!(near(contrast.points.high, 3.5 / 8.0 + margin), "{contrast:?}");
        assert_eq!((contrast.blocks, contrast.games), (1, 8));
    }

    #[test]
    fn games_that_all_end_alike_leave_room_for_chance() {
        let sure = Contrast::of(&[ContrastBlock::Paired(vec![(1.0, 0.0); 24])]).expect("a contrast").points;
        assert!(near(sure.value, 1.0) && sure.low > 0.7 && sure.low < 0.97 && near(sure.high, 1.0), "{sure:?}");
        let apart = Contrast::of(&[ContrastBlock::Apart(vec![0.0; 24], vec![0.0; 24])]).expect("a contrast").points;
        assert!(near(apart.value, 0.0) && apart.high > 0.05 && near(apart.low, -apart.high), "{apart:?}");
        assert_eq!(Contrast::of(&[]), None);
        assert_eq!(Contrast::of(&[ContrastBlock::Paired(Vec::new()), ContrastBlock::Apart(Vec::new(), vec![1.0])]), None);
    }

    #[test]
    fn sharing_openings_narrows_the_interval_as_much_as_results_go_together() {
        let mut random = Random::new(&[1]);
        let mut draw = |chance: f64| f64::from(random.below(1000) < (1000.0 * chance) as usize);
        let pairs: Vec<(f64, f64)> = (0..400)
            .map(|_| {
                let easy = draw(0.5);
                (draw(0.3 + 0.5 * easy), draw(0.2 + 0.5 * easy))
            })
            .collect();
        let (one, other) = pairs.iter().copied().unzip();
        let paired = Contrast::of(&[ContrastBlock::Paired(pairs)]).expect("a contrast");
        let apart = Contrast::of(&[ContrastBlock::Apart(one, other)]).expect("a contrast");
        let width = |contrast: &Contrast| contrast.points.high - contrast.points.low;
        let correlation = paired.correlation.expect("there is one");
        assert!(correlation > 0.1 && apart.correlation.is_none(), "{correlation}");
        let expected = f64::sqrt(1.0 - correlation);
        assert!((width(&paired) / width(&apart) - expected).abs() < 0.02, "{paired:?} {apart:?}");
    }

    /// How often the interval holds the true difference, for chances of the attackers with the one choice and with the other.
    #[test]
    fn intervals_hold_what_they_promise() {
        let mut random = Random::new(&[2]);
        let mut draw = |chance: f64| f64::from((random.below(1 << 20) as f64) < chance * f64::from(1 << 20));
        for (one, other) in [(0.5, 0.5), (0.9, 0.6), (0.98, 0.95), (0.95, 0.05)] {
            for paired in [true, false] {
                let runs = 2_000;
                let mut held = 0;
                for _ in 0..runs {
                    let mut block = || {
                        let (a, b): (Vec<f64>, Vec<f64>) = (0..40).map(|_| (draw(one), draw(other))).unzip();
                        if paired { ContrastBlock::Paired(a.into_iter().zip(b).collect()) } else { ContrastBlock::Apart(a, b) }
                    };
                    let blocks = [block(), block(), block()];
                    let points = Contrast::of(&blocks).expect("a contrast").points;
                    held += u32::from(points.low <= one - other && one - other <= points.high);
                }
                let share = f64::from(held) / f64::from(runs);
                assert!((0.935..=0.999).contains(&share), "{one} and {other}, paired {paired}: {share}");
            }
        }
    }
}
