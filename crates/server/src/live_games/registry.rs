//! The games in memory. A command to a game that is not in memory starts the game's task, which reads the store; games that have not been
//! used for a while leave memory.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use tokio::sync::{broadcast, mpsc, oneshot, watch};
use tracing::{Instrument, Span};

use crate::clients::Client;
use crate::live_games::actor::GameActor;
use crate::live_games::command::{Command, Message, Reply, Snapshot, ThinkingUpdate};
use crate::live_games::messages::PeerMessage;
use crate::live_games::presence::{OpenPage, Presence};
use crate::live_games::services::Services;
use crate::live_games::shared_state::SharedState;
use crate::live_games::{GameError, SignalSent, time};
use crate::random::{GameId, SeatHash};
use crate::store::Notice;

/// Commands that may wait for one game.
const QUEUE_LENGTH: usize = 64;

struct Entry {
    inbox: mpsc::Sender<Message>,
    shared: Arc<SharedState>,
    used: Instant,
    /// The number of the task: a task that ends removes its own entry and not its successor's.
    serial: u64,
}

impl Entry {
    fn send(&mut self, client: Client, command: Command) -> Result<(), GameError> {
        self.used = Instant::now();
        self.shared.pending.fetch_add(1, Ordering::AcqRel);
        self.inbox.try_send(Message { client, span: Span::current(), command }).map_err(|error| {
            self.shared.pending.fetch_sub(1, Ordering::AcqRel);
            match error {
                mpsc::error::TrySendError::Full(_) => GameError::Busy("too many requests for this game"),
                mpsc::error::TrySendError::Closed(_) => GameError::Busy("this game is being read again"),
            }
        })
    }

    /// Whether the game can leave memory without anyone noticing.
    fn is_idle(&self) -> bool {
        self.shared.pending.load(Ordering::Acquire) == 0
            && !self.shared.stays.load(Ordering::Acquire)
            && self.shared.games.receiver_count() == 0
    }
}

#[derive(Default)]
struct Games {
    entries: HashMap<GameId, Entry>,
    started: u64,
    closed: bool,
}

/// The games in memory.
pub(crate) struct GameRegistry {
    games: Mutex<Games>,
    services: Arc<Services>,
    most: usize,
    idle: Duration,
}

/// What a connection that follows a game sees of it.
pub(crate) struct GameSubscription {
    pub(crate) games: watch::Receiver<Option<Snapshot>>,
    pub(crate) thinking_updates: watch::Receiver<Option<ThinkingUpdate>>,
    /// Who is at the board.
    pub(crate) presence: watch::Receiver<Presence>,
    /// What players say to each other.
    pub(crate) signals: broadcast::Receiver<SignalSent>,
    /// This reader's own presence.
    _page: OpenPage,
}

impl GameRegistry {
    /// A registry without games.
    pub(crate) fn new(services: Arc<Services>, most: usize, idle: Duration) -> Arc<GameRegistry> {
        let registry = Arc::new(GameRegistry { games: Mutex::default(), services, most: most.max(1), idle });
        tokio::spawn(sweep(Arc::downgrade(&registry), idle));
        tokio::spawn(heed(Arc::downgrade(&registry), registry.services.store.subscribe()));
        registry
    }

    pub(crate) fn services(&self) -> &Arc<Services> {
        &self.services
    }

