//! What games prove: scores of pairs, Elo with its interval, and the sequential test.
//!
//! Games come in pairs from one opening with the sides changed. The sides are not alike, so that the two games of a pair depend on each
//! other, and only pairs can be counted as independent. The formulas and their sources are in `docs/reference/match-statistics.md`.
//!
//! How fair a rule set is, studies ask by other figures, of games that were counted for the attackers: [`Proportion`] is their share of the points,
//! [`Ladder`] says where it goes as both sides grow stronger, [`Ordinal`] the same where many games are drawn, [`Handicap`] and [`skill`] what thinking longer is worth. A [`Race`] stops playing a
//! rule set once its verdict is sure, [`Effects`] tell what single rules do, and [`Agreement`] whether people's games say the same. Those
//! formulas and sources are in `docs/reference/statistics.md`.

mod agreement;
mod choice;
mod contrast;
mod cumulative;
mod dyadic;
mod effects;
mod elo;
mod grouped;
mod handicap;
mod judgement;
mod ladder;
mod least_squares;
mod likelihood;
mod line;
mod logistic;
mod normal;
mod ordinal;
mod outcomes;
mod pentanomial;
mod posterior;
mod power;
mod proportion;
mod race;
mod random;
mod results;
mod sprt;
mod stopped;
mod superiority;

pub use agreement::{Agreement, AgreementError, Column};
pub use choice::{Choice, choice_loss, fit_choices};
pub use contrast::{Contrast, ContrastBlock};
pub use dyadic::{DyadicGame, dyadic_spread};
pub use effects::{Effect, Effects, EffectsError, GridArm, Level};
pub use elo::{Elo, Estimate, elo_of, score_of};
pub use handicap::{Even, Fieller, Handicap, skill};
pub use judgement::{Evidence, Judgement, Reason, Side, Standard, StandardError};
pub use ladder::Ladder;
pub use least_squares::{LeastSquares, LeastSquaresError};
pub use line::{Goodness, LineError, Predicted};
pub use logistic::{Logistic, LogisticError, Observation, WEAK_RIDGE, mean_loss};
pub use ordinal::{EvaluationEffect, Ordinal, OrdinalError, OrdinalGame, OrdinalPrediction, PooledSlope, pooled_slope};
pub use outcomes::Outcomes;
pub use pentanomial::Pentanomial;
pub use posterior::Posterior;
pub use power::{Checks, Power};
pub use proportion::{Proportion, jeffreys, wilson};
pub use race::{Race, RaceError, Verdict};
pub use random::Random;
pub use results::Results;
pub use sprt::{Decision, Model, Sprt, SprtError};

/// The examples of the README, run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
