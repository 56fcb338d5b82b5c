//! Elo: the difference in strength that a share of the points stands for.

use serde::{Deserialize, Serialize};

use super::normal::Z95;
use super::pentanomial::Pentanomial;
use super::superiority::superiority;

/// The share of the points that a player this much stronger takes: 1 / (1 + 10^(−elo/400)).
#[must_use]
pub fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The difference in strength that a share of the points stands for; infinite for none and for all.
#[must_use]
pub fn elo_of(score: f64) -> f64 {
    // Rounding may carry the end of an interval a hair beyond 0 or 1.
    let score = score.clamp(0.0, 1.0);
    // Written so that an even score is 0 and not −0.
    400.0 * (score.log10() - (1.0 - score).log10()) + 0.0
}

/// Normalised Elo of one unit of (mean − ½) / σ, chosen so that for games without draws between equals it agrees with Elo: 800 / ln 10.
pub(crate) const NORMALISED: f64 = 800.0 / std::f64::consts::LN_10;

/// A value with the interval that holds the true one in 95 % of such matches. Infinite ends are `null` in JSON.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// The most likely value.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Estimate {
    /// Half the width of the interval.
    #[must_use]
    pub fn margin(&self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

/// How much stronger one player is, as far as his pairs of games show it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Elo {
    /// The logistic Elo difference.
    pub logistic: Estimate,
    /// Normalised Elo: the distance from an even score in standard deviations of a game, which unlike Elo does not depend on how
    /// drawish and one-sided the openings are.
    pub normalised: Estimate,
    /// The likelihood of superiority: how sure it is that he is the stronger one, 0 to 1.
    pub superiority: f64,
}

impl Pentanomial {
    /// The mean share of the points, 0 to 1, with its interval; `None` before the first pair.
    ///
    /// Where all pairs came out alike there is no spread to judge by. Then the rule of three holds: what has not been seen in N pairs is, with 95 %
    /// certainty, no more frequent than 3/N.
    #[must_use]
    pub fn share(&self) -> Option<Estimate> {
        if self.pairs() == 0 {
            return None;
        }
        let value = self.mean();
        if self.variance() == 0.0 {
            let unseen = (3.0 / self.pairs() as f64).min(1.0);
            return Some(Estimate { value, low: value - unseen * value, high: value + unseen * (1.0 - value) });
        }
        let margin = Z95 * self.standard_error();
        Some(Estimate { value, low: (value - margin).max(0.0), high: (value + margin).min(1.0) })
    }
}

impl Elo {
    /// The estimate from counted pairs; `None` before the first.
    #[must_use]
    pub fn of(pairs: &Pentanomial) -> Option<Elo> {
        let share = pairs.share()?;
        let mean = share.value;
        let logistic = Estimate { value: elo_of(mean), low: elo_of(share.low), high: elo_of(share.high) };
        Some(Elo { logistic, normalised: Elo::normalised(pairs, mean), superiority: superiority(pairs) })
    }

    /// The distance of a share of the points from an even one, where a pair's share has this standard deviation. A pair's share is the mean of two
    /// games', so that σ of a game is √2 times that of a pair.
    pub(super) fn normalised_of(share: f64, deviation: f64) -> f64 {
        let away = share - 0.5;
        if away == 0.0 { 0.0 } else { away / (2_f64.sqrt() * deviation) * NORMALISED }
    }

