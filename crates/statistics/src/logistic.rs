//! Logistic regression: how the odds of an outcome depend on what is counted before it, by Newton's method with a ridge.

use thiserror::Error;

/// One observation: what was counted, by place, noughts left out, and the outcome from 0 to 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Observation {
    /// Places in rising order, each with its number.
    pub counts: Vec<(u32, f32)>,
    /// 1, 0, or between: a draw is a half.
    pub outcome: f32,
}

/// Why nothing could be fitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LogisticError {
    /// Nothing was observed.
    #[error("there is nothing to fit: no position was left")]
    Empty,
    /// The equations have no solution in floating-point numbers.
    #[error("the fit broke down after {0} steps: a larger ridge would hold it")]
    Singular(usize),
}

/// What was fitted.
#[derive(Clone, Debug, PartialEq)]
pub struct Logistic {
    /// What one more in each place adds to the logit.
    pub weights: Vec<f64>,
    /// The mean loss of the fit, in nats an observation.
    pub loss: f64,
    /// Newton steps made.
    pub steps: usize,
}

/// Weak L2 penalty; keeps the weights of separable features finite.
pub const WEAK_RIDGE: f64 = 3.0;
/// A place that hardly varies is held as if it varied by this much: what is seen seldom is no reason for a large weight.
const LEAST_VARIANCE: f64 = 0.01;
const MOST_STEPS: usize = 40;
/// The fit has settled when a step betters the loss by less.
const SETTLED: f64 = 1e-9;

impl Logistic {
    /// Fits a weight for each place of `prior`. Each is drawn there, as much as this many observations of a count of one standard
    /// deviation would: by `ridges`, one a place.
    ///
    /// # Errors
    /// [`LogisticError`].
    pub fn fit(observations: &[Observation], prior: &[f64], ridges: &[f64]) -> Result<Logistic, LogisticError> {
        if observations.is_empty() {
            return Err(LogisticError::Empty);
        }
        let places = prior.len();
        let variances = variances(observations, places);
        let penalties: Vec<f64> = variances.iter().zip(ridges).map(|(v, ridge)| ridge * v.max(LEAST_VARIANCE)).collect();
        let penalty = |weights: &[f64]| -> f64 {
            let terms = weights.iter().zip(prior).zip(&penalties);
            terms.map(|((w, p), penalty)| penalty * (w - p).powi(2) / 2.0).sum()
        };
        let objective = |weights: &[f64]| mean_loss(observations, weights) * observations.len() as f64 + penalty(weights);
        let mut weights = prior.to_vec();
        let mut best = objective(&weights);
        for step in 1..=MOST_STEPS {
            let (mut gradient, mut hessian) = derivatives(observations, &weights);
            for place in 0..places {
                gradient[place] += penalties[place] * (weights[place] - prior[place]);
                hessian[place * places + place] += penalties[place];
            }
            let direction = solve(&mut hessian, &gradient, places).ok_or(LogisticError::Singular(step))?;
            // Newton's step, halved until it betters the fit.
            let mut scale = 1.0;
            let (mut next, mut reached) = (weights.clone(), best);
            while scale > 1e-4 {
                next = weights.iter().zip(&direction).map(|(w, d)| w - scale * d).collect();
                reached = objective(&next);
                if reached < best {
                    break;
                }
                scale /= 2.0;
            }
            let gained = (best - reached) / observations.len() as f64;
            if gained > 0.0 {
                (weights, best) = (next, reached);
            }
            if gained < SETTLED || step == MOST_STEPS {
                let loss = mean_loss(observations, &weights);
                return Ok(Logistic { weights, loss, steps: step });
            }
        }
        Err(LogisticError::Singular(MOST_STEPS))
    }
}

fn logit(observation: &Observation, weights: &[f64]) -> f64 {
    observation.counts.iter().map(|(place, number)| weights[*place as usize] * f64::from(*number)).sum()
}

/// The mean loss of observations under weights: the cross-entropy, in nats.
#[must_use]
pub fn mean_loss(observations: &[Observation], weights: &[f64]) -> f64 {
    let loss = |observation: &Observation| {
        let z = logit(observation, weights);
        // ln(1 + e^z) − y z, without overflow.
        z.max(0.0) + (-z.abs()).exp().ln_1p() - f64::from(observation.outcome) * z
    };
    observations.iter().map(loss).sum::<f64>() / observations.len().max(1) as f64
}

fn variances(observations: &[Observation], places: usize) -> Vec<f64> {
    let (mut sums, mut squares) = (vec![0.0; places], vec![0.0; places]);
    for (place, number) in observations.iter().flat_map(|observation| &observation.counts) {
        sums[*place as usize] += f64::from(*number);
        squares[*place as usize] += f64::from(*number).powi(2);
    }
    let count = observations.len() as f64;
    sums.iter().zip(&squares).map(|(sum, square)| square / count - (sum / count).powi(2)).collect()
}

