//! How much memory open sockets take: `cargo run --release -p hnefi-server --example idle_sockets -- 10000`. It starts a server in a process
//! of its own, on which every socket follows one of a hundred games, plays a move in each of them, and says how the server has grown.

use std::error::Error;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use futures_util::{SinkExt, StreamExt};
use hnefi_server::{Config, serve, stop_signal};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use yawc::{Frame, Options, WebSocket};

/// Games that are followed.
const GAMES: usize = 100;

type Failure = Box<dyn Error + Send + Sync>;
type Socket = WebSocket<TcpStream>;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let argument = std::env::args().nth(1).unwrap_or_else(|| "10000".to_owned());
    match argument.strip_prefix("serve=") {
        Some(folder) => host(folder).await,
        None => measure(argument.parse()?).await,
    }
}

/// The server, with room for all.
async fn host(folder: &str) -> Result<(), Failure> {
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder);
    let limits = &mut config.limits;
    (limits.share_divisor, limits.connections, limits.streams, limits.messages) = (1, 100_000, 100_000, 100_000);
    // No socket answers pings while the others open their sockets.
    limits.read_within = std::time::Duration::from_secs(3600);
    serve(config, stop_signal(), |address| println!("{address}")).await?;
    Ok(())
}

async fn measure(sockets: usize) -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let own = std::env::current_exe()?;
    let mut server = Command::new(own).arg(format!("serve={}", folder.path().display())).stdout(Stdio::piped()).spawn()?;
    let mut line = String::new();
    BufReader::new(server.stdout.take().ok_or("no output")?).read_line(&mut line)?;
    let measured = grow(&server, line.trim().parse()?, sockets).await;
    server.kill()?;
    server.wait()?;
    measured
}

async fn grow(server: &Child, address: SocketAddr, sockets: usize) -> Result<(), Failure> {
    let mut games = Vec::new();
    for _ in 0..GAMES {
        let human = json!({"kind": "human"});
        let new = json!({"rules": "brandubh-cyningstan", "attackers": human, "defenders": human});
        let url = format!("http://{address}/api/v1/games");
        let created = ureq::post(url).header("content-type", "application/json").send(new.to_string())?;
        games.push(serde_json::from_str::<Value>(&created.into_body().read_to_string()?)?);
    }
    let before = resident(server)?;
    let mut open = Vec::new();
    for number in 0..sockets {
        let game = &games[number % GAMES];
        let url = format!("ws://{address}/api/v1/socket").parse()?;
        let options = Options::default().with_low_latency_compression();
        let mut socket = Socket::handshake(url, TcpStream::connect(address).await?, options).await?;
        socket.send(Frame::text(json!({"follow": game["game"]["id"], "token": game["token"]}).to_string())).await?;
        heard(&mut socket, "game").await?;
        open.push(socket);
    }
    let followed = resident(server)?;
    for (game, socket) in games.iter().zip(&mut open) {
        let legal = game["game"]["legal"].as_object().ok_or("no legal moves")?;
        let (from, to) = legal.iter().next().ok_or("no piece can move")?;
        let action = json!({"action": "move", "move": format!("{from}-{}", to[0].as_str().unwrap_or_default()), "ply": 1});
        socket.send(Frame::text(json!({"game": game["game"]["id"], "n": 1, "do": action}).to_string())).await?;
    }
    for socket in &mut open {
        heard(socket, "change").await?;
    }
    let moved = resident(server)?;
    let each = |kilobytes: usize| format!("{:.1} KiB each", kilobytes.saturating_sub(before) as f64 / sockets as f64);
    println!("{sockets} sockets: {before} KiB before, {followed} KiB when all follow a game ({}),", each(followed));
    println!("{moved} KiB when each has been sent a move ({})", each(moved));
    Ok(())
}

/// Reads until a message of a kind.
async fn heard(socket: &mut Socket, kind: &str) -> Result<(), Failure> {
    loop {
        let frame = socket.next().await.ok_or("the server has closed a socket")?;
        if serde_json::from_slice::<Value>(frame.payload())?["type"] == kind {
            return Ok(());
        }
    }
}

/// The memory of the server, in KiB.
fn resident(server: &Child) -> Result<usize, Failure> {
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.id()))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("this system does not tell the memory")?;
    Ok(line.trim().trim_end_matches(" kB").parse()?)
}
