//! One game in memory: a task that takes commands one after the other, writes to the store what follows from them, and only then answers.
//! Nothing else touches the game, and a client that hangs up cannot stop a change half-way.

use std::fmt::Display;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use hnefi_engine::{Level, ScoreKind, SearchInfo, SearchResult};
use hnefi_rules::{Game, Move, Side};
use tokio::sync::{Notify, broadcast, mpsc, oneshot, watch};
use tracing::{Instrument, Span};

use crate::clients::Client;
use crate::clients::Share;
use crate::engine_pool::engine::{EnginePool, Question, Report};
use crate::engine_pool::threads::{Cost, Job};
use crate::engine_pool::workers::WorkerPool;
use crate::game::{Action, Actor, Change, Decider, Event, OfferKind, PerSide, Refusal, State};
use crate::library::entry;
use crate::live_games::messages::PeerMessage;
use crate::live_games::presence::Presence;
use crate::live_games::texts::Texts;
use crate::live_games::{GameError, Signal, SignalSent, draw_offers, time};
use crate::random::{self, GameId, Random128, SeatHash};
use crate::store::{Append, KeptAlive, Listing, Store, StoreError};

/// The least time between two updates of the engine's thinking.
const THINKING_INTERVAL: Duration = Duration::from_millis(100);
/// The most milliseconds of a move's way over the network that a player's clock is not charged for. A move that comes so late is still played.
pub(crate) const MAX_LAG: u64 = 500;
/// Milliseconds after which the game of a player who has left, or does not answer, can be claimed.
pub(crate) const ABSENCE: u64 = 60_000;
/// A game stays in memory for as many milliseconds before the time of a player is over.
const SOON: u64 = 10 * 60 * 1000;
/// Words between players that wait for a slow reader.
const SIGNALS: usize = 16;

/// A game as it stands.
#[derive(Clone)]
pub(crate) struct Snapshot {
    pub(crate) state: Arc<State>,
    /// Whether the engine is thinking about its move.
    pub(crate) thinking: bool,
    /// What has been made of it to be sent.
    pub(crate) texts: Arc<Texts>,
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

/// What the registry sees of a game without asking it.
pub(crate) struct SharedState {
    /// Commands sent and not yet answered.
    pub(crate) pending: AtomicUsize,
    /// Whether the engine is working for it.
    pub(crate) thinking: AtomicBool,
    /// The latest snapshot, for all who follow the game.
    pub(crate) games: watch::Sender<Option<Snapshot>>,
    /// Who is at the board.
    pub(crate) presence: watch::Sender<Presence>,
    /// What players say to each other.
    pub(crate) signals: broadcast::Sender<SignalSent>,
    /// Another process has written events, or may have.
    pub(crate) behind: Notify,
    /// A process has died, and the leases of its games are free.
    pub(crate) leases_free: Notify,
    /// Another process asks who is at the board.
    pub(crate) who_is_here: Notify,
}

impl SharedState {
    /// Hears what another process says of the game.
    pub(crate) fn hear(&self, message: PeerMessage) {
        match message {
            PeerMessage::Here { process, pages } => {
                self.presence.send_modify(|presence| presence.hear(process, pages, time::now()))
            }
            PeerMessage::WhoIsHere => self.who_is_here.notify_one(),
            // There may be nobody to hear it.
            PeerMessage::Signal { side, signal } => drop(self.signals.send(SignalSent { side, signal })),
        }
    }

