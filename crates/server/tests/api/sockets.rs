//! The server on a real socket, as a program would start it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::JoinHandle;

use hnefi_server::{Config, ServeError, run, serve};
use serde_json::{Value, json};
use tokio::sync::oneshot;
use yawc::close::CloseCode;

use crate::counted::Counted;
use crate::socket_client::SocketClient;
use crate::support::{Table, config};

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

    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let connected = tokio::net::TcpStream::connect(running.address);
    let mut socket = runtime.block_on(async { SocketClient::over(connected.await.expect("a connection")).await });
    runtime.block_on(socket.say(&json!({"follow": id})));
    assert_eq!(runtime.block_on(socket.next_of("game"))["game"], created["game"]);
    let (status, played) =
        post(&agent, &format!("{root}/{id}/actions"), token, &json!({"action": "move", "move": "d1-b1", "ply": 1}));
    runtime.block_on(socket.next_of("change"));
    assert_eq!((status, &socket.known), (200, &played));

    // Stopping closes the socket, and says why, rather than waiting for its client.
    running.stop();
    assert_eq!(runtime.block_on(socket.next()), None);
    assert_eq!(socket.closed, Some(CloseCode::Away));
    let running = start(config(&folder));
    let again = agent.get(format!("http://{}/api/v1/games/{id}", running.address)).call().expect("an answer");
    let text = again.into_body().read_to_string().expect("a body");
    assert_eq!(serde_json::from_str::<Value>(&text).expect("JSON"), played);
    running.stop();
}

#[test]
fn hanging_up_stops_the_analysis() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config(&folder);
    config.limits.analysis_threads = 1;
    config.limits.analysis_queue = 0;
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
    // The one thread is free as soon as the search has noticed, long before it would have ended by itself.
    let begun = std::time::Instant::now();
    while ask().status() == 503 {
        assert!(begun.elapsed() < std::time::Duration::from_secs(60), "the analysis goes on");
        std::thread::yield_now();
    }
    running.stop();
}

#[test]
fn a_taken_address_is_reported() {
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
fn an_unfinished_request_head_times_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config(&folder);
    config.limits.head_within = std::time::Duration::from_millis(200);
    let running = start(config);
    let mut stream = TcpStream::connect(running.address).expect("a connection");
    stream.write_all(b"GET /api/v1/levels HTTP/1.1\r\nHost: local").expect("written");
    let mut answer = Vec::new();
    // The connection ends; the words are hyper's.
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
fn stopping_does_not_wait_for_endless_work() {
    let folder = tempfile::tempdir().expect("a folder");
    let (stop, stopped) = oneshot::channel::<()>();
    let (bound, address) = std::sync::mpsc::channel();
    // Work that cannot be cancelled, for longer than the server lives.
    let (release, held) = std::sync::mpsc::channel::<()>();
    let begun = move |address| {
        tokio::task::spawn_blocking(move || held.recv().is_err());
        bound.send(address).expect("somebody waits");
    };
    let config = config(&folder);
    let again = config.clone();
    let thread = std::thread::spawn(move || run(config, async { drop(stopped.await) }, begun));
    let address = address.recv().expect("it starts");

    // A long search, an analysis that is not read, and a body that never ends.
    let (agent, root) = (agent(), format!("http://{address}/api/v1/games"));
    let new = json!({"rules": "alea-walker-2015", "attackers": {"kind": "human"}, "defenders": {"kind": "engine", "level": 8}});
    let (_, created) = post(&agent, &root, "", &new);
    let (id, token) = (created["game"]["id"].as_str().expect("an id"), created["token"].as_str().expect("a token"));
    let (status, played) =
        post(&agent, &format!("{root}/{id}/actions"), token, &json!({"action": "move", "move": "a6-a7", "ply": 1}));
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
}

/// A connection on which reads and writes time out.
fn connect(running: &Running) -> TcpStream {
    let stream = TcpStream::connect(running.address).expect("a connection");
    stream.set_read_timeout(Some(std::time::Duration::from_secs(60))).expect("set");
    stream
}

/// The status of a request on a connection that is left open, or nothing if the server ends it.
fn asked(stream: &mut TcpStream, path: &str) -> Option<u16> {
    stream.write_all(format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n").as_bytes()).ok()?;
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    reader.read_line(&mut line).ok()?;
    let status = line.split(' ').nth(1)?.parse().ok()?;
    let mut length = 0;
    while line != "\r\n" {
        line.clear();
        reader.read_line(&mut line).ok()?;
        if let Some(stated) = line.to_ascii_lowercase().strip_prefix("content-length: ") {
            length = stated.trim().parse().ok()?;
        }
    }
    reader.read_exact(&mut vec![0; length]).ok()?;
    Some(status)
}

const LEVELS: &str = "/api/v1/levels";

#[test]
fn unfinished_bodies_do_not_shut_other_clients_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config(&folder);
    config.limits.requests = 4;
    let running = start(config);
    let held: Vec<TcpStream> = (0..40)
        .map(|_| {
            let mut stream = connect(&running);
            let head = "POST /api/v1/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{";
            stream.write_all(head.as_bytes()).expect("written");
            stream
        })
        .collect();
    for _ in 0..10 {
        assert_eq!(asked(&mut connect(&running), LEVELS), Some(200));
    }
    drop(held);
    running.stop();
}

#[test]
fn idle_connections_make_room_for_new_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config(&folder);
    config.limits.connections = 40;
    config.limits.place_within = std::time::Duration::ZERO;
    // None of them ends by itself.
    config.limits.head_within = std::time::Duration::from_secs(3600);
    let running = start(config);
    let mut idle: Vec<TcpStream> = (0..100).map(|_| connect(&running)).collect();
    for stream in idle.iter_mut().skip(95) {
        assert_eq!(asked(stream, LEVELS), Some(200));
    }
    assert_eq!(asked(&mut connect(&running), LEVELS), Some(200));
    // The one idle for longest was closed, the ones used last were not.
    assert_eq!(idle[0].read(&mut [0]).expect("its end"), 0);
    assert_eq!(asked(&mut idle[99], LEVELS), Some(200));
    running.stop();
}

