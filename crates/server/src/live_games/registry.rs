//! The games in memory. Asked for a game that is not there, it starts the game's task, which reads the store; games that nobody has
//! asked for in a while leave.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot, watch};

use crate::clients::client::Client;
use crate::http::problem::Problem;
use crate::live_games::actor::{Command, GameActor, Outside, Reply, Services, Snapshot, Thought};
use crate::random::GameId;

/// Commands that may wait for one game.
const WAITING: usize = 64;

struct Entry {
    inbox: mpsc::Sender<(Client, Command)>,
    outside: Arc<Outside>,
    used: Instant,
    /// Which start of a task this is, so that a task that ends removes itself and not its successor.
    serial: u64,
}

impl Entry {
    fn send(&mut self, client: Client, command: Command) -> Result<(), Problem> {
        self.used = Instant::now();
        self.outside.pending.fetch_add(1, Ordering::AcqRel);
        self.inbox.try_send((client, command)).map_err(|error| {
            self.outside.pending.fetch_sub(1, Ordering::AcqRel);
            match error {
                mpsc::error::TrySendError::Full(_) => Problem::busy("too much is asked of this game"),
                mpsc::error::TrySendError::Closed(_) => Problem::busy("this game is being read again"),
            }
        })
    }

    /// Whether the game could be read again from the store without anybody noticing.
    fn is_idle(&self) -> bool {
        self.outside.pending.load(Ordering::Acquire) == 0
            && !self.outside.thinking.load(Ordering::Acquire)
            && self.outside.games.receiver_count() == 0
    }
}

#[derive(Default)]
struct Games {
    entries: HashMap<GameId, Entry>,
    started: u64,
    closed: bool,
}

/// The games in memory.
pub(crate) struct Registry {
    games: Mutex<Games>,
    services: Arc<Services>,
    most: usize,
    idle: Duration,
}

/// What a stream of events follows.
pub(crate) struct Watching {
    pub(crate) games: watch::Receiver<Option<Snapshot>>,
    pub(crate) thoughts: watch::Receiver<Option<Thought>>,
}

impl Registry {
    /// No games yet.
    pub(crate) fn new(services: Arc<Services>, most: usize, idle: Duration) -> Arc<Registry> {
        let registry = Arc::new(Registry { games: Mutex::default(), services, most: most.max(1), idle });
        tokio::spawn(sweep(Arc::downgrade(&registry), idle));
        registry
    }

    pub(crate) fn services(&self) -> &Arc<Services> {
        &self.services
    }

    /// Asks a game something for a client, for whom the engine then thinks if it has to.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        client: Client,
        id: GameId,
        command: impl FnOnce(Reply<T>) -> Command,
    ) -> Result<T, Problem> {
        let (reply, answer) = oneshot::channel();
        self.with_entry((id, client), |entry| entry.send(client, command(reply)))?;
        answer.await.map_err(|_| Problem::internal(&format_args!("game {id} gave no answer")))?
    }

    /// Follows a game for a client.
    pub(crate) async fn watch(self: &Arc<Self>, client: Client, id: GameId) -> Result<Watching, Problem> {
        let (reply, answer) = oneshot::channel();
        // The game must see its new watcher when it hears of him.
        let games = self.with_entry((id, client), |entry| {
            let games = entry.outside.games.subscribe();
            entry.send(client, Command::Watch(reply)).map(|()| games)
        })?;
        let thoughts = answer.await.map_err(|_| Problem::internal(&format_args!("game {id} gave no answer")))??;
        Ok(Watching { games, thoughts })
    }

    /// Does something with a game in memory, brought there if need be.
    fn with_entry<T>(
        self: &Arc<Self>,
        (id, client): (GameId, Client),
        act: impl FnOnce(&mut Entry) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        let mut games = self.lock();
        if games.closed {
            return Err(Problem::busy("the server is stopping"));
        }
        // A task that failed altogether has left its door closed.
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
        let Some(entry) = games.entries.get_mut(&id) else { return Err(Problem::internal(&"a game vanished")) };
        act(entry)
    }

    fn start(self: &Arc<Self>, games: &mut Games, id: GameId, client: Client) -> Entry {
        let (inbox, mut commands) = mpsc::channel(WAITING);
        let outside =
            Arc::new(Outside { pending: AtomicUsize::new(0), thinking: AtomicBool::new(false), games: watch::channel(None).0 });
        games.started += 1;
        let serial = games.started;
        let (services, seen, registry) = (self.services.clone(), outside.clone(), Arc::downgrade(self));
        tokio::spawn(async move {
            if let Err(problem) = GameActor::run((id, client), services, seen, &mut commands).await {
                if let Some(registry) = registry.upgrade() {
                    registry.forget(id, serial);
                }
                while let Some((_, command)) = commands.recv().await {
                    command.refuse(problem.clone());
                }
            }
        });
        Entry { inbox, outside, used: Instant::now(), serial }
    }

    fn forget(&self, id: GameId, serial: u64) {
        let mut games = self.lock();
        if games.entries.get(&id).is_some_and(|entry| entry.serial == serial) {
            games.entries.remove(&id);
        }
    }

    /// Lets go of all games and takes no more commands. What was begun is finished.
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

/// Lets the game go that has been idle longest.
fn make_room(games: &mut Games) -> Result<(), Problem> {
    let idle = games.entries.iter().filter(|(_, entry)| entry.is_idle()).min_by_key(|(_, entry)| entry.used);
    let id = idle.map(|(id, _)| *id).ok_or_else(|| Problem::busy("too many games are being played"))?;
    games.entries.remove(&id);
    Ok(())
}

/// Lets games go that nobody has asked for in a while, for as long as there is a registry.
async fn sweep(registry: Weak<Registry>, idle: Duration) {
    loop {
        tokio::time::sleep((idle / 4).max(Duration::from_millis(10))).await;
        let Some(registry) = registry.upgrade() else { return };
        let mut games = registry.lock();
        games.entries.retain(|_, entry| !entry.is_idle() || entry.used.elapsed() < registry.idle);
    }
}
