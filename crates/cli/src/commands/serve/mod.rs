//! `hnefi serve`: the game in the browser.

use std::io::ErrorKind;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use anyhow::Result;
use hnefi_server::{Config, ServeError, stop_signal};

use crate::data_folder::Storage;
use crate::log::Log;
use crate::output::Answer;
use crate::selection;

/// The port if none is asked for: the year of the manuscript, about.
const PORT: u16 = 1140;

/// Run the web server.
///
/// Games are stored in one file of the data folder, or in a PostgreSQL that several servers share. A crash or a power failure does not lose
/// them.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The port. Default: 1140, or a free port if that is taken.
    #[arg(long)]
    port: Option<u16>,
    /// The address to listen on. Any address but 127.0.0.1 makes the server reachable from other machines.
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    address: IpAddr,
    /// A host name of this server, besides `localhost` and IP addresses; may be repeated.
    #[arg(long = "name", value_name = "NAME")]
    names: Vec<String>,
    /// A rule-set file of your own to offer besides the built-in ones; may be repeated.
    #[arg(long, value_name = "FILE")]
    rules: Vec<String>,
    /// A folder with a report of your own balance study, written by `hnefi lab report`; may be repeated.
    #[arg(long, value_name = "DIR")]
    report: Vec<PathBuf>,
    /// A file of games in any format to import into the library; games already there are skipped. May be repeated.
    #[arg(long, value_name = "FILE")]
    games: Vec<PathBuf>,
    #[command(flatten)]
    storage: Storage,
    /// Check all stored games first, and do not start if any is damaged.
    #[arg(long)]
    check: bool,
    /// Open the web client in a browser.
    #[arg(long)]
    open: bool,
    #[command(flatten)]
    log: Log,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    arguments.log.start()?;
    let (data, database) = arguments.storage.place()?;
    let mut config = Config::new(SocketAddr::new(arguments.address, arguments.port.unwrap_or(PORT)), data);
    config.database = database;
    config.names.clone_from(&arguments.names);
    config.rulesets = arguments.rules.iter().map(|file| selection::own_ruleset(file)).collect::<Result<_>>()?;
    config.reports.clone_from(&arguments.report);
    config.games.clone_from(&arguments.games);
    config.check = arguments.check;
    let told = |address| tell(address, &config, arguments.open);
    match hnefi_server::run(config.clone(), stop_signal(), told) {
        Err(ServeError::Address { error, .. }) if error.kind() == ErrorKind::AddrInUse && arguments.port.is_none() => {
            eprintln!("port {PORT} is taken; using another one");
            let any = Config { address: SocketAddr::new(arguments.address, 0), ..config.clone() };
            hnefi_server::run(any, stop_signal(), told)?;
        }
        outcome => outcome?,
    }
    Ok(Answer::Yes)
}

fn tell(address: SocketAddr, config: &Config, open: bool) {
    let url = format!("http://{address}/");
    // The URL of a database can hold a password.
    let place = if config.database.is_some() { "a PostgreSQL".to_owned() } else { config.data.display().to_string() };
    eprintln!("hnefi serves {url}\ngames are kept in {place}\npress Ctrl-C to stop");
    if open && let Err(error) = open::that_detached(&url) {
        eprintln!("cannot open a browser ({error}): open {url} yourself");
    }
}
