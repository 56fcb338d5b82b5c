//! The configuration of a server.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use hnefi_rulesets::Ruleset;

use crate::clients::Shares;

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on; port 0 takes any free port.
    pub address: SocketAddr,
    /// The folder for the games. It is created if it does not exist.
    pub data: PathBuf,
    /// The URL of a PostgreSQL for the games, `postgres://…`, which several servers may share. The folder is not used then.
    pub database: Option<DatabaseUrl>,
    /// Host names, beside `localhost` and plain IP addresses, under which requests are accepted. A page on the internet can point its own
    /// name at this machine; its requests carry that name and are refused.
    pub names: Vec<String>,
    /// The addresses of reverse proxies in front of this server. Only their `X-Forwarded-For` is believed.
    pub proxies: Vec<IpAddr>,
    /// Rule sets offered beside the built-in ones, each by an id of its own.
    pub rulesets: Vec<Ruleset>,
    /// Folders with reports of balance studies, served beside those that come with the program.
    pub reports: Vec<PathBuf>,
    /// Files of games to import into the library.
    pub games: Vec<PathBuf>,
    /// Whether the whole store is read and checked before the server starts.
    pub check: bool,
    /// Limits on everything that clients could make large.
    pub limits: Limits,
}

impl Config {
    /// The default configuration for an address and a folder.
    #[must_use]
    pub fn new(address: SocketAddr, data: impl Into<PathBuf>) -> Config {
        Config {
            address,
            data: data.into(),
            database: None,
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

/// The URL of a database. It may hold a password, and is never written into a log.
#[derive(Clone, PartialEq, Eq)]
pub struct DatabaseUrl(String);

impl DatabaseUrl {
    /// A URL, `postgres://…`. Whether it can be used is seen when the server starts.
    #[must_use]
    pub fn new(url: impl Into<String>) -> DatabaseUrl {
        DatabaseUrl(url.into())
    }

    /// The URL.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DatabaseUrl")
    }
}

/// Limits on everything that clients could make large.
#[derive(Clone, Debug)]
pub struct Limits {
    /// One client may hold this fraction of the places for connections, requests, streams and questions to the engine: 4 means a quarter.
    pub share_divisor: usize,
    /// The rate limit of a client: one request in this time.
    pub request_every: Duration,
    /// Requests that a client may make at once before the rate limit applies.
    pub burst: u32,
    /// Bytes in the body of a request.
    pub body_bytes: usize,
    /// Bytes in the body of a request with records.
    pub record_bytes: usize,
    /// The rate limit of pictures on pages of other sites, for each client: one in this time.
    pub picture_every: Duration,
    /// Such pictures that may be shown at once before that limit applies.
    pub pictures: u32,
    /// Bytes of all bodies in memory while they arrive.
    pub bodies_bytes: usize,
    /// The longest that a client may take to send a body.
    pub body_within: Duration,
    /// Requests being answered at the same time.
    pub requests: usize,
    /// Open connections. Beyond these, the connections that have been idle for longest are closed.
    pub connections: usize,
    /// The longest that a client may leave an answer unread.
    pub read_within: Duration,
    /// Open streams of events.
    pub streams: usize,
    /// The longest that a request may take.
    pub answer_within: Duration,
    /// The longest that a client may take to send the head of a request.
    pub head_within: Duration,
    /// Games in memory; others are read from the store when they are asked for.
    pub live_games: usize,
    /// How long a game stays in memory unused.
    pub idle: Duration,
    /// Plies in one game.
    pub plies: usize,
    /// Threads that replay games, read rule sets and draw pictures; one more takes short work only.
    pub worker_threads: usize,
    /// Threads of the engine for games; one more takes moves of a second or less only.
    pub engine_threads: usize,
    /// Engine moves, hints and answers that may wait for a thread.
    pub engine_queue: usize,
    /// Threads of the engine for analyses; one more takes work of a second or less only. A client that has one leaves the last of them to
    /// others.
    pub analysis_threads: usize,
    /// Analyses that may wait for a thread.
    pub analysis_queue: usize,
    /// The longest analysis.
    pub analysis_within: Duration,
    /// Game reports being made at the same time.
    pub reports: usize,
    /// Nodes that the engine searches for the report on a whole game, without the second searches of doubtful moves.
    pub report_nodes: u64,
    /// The longest that the engine may take for them.
    pub report_within: Duration,
    /// Megabytes of each thread's transposition table.
    pub table_megabytes: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Limits {
            share_divisor: 4,
            request_every: Duration::from_millis(5),
            burst: 1000,
            body_bytes: 64 * 1024,
            record_bytes: 4 * 1024 * 1024,
            picture_every: Duration::from_secs(1),
            pictures: 60,
            bodies_bytes: 64 * 1024 * 1024,
            body_within: Duration::from_secs(30),
            requests: 256,
            // Most systems allow a process 1,024 open files, and the store needs a few.
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
    /// A number of places, of which each client may take its share.
    pub(crate) fn shares(&self, total: usize) -> Arc<Shares> {
        Shares::new(total, self.share(total))
    }

    /// One client's share of a number of places.
    pub(crate) fn share(&self, total: usize) -> usize {
        (total / self.share_divisor.max(1)).max(1)
    }
}