#[test]
fn a_client_that_does_not_read_is_disconnected() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config(&folder);
    config.limits.connections = 1;
    config.limits.request_every = std::time::Duration::ZERO;
    config.limits.read_within = std::time::Duration::from_millis(200);
    let running = start(config);
    let mut deaf = connect(&running);
    deaf.set_nonblocking(true).expect("set");
    // Requests are sent until nothing more can be sent, since the server cannot send either.
    let request = "GET /api/v1/rulesets HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(100);
    while deaf.write(request.as_bytes()).is_ok_and(|written| written > 0) {}
    // The one place there is becomes free.
    let begun = std::time::Instant::now();
    while asked(&mut connect(&running), LEVELS) != Some(200) {
        assert!(begun.elapsed() < std::time::Duration::from_secs(60), "it is served for ever");
        std::thread::yield_now();
    }
    running.stop();
}

/// Asks from another address of this machine, which counts as another client: every address of 127.0.0.0/8 is this machine.
#[cfg(target_os = "linux")]
fn asked_from(last: u8, path: &str, running: &Running) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
        socket.bind(([127, 0, 0, last], 0).into()).expect("another address");
        let mut stream = socket.connect(running.address).await.expect("a connection");
        let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.expect("written");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("an answer");
        answer
    })
}

#[cfg(target_os = "linux")]
#[test]
fn connections_that_wait_for_a_place_do_not_keep_other_clients_waiting() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config(&folder);
    config.limits.connections = 40;
    config.limits.head_within = std::time::Duration::from_secs(3600);
    config.limits.place_within = std::time::Duration::from_secs(3600);
    let running = start(config);
    // Twenty of them are this client's share and ten wait; none sends a whole head.
    let held: Vec<TcpStream> = (0..30)
        .map(|_| {
            let mut stream = connect(&running);
            stream.write_all(b"GET / HTTP/1.1\r\n").expect("written");
            stream
        })
        .collect();
    for last in 2..6 {
        let answered = asked_from(last, LEVELS, &running);
        assert!(answered.starts_with("HTTP/1.1 200"), "{answered}");
    }
    drop(held);
    running.stop();
}

