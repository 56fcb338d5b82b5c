//! Weights of the evaluation: fitted to games that were played ([`Samples`]) or to scores of searches ([`Labelling`], [`LabelFits`]), or tuned
//! by playing ([`Tuning`]).
//!
//! The crate prints nothing.

mod digest;
mod fit;
mod labels;
mod run_file;
mod tuning;
mod turns;

pub use fit::{FAR_SIGHT, Fitted, FittedOrder, SampleError, Samples};
pub use labels::{FittedToLabels, LabelFile, LabelFitError, LabelFits, LabelledGame, Labelling, LabellingError};
pub use run_file::{Entry, RunFile, RunFileError};
pub use tuning::{Tuned, Tuning, TuningError, TuningFile, TuningRound};
