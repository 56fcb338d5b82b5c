//! One socket: what the client says is done, and what happens in its games is sent.

use std::collections::HashMap;
use std::pin::Pin;
use std::time::{Duration, Instant};

use bytes::Bytes;
use futures_util::stream::FuturesUnordered;
use futures_util::{FutureExt, SinkExt, StreamExt, future};
use tokio::task::unconstrained;
use tokio::time::{Interval, MissedTickBehavior};
use tokio_stream::StreamMap;
use yawc::close::CloseCode;
use yawc::{Frame, HttpStream, OpCode, WebSocket};

use super::following::Following;
use super::text;
use crate::clients::Client;
use crate::http::app::App;
use crate::http::extract::no_game;
use crate::http::problem::{Code, Problem};
use crate::http::routes::play;
use crate::http::wire::{ActMessage, ClientMessage, FollowMessage, ServerMessage, Unreadable};
use crate::live_games::actor::MAX_LAG;
use crate::random::{GameId, SeatHash};

/// The longest pause between two pings: routers and proxies forget connections that are silent for longer.
const PING_EVERY: Duration = Duration::from_secs(15);
/// Actions of one connection in progress at the same time. Beyond these, nothing more is read from it.
const MOST_ACTIONS: usize = 16;
/// How long a client may take to answer that it has heard of the end.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

type Texts = Pin<Box<dyn futures_util::Stream<Item = Bytes> + Send>>;

/// One socket.
pub(super) struct Socket {
    app: App,
    client: Client,
    websocket: WebSocket<HttpStream>,
    /// What is to be sent of each game that is followed.
    games: StreamMap<GameId, Texts>,
    /// The seat in each game that is followed with one.
    seats: HashMap<GameId, SeatHash>,
    /// The answers to actions in progress.
    acting: FuturesUnordered<Pin<Box<dyn Future<Output = Bytes> + Send>>>,
    pings: Interval,
    /// The number of the last ping, and when it was sent if it is not answered.
    ping: (u64, Option<Instant>),
    /// How long a message takes to the client and back: how long the last ping took to be answered.
    round_trip: Duration,
    /// Nothing is read before, since this client says too much.
    silenced_until: Option<Instant>,
}

/// The connection ends without a word: the client is gone, or reads nothing.
struct Gone;

impl Socket {
    pub(super) fn new(app: App, client: Client, websocket: WebSocket<HttpStream>) -> Socket {
        let mut pings = tokio::time::interval((app.limits().read_within / 2).clamp(Duration::from_millis(1), PING_EVERY));
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Socket {
            app,
            client,
            websocket,
            games: StreamMap::new(),
            seats: HashMap::new(),
            acting: FuturesUnordered::new(),
            pings,
            ping: (0, None),
            round_trip: Duration::ZERO,
            silenced_until: None,
        }
    }

    /// Serves the client until it leaves or the server closes.
    pub(super) async fn run(mut self) {
        let served = self.serve().await;
        let closed = async {
            if let Ok(()) = served {
                drop(self.websocket.send(Frame::close(CloseCode::Away, "the server is stopping")).await);
            }
            // The library may have more to say: that a message was too large, or that it has heard the client's farewell.
            drop(self.websocket.flush().await);
            // Bytes that were not read would make the operating system drop what was sent.
            while self.websocket.next().await.is_some() {}
        };
        drop(tokio::time::timeout(CLOSE_TIMEOUT, closed).await);
    }

    /// Serves the client until the server closes.
    async fn serve(&mut self) -> Result<(), Gone> {
        let mut closing = self.app.closing();
        loop {
            let silenced_until = self.silenced_until;
            let reads = self.acting.len() < MOST_ACTIONS && silenced_until.is_none();
            // Changes come first, so that the change that an action made is sent before its answer.
            tokio::select! {
                biased;
                _ = async { closing.wait_for(|closing| *closing).await.map(drop) } => return Ok(()),
                Some((_, text)) = self.games.next(), if !self.games.is_empty() => self.send(text).await?,
                Some(text) = self.acting.next(), if !self.acting.is_empty() => self.answer(text).await?,
                _ = self.pings.tick() => self.send_ping().await?,
                () = until(silenced_until) => self.silenced_until = None,
                frame = self.websocket.next(), if reads => self.hear(frame.ok_or(Gone)?).await?,
            }
        }
    }

    /// Sends a text. It is given up where the client does not read: the connection has a timeout for that.
    async fn send(&mut self, text: Bytes) -> Result<(), Gone> {
        self.websocket.send(Frame::text(text)).await.map_err(|_| Gone)
    }

