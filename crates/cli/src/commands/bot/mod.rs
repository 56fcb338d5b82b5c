//! `hnefi bot`: a program plays in a game on a server, in the place of a person.

mod game_rules;
mod seat;
mod thinker;

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Error, Result, anyhow, bail};
use futures_util::{SinkExt, StreamExt};
use game_rules::GameRules;
use hnefi_match::player::{Choice, Failure, Mind, PlayerSpec};
use hnefi_rules::Side;
use seat::{Link, Seat};
use serde_json::{Value, json};
use thinker::{Thinker, Thinking, side_word, worth};
use ureq::http::Method;
use yawc::{Frame, OpCode, TcpWebSocket};

use crate::http_client::{HttpClient, ServerAddress};
use crate::interrupt;
use crate::output::{self, Answer};

/// Bring a program to a seat in a game on a server, and play it as a person would.
///
/// It accepts a draw when it is worse off, declines to take moves back, comes back after a lost connection, and ends with the game. Ctrl-C
/// leaves without resigning, and prints how to go on.
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  hnefi bot --seat 'http://192.168.1.7:1140/game/ID#seat=INVITATION' --engine './other-engine ugi'"
)]
pub(crate) struct Arguments {
    /// The server, such as https://tafl.example.org or http://127.0.0.1:1140; may be left out where --seat has it.
    #[arg(long, value_name = "URL")]
    server: Option<String>,
    /// The link to the seat: an invitation (…/game/ID#seat=INVITATION), or the link of a seat that is held (…/game/ID#token=TOKEN).
    #[arg(long, value_name = "LINK", required_unless_present = "challenge")]
    seat: Option<String>,
    /// Take the open seat of a game in the server's lobby.
    #[arg(long, value_name = "ID", conflicts_with = "seat", requires = "server")]
    challenge: Option<String>,
    /// Who plays: `level:5`, `engine`, a program that speaks UGI as a path (`./other --flag`) or after `ugi:`; whatever `hnefi match` takes.
    #[arg(long, default_value = "level:5", value_name = "PLAYER")]
    engine: String,
    /// An option of the program, as `Name=Value`; may be repeated.
    #[arg(long, value_name = "NAME=VALUE")]
    option: Vec<String>,
    /// The name at the board [default: the engine's settings, or the name of its program; a seat that is held keeps its name].
    #[arg(long)]
    name: Option<String>,
    /// Play the rematches that the other player offers, and wait for them, until Ctrl-C.
    #[arg(long)]
    rematch: bool,
}

/// The longest name that a server takes.
const LONGEST_NAME: usize = 40;
/// A draw is accepted from here on, in hundredths of a man.
const WORSE_OFF: i32 = -50;
/// The shortest and the longest pause before the server is tried again.
const PAUSES: (Duration, Duration) = (Duration::from_millis(200), Duration::from_secs(5));
/// A server that has been silent for so long is gone, or cannot be heard: it sends something every 15 seconds.
const SILENCE: Duration = Duration::from_secs(40);
/// How often is looked whether the program shall end.
const LOOK: Duration = Duration::from_millis(100);

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let spec = arguments.engine.parse::<PlayerSpec>()?.with_options(&arguments.option)?;
    if spec.limit.clock.is_some() {
        bail!("player `{}`: the clock is the game's; write `time` for a time per move", arguments.engine);
    }
    spec.check().map_err(|fault| anyhow!("{fault}"))?;
    let link = match (&arguments.seat, &arguments.challenge, &arguments.server) {
        (Some(link), ..) => Link::read(link, arguments.server.as_deref())?,
        (None, Some(game), Some(server)) => {
            Link::Open { server: ServerAddress::read(server)?, game: game.clone(), invitation: None }
        }
        _ => bail!("give --seat, or --challenge with --server"),
    };
    let client = HttpClient::new(link.place().0.clone())?;
    interrupt::watch_gently();
    interrupt::during(|| sit_and_play(arguments, &spec, link, client))
}

