//! How far a measurement is, as the store keeps it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What is known of a measurement while it is played, and afterwards.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Progress {
    /// The share of the work that is done, 0 to 1.
    pub(crate) done: f64,
    /// How many games have been played.
    pub(crate) games: u64,
    /// The milliseconds that they took.
    pub(crate) took: u64,
    /// What they have come to: a summary of the study as `hnefi lab report` writes it.
    pub(crate) study: Option<Value>,
    /// Why the measurement cannot be played, if so.
    pub(crate) failed: Option<String>,
}
