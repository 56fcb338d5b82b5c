//! Weights of the evaluation: fitted to games that were played ([`Samples`]), or tuned by playing ([`Tuning`]).
//!
//! The crate prints nothing.

mod fit;
mod tuning;

pub use fit::{FAR_SIGHT, Fitted, FittedOrder, SampleError, Samples};
pub use tuning::{Tuned, Tuning, TuningError, TuningFile, TuningFileError};
