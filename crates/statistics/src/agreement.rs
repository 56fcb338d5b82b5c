//! Whether two measures of the same things agree: the score an engine gives a rule set, say, and the one that people's games have.

use serde::Serialize;
use statrs::distribution::{ContinuousCDF, StudentsT};
use thiserror::Error;

use super::elo::Estimate;
use super::normal::Z95;

/// How two columns of numbers agree.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Agreement {
    /// Pearson's correlation: how nearly one is a straight line in the other. Its interval is by Fisher's z (1915).
    pub pearson: Estimate,
    /// Spearman's correlation (1904): how nearly both put things in the same order. Its interval is Fisher's with the variance of Bonett and
    /// Wright, “Sample size requirements for estimating Pearson, Kendall and Spearman correlations”, 2000.
    pub spearman: Estimate,
    /// The mean of the first less the second, with Student's interval (1908): a correlation does not see that one of the two is always higher.
    pub difference: Estimate,
    /// How many pairs of numbers.
    pub pairs: u64,
}

/// Why there is no agreement to speak of.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
pub enum AgreementError {
    /// Fewer than an interval takes.
    #[error("an agreement needs four pairs of numbers or more: there are {0}")]
    TooFew(usize),
    /// No number.
    #[error("pair {pair} holds {value}, which is no finite number")]
    NotFinite {
        /// Which, from 1.
        pair: usize,
        /// What it holds.
        value: f64,
    },
    /// With a column that is one number throughout nothing can go together.
    #[error("the {0} numbers of the pairs are all the same, or differ by nothing that can be reckoned with")]
    Constant(Column),
}

/// Which of the two numbers of each pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// The first.
    First,
    /// The second.
    Second,
}

impl std::fmt::Display for Column {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Column::First => "first",
            Column::Second => "second",
        })
    }
}

impl Agreement {
    /// How the pairs agree. The intervals hold with 95 % confidence for pairs that are drawn independently; those of a few pairs are rough, and those of a
    /// correlation of 1 or −1 have no width, which proves nothing.
    ///
    /// # Errors
    /// [`AgreementError`].
    pub fn of(pairs: &[(f64, f64)]) -> Result<Agreement, AgreementError> {
        if pairs.len() < 4 {
            return Err(AgreementError::TooFew(pairs.len()));
        }
        for (place, (first, second)) in pairs.iter().enumerate() {
            if let Some(value) = [*first, *second].into_iter().find(|value| !value.is_finite()) {
                return Err(AgreementError::NotFinite { pair: place + 1, value });
            }
        }
        let (first, second): (Vec<f64>, Vec<f64>) = pairs.iter().copied().unzip();
        let n = pairs.len() as f64;
        let pearson = correlation(&first, &second)?;
        let spearman = correlation(&ranks(&first), &ranks(&second))?;
        Ok(Agreement {
            pearson: by_fisher(pearson, 1.0 / (n - 3.0)),
            spearman: by_fisher(spearman, (1.0 + spearman * spearman / 2.0) / (n - 3.0)),
            difference: mean(&pairs.iter().map(|(first, second)| first - second).collect::<Vec<_>>()),
            pairs: pairs.len() as u64,
        })
    }
}

/// The interval of a correlation whose inverse hyperbolic tangent has the variance given.
fn by_fisher(value: f64, variance: f64) -> Estimate {
    let (z, margin) = (value.atanh(), Z95 * variance.sqrt());
    Estimate { value, low: (z - margin).tanh().min(value), high: (z + margin).tanh().max(value) }
}

fn correlation(first: &[f64], second: &[f64]) -> Result<f64, AgreementError> {
    let (first, second) = (unit(first, Column::First)?, unit(second, Column::Second)?);
    Ok(first.iter().zip(&second).map(|(a, b)| a * b).sum::<f64>().clamp(-1.0, 1.0))
}

/// A column less its mean, of length 1.
fn unit(column: &[f64], which: Column) -> Result<Vec<f64>, AgreementError> {
    let n = column.len() as f64;
    let (low, high) = column.iter().fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), x| (low.min(*x), high.max(*x)));
    let mean = column.iter().map(|x| x / n).sum::<f64>();
    let away: Vec<f64> = column.iter().map(|x| x - mean).collect();
    let length = away.iter().map(|x| x * x).sum::<f64>().sqrt();
    // Equal numbers may lie a rounding off their mean.
    if low == high || !length.is_normal() {
        return Err(AgreementError::Constant(which));
    }
    Ok(away.iter().map(|x| x / length).collect())
}

/// The places of a column in rising order, from 1; equal ones share the mean of theirs.
fn ranks(column: &[f64]) -> Vec<f64> {
    let rank = |x: f64| {
        let below = column.iter().filter(|other| **other < x).count() as f64;
        let equal = column.iter().filter(|other| **other == x).count() as f64;
        below + (equal + 1.0) / 2.0
    };
    column.iter().map(|x| rank(*x)).collect()
}

