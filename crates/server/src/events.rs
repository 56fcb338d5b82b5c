//! What can happen in a game. A game is the list of its events, kept forever; everything else follows from them.

use hnefi_rules::Side;
use serde::{Deserialize, Serialize};

use crate::wire::Seat;

/// Something that happened, as the store keeps it. Names and fields are a file format: they may grow, but never change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub(crate) enum Event {
    /// The game began. Always the first event, and never another.
    Created {
        /// The rule set's id with options and layout.
        rules: String,
        /// The first position.
        start: String,
        /// Who plays the attackers.
        attackers: Seat,
        /// Who plays the defenders.
        defenders: Seat,
        /// The text of the rule set's file as it was, for a rule set that is not built in: the game outlives the file.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        file: Option<String>,
    },
    /// The side to move moved.
    Moved {
        /// With its captures.
        text: String,
    },
    /// The die was thrown; an even throw lost the turn.
    Thrown {
        /// 1 to 6.
        value: u8,
    },
    /// Moves were taken back, each with the turns lost after it.
    TakenBack {
        /// How many moves.
        moves: usize,
    },
    /// A draw was offered.
    Offered {
        /// By whom.
        side: Side,
    },
    /// The offer was withdrawn.
    Withdrawn {
        /// By whom.
        side: Side,
    },
    /// The offer was declined.
    Declined {
        /// By whom.
        side: Side,
    },
    /// The offer was accepted, the game drawn.
    Accepted {
        /// By whom.
        side: Side,
    },
    /// A side gave up.
    Resigned {
        /// Which.
        side: Side,
    },
}
