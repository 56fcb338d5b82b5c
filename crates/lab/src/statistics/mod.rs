//! What games prove: scores of pairs, Elo with its interval, and the sequential test.
//!
//! Games come in pairs from one opening with the sides changed. The sides are not alike, so that the two games of a pair depend on each
//! other, and only pairs can be counted as independent. The formulas and their sources are in `docs/lab/match.md`.

mod elo;
mod likelihood;
mod logistic;
mod normal;
mod pentanomial;
mod sprt;

pub use elo::{Elo, Estimate, elo_of, score_of};
pub use logistic::{HARDLY, Logistic, LogisticError, Observation, mean_loss};
pub use pentanomial::Pentanomial;
pub use sprt::{Decision, Model, Sprt, SprtError};
