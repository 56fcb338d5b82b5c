//! What whoever starts the server may choose.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use hnefi_rulesets::Ruleset;

use crate::clients::Shares;

/// Everything a server needs to know before it starts.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any free port.
    pub address: SocketAddr,
    /// The folder for the games. It is created if it does not exist.
    pub data: PathBuf,
    /// Host names, beside `localhost` and plain IP addresses, under which the server may be asked anything. A page on the internet can
    /// point its own name at this machine; its requests then carry that name and are refused.
    pub names: Vec<String>,
    /// The addresses of reverse proxies in front of this server, whose `X-Forwarded-For` says who the client is. Nobody else's is believed.
    pub proxies: Vec<IpAddr>,
    /// Rule sets offered beside the built-in ones, each by an id of its own.
    pub rulesets: Vec<Ruleset>,
    /// Folders with reports of balance studies, shown beside those that come with the program.
    pub reports: Vec<PathBuf>,
    /// Files of games that are put into the library.
    pub games: Vec<PathBuf>,
    /// Whether the store is read and checked as a whole before the server starts.
    pub check: bool,
    /// How much of everything is allowed.
    pub limits: Limits,
}

impl Config {
    /// The usual server for an address and a folder.
    #[must_use]
    pub fn new(address: SocketAddr, data: impl Into<PathBuf>) -> Config {
        Config {
            address,
            data: data.into(),
            names: Vec::new(),
            proxies: Vec::new(),
            rulesets: Vec::new(),
            reports: Vec::new(),
            games: Vec::new(),
            check: false,
            limits: Limits::default(),
        }
    }
}

/// Bounds on everything that somebody out there could make large.
#[derive(Clone, Debug)]
pub struct Limits {
    /// One client holds at most one in so many of the places for connections, requests, streams and questions to the engine, so that
    /// nobody shuts the others out.
    pub share_divisor: usize,
    /// How often one client may make a request for long: once in this time.
    pub request_every: Duration,
    /// Requests that one client may make at once before that counts.
    pub burst: u32,
    /// Bytes in the body of a request.
    pub body_bytes: usize,
    /// Bytes in the body of a request that brings records.
    pub record_bytes: usize,
    /// How often another site's page may show a picture from here, for long and for each client: once in this time.
    pub picture_every: Duration,
    /// Such pictures that may be shown at once before that counts.
    pub pictures: u32,
    /// Bytes of bodies held in memory at the same time while they arrive.
    pub bodies_bytes: usize,
    /// The longest that a client may take to send a body.
    pub body_within: Duration,
    /// Requests being answered at the same time.
    pub requests: usize,
    /// Open connections. Where there are more, those that have been idle for longest are closed.
    pub connections: usize,
    /// The longest that a client may leave what is sent to it unread.
    pub read_within: Duration,
    /// Open streams of events.
    pub streams: usize,
    /// The longest that answering a request may take.
    pub answer_within: Duration,
    /// The longest that a client may take to send the head of a request.
    pub head_within: Duration,
    /// Games kept in memory; the others are read from the store when somebody asks for them.
    pub live_games: usize,
    /// A game that nobody has asked for this long leaves memory.
    pub idle: Duration,
    /// Plies in one game.
    pub plies: usize,
    /// Threads that replay games, read rule sets and draw pictures; there is one more for what is short.
    pub worker_threads: usize,
    /// Threads that think for the engine; there is one more for moves of a second or less.
    pub engine_threads: usize,
    /// Engine moves, hints and answers that may wait for a thread.
    pub engine_queue: usize,
    /// Threads that analyse; there is one more for what takes a second or less. A client that has one leaves the last of them to others.
    pub analysis_threads: usize,
    /// Analyses that may wait for a thread.
    pub analysis_queue: usize,
    /// The longest that one analysis may go on.
    pub analysis_within: Duration,
    /// Game reports being made at the same time.
    pub reports: usize,
    /// Positions that the engine looks at for the report of a whole game, doubtful moves apart.
    pub report_nodes: u64,
    /// The longest that the engine may look at them.
    pub report_within: Duration,
    /// Megabytes of memory for the table of each thinking thread.
    pub table_megabytes: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Limits {
            share_divisor: 4,
            request_every: Duration::from_millis(20),
            burst: 200,
            body_bytes: 64 * 1024,
            record_bytes: 4 * 1024 * 1024,
            picture_every: Duration::from_secs(1),
            pictures: 60,
            bodies_bytes: 64 * 1024 * 1024,
            body_within: Duration::from_secs(30),
            requests: 256,
            // Most systems let a process have 1,024 files open, and the store needs a few.
            connections: 900,
            read_within: Duration::from_secs(30),
            streams: 512,
            answer_within: Duration::from_secs(30),
            head_within: Duration::from_secs(10),
            live_games: 1000,
            idle: Duration::from_secs(600),
            plies: 2000,
            worker_threads: cores,
            engine_threads: cores.saturating_sub(1).max(1),
            engine_queue: 256,
            analysis_threads: (cores / 2).max(2) + 1,
            analysis_queue: 16,
            analysis_within: Duration::from_secs(120),
            reports: 4,
            report_nodes: 6_000_000,
            report_within: Duration::from_secs(30),
            table_megabytes: 32,
        }
    }
}

impl Limits {
    /// Places of some kind, of which each client has its share.
    pub(crate) fn shares(&self, total: usize) -> Arc<Shares> {
        Shares::new(total, self.share(total))
    }

    /// One client's share of this many places.
    pub(crate) fn share(&self, total: usize) -> usize {
        (total / self.share_divisor.max(1)).max(1)
    }
}
