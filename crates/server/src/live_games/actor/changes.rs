//! Changes of the game: decided, written to the store, and published.

use std::sync::Arc;

use hnefi_library::entry_of_played;

use super::{GameActor, WriteFailed, failed, not_loaded};
use crate::clients::Share;
use crate::live_games::command::{Reply, Snapshot};
use crate::live_games::services::Services;
use crate::live_games::{GameError, time};
use crate::quotas::QuotaError;
use crate::random::{self, GameId, Random128};
use crate::store::{Append, StoreError};
use hnefi_play::{Action, Actor, Change, Decider, Event, OfferKind, State};

impl GameActor {
    pub(super) fn decider(&self) -> Decider {
        let max_plies = self.services.max_plies;
        Decider { die: random::throw, fresh_id: Random128::new, max_plies, now: time::now() }
    }

    pub(super) async fn act(&mut self, by: Actor, action: Action, reply: Reply<Snapshot>) -> Result<(), WriteFailed> {
        let action = match (by, action) {
            (Actor::Person(key), Action::Claim { .. }) => Action::Claim { away: self.other_is_away(key) },
            (_, action) => action,
        };
        if let Actor::Person(key) = by {
            self.here(key);
        }
        let is_other_position = |event: &Event| {
            matches!(event, Event::Moved { .. } | Event::TakenBack { .. } | Event::Swapped { .. } | Event::Paused)
        };
        let mut counted = false;
        let (moved, place) = loop {
            let decided = self.decide(by, &action);
            let is_nothing = decided.as_ref().map_or(true, |change| change.events.is_empty());
            if is_nothing && self.refresh().await? {
                continue;
            }
            let change = match decided {
                Ok(_) if is_nothing => {
                    drop(reply.send(self.snapshot()));
                    return Ok(());
                }
                Ok(change) => change,
                Err(error) => {
                    drop(reply.send(Err(error)));
                    return Ok(());
                }
            };
            // Once, however often it is decided again.
            if !counted && begins_rematch(&action, &change) {
                if let Err(error) = self.count_rematch().await {
                    drop(reply.send(Err(error)));
                    return Ok(());
                }
                counted = true;
            }
            // The process that worked for the game may have let go of it since this one asked.
            if self.leads != Some(true) && GameActor::has_work(&change.state) {
                self.take_lease().await?;
            }
            // An action after which the engine must think is refused beforehand if the engine's queue is full.
            let thinks = change.state.engine_to_move().is_some() || change.state.engine_to_answer().is_some();
            let thinks = thinks && self.leads != Some(false);
            let place = if thinks { self.services.engine.try_place(self.client) } else { None };
            if thinks && place.is_none() {
                drop(reply.send(Err(GameError::Busy("the engine has too many games to think about"))));
                return Ok(());
            }
            let moved = change.events.iter().any(is_other_position);
            match self.commit(change).await {
                Ok(()) => break (moved, place),
                // Another process was faster: the action is decided again in the game as it is now.
                Err(StoreError::Conflict) => self.catch_up().await?,
                // Nothing was written, and the game goes on as it was.
                Err(StoreError::Full(_)) => {
                    drop(reply.send(Err(GameError::StorageFull)));
                    return Ok(());
                }
                Err(error) => {
                    drop(reply.send(Err(GameError::Unwritten)));
                    return Err(self.write_failed(&error));
                }
            }
        };
        if moved {
            self.forget_searches();
        }
        self.after_change(place);
        let offers = matches!(action, Action::Offer { offer: OfferKind::Draw, .. });
        if offers && self.answering.is_some() {
            self.offering = Some(reply);
        } else {
            drop(reply.send(self.snapshot()));
        }
        Ok(())
    }

    /// Counts a rematch among the games that the client begins.
    async fn count_rematch(&self) -> Result<(), GameError> {
        let Services { quotas, store, .. } = &*self.services;
        quotas.begin_game(self.client, store).await.map_err(|error| match error {
            QuotaError::Over(over) => over.into(),
            QuotaError::Store(error) => not_loaded(self.state.id, &error),
        })
    }

