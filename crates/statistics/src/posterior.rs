//! What games won, drawn and lost say of the chances of winning, drawing and losing: the Dirichlet distribution that Jeffreys' prior, half a game of each, becomes
//! after them. Unlike an interval for games that are won or lost, it is as narrow as draws make it.

use statrs::distribution::{Beta, ContinuousCDF};
use statrs::function::beta::beta_reg;

use super::elo::Estimate;
use crate::results::Results;

/// What is believed of the chances after some games.
///
/// The share of decided games is Beta(won + lost + 1, drawn + ½), and of these the attackers' share is Beta(won + ½, lost + ½), independently (the
/// Dirichlet distribution's neutrality; Connor and Mosimann, “Concepts of independence for proportions”, 1969). The score, a draw being half a point, is
/// (1 + decided · (2 · attackers' share − 1)) / 2; its distribution is an integral over the share of decided games.
#[derive(Clone, Debug)]
pub struct Posterior {
    results: Results,
    /// Shares of decided games, each with its weight; the weights sum to 1.
    decided: Vec<(f64, f64)>,
}

/// Points of the integral; even, for Simpson's rule.
const POINTS: usize = 256;
/// The integral reaches this many standard deviations about the mean.
const REACH: f64 = 9.0;
/// Halvings of an interval of scores: 2⁻⁴⁰ is far below what is printed.
const HALVINGS: usize = 40;

impl Posterior {
    /// After these games.
    #[must_use]
    pub fn of(results: &Results) -> Posterior {
        let (a, b) = (results.won as f64 + results.lost as f64 + 1.0, results.drawn as f64 + 0.5);
        // With s = sin²θ the density is sin²ᵃ⁻¹θ cos²ᵇ⁻¹θ, which has no poles. The standard deviation of θ is about 1/(2√(a + b)).
        let middle = (a / (a + b)).sqrt().asin();
        let reach = REACH / (2.0 * (a + b).sqrt());
        let (from, to) = ((middle - reach).max(0.0), (middle + reach).min(std::f64::consts::FRAC_PI_2));
        let angle = |point: usize| from + (to - from) * point as f64 / POINTS as f64;
        let density = |angle: f64| {
            let term = |factor: f64, exponent: f64| if exponent == 0.0 { 0.0 } else { exponent * factor.ln() };
            term(angle.sin(), 2.0 * a - 1.0) + term(angle.cos(), 2.0 * b - 1.0)
        };
        let logs: Vec<f64> = (0..=POINTS).map(|point| density(angle(point))).collect();
        let greatest = logs.iter().copied().filter(|log| log.is_finite()).fold(f64::NEG_INFINITY, f64::max);
        let simpson = |point: usize| match point {
            0 | POINTS => 1.0,
            odd if odd % 2 == 1 => 4.0,
            _ => 2.0,
        };
        let weights: Vec<f64> = logs.iter().enumerate().map(|(point, log)| simpson(point) * (log - greatest).exp()).collect();
        let sum: f64 = weights.iter().sum();
        let decided = weights.iter().enumerate().map(|(point, weight)| (angle(point).sin().powi(2), weight / sum));
        Posterior { results: *results, decided: decided.collect() }
    }

    /// How likely it is that the attackers' score is below this one.
    #[must_use]
    pub fn below(&self, score: f64) -> f64 {
        let (won, lost) = (self.results.won as f64 + 0.5, self.results.lost as f64 + 0.5);
        let difference = 2.0 * score - 1.0;
        let chance = |decided: f64| {
            let share = f64::midpoint(1.0, difference / decided);
            if share <= 0.0 || share.is_nan() {
                0.0
            } else if share >= 1.0 {
                1.0
            } else {
                beta_reg(won, lost, share)
            }
        };
        self.decided.iter().map(|(decided, weight)| weight * chance(*decided)).sum::<f64>().clamp(0.0, 1.0)
    }

