//! A server that is killed again and again while people play. What it acknowledged is there afterwards, in order, and nothing twice. What
//! it did not acknowledge happened once or not at all. The same on SQLite and on PostgreSQL, and for two servers on one PostgreSQL, of which
//! each is killed while the other goes on.

#[cfg(target_os = "linux")]
mod postgres;

use std::io::{BufRead, BufReader, Lines};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use hnefi_server::{Config, DatabaseUrl, serve};
use serde_json::{Value, json};

/// Tells the child process where its games are, and that it is the child.
const FOLDER: &str = "HNEFI_KILL_TEST_FOLDER";
/// The URL of a PostgreSQL, where they are in one.
const DATABASE: &str = "HNEFI_KILL_TEST_DATABASE";
const READY: &str = "listening on ";
const GAMES: usize = 200;
const PLAYERS: usize = 8;
const ROUNDS: usize = 8;
/// Rule sets by kind: plain, with a die, where a turn can be lost for want of a move, and the large board.
const RULES: [&str; 4] = ["tablut-murray", "tawlbwrdd-bell-dice", "brandubh-cyningstan", "alea-walker-2015"];

/// The server that is killed. Without the variable it was not started by the other test and does nothing.
#[test]
#[ignore = "the other test starts it as a process of its own"]
fn serve_until_killed() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder);
    config.database = std::env::var(DATABASE).ok().map(DatabaseUrl::new);
    config.limits.request_every = Duration::ZERO;
    // Some games must be read from the store again while others are played.
    config.limits.live_games = GAMES / 2;
    config.limits.table_megabytes = 1;
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let never = std::future::pending();
    runtime.block_on(serve(config, never, |address| println!("\n{READY}{address}"))).expect("it serves");
}

struct Server {
    process: Child,
    /// Kept open, so that the child can write to its stdout.
    _output: Lines<BufReader<ChildStdout>>,
    root: String,
}

impl Server {
    fn start(folder: &Path, database: Option<&str>) -> Server {
        let mut command = Command::new(std::env::current_exe().expect("this program"));
        command.args(["serve_until_killed", "--exact", "--ignored", "--nocapture"]).env(FOLDER, folder);
        command.envs(database.map(|url| (DATABASE, url)));
        let mut process = command.stdout(Stdio::piped()).spawn().expect("a process");
        let mut output = BufReader::new(process.stdout.take().expect("its output")).lines();
        let address = output.by_ref().map_while(Result::ok).find_map(|line| line.strip_prefix(READY).map(str::to_owned));
        Server { process, _output: output, root: format!("http://{}/api/v1/games", address.expect("it starts")) }
    }
}

/// SIGKILL: the process ends at once and writes nothing more.
impl Drop for Server {
    fn drop(&mut self) {
        self.process.kill().expect("killed");
        self.process.wait().expect("gone");
    }
}

/// A small generator of numbers, so that a seed gives the same choices again.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % bound
    }
}

/// What a player knows of a game.
struct Game {
    id: String,
    token: String,
    /// The moves of the last answer.
    moves: Vec<String>,
    legal: Vec<String>,
    /// The move that was sent and not answered each time, with its number.
    unanswered: Option<(String, usize)>,
}

fn moves(game: &Value) -> Vec<String> {
    game["moves"].as_array().expect("moves").iter().map(|mv| mv["text"].as_str().expect("a text").to_owned()).collect()
}

/// A move without its captures.
fn bare(text: &str) -> &str {
    text.split('x').next().expect("at least one part")
}