fn sit_and_play(arguments: &Arguments, spec: &PlayerSpec, link: Link, client: HttpClient) -> Result<Answer> {
    let state = client.ask(Method::GET, &format!("/api/v1/games/{}", link.place().1), None, None)?;
    let state: Value = serde_json::from_str(&state).context("the server's game cannot be read")?;
    let mut thinker = Thinker::new(spec, GameRules::of(&state, &client)?);
    match thinker.try_out(spec, &state) {
        Err(Failure::Fault(fault)) => bail!("the engine cannot play this game, and no seat was taken: {fault}"),
        Err(Failure::Interrupted) => return Ok(Answer::Yes),
        Ok(()) | Err(Failure::Resigned) => {}
    }
    let seat = link.sit_down(&client, arguments.name.as_deref(), &usual_name(spec, &arguments.engine))?;
    let mut bot = Bot::new(client, seat, thinker, arguments.rematch);
    // With this line, the game can be gone on with after the program was killed.
    eprintln!("at the board. To go on after a break:\n{}", bot.how_to_go_on(arguments));
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let ended = runtime.block_on(bot.play());
    if let Some(thinking) = &bot.thinking {
        thinking.stop();
    }
    // The player ends its program before this one ends.
    drop(runtime);
    match ended {
        Ok(End::Over) => Ok(Answer::Yes),
        Ok(End::Left) => {
            eprintln!("left the board, and did not resign. To go on:\n{}", bot.how_to_go_on(arguments));
            Ok(Answer::Yes)
        }
        Err(error) => {
            Err(error.context(format!("left the board, and did not resign; to go on: {}", bot.how_to_go_on(arguments))))
        }
    }
}

/// The name of a player that was given none: its settings, or its program without the folders of this machine.
fn usual_name(spec: &PlayerSpec, given: &str) -> String {
    let program = match &spec.mind {
        Mind::Ugi { command, .. } | Mind::OpenTafl { command } | Mind::HnefataflOrg { command } if spec.name == given => {
            command.first().and_then(|program| Path::new(program).file_stem()).map(|stem| stem.to_string_lossy().into_owned())
        }
        _ => None,
    };
    program.unwrap_or_else(|| spec.name.clone()).chars().take(LONGEST_NAME).collect()
}

/// A text as a shell takes it for one word.
fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', r"'\''"))
}

/// Waits until the program is asked to stop.
async fn interrupted() {
    while !interrupt::asked() {
        tokio::time::sleep(LOOK).await;
    }
}

/// Why the bot leaves.
enum End {
    /// The game is over.
    Over,
    /// It was asked to.
    Left,
}

/// Why a connection is given up.
enum Break {
    /// The connection is lost, or the server is busy: it is tried again.
    Lost(Error),
    /// It is of no use to try again.
    Fatal(Error),
}

/// What was sent to the server in its turn.
struct Sent {
    /// The number of the message.
    n: u64,
    /// The ply.
    ply: usize,
    /// The version of the game in which it was refused; in another it is sent again.
    refused_in: Option<u64>,
}

struct Bot {
    client: HttpClient,
    seat: Seat,
    rematch: bool,
    /// The sides that it plays in the game as it is known.
    sides: Vec<Side>,
    /// The sides that it was told to play. They hold from the state of the game on that is told next.
    sides_told: Vec<Side>,
    /// The game as the server has told it; null before.
    game: Value,
    /// When the server told its clocks.
    clocks_told: Instant,
    /// The player, while it does not think.
    thinker: Option<Thinker>,
    thinking: Option<Thinking>,
    /// What the player thought of the game at its last move, in hundredths of a man.
    worth: Option<i32>,
    /// The ply for which a move was found, and the move.
    found: Option<(usize, String)>,
    /// The move that was sent on this connection, or what was done in its place.
    sent: Option<Sent>,
    /// The version in which an offer was answered.
    answered: Option<u64>,
    /// The faults of the player for the move that it is to make.
    faults: usize,
    /// The game whose end was told.
    told: Option<String>,
    n: u64,
}

impl Bot {
    fn new(client: HttpClient, seat: Seat, thinker: Thinker, rematch: bool) -> Bot {
        Bot {
            client,
            seat,
            rematch,
            sides: Vec::new(),
            sides_told: Vec::new(),
            game: Value::Null,
            clocks_told: Instant::now(),
            thinker: Some(thinker),
            thinking: None,
            worth: None,
            found: None,
            sent: None,
            answered: None,
            faults: 0,
            told: None,
            n: 0,
        }
    }

    fn how_to_go_on(&self, arguments: &Arguments) -> String {
        let options: String = arguments.option.iter().map(|option| format!(" --option {}", quoted(option))).collect();
        let rematch = if self.rematch { " --rematch" } else { "" };
        format!("hnefi bot --seat '{}' --engine {}{options}{rematch}", self.seat, quoted(&arguments.engine))
    }

