//! Many games between two clients each, all on sockets, in which moves are made at a given rate.

#[path = "counted.rs"]
pub(crate) mod counted;

use std::error::Error;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use counted::Counted;

use futures_util::SinkExt;
use futures_util::stream::{self, StreamExt, TryStreamExt};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, mpsc};
use tokio::time::{Instant, MissedTickBehavior, interval, interval_at, sleep_until, timeout_at};
use yawc::{Frame, OpCode, Options, WebSocket};

/// How many games are created, opened or read again at the same time.
const AT_ONCE: usize = 32;
/// After this time a move counts as lost.
const PATIENCE: Duration = Duration::from_secs(30);
/// A game is replaced before it reaches the server's limit of plies.
const MOST_PLIES: usize = 1_900;

pub(crate) type Failure = Box<dyn Error + Send + Sync>;

/// What is to be done.
#[derive(Clone, Debug)]
pub(crate) struct Load {
    /// Games at the same time.
    pub(crate) games: usize,
    /// Moves a second, in all games together.
    pub(crate) rate: f64,
    /// How long moves are made.
    pub(crate) seconds: u64,
    /// The rule set.
    pub(crate) rules: String,
}

/// What was measured.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub(crate) struct Measured {
    /// Games that were begun.
    pub(crate) games: usize,
    /// Games that were played to their end.
    pub(crate) ended: usize,
    /// Moves that were acknowledged.
    pub(crate) moves: usize,
    /// The same, a second.
    pub(crate) moves_a_second: f64,
    /// Moves that were not made in time because all games still waited for the server.
    pub(crate) late: usize,
    /// From the move to the acknowledgement, in milliseconds.
    pub(crate) done: Percentiles,
    /// From the move to its arrival at the other player, in milliseconds.
    pub(crate) seen: Percentiles,
    /// Acknowledged moves that are not in the game, or that the other player did not see.
    pub(crate) lost: usize,
    /// Moves that are in a game twice, or that the other player was told twice.
    pub(crate) doubled: usize,
    /// Moves that were refused or not answered.
    pub(crate) unanswered: usize,
    /// Connections that broke.
    pub(crate) broken: usize,
    /// Bytes that each player received, for each move of the game, as they came over the network.
    pub(crate) bytes_a_move: f64,
}

/// A distribution.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub(crate) struct Percentiles {
    pub(crate) p50: f64,
    pub(crate) p90: f64,
    pub(crate) p99: f64,
    pub(crate) max: f64,
}

impl Percentiles {
    fn of(mut times: Vec<Duration>) -> Percentiles {
        times.sort_unstable();
        let at = |share: f64| {
            let number = (times.len() as f64 * share).ceil() as usize;
            times.get(number.saturating_sub(1)).map_or(0.0, |time| (time.as_secs_f64() * 1e6).round() / 1e3)
        };
        Percentiles { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1.0) }
    }
}

/// What one game has to report.
enum Report {
    /// The game can be moved in.
    Ready(usize),
    Moved {
        done: Duration,
        seen: Duration,
    },
    Lost(usize),
    Doubled(usize),
    Unanswered,
    Ended,
    Begun,
    /// The game cannot go on.
    Broken(Failure),
}

