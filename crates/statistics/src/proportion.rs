//! A share of the points with its intervals: Wilson's (1927) and Jeffreys' (1946; Brown, Cai and DasGupta, “Interval estimation for a
//! binomial proportion”, Statistical Science 16, 2001).
//!
//! Both are made for games that are won or lost. Where a draw is half a point the variance of a game is smaller than p(1 − p), which is
//! what they reckon with: draws make them wider than they need be, never narrower.

use serde::Serialize;
use statrs::distribution::{Beta, ContinuousCDF};

use super::elo::Estimate;
use super::normal;
use crate::results::Results;

/// The share of the points taken by the attackers, or by the player the results are counted for.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Proportion {
    /// The points over the games, 0 to 1.
    pub value: f64,
    /// How many games.
    pub games: u64,
    /// Of the intervals, 0 to 1.
    pub confidence: f64,
    /// Wilson's interval: those shares that a test of the score would not reject.
    pub wilson: Estimate,
    /// Jeffreys' interval: what is believed after the games by one who believed nothing before.
    pub jeffreys: Estimate,
}

impl Proportion {
    /// The share with its intervals; `None` before the first game, and where `confidence` is not between 0 and 1.
    #[must_use]
    pub fn of(results: &Results, confidence: f64) -> Option<Proportion> {
        let (points, games) = (results.points(), results.games());
        let (wilson, jeffreys) = (wilson(points, games, confidence)?, jeffreys(points, games, confidence)?);
        Some(Proportion { value: wilson.value, games, confidence, wilson, jeffreys })
    }
}

impl Proportion {
    /// The same where the variance is `spread` times as large as that of independent games: as of that fraction of the games.
    #[must_use]
    pub fn spread(results: &Results, confidence: f64, spread: f64) -> Option<Proportion> {
        let games = results.games();
        let effective = ((games as f64 / spread.max(1.0)) as u64).max(u64::from(games > 0));
        let points = results.points() / games.max(1) as f64 * effective as f64;
        let (wilson, jeffreys) = (wilson(points, effective, confidence)?, jeffreys(points, effective, confidence)?);
        Some(Proportion { value: wilson.value, games, confidence, wilson, jeffreys })
    }
}

/// Wilson's interval for a share of `points` in `games`, which holds the true share with the `confidence` asked for (0.95, say).
///
/// It is (p + z²/2n ± z √(p(1 − p)/n + z²/4n²)) / (1 + z²/n). `None` without a game, and where the numbers are no such numbers.
#[must_use]
pub fn wilson(points: f64, games: u64, confidence: f64) -> Option<Estimate> {
    let value = share(points, games, confidence)?;
    let (n, z) = (games as f64, normal::both_sides(confidence));
    let square = z * z / n;
    let middle = (value + square / 2.0) / (1.0 + square);
    let margin = z * (value * (1.0 - value) / n + square / (4.0 * n)).sqrt() / (1.0 + square);
    // At the ends the two terms are the same, but not to the last bit.
    let low = if points == 0.0 { 0.0 } else { (middle - margin).clamp(0.0, value) };
    let high = if points == n { 1.0 } else { (middle + margin).clamp(value, 1.0) };
    Some(Estimate { value, low, high })
}

/// Jeffreys' interval for a share of `points` in `games`: between the quantiles of Beta(points + ½, games − points + ½) that leave the same
/// chance outside on both sides. With no points it begins at 0, with all of them it ends at 1.
///
/// On average over all shares it is as sure as it says. `None` as for [`wilson`].
#[must_use]
pub fn jeffreys(points: f64, games: u64, confidence: f64) -> Option<Estimate> {
    let value = share(points, games, confidence)?;
    let n = games as f64;
    let beta = Beta::new(points + 0.5, n - points + 0.5).ok()?;
    let outside = (1.0 - confidence) / 2.0;
    // An interval of little confidence is about the median, which is not quite the value.
    let low = if points == 0.0 { 0.0 } else { beta.inverse_cdf(outside).clamp(0.0, value) };
    let high = if points == n { 1.0 } else { beta.inverse_cdf(1.0 - outside).clamp(value, 1.0) };
    Some(Estimate { value, low, high })
}