    /// The interval of normalised Elo, given how far it would reach below and above if σ were known. Both the mean and σ are estimated, so that the variance of their
    /// quotient t = (μ − ½)/σ is V(t)/N with V(t) = 1 − γt + (κ − 1)t²/4, where γ is the skewness and κ the kurtosis of a pair's share (delta method). An end is
    /// the t that lies this much √V(t) away. Where there is none, the pairs are too few to bound it.
    pub(super) fn with_error_of_deviation(pairs: &Pentanomial, value: f64, reach: [f64; 2]) -> Estimate {
        let deviation = pairs.variance().sqrt();
        let (skewness, kurtosis) = (pairs.moment(3) / deviation.powi(3), pairs.moment(4) / deviation.powi(4));
        let scale = 2_f64.sqrt() / NORMALISED;
        let distance = value * scale;
        let end = |reach: f64, sign: f64| {
            let square = (reach * scale).powi(2);
            // (t̂ − t)² = reach² V(t), in the order of the powers of t.
            let (a, b, c) =
                (1.0 - square * (kurtosis - 1.0) / 4.0, square * skewness - 2.0 * distance, distance * distance - square);
            if a <= 0.0 { sign * f64::INFINITY } else { (-b + sign * (b * b - 4.0 * a * c).max(0.0).sqrt()) / (2.0 * a) / scale }
        };
        Estimate { value, low: end(reach[0], -1.0).min(value), high: end(reach[1], 1.0).max(value) }
    }

