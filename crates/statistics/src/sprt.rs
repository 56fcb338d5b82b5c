//! The sequential probability ratio test (Wald 1945) on pairs of games: play until one of two hypotheses on the strength is likelier
//! than the other by the odds asked for.

use std::fmt;

use serde::Serialize;
use thiserror::Error;

use super::elo::{NORMALISED, score_of};
use super::likelihood::{Distribution, with_distance, with_mean};
use super::pentanomial::Pentanomial;

/// In which Elo the hypotheses are meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Model {
    /// Elo as people know it.
    #[default]
    Logistic,
    /// Normalised Elo, under which a test takes about as many games whatever the openings.
    Normalised,
}

/// `Elo` or `normalised Elo`.
impl fmt::Display for Model {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Model::Logistic => "Elo",
            Model::Normalised => "normalised Elo",
        })
    }
}

/// Two hypotheses on how much stronger A is than B, and how often either may be taken for the other.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
    model: Model,
}

/// What a test has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Decision {
    /// A is no stronger than the lower hypothesis says.
    H0,
    /// A is at least as strong as the higher hypothesis says.
    H1,
}

/// Why there is no such test.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
pub enum SprtError {
    /// The hypotheses are the wrong way round, or no numbers that an Elo difference can have.
    #[error("a test needs two differences in Elo, the lower first, between -1000 and 1000: not {0} and {1}")]
    Hypotheses(f64, f64),
    /// Not the probability of an error.
    #[error("{name} is the probability of an error, more than 0 and less than 0.5: not {value}")]
    Error {
        /// `alpha` or `beta`.
        name: &'static str,
        /// As given.
        value: f64,
    },
}

/// An outcome that has not been seen counts as this many pairs, so that it is not taken to be impossible.
const UNSEEN: f64 = 1e-3;

impl Sprt {
    /// A test of `elo0` against `elo1`. `alpha` is how often the higher may be accepted although the lower is true, `beta` the reverse.
    ///
    /// # Errors
    /// [`SprtError`].
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64, model: Model) -> Result<Sprt, SprtError> {
        let sane = |elo: f64| elo.abs() <= 1000.0;
        if !(sane(elo0) && sane(elo1) && elo0 < elo1) {
            return Err(SprtError::Hypotheses(elo0, elo1));
        }
        for (name, value) in [("alpha", alpha), ("beta", beta)] {
            if !(value > 0.0 && value < 0.5) {
                return Err(SprtError::Error { name, value });
            }
        }
        Ok(Sprt { elo0, elo1, alpha, beta, model })
    }

    /// The two hypotheses, in the test's Elo.
    #[must_use]
    pub const fn hypotheses(&self) -> (f64, f64) {
        (self.elo0, self.elo1)
    }

    /// The Elo the hypotheses are in.
    #[must_use]
    pub const fn model(&self) -> Model {
        self.model
    }

    /// The log-likelihood ratios at which the test ends: ln(β/(1−α)) and ln((1−β)/α).
    #[must_use]
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The log-likelihood ratio of the two hypotheses: how much likelier the higher one makes what was seen. Each hypothesis is a set
    /// of distributions, of which the likeliest speaks for it (the generalised test, GSPRT).
    #[must_use]
    pub fn log_likelihood_ratio(&self, pairs: &Pentanomial) -> f64 {
        if pairs.pairs() == 0 {
            return 0.0;
        }
        let counts = pairs.counts.map(|count| (count as f64).max(UNSEEN));
        let total: f64 = counts.iter().sum();
        let observed = counts.map(|count| count / total);
        let (Some(p0), Some(p1)) = (self.likeliest(&observed, self.elo0), self.likeliest(&observed, self.elo1)) else {
            return 0.0;
        };
        counts.iter().zip(p0.iter().zip(p1)).map(|(count, (p0, p1))| count * (p1 / p0).ln()).sum()
    }

    /// The shares of the points that the hypotheses stand for, where a pair's share has this standard deviation.
    pub(super) fn shares(&self, deviation: f64) -> (f64, f64) {
        let share = |elo: f64| match self.model {
            Model::Logistic => score_of(elo),
            Model::Normalised => 0.5 + elo / NORMALISED * 2_f64.sqrt() * deviation,
        };
        (share(self.elo0), share(self.elo1))
    }

    fn likeliest(&self, observed: &Distribution, elo: f64) -> Option<Distribution> {
        match self.model {
            Model::Logistic => with_mean(observed, score_of(elo)),
            // σ of a pair's share is 1/√2 of a game's, in which normalised Elo is measured.
            Model::Normalised => with_distance(observed, elo / NORMALISED * 2_f64.sqrt()),
        }
    }

    /// The decision, once there is one.
    #[must_use]
    pub fn decision(&self, pairs: &Pentanomial) -> Option<Decision> {
        let (low, high) = self.bounds();
        let ratio = self.log_likelihood_ratio(pairs);
        if ratio >= high {
            Some(Decision::H1)
        } else if ratio <= low {
            Some(Decision::H0)
        } else {
            None
        }
    }
}

