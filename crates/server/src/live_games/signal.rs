//! The few things that players can say to each other. They are not stored.

use hnefi_rules::Side;
use serde::{Deserialize, Serialize};

/// What a player can say to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Signal {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// One moment, please.
    OneMoment,
    /// Are you still there? A player who does not answer for a while can lose the game.
    StillThere,
    /// I am here: the answer to that.
    Here,
}

/// A word of a player to the other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SignalSent {
    /// By whom.
    pub(crate) side: Side,
    /// What.
    pub(crate) signal: Signal,
}
