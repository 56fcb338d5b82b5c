//! Linear regression by least squares, with a ridge: how a number depends on what is counted before it. Only sums over the observations
//! are kept, so that there may be millions of them.

use thiserror::Error;

use crate::logistic::solve;

/// Sums over observations of counts and an outcome.
#[derive(Clone, Debug)]
pub struct LeastSquares {
    places: usize,
    observations: usize,
    /// Sums of the counts, and of products of two of them: the lower half, row by row.
    sums: Vec<f64>,
    products: Vec<f64>,
    /// Sums of the counts times the outcome, and of its square.
    with_outcome: Vec<f64>,
    squares: f64,
}

/// Why nothing could be fitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LeastSquaresError {
    /// Nothing was observed.
    #[error("there is nothing to fit: no position was left")]
    Empty,
    /// The equations have no solution in floating-point numbers.
    #[error("the fit broke down: a larger ridge would hold it")]
    Singular,
}

/// A place that hardly varies is held as if it varied by this much: what is seen seldom is no reason for a large weight.
const LEAST_VARIANCE: f64 = 0.01;

impl LeastSquares {
    /// No observation yet, of counts in this many places.
    #[must_use]
    pub fn new(places: usize) -> LeastSquares {
        LeastSquares {
            places,
            observations: 0,
            sums: vec![0.0; places],
            products: vec![0.0; places * places],
            with_outcome: vec![0.0; places],
            squares: 0.0,
        }
    }

    /// Adds an observation: places in rising order, each with its count, noughts left out.
    pub fn add(&mut self, counts: &[(u32, f32)], outcome: f64) {
        self.observations += 1;
        self.squares += outcome * outcome;
        for (i, &(row, a)) in counts.iter().enumerate() {
            let (row, a) = (row as usize, f64::from(a));
            self.sums[row] += a;
            self.with_outcome[row] += a * outcome;
            let products = &mut self.products[row * self.places..][..self.places];
            for &(column, b) in &counts[..=i] {
                products[column as usize] += a * f64::from(b);
            }
        }
    }

    /// How many observations there are.
    #[must_use]
    pub fn observations(&self) -> usize {
        self.observations
    }

    /// A weight for each place. Each is drawn to that of `prior` as much as this many observations of a count of one standard deviation
    /// would: by `ridges`, one a place; infinity holds it there.
    ///
    /// # Errors
    /// [`LeastSquaresError`].
    pub fn fit(&self, prior: &[f64], ridges: &[f64]) -> Result<Vec<f64>, LeastSquaresError> {
        if self.observations == 0 {
            return Err(LeastSquaresError::Empty);
        }
        let n = self.places;
        // What is found is the difference to the prior.
        let explained = self.times(prior);
        let mut matrix = self.products.clone();
        let mut right: Vec<f64> = self.with_outcome.iter().zip(explained).map(|(sum, explained)| sum - explained).collect();
        for place in 0..n {
            if ridges[place].is_infinite() {
                right[place] = 0.0;
                matrix[place * n..=place * n + place].fill(0.0);
                (place + 1..n).for_each(|row| matrix[row * n + place] = 0.0);
                matrix[place * n + place] = 1.0;
            } else {
                matrix[place * n + place] += ridges[place] * self.variance(place).max(LEAST_VARIANCE);
            }
        }
        let difference = solve(&mut matrix, &right, n).ok_or(LeastSquaresError::Singular)?;
        Ok(prior.iter().zip(difference).map(|(prior, difference)| prior + difference).collect())
    }

    /// The root of the mean squared error of weights over the observations; 0 if there are none.
    #[must_use]
    pub fn error(&self, weights: &[f64]) -> f64 {
        let explained: f64 = self.times(weights).iter().zip(weights).map(|(product, weight)| product * weight).sum();
        let with_outcome: f64 = self.with_outcome.iter().zip(weights).map(|(sum, weight)| sum * weight).sum();
        let squares = explained - 2.0 * with_outcome + self.squares;
        (squares.max(0.0) / self.observations.max(1) as f64).sqrt()
    }

    /// The standard deviation over the observations of what weights make of the counts.
    #[must_use]
    pub fn spread(&self, weights: &[f64]) -> f64 {
        let count = self.observations.max(1) as f64;
        let mean = self.sums.iter().zip(weights).map(|(sum, weight)| sum * weight).sum::<f64>() / count;
        let squares: f64 = self.times(weights).iter().zip(weights).map(|(product, weight)| product * weight).sum();
        (squares / count - mean * mean).max(0.0).sqrt()
    }