/// `SPRT 0 50 (Elo), alpha 0.05, beta 0.05`.
impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sprt { elo0, elo1, alpha, beta, model } = self;
        write!(f, "SPRT {elo0} {elo1} ({model}), alpha {alpha}, beta {beta}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    /// Tests that fishtest and its like have published: hypotheses, pairs, log-likelihood ratio. Stockfish's of January and November 2020 are
    /// in logistic Elo, Monty's of October 2024 and the last in normalised Elo.
    #[test]
    fn published_tests_have_their_published_ratios() {
        for (model, elo0, elo1, counts, expected) in [
            (Model::Logistic, -1.0, 3.0, [424, 2948, 5832, 3045, 460], 2.94),
            (Model::Logistic, 0.0, 2.0, [1284, 17437, 55536, 18085, 1292], 2.94),
            (Model::Logistic, -0.25, 1.25, [253, 4282, 17604, 4431, 286], 2.94),
            (Model::Logistic, 0.25, 1.25, [58, 3302, 33130, 3518, 84], 2.97),
            (Model::Normalised, 0.0, 4.0, [434, 4052, 8304, 4206, 492], 3.00),
            (Model::Normalised, 1.0, 5.0, [829, 14632, 32502, 15215, 902], 2.93),
            (Model::Normalised, 9.0, 16.0, [352, 579, 1264, 743, 464], 4.60),
        ] {
            let sprt = Sprt::new(elo0, elo1, 0.05, 0.05, model).expect("a test");
            let ratio = sprt.log_likelihood_ratio(&Pentanomial::new(counts));
            assert!((ratio - expected).abs() < 0.03, "[{elo0}, {elo1}] {counts:?}: {ratio}, published {expected}");
        }
    }

    #[test]
    fn the_bounds_are_walds() {
        let sprt = Sprt::new(0.0, 10.0, 0.05, 0.05, Model::Logistic).expect("a test");
        let (low, high) = sprt.bounds();
        assert!((high - 19_f64.ln()).abs() < 1e-12 && (low + 19_f64.ln()).abs() < 1e-12);
    }

    #[test]
    fn a_test_decides_for_the_stronger_and_against_the_weaker() {
        for model in [Model::Logistic, Model::Normalised] {
            let sprt = Sprt::new(0.0, 10.0, 0.05, 0.05, model).expect("a test");
            assert_eq!(sprt.decision(&Pentanomial::default()), None);
            assert_eq!(sprt.decision(&Pentanomial::new([10, 10, 10, 10, 10])), None);
            assert_eq!(sprt.decision(&Pentanomial::new([100, 200, 500, 400, 300])), Some(Decision::H1));
            assert_eq!(sprt.decision(&Pentanomial::new([300, 400, 500, 200, 100])), Some(Decision::H0));
            // Won every pair: an outcome never seen is not impossible, and the ratio stays a number.
            assert!(sprt.log_likelihood_ratio(&Pentanomial::new([0, 0, 0, 0, 40])) > 0.0);
        }
    }

    /// The ratio of a test turned round is the same with its sign changed.
    #[test]
    fn who_is_called_a_makes_no_difference() {
        for model in [Model::Logistic, Model::Normalised] {
            let ratio = |elo0, elo1, counts| {
                let sprt = Sprt::new(elo0, elo1, 0.05, 0.05, model).expect("a test");
                sprt.log_likelihood_ratio(&Pentanomial::new(counts))
            };
            let (one, other) = (ratio(-3.0, 5.0, [7, 20, 41, 29, 8]), ratio(-5.0, 3.0, [8, 29, 41, 20, 7]));
            assert!((one + other).abs() < 1e-9, "{one} {other}");
        }
    }

    /// Matches drawn by lot between players whose strength is known: the wrong answer is no more frequent than was asked for.
    #[test]
    fn the_test_errs_no_more_often_than_it_may() {
        let sprt = Sprt::new(0.0, 60.0, 0.05, 0.05, Model::Logistic).expect("a test");
        for (elo, right) in [(0.0, Decision::H0), (60.0, Decision::H1)] {
            let wins = score_of(elo);
            let wrong = (0..300).filter(|match_number| play_by_lot(&sprt, wins, *match_number) != right).count();
            // 15 are to be expected at most, give or take four.
            assert!(wrong <= 27, "{elo}: {wrong} of 300 wrong");
        }
    }

    fn play_by_lot(sprt: &Sprt, wins: f64, match_number: u64) -> Decision {
        let mut random = Random::new(&[31, match_number]);
        let mut pairs = Pentanomial::default();
        loop {
            // The test is asked after every fourth pair, to save time.
            for _ in 0..4 {
                let won = (0..2).filter(|_| (random.below(1_000_000) as f64) < wins * 1e6).count();
                pairs.add(2 * won as u8);
            }
            if let Some(decision) = sprt.decision(&pairs) {
                return decision;
            }
        }
    }

    #[test]
    fn a_test_that_makes_no_sense_is_refused() {
        let error =
            |elo0, elo1, alpha, beta| Sprt::new(elo0, elo1, alpha, beta, Model::Logistic).expect_err("no test").to_string();
        assert!(error(10.0, 0.0, 0.05, 0.05).contains("the lower first"));
        assert!(error(f64::NAN, 0.0, 0.05, 0.05).contains("the lower first"));
        assert!(error(0.0, 10.0, 0.0, 0.05).contains("alpha is the probability of an error"));
        assert!(error(0.0, 10.0, 0.05, 0.7).contains("beta is the probability of an error"));
    }
}
