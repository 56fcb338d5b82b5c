//! The most likely distribution of outcomes among those that agree with a hypothesis: what a likelihood ratio compares.

use super::pentanomial::Pentanomial;

/// A distribution over the five outcomes of a pair.
pub(crate) type Distribution = [f64; 5];

/// The most likely distribution with `Σ p x = 0`, given observed frequencies that are all positive: p̂ / (1 + θ x), with θ the root of
/// `Σ p̂ x / (1 + θ x) = 0` (Owen, “Empirical likelihood ratio confidence intervals for a single functional”, Biometrika 75, 1988).
/// `None` where no distribution has that mean, all `x` lying on one side of 0.
fn with_mean_zero(observed: &Distribution, x: &Distribution) -> Option<Distribution> {
    let (low, high) = x.iter().fold((0.0_f64, 0.0_f64), |(low, high), x| (low.min(*x), high.max(*x)));
    if low >= 0.0 || high <= 0.0 {
        return None;
    }
    // Between these ends every p is positive and the sum falls from +∞ to −∞.
    let (mut left, mut right) = (-1.0 / high, -1.0 / low);
    let sum = |theta: f64| observed.iter().zip(x).map(|(p, x)| p * x / (1.0 + theta * x)).sum::<f64>();
    // Each step halves the interval: after 200 it is one number of the machine.
    for _ in 0..200 {
        let middle = f64::midpoint(left, right);
        if sum(middle) > 0.0 {
            left = middle;
        } else {
            right = middle;
        }
    }
    let theta = f64::midpoint(left, right);
    let mut p: Distribution = std::array::from_fn(|i| observed[i] / (1.0 + theta * x[i]));
    let total: f64 = p.iter().sum();
    p.iter_mut().for_each(|p| *p /= total);
    Some(p)
}

/// The most likely distribution whose mean share is `mean`.
pub(crate) fn with_mean(observed: &Distribution, mean: f64) -> Option<Distribution> {
    with_mean_zero(observed, &Pentanomial::SHARES.map(|share| share - mean))
}

/// The most likely distribution whose mean lies `t` of its own standard deviations above ½.
///
/// The condition `μ − ½ − tσ = 0` is not linear in p. It is made so about the last p found, which gives
/// `Σ p (a − ½ − tσ/2 (1 + ((a − μ)/σ)²)) = 0`, and solved again until nothing changes (Van den Bergh, “Comments on normalized Elo”).
pub(crate) fn with_distance(observed: &Distribution, t: f64) -> Option<Distribution> {
    let mut p = [0.2; 5];
    for _ in 0..100 {
        let mean: f64 = p.iter().zip(Pentanomial::SHARES).map(|(p, a)| p * a).sum();
        let variance: f64 = p.iter().zip(Pentanomial::SHARES).map(|(p, a)| p * (a - mean).powi(2)).sum();
        let sigma = variance.sqrt();
        let x = Pentanomial::SHARES.map(|a| a - 0.5 - t * sigma * (1.0 + ((a - mean) / sigma).powi(2)) / 2.0);
        let next = with_mean_zero(observed, &x)?;
        let change = p.iter().zip(next).map(|(p, q)| (p - q).abs()).fold(0.0, f64::max);
        p = next;
        if change < 1e-12 {
            break;
        }
    }
    Some(p)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn moments(p: &Distribution) -> (f64, f64) {
        let mean: f64 = p.iter().zip(Pentanomial::SHARES).map(|(p, a)| p * a).sum();
        let variance: f64 = p.iter().zip(Pentanomial::SHARES).map(|(p, a)| p * (a - mean).powi(2)).sum();
        (mean, variance.sqrt())
    }

    fn observed(weights: [f64; 5]) -> Distribution {
        let total: f64 = weights.iter().sum();
        weights.map(|weight| weight / total)
    }

    proptest! {
        #[test]
        fn the_condition_is_met(weights in prop::array::uniform5(0.01_f64..1.0), mean in 0.2_f64..0.8) {
            let p = with_mean(&observed(weights), mean).expect("a mean between 0 and 1");
            prop_assert!((p.iter().sum::<f64>() - 1.0).abs() < 1e-12 && p.iter().all(|p| *p > 0.0));
            prop_assert!((moments(&p).0 - mean).abs() < 1e-9);
        }

        #[test]
        fn the_distance_is_met(weights in prop::array::uniform5(0.05_f64..1.0), t in -0.2_f64..0.2) {
            let p = with_distance(&observed(weights), t).expect("a small distance");
            let (mean, sigma) = moments(&p);
            prop_assert!(((mean - 0.5) / sigma - t).abs() < 1e-8);
        }

        /// No other distribution that meets the condition is likelier: neither of two steps along the condition's surface.
        #[test]
        fn nothing_that_meets_it_is_likelier(weights in prop::array::uniform5(0.05_f64..1.0), mean in 0.3_f64..0.7, step in -0.01_f64..0.01) {
            let observed = observed(weights);
            let p = with_mean(&observed, mean).expect("a mean between 0 and 1");
            let likelihood = |p: &Distribution| observed.iter().zip(p).map(|(o, p)| o * p.ln()).sum::<f64>();
            // Both keep the sum and the mean.
            for direction in [[1.0, -2.0, 1.0, 0.0, 0.0], [0.0, 1.0, -1.0, -1.0, 1.0]] {
                let other: Distribution = std::array::from_fn(|i| p[i] + step * direction[i]);
                if other.iter().all(|p| *p > 0.0) {
                    prop_assert!(likelihood(&other) <= likelihood(&p) + 1e-12);
                }
            }
        }
    }

    #[test]
    fn a_mean_that_nothing_can_have_is_refused() {
        assert_eq!(with_mean(&[0.2; 5], 1.0), None);
        assert_eq!(with_mean(&[0.2; 5], -0.5), None);
    }
}