/// Plays on the server at an address. `tell` is called once a second with the second and the moves so far.
///
/// # Errors
/// The games cannot be created.
pub(crate) async fn play(address: SocketAddr, load: &Load, tell: impl Fn(u64, usize)) -> Result<Measured, Failure> {
    let received = Arc::new(AtomicUsize::new(0));
    let server =
        Arc::new(Server { address, agent: agent(), turns: Semaphore::new(AT_ONCE), rules: load.rules.clone(), received });
    let (reports, mut reported) = mpsc::unbounded_channel();
    // A table runs as soon as it is open: the server closes sockets that answer no pings, and to open all takes longer than it waits.
    let opened = stream::iter(0..load.games).map(|number| {
        let (server, reports) = (Arc::clone(&server), reports.clone());
        async move {
            let table = Table::open(server, number as u64 + 1).await?;
            let (ask, asked) = mpsc::unbounded_channel();
            Ok::<_, Failure>((ask, tokio::spawn(table.run(number, asked, reports))))
        }
    });
    let (mut asks, tasks): (Vec<_>, Vec<_>) = opened.buffered(AT_ONCE).try_collect::<Vec<_>>().await?.into_iter().unzip();
    drop(reports);
    let before = server.received.load(Ordering::Relaxed);
    let mut measured = Measured { games: load.games, ..Measured::default() };
    let (mut done, mut seen, mut ready) = (Vec::new(), Vec::new(), std::collections::VecDeque::new());
    let began = Instant::now();
    let mut moves = interval(Duration::from_secs_f64(1.0 / load.rate));
    moves.set_missed_tick_behavior(MissedTickBehavior::Burst);
    let second = Duration::from_secs(1);
    let mut seconds = interval_at(began + second, second);
    let end = sleep_until(began + Duration::from_secs(load.seconds));
    tokio::pin!(end);
    let mut over = false;
    let mut received = 0;
    loop {
        tokio::select! {
            report = reported.recv() => match report {
                None => break,
                Some(Report::Ready(number)) => ready.push_back(number),
                Some(Report::Moved { done: first, seen: second }) => {
                    done.push(first);
                    seen.push(second);
                }
                Some(Report::Lost(count)) => measured.lost += count,
                Some(Report::Doubled(count)) => measured.doubled += count,
                Some(Report::Unanswered) => measured.unanswered += 1,
                Some(Report::Ended) => measured.ended += 1,
                Some(Report::Begun) => measured.games += 1,
                Some(Report::Broken(failure)) => {
                    if measured.broken == 0 {
                        eprintln!("a game broke off: {failure}");
                    }
                    measured.broken += 1;
                }
            },
            _ = moves.tick(), if !over => match ready.pop_front() {
                Some(number) => drop(asks[number].send(())),
                None => measured.late += 1,
            },
            _ = seconds.tick(), if !over => tell(began.elapsed().as_secs(), done.len()),
            () = &mut end, if !over => {
                over = true;
                received = server.received.load(Ordering::Relaxed) - before;
                measured.moves_a_second = (done.len() as f64 / began.elapsed().as_secs_f64() * 10.0).round() / 10.0;
                // Each game now finishes its move, is read again, and reports.
                asks.clear();
            }
        }
    }
    for task in tasks {
        task.await?;
    }
    measured.bytes_a_move = (received as f64 / 2.0 / done.len().max(1) as f64).round();
    measured.moves = done.len();
    (measured.done, measured.seen) = (Percentiles::of(done), Percentiles::of(seen));
    Ok(measured)
}

fn agent() -> ureq::Agent {
    ureq::Agent::config_builder().http_status_as_error(false).max_idle_connections_per_host(AT_ONCE).build().into()
}

/// The way to the server.
struct Server {
    address: SocketAddr,
    agent: ureq::Agent,
    /// One for each request that may be under way: there are places for no more connections.
    turns: Semaphore,
    rules: String,
    /// Bytes received on all sockets.
    received: Arc<AtomicUsize>,
}

impl Server {
    async fn post(self: &Arc<Self>, path: String, body: Value) -> Result<Value, Failure> {
        let _turn = self.turns.acquire().await?;
        let server = Arc::clone(self);
        let asked = move || {
            let url = format!("http://{}/api/v1/games{path}", server.address);
            answer(server.agent.post(url).header("content-type", "application/json").send(body.to_string())?)
        };
        tokio::task::spawn_blocking(asked).await?
    }

    async fn get(self: &Arc<Self>, id: String) -> Result<Value, Failure> {
        let _turn = self.turns.acquire().await?;
        let server = Arc::clone(self);
        let asked = move || answer(server.agent.get(format!("http://{}/api/v1/games/{id}", server.address)).call()?);
        tokio::task::spawn_blocking(asked).await?
    }

    /// A game between two people.
    async fn begin(self: &Arc<Self>, seed: u64) -> Result<Game, Failure> {
        let new = json!({"rules": self.rules, "attackers": {"kind": "human"}, "defenders": {"kind": "open"}});
        let created = self.post(String::new(), new).await?;
        let text = |value: &Value| value.as_str().map(str::to_owned).ok_or("the server has created no game with an open seat");
        let (id, host) = (text(&created["game"]["id"])?, text(&created["token"])?);
        let guest = format!("{seed:032x}");
        let seat = json!({"invitation": created["invitations"]["defenders"], "name": "load", "token": guest});
        self.post(format!("/{id}/seats"), seat).await?;
        Ok(Game { id, tokens: [host, guest], moves: Vec::new(), side: 0, legal: Map::new(), over: false })
    }

    async fn connect(self: &Arc<Self>) -> Result<Socket, Failure> {
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        let url = format!("ws://{}/api/v1/socket", self.address).parse()?;
        let options = Options::default().with_low_latency_compression().with_limits(1 << 24, 1 << 24);
        Ok(Socket::handshake(url, Counted { stream, read: Arc::clone(&self.received) }, options).await?)
    }
}

fn answer(answer: ureq::http::Response<ureq::Body>) -> Result<Value, Failure> {
    let status = answer.status();
    let text = answer.into_body().with_config().limit(1 << 28).read_to_string()?;
    if status.is_success() {
        Ok(serde_json::from_str(&text)?)
    } else {
        Err(format!("the server answers {status}: {text}").into())
    }
}

