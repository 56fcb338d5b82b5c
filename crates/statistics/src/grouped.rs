//! Logistic regression of games that were counted in groups: what is known of a group gives the logit of its share of the points, and how
//! sure each weight is comes with it (iteratively reweighted least squares; McCullagh and Nelder, “Generalized linear models”, 1989).

use super::logistic::solve;

/// Games of which the same is known.
#[derive(Clone, Debug)]
pub(super) struct Group {
    /// What is known, as many numbers as there are weights.
    pub(super) row: Vec<f64>,
    pub(super) points: f64,
    pub(super) games: f64,
}

/// Weights, and how they vary together.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Grouped {
    pub(super) weights: Vec<f64>,
    /// Row by row.
    covariance: Vec<f64>,
}

const MOST_STEPS: usize = 100;
/// A step that betters the log-likelihood by less is the last: Newton's steps square their error.
const SETTLED: f64 = 1e-10;

/// The share of the points that a logit stands for.
pub(super) fn logistic(logit: f64) -> f64 {
    // Written so that neither end overflows, and that ±logit are each other's mirror image.
    if logit >= 0.0 { 1.0 / (1.0 + (-logit).exp()) } else { 1.0 - 1.0 / (1.0 + logit.exp()) }
}

pub(super) fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

impl Grouped {
    /// The likeliest weights, each held to 0 by its penalty: that of a normal prior with the variance 1/penalty. `None` where the
    /// equations have no solution in floating-point numbers. Without penalties the caller sees to it that there are likeliest weights at all.
    pub(super) fn fit(groups: &[Group], penalties: &[f64]) -> Option<Grouped> {
        let n = penalties.len();
        let objective = |weights: &[f64]| {
            let loss = |group: &Group| {
                let z = dot(&group.row, weights);
                group.games * (z.max(0.0) + (-z.abs()).exp().ln_1p()) - group.points * z
            };
            let prior = |(weight, penalty): (&f64, &f64)| penalty * weight * weight / 2.0;
            groups.iter().map(loss).sum::<f64>() + weights.iter().zip(penalties).map(prior).sum::<f64>()
        };
        let mut weights = vec![0.0; n];
        for _ in 0..MOST_STEPS {
            let (gradient, information) = derivatives(groups, penalties, &weights);
            if !information.iter().all(|value| value.is_finite()) {
                return None;
            }
            let direction = solve(&mut information.clone(), &gradient, n)?;
            let gain = dot(&gradient, &direction) / 2.0;
            if !gain.is_finite() {
                return None;
            }
            let stepped = |scale: f64| -> Vec<f64> { weights.iter().zip(&direction).map(|(w, d)| w - scale * d).collect() };
            if gain < SETTLED {
                let weights = stepped(1.0);
                let (_, information) = derivatives(groups, penalties, &weights);
                return Some(Grouped { covariance: inverse(&information, n)?, weights });
            }
            let now = objective(&weights);
            // Thirty halvings: a step that betters nothing then is none.
            let scale = (0..30).map(|halvings| 0.5_f64.powi(halvings)).find(|scale| objective(&stepped(*scale)) < now)?;
            weights = stepped(scale);
        }
        None
    }

    /// The same weights where some of the games of each group were drawn. A drawn game is half a point, so that a game's points vary by p(1 − p) less a quarter of the
    /// share of draws, and not by the p(1 − p) of games that are won or lost: I⁻¹ M I⁻¹ with the information I and the variance M of its gradient.
    pub(super) fn with_draws(self, groups: &[Group], drawn: &[f64]) -> Grouped {
        let n = self.weights.len();
        let mut varying = vec![0.0; n * n];
        for (group, drawn) in groups.iter().zip(drawn) {
            let chance = logistic(dot(&group.row, &self.weights));
            let variance = (group.games * chance * (1.0 - chance) - drawn / 4.0).max(0.0);
            for i in 0..n {
                for j in 0..n {
                    varying[i * n + j] += variance * group.row[i] * group.row[j];
                }
            }
        }
        let times = |a: &[f64], b: &[f64]| -> Vec<f64> {
            let cell = |place: usize| (0..n).map(|k| a[place / n * n + k] * b[k * n + place % n]).sum();
            (0..n * n).map(cell).collect()
        };
        let covariance = times(&times(&self.covariance, &varying), &self.covariance);
        Grouped { covariance, ..self }
    }

