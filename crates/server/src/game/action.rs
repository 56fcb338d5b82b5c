//! What a player or the engine does in a game.

use hnefi_rules::{Move, MoveText, Side};

/// What a player or the engine does.
#[derive(Clone, Debug)]
pub(crate) enum Action {
    /// A person moves.
    Play {
        /// The move as sent.
        text: MoveText,
        /// The number of the ply that the client believes comes next.
        ply: usize,
    },
    /// A person takes the last move back.
    TakeBack,
    /// A person resigns.
    Resign {
        /// For this side, if one is named.
        side: Option<Side>,
    },
    /// A person offers, accepts, declines or withdraws a draw.
    Draw {
        /// Which of these.
        action: DrawAction,
        /// For this side, if one is named.
        side: Option<Side>,
    },
    /// The engine moves.
    EngineMove(Move),
    /// The engine answers an offer.
    EngineAnswer {
        /// Whether it accepts.
        accept: bool,
    },
}

/// What a player does about a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DrawAction {
    /// Offer one.
    Offer,
    /// Accept the offer.
    Accept,
    /// Decline the offer.
    Decline,
    /// Withdraw one's own offer.
    Withdraw,
}
