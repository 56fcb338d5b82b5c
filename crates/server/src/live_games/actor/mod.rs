//! One game in memory: a task that takes commands one after the other, writes to the store what follows from them, and only then answers.
//! Nothing else touches the game, and a client that hangs up cannot stop a change half-way.

mod changes;
mod leading;
mod people;
mod thinking;

use std::fmt::Display;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use hnefi_engine::SearchResult;
use tokio::sync::{broadcast, mpsc, watch};
use tracing::Instrument;

use self::thinking::answer_of;
use crate::clients::Client;
use crate::engine_pool::threads::{Cost, Job};
use crate::live_games::command::{Command, Message, Reply, Snapshot, ThinkingUpdate};
use crate::live_games::messages::PeerMessage;
use crate::live_games::presence::Presence;
use crate::live_games::services::Services;
use crate::live_games::shared_state::SharedState;
use crate::live_games::{GameError, SignalSent, time};
use crate::random::{GameId, SeatHash};
use crate::store::{KeptAlive, StoreError};
use hnefi_play::{Action, PerSide, State};

/// The most milliseconds of a move's way over the network that a player's clock is not charged for. A move that comes so late is still played.
pub(crate) const MAX_LAG: u64 = 500;
/// A game stays in memory for as many milliseconds before the time of a player is over.
const SOON: u64 = 10 * 60 * 1000;

/// The task of a game.
pub(crate) struct GameActor {
    services: Arc<Services>,
    shared: Arc<SharedState>,
    /// The client that acted in the game last, or began to follow it: the engine works for that client.
    client: Client,
    state: Arc<State>,
    thinking_updates: watch::Sender<Option<ThinkingUpdate>>,
    /// The search for the engine's move.
    moving: Option<Job<SearchResult>>,
    /// The search for the engine's answer to a draw offer, and the request that waits for it.
    answering: Option<Job<SearchResult>>,
    offering: Option<Reply<Snapshot>>,
    /// The search for the engine's choice of a side.
    choosing: Option<Job<SearchResult>>,
    /// Whether this process, of all that share the store, works for the game unasked; `None` where that is not known.
    leads: Option<bool>,
    /// Tells the store that a clock runs, while one does.
    kept_alive: Option<KeptAlive>,
    /// Who is at the board, and what players say, here and with other processes.
    presence: watch::Receiver<Presence>,
    signals: broadcast::Receiver<SignalSent>,
    /// The open pages that other processes were told of last.
    told: Vec<(Option<SeatHash>, usize)>,
    /// When each side was last asked whether it is still there, if it has not done anything since.
    asked: PerSide<Option<u64>>,
}

/// The write failed, and the game must be read from the store again.
struct WriteFailed;

impl GameActor {
    /// Reads a game from the store.
    ///
    /// # Errors
    /// A [`GameError`] where there is no such game, or it cannot be read.
    pub(crate) async fn load(
        (id, client): (GameId, Client),
        services: Arc<Services>,
        shared: Arc<SharedState>,
    ) -> Result<GameActor, GameError> {
        let record = services.store.load(id).await.map_err(|error| not_loaded(id, &error))?;
        let record = record.ok_or(GameError::NotFound(id))?;
        // A long game takes a while to replay.
        let state = services
            .workers
            .run(client, Cost::Short, move |_| State::of(id, record.created, record.seat, record.times_and_events()))
            .await?;
        let state = state.map_err(|error| {
            tracing::error!(game = %id, %error, "a stored game does not replay");
            GameError::Failed
        })?;
        let state = Arc::new(state);
        let (thinking_updates, _) = watch::channel(None);
        let (presence, signals) = (shared.presence.subscribe(), shared.signals.subscribe());
        Ok(GameActor {
            services,
            shared,
            client,
            state,
            thinking_updates,
            moving: None,
            answering: None,
            offering: None,
            choosing: None,
            leads: None,
            kept_alive: None,
            presence,
            signals,
            told: Vec::new(),
            asked: PerSide::default(),
        })
    }

    /// Serves the game until its registry lets go of it.
    ///
    /// # Errors
    /// [`GameError::Failed`] where a change could not be written.
    pub(crate) async fn run(mut self, inbox: &mut mpsc::Receiver<Message>) -> Result<(), GameError> {
        // A store that takes no changes would keep the next request to the game waiting here. This process keeps the lease then.
        self.serve(inbox).await.map_err(|WriteFailed| GameError::Failed)?;
        if self.leads == Some(true)
            && let Err(error) = self.services.store.release_lease(self.state.id).await
        {
            // The lease ends when this process does.
            tracing::debug!(game = %self.state.id, %error, "a lease could not be released");
        }
        Ok(())
    }

