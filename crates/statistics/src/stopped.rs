//! What a match says of the strength when a sequential test may have ended it.
//!
//! A test stops where chance has carried the points far out, so that the plain share of the points lies too far out too: a true +40 Elo reads some +48. What
//! is asked instead is how likely the test was to end as it did, or earlier at the same bound, for each strength (the ordering of Siegmund, “Sequential
//! Analysis”, 1985). The log-likelihood ratio is taken for a Brownian motion between the bounds.

use super::elo::{Elo, Estimate, elo_of};
use super::normal::ln_distribution;
use super::pentanomial::Pentanomial;
use super::sprt::{Decision, Sprt};

/// By how much of a step's standard deviation a walk goes beyond a bound on average before it is seen to have passed it: −ζ(½)/√(2π) (Siegmund 1985).
const OVERSHOOT: f64 = 0.582_597_157_939_010_7;
/// A strength is looked for to this share of the points.
const PRECISION: f64 = 1e-9;

/// A Brownian motion of unit variance, from 0, until it comes to a barrier.
struct Motion {
    /// The distances of the barriers below and above.
    low: f64,
    high: f64,
    drift: f64,
}

impl Motion {
    /// The probability of having come to the lower barrier, and not before to the upper one, by a time (images; Anderson, “A modification of the sequential
    /// probability ratio test”, 1960).
    fn low_by(&self, time: f64) -> f64 {
        let Motion { low, drift, .. } = *self;
        let root = time.sqrt();
        let term = |image: i64| {
            let at = low + 2.0 * image as f64 * self.period();
            let (sign, far) = (at.signum(), at.abs());
            let passed = |drift: f64| (-self.drift * low - drift * far + ln_distribution((drift * time - far) / root)).exp();
            sign * (passed(drift) + passed(-drift))
        };
        self.images(root).map(term).sum::<f64>().clamp(0.0, 1.0)
    }

    /// The same of the upper barrier.
    fn high_by(&self, time: f64) -> f64 {
        Motion { low: self.high, high: self.low, drift: -self.drift }.low_by(time)
    }

    /// The probability of having come to neither barrier by a time, and of being at most at `place` then.
    fn between(&self, time: f64, place: f64) -> f64 {
        let root = time.sqrt();
        // The share of a normal distribution about `middle` that lies between the lower barrier and the place, times e to the power of `weight`.
        let mass = |middle: f64, weight: f64| {
            let (mut from, mut to) = ((-self.low - middle) / root, (place - middle) / root);
            // Of the two tails the thinner one, in which no digits are lost.
            if from > 0.0 {
                (from, to) = (-to, -from);
            }
            (weight + ln_distribution(to)).exp() - (weight + ln_distribution(from)).exp()
        };
        let term = |image: i64| {
            let source = 2.0 * image as f64 * self.period();
            let mirror = source + 2.0 * self.high;
            mass(source + self.drift * time, self.drift * source) - mass(mirror + self.drift * time, self.drift * mirror)
        };
        self.images(root).map(term).sum::<f64>().clamp(0.0, 1.0)
    }

    fn period(&self) -> f64 {
        self.low + self.high
    }

    /// The images that matter: those within eight standard deviations.
    fn images(&self, root: f64) -> std::ops::RangeInclusive<i64> {
        let most = (8.0 * root / self.period()).ceil() as i64 + 2;
        -most..=most
    }
}

/// Where a test stands: how it ended, if it has, and after how many pairs.
struct Standing<'a> {
    sprt: &'a Sprt,
    decision: Option<Decision>,
    pairs: f64,
    ratio: f64,
    deviation: f64,
    /// The shares of the points that the hypotheses stand for.
    hypotheses: (f64, f64),
}

impl Standing<'_> {
    /// The probability that a test comes out as here or worse for A, if A takes such a share of the points.
    fn or_worse(&self, share: f64) -> f64 {
        let (share0, share1) = self.hypotheses;
        let (low, high) = self.sprt.bounds();
        let scale = self.deviation / (share1 - share0);
        let drift = (share - f64::midpoint(share0, share1)) / self.deviation;
        let motion = Motion { low: -low * scale + OVERSHOOT, high: high * scale + OVERSHOOT, drift };
        // What happened at the last pair is half of it as good as here and half worse.
        let time = self.pairs - 0.5;
        match self.decision {
            Some(Decision::H0) => motion.low_by(time),
            Some(Decision::H1) => 1.0 - motion.high_by(time),
            None => motion.low_by(self.pairs) + motion.between(self.pairs, self.ratio * scale),
        }
    }

    /// The share of the points under which that probability is `chance`.
    fn share_with(&self, chance: f64) -> f64 {
        let (mut low, mut high) = (0.0, 1.0);
        while high - low > PRECISION {
            let middle = f64::midpoint(low, high);
            if self.or_worse(middle) > chance { low = middle } else { high = middle }
        }
        f64::midpoint(low, high)
    }
}