impl Game {
    /// Takes in an answer: known moves must be unchanged, and only the move that was sent, with the lost turns after it, may be new.
    fn learn(&mut self, answer: &Value) {
        let now = moves(answer);
        assert!(now.starts_with(&self.moves), "acknowledged: {:?}, there: {now:?}", self.moves);
        if let Some((new, lost)) = now[self.moves.len()..].split_first() {
            let sent = self.unanswered.as_ref().map(|(mv, ply)| (mv.as_str(), *ply));
            assert_eq!(Some((bare(new), self.moves.len() + 1)), sent, "something else was played");
            assert!(lost.iter().all(|text| text == "pass"), "played more than once: {now:?}");
        }
        let legal = answer["legal"].as_object().expect("legal moves").iter();
        let each = |(from, to): (&String, &Value)| {
            let to = to.as_array().expect("targets").iter();
            to.map(|to| format!("{from}-{}", to.as_str().expect("a point"))).collect::<Vec<_>>()
        };
        self.legal = legal.flat_map(each).collect();
        // The die of the next turn was thrown together with the move.
        assert!(answer["side"].is_null() || answer["die"].is_u64() == (answer["rules"] == RULES[1]));
        self.moves = now;
    }
}

/// A player with several games.
struct Player {
    agent: ureq::Agent,
    chance: Chance,
    games: Vec<Game>,
}

/// The server has gone.
struct Gone;

impl Player {
    fn new(seed: u64) -> Player {
        let agent = ureq::Agent::config_builder().http_status_as_error(false).timeout_global(Some(Duration::from_secs(30)));
        Player { agent: agent.build().into(), chance: Chance(seed), games: Vec::new() }
    }

    fn post(&self, url: &str, token: &str, body: &Value) -> Result<Value, Gone> {
        let request = self.agent.post(url).header("content-type", "application/json");
        let request = request.header("authorization", format!("Bearer {token}"));
        let mut response = request.send(body.to_string()).map_err(|_| Gone)?;
        let text = response.body_mut().read_to_string().map_err(|_| Gone)?;
        if response.status() == 503 {
            return Err(Gone);
        }
        assert!(response.status().is_success(), "{url} {body}: {text}");
        Ok(serde_json::from_str(&text).expect("JSON"))
    }

    fn create(&mut self, root: &str) {
        let human = json!({"kind": "human"});
        for number in 0..GAMES / PLAYERS {
            let new = json!({"rules": RULES[number % RULES.len()], "attackers": human, "defenders": human});
            let created = self.post(root, "", &new).ok().expect("no server is killed yet");
            let text = |value: &Value| value.as_str().expect("a text").to_owned();
            let (id, token) = (text(&created["game"]["id"]), text(&created["token"]));
            let mut game = Game { id, token, moves: moves(&created["game"]), legal: Vec::new(), unanswered: None };
            game.learn(&created["game"]);
            self.games.push(game);
        }
    }

    /// Plays until the server has gone.
    fn play(&mut self, root: &str) {
        loop {
            let number = self.chance.below(self.games.len());
            if self.games[number].legal.is_empty() {
                continue;
            }
            let mv = self.chance.below(self.games[number].legal.len());
            let mv = self.games[number].legal[mv].clone();
            let ply = self.games[number].moves.len() + 1;
            self.games[number].unanswered = Some((mv.clone(), ply));
            let again = self.chance.below(4) == 0;
            for _ in 0..=usize::from(again) {
                // Sent twice it is played once.
                if self.send(root, number, &mv, ply).is_err() {
                    return;
                }
            }
            self.games[number].unanswered = None;
        }
    }

    fn send(&mut self, root: &str, number: usize, mv: &str, ply: usize) -> Result<(), Gone> {
        let url = format!("{root}/{}/actions", self.games[number].id);
        let answer = self.post(&url, &self.games[number].token, &json!({"action": "move", "move": mv, "ply": ply}))?;
        self.games[number].learn(&answer);
        assert_eq!(self.games[number].moves.get(ply - 1).map(|text| bare(text)), Some(mv));
        Ok(())
    }

