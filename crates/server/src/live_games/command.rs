//! What a game can be asked or told, and what it answers.

use std::sync::Arc;

use hnefi_engine::ScoreKind;
use hnefi_play::json::{GameChange, GameState, Signal};
use hnefi_rules::{Game, Move};
use tokio::sync::{oneshot, watch};
use tracing::Span;

use crate::clients::Client;
use crate::live_games::GameError;
use crate::live_games::texts::Texts;
use crate::random::SeatHash;
use hnefi_play::{Action, Actor, State};

/// A game as it stands.
#[derive(Clone)]
pub(crate) struct Snapshot {
    pub(crate) state: Arc<State>,
    /// Whether the engine is thinking about its move.
    pub(crate) thinking: bool,
    /// What has been made of it to be sent.
    pub(crate) texts: Arc<Texts>,
}

impl Snapshot {
    /// The game as clients see it at a time, in milliseconds since 1970.
    pub(crate) fn told(&self, now: u64) -> GameState {
        GameState::at(now, &self.state, self.thinking)
    }

    /// What has changed since a version; `None` if the game never had it.
    pub(crate) fn told_since(&self, version: u64, now: u64) -> Option<GameChange> {
        GameChange::since(version, now, &self.state, self.thinking)
    }
}

/// What the engine has found so far.
#[derive(Clone)]
pub(crate) struct ThinkingUpdate {
    /// The game that it is thinking about.
    pub(crate) state: Arc<State>,
    /// The depth finished.
    pub(crate) depth: u32,
    pub(crate) score: ScoreKind,
    /// Positions visited.
    pub(crate) nodes: u64,
    /// The line expected.
    pub(crate) pv: Vec<Move>,
}

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, GameError>>;

/// What a game can be asked or told.
pub(crate) enum Command {
    /// The game as it is.
    Read(Reply<Snapshot>),
    /// All changes from now on.
    Watch(Reply<watch::Receiver<Option<ThinkingUpdate>>>),
    /// An action of a person, the server or its engine.
    Act { by: Actor, action: Action, reply: Reply<Snapshot> },
    /// A word of the player with this seat to the other one.
    Signal { seat: SeatHash, signal: Signal, reply: Reply<Snapshot> },
    /// The position, for a hint to the player with this seat.
    Advise { seat: SeatHash, reply: Reply<Game> },
}

impl Command {
    /// Answers with an error.
    pub(crate) fn refuse(self, error: GameError) {
        match self {
            Command::Read(reply) | Command::Act { reply, .. } | Command::Signal { reply, .. } => drop(reply.send(Err(error))),
            Command::Watch(reply) => drop(reply.send(Err(error))),
            Command::Advise { reply, .. } => drop(reply.send(Err(error))),
        }
    }
}

/// A command on its way to a game.
pub(crate) struct Message {
    /// The client it counts for.
    pub(crate) client: Client,
    /// The request that it belongs to, in the log.
    pub(crate) span: Span,
    pub(crate) command: Command,
}