impl Sprt {
    /// The strength as a match shows it that this test might have ended: the estimate that lies as often above the true strength as below it (the median-unbiased
    /// one), with the interval that holds it in 95 % of such matches, whenever they ended. Where all pairs came out alike, or none has been played, there is
    /// no spread to reckon with, and it is that of [`Elo::of`].
    #[must_use]
    pub fn elo(&self, pairs: &Pentanomial) -> Option<Elo> {
        let plain = Elo::of(pairs)?;
        let deviation = pairs.variance().sqrt();
        if deviation == 0.0 {
            return Some(plain);
        }
        let standing = Standing {
            sprt: self,
            decision: self.decision(pairs),
            pairs: pairs.pairs() as f64,
            ratio: self.log_likelihood_ratio(pairs),
            deviation,
            hypotheses: self.shares(deviation),
        };
        let [value, low, high] = [0.5, 0.975, 0.025].map(|chance| standing.share_with(chance));
        let normalised = |share: f64| Elo::normalised_of(share, deviation);
        let [middle, least, most] = [value, low, high].map(normalised);
        Some(Elo {
            logistic: Estimate { value: elo_of(value), low: elo_of(low), high: elo_of(high) },
            normalised: Elo::with_error_of_deviation(pairs, middle, [middle - least, most - middle]),
            superiority: standing.or_worse(0.5),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use crate::{Model, score_of};

    /// Without drift: P(lower first) is the other distance over both (gambler's ruin); with one, (e^(2mB) − 1)/(e^(2mB) − e^(−2mA)) above is its opposite.
    #[test]
    fn in_the_end_a_motion_comes_to_one_of_its_barriers() {
        for (low, high, drift) in [(1.0, 2.0, 0.0_f64), (3.0, 0.5, 0.7), (2.0, 2.0, -1.3), (6.0, 6.0, 4.0), (6.0, 6.0, -4.0)] {
            let motion = Motion { low, high, drift };
            let (below, above) = (motion.low_by(1e3), motion.high_by(1e3));
            let ruin = if drift == 0.0 {
                high / (low + high)
            } else {
                let scale = |at: f64| (-2.0 * drift * at).exp();
                (scale(high) - 1.0) / (scale(high) - scale(-low))
            };
            assert!(
                (below - ruin).abs() < 1e-9 && (above - 1.0 + ruin).abs() < 1e-9,
                "{low} {high} {drift}: {below} {above} {ruin}"
            );
        }
        // At any time it is somewhere.
        for time in [0.01, 0.4, 3.0, 40.0] {
            let motion = Motion { low: 1.5, high: 2.5, drift: 0.3 };
            let sum = motion.low_by(time) + motion.high_by(time) + motion.between(time, motion.high);
            assert!((sum - 1.0).abs() < 1e-9, "{time}: {sum}");
        }
    }

    /// Matches drawn by lot: how the estimates lie about the true strength. With the plain estimate more than half are too high where the test accepts the higher
    /// hypothesis, and its intervals hold the truth less often.
    #[test]
    fn after_the_stop_the_estimate_is_as_often_too_high_as_too_low() {
        let matches = 200;
        for (true_elo, elo1, drawn, most) in [(40.0, 40.0, 0.3, 10_000), (0.0, 40.0, 0.3, 10_000), (20.0, 40.0, 0.5, 150)] {
            let sprt = Sprt::new(0.0, elo1, 0.05, 0.05, Model::Logistic).expect("a test");
            let score = score_of(true_elo);
            let mut random = Random::new(&[1985, true_elo as u64, elo1 as u64]);
            let mut halves = || {
                let chance = random.below(1 << 30) as f64 / f64::from(1 << 30);
                let won = score - drawn / 2.0;
                if chance < won { 2_u8 } else { u8::from(chance < won + drawn) }
            };
            let (mut above, mut held, mut plain_above, mut sum, mut plain_sum) = (0, 0, 0, 0.0, 0.0);
            for _ in 0..matches {
                let mut pairs = Pentanomial::default();
                while sprt.decision(&pairs).is_none() && pairs.pairs() < most {
                    pairs.add(halves() + halves());
                }
                let (found, plain) = (sprt.elo(&pairs).expect("pairs").logistic, Elo::of(&pairs).expect("pairs").logistic);
                above += usize::from(found.value > true_elo);
                plain_above += usize::from(plain.value > true_elo);
                held += usize::from(found.low <= true_elo && true_elo <= found.high);
                sum += found.value;
                plain_sum += plain.value;
                assert!(found.low <= found.value && found.value <= found.high, "{found:?}");
            }
            let told = format!("{true_elo}: {above} above (plain {plain_above}), {held} held, {sum} (plain {plain_sum})");
            // Give or take three standard errors.
            assert!((79..=121).contains(&above) && held >= 180, "{told}");
            if most > 1_000 {
                let away = |sum: f64| (sum / f64::from(matches) - true_elo).abs();
                assert!(away(sum) < away(plain_sum) && plain_above.abs_diff(100) > above.abs_diff(100), "{told}");
            }
        }
    }
}