    /// Reads every game after a restart, and sends again what was not answered.
    fn check(&mut self, root: &str) {
        for number in 0..self.games.len() {
            let url = format!("{root}/{}", self.games[number].id);
            let mut response = self.agent.get(&url).call().expect("an answer");
            let text = response.body_mut().read_to_string().expect("a body");
            assert_eq!(response.status(), 200, "an acknowledged game is gone: {text}");
            self.games[number].learn(&serde_json::from_str(&text).expect("JSON"));
            if let Some((mv, ply)) = self.games[number].unanswered.clone() {
                assert!(self.send(root, number, &mv, ply).is_ok(), "it lives");
                self.games[number].unanswered = None;
            }
        }
    }
}

/// Every player does something at the same time.
fn all(players: &mut [Player], act: impl Fn(&mut Player) + Sync) {
    std::thread::scope(|scope| {
        for player in players {
            scope.spawn(|| act(player));
        }
    });
}

#[test]
fn acknowledged_moves_survive_a_kill_and_none_happens_twice() {
    play_and_kill(None);
}

#[cfg(target_os = "linux")]
#[test]
fn acknowledged_moves_survive_a_kill_on_postgresql_too() {
    let mut postgres = postgres::Postgres::start();
    play_and_kill(Some(&postgres.database()));
}

fn play_and_kill(database: Option<&str>) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut players: Vec<Player> = (1..=PLAYERS as u64).map(Player::new).collect();
    let mut chance = Chance(2015);
    let server = Server::start(folder.path(), database);
    all(&mut players, |player| player.create(&server.root));
    drop(server);
    let mut interrupted = 0;
    for _ in 0..ROUNDS {
        let server = Server::start(folder.path(), database);
        all(&mut players, |player| player.check(&server.root));
        let root = server.root.clone();
        let alive = Duration::from_millis(100 + chance.below(700) as u64);
        std::thread::scope(|scope| {
            for player in &mut players {
                scope.spawn(|| player.play(&root));
            }
            std::thread::sleep(alive);
            drop(server);
        });
        interrupted += players.iter().flat_map(|player| &player.games).filter(|game| game.unanswered.is_some()).count();
    }
    let server = Server::start(folder.path(), database);
    all(&mut players, |player| player.check(&server.root));
    let played: usize = players.iter().flat_map(|player| &player.games).map(|game| game.moves.len()).sum();
    drop(server);
    assert!(interrupted > 0, "no kill came between a move and its answer");
    assert!(played > GAMES, "{played} moves are hardly a test");
    println!("{played} plies, {interrupted} of them interrupted");
}

/// Kills of one of two servers.
const KILLS: usize = 20;
/// Games on two servers.
const GAMES_OF_TWO: usize = 500;
/// The longest that a player may wait for one of two servers.
const PATIENCE: Duration = Duration::from_secs(60);

/// Where two servers are at the moment. One that was killed is there under its old address until it has started again.
struct Roots(Mutex<[String; 2]>);

impl Roots {
    fn of(&self, which: usize) -> String {
        self.0.lock().expect("no player panicked")[which].clone()
    }
}

impl Player {
    fn create_for_two(&mut self, roots: &Roots) {
        let human = json!({"kind": "human"});
        for number in 0..GAMES_OF_TWO / PLAYERS {
            let new = json!({"rules": RULES[number % RULES.len()], "attackers": human, "defenders": human});
            let created = self.post(&roots.of(number % 2), "", &new).ok().expect("no server is killed yet");
            let text = |value: &Value| value.as_str().expect("a text").to_owned();
            let (id, token) = (text(&created["game"]["id"]), text(&created["token"]));
            let mut game = Game { id, token, moves: moves(&created["game"]), legal: Vec::new(), unanswered: None };
            game.learn(&created["game"]);
            self.games.push(game);
        }
    }

