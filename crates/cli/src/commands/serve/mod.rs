//! `hnefi serve`: the game in the browser.

mod config_file;
mod lan;
mod limit_options;

use std::ffi::OsString;
use std::io::ErrorKind;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use anyhow::Result;
use clap::builder::PossibleValue;
use clap::{Args, Command, FromArgMatches, ValueEnum};
use hnefi_server::{Config, Network, Profile, ServeError, stop_signal};

use crate::commands::admin::{self, ADMIN_FILE};
use crate::data_folder::Storage;
use crate::log::Log;
use crate::output::{self, Answer};
use crate::selection;
use limit_options::LimitOptions;

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
    /// Serve the local network: listen on this machine's address there (which one, if it is in several), show it with a QR code, and take
    /// the limits of the profile `hall`.
    #[arg(long, value_name = "ADDRESS", num_args = 0..=1, require_equals = true, overrides_with = "address")]
    #[expect(clippy::option_option, reason = "not given, given, and given with an address")]
    lan: Option<Option<IpAddr>>,
    /// A host name of this server, besides `localhost` and IP addresses; may be repeated.
    #[arg(long = "name", value_name = "NAME")]
    names: Vec<String>,
    /// The address or network of a reverse proxy in front of this server, whose `X-Forwarded-For` or `Forwarded` is believed; may be repeated.
    #[arg(long = "proxy", value_name = "NET")]
    proxies: Vec<Network>,
    /// The defaults of all limits [default: laptop; with --lan, hall].
    #[arg(long, value_enum)]
    profile: Option<ProfileName>,
    /// Read options from a TOML file: a key for each, without the dashes. Options of the command line win.
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Print the options as they are in effect, in the form of such a file, and do not serve.
    #[arg(long)]
    show_config: bool,
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
    /// The file by which `hnefi admin` finds this server [default: admin.json in the data folder; with a database, none].
    #[arg(long, value_name = "FILE")]
    admin_file: Option<PathBuf>,
    /// A file with a token of at least 32 characters, with which `hnefi admin --server` reaches this server from other machines. Without it,
    /// the token is a new one at each start, and only this machine is answered.
    #[arg(long, value_name = "FILE")]
    admin_token_file: Option<PathBuf>,
    /// Check all stored games first, and do not start if any is damaged.
    #[arg(long)]
    check: bool,
    /// Open the web client in a browser.
    #[arg(long)]
    open: bool,
    #[command(flatten)]
    log: Log,
    #[command(flatten)]
    limits: LimitOptions,
}

/// A profile as an option.
#[derive(Clone, Copy, Debug)]
struct ProfileName(Profile);

impl ValueEnum for ProfileName {
    fn value_variants<'a>() -> &'a [ProfileName] {
        const ALL: [ProfileName; 3] = [ProfileName(Profile::Laptop), ProfileName(Profile::Hall), ProfileName(Profile::Public)];
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let help = match self.0 {
            Profile::Laptop => "One person's own machine",
            Profile::Hall => "The network of a club or a museum, where many may share an address",
            Profile::Public => "A site that anyone can reach",
        };
        Some(PossibleValue::new(self.0.name()).help(help))
    }
}

impl Arguments {
    fn profile(&self) -> Profile {
        let usual = if self.lan.is_some() { Profile::Hall } else { Profile::Laptop };
        self.profile.map_or(usual, |name| name.0)
    }
}

/// The command by itself, as a file of options is read.
fn command() -> Command {
    let command = Arguments::augment_args(Command::new("hnefi serve")).disable_help_flag(true);
    command.no_binary_name(true).args_override_self(true)
}

/// Whether an argument says where the games are.
fn is_place(argument: &OsString) -> bool {
    let argument = argument.to_string_lossy();
    ["--data", "--database"].contains(&argument.split('=').next().unwrap_or_default())
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let command = command();
    // What was written after `serve` comes after what stands in the file.
    let written: Vec<OsString> = std::env::args_os().skip_while(|argument| argument != "serve").skip(1).collect();
    let file = arguments.config.as_deref().map(|file| config_file::arguments(&command, file)).transpose()?;
    let mut file = file.unwrap_or_default();
    // These two exclude each other, so that one of the command line does not only come after the other one of the file.
    if written.iter().any(is_place) {
        file.retain(|argument| !is_place(argument));
    }
    let all = file.into_iter().chain(written);
    let matches = command.clone().try_get_matches_from(all).unwrap_or_else(|error| error.exit());
    let arguments = Arguments::from_arg_matches(&matches)?;
    if arguments.show_config {
        let limits = arguments.limits.limits(arguments.profile())?;
        output::text(&config_file::shown(&command, &matches, &limits));
        return Ok(Answer::Yes);
    }
    serve(&arguments)
}

fn serve(arguments: &Arguments) -> Result<Answer> {
    arguments.log.start()?;
    let address = arguments.lan.map_or(Ok(arguments.address), lan::address)?;
    let (data, database) = arguments.storage.place()?;
    let mut config = Config::new(SocketAddr::new(address, arguments.port.unwrap_or(PORT)), data);
    // Where the games are in a database, there is no folder for the file.
    config.admin_file = arguments.admin_file.clone().or_else(|| database.is_none().then(|| config.data.join(ADMIN_FILE)));
    config.admin_token = arguments.admin_token_file.as_deref().map(admin::token_in).transpose()?;
    config.database = database;
    config.limits = arguments.limits.limits(arguments.profile())?;
    config.proxies.clone_from(&arguments.proxies);
    config.names.clone_from(&arguments.names);
    config.rulesets = arguments.rules.iter().map(|file| selection::own_ruleset(file)).collect::<Result<_>>()?;
    config.reports.clone_from(&arguments.report);
    config.games.clone_from(&arguments.games);
    config.check = arguments.check;
    let told = |address| tell(address, &config, arguments);
    match hnefi_server::run(config.clone(), stop_signal(), told) {
        Err(ServeError::Address { error, .. }) if error.kind() == ErrorKind::AddrInUse && arguments.port.is_none() => {
            eprintln!("port {PORT} is taken; using another one");
            let any = Config { address: SocketAddr::new(address, 0), ..config.clone() };
            hnefi_server::run(any, stop_signal(), told)?;
        }
        outcome => outcome?,
    }
    Ok(Answer::Yes)
}

fn tell(address: SocketAddr, config: &Config, arguments: &Arguments) {
    let url = format!("http://{address}/");
    // The URL of a database can hold a password.
    let place = if config.database.is_some() { "a PostgreSQL".to_owned() } else { config.data.display().to_string() };
    eprintln!("hnefi serves {url}\ngames are kept in {place}\npress Ctrl-C to stop");
    if arguments.lan.is_some() {
        lan::tell(&url);
    }
    if arguments.open
        && let Err(error) = open::that_detached(&url)
    {
        eprintln!("cannot open a browser ({error}): open {url} yourself");
    }
}
