//! `cargo xtask load`: how fast a server is with many games at the same time.

mod load;

use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::process::{Child, Command, ExitCode, Stdio};

use clap::Parser;
use load::{Failure, Load, Measured};
use serde_json::json;

/// Play many games between two clients each, at a given rate of moves, and measure how the server answers.
///
/// Starts a server of its own unless --url names one. Only a server on this machine is tried.
#[derive(Parser)]
#[command(name = "cargo xtask load")]
struct Arguments {
    /// Games at the same time; each has two players, each with a connection.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    games: u32,
    /// Moves a second, in all games together.
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    rate: u32,
    /// How long moves are made.
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// The rule set.
    #[arg(long, default_value = "alea-walker-2015", value_name = "ID")]
    rules: String,
    /// A server that runs already, such as http://127.0.0.1:1140/. Its limits must allow the load.
    #[arg(long)]
    url: Option<String>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// The program that is started as the server.
    #[arg(long, value_name = "FILE", hide = true, required_unless_present = "url")]
    program: Option<PathBuf>,
}

/// Files that the server has open beside those of the load's connections: connections that wait for a place, and what it keeps for itself.
const OTHER_FILES: u64 = 200;

/// The connections of a load: two a game, and those over which games are created.
fn connections(games: usize) -> usize {
    games * 2 + 100
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("error: {failure:?}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<(), Failure> {
    allow_files(connections(arguments.games as usize) as u64 + OTHER_FILES)?;
    let load = Load {
        games: arguments.games as usize,
        rate: f64::from(arguments.rate),
        seconds: arguments.seconds,
        rules: arguments.rules.clone(),
    };
    let (address, server) = match (&arguments.url, &arguments.program) {
        (Some(url), _) => (own_address(url)?, None),
        (None, Some(program)) => {
            let server = Server::start(program, load.games)?;
            (server.address, Some(server))
        }
        (None, None) => return Err("name the server's program or its URL".into()),
    };
    eprintln!("{} games of {} on {address}", load.games, load.rules);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let tell = |second, moves| eprintln!("{second} s: {moves} moves");
    let measured = runtime.block_on(load::play(address, &load, tell))?;
    let memory = server.as_ref().and_then(Server::memory);
    show(arguments, &measured, memory)
}

fn show(arguments: &Arguments, measured: &Measured, memory: Option<u64>) -> Result<(), Failure> {
    if arguments.json {
        let mut all = serde_json::to_value(measured)?;
        all["server_kilobytes"] = json!(memory);
        all["asked"] = json!({
            "games": arguments.games, "rate": arguments.rate, "seconds": arguments.seconds, "rules": arguments.rules,
        });
        println!("{all}");
        return Ok(());
    }
    let Measured { games, ended, moves, moves_a_second, late, lost, doubled, unanswered, broken, bytes_a_move, .. } = measured;
    println!("{moves} moves in {games} games, {moves_a_second} a second; {ended} games ended; {late} moves late");
    for (what, times) in [("acknowledged", measured.done), ("seen by the other", measured.seen)] {
        println!("{what}: p50 {} ms, p90 {} ms, p99 {} ms, max {} ms", times.p50, times.p90, times.p99, times.max);
    }
    println!("{lost} lost, {doubled} doubled, {unanswered} unanswered, {broken} broken off");
    println!("{bytes_a_move} bytes a move to each player");
    if let Some(memory) = memory {
        println!("memory of the server: {memory} KiB");
    }
    Ok(())
}

/// Raises the limit of open files to what is needed. A server that is started inherits it.
#[cfg(unix)]
fn allow_files(needed: u64) -> Result<(), Failure> {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    if limit.current.is_some_and(|current| current < needed) {
        if let Some(maximum) = limit.maximum.filter(|maximum| *maximum < needed) {
            return Err(format!("{needed} files must be open, and this system allows {maximum}: raise `ulimit -Hn`").into());
        }
        limit.current = Some(needed);
        setrlimit(Resource::Nofile, limit)?;
    }
    Ok(())
}

#[cfg(not(unix))]
fn allow_files(_: u64) -> Result<(), Failure> {
    Ok(())
}

/// The address of a server on this machine.
fn own_address(url: &str) -> Result<SocketAddr, Failure> {
    let host = url.strip_prefix("http://").ok_or_else(|| format!("`{url}` does not begin with http://"))?.trim_end_matches('/');
    let host = if host.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok()) {
        host.to_owned()
    } else {
        format!("{host}:80")
    };
    let addresses = host.to_socket_addrs().map_err(|error| format!("`{host}`: {error}"))?;
    let own = addresses.into_iter().find(|address| address.ip().is_loopback());
    own.ok_or_else(|| format!("{host} is not this machine: only a server on 127.0.0.1 or ::1 is tried").into())
}

/// A server of its own, with a folder that is deleted afterwards.
struct Server {
    process: Child,
    address: SocketAddr,
    _folder: tempfile::TempDir,
}

impl Server {
    fn start(program: &PathBuf, games: usize) -> Result<Server, Failure> {
        let folder = tempfile::tempdir()?;
        let mut command = Command::new(program);
        command.args(["serve", "--port", "0", "--share-divisor", "1", "--request-every", "0s", "--message-every", "0s"]);
        command.args(["--waiting-connections", "50"]);
        let places = connections(games).to_string();
        for limit in ["--connections", "--streams", "--live-games", "--requests"] {
            command.args([limit, &places]);
        }
        command.arg("--data").arg(folder.path()).stderr(Stdio::piped());
        let mut process = command.spawn().map_err(|error| format!("cannot start {}: {error}", program.display()))?;
        let stderr = process.stderr.take().ok_or("the server has no stderr")?;
        let mut lines = BufReader::new(stderr).lines().map_while(Result::ok);
        let mut said = Vec::new();
        let url = lines.by_ref().find_map(|line| {
            said.push(line.clone());
            Some(line.strip_prefix("hnefi serves ")?.to_owned())
        });
        let Some(url) = url else {
            process.wait()?;
            return Err(format!("the server does not start: {}", said.join(" / ")).into());
        };
        // What it says later must not fill the pipe.
        std::thread::spawn(move || lines.for_each(|line| eprintln!("server: {line}")));
        let address = own_address(&url)?;
        Ok(Server { process, address, _folder: folder })
    }

    /// The memory of the server in KiB, where the system tells it.
    fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().trim_end_matches(" kB").parse().ok()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It has ended already, or ends now; either is well.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