fn share(points: f64, games: u64, confidence: f64) -> Option<f64> {
    let n = games as f64;
    let sane = games > 0 && (0.0..=n).contains(&points) && confidence > 0.0 && confidence < 1.0;
    sane.then(|| points / n)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn near(found: f64, expected: f64, what: &str) {
        assert!((found - expected).abs() < 1e-9, "{what}: {found}, expected {expected}");
    }

    type Row = (f64, u64, f64, [f64; 2], [f64; 2]);

    /// Each row: points, games, confidence; `statsmodels.stats.proportion.proportion_confint(points, games, 1 - confidence, "wilson")`;
    /// `scipy.stats.beta.ppf((1 - confidence) / 2, points + 0.5, games - points + 0.5)` and the same of `(1 + confidence) / 2`.
    const REFERENCE: [Row; 7] = [
        (0.0, 10, 0.95, [0.0, 0.277_532_799_862_889_2], [0.0, 0.217_196_267_509_210_53]),
        (3.0, 10, 0.95, [0.107_791_267_406_300_99, 0.603_221_852_538_854_6], [0.092_694_593_938_153_17, 0.605_818_318_148_671_3]),
        (3.5, 10, 0.95, [0.136_930_563_470_035_57, 0.646_329_276_488_831_1], [0.121_552_258_119_827_2, 0.652_452_850_059_997_3]),
        (10.0, 10, 0.95, [0.722_467_200_137_110_7, 1.0], [0.782_803_732_490_789_5, 1.0]),
        (
            57.5,
            100,
            0.95,
            [0.477_104_595_906_115_04, 0.667_346_379_362_836_9],
            [0.477_119_195_723_913_76, 0.668_608_983_368_616_8],
        ),
        (
            4.0,
            400,
            0.99,
            [0.002_979_925_370_019_908_4, 0.033_010_336_959_532_61],
            [0.002_175_837_916_044_500_6, 0.029_182_453_074_861_163],
        ),
        (
            5123.0,
            10_000,
            0.9,
            [0.504_076_005_142_769_5, 0.520_517_341_020_557_7],
            [0.504_076_353_845_172_7, 0.520_518_389_717_887_7],
        ),
    ];

    #[test]
    fn the_intervals_are_those_of_scipy_and_statsmodels() {
        for (points, games, confidence, by_wilson, by_jeffreys) in REFERENCE {
            let found =
                [wilson(points, games, confidence), jeffreys(points, games, confidence)].map(|found| found.expect("games"));
            for (name, found, [low, high]) in [("Wilson", found[0], by_wilson), ("Jeffreys", found[1], by_jeffreys)] {
                near(found.low, low, &format!("{name}, {points} of {games}, low"));
                near(found.high, high, &format!("{name}, {points} of {games}, high"));
                assert_eq!(found.value, points / games as f64);
            }
        }
    }

    /// The chance that an interval holds the true share `p`, summed over all results of `n` games without draws.
    fn coverage(intervals: &[Estimate], p: f64) -> f64 {
        let n = intervals.len() - 1;
        // The binomial's logarithm, by its recurrence: under- and overflow stay out.
        let mut log = n as f64 * (1.0 - p).ln();
        let mut covered = 0.0;
        for (k, interval) in intervals.iter().enumerate() {
            if interval.low <= p && p <= interval.high {
                covered += log.exp();
            }
            log += ((n - k) as f64 / (k + 1) as f64).ln() + (p / (1.0 - p)).ln();
        }
        covered
    }

    /// By exact enumeration, over the shares 0.001 … 0.999. The means and minima are those that `scipy.stats.binom.pmf` gives with the intervals of
    /// the table above; what Brown, Cai and DasGupta show holds here: good on average, Wilson's weak within a few games of 0 and 1.
    #[test]
    fn the_intervals_hold_the_true_share_about_as_often_as_they_say() {
        for (games, wilson_mean, wilson_least, jeffreys_mean, jeffreys_least) in [
            (10, 0.954_232, 0.842_433, 0.953_068, 0.868_275),
            (50, 0.951_729, 0.860_514, 0.950_117, 0.884_158),
            (200, 0.951_008, 0.920_161, 0.949_952, 0.910_515),
        ] {
            let shares: Vec<f64> = (1..1000).map(|i| f64::from(i) / 1000.0).collect();
            type Interval = fn(f64, u64, f64) -> Option<Estimate>;
            for (interval, mean, least) in
                [(wilson as Interval, wilson_mean, wilson_least), (jeffreys as Interval, jeffreys_mean, jeffreys_least)]
            {
                let intervals: Vec<Estimate> = (0..=games).map(|k| interval(k as f64, games, 0.95).expect("games")).collect();
                let covered: Vec<f64> = shares.iter().map(|p| coverage(&intervals, *p)).collect();
                let found_mean = covered.iter().sum::<f64>() / covered.len() as f64;
                let found_least = covered.iter().copied().fold(1.0, f64::min);
                assert!((found_mean - mean).abs() < 1e-5, "{games} games: mean {found_mean}, expected {mean}");
                assert!((found_least - least).abs() < 1e-5, "{games} games: least {found_least}, expected {least}");
                // Where a study asks whether a game is fair, neither is far below what it says.
                if games < 50 {
                    continue;
                }
                let middle =
                    shares.iter().zip(&covered).filter(|(p, _)| (0.2..=0.8).contains(*p)).map(|(_, c)| *c).fold(1.0, f64::min);
                assert!(middle > 0.93, "{games} games: {middle} between 0.2 and 0.8");
            }
        }
    }

    #[test]
    fn what_is_no_share_has_no_interval() {
        for (points, games, confidence) in [
            (0.0, 0, 0.95),
            (5.5, 5, 0.95),
            (-0.5, 5, 0.95),
            (f64::NAN, 5, 0.95),
            (2.0, 5, 0.0),
            (2.0, 5, 1.0),
            (2.0, 5, f64::NAN),
        ] {
            assert_eq!(
                (wilson(points, games, confidence), jeffreys(points, games, confidence)),
                (None, None),
                "{points} {games} {confidence}"
            );
        }
        assert_eq!(Proportion::of(&Results::default(), 0.95), None);
        let found = Proportion::of(&Results { won: 3, drawn: 1, lost: 6 }, 0.95).expect("games");
        assert_eq!((found.value, found.games), (0.35, 10));
        assert_eq!(found.wilson, wilson(3.5, 10, 0.95).expect("games"));
    }

    proptest! {
        #[test]
        fn value_intervals_cover_mirror_and_narrow(
            halves in 0_u64..2000, more in 0_u64..2000, confidence in 0.01_f64..0.999
        ) {
            let games = (halves + more).div_ceil(2);
            prop_assume!(games > 0);
            let points = halves as f64 / 2.0;
            for interval in [wilson, jeffreys] {
                let found = interval(points, games, confidence).expect("games");
                prop_assert!(0.0 <= found.low && found.low <= found.value && found.value <= found.high && found.high <= 1.0);
                let turned = interval(games as f64 - points, games, confidence).expect("games");
                prop_assert!((turned.low - (1.0 - found.high)).abs() < 1e-9 && (turned.high - (1.0 - found.low)).abs() < 1e-9);
                let longer = interval(4.0 * points, 4 * games, confidence).expect("games");
                prop_assert!(longer.margin() < found.margin() + 1e-12, "{found:?} {longer:?}");
            }
        }
    }
}