/// The gradient of the total loss, and the lower half of its second derivatives, row by row.
fn derivatives(observations: &[Observation], weights: &[f64]) -> (Vec<f64>, Vec<f64>) {
    let places = weights.len();
    let (mut gradient, mut hessian) = (vec![0.0; places], vec![0.0; places * places]);
    for observation in observations {
        let chance = 1.0 / (1.0 + (-logit(observation, weights)).exp());
        let (error, curvature) = (chance - f64::from(observation.outcome), chance * (1.0 - chance));
        for (i, &(row, a)) in observation.counts.iter().enumerate() {
            let (row, a) = (row as usize, f64::from(a));
            gradient[row] += error * a;
            for &(column, b) in &observation.counts[..=i] {
                hessian[row * places + column as usize] += curvature * a * f64::from(b);
            }
        }
    }
    (gradient, hessian)
}

/// Solves a symmetric positive system, of which the lower half is given, by Cholesky's decomposition; `None` where it is not positive.
pub(super) fn solve(matrix: &mut [f64], right: &[f64], n: usize) -> Option<Vec<f64>> {
    for i in 0..n {
        for j in 0..=i {
            let dot: f64 = (0..j).map(|k| matrix[i * n + k] * matrix[j * n + k]).sum();
            let rest = matrix[i * n + j] - dot;
            if i == j {
                if rest.is_nan() || rest <= 0.0 {
                    return None;
                }
                matrix[i * n + i] = rest.sqrt();
            } else {
                matrix[i * n + j] = rest / matrix[j * n + j];
            }
        }
    }
    let mut solution = right.to_vec();
    for i in 0..n {
        let dot: f64 = (0..i).map(|k| matrix[i * n + k] * solution[k]).sum();
        solution[i] = (solution[i] - dot) / matrix[i * n + i];
    }
    for i in (0..n).rev() {
        let dot: f64 = (i + 1..n).map(|k| matrix[k * n + i] * solution[k]).sum();
        solution[i] = (solution[i] - dot) / matrix[i * n + i];
    }
    Some(solution)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    fn observed(counts: &[f32], outcome: f32) -> Observation {
        let counts = counts.iter().enumerate().filter(|(_, n)| **n != 0.0).map(|(place, n)| (place as u32, *n)).collect();
        Observation { counts, outcome }
    }

    /// With one place that is always one, the weight is the logit of the mean outcome.
    #[test]
    fn a_constant_is_the_logit_of_the_mean() {
        let observations: Vec<Observation> = (0..1000).map(|i| observed(&[1.0], if i % 4 == 0 { 1.0 } else { 0.0 })).collect();
        let fit = Logistic::fit(&observations, &[0.0], &[1e-6]).expect("a fit");
        assert!((fit.weights[0] - (0.25_f64 / 0.75).ln()).abs() < 1e-6, "{fit:?}");
        assert!((fit.loss - 0.562_335).abs() < 1e-5, "{fit:?}");
    }

    #[test]
    fn weights_that_made_the_outcomes_are_found_again() {
        let truth = [0.3, -1.2, 0.7];
        let mut random = Random::new(&[5]);
        let observations: Vec<Observation> = (0..40_000)
            .map(|_| {
                let counts: Vec<f32> = [1.0, random.below(4) as f32 - 1.5, random.below(7) as f32 / 3.0 - 1.0].to_vec();
                let z: f64 = counts.iter().zip(truth).map(|(n, w)| f64::from(*n) * w).sum();
                let won = f64::from(random.below(1_000_000) as u32) / 1e6 < 1.0 / (1.0 + (-z).exp());
                observed(&counts, if won { 1.0 } else { 0.0 })
            })
            .collect();
        let fit = Logistic::fit(&observations, &[0.0; 3], &[WEAK_RIDGE; 3]).expect("a fit");
        for (found, made) in fit.weights.iter().zip(truth) {
            assert!((found - made).abs() < 0.06, "{fit:?}");
        }
    }

    #[test]
    fn where_nothing_was_seen_the_prior_stays() {
        let observations = vec![observed(&[1.0, 0.0], 1.0), observed(&[1.0, 0.0], 0.0)];
        let fit = Logistic::fit(&observations, &[0.0, 0.8], &[1.0; 2]).expect("a fit");
        assert_eq!(fit.weights[1], 0.8);
        assert_eq!(Logistic::fit(&[], &[0.0], &[1.0]), Err(LogisticError::Empty));
    }
}