    /// Sends the answer to an action, after the change that the action made: that was told first, but maybe only after this connection had
    /// looked for changes.
    async fn answer(&mut self, text: Bytes) -> Result<(), Gone> {
        while let Some(Some((_, change))) = unconstrained(self.games.next()).now_or_never() {
            self.send(change).await?;
        }
        self.send(text).await
    }

    async fn send_ping(&mut self) -> Result<(), Gone> {
        let (last, sent) = self.ping;
        match sent {
            Some(sent) if sent.elapsed() >= self.app.limits().read_within => Err(Gone),
            Some(_) => Ok(()),
            None => {
                self.ping = (last + 1, Some(Instant::now()));
                self.send(text(&ServerMessage::Ping { n: last + 1 })).await
            }
        }
    }

    async fn hear(&mut self, frame: Frame) -> Result<(), Gone> {
        match frame.opcode() {
            OpCode::Text | OpCode::Binary => {}
            OpCode::Close => return Err(Gone),
            // Pings and pongs of the protocol are answered by the library.
            _ => return Ok(()),
        }
        let message = ClientMessage::read(frame.payload());
        if let Err(wait) = self.app.count_message(self.client) {
            self.silenced_until = Some(Instant::now() + wait);
            let n = match &message {
                Ok(ClientMessage::Act(act)) => Some(act.n),
                Ok(_) => None,
                Err(unreadable) => unreadable.n,
            };
            return self.refuse(n, Problem::new(Code::TooManyRequests, "this client says too much")).await;
        }
        match message {
            Ok(ClientMessage::Follow(follow)) => self.follow(follow).await,
            Ok(ClientMessage::Unfollow(unfollow)) => {
                if let Ok(id) = unfollow.unfollow.parse() {
                    self.forget(id);
                }
                Ok(())
            }
            Ok(ClientMessage::Act(act)) => self.act(act).await,
            Ok(ClientMessage::Pong(pong)) => {
                if let (number, Some(sent)) = self.ping
                    && number == pong.pong
                {
                    self.round_trip = sent.elapsed();
                    self.ping = (number, None);
                    self.app.metrics().round_trip(self.round_trip);
                }
                Ok(())
            }
            Err(Unreadable { n, detail }) => self.refuse(n, Problem::new(Code::BadRequest, detail)).await,
        }
    }

    async fn refuse(&mut self, n: Option<u64>, problem: Problem) -> Result<(), Gone> {
        self.send(text(&ServerMessage::Refused { n, problem: problem.into() })).await
    }

    fn forget(&mut self, id: GameId) {
        self.games.remove(&id);
        self.seats.remove(&id);
    }

    async fn follow(&mut self, FollowMessage { follow: game, token, since }: FollowMessage) -> Result<(), Gone> {
        let Ok(id) = game.parse() else {
            let problem = no_game(&game).into();
            return self.send(text(&ServerMessage::Missing { game, problem })).await;
        };
        // A game is followed once; its place is free for the second time.
        self.forget(id);
        let Some(place) = self.app.streams().take(self.client, 1) else {
            let problem = Problem::busy("too many games are being followed").into();
            return self.send(text(&ServerMessage::Missing { game, problem })).await;
        };
        let seat = token.as_deref().map(SeatHash::of);
        let following = Following::new(self.app.games().clone(), self.client, (id, seat), since, place);
        self.games.insert(id, Box::pin(following.texts()));
        if let Some(seat) = seat {
            self.seats.insert(id, seat);
        }
        Ok(())
    }

    async fn act(&mut self, ActMessage { game, n, r#do: action }: ActMessage) -> Result<(), Gone> {
        let seat = game.parse().ok().and_then(|id: GameId| Some((id, *self.seats.get(&id)?)));
        let Some((id, seat)) = seat else {
            let problem = Problem::new(Code::NotYourSeat, "a client acts in a game that it follows with the token of a seat");
            return self.refuse(Some(n), problem).await;
        };
        let (app, client) = (self.app.clone(), self.client);
        // The other side's move came late to the client, and what it does comes late to the server.
        let lag = u64::try_from(self.round_trip.as_millis()).map_or(MAX_LAG, |lag| lag.min(MAX_LAG));
        self.acting.push(Box::pin(async move {
            text(&match play::act(&app, client, id, seat, (action, lag)).await {
                Ok(snapshot) => ServerMessage::Done { n, version: snapshot.state.version },
                Err(problem) => ServerMessage::Refused { n: Some(n), problem: problem.into() },
            })
        }));
        Ok(())
    }
}

/// Waits until a moment, or for ever.
async fn until(moment: Option<Instant>) {
    match moment {
        Some(moment) => tokio::time::sleep_until(moment.into()).await,
        None => future::pending().await,
    }
}
