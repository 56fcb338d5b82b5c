//! What all figures of a study have in common.

/// The confidence of all intervals.
pub(crate) const CONFIDENCE: f64 = 0.95;
/// How many doublings beyond the last rung a ladder is followed. What stands there has not been played.
pub(crate) const BEYOND: f64 = 2.0;