    /// Plays, on one connection after another.
    async fn play(&mut self) -> Result<End> {
        let mut pause = PAUSES.0;
        let mut lost = false;
        loop {
            let opened = tokio::select! {
                opened = self.client.socket() => opened,
                () = interrupted() => return Ok(End::Left),
            };
            let broken = match opened {
                Ok(mut socket) => {
                    if lost {
                        eprintln!("connected again");
                    }
                    lost = false;
                    let began = Instant::now();
                    let broken = match self.session(&mut socket).await {
                        Ok(end) => return Ok(end),
                        Err(broken) => broken,
                    };
                    // A server that is busy is not asked again at once.
                    if began.elapsed() > PAUSES.1 {
                        pause = PAUSES.0;
                    }
                    broken
                }
                Err(error) => Break::Lost(error),
            };
            match broken {
                Break::Fatal(error) => return Err(error),
                Break::Lost(error) if !lost => {
                    eprintln!("{error:#}; trying again");
                    lost = true;
                }
                Break::Lost(_) => {}
            }
            tokio::select! {
                () = tokio::time::sleep(pause) => {}
                () = interrupted() => return Ok(End::Left),
            }
            pause = (pause * 2).min(PAUSES.1);
        }
    }

    /// Plays on one connection.
    async fn session(&mut self, socket: &mut TcpWebSocket) -> Result<End, Break> {
        self.sent = None;
        self.answered = None;
        self.follow(socket).await?;
        let mut heard = tokio::time::Instant::now();
        loop {
            let thought = async {
                match &mut self.thinking {
                    Some(thinking) => (&mut thinking.task).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                frame = socket.next() => {
                    heard = tokio::time::Instant::now();
                    let frame = frame.ok_or_else(|| Break::Lost(anyhow!("the connection is lost")))?;
                    match frame.opcode() {
                        OpCode::Text => {}
                        OpCode::Close => return Err(Break::Lost(anyhow!("the server has closed the connection"))),
                        _ => continue,
                    }
                    let message = serde_json::from_slice(frame.payload());
                    let message = message.map_err(|_| Break::Fatal(anyhow!("the server sends what is no JSON")))?;
                    self.heard(socket, message).await?;
                }
                thought = thought => {
                    let sought = self.thinking.take().filter(|thinking| thinking.game == self.seat.game);
                    let ply = sought.map_or(0, |thinking| thinking.ply);
                    let (thinker, chosen) = thought.map_err(|error| Break::Fatal(anyhow!("the player broke off: {error}")))?;
                    self.thinker = Some(thinker);
                    self.chosen(socket, ply, chosen).await?;
                }
                () = tokio::time::sleep_until(heard + SILENCE) => {
                    return Err(Break::Lost(anyhow!("the server has said nothing for {} s", SILENCE.as_secs())));
                }
                () = interrupted() => return Ok(End::Left),
            }
            if let Some(end) = self.go_on(socket).await? {
                return Ok(end);
            }
        }
    }

    async fn follow(&mut self, socket: &mut TcpWebSocket) -> Result<(), Break> {
        let mut follow = json!({"follow": self.seat.game, "token": self.seat.token});
        if let Some(version) = self.game["version"].as_u64() {
            follow["since"] = version.into();
        }
        say(socket, &follow).await
    }

    async fn act(&mut self, socket: &mut TcpWebSocket, action: Value) -> Result<u64, Break> {
        self.n += 1;
        say(socket, &json!({"game": self.seat.game, "n": self.n, "do": action})).await?;
        Ok(self.n)
    }

    /// Takes in a message.
    async fn heard(&mut self, socket: &mut TcpWebSocket, mut message: Value) -> Result<(), Break> {
        let kind = message["type"].as_str().unwrap_or_default().to_owned();
        let of = message["game"].as_str().unwrap_or(&self.seat.game);
        // Something may still come of a game that is no longer followed.
        if of != self.seat.game {
            return Ok(());
        }
        match kind.as_str() {
            "ping" => say(socket, &json!({"pong": message["n"]})).await?,
            "you" => {
                let plays = |side: &Side| {
                    message["sides"].as_array().is_some_and(|sides| sides.iter().any(|one| one == side_word(*side)))
                };
                self.sides_told = Side::BOTH.into_iter().filter(plays).collect();
                if self.sides_told.is_empty() {
                    return Err(Break::Fatal(anyhow!("the link holds no seat in this game")));
                }
            }
            "game" if message["game"]["id"] == self.seat.game.as_str() => {
                self.game = message["game"].take();
                self.sides.clone_from(&self.sides_told);
                self.clocks_told = Instant::now();
            }
            "change" => self.change(socket, message["change"].take()).await?,
            "missing" | "refused" => self.refused(&message)?,
            "signal" if message["signal"] == "still-there" => {
                self.act(socket, json!({"action": "signal", "signal": "here"})).await?;
            }
            _ => {}
        }
        Ok(())
    }

    async fn change(&mut self, socket: &mut TcpWebSocket, change: Value) -> Result<(), Break> {
        let Value::Object(mut change) = change else { return Ok(()) };
        if change.remove("since") != Some(self.game["version"].clone()) {
            // Something was missed: the whole game is asked for.
            self.game = Value::Null;
            return self.follow(socket).await;
        }
        let kept = change.remove("kept").and_then(|kept| kept.as_u64()).unwrap_or_default();
        let more = change.remove("moves");
        let (Some(game), Some(Value::Array(more))) = (self.game.as_object_mut(), more) else { return Ok(()) };
        if let Some(moves) = game.get_mut("moves").and_then(Value::as_array_mut) {
            moves.truncate(usize::try_from(kept).unwrap_or(usize::MAX));
            moves.extend(more);
        }
        if change.contains_key("clocks") {
            self.clocks_told = Instant::now();
        }
        game.extend(change);
        self.sides.clone_from(&self.sides_told);
        Ok(())
    }

    fn refused(&mut self, message: &Value) -> Result<(), Break> {
        let problem = &message["problem"];
        let detail = problem["detail"].as_str().unwrap_or("the server refuses, and does not say why");
        let error = anyhow!("the server says: {detail}");
        let code = problem["code"].as_str().unwrap_or_default();
        if message["type"] == "missing" {
            return Err(if code == "not-found" { Break::Fatal(error) } else { Break::Lost(error) });
        }
        let sent = self.sent.as_mut().filter(|sent| message["n"].as_u64() == Some(sent.n));
        match (code, sent) {
            ("too-many-requests" | "busy" | "internal" | "storage-full", _) => Err(Break::Lost(error)),
            // An offer may have been withdrawn before it was answered.
            (_, None) => Ok(()),
            // The game has changed meanwhile, or changes before the move can be played.
            ("paused" | "out-of-step" | "game-over", Some(sent)) => {
                sent.refused_in = self.game["version"].as_u64();
                Ok(())
            }
            ("illegal-move" | "not-your-seat" | "too-large", Some(_)) => Err(Break::Fatal(error)),
            (_, Some(_)) => Err(Break::Lost(error)),
        }
    }

    fn plies(&self) -> usize {
        self.game["moves"].as_array().map_or(0, Vec::len)
    }

    /// The side for which the bot is to move now.
    fn to_move(&self) -> Option<Side> {
        let open = |side: Side| self.game["seats"][side_word(side)]["kind"] == "open";
        let on = self.game["outcome"].is_null() && self.game["cancelled"] != true && self.game["paused"] != true;
        let side = self.sides.iter().copied().find(|side| self.game["side"] == side_word(*side));
        side.filter(|_| on && !Side::BOTH.into_iter().any(open))
    }

    /// Does what the state of the game asks for.
    async fn go_on(&mut self, socket: &mut TcpWebSocket) -> Result<Option<End>, Break> {
        if self.game.is_null() || self.sides.is_empty() {
            return Ok(None);
        }
        let over = !self.game["outcome"].is_null();
        let first_of_two = self.game["two_games"]["number"] == 1;
        let next = self.game["next"].as_str().filter(|_| self.rematch || first_of_two).map(str::to_owned);
        if let Some(next) = next {
            self.tell_end();
            say(socket, &json!({"unfollow": self.seat.game})).await?;
            self.seat.game = next;
            (self.game, self.sides, self.found, self.sent, self.answered, self.worth) =
                (Value::Null, Vec::new(), None, None, None, None);
            self.follow(socket).await?;
            return Ok(None);
        }
        if self.game["cancelled"] == true {
            output::line(format_args!("{}: called off", self.seat.game));
            return Ok(Some(End::Over));
        }
        self.answer_offer(socket).await?;
        if over && !(first_of_two && self.game["next"].is_null()) {
            self.tell_end();
            if !self.rematch {
                return Ok(Some(End::Over));
            }
        }
        let ply = self.plies() + 1;
        let to_move = self.to_move();
        if let Some(thinking) = &self.thinking {
            if to_move.is_none() || thinking.ply != ply || thinking.game != self.seat.game {
                thinking.stop();
            }
            return Ok(None);
        }
        let version = self.game["version"].as_u64();
        let waits = |sent: &Sent| sent.ply == ply && (sent.refused_in.is_none() || sent.refused_in == version);
        if to_move.is_none() || self.sent.as_ref().is_some_and(waits) {
            return Ok(None);
        }
        match &self.found {
            Some((found, mv)) if *found == ply => {
                let action = json!({"action": "move", "move": mv, "ply": ply});
                let n = self.act(socket, action).await?;
                self.sent = Some(Sent { n, ply, refused_in: None });
            }
            _ => {
                self.sent = None;
                if let Some(thinker) = self.thinker.take() {
                    self.thinking = Some(thinker.think(&self.game, self.clocks_told.elapsed()).map_err(Break::Fatal)?);
                }
            }
        }
        Ok(None)
    }

    /// The player has a move, or has none.
    async fn chosen(&mut self, socket: &mut TcpWebSocket, ply: usize, chosen: Result<Choice, Failure>) -> Result<(), Break> {
        let Some(side) = self.to_move().filter(|_| ply == self.plies() + 1) else { return Ok(()) };
        match chosen {
            Ok(choice) => {
                self.faults = 0;
                self.worth = choice.score.map(|score| worth(score, side));
                let score = choice.score.map_or_else(String::new, |score| format!("  {score}"));
                eprintln!("{ply}. {}{score}", choice.mv);
                if self.game["choose_side"] == true && self.worth.is_some_and(|worth| worth < 0) {
                    // By the pie rule the other side is to be had, and is the better one.
                    let n = self.act(socket, json!({"action": "choose-side", "swap": true})).await?;
                    self.sent = Some(Sent { n, ply, refused_in: None });
                    return Ok(());
                }
                self.found = Some((ply, choice.mv.to_string()));
            }
            Err(Failure::Interrupted) => {}
            Err(Failure::Resigned) => {
                let n = self.act(socket, json!({"action": "resign", "side": side_word(side)})).await?;
                self.sent = Some(Sent { n, ply, refused_in: None });
            }
            Err(Failure::Fault(fault)) if self.faults == 0 => {
                eprintln!("the engine: {fault}; trying once more");
                self.faults += 1;
            }
            Err(Failure::Fault(fault)) => return Err(Break::Fatal(anyhow!("the engine: {fault}"))),
        }
        Ok(())
    }

    /// Answers what the other player offers, once.
    async fn answer_offer(&mut self, socket: &mut TcpWebSocket) -> Result<(), Break> {
        let version = self.game["version"].as_u64();
        let offer = &self.game["offer"];
        let own = self.sides.iter().any(|side| offer["side"] == side_word(*side));
        let Some(kind) = offer["kind"].as_str().filter(|_| !own && self.answered != version) else { return Ok(()) };
        let accepts = match kind {
            "draw" => self.worth.is_some_and(|worth| worth <= WORSE_OFF),
            "pause" | "resume" => true,
            "rematch" => self.rematch,
            _ => false,
        };
        let answer = json!({"action": if accepts { "accept" } else { "decline" }, "offer": kind});
        self.answered = version;
        self.act(socket, answer).await?;
        Ok(())
    }

    /// Says on stdout how the game has ended, once.
    fn tell_end(&mut self) {
        let outcome = &self.game["outcome"];
        if outcome.is_null() || self.told.as_ref() == Some(&self.seat.game) {
            return;
        }
        let winner = outcome["winner"].as_str().unwrap_or("draw");
        let reason = outcome["reason"].as_str().unwrap_or_default();
        output::line(format_args!("{}: {winner}, {reason}, {} plies", self.seat.game, self.plies()));
        self.told = Some(self.seat.game.clone());
    }
}

async fn say(socket: &mut TcpWebSocket, message: &Value) -> Result<(), Break> {
    let sent = socket.send(Frame::text(message.to_string())).await;
    sent.map_err(|error| Break::Lost(Error::new(error).context("the connection is lost")))
}
