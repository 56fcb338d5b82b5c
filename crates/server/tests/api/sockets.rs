//! The server on a real socket, as a program would start it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::thread::JoinHandle;

use hnefi_server::{Config, ServeError, run, serve};
use serde_json::{Value, json};
use tokio::sync::oneshot;

use crate::support::config;

/// A server in a thread of its own.
struct Running {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    thread: JoinHandle<Result<(), ServeError>>,
}

fn start(config: Config) -> Running {
    let (stop, stopped) = oneshot::channel();
    let (bound, address) = std::sync::mpsc::channel();
    let stop_there = async { drop(stopped.await) };
    let thread = std::thread::spawn(move || run(config, stop_there, move |address| bound.send(address).expect("somebody waits")));
    Running { address: address.recv().expect("it starts"), stop, thread }
}

impl Running {
    fn stop(self) {
        drop(self.stop);
        self.thread.join().expect("no panic").expect("it stopped well");
    }
}

fn agent() -> ureq::Agent {
    ureq::Agent::config_builder().http_status_as_error(false).build().into()
}

fn post(agent: &ureq::Agent, url: &str, token: &str, body: &Value) -> (u16, Value) {
    let request = agent.post(url).header("content-type", "application/json").header("authorization", format!("Bearer {token}"));
    let mut response = request.send(body.to_string()).expect("an answer");
    let text = response.body_mut().read_to_string().expect("a body");
    (response.status().as_u16(), serde_json::from_str(&text).expect("JSON"))
}

#[test]
fn a_game_is_played_over_the_network_and_survives_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = start(config(&folder));
    let (agent, root) = (agent(), format!("http://{}/api/v1/games", running.address));
    let new = json!({"rules": "tablut-murray", "attackers": {"kind": "human"}, "defenders": {"kind": "human"}});
    let (status, created) = post(&agent, &root, "", &new);
    assert_eq!(status, 201);
    let (id, token) = (created["game"]["id"].as_str().expect("an id"), created["token"].as_str().expect("a token"));

    let response = agent.get(format!("{root}/{id}/events")).call().expect("a stream");
    let mut lines = BufReader::new(response.into_body().into_reader()).lines();
    let mut next = || {
        let data = lines.by_ref().find_map(|line| Some(line.expect("a line").strip_prefix("data: ")?.to_owned()));
        data.map(|data| serde_json::from_str::<Value>(&data).expect("JSON"))
    };
    assert_eq!(next().expect("an event"), created["game"]);
    let (status, played) = post(&agent, &format!("{root}/{id}/moves"), token, &json!({"move": "d1-b1", "ply": 1}));
    assert_eq!((status, next().expect("an event")), (200, played.clone()));

    // Stopping ends the stream rather than waiting for its reader.
    running.stop();
    assert!(next().is_none());
    let running = start(config(&folder));
    let again = agent.get(format!("http://{}/api/v1/games/{id}", running.address)).call().expect("an answer");
    let text = again.into_body().read_to_string().expect("a body");
    assert_eq!(serde_json::from_str::<Value>(&text).expect("JSON"), played);
    running.stop();
}

#[test]
fn whoever_hangs_up_stops_the_analysis() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config(&folder);
    config.limits.analysts = 1;
    config.limits.analyses_waiting = 0;
    config.limits.request_every = std::time::Duration::ZERO;
    let running = start(config);
    let url = format!("http://{}/api/v1/analyses", running.address);
    let body = json!({"position": {"rules": "alea-walker-2015"}, "lines": 3}).to_string();
    let ask = || agent().post(&url).header("content-type", "application/json").send(&body).expect("an answer");
    let first = ask();
    assert_eq!(first.status(), 200);
    let mut lines = BufReader::new(first.into_body().into_reader()).lines();
    assert!(lines.by_ref().any(|line| line.expect("a line").starts_with("data: {\"depth\":")));
    assert_eq!(ask().status(), 503);
    drop(lines);
    // The one thread is free as soon as the search has heard of it, long before it would have ended by itself.
    let begun = std::time::Instant::now();
    while ask().status() == 503 {
        assert!(begun.elapsed() < std::time::Duration::from_secs(60), "the analysis goes on");
        std::thread::yield_now();
    }
    running.stop();
}

