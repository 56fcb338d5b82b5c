//! What is said on a socket.

use std::time::Duration;

use hnefi_api::ProblemDocument;
use hnefi_rules as rules;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::{ActionRequest, GameChange, GameState, Side, Signal, Thinking};
use crate::live_games::SignalSent;
use crate::live_games::presence::AtTheBoard;
use hnefi_play::{PerSide, State};

/// Asks for a game and all its changes.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct FollowMessage {
    /// The game.
    pub(crate) follow: String,
    /// The secret of a seat, where this client has one. It then acts for that seat.
    pub(crate) token: Option<String>,
    /// The version that the client has: it is sent the change since then, and not the whole game.
    pub(crate) since: Option<u64>,
}

/// Asks for no more of a game.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct UnfollowMessage {
    /// The game.
    pub(crate) unfollow: String,
}

/// Does something in a game that is followed with the secret of a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ActMessage {
    /// The game.
    pub(crate) game: String,
    /// A number of the client's choice, which the answer has too.
    pub(crate) n: u64,
    /// What is done.
    pub(crate) r#do: ActionRequest,
}

/// Answers a `ping`.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PongMessage {
    /// The number of the `ping`.
    pub(crate) pong: u64,
}

/// What a client says on a socket.
#[derive(Debug)]
pub(crate) enum ClientMessage {
    Follow(FollowMessage),
    Unfollow(UnfollowMessage),
    Act(ActMessage),
    Pong(PongMessage),
}

/// A text that is no message.
#[derive(Debug)]
pub(crate) struct Unreadable {
    /// The number in it, where it has one: the client waits for an answer to that.
    pub(crate) n: Option<u64>,
    /// What is wrong.
    pub(crate) detail: String,
}

impl ClientMessage {
    /// Reads a message, which is recognised by one of its fields.
    ///
    /// # Errors
    /// [`Unreadable`] with what is wrong.
    pub(crate) fn read(text: &[u8]) -> Result<ClientMessage, Unreadable> {
        let fields: Map<String, Value> = serde_json::from_slice(text)
            .map_err(|error| Unreadable { n: None, detail: format!("a message is a JSON object: {error}") })?;
        let n = fields.get("n").and_then(Value::as_u64);
        let has = |name| fields.contains_key(name);
        let (act, follow, unfollow, pong) = (has("do"), has("follow"), has("unfollow"), has("pong"));
        let value = Value::Object(fields);
        let read = if act {
            ActMessage::deserialize(value).map(ClientMessage::Act)
        } else if follow {
            FollowMessage::deserialize(value).map(ClientMessage::Follow)
        } else if unfollow {
            UnfollowMessage::deserialize(value).map(ClientMessage::Unfollow)
        } else if pong {
            PongMessage::deserialize(value).map(ClientMessage::Pong)
        } else {
            let detail = "a message has one of the fields `follow`, `unfollow`, `do` and `pong`".to_owned();
            return Err(Unreadable { n, detail });
        };
        read.map_err(|error| Unreadable { n, detail: error.to_string() })
    }
}

/// What a player answers to moves that the other side may make.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SidePlan {
    /// The player's side.
    side: Side,
    /// Moves of the other side and the answers to them, alternating.
    lines: Vec<Vec<String>>,
}

/// What the server says on a socket.
#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum ServerMessage {
    /// A game as a whole.
    Game {
        /// The game.
        game: Box<GameState>,
    },
    /// What has changed in a game.
    Change {
        /// The game.
        game: String,
        /// From a version that this client has been sent to the version now.
        change: Box<GameChange>,
    },
    /// What the engine has found so far about its move.
    Thinking {
        /// The game.
        game: String,
        /// What it has found.
        thinking: Thinking,
    },
    /// What this client is in a game.
    You {
        /// The game.
        game: String,
        /// The sides that it plays.
        sides: Vec<Side>,
        /// What it has planned for them.
        plans: Vec<SidePlan>,
    },
    /// Who follows a game at the moment.
    Presence {
        /// The game.
        game: String,
        /// Whether the attackers' player does.
        attackers: bool,
        /// Whether the defenders' player does.
        defenders: bool,
        /// How many others do.
        watchers: usize,
        /// The milliseconds after which the game of a player who is to move, and follows it no more or does not answer, can be claimed.
        claim_after: u64,
    },
    /// A player says something to the other.
    Signal {
        /// The game.
        game: String,
        /// Who says it.
        side: Side,
        /// What.
        signal: Signal,
    },
    /// An action has been done.
    Done {
        /// The number that came with it.
        n: u64,
        /// The version of the game after it. The change has been sent before.
        version: u64,
    },
    /// An action was refused, or a message could not be read.
    Refused {
        /// The number that came with it, if one did.
        n: Option<u64>,
        /// Why.
        problem: ProblemDocument,
    },
    /// A game is not followed, or no longer.
    Missing {
        /// The game as the client called it.
        game: String,
        /// Why.
        problem: ProblemDocument,
    },
    /// Is to be answered with a `pong` at once.
    Ping {
        /// Its number.
        n: u64,
    },
}

impl ServerMessage {
    /// Who follows a game.
    pub(crate) fn presence(game: String, here: AtTheBoard, absence: Duration) -> ServerMessage {
        let AtTheBoard { players: PerSide { attackers, defenders }, watchers } = here;
        let claim_after = absence.as_millis().try_into().unwrap_or(u64::MAX);
        ServerMessage::Presence { game, attackers, defenders, watchers, claim_after }
    }

    /// What the player of some sides is.
    pub(crate) fn you(state: &State, sides: &[rules::Side]) -> ServerMessage {
        let plan = |side: &rules::Side| {
            let lines = state.plans.of(*side).lines();
            (!lines.is_empty()).then_some(SidePlan { side: (*side).into(), lines })
        };
        let plans = sides.iter().filter_map(plan).collect();
        ServerMessage::You { game: state.id.to_string(), sides: sides.iter().copied().map(Side::from).collect(), plans }
    }

    /// A word of a player to the other.
    pub(crate) fn signal(game: String, SignalSent { side, signal }: SignalSent) -> ServerMessage {
        ServerMessage::Signal { game, side: side.into(), signal }
    }
}