    /// The shared state of a game that is being loaded.
    pub(crate) fn new() -> SharedState {
        SharedState {
            pending: AtomicUsize::new(0),
            thinking: AtomicBool::new(false),
            games: watch::Sender::new(None),
            presence: watch::Sender::new(Presence::new(time::now())),
            signals: broadcast::Sender::new(SIGNALS),
            behind: Notify::new(),
            leases_free: Notify::new(),
            who_is_here: Notify::new(),
        }
    }
}

/// What every game needs.
pub(crate) struct Services {
    pub(crate) store: Arc<Store>,
    pub(crate) engine: Arc<EnginePool>,
    pub(crate) workers: Arc<WorkerPool>,
    pub(crate) max_plies: usize,
    /// This process, as others on the same store know it.
    pub(crate) process: Random128,
    /// What the list of open challenges shows of a game; `None` for one that is not in it.
    pub(crate) summary: fn(&State) -> Option<String>,
}

impl Services {
    /// What a change of a game changes in the list of open challenges.
    pub(crate) fn listing(&self, before: Option<&State>, after: &State) -> Option<Listing> {
        let old = before.and_then(self.summary);
        match (self.summary)(after) {
            Some(summary) => (old.as_ref() != Some(&summary)).then_some(Listing::Open { summary }),
            None => old.map(|_| Listing::Closed),
        }
    }
}

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
        let served = self.serve(inbox).await;
        if self.leads == Some(true)
            && let Err(error) = self.services.store.release_lease(self.state.id).await
        {
            // It ends by itself when this process does.
            tracing::debug!(game = %self.state.id, %error, "a lease could not be released");
        }
        served.map_err(|WriteFailed| GameError::Failed)
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
            self.shared.thinking.store(busy || is_soon, Ordering::Release);
            tokio::select! {
                command = inbox.recv() => {
                    let Some(Message { client, span, command }) = command else { return Ok(()) };
                    if matches!(command, Command::Act { .. } | Command::Watch(_)) {
                        self.client = client;
                    }
                    let done = self.handle(command).instrument(span).await;
                    self.shared.thinking.store(true, Ordering::Release);
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

    fn decider(&self) -> Decider {
        let max_plies = self.services.max_plies;
        Decider { die: random::throw, fresh_id: Random128::new, max_plies, now: time::now() }
    }

    /// Whether there is something to do that nobody asks for: a move of the engine, a clock, a throw of the die.
    fn has_work(state: &State) -> bool {
        let engine = state.engine_to_move().is_some() || state.engine_to_answer().is_some();
        engine || state.clocks.running().is_some() || (state.is_on() && state.game.awaits_throw())
    }

    /// Finds out whether this process works for the game unasked, where there is work. Then it does what became due before.
    async fn take_lead(&mut self) -> Result<(), WriteFailed> {
        if self.leads.is_some() || !GameActor::has_work(&self.state) || !self.take_lease().await? {
            return Ok(());
        }
        // Another process may have had the lease until now.
        self.catch_up().await?;
        if self.state.clocks.running().is_some() {
            let outage = self.services.store.outage_since(self.state.last_at).await.map_err(|error| self.write_failed(&error))?;
            if outage > 0 {
                self.server_does(&Action::Outage { milliseconds: outage }).await?;
            }
        }
        // The die may be due.
        if let Ok(change) = self.change(Vec::new(), self.decider()) {
            match self.commit(change).await {
                Err(StoreError::Conflict) => self.catch_up().await?,
                done => done.map_err(|error| self.write_failed(&error))?,
            }
        }
        self.after_change(None);
        Ok(())
    }

    /// Takes the lease of the game, if no other process has it. Returns whether this one has it then.
    async fn take_lease(&mut self) -> Result<bool, WriteFailed> {
        let leads = self.services.store.take_lease(self.state.id).await.map_err(|error| self.write_failed(&error))?;
        self.leads = Some(leads);
        Ok(leads)
    }

    /// Reads the events that other processes have written.
    async fn catch_up(&mut self) -> Result<(), WriteFailed> {
        let (id, version) = (self.state.id, self.state.version);
        let missing = self.services.store.load_after(id, version).await.map_err(|error| self.write_failed(&error))?;
        if missing.is_empty() {
            return Ok(());
        }
        let mut state = State::clone(&self.state);
        for (at, event) in &missing {
            if let Err(error) = state.apply(event, *at) {
                drop(failed(id, &error));
                return Err(WriteFailed);
            }
        }
        self.state = Arc::new(state);
        // A player has acted through another process, and so is there.
        self.asked = PerSide::default();
        self.forget_searches();
        self.after_change(None);
        Ok(())
    }

    /// The searches were about another position.
    fn forget_searches(&mut self) {
        self.moving = None;
        self.answering = None;
        self.choosing = None;
    }

    /// Reads what other processes have written, whose notices may still be on their way: a client that was told of a move by one process may
    /// ask another. Returns whether there was something.
    async fn refresh(&mut self) -> Result<bool, WriteFailed> {
        if !self.services.store.is_shared() {
            return Ok(false);
        }
        let known = self.state.version;
        self.catch_up().await?;
        Ok(self.state.version != known)
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

    async fn act(&mut self, by: Actor, action: Action, reply: Reply<Snapshot>) -> Result<(), WriteFailed> {
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
            if self.leads.is_none() && GameActor::has_work(&change.state) {
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

    /// Passes a word on to the other player.
    fn signal(&mut self, seat: SeatHash, signal: Signal) -> Result<Snapshot, GameError> {
        let mut sides = self.state.seats.sides_of(seat);
        let (side, both) = (sides.next().ok_or(Refusal::NoSeat)?, sides.next().is_some());
        if both || !self.state.seats.are_two_people() {
            return Err(Refusal::NobodyElse.into());
        }
        drop(sides);
        let said = SignalSent { side, signal };
        self.tell(&said.into());
        drop(self.shared.signals.send(said));
        self.snapshot()
    }

    /// Notes what a player has said: the player is there, and the other one may be asked to answer.
    fn heed(&mut self, SignalSent { side, signal }: SignalSent) {
        *self.asked.of_mut(side) = None;
        if signal == Signal::StillThere {
            // Asking again does not give more time.
            self.asked.of_mut(side.other()).get_or_insert(time::now());
        }
    }

    /// Tells the other processes on the same store something about the game.
    fn tell(&self, message: &PeerMessage) {
        if let Err(error) = self.services.store.notify(self.state.id, message.to_text()) {
            tracing::warn!(game = %self.state.id, %error, "other processes are not told who is at the board");
        }
    }

    fn tell_who_is_here(&self) {
        self.tell(&PeerMessage::Here { process: self.services.process, pages: self.told.clone() });
    }

    /// Notes that a person is there.
    fn here(&mut self, key: SeatHash) {
        let sides: Vec<Side> = self.state.seats.sides_of(key).collect();
        for side in sides {
            *self.asked.of_mut(side) = None;
        }
    }

    /// Whether the other player has left, or has not answered, for long enough.
    fn other_is_away(&self, key: SeatHash) -> bool {
        let now = time::now();
        let Some(side) = self.state.seats.sides_of(key).next().map(Side::other) else { return false };
        let Some(other) = self.state.seats.of(side).key else { return false };
        let since = [self.shared.presence.borrow().away_since(other), *self.asked.of(side)];
        since.into_iter().flatten().any(|since| now.saturating_sub(since) >= ABSENCE)
    }

    fn position_to_advise(&self, seat: SeatHash) -> Result<Game, GameError> {
        if self.state.seats.sides_of(seat).next().is_none() && seat != self.state.host {
            return Err(Refusal::NoSeat.into());
        }
        if self.state.seats.are_two_people() {
            return Err(Refusal::NoHints.into());
        }
        match (self.state.game.outcome(), self.state.engine_to_move()) {
            (Some(outcome), _) => Err(GameError::Over(outcome)),
            (None, Some(_)) => Err(GameError::EngineToMove),
            (None, None) => Ok(self.state.game.clone()),
        }
    }

    /// What an action makes of the game; no events if it stays as it is.
    fn decide(&self, by: Actor, action: &Action) -> Result<Change, GameError> {
        let decider = self.decider();
        let events = decider.decide(&self.state, by, action)?;
        self.change(events, decider)
    }

    /// What events make of the game, and the throws of the die that follow.
    fn change(&self, decided: Vec<Event>, decider: Decider) -> Result<Change, GameError> {
        self.state.after(decided, decider).map_err(|error| failed(self.state.id, &error))
    }

    /// Writes a change to the store. Then it has happened, and not before.
    async fn commit(&mut self, Change { state, kept, at, events }: Change) -> Result<(), StoreError> {
        if !events.is_empty() {
            // The game that follows is there before this one leads to it.
            if let Some(next) = state.next.filter(|_| self.state.next.is_none()) {
                self.create_successor(next, &state, at).await?;
            }
            let entry = entry::played(&state.rules, &state.game, &state.seats, kept);
            let listing = self.services.listing(Some(&self.state), &state);
            let append = Append { game: state.id, seat: None, at, first: self.state.version + 1, events, entry, listing };
            self.services.store.append(append).await?;
            self.state = Arc::new(state);
        }
        Ok(())
    }

    /// Creates the game that follows this one.
    async fn create_successor(&self, id: GameId, state: &State, at: u64) -> Result<(), StoreError> {
        let created = state.successor();
        let begun = State::begin(id, at, state.host, &created);
        let begun = match begun {
            Ok(begun) => begun,
            Err(error) => {
                drop(failed(state.id, &error));
                return Err(StoreError::Closed);
            }
        };
        let entry = entry::played(&begun.rules, &begun.game, &begun.seats, 0);
        let append = Append { game: id, seat: Some(state.host), at, first: 1, events: vec![created], entry, listing: None };
        self.services.store.append(append).await
    }

    /// Logs why the game leaves memory. The next command to it reads it from the store again.
    fn write_failed(&self, error: &StoreError) -> WriteFailed {
        tracing::error!(game = %self.state.id, %error, "a change could not be written, the game is read from the store again");
        WriteFailed
    }

    /// Starts the engine where this process works for the game, and publishes the game.
    fn after_change(&mut self, place: Option<Share>) {
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

    /// Starts the engine where it has something to do.
    fn start_searches(&mut self, mut place: Option<Share>) {
        if self.state.engine_to_answer().is_none() {
            self.answering = None;
        } else if self.answering.is_none() {
            let (game, quiet) = (self.state.game.clone(), Box::new(|_: &SearchInfo<'_>, _| {}));
            self.answering = Some(self.services.engine.ask(self.client, place.take(), game, Question::Verdict, quiet));
        }
        match self.state.engine_to_move() {
            Some(_) if self.state.may_choose_side() => {
                if self.choosing.is_none() {
                    let (game, quiet) = (self.state.game.clone(), Box::new(|_: &SearchInfo<'_>, _| {}));
                    self.choosing = Some(self.services.engine.ask(self.client, place.take(), game, Question::Verdict, quiet));
                }
            }
            Some(level) if self.moving.is_none() && self.is_watched_enough() => self.begin_move(level, place),
            Some(_) => {}
            None => self.moving = None,
        }
    }

    /// Whether the engine should move: two engines play only while the game is followed.
    fn is_watched_enough(&self) -> bool {
        let played_by_someone = Side::BOTH.into_iter().any(|side| self.state.is_human(side));
        let room = self.state.game.plies().len() < self.services.max_plies;
        room && (played_by_someone || self.shared.games.receiver_count() > 0)
    }

    fn begin_move(&mut self, level: u8, place: Option<Share>) {
        let (level, seed) = match (Level::try_from(level), random::seed()) {
            (Ok(level), Ok(seed)) => (level, seed),
            (Err(error), _) => return drop(failed(self.state.id, &error)),
            (_, Err(error)) => return drop(failed(self.state.id, &error)),
        };
        self.thinking_updates.send_replace(None);
        let report = self.report();
        let (game, question) = (self.state.game.clone(), Question::Move { level, seed });
        self.moving = Some(self.services.engine.ask(self.client, place, game, question, report));
    }

    /// Publishes what the engine finds, at most ten times a second.
    fn report(&self) -> Report {
        let (thinking_updates, state) = (self.thinking_updates.clone(), self.state.clone());
        let mut last: Option<Instant> = None;
        Box::new(move |progress: &SearchInfo<'_>, _| {
            if last.is_some_and(|at| at.elapsed() < THINKING_INTERVAL) {
                return;
            }
            last = Some(Instant::now());
            let &SearchInfo { depth, score, nodes, pv, .. } = progress;
            let score = score.from_attackers_view(state.game.position().side());
            thinking_updates.send_replace(Some(ThinkingUpdate { state: state.clone(), depth, score, nodes, pv: pv.to_vec() }));
        })
    }

    async fn engine_moves(&mut self, found: Option<SearchResult>) -> Result<(), WriteFailed> {
        let Some(mv) = found.and_then(|found| found.best) else {
            // The engine failed, or the server stops. The next command that follows the game starts the engine again.
            self.publish();
            return Ok(());
        };
        self.server_does(&Action::EngineMove(mv)).await
    }

    /// The engine takes the side that it thinks better.
    async fn engine_chooses(&mut self, found: Option<SearchResult>) -> Result<(), WriteFailed> {
        let Some(found) = found else {
            self.publish();
            return Ok(());
        };
        let side = self.state.game.position().side();
        let swap = match found.score.from_attackers_view(side) {
            ScoreKind::Win { side: winner, .. } => winner != side,
            ScoreKind::Value(value) => (value > 0) != (side == Side::Attackers),
        };
        self.server_does(&Action::EngineChoice { swap }).await
    }

    async fn engine_answers(&mut self, found: Option<SearchResult>) -> Result<(), WriteFailed> {
        let score = found.map(|found| found.score.from_attackers_view(self.state.game.position().side()));
        let accept = match (score, self.state.offer) {
            (Some(score), Some(offer)) => draw_offers::accepts(offer.side.other(), score, self.state.game.plies()),
            _ => false,
        };
        self.server_does(&Action::EngineAnswer { accept }).await
    }

    async fn server_does(&mut self, action: &Action) -> Result<(), WriteFailed> {
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
    fn publish(&self) {
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
    fn snapshot(&self) -> Result<Snapshot, GameError> {
        let published = self.shared.games.borrow().clone();
        published.ok_or_else(|| failed(self.state.id, &"it was asked before it was ready"))
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

/// The result of a job; it never comes, if there is none.
async fn answer_of(job: &mut Option<Job<SearchResult>>) -> Option<SearchResult> {
    match job {
        Some(job) => job.await,
        None => std::future::pending().await,
    }
}