    async fn serve(&mut self, inbox: &mut mpsc::Receiver<Message>) -> Result<(), WriteFailed> {
        self.publish();
        self.tell(&PeerMessage::WhoIsHere);
        loop {
            self.take_lead().await?;
            let busy = self.moving.is_some() || self.answering.is_some() || self.choosing.is_some();
            let deadline = self.state.clocks.deadline().filter(|_| self.leads == Some(true));
            let is_soon = deadline.is_some_and(|(_, deadline)| deadline.saturating_sub(time::now()) <= SOON);
            let deadline = deadline.map(|(_, deadline)| time::instant_of(deadline + MAX_LAG));
            let timed = deadline.filter(|_| self.state.clocks.are_live());
            self.kept_alive = timed.map(|_| self.kept_alive.take().unwrap_or_else(|| self.services.store.keep_alive()));
            // A game whose time is nearly over stays in memory. One by correspondence may leave it; when it is asked for next, its time is
            // found to be over.
            self.shared.stays.store(busy || is_soon, Ordering::Release);
            tokio::select! {
                command = inbox.recv() => {
                    let Some(Message { client, span, command }) = command else { return Ok(()) };
                    if matches!(command, Command::Act { .. } | Command::Watch(_)) {
                        self.client = client;
                    }
                    let done = self.handle(command).instrument(span).await;
                    self.shared.stays.store(true, Ordering::Release);
                    self.shared.pending.fetch_sub(1, Ordering::AcqRel);
                    done?;
                }
                found = answer_of(&mut self.moving) => {
                    self.moving = None;
                    self.engine_moves(found).await?;
                }
                found = answer_of(&mut self.answering) => {
                    self.answering = None;
                    self.engine_answers(found).await?;
                }
                found = answer_of(&mut self.choosing) => {
                    self.choosing = None;
                    self.engine_chooses(found).await?;
                }
                () = until(deadline) => self.server_does(&Action::Flag).await?,
                () = self.shared.behind.notified() => self.catch_up().await?,
                () = self.shared.leases_free.notified() => {
                    self.leads = None;
                    self.shared.presence.send_modify(|presence| presence.forget_others(time::now()));
                    self.tell(&PeerMessage::WhoIsHere);
                }
                () = self.shared.who_is_here.notified() => self.tell_who_is_here(),
                Ok(()) = self.presence.changed() => {
                    let own = self.presence.borrow_and_update().own();
                    if own != self.told {
                        self.told = own;
                        self.tell_who_is_here();
                    }
                }
                said = self.signals.recv() => if let Ok(said) = said {
                    self.heed(said);
                },
            }
        }
    }

    async fn handle(&mut self, command: Command) -> Result<(), WriteFailed> {
        if matches!(command, Command::Read(_) | Command::Watch(_) | Command::Advise { .. }) {
            self.refresh().await?;
        }
        match command {
            Command::Read(reply) => drop(reply.send(self.snapshot())),
            Command::Watch(reply) => {
                drop(reply.send(Ok(self.thinking_updates.subscribe())));
                // Two engines go on only while the game is followed.
                if self.moving.is_none() {
                    self.after_change(None);
                }
            }
            Command::Advise { seat, reply } => drop(reply.send(self.position_to_advise(seat))),
            Command::Signal { seat, signal, reply } => drop(reply.send(self.signal(seat, signal))),
            Command::Act { by, action, reply } => return self.act(by, action, reply).await,
        }
        Ok(())
    }
}

/// Logs why a game failed.
fn failed(id: GameId, error: &dyn Display) -> GameError {
    tracing::error!(game = %id, %error, "a game failed");
    GameError::Failed
}

fn not_loaded(id: GameId, error: &StoreError) -> GameError {
    match error {
        StoreError::Closed => GameError::Busy("the server is stopping"),
        StoreError::Full(_) => GameError::StorageFull,
        StoreError::Lost(_) | StoreError::ReadOnly(_) => GameError::Busy("the database cannot be reached at the moment"),
        error => failed(id, error),
    }
}

/// Waits for a time; for ever, if there is none.
async fn until(at: Option<tokio::time::Instant>) {
    match at {
        Some(at) => tokio::time::sleep_until(at).await,
        None => std::future::pending().await,
    }
}
