//! Static evaluation: what a position is worth without search, from the attackers' side. One file for each group of features; the weights
//! are in [`weights`].

mod correction;
mod danger;
mod escape;
mod evaluator;
pub(crate) mod features;
pub(crate) mod hand_written;
mod material;
mod mobility;
pub(crate) mod move_features;
mod placement;
mod quarry;
mod ring;
mod shape;
mod slots;
mod tally;
pub(crate) mod weights;

pub(crate) use correction::CorrectionHistory;
pub(crate) use evaluator::Evaluator;
pub(crate) use hand_written::HandWritten;