    /// The attackers' score, with the interval that leaves the same chance outside on both sides. `None` before the first game, and where `confidence` is not
    /// between 0 and 1.
    #[must_use]
    pub fn score(&self, confidence: f64) -> Option<Estimate> {
        let games = self.results.games();
        (games > 0 && confidence > 0.0 && confidence < 1.0).then(|| {
            let outside = (1.0 - confidence) / 2.0;
            let value = self.results.points() / games as f64;
            Estimate { value, low: self.quantile(outside).min(value), high: self.quantile(1.0 - outside).max(value) }
        })
    }

    /// The difference of the attackers' chance of winning and the defenders', −1 to 1; else as [`Posterior::score`].
    #[must_use]
    pub fn difference(&self, confidence: f64) -> Option<Estimate> {
        let Estimate { value, low, high } = self.score(confidence)?;
        let of = |score: f64| 2.0 * score - 1.0;
        Some(Estimate { value: of(value), low: of(low), high: of(high) })
    }

    /// The shares of games that the attackers win, that are drawn, and that the defenders win; else as [`Posterior::score`]. Each share by itself is a Beta distribution.
    #[must_use]
    pub fn shares(&self, confidence: f64) -> Option<[Estimate; 3]> {
        let Results { won, drawn, lost } = self.results;
        let share = |count: u64| self.share(count, confidence);
        Some([share(won)?, share(drawn)?, share(lost)?])
    }

    /// The share of games that are not drawn; else as [`Posterior::score`].
    #[must_use]
    pub fn decided(&self, confidence: f64) -> Option<Estimate> {
        let Estimate { value, low, high } = self.share(self.results.drawn, confidence)?;
        Some(Estimate { value: 1.0 - value, low: 1.0 - high, high: 1.0 - low })
    }

    fn share(&self, count: u64, confidence: f64) -> Option<Estimate> {
        let games = self.results.games();
        if games == 0 || confidence <= 0.0 || confidence >= 1.0 {
            return None;
        }
        let value = count as f64 / games as f64;
        let beta = Beta::new(count as f64 + 0.5, (games - count) as f64 + 1.0).ok()?;
        let outside = (1.0 - confidence) / 2.0;
        let low = if count == 0 { 0.0 } else { beta.inverse_cdf(outside).clamp(0.0, value) };
        let high = if count == games { 1.0 } else { beta.inverse_cdf(1.0 - outside).clamp(value, 1.0) };
        Some(Estimate { value, low, high })
    }

