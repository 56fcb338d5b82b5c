//! `hnefi bot`, and the example client of the guide, at the tables of a real server.
#![cfg(unix)]

mod common;

use std::path::Path;
use std::process::{Child, Command, Stdio};

use common::{Server, TlsProxy};
use serde_json::{Value, json};

const ALWAYS: [&str; 2] = ["--request-every", "0s"];

fn serve(data: &Path, port: &str) -> Server {
    Server::start_with(data, &[&["--port", port][..], &ALWAYS].concat(), &[])
}

/// A game with one seat of the host and an open one: its id, the link of the one and the invitation to the other.
struct Table {
    id: String,
    own: String,
    invitation: String,
}

impl Table {
    /// The attackers' seat is the host's, the defenders' is open; the terms are laid over that.
    fn set(server: &Server, terms: &Value) -> Table {
        let mut new = json!({"rules": "brandubh-cyningstan", "attackers": {"kind": "human"}, "defenders": {"kind": "open"}});
        new.as_object_mut().expect("an object").extend(terms.as_object().expect("terms").clone());
        let created = server.post("", "", &new);
        let text = |value: &Value| value.as_str().unwrap_or_else(|| panic!("{created}")).to_owned();
        let id = text(&created["game"]["id"]);
        let link = |secret: String| format!("{}/game/{id}#{secret}", server.root);
        let own = link(format!("token={}", text(&created["token"])));
        let invitation = link(format!("seat={}", text(&created["invitations"]["defenders"])));
        Table { id, own, invitation }
    }
}

/// Reads a game until it has come so far.
fn wait(server: &Server, id: &str, come: impl Fn(&Value) -> bool) -> Value {
    loop {
        let game = server.read(id).1;
        if come(&game) {
            return game;
        }
    }
}

fn plies(game: &Value) -> usize {
    game["moves"].as_array().expect("moves").len()
}

fn bot(seat: &str, engine: &str) -> Child {
    bot_with(&["--seat", seat, "--engine", engine], &[])
}

fn bot_with(arguments: &[&str], variables: &[(&str, &str)]) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hnefi"));
    command.arg("bot").args(arguments).env_remove("SSL_CERT_FILE").env_remove("SSL_CERT_DIR").envs(variables.iter().copied());
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
    let server = serve(folder.path(), "0");
    let Table { id, own, invitation } = Table::set(&server, &json!({}));
    let engine = format!("nodes:2000,ugi:'{}' engine", env!("CARGO_BIN_EXE_hnefi"));
    let bots = [bot(&own, &engine), bot(&invitation, &engine)];
    wait(&server, &id, |game| plies(game) >= 4);
    let port = server.root.rsplit_once(':').expect("a port").1.to_owned();
    server.kill();
    let server = serve(folder.path(), &port);
    let told = bots.map(said);
    let game = server.read(&id).1;
    assert!(game["outcome"].is_object(), "{told:?}");
    let plies = plies(&game);
    for (good, stdout, stderr) in &told {
        assert!(*good && stderr.contains("trying again") && stderr.contains("connected again"), "{stderr}");
        assert!(stdout.starts_with(&format!("{id}: ")) && stdout.ends_with(&format!(", {plies} plies\n")), "{stdout}");
    }
    assert_eq!(game["seats"]["defenders"]["name"], engine.chars().take(40).collect::<String>());
}

#[test]
fn a_bot_that_is_interrupted_says_how_to_go_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path(), "0");
    let Table { id, own, invitation } = Table::set(&server, &json!({}));
    let waiting = bot(&invitation, "nodes:100");
    wait(&server, &id, |game| game["seats"]["defenders"]["kind"] != "open");
    Command::new("kill").args(["-INT", &waiting.id().to_string()]).status().expect("kill");
    let (good, stdout, stderr) = said(waiting);
    assert!(stdout.is_empty(), "{stdout}");
    // Before it listens for the signal, it ends as any program does.
    if good {
        let link = stderr.split('\'').nth(1).unwrap_or_else(|| panic!("{stderr}"));
        let bots = [bot(&own, "nodes:100"), bot(link, "nodes:100")];
        assert!(bots.map(said).iter().all(|(good, ..)| *good));
        assert!(server.read(&id).1["outcome"].is_object());
    }
}

#[test]
fn a_seat_that_is_taken_or_none_is_refused_with_the_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path(), "0");
    let Table { id, invitation, .. } = Table::set(&server, &json!({}));
    let wrong = format!("{}/game/{id}#seat=guess", server.root);
    for (seat, says) in [(wrong.as_str(), "the seat cannot be taken"), ("nonsense", "has no secret")] {
        let (good, _, stderr) = said(bot(seat, "level:1"));
        assert!(!good && stderr.contains(says), "{stderr}");
    }
    let held = format!("{}/game/{id}#token={}", server.root, "0".repeat(32));
    let (good, _, stderr) = said(bot(&held, "level:1"));
    assert!(!good && stderr.contains("holds no seat"), "{stderr}");
    let (good, _, stderr) = said(bot(&invitation, "./no-such-program"));
    assert!(!good && stderr.contains("cannot start"), "{stderr}");
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
    let server = serve(folder.path(), "0");
    let Table { id, own, invitation } = Table::set(&server, &json!({}));
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
    let game = server.read(&id).1;
    assert!(game["outcome"].is_object());
    assert_eq!(game["seats"]["defenders"]["name"], "random");
}

#[test]
fn a_server_behind_tls_is_played_on_if_its_certificate_is_trusted() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path(), "0");
    let proxy = TlsProxy::start(folder.path(), &server);
    let Table { id, own, invitation } = Table::set(&server, &json!({}));
    let authority = proxy.authority.to_str().expect("UTF-8");
    let trusting = [("SSL_CERT_FILE", authority)];
    let invited = invitation.replace(&server.root, &proxy.root);
    for (seat, variables, says) in [
        (invited.clone(), &[][..], "is not trusted here; the certificate of an authority of your own"),
        (invited.replace("localhost", "127.0.0.1"), &trusting, "is not trusted here"),
        (invitation.replace("http:", "https:"), &trusting, "does not speak TLS: does it want `http://`?"),
        (invited.clone(), &[("SSL_CERT_FILE", "/no/such/file")], "no certificates of authorities can be read"),
    ] {
        let (good, _, stderr) = said(bot_with(&["--seat", &seat, "--engine", "nodes:100"], variables));
        assert!(!good && stderr.contains(says), "{seat}: {stderr}");
    }
    assert_eq!(server.read(&id).1["seats"]["defenders"]["kind"], "open");
    let bots = [
        bot_with(&["--seat", &invited, "--engine", "nodes:100"], &trusting),
        bot_with(&["--seat", &own, "--server", &proxy.root, "--engine", "nodes:100"], &trusting),
    ];
    let told = bots.map(said);
    assert!(told.iter().all(|(good, ..)| *good), "{told:?}");
    assert!(server.read(&id).1["outcome"].is_object());
}