fn mean(column: &[f64]) -> Estimate {
    let n = column.len() as f64;
    let value = column.iter().map(|x| x / n).sum::<f64>();
    let variance = column.iter().map(|x| (x - value).powi(2)).sum::<f64>() / (n - 1.0);
    let student = StudentsT::new(0.0, 1.0, n - 1.0).map_or(f64::INFINITY, |student| student.inverse_cdf(0.975));
    let margin = student * (variance / n).sqrt();
    Estimate { value, low: value - margin, high: value + margin }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn is(found: Estimate, [value, low, high]: [f64; 3]) {
        for (found, expected) in [(found.value, value), (found.low, low), (found.high, high)] {
            assert!((found - expected).abs() < 1e-9, "{found}, expected {expected}");
        }
    }

    /// `scipy.stats.pearsonr(x, y)` with its `confidence_interval(0.95)`, `scipy.stats.spearmanr(x, y)` with the formula of Bonett and Wright in
    /// numpy, and `scipy.stats.ttest_rel(x, y).confidence_interval(0.95)`.
    #[test]
    fn correlations_are_those_of_scipy() {
        let first = [0.42, 0.51, 0.38, 0.66, 0.71, 0.55, 0.29, 0.51];
        let second = [0.40, 0.55, 0.45, 0.60, 0.74, 0.55, 0.33, 0.48];
        let found = Agreement::of(&first.into_iter().zip(second).collect::<Vec<_>>()).expect("an agreement");
        is(found.pearson, [0.951_317_342_246_141_3, 0.748_240_758_263_655_4, 0.991_392_728_795_357_6]);
        is(found.spearman, [0.957_831_325_301_204_6, 0.696_420_198_223_503_4, 0.994_828_749_945_821]);
        is(found.difference, [-0.008_75, -0.045_174_178_420_751_06, 0.027_674_178_420_751_046]);
        assert_eq!(found.pairs, 8);

        let found = Agreement::of(&[(1.0, 2.0), (2.0, 1.0), (3.0, 1.0), (4.0, 5.0)]).expect("an agreement");
        is(found.pearson, [0.613_794_905_523_426_2, -0.846_868_925_625_272_4, 0.990_547_663_955_783_2]);
        is(found.spearman, [0.316_227_766_016_838, -0.932_980_229_288_391_5, 0.981_459_495_336_789]);
        is(found.difference, [0.25, -2.136_834_728_962_780_7, 2.636_834_728_962_780_7]);
    }

    #[test]
    fn a_correlation_does_not_see_a_shift_but_the_difference_does() {
        let pairs = [(0.1, 0.3), (0.2, 0.4), (0.5, 0.7), (0.3, 0.5), (0.25, 0.45)];
        let found = Agreement::of(&pairs).expect("an agreement");
        assert!((found.pearson.value - 1.0).abs() < 1e-12 && (found.spearman.value - 1.0).abs() < 1e-12, "{found:?}");
        assert!((found.difference.value + 0.2).abs() < 1e-12 && found.difference.high < -0.199, "{found:?}");
    }

    #[test]
    fn what_cannot_agree_is_refused() {
        for (pairs, message) in [
            (vec![(1.0, 2.0); 3], "an agreement needs four pairs of numbers or more: there are 3"),
            (vec![(1.0, 2.0), (1.0, f64::NAN), (3.0, 4.0), (4.0, 4.0)], "pair 2 holds NaN, which is no finite number"),
            (vec![(0.1, 2.0), (0.1, 3.0), (0.1, 4.0), (0.1, 5.0)], "the first numbers of the pairs are all the same"),
            (vec![(1.0, 0.3), (2.0, 0.3), (3.0, 0.3), (4.0, 0.3)], "the second numbers of the pairs are all the same"),
            (vec![(1e308, 1.0), (-1e308, 2.0), (1e308, 3.0), (4.0, 4.0)], "differ by nothing that can be reckoned with"),
        ] {
            let found = Agreement::of(&pairs).expect_err("no agreement").to_string();
            assert!(found.contains(message), "{found}");
        }
    }

    proptest! {
        #[test]
        fn agreement_is_mutual_and_turns_round_with_one_column(pairs in prop::collection::vec((-9_i32..10, -9_i32..10), 4..30)) {
            let pairs: Vec<(f64, f64)> = pairs.iter().map(|(a, b)| (f64::from(*a), f64::from(*b))).collect();
            let Ok(found) = Agreement::of(&pairs) else { return Ok(()) };
            let of = |change: fn(&(f64, f64)) -> (f64, f64)| Agreement::of(&pairs.iter().map(change).collect::<Vec<_>>()).expect("an agreement");
            let (mutual, turned, bent) = (of(|(a, b)| (*b, *a)), of(|(a, b)| (*a, -*b)), of(|(a, b)| (a.powi(3), b.exp())));
            for (found, mutual, turned) in
                [(found.pearson, mutual.pearson, turned.pearson), (found.spearman, mutual.spearman, turned.spearman)]
            {
                prop_assert!(found.low <= found.value && found.value <= found.high && found.value.abs() <= 1.0, "{found:?}");
                prop_assert!((found.value - mutual.value).abs() < 1e-12 && (found.value + turned.value).abs() < 1e-12);
                prop_assert!((found.low + turned.high).abs() < 1e-6);
            }
            // The order is all that Spearman's sees.
            prop_assert_eq!(found.spearman, bent.spearman);
        }
    }
}