    /// Normalised Elo with its interval.
    fn normalised(pairs: &Pentanomial, mean: f64) -> Estimate {
        let deviation = pairs.variance().sqrt();
        let value = Elo::normalised_of(mean, deviation);
        if deviation == 0.0 {
            // The same rule of three as for the share: a worst and a best pair that have not been seen.
            let unseen = (3.0 / pairs.pairs() as f64).min(1.0);
            let with = |end: f64| {
                let share = mean + unseen * (end - mean);
                Elo::normalised_of(share, (end - mean).abs() * (unseen * (1.0 - unseen)).sqrt())
            };
            let open = |end: f64, otherwise: f64| if mean == end { otherwise } else { with(end) };
            return Estimate { value, low: open(0.0, f64::NEG_INFINITY), high: open(1.0, f64::INFINITY) };
        }
        let margin = Z95 * NORMALISED / (2.0 * pairs.pairs() as f64).sqrt();
        Elo::with_error_of_deviation(pairs, value, [margin, margin])
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::random::Random;

    proptest! {
        #[test]
        fn the_value_lies_in_its_interval_and_mirrors(counts in prop::array::uniform5(0_u64..50)) {
            prop_assume!(counts.iter().sum::<u64>() > 0);
            let mut turned = counts;
            turned.reverse();
            let elo = |counts| Elo::of(&Pentanomial::new(counts)).expect("pairs");
            let (one, other) = (elo(counts), elo(turned));
            prop_assert!(one.logistic.low <= one.logistic.value && one.logistic.value <= one.logistic.high);
            prop_assert!((one.superiority + other.superiority - 1.0).abs() < 1e-9);
            if one.logistic.value.is_finite() {
                prop_assert!((one.logistic.value + other.logistic.value).abs() < 1e-6);
            }
        }

        #[test]
        fn more_points_are_more_elo(counts in prop::array::uniform5(1_u64..50)) {
            let mut better = counts;
            (better[0], better[4]) = (counts[0] - 1, counts[4] + 1);
            let elo = |counts| Elo::of(&Pentanomial::new(counts)).expect("pairs").logistic.value;
            prop_assert!(elo(better) > elo(counts));
        }
    }

    #[test]
    fn scores_and_elo_are_each_others_inverse() {
        for (elo, score) in [(0.0, 0.5), (400.0, 10.0 / 11.0), (-400.0, 1.0 / 11.0), (190.848_501_887_865_94, 0.75)] {
            assert!((score_of(elo) - score).abs() < 1e-12, "{elo}");
            assert!((elo_of(score) - elo).abs() < 1e-9, "{score}");
        }
        assert_eq!((elo_of(0.0), elo_of(1.0)), (f64::NEG_INFINITY, f64::INFINITY));
    }

    /// Matches that others have published with the figures of their own programs: pairs, then Elo, its margin, normalised Elo. The margin of the last they take
    /// to be the same however strong the players are, which holds near an even score alone.
    #[test]
    fn published_matches_have_their_published_figures() {
        for (counts, elo, margin, normalised) in [
            ([1, 10, 78, 48, 13], 72.85, 22.33, 132.30),
            ([352, 579, 1264, 743, 464], 19.83, 6.77, 24.25),
            ([0, 0, 1, 8, 1], 190.85, 65.54, 549.34),
        ] {
            let found = Elo::of(&Pentanomial::new(counts)).expect("pairs");
            for (name, found, expected) in [
                ("Elo", found.logistic.value, elo),
                ("its margin", found.logistic.margin(), margin),
                ("normalised", found.normalised.value, normalised),
            ] {
                assert!((found - expected).abs() < 0.006, "{counts:?}: {name} is {found}, published {expected}");
            }
        }
    }

    #[test]
    fn pairs_that_all_came_out_alike_leave_room_for_others() {
        let share = |counts| Pentanomial::new(counts).share().expect("pairs");
        assert_eq!(share([0, 0, 0, 0, 30]), Estimate { value: 1.0, low: 0.9, high: 1.0 });
        assert_eq!(share([0, 0, 12, 0, 0]), Estimate { value: 0.5, low: 0.375, high: 0.625 });
        assert_eq!(share([2, 0, 0, 0, 0]), Estimate { value: 0.0, low: 0.0, high: 1.0 });
        let elo = Elo::of(&Pentanomial::new([0, 0, 0, 0, 30])).expect("pairs").logistic;
        assert!((elo.low - elo_of(0.9)).abs() < 1e-9 && elo.value.is_infinite() && elo.high.is_infinite());
    }

    #[test]
    fn of_nothing_there_is_no_estimate() {
        assert_eq!(Elo::of(&Pentanomial::default()), None);
    }

    /// How often the interval of normalised Elo holds the true one, for players of whom one wins this many games and draws this many; pairs of 60.
    #[test]
    fn normalised_elo_intervals_cover_uneven_scores() {
        for (won, drawn) in [(0.5, 0.0), (0.35, 0.3), (0.75, 0.16), (0.8, 0.05)] {
            let game = [(0.0, 1.0 - won - drawn), (0.5, drawn), (1.0, won)];
            let mean: f64 = game.iter().map(|(points, chance)| points * chance).sum();
            let variance: f64 = game.iter().map(|(points, chance)| (points - mean).powi(2) * chance).sum();
            let truth = (mean - 0.5) / variance.sqrt() * NORMALISED;
            let mut random = Random::new(&[275, (won * 100.0) as u64]);
            let mut halves = || {
                let chance = random.below(1 << 30) as f64 / f64::from(1 << 30);
                if chance < won { 2 } else { u8::from(chance < won + drawn) }
            };
            let matches = 1_000;
            let held = (0..matches).filter(|_| {
                let mut pairs = Pentanomial::default();
                (0..60).for_each(|_| pairs.add(halves() + halves()));
                let found = Elo::normalised(&pairs, pairs.mean());
                found.low <= truth && truth <= found.high
            });
            let held = held.count();
            assert!((895..=985).contains(&held), "{won} won, {drawn} drawn: {held} of {matches}");
        }
    }

    #[test]
    fn a_sweep_leaves_normalised_elo_open_above_alone() {
        let swept = Elo::of(&Pentanomial::new([0, 0, 0, 0, 30])).expect("pairs").normalised;
        // One pair of ten lost: the mean is 0.9 and the standard deviation 0.3.
        let low = 0.4 / 0.3 / 2_f64.sqrt() * NORMALISED;
        assert!((swept.low - low).abs() < 1e-9 && swept.value.is_infinite() && swept.high.is_infinite(), "{swept:?}");
        let drawn = Elo::of(&Pentanomial::new([0, 0, 30, 0, 0])).expect("pairs").normalised;
        assert!(
            drawn.value == 0.0 && (drawn.low + drawn.high).abs() < 1e-9 && drawn.high > 0.0 && drawn.high.is_finite(),
            "{drawn:?}"
        );
    }
}
