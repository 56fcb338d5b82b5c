//! Elo: the difference in strength that a share of the points stands for.

use serde::{Deserialize, Serialize};

use super::normal::{self, Z95};
use super::pentanomial::Pentanomial;

/// The share of the points that a player so much stronger takes: 1 / (1 + 10^(−elo/400)).
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
        let (mean, error) = (share.value, pairs.standard_error());
        let logistic = Estimate { value: elo_of(mean), low: elo_of(share.low), high: elo_of(share.high) };
        // A pair's share is the mean of two games', so that σ of a game is √2 times that of a pair.
        let distance = |away: f64| if away == 0.0 { 0.0 } else { away / (2.0 * pairs.variance()).sqrt() * NORMALISED };
        let value = distance(mean - 0.5);
        let margin = Z95 * NORMALISED / (2.0 * pairs.pairs() as f64).sqrt();
        let normalised = Estimate { value, low: value - margin, high: value + margin };
        let superiority = if mean == 0.5 { 0.5 } else { normal::distribution((mean - 0.5) / error) };
        Some(Elo { logistic, normalised, superiority })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn the_value_lies_in_its_interval_and_turns_round_with_the_players(counts in prop::array::uniform5(0_u64..50)) {
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

    /// Matches that others have published with the figures of their own programs: pairs, then Elo, its margin, normalised Elo, its margin.
    #[test]
    fn published_matches_have_their_published_figures() {
        for (counts, elo, margin, normalised, normalised_margin) in [
            ([1, 10, 78, 48, 13], 72.85, 22.33, 132.30, 39.32),
            ([352, 579, 1264, 743, 464], 19.83, 6.77, 24.25, 8.26),
            ([0, 0, 1, 8, 1], 190.85, 65.54, 549.34, 152.27),
        ] {
            let found = Elo::of(&Pentanomial::new(counts)).expect("pairs");
            for (name, found, expected) in [
                ("Elo", found.logistic.value, elo),
                ("its margin", found.logistic.margin(), margin),
                ("normalised", found.normalised.value, normalised),
                ("its margin", found.normalised.margin(), normalised_margin),
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
    fn superiority_is_sure_when_everything_is_won_and_even_when_nothing_is_known() {
        assert_eq!(Elo::of(&Pentanomial::default()), None);
        let superiority = |counts| Elo::of(&Pentanomial::new(counts)).expect("pairs").superiority;
        assert_eq!(superiority([0, 0, 0, 0, 7]), 1.0);
        assert_eq!(superiority([7, 0, 0, 0, 0]), 0.0);
        assert_eq!(superiority([3, 1, 9, 1, 3]), 0.5);
        assert_eq!(superiority([0, 0, 5, 0, 0]), 0.5);
        // One standard error above an even score: mean 0.55, variance 0.25 · 99/100 … worked out by hand.
        let z: f64 = 0.05 / (0.2475_f64 / 100.0).sqrt();
        assert!((superiority([45, 0, 0, 0, 55]) - normal::distribution(z)).abs() < 1e-12);
    }
}