type Socket = WebSocket<Counted<TcpStream>>;

/// A game as its players know it.
struct Game {
    id: String,
    /// The secrets of the attackers and of the defenders.
    tokens: [String; 2],
    /// The acknowledged moves; an empty text for a turn lost.
    moves: Vec<String>,
    /// Who is to move.
    side: usize,
    legal: Map<String, Value>,
    over: bool,
}

/// What a message of the server says, as far as it matters here.
#[derive(Deserialize)]
struct Heard {
    #[serde(rename = "type")]
    kind: String,
    n: Option<u64>,
    /// The whole game, or its id.
    game: Option<Value>,
    change: Option<Change>,
    problem: Option<Value>,
}

#[derive(Deserialize)]
struct Change {
    moves: Vec<Played>,
    side: Option<String>,
    legal: Map<String, Value>,
    outcome: Option<Value>,
}

#[derive(Deserialize)]
struct Played {
    ply: usize,
    from: Option<String>,
    to: Option<String>,
}

impl Played {
    /// The move without its captures; none for a turn lost.
    fn text(&self) -> Option<String> {
        Some(format!("{}-{}", self.from.as_ref()?, self.to.as_ref()?))
    }
}

/// A game with the sockets of its two players.
struct Table {
    server: Arc<Server>,
    game: Game,
    sockets: [Socket; 2],
    seed: u64,
    n: u64,
}

impl Table {
    async fn open(server: Arc<Server>, seed: u64) -> Result<Table, Failure> {
        let game = server.begin(seed << 32).await?;
        let sockets = [server.connect().await?, server.connect().await?];
        let mut table = Table { server, game, sockets, seed, n: 0 };
        table.follow().await?;
        Ok(table)
    }

    /// Both players follow the game.
    async fn follow(&mut self) -> Result<(), Failure> {
        for player in 0..2 {
            say(&mut self.sockets[player], &json!({"follow": self.game.id, "token": self.game.tokens[player]})).await?;
            let whole = loop {
                let heard = hear(&mut self.sockets[player]).await?;
                match (heard.kind.as_str(), heard.game) {
                    ("game", Some(game)) if game["id"] == self.game.id.as_str() => break game,
                    ("missing", _) => return Err(format!("a game cannot be followed: {:?}", heard.problem).into()),
                    _ => {}
                }
            };
            let change: Change = serde_json::from_value(whole)?;
            self.game.moves = change.moves.iter().map(|played| played.text().unwrap_or_default()).collect();
            self.game.stand(change.side.as_deref(), change.legal);
        }
        Ok(())
    }

    /// Moves each time it is asked to, until the channel is closed.
    async fn run(mut self, number: usize, mut asked: mpsc::UnboundedReceiver<()>, reports: mpsc::UnboundedSender<Report>) {
        // The receiver is gone only when the whole measurement has failed.
        let report = |report| drop(reports.send(report));
        if let Err(failure) = self.play(number, &mut asked, &report).await {
            report(Report::Broken(failure));
        }
        if let Err(failure) = self.check(&report).await {
            report(Report::Broken(failure));
        }
    }

    async fn play(
        &mut self,
        number: usize,
        asked: &mut mpsc::UnboundedReceiver<()>,
        report: &(impl Fn(Report) + Sync),
    ) -> Result<(), Failure> {
        report(Report::Ready(number));
        loop {
            let [first, second] = &mut self.sockets;
            tokio::select! {
                ask = asked.recv() => {
                    if ask.is_none() {
                        return Ok(());
                    }
                    if !self.make_move(report).await? {
                        return Ok(());
                    }
                    if self.game.over || self.game.moves.len() >= MOST_PLIES {
                        self.replace(report).await?;
                    }
                    report(Report::Ready(number));
                }
                heard = hear(first) => self.unasked(&heard?, report),
                heard = hear(second) => self.unasked(&heard?, report),
            }
        }
    }

    /// Between moves nothing of the game may come.
    fn unasked(&self, heard: &Heard, report: &impl Fn(Report)) {
        let moves = heard.change.as_ref().map_or(0, |change| change.moves.len());
        if moves > 0 {
            report(Report::Doubled(moves));
        }
    }

