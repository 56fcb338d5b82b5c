//! `hnefi bot`, and the example client of the guide, at the tables of a real server.
#![cfg(unix)]

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

struct Server {
    process: Child,
    host: String,
}

impl Server {
    fn start(data: &Path, port: &str) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_hnefi"))
            .args(["serve", "--port", port, "--request-every", "0s", "--data"])
            .arg(data)
            .stderr(Stdio::piped())
            .spawn()
            .expect("a process");
        let mut lines = BufReader::new(process.stderr.take().expect("its stderr")).lines().map_while(Result::ok);
        let url = lines.find_map(|line| line.strip_prefix("hnefi serves ").map(str::to_owned)).expect("it starts");
        std::thread::spawn(move || lines.for_each(drop));
        let host = url.trim_start_matches("http://").trim_end_matches('/').to_owned();
        Server { process, host }
    }

    fn kill(mut self) {
        self.process.kill().expect("killed");
        self.process.wait().expect("it ends");
    }

    /// A game with one seat of the host and an open one: its id, the link of the one and the invitation to the other.
    fn game(&self) -> (String, String, String) {
        let new = json!({"rules": "brandubh-cyningstan", "attackers": {"kind": "human"}, "defenders": {"kind": "open"}});
        let request = ureq::post(format!("http://{}/api/v1/games", self.host)).header("content-type", "application/json");
        let answer = request.send(new.to_string()).expect("an answer").into_body().read_to_string().expect("a body");
        let created: Value = serde_json::from_str(&answer).expect("JSON");
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let id = text(&created["game"]["id"]);
        let link = |secret: String| format!("http://{}/game/{id}#{secret}", self.host);
        let own = link(format!("token={}", text(&created["token"])));
        let invitation = link(format!("seat={}", text(&created["invitations"]["defenders"])));
        (id, own, invitation)
    }

    fn read(&self, id: &str) -> Value {
        let answer = ureq::get(format!("http://{}/api/v1/games/{id}", self.host)).call().expect("an answer");
        serde_json::from_str(&answer.into_body().read_to_string().expect("a body")).expect("JSON")
    }

    /// Reads the game until it has this number of plies.
    fn wait(&self, id: &str, plies: usize) {
        while self.read(id)["moves"].as_array().expect("moves").len() < plies {}
    }
}

fn bot(seat: &str, engine: &str) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hnefi"));
    command.args(["bot", "--seat", seat, "--engine", engine]);
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("a process")
}

fn said(child: Child) -> (bool, String, String) {
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.success(), text(&output.stdout), text(&output.stderr))
}

#[test]
fn two_programs_play_a_game_to_its_end_over_a_restart_of_the_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), "0");
    let (id, own, invitation) = server.game();
    let engine = format!("nodes:2000,ugi:'{}' engine", env!("CARGO_BIN_EXE_hnefi"));
    let bots = [bot(&own, &engine), bot(&invitation, &engine)];
    server.wait(&id, 4);
    let port = server.host.rsplit_once(':').expect("a port").1.to_owned();
    server.kill();
    let server = Server::start(folder.path(), &port);
    let told = bots.map(said);
    let game = server.read(&id);
    assert!(game["outcome"].is_object(), "{told:?}");
    let plies = game["moves"].as_array().expect("moves").len();
    for (good, stdout, stderr) in &told {
        assert!(*good && stderr.contains("trying again") && stderr.contains("connected again"), "{stderr}");
        assert!(stdout.starts_with(&format!("{id}: ")) && stdout.ends_with(&format!(", {plies} plies\n")), "{stdout}");
    }
    assert_eq!(game["seats"]["defenders"]["name"], engine.chars().take(40).collect::<String>());
    server.kill();
}

#[test]
fn a_bot_that_is_interrupted_says_how_to_go_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), "0");
    let (id, own, invitation) = server.game();
    let waiting = bot(&invitation, "nodes:100");
    while server.read(&id)["seats"]["defenders"]["kind"] == "open" {}
    Command::new("kill").args(["-INT", &waiting.id().to_string()]).status().expect("kill");
    let (good, stdout, stderr) = said(waiting);
    assert!(stdout.is_empty(), "{stdout}");
    // Before it listens for the signal, it ends as any program does.
    if good {
        let link = stderr.split('\'').nth(1).unwrap_or_else(|| panic!("{stderr}"));
        let bots = [bot(&own, "nodes:100"), bot(link, "nodes:100")];
        assert!(bots.map(said).iter().all(|(good, ..)| *good));
        assert!(server.read(&id)["outcome"].is_object());
    }
    server.kill();
}

#[test]
fn a_seat_that_is_taken_or_none_is_refused_with_the_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), "0");
    let (id, _, invitation) = server.game();
    let wrong = format!("http://{}/game/{id}#seat=guess", server.host);
    for (seat, says) in [(wrong.as_str(), "the seat cannot be taken"), ("nonsense", "has no secret")] {
        let (good, _, stderr) = said(bot(seat, "level:1"));
        assert!(!good && stderr.contains(says), "{stderr}");
    }
    let held = format!("http://{}/game/{id}#token={}", server.host, "0".repeat(32));
    let (good, _, stderr) = said(bot(&held, "level:1"));
    assert!(!good && stderr.contains("holds no seat"), "{stderr}");
    let (good, _, stderr) = said(bot(&invitation, "./no-such-program"));
    assert!(!good && stderr.contains("cannot start"), "{stderr}");
    server.kill();
}

/// The program that the guide shows, against `hnefi bot`.
#[test]
fn the_client_of_the_guide_plays_a_game_to_its_end() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("skipped: there is no python3");
        return;
    }
    let page = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/guide/bots.md")).expect("the page");
    let program = page.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a program");
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), "0");
    let (id, own, invitation) = server.game();
    let python = Command::new("python3")
        .args(["-c", program, &invitation])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("python3");
    let engine = bot(&own, "nodes:200");
    let (good, stdout, stderr) = said(python);
    assert!(good && stdout.contains("winner"), "{stdout}{stderr}");
    assert!(said(engine).0);
    let game = server.read(&id);
    assert!(game["outcome"].is_object());
    assert_eq!(game["seats"]["defenders"]["name"], "random");
    server.kill();
}
