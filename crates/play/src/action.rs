//! What a player, the engine or the server does in a game.

use hnefi_rules::{Move, MoveText, Side};

use super::OfferKind;
use crate::random::SeatHash;

/// What is done in a game.
#[derive(Clone, Debug)]
pub enum Action {
    /// A person takes an open seat.
    Join {
        /// The side, if the person chooses one.
        side: Option<Side>,
        /// The secret of an invitation; without one, the game must be listed.
        invitation: Option<SeatHash>,
        /// What the person is called.
        name: Option<String>,
    },
    /// A person changes the name it goes by, or takes it away.
    Rename {
        /// The side, if the person holds both.
        side: Option<Side>,
        /// The new name.
        name: Option<String>,
    },
    /// A person moves.
    Play {
        /// The move as sent.
        text: MoveText,
        /// The number of the ply that the client believes comes next.
        ply: usize,
        /// Milliseconds that the move spent on the network.
        lag: u64,
    },
    /// A person takes its last move back, or asks the other person for it.
    TakeBack {
        /// For this side, if one is named.
        side: Option<Side>,
        /// How many plies the client believes the game has; `None` from clients that do not say.
        plies: Option<usize>,
    },
    /// A person resigns.
    Resign {
        /// For this side, if one is named.
        side: Option<Side>,
    },
    /// A person offers something.
    Offer {
        /// What.
        offer: OfferKind,
        /// For this side, if one is named.
        side: Option<Side>,
    },
    /// A person answers an offer.
    Answer {
        /// What was offered.
        offer: OfferKind,
        /// Whether it is accepted.
        accept: bool,
    },
    /// A person withdraws its own offer.
    Withdraw {
        /// What was offered.
        offer: OfferKind,
    },
    /// The second player chooses the side under the pie rule.
    ChooseSide {
        /// Whether the players exchange their sides.
        swap: bool,
    },
    /// A person says what it answers to the other's moves.
    Plan {
        /// For this side, if one is named.
        side: Option<Side>,
        /// Moves in notation, each list beginning with one of the other side.
        lines: Vec<Vec<String>>,
    },
    /// A person claims the game, which the other has left.
    Claim {
        /// Whether the other side has been away for long enough.
        away: bool,
    },
    /// A person calls the game off.
    Cancel,
    /// The engine moves.
    EngineMove(Move),
    /// The engine answers an offer.
    EngineAnswer {
        /// Whether it accepts.
        accept: bool,
    },
    /// The engine chooses its side under the pie rule.
    EngineChoice {
        /// Whether the players exchange their sides.
        swap: bool,
    },
    /// The server finds that a player's time is over.
    Flag,
    /// The server was away while a clock was running.
    Outage {
        /// For how long.
        milliseconds: u64,
    },
    /// The operator ends the game or takes a name away.
    Moderate(Moderation),
}

/// What the operator may do in a game.
#[derive(Clone, Debug)]
pub enum Moderation {
    /// Calls the game off.
    Close,
    /// Changes a name, or takes it away.
    Rename {
        /// Whose.
        side: Side,
        /// The new name.
        name: Option<String>,
    },
}

/// Who does something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// The person with this secret.
    Person(SeatHash),
    /// The server or its engine.
    Server,
}