    fn variance(&self, place: usize) -> f64 {
        let count = self.observations as f64;
        self.products[place * self.places + place] / count - (self.sums[place] / count).powi(2)
    }

    /// The products times a vector.
    fn times(&self, vector: &[f64]) -> Vec<f64> {
        let n = self.places;
        let product = |a: usize, b: usize| self.products[a.max(b) * n + a.min(b)];
        (0..n).map(|row| (0..n).map(|column| product(row, column) * vector[column]).sum()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    /// Observations of a constant and two counts, with the outcome that `truth` makes of them.
    fn observed(truth: [f64; 3], noise: f64) -> (LeastSquares, Vec<([f32; 3], f64)>) {
        let mut random = Random::new(&[9]);
        let mut squares = LeastSquares::new(3);
        let mut all = Vec::new();
        for _ in 0..2_000 {
            let counts = [1.0, random.below(5) as f32, random.below(3) as f32 - 1.0];
            let chance = random.below(2_001) as f64 / 1_000.0 - 1.0;
            let outcome =
                counts.iter().zip(truth).map(|(count, weight)| f64::from(*count) * weight).sum::<f64>() + noise * chance;
            let kept: Vec<(u32, f32)> =
                counts.iter().enumerate().filter(|(_, n)| **n != 0.0).map(|(i, n)| (i as u32, *n)).collect();
            squares.add(&kept, outcome);
            all.push((counts, outcome));
        }
        (squares, all)
    }

    #[test]
    fn weights_that_made_the_outcomes_are_found_again() {
        let truth = [0.3, -1.2, 0.7];
        let (squares, _) = observed(truth, 0.0);
        let found = squares.fit(&[5.0; 3], &[1e-9; 3]).expect("a fit");
        assert!(found.iter().zip(truth).all(|(found, truth)| (found - truth).abs() < 1e-6), "{found:?}");
        assert!(squares.error(&found) < 1e-6 && squares.observations() == 2_000);
    }

    #[test]
    fn error_and_spread_are_those_of_the_observations() {
        let (squares, all) = observed([0.3, -1.2, 0.7], 0.4);
        let weights = [0.1, -1.0, 0.9];
        let of = |counts: &[f32; 3]| -> f64 { counts.iter().zip(weights).map(|(n, w)| f64::from(*n) * w).sum() };
        let mean = |values: &mut dyn Iterator<Item = f64>| values.sum::<f64>() / all.len() as f64;
        let error = mean(&mut all.iter().map(|(counts, outcome)| (of(counts) - outcome).powi(2))).sqrt();
        let center = mean(&mut all.iter().map(|(counts, _)| of(counts)));
        let spread = mean(&mut all.iter().map(|(counts, _)| (of(counts) - center).powi(2))).sqrt();
        assert!((squares.error(&weights) - error).abs() < 1e-9 && (squares.spread(&weights) - spread).abs() < 1e-9);
        let best = squares.fit(&weights, &[0.0; 3]).expect("a fit");
        for place in 0..3 {
            for step in [-1e-3, 1e-3] {
                let mut other = best.clone();
                other[place] += step;
                assert!(squares.error(&other) > squares.error(&best));
            }
        }
    }

    #[test]
    fn a_ridge_draws_to_the_prior_and_an_infinite_one_holds_there() {
        let (squares, _) = observed([0.3, -1.2, 0.7], 0.0);
        let held = squares.fit(&[0.0, -1.0, 0.0], &[0.0, f64::INFINITY, 0.0]).expect("a fit");
        assert_eq!(held[1], -1.0);
        assert!((held[0] - (0.3 - 0.2 * 2.0)).abs() < 0.05 && (held[2] - 0.7).abs() < 0.05, "{held:?}");
        let between = squares.fit(&[0.3, 0.0, 0.7], &[0.0, 2_000.0, 0.0]).expect("a fit");
        assert!(between[1] < -0.2 && between[1] > -1.0, "{between:?}");
        assert_eq!(LeastSquares::new(1).fit(&[0.0], &[1.0]), Err(LeastSquaresError::Empty));
        let mut nothing = LeastSquares::new(1);
        nothing.add(&[], 1.0);
        assert_eq!(nothing.fit(&[0.0], &[0.0]), Err(LeastSquaresError::Singular));
    }
}