    /// The variance of `Σ direction × weights`.
    pub(super) fn variance(&self, direction: &[f64]) -> f64 {
        let n = self.weights.len();
        let sum: f64 = self.covariance.chunks(n).zip(direction).map(|(row, d)| d * dot(row, direction)).sum();
        sum.max(0.0)
    }

    /// The covariance of two weights.
    pub(super) fn covariance(&self, i: usize, j: usize) -> f64 {
        self.covariance[i * self.weights.len() + j]
    }
}

/// The gradient of the loss with its penalties, and the information: its second derivatives.
fn derivatives(groups: &[Group], penalties: &[f64], weights: &[f64]) -> (Vec<f64>, Vec<f64>) {
    let n = weights.len();
    let mut gradient: Vec<f64> = weights.iter().zip(penalties).map(|(w, penalty)| w * penalty).collect();
    let mut information = vec![0.0; n * n];
    for i in 0..n {
        information[i * n + i] = penalties[i];
    }
    for group in groups {
        let chance = logistic(dot(&group.row, weights));
        let (error, curvature) = (group.games * chance - group.points, group.games * chance * (1.0 - chance));
        for i in 0..n {
            gradient[i] += error * group.row[i];
            for j in 0..n {
                information[i * n + j] += curvature * group.row[i] * group.row[j];
            }
        }
    }
    (gradient, information)
}

/// The inverse of a symmetric positive matrix, column by column.
pub(super) fn inverse(matrix: &[f64], n: usize) -> Option<Vec<f64>> {
    let mut columns = Vec::with_capacity(n * n);
    for column in 0..n {
        let unit: Vec<f64> = (0..n).map(|row| f64::from(u8::from(row == column))).collect();
        columns.extend(solve(&mut matrix.to_vec(), &unit, n)?);
    }
    columns.iter().all(|value| value.is_finite()).then_some(columns)
}

/// Pearson's chi²: how far the groups lie from what the weights expect of them, in variances of games that are won or lost.
pub(super) fn pearson(groups: &[Group], weights: &[f64]) -> f64 {
    let term = |group: &Group| {
        let chance = logistic(dot(&group.row, weights));
        (group.points - group.games * chance).powi(2) / (group.games * chance * (1.0 - chance))
    };
    groups.iter().map(term).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_weight_is_the_logit_of_the_share() {
        let groups = [(30.0, 50.0), (15.0, 50.0)].map(|(points, games)| Group { row: vec![1.0], points, games });
        let fit = Grouped::fit(&groups, &[0.0]).expect("a fit");
        assert!((fit.weights[0] - (0.45_f64 / 0.55).ln()).abs() < 1e-12, "{fit:?}");
        assert!((fit.variance(&[1.0]) - 1.0 / (100.0 * 0.45 * 0.55)).abs() < 1e-12, "{fit:?}");
        assert!((pearson(&groups, &fit.weights) - 2.0 * 7.5_f64.powi(2) / (50.0 * 0.45 * 0.55)).abs() < 1e-9);
    }

    #[test]
    fn where_everything_is_won_a_penalty_holds_the_weight() {
        let groups = [Group { row: vec![1.0], points: 50.0, games: 50.0 }];
        let held = Grouped::fit(&groups, &[0.01]).expect("a fit");
        // There the pull of the games and the penalty are alike.
        assert!((50.0 * (1.0 - logistic(held.weights[0])) - 0.01 * held.weights[0]).abs() < 1e-6, "{held:?}");
    }

    #[test]
    fn what_never_varies_apart_cannot_be_told_apart() {
        let groups = [(1.0, 30.0), (0.0, 20.0)].map(|(x, points)| Group { row: vec![x, x], points, games: 50.0 });
        assert_eq!(Grouped::fit(&groups, &[0.0, 0.0]), None);
    }

    #[test]
    fn large_logits_neither_overflow_nor_leave_their_bounds() {
        assert_eq!((logistic(-1e4), logistic(0.0), logistic(1e4)), (0.0, 0.5, 1.0));
        assert_eq!(logistic(f64::INFINITY), 1.0);
    }
}