    /// Plays each side's moves with a server of its own, and with the other one where that does not answer.
    fn play_on_both(&mut self, roots: &Roots, over: &AtomicBool, moved_over: &AtomicUsize) {
        while !over.load(Ordering::Relaxed) {
            let number = self.chance.below(self.games.len());
            let Game { legal, moves, .. } = &self.games[number];
            if legal.is_empty() {
                continue;
            }
            let (mv, ply) = (legal[self.chance.0 as usize % legal.len()].clone(), moves.len() + 1);
            self.games[number].unanswered = Some((mv.clone(), ply));
            let begun = Instant::now();
            let mut which = ply % 2;
            while self.send(&roots.of(which), number, &mv, ply).is_err() {
                assert!(begun.elapsed() < PATIENCE, "neither server answers");
                which = 1 - which;
                moved_over.fetch_add(1, Ordering::Relaxed);
                std::thread::sleep(Duration::from_millis(10));
            }
            self.games[number].unanswered = None;
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn either_of_two_servers_is_killed_and_players_go_on_with_the_other() {
    let mut postgres = postgres::Postgres::start();
    let database = postgres.database();
    let folder = tempfile::tempdir().expect("a folder");
    let start = || Server::start(folder.path(), Some(&database));
    let mut servers = [start(), start()];
    let roots = Roots(Mutex::new(servers.each_ref().map(|server| server.root.clone())));
    let mut players: Vec<Player> = (1..=PLAYERS as u64).map(Player::new).collect();
    all(&mut players, |player| player.create_for_two(&roots));
    let (over, moved_over) = (AtomicBool::new(false), AtomicUsize::new(0));
    let mut chance = Chance(1140);
    std::thread::scope(|scope| {
        for player in &mut players {
            scope.spawn(|| player.play_on_both(&roots, &over, &moved_over));
        }
        for _ in 0..KILLS {
            std::thread::sleep(Duration::from_millis(100 + chance.below(400) as u64));
            let which = chance.below(2);
            servers[which].process.kill().expect("killed");
            let fresh = start();
            roots.0.lock().expect("no player panicked")[which].clone_from(&fresh.root);
            servers[which] = fresh;
        }
        over.store(true, Ordering::Relaxed);
    });
    // Each server has every game as the players know it.
    for which in 0..2 {
        all(&mut players, |player| player.check(&roots.of(which)));
    }
    let played: usize = players.iter().flat_map(|player| &player.games).map(|game| game.moves.len()).sum();
    let moved_over = moved_over.into_inner();
    assert!(moved_over >= KILLS && played > GAMES_OF_TWO, "{played} plies, {moved_over} sent to the other server");
    println!("{played} plies, {moved_over} sent to the other server");
}

#[cfg(target_os = "linux")]
#[test]
fn the_engine_goes_on_with_the_other_server() {
    let mut postgres = postgres::Postgres::start();
    let database = postgres.database();
    let folder = tempfile::tempdir().expect("a folder");
    let [one, other] = [(); 2].map(|()| Server::start(folder.path(), Some(&database)));
    let player = Player::new(1);
    let new = json!({"rules": "alea-walker-2015", "attackers": {"kind": "human"}, "defenders": {"kind": "engine", "level": 8}});
    let created = player.post(&one.root, "", &new).ok().expect("it lives");
    let (id, token) = (created["game"]["id"].as_str().expect("an id"), created["token"].as_str().expect("a token"));
    let mv = json!({"action": "move", "move": "a6-a7", "ply": 1});
    let moved = player.post(&format!("{}/{id}/actions", one.root), token, &mv).ok().expect("it lives");
    assert_eq!(moves(&moved).len(), 1, "the engine thinks");
    drop(one);
    let begun = Instant::now();
    let read = || player.agent.get(format!("{}/{id}", other.root)).call().expect("an answer").body_mut().read_to_string();
    while moves(&serde_json::from_str(&read().expect("a body")).expect("JSON")).len() < 2 {
        assert!(begun.elapsed() < PATIENCE, "the engine does not move");
        std::thread::sleep(Duration::from_millis(100));
    }
}