    /// Sends a command to a game for a client, and waits for the answer. If the engine has to think then, it does so for that client.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        client: Client,
        id: GameId,
        command: impl FnOnce(Reply<T>) -> Command,
    ) -> Result<T, GameError> {
        let (reply, answer) = oneshot::channel();
        self.with_entry((id, client), |entry| entry.send(client, command(reply)))?;
        answer.await.map_err(|_| no_answer(id))?
    }

    /// Follows a game for a client: for the person with a secret, or for a watcher (`None`).
    pub(crate) async fn watch(
        self: &Arc<Self>,
        client: Client,
        id: GameId,
        person: Option<SeatHash>,
    ) -> Result<GameSubscription, GameError> {
        let (reply, answer) = oneshot::channel();
        // The game must already see its new reader when it gets the command.
        let (shared, games) = self.with_entry((id, client), |entry| {
            let games = entry.shared.games.subscribe();
            entry.send(client, Command::Watch(reply)).map(|()| (entry.shared.clone(), games))
        })?;
        let thinking_updates = answer.await.map_err(|_| no_answer(id))??;
        let (presence, signals) = (shared.presence.subscribe(), shared.signals.subscribe());
        // A secret that has no seat is that of a watcher, of whom nothing is remembered.
        let person = person
            .filter(|key| games.borrow().as_ref().is_some_and(|snapshot| snapshot.state.seats.sides_of(*key).next().is_some()));
        let page = OpenPage::new(&shared.presence, person, time::now);
        Ok(GameSubscription { games, thinking_updates, presence, signals, _page: page })
    }

    /// Does something with a game in memory, after bringing it there if need be.
    fn with_entry<T>(
        self: &Arc<Self>,
        (id, client): (GameId, Client),
        act: impl FnOnce(&mut Entry) -> Result<T, GameError>,
    ) -> Result<T, GameError> {
        let mut games = self.lock();
        if games.closed {
            return Err(GameError::Busy("the server is stopping"));
        }
        // The task of a game that failed has closed its channel.
        if games.entries.get(&id).is_some_and(|entry| entry.inbox.is_closed()) {
            games.entries.remove(&id);
        }
        if !games.entries.contains_key(&id) {
            if games.entries.len() >= self.most {
                make_room(&mut games)?;
            }
            let entry = self.start(&mut games, id, client);
            games.entries.insert(id, entry);
        }
        let Some(entry) = games.entries.get_mut(&id) else { return Err(no_answer(id)) };
        act(entry)
    }

    fn start(self: &Arc<Self>, games: &mut Games, id: GameId, client: Client) -> Entry {
        let (inbox, mut commands) = mpsc::channel(QUEUE_LENGTH);
        let shared = Arc::new(SharedState::new());
        games.started += 1;
        let serial = games.started;
        let (services, seen, registry) = (self.services.clone(), shared.clone(), Arc::downgrade(self));
        // What goes wrong while the game is read belongs to the request that asked for it.
        let loaded = GameActor::load((id, client), services, seen).instrument(Span::current());
        tokio::spawn(async move {
            let ended = match loaded.await {
                Ok(actor) => actor.run(&mut commands).await,
                Err(error) => Err(error),
            };
            if let Err(error) = ended {
                if let Some(registry) = registry.upgrade() {
                    registry.forget(id, serial);
                }
                while let Some(message) = commands.recv().await {
                    message.command.refuse(error.clone());
                }
            }
        });
        Entry { inbox, shared, used: Instant::now(), serial }
    }

    fn forget(&self, id: GameId, serial: u64) {
        let mut games = self.lock();
        if games.entries.get(&id).is_some_and(|entry| entry.serial == serial) {
            games.entries.remove(&id);
        }
    }

    /// Removes a game that is not in the store any more. Its followers get no more messages.
    pub(crate) fn drop_game(&self, id: GameId) {
        self.lock().entries.remove(&id);
    }

    /// Removes all games and takes no more commands. What was begun is finished.
    pub(crate) fn close(&self) {
        let mut games = self.lock();
        games.closed = true;
        games.entries.clear();
    }

    /// How many games are in memory.
    pub(crate) fn len(&self) -> usize {
        self.lock().entries.len()
    }

    fn lock(&self) -> MutexGuard<'_, Games> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn no_answer(id: GameId) -> GameError {
    tracing::error!(game = %id, "a game gave no answer");
    GameError::Failed
}

/// Removes the game that has been idle longest.
fn make_room(games: &mut Games) -> Result<(), GameError> {
    let idle = games.entries.iter().filter(|(_, entry)| entry.is_idle()).min_by_key(|(_, entry)| entry.used);
    let id = idle.map(|(id, _)| *id).ok_or(GameError::Busy("too many games are being played"))?;
    games.entries.remove(&id);
    Ok(())
}

/// Passes on what other processes on the same store say, for as long as there is a registry.
async fn heed(registry: Weak<GameRegistry>, mut notices: broadcast::Receiver<Notice>) {
    loop {
        let notice = notices.recv().await;
        let Some(registry) = registry.upgrade() else { return };
        let mut games = registry.lock();
        let all = games.entries.values();
        match notice {
            Ok(Notice::Changed { game, .. }) => {
                if let Some(entry) = games.entries.get(&game) {
                    entry.shared.behind.notify_one();
                }
            }
            Ok(Notice::Deleted(game)) => drop(games.entries.remove(&game)),
            Ok(Notice::Message { game, text }) => {
                if let (Some(entry), Some(message)) = (games.entries.get(&game), PeerMessage::of(&text)) {
                    entry.shared.hear(message);
                }
            }
            Ok(Notice::LeasesFree) => all.for_each(|entry| entry.shared.leases_free.notify_one()),
            Ok(Notice::Missed) | Err(broadcast::error::RecvError::Lagged(_)) => {
                all.for_each(|entry| entry.shared.behind.notify_one());
            }
            Err(broadcast::error::RecvError::Closed) => return,
        }
    }
}

/// Removes games that have not been used for a while, for as long as there is a registry.
async fn sweep(registry: Weak<GameRegistry>, idle: Duration) {
    loop {
        tokio::time::sleep((idle / 4).max(Duration::from_millis(10))).await;
        let Some(registry) = registry.upgrade() else { return };
        let mut games = registry.lock();
        games.entries.retain(|_, entry| !entry.is_idle() || entry.used.elapsed() < registry.idle);
    }
}
