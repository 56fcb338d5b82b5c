//! `hnefi serve`: the game in the browser.

use std::io::ErrorKind;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use anyhow::Result;
use hnefi_server::{Config, ServeError, stop_signal};

use crate::data_folder::DataFolder;
use crate::log::Log;
use crate::output::Answer;
use crate::selection;

/// The port if none is asked for: the year of the manuscript, about.
const PORT: u16 = 1140;

/// Serve the game to browsers.
///
/// Games are kept in one file of the data folder, and survive anything that happens to the program.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The port; 1140, or any free one if that is taken.
    #[arg(long)]
    port: Option<u16>,
    /// The address to listen on. Anything but 127.0.0.1 lets other machines in.
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    address: IpAddr,
    /// A host name, beside `localhost` and plain addresses, under which browsers reach this server; may be repeated.
    #[arg(long = "name", value_name = "NAME")]
    names: Vec<String>,
    /// A rule-set file of your own, offered beside the built-in ones; may be repeated.
    #[arg(long, value_name = "FILE")]
    rules: Vec<String>,
    /// A folder with the report of a balance study of your own, as `hnefi lab report` writes it, shown beside those that come with the
    /// program; may be repeated.
    #[arg(long, value_name = "DIR")]
    report: Vec<PathBuf>,
    /// A file of games in any format, put into the library while the server goes on; what stands there already is not put in twice. May be
    /// repeated.
    #[arg(long, value_name = "FILE")]
    games: Vec<PathBuf>,
    #[command(flatten)]
    data: DataFolder,
    /// Read all that is kept before serving, and refuse to begin if any of it is damaged.
    #[arg(long)]
    check: bool,
    /// Open the browser.
    #[arg(long)]
    open: bool,
    #[command(flatten)]
    log: Log,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    arguments.log.start()?;
    let mut config = Config::new(SocketAddr::new(arguments.address, arguments.port.unwrap_or(PORT)), arguments.data.path()?);
    config.names.clone_from(&arguments.names);
    config.rulesets = arguments.rules.iter().map(|file| selection::own_ruleset(file)).collect::<Result<_>>()?;
    config.reports.clone_from(&arguments.report);
    config.games.clone_from(&arguments.games);
    config.check = arguments.check;
    let told = |address| tell(address, &config.data, arguments.open);
    match hnefi_server::run(config.clone(), stop_signal(), told) {
        Err(ServeError::Address { error, .. }) if error.kind() == ErrorKind::AddrInUse && arguments.port.is_none() => {
            eprintln!("port {PORT} is taken, another one is used");
            let any = Config { address: SocketAddr::new(arguments.address, 0), ..config.clone() };
            hnefi_server::run(any, stop_signal(), told)?;
        }
        outcome => outcome?,
    }
    Ok(Answer::Yes)
}

fn tell(address: SocketAddr, data: &std::path::Path, open: bool) {
    let url = format!("http://{address}/");
    eprintln!("hnefi serves {url}\ngames are kept in {}\nCtrl-C ends it", data.display());
    if open && let Err(error) = open::that_detached(&url) {
        eprintln!("no browser could be opened ({error}): go to {url}");
    }
}
