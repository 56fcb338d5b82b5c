//! The likelihood of superiority: how sure it is, after some pairs of games, that their player is the stronger one.

use std::f64::consts::PI;

use super::pentanomial::Pentanomial;

/// Of each outcome of a pair this much is believed before the first (Jeffreys' prior): what has not been seen may still happen.
const PRIOR: f64 = 0.5;
/// Beyond this many standard deviations the probability rounds to certainty.
const CERTAIN: f64 = 12.0;
/// The steps of the integral, in the logarithm of the variable.
const STEP: f64 = 0.01;
/// The amplitude below which nothing is added any more.
const SILENCE: f64 = 1e-17;

/// The probability that the mean share of a pair is more than one half, for one who believed nothing before: the shares of the five outcomes then have
/// Dirichlet's distribution, which is that of independent gamma variables over their sum. So it is the probability that Y = Σ (aᵢ − ½)Gᵢ is positive, where
/// Gᵢ has the shape nᵢ + ½: ½ + ∫ Im φ(t)/t dt/π over the positive numbers, φ being the characteristic function of Y (Gil-Pelaez, Biometrika 38, 1951).
pub(super) fn superiority(pairs: &Pentanomial) -> f64 {
    let terms: Vec<(f64, f64)> = pairs
        .counts
        .iter()
        .zip(Pentanomial::SHARES)
        .map(|(count, share)| (share - 0.5, *count as f64 + PRIOR))
        .filter(|(weight, _)| *weight != 0.0)
        .collect();
    let mean: f64 = terms.iter().map(|(weight, shape)| weight * shape).sum();
    let deviation = terms.iter().map(|(weight, shape)| weight * weight * shape).sum::<f64>().sqrt();
    if mean.abs() > CERTAIN * deviation {
        return if mean > 0.0 { 1.0 } else { 0.0 };
    }
    // In the logarithm of t the integrand is smooth and dies away at both ends, where sums over even steps are as good as the integral.
    let integrand = |log: f64| {
        let t = log.exp();
        let (mut amplitude, mut phase) = (0.0, 0.0);
        for (weight, shape) in &terms {
            amplitude -= shape / 2.0 * (weight * t).powi(2).ln_1p();
            phase += shape * (weight * t).atan();
        }
        (amplitude.exp(), phase.sin())
    };
    let middle = -deviation.ln();
    let below = (1..).map(|step| integrand(middle - f64::from(step) * STEP)).take_while(|(_, sine)| sine.abs() > SILENCE);
    let above = (0..).map(|step| integrand(middle + f64::from(step) * STEP)).take_while(|(amplitude, _)| *amplitude > SILENCE);
    let sum: f64 = below.take(MOST).chain(above.take(MOST)).map(|(amplitude, sine)| amplitude * sine).sum();
    (0.5 + sum * STEP / PI).clamp(0.0, 1.0)
}

/// No integral needs more steps.
const MOST: usize = 8_000;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::normal;
    use crate::random::Random;

    fn of(counts: [u64; 5]) -> f64 {
        superiority(&Pentanomial::new(counts))
    }

    #[test]
    fn a_short_sweep_proves_little_and_a_long_one_much() {
        assert!((of([0; 5]) - 0.5).abs() < 1e-9);
        let sweeps: Vec<f64> = [1, 2, 5, 20, 100].map(|pairs| of([0, 0, 0, 0, pairs])).into();
        assert!((0.72..0.79).contains(&sweeps[0]) && (0.85..0.91).contains(&sweeps[1]), "{sweeps:?}");
        assert!(sweeps.is_sorted() && sweeps[3] > 0.999 && sweeps[4] <= 1.0, "{sweeps:?}");
        // Draws tell nothing of who is the stronger.
        assert!((of([0, 0, 500, 0, 0]) - 0.5).abs() < 1e-9);
    }

    #[test]
    fn superiority_mirrors_and_tends_to_the_normal_distribution() {
        for counts in [[3, 1, 9, 1, 4], [0, 2, 5, 9, 1], [40, 10, 90, 12, 55]] {
            let mut turned = counts;
            turned.reverse();
            assert!((of(counts) + of(turned) - 1.0).abs() < 1e-9, "{counts:?}");
        }
        let large = Pentanomial::new([4500, 10_000, 40_000, 10_300, 4600]);
        let z = (large.mean() - 0.5) / large.standard_error();
        assert!(
            (superiority(&large) - normal::distribution(z)).abs() < 1e-3,
            "{} {}",
            superiority(&large),
            normal::distribution(z)
        );
        assert_eq!((of([0, 0, 0, 0, 100_000]), of([100_000, 0, 0, 0, 0])), (1.0, 0.0));
    }

    /// Gamma variables of half-integer shape are halves of sums of squares of normal ones.
    #[test]
    fn it_is_what_drawing_lots_says() {
        let counts = [1, 0, 2, 1, 3];
        let mut random = Random::new(&[1951]);
        let mut normal = || {
            let mut uniform = || (random.below(1 << 30) as f64 + 0.5) / f64::from(1 << 30);
            (-2.0 * uniform().ln()).sqrt() * (2.0 * PI * uniform()).cos()
        };
        let draws = 20_000;
        let positive = (0..draws).filter(|_| {
            let mut sum = 0.0;
            for (count, share) in counts.iter().zip(Pentanomial::SHARES) {
                sum += (share - 0.5) * (0..2 * count + 1).map(|_| normal().powi(2)).sum::<f64>();
            }
            sum > 0.0
        });
        let drawn = positive.count() as f64 / f64::from(draws);
        assert!((drawn - of(counts)).abs() < 0.012, "{drawn} {}", of(counts));
    }
}
