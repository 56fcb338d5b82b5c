//! What one connection is sent of one game: the game or what has changed since the version that the client has, then each change. A
//! client that is slow skips steps: its next change leads from the version that it was sent last to the one of that moment.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use futures_util::{Stream, stream};
use hnefi_rules::Side;

use super::text;
use crate::clients::{Client, Share};
use crate::http::problem::Problem;
use crate::http::wire::{ServerMessage, Thinking};
use crate::live_games::command::{Snapshot, ThinkingUpdate};
use crate::live_games::presence::AtTheBoard;
use crate::live_games::registry::{GameRegistry, GameSubscription};
use crate::live_games::{GameError, time};
use crate::random::{GameId, SeatHash};
use hnefi_play::State;

/// One game, as one connection follows it.
pub(super) struct Following {
    games: Arc<GameRegistry>,
    client: Client,
    id: GameId,
    seat: Option<SeatHash>,
    watched: Watched,
    /// What is to be sent before anything else.
    waiting: VecDeque<Bytes>,
    _place: Share,
}

/// How far it is.
enum Watched {
    /// Not begun; the client has this version of the game.
    No {
        since: Option<u64>,
    },
    Yes(Box<Watching>),
    /// Nothing more comes.
    NoMore,
}

struct Watching {
    game: GameSubscription,
    /// The game as it was sent last.
    sent: Snapshot,
    /// What the client was told that it is in the game.
    you: Bytes,
    /// Whom the client was told to be here.
    here: AtTheBoard,
    /// After what absence a game can be claimed.
    absence: Duration,
}

impl Following {
    pub(super) fn new(
        games: Arc<GameRegistry>,
        client: Client,
        (id, seat): (GameId, Option<SeatHash>),
        since: Option<u64>,
        place: Share,
    ) -> Following {
        Following { games, client, id, seat, watched: Watched::No { since }, waiting: VecDeque::new(), _place: place }
    }

    /// The texts to be sent, one after the other. They end when the game can no longer be followed.
    pub(super) fn texts(self) -> impl Stream<Item = Bytes> {
        stream::unfold(self, async |mut following| following.next().await.map(|text| (text, following)))
    }

    async fn next(&mut self) -> Option<Bytes> {
        loop {
            if let Some(text) = self.waiting.pop_front() {
                return Some(text);
            }
            let Watched::Yes(watching) = &mut self.watched else {
                match self.watched {
                    Watched::No { since } => self.begin(since).await,
                    _ => return None,
                }
                continue;
            };
            let GameSubscription { games, thinking_updates, presence, signals, .. } = &mut watching.game;
            tokio::select! {
                biased;
                changed = games.changed() => match changed {
                    Ok(()) => self.game_changed(),
                    Err(_) => self.end(GameError::Busy("the game is being read again")),
                },
                // There is a sender of presence for as long as this page is present itself.
                _ = presence.changed() => self.waiting.extend(watching.present(self.id)),
                signal = signals.recv() => {
                    // Who only watches is not spoken to; who is slow misses words.
                    if let Ok(signal) = signal && watching.plays(self.seat) {
                        self.waiting.push_back(text(&ServerMessage::signal(self.id.to_string(), signal)));
                    }
                }
                changed = thinking_updates.changed() => match changed {
                    Ok(()) => self.waiting.extend(watching.thought(self.id)),
                    Err(_) => self.end(GameError::Busy("the game is being read again")),
                },
            }
        }
    }

    async fn begin(&mut self, since: Option<u64>) {
        let watched = self.games.watch(self.client, self.id, self.seat).await;
        let watched = watched.and_then(|mut game| {
            let sent = game.games.borrow_and_update().clone().ok_or(GameError::Failed)?;
            Ok((game, sent))
        });
        let (mut game, sent) = match watched {
            Ok(watched) => watched,
            Err(error) => return self.end(error),
        };
        let you = you(&sent.state, self.seat);
        let here = game.presence.borrow_and_update().of(&sent.state.seats);
        let absence = self.games.services().absence;
        self.waiting.extend([
            you.clone(),
            since.and_then(|since| change(self.id, since, &sent)).unwrap_or_else(|| whole(&sent)),
            text(&ServerMessage::presence(self.id.to_string(), here, absence)),
        ]);
        self.watched = Watched::Yes(Box::new(Watching { game, sent, you, here, absence }));
    }

    fn end(&mut self, error: GameError) {
        let message = ServerMessage::Missing { game: self.id.to_string(), problem: Problem::from(error).into() };
        self.waiting.push_back(text(&message));
        self.watched = Watched::NoMore;
    }

    /// The change since the game was sent last, and what this client is in the game, or who is here, if that has changed too.
    fn game_changed(&mut self) {
        let Watched::Yes(watching) = &mut self.watched else { return };
        let Some(now) = watching.game.games.borrow_and_update().clone() else { return };
        let you = you(&now.state, self.seat);
        if you != watching.you {
            self.waiting.push_back(you.clone());
            watching.you = you;
        }
        self.waiting.push_back(change(self.id, watching.sent.state.version, &now).unwrap_or_else(|| whole(&now)));
        watching.sent = now;
        self.waiting.extend(watching.present(self.id));
    }
}

impl Watching {
    /// Whether the holder of a seat plays a side.
    fn plays(&self, seat: Option<SeatHash>) -> bool {
        seat.is_some_and(|seat| self.sent.state.seats.sides_of(seat).next().is_some())
    }

    /// Who is here, if that has changed.
    fn present(&mut self, id: GameId) -> Option<Bytes> {
        let here = self.game.presence.borrow_and_update().of(&self.sent.state.seats);
        let changed = std::mem::replace(&mut self.here, here) != here;
        changed.then(|| text(&ServerMessage::presence(id.to_string(), here, self.absence)))
    }

    /// What the engine has found, unless it is about another move than that of the last game sent.
    fn thought(&mut self, id: GameId) -> Option<Bytes> {
        let update = self.game.thinking_updates.borrow_and_update().clone()?;
        if !self.sent.thinking || self.sent.state.game.plies().len() != update.state.game.plies().len() {
            return None;
        }
        let ThinkingUpdate { state, depth, score, nodes, pv } = &update;
        let thinking = Thinking::of(&state.game, *depth, *score, *nodes, pv);
        Some(text(&ServerMessage::Thinking { game: id.to_string(), thinking }))
    }
}

/// What the holder of a seat is in a game.
fn you(state: &State, seat: Option<SeatHash>) -> Bytes {
    let sides: Vec<Side> = seat.map(|seat| state.seats.sides_of(seat).collect()).unwrap_or_default();
    text(&ServerMessage::you(state, &sides))
}

fn whole(snapshot: &Snapshot) -> Bytes {
    snapshot.texts.text(None, || text(&ServerMessage::Game { game: Box::new(snapshot.told(time::now())) }))
}

/// What has changed since a version; `None` if the game never had it.
fn change(id: GameId, since: u64, snapshot: &Snapshot) -> Option<Bytes> {
    snapshot.state.kept_since(since)?;
    let message = |change| ServerMessage::Change { game: id.to_string(), change: Box::new(change) };
    let make = || snapshot.told_since(since, time::now()).map(|change| text(&message(change))).unwrap_or_default();
    Some(snapshot.texts.text(Some(since), make))
}