    fn quantile(&self, chance: f64) -> f64 {
        let (mut low, mut high) = (0.0, 1.0);
        for _ in 0..HALVINGS {
            let middle = f64::midpoint(low, high);
            if self.below(middle) < chance { low = middle } else { high = middle }
        }
        f64::midpoint(low, high)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::random::Random;

    fn results(won: u64, drawn: u64, lost: u64) -> Results {
        Results { won, drawn, lost }
    }

    /// By SciPy: `quad(lambda s: beta(w + l + 1, d + .5).pdf(s) * beta(w + .5, l + .5).cdf((1 + t / s) / 2), 0, 1, limit=800)` with `t = 2 * score - 1`, in pieces about
    /// |t|, and `brentq` of it for the ends of the interval of 95 %.
    #[test]
    fn the_score_is_the_integral_of_scipy() {
        for (counts, score, below, low, high) in REFERENCE {
            let posterior = Posterior::of(&results(counts[0], counts[1], counts[2]));
            let found = posterior.below(*score);
            assert!((found - below).abs() < 5e-5, "{counts:?} below {score}: {found}, expected {below}");
            let interval = posterior.score(0.95).expect("games");
            assert!((interval.low - low).abs() < 1e-4, "{counts:?}: from {}, expected {low}", interval.low);
            assert!((interval.high - high).abs() < 1e-4, "{counts:?}: to {}, expected {high}", interval.high);
        }
    }

    #[rustfmt::skip]
    const REFERENCE: &[([u64; 3], f64, f64, f64, f64)] = &[
        ([2, 90, 8], 0.45, 0.101960410, 0.436997536, 0.500276533),
        ([30, 30, 40], 0.5, 0.884116042, 0.371153634, 0.531750955),
        ([0, 0, 12], 0.1, 0.834277102, 0.000000000, 0.202534612),
        ([12, 0, 0], 0.9, 0.165722898, 0.797465388, 1.000000000),
        ([0, 20, 0], 0.5, 0.500000000, 0.450055215, 0.549944785),
        ([33, 0, 67], 0.4, 0.923251186, 0.244909737, 0.426349322),
        ([54, 3, 3], 0.8, 0.002663668, 0.841711810, 0.965497057),
        ([3, 200, 37], 0.42, 0.215916339, 0.404247196, 0.452992913),
        ([120, 100, 180], 0.45, 0.877096847, 0.383927554, 0.467215721),
        ([1, 0, 0], 0.6, 0.297629922, 0.206796857, 1.000000000),
    ];

    #[test]
    fn before_the_first_game_nothing_is_known() {
        let posterior = Posterior::of(&Results::default());
        assert_eq!((posterior.score(0.95), posterior.shares(0.95), posterior.decided(0.95)), (None, None, None));
        assert!((posterior.below(0.5) - 0.5).abs() < 1e-9);
        assert_eq!(Posterior::of(&results(1, 2, 3)).score(1.0), None);
    }

    /// The interval of 95 % holds the true score as often as that, with draws and without, which one for games that are won or lost does not: it is three times
    /// too wide for the first. In `docs/reference/statistics.md`.
    #[test]
    fn it_holds_the_score_as_often_as_it_says() {
        for (truth, games, least, most) in [
            ([0.02, 0.90, 0.08], 64, 0.93, 0.99),
            ([0.02, 0.90, 0.08], 240, 0.93, 0.98),
            ([0.30, 0.30, 0.40], 64, 0.93, 0.97),
            ([0.30, 0.30, 0.40], 240, 0.93, 0.97),
            ([0.33, 0.00, 0.67], 64, 0.93, 0.97),
        ] {
            let mut random = Random::new(&[1946, games]);
            let score = truth[0] + truth[1] / 2.0;
            let runs = 2_000;
            let mut held = 0;
            for _ in 0..runs {
                let mut counts = Results::default();
                for _ in 0..games {
                    let at = random.below(1 << 30) as f64 / f64::from(1 << 30);
                    counts.add(if at < truth[0] {
                        Some(true)
                    } else if at < truth[0] + truth[1] {
                        None
                    } else {
                        Some(false)
                    });
                }
                let below = Posterior::of(&counts).below(score);
                held += u32::from((0.025..=0.975).contains(&below));
            }
            let share = f64::from(held) / f64::from(runs);
            assert!((least..=most).contains(&share), "{truth:?}, {games} games: {share}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]
        #[test]
        fn it_mirrors_with_the_sides(won in 0_u64..300, drawn in 0_u64..300, lost in 0_u64..300, score in 0.0_f64..1.0) {
            let (one, other) = (Posterior::of(&results(won, drawn, lost)), Posterior::of(&results(lost, drawn, won)));
            prop_assert!((one.below(score) + other.below(1.0 - score) - 1.0).abs() < 1e-7);
            prop_assert!(one.below(score) <= one.below((score + 0.1).min(1.0)) + 1e-12);
            if let (Some(one), Some(other)) = (one.score(0.9), other.score(0.9)) {
                prop_assert!(one.low <= one.value && one.value <= one.high);
                prop_assert!((one.low + other.high - 1.0).abs() < 1e-6);
            }
            if let Some(shares) = one.shares(0.9) {
                prop_assert!((shares.iter().map(|share| share.value).sum::<f64>() - 1.0).abs() < 1e-12);
            }
        }
    }
}