#[test]
fn a_taken_address_is_said_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = start(config(&folder));
    let other = tempfile::tempdir().expect("a folder");
    let mut taken = config(&other);
    taken.address = running.address;
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let error = runtime.block_on(serve(taken, std::future::pending(), |_| {})).expect_err("taken").to_string();
    assert!(error.contains(&format!("cannot listen on {}", running.address)), "{error}");
    running.stop();
}

#[test]
fn half_a_request_is_not_waited_for_forever() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config(&folder);
    config.limits.head_within = std::time::Duration::from_millis(200);
    let running = start(config);
    let mut stream = TcpStream::connect(running.address).expect("a connection");
    stream.write_all(b"GET /api/v1/levels HTTP/1.1\r\nHost: local").expect("written");
    let mut answer = Vec::new();
    // The connection ends; with which words is hyper's choice.
    drop(stream.read_to_end(&mut answer));
    let nonsense =
        [&b"\0\0\0\0"[..], b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00", b"GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n"];
    for bytes in nonsense {
        let mut stream = TcpStream::connect(running.address).expect("a connection");
        stream.write_all(bytes).expect("written");
        drop(stream.read_to_end(&mut answer));
    }
    let levels = agent().get(format!("http://{}/api/v1/levels", running.address)).call().expect("an answer");
    assert_eq!(levels.status(), 200);
    running.stop();
}

#[test]
fn stopping_waits_for_nothing_that_does_not_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let (stop, stopped) = oneshot::channel::<()>();
    let (bound, address) = std::sync::mpsc::channel();
    // Work that nobody can break off, for longer than the server lives.
    let (release, held) = std::sync::mpsc::channel::<()>();
    let begun = move |address| {
        tokio::task::spawn_blocking(move || held.recv().is_err());
        bound.send(address).expect("somebody waits");
    };
    let config = config(&folder);
    let again = config.clone();
    let thread = std::thread::spawn(move || run(config, async { drop(stopped.await) }, begun));
    let address = address.recv().expect("it starts");

    // The engine at its longest thought, an analysis that nobody reads, and a body that never ends.
    let (agent, root) = (agent(), format!("http://{address}/api/v1/games"));
    let new = json!({"rules": "alea-walker-2015", "attackers": {"kind": "human"}, "defenders": {"kind": "engine", "level": 8}});
    let (_, created) = post(&agent, &root, "", &new);
    let (id, token) = (created["game"]["id"].as_str().expect("an id"), created["token"].as_str().expect("a token"));
    let (status, played) = post(&agent, &format!("{root}/{id}/moves"), token, &json!({"move": "a6-a7", "ply": 1}));
    assert_eq!((status, &played["thinking"]), (200, &json!(true)));
    let body = json!({"position": {"rules": "alea-walker-2015"}, "lines": 3}).to_string();
    let analysis = agent.post(format!("http://{address}/api/v1/analyses")).header("content-type", "application/json").send(&body);
    assert_eq!(analysis.as_ref().expect("an answer").status(), 200);
    let mut endless = TcpStream::connect(address).expect("a connection");
    endless
        .write_all(
            b"POST /api/v1/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
        )
        .expect("written");

    drop(stop);
    thread.join().expect("no panic").expect("it stopped well");
    drop(release);
    // The store is free, and the acknowledged move is there.
    let running = start(again);
    let game = agent.get(format!("http://{}/api/v1/games/{id}", running.address)).call().expect("an answer");
    let game: Value = serde_json::from_str(&game.into_body().read_to_string().expect("a body")).expect("JSON");
    assert_eq!(game["moves"][0], played["moves"][0]);
    running.stop();
}