#[cfg(target_os = "linux")]
#[test]
fn a_client_has_a_share_of_the_connections() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config(&folder);
    config.limits.connections = 8;
    config.limits.place_within = std::time::Duration::ZERO;
    let running = start(config);
    // Four connections are a client's share, and each has a socket: nothing of it is idle.
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let mut held = Vec::new();
    runtime.block_on(async {
        for _ in 0..6 {
            let connection = tokio::net::TcpStream::connect(running.address).await.expect("a connection");
            held.extend(SocketClient::with(connection, yawc::HttpRequest::builder()).await.ok());
        }
    });
    assert_eq!(held.len(), 4);
    let answered = asked_from(2, LEVELS, &running);
    assert!(answered.starts_with("HTTP/1.1 200"), "{answered}");
    let metrics = asked_from(2, "/metrics", &running);
    for (labels, number) in [("http\",state=\"busy", 1), ("http\",state=\"waiting", 0), ("socket\",state=\"busy", 4)] {
        let line = format!("hnefi_open_connections{{kind=\"{labels}\"}} {number}\n");
        assert!(metrics.contains(&line), "{line}{metrics}");
    }
    drop(held);
    running.stop();
}

/// What a move on the largest board may cost each client, in bytes on the wire.
const MOVE_BYTES: usize = 2000;

#[test]
fn a_move_takes_few_bytes_on_the_wire_early_and_late_in_a_long_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config(&folder);
    // A fast machine plays faster than a client may.
    config.limits.message_every = std::time::Duration::ZERO;
    let running = start(config);
    let human = json!({"kind": "human"});
    let new = json!({"rules": "alea-walker-2015", "attackers": human, "defenders": human});
    let (_, created) = post(&agent(), &format!("http://{}/api/v1/games", running.address), "", &new);
    let table = Table::of(&created);
    let read = Arc::new(AtomicUsize::new(0));
    let most = tokio::runtime::Runtime::new().expect("a runtime").block_on(async {
        let stream = tokio::net::TcpStream::connect(running.address).await.expect("a connection");
        let mut socket = SocketClient::over(Counted { stream, read: read.clone() }).await;
        socket.follow(&table).await;
        socket.next_of("presence").await;
        let mut most = 0;
        for ply in 1..=410 {
            // Each ply another piece, so that the game is no worse than a real one.
            let legal = socket.known["legal"].as_object().expect("legal moves");
            let (from, to) = legal.iter().nth(ply * 7 % legal.len()).expect("a piece that can move");
            let to = to.as_array().expect("points");
            let mv = format!("{from}-{}", to[ply * 3 % to.len()].as_str().expect("a point"));
            let before = read.load(Ordering::Relaxed);
            let done = socket.act(&table.id, json!({"action": "move", "move": mv, "ply": ply})).await;
            assert!(done.is_ok(), "{done:?} {}", socket.known);
            // The change and the answer to the action.
            most = most.max(read.load(Ordering::Relaxed) - before);
        }
        most
    });
    assert!(most <= MOVE_BYTES, "{most} bytes");
    running.stop();
}

#[test]
fn a_socket_whose_client_does_not_read_is_closed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config(&folder);
    config.limits.connections = 1;
    config.limits.read_within = std::time::Duration::from_millis(200);
    config.limits.message_every = std::time::Duration::ZERO;
    let running = start(config);
    let human = json!({"kind": "human"});
    let new = json!({"rules": "alea-walker-2015", "attackers": human, "defenders": human});
    let once = agent();
    let (_, created) = post(&once, &format!("http://{}/api/v1/games", running.address), "", &new);
    drop(once);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let stream = tokio::net::TcpStream::connect(running.address).await.expect("a connection");
        let mut deaf = SocketClient::over(stream).await;
        // Each of these is answered with the whole game, until neither side can send.
        let flood = async {
            loop {
                deaf.say(&json!({"follow": created["game"]["id"]})).await;
                tokio::task::yield_now().await;
            }
        };
        let closed = tokio::task::spawn_blocking(move || {
            // The one place there is becomes free.
            let begun = std::time::Instant::now();
            while asked(&mut connect(&running), LEVELS) != Some(200) {
                assert!(begun.elapsed() < std::time::Duration::from_secs(60), "it is served for ever");
                std::thread::yield_now();
            }
            running.stop();
        });
        tokio::select! {
            closed = closed => closed.expect("no panic"),
            () = flood => {}
        }
    });
}