    /// Makes a move; whether it was acknowledged and seen.
    async fn make_move(&mut self, report: &impl Fn(Report)) -> Result<bool, Failure> {
        let (mover, other) = (self.game.side, 1 - self.game.side);
        let Some(mv) = self.game.any_move(random(&mut self.seed)) else {
            return Err("no legal move in a game that is not over".into());
        };
        self.n += 1;
        let (n, ply) = (self.n, self.game.moves.len() + 1);
        let action = json!({"game": self.game.id, "n": n, "do": {"action": "move", "move": mv, "ply": ply}});
        let began = Instant::now();
        say(&mut self.sockets[mover], &action).await?;
        let (mut done, mut seen, mut entries) = (None, None, Vec::new());
        while done.is_none() || seen.is_none() {
            let [first, second] = &mut self.sockets;
            let both = async {
                tokio::select! {
                    heard = hear(first) => (0, heard),
                    heard = hear(second) => (1, heard),
                }
            };
            let Ok((player, heard)) = timeout_at(began + PATIENCE, both).await else { break };
            let heard = heard?;
            if heard.kind == "refused" && heard.n == Some(n) {
                eprintln!("move {mv} was refused: {}", heard.problem.unwrap_or_default());
                break;
            }
            if player == mover && heard.kind == "done" && heard.n == Some(n) {
                done = Some(began.elapsed());
            }
            if let (true, Some(change)) = (player == other, heard.change) {
                let again = change.moves.iter().filter(|played| played.ply < ply || seen.is_some()).count();
                if again > 0 {
                    report(Report::Doubled(again));
                }
                if change.moves.iter().any(|played| played.ply == ply && played.text().as_ref() == Some(&mv)) {
                    seen = seen.or_else(|| Some(began.elapsed()));
                    entries = change.moves;
                }
                self.game.over = change.outcome.is_some();
                self.game.stand(change.side.as_deref(), change.legal);
            }
        }
        if done.is_some() {
            self.game.moves.push(mv);
        }
        match (done, seen) {
            (Some(done), Some(seen)) => {
                // After a move, turns may have been lost.
                self.game.moves.extend(entries.iter().filter(|played| played.ply > ply).map(|_| String::new()));
                report(Report::Moved { done, seen });
                return Ok(true);
            }
            (Some(_), None) => report(Report::Lost(1)),
            (None, _) => report(Report::Unanswered),
        }
        Ok(false)
    }

    /// The game is over: it is checked, and both players sit down to another.
    async fn replace(&mut self, report: &(impl Fn(Report) + Sync)) -> Result<(), Failure> {
        report(Report::Ended);
        self.check(report).await?;
        for socket in &mut self.sockets {
            say(socket, &json!({"unfollow": self.game.id})).await?;
        }
        self.game = self.server.begin(random(&mut self.seed)).await?;
        report(Report::Begun);
        self.follow().await
    }

    /// Whether the moves of the game are those that were acknowledged.
    async fn check(&self, report: &(impl Fn(Report) + Sync)) -> Result<(), Failure> {
        let game = self.server.get(self.game.id.clone()).await?;
        let kept: Vec<Played> = serde_json::from_value(game["moves"].clone())?;
        let kept: Vec<String> = kept.iter().map(|played| played.text().unwrap_or_default()).collect();
        let known = &self.game.moves;
        let same = kept.iter().zip(known).take_while(|(one, other)| one == other).count();
        if same < known.len() {
            report(Report::Lost(known.len() - same));
        }
        // One move more may have been made without an answer; it was counted then.
        if kept.len() > known.len() + 1 {
            report(Report::Doubled(kept.len() - known.len() - 1));
        }
        Ok(())
    }
}

impl Game {
    fn stand(&mut self, side: Option<&str>, legal: Map<String, Value>) {
        self.side = usize::from(side == Some("defenders"));
        self.legal = legal;
    }

    fn any_move(&self, random: u64) -> Option<String> {
        let (from, to) = self.legal.iter().nth(random as usize % self.legal.len().max(1))?;
        let to = to.as_array().filter(|to| !to.is_empty())?;
        Some(format!("{from}-{}", to[(random >> 32) as usize % to.len()].as_str()?))
    }
}

/// A generator by Sebastiano Vigna (splitmix64): which moves are made does not matter, only that it is the same every time.
fn random(seed: &mut u64) -> u64 {
    *seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (*seed ^ (*seed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

async fn say(socket: &mut Socket, message: &Value) -> Result<(), Failure> {
    Ok(socket.send(Frame::text(message.to_string())).await?)
}

/// The next message; pings are answered.
async fn hear(socket: &mut Socket) -> Result<Heard, Failure> {
    loop {
        let frame = socket.next().await.ok_or("the server has closed a socket")?;
        match frame.opcode() {
            OpCode::Text => {}
            OpCode::Close => return Err(format!("the server has closed a socket: {:?}", frame.close_code()).into()),
            _ => continue,
        }
        let heard: Heard = serde_json::from_slice(frame.payload())?;
        if heard.kind != "ping" {
            return Ok(heard);
        }
        say(socket, &json!({"pong": heard.n})).await?;
    }
}
