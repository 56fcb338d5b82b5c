//! What players say to each other. It is not stored.

use hnefi_play::json::Signal;
use hnefi_rules::Side;

/// A word of a player to the other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SignalSent {
    /// By whom.
    pub(crate) side: Side,
    /// What.
    pub(crate) signal: Signal,
}
