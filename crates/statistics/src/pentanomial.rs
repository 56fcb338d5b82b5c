//! How often a pair of games brought 0, ½, 1, 1½ or 2 points.

use serde::{Deserialize, Serialize};

/// Counts of pairs by the points that one player took from both games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pentanomial {
    /// Pairs with 0, ½, 1, 1½ and 2 points.
    pub counts: [u64; 5],
}

impl Pentanomial {
    /// What a pair is worth, as a share of its two points.
    pub(crate) const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

    /// Counts as somebody else has them.
    #[must_use]
    pub const fn new(counts: [u64; 5]) -> Pentanomial {
        Pentanomial { counts }
    }

    /// Counts a pair; `halves` are half points, 0 to 4.
    ///
    /// # Panics
    /// If there are more than two points.
    pub fn add(&mut self, halves: u8) {
        self.counts[usize::from(halves)] += 1;
    }

    /// How many pairs.
    #[must_use]
    pub fn pairs(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// The mean share of the points, 0 to 1; ½ where nothing has been played.
    #[must_use]
    pub fn mean(&self) -> f64 {
        let pairs = self.pairs();
        if pairs == 0 {
            return 0.5;
        }
        self.weighted(|share| share) / pairs as f64
    }

    /// The variance of one pair's share.
    #[must_use]
    pub fn variance(&self) -> f64 {
        let mean = self.mean();
        self.weighted(|share| (share - mean).powi(2)) / (self.pairs() as f64).max(1.0)
    }

    /// A central moment of one pair's share.
    #[must_use]
    pub(super) fn moment(&self, order: i32) -> f64 {
        let mean = self.mean();
        self.weighted(|share| (share - mean).powi(order)) / (self.pairs() as f64).max(1.0)
    }

    /// The standard error of the mean share; infinite where nothing has been played.
    #[must_use]
    pub fn standard_error(&self) -> f64 {
        (self.variance() / self.pairs() as f64).sqrt().max(if self.pairs() == 0 { f64::INFINITY } else { 0.0 })
    }

    fn weighted(&self, value: impl Fn(f64) -> f64) -> f64 {
        self.counts.iter().zip(Pentanomial::SHARES).map(|(count, share)| *count as f64 * value(share)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One pair lost, one drawn, two won: the shares are 0, ½, 1, 1.
    #[test]
    fn mean_and_variance_are_those_of_the_shares() {
        let mut pairs = Pentanomial::default();
        for halves in [0, 2, 4, 4] {
            pairs.add(halves);
        }
        assert_eq!(pairs.counts, [1, 0, 1, 0, 2]);
        assert!((pairs.mean() - 0.625).abs() < 1e-15);
        // (0.390625 + 0.015625 + 2 · 0.140625) / 4
        assert!((pairs.variance() - 0.171_875).abs() < 1e-15);
        assert!((pairs.standard_error() - (0.171_875_f64 / 4.0).sqrt()).abs() < 1e-15);
    }

    #[test]
    fn of_nothing_nothing_is_known() {
        let none = Pentanomial::default();
        assert_eq!((none.pairs(), none.mean(), none.variance()), (0, 0.5, 0.0));
        assert!(none.standard_error().is_infinite());
    }
}
