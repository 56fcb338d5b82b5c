//! What the processes that share a store tell each other about a game and do not keep: who is at the board, and what players say.

use hnefi_play::json::Signal;
use hnefi_rules::Side;
use serde::{Deserialize, Serialize};

use crate::live_games::SignalSent;
use crate::random::{Random128, SeatHash};

/// A message about a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum PeerMessage {
    /// The pages that are open with one process, by the secrets of their people.
    Here {
        /// The process.
        process: Random128,
        /// How many pages each person has open; `None` stands for all who only watch.
        pages: Vec<(Option<SeatHash>, usize)>,
    },
    /// Asks every process who is at the board.
    WhoIsHere,
    /// A player said something to the other.
    Signal {
        /// Which.
        side: Side,
        /// What.
        signal: Signal,
    },
}

impl PeerMessage {
    /// The message as it is sent.
    pub(crate) fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a message; `None` for one of another version of the program.
    pub(crate) fn of(text: &str) -> Option<PeerMessage> {
        serde_json::from_str(text).ok()
    }
}

impl From<SignalSent> for PeerMessage {
    fn from(SignalSent { side, signal, .. }: SignalSent) -> PeerMessage {
        PeerMessage::Signal { side, signal }
    }
}