    /// What an action makes of the game; no events if it stays as it is.
    fn decide(&self, by: Actor, action: &Action) -> Result<Change, GameError> {
        let decider = self.decider();
        let events = decider.decide(&self.state, by, action)?;
        self.change(events, decider)
    }

    /// What events make of the game, and the throws of the die that follow.
    pub(super) fn change(&self, decided: Vec<Event>, decider: Decider) -> Result<Change, GameError> {
        self.state.after(decided, decider).map_err(|error| failed(self.state.id, &error))
    }

    /// Writes a change to the store. Then it has happened, and not before.
    pub(super) async fn commit(&mut self, Change { state, kept, at, events }: Change) -> Result<(), StoreError> {
        if !events.is_empty() {
            let entry = entry_of_played(&state, kept);
            let listing = self.services.listing(Some(&self.state), &state);
            let append = Append { game: state.id, seat: None, at, first: self.state.version + 1, events, entry, listing };
            // The game that follows is there when this one leads to it, and only then.
            let successor = match state.next.filter(|_| self.state.next.is_none()) {
                Some(next) => Some(self.successor(next, &state, at)?),
                None => None,
            };
            self.services.store.append_all(successor.into_iter().chain([append]).collect()).await?;
            self.state = Arc::new(state);
        }
        Ok(())
    }

    /// The first event of the game that follows this one.
    fn successor(&self, id: GameId, state: &State, at: u64) -> Result<Append, StoreError> {
        let created = state.successor();
        let begun = State::begin(id, at, state.host, &created);
        let begun = match begun {
            Ok(begun) => begun,
            Err(error) => {
                drop(failed(state.id, &error));
                return Err(StoreError::Closed);
            }
        };
        let entry = entry_of_played(&begun, 0);
        Ok(Append { game: id, seat: Some(state.host), at, first: 1, events: vec![created], entry, listing: None })
    }

    /// Logs why the game leaves memory. The next command to it reads it from the store again.
    pub(super) fn write_failed(&self, error: &StoreError) -> WriteFailed {
        tracing::error!(game = %self.state.id, %error, "a change could not be written, the game is read from the store again");
        WriteFailed
    }

    /// Starts the engine where this process works for the game, and publishes the game.
    pub(super) fn after_change(&mut self, place: Option<Share>) {
        if self.leads == Some(true) {
            self.start_searches(place);
        } else {
            self.forget_searches();
        }
        self.publish();
        // The request with the draw offer is answered when the offer is.
        if self.answering.is_none()
            && let Some(reply) = self.offering.take()
        {
            drop(reply.send(self.snapshot()));
        }
    }

    pub(super) async fn server_does(&mut self, action: &Action) -> Result<(), WriteFailed> {
        match self.decide(Actor::Server, action) {
            Ok(change) => match self.commit(change).await {
                Ok(()) => self.after_change(None),
                // Another process was faster, and the action is about a game that is no more.
                Err(StoreError::Conflict) => self.catch_up().await?,
                Err(error) => return Err(self.write_failed(&error)),
            },
            Err(error) => {
                failed(self.state.id, &error);
                self.publish();
            }
        }
        Ok(())
    }

    /// Publishes the game to all who follow it.
    pub(super) fn publish(&self) {
        let (version, thinking) = (self.state.version, self.moving.is_some());
        // Readers are woken only if something has changed.
        self.shared.games.send_if_modified(|shown| {
            let changed = shown.as_ref().is_none_or(|shown| (shown.state.version, shown.thinking) != (version, thinking));
            if changed {
                *shown = Some(Snapshot { state: self.state.clone(), thinking, texts: Arc::default() });
            }
            changed
        });
    }

    /// The snapshot published last.
    pub(super) fn snapshot(&self) -> Result<Snapshot, GameError> {
        let published = self.shared.games.borrow().clone();
        published.ok_or_else(|| failed(self.state.id, &"it was asked before it was ready"))
    }
}

/// Whether the action begins a game again. Two games that decide together count as one, so that the second is not counted.
fn begins_rematch(action: &Action, change: &Change) -> bool {
    let (Action::Offer { offer, .. } | Action::Answer { offer, .. }) = action else { return false };
    *offer == OfferKind::Rematch && change.events.iter().any(|event| matches!(event, Event::Followed { .. }))
}
