//! `hnefi admin`: what an operator does with the games of a running server.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use hnefi_server::{AdminAccess, AdminToken, ListedGame};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use ureq::http::Method;

use crate::data_folder::DataFolder;
use crate::http_client::{HttpClient, ServerAddress};
use crate::output::{self, Answer};

/// The name of the file in the data folder by which a running server is found.
pub(crate) const ADMIN_FILE: &str = "admin.json";
/// The variable with the operator's token of a server elsewhere.
const TOKEN_VARIABLE: &str = "HNEFI_ADMIN_TOKEN";

/// List, export, close and delete the games of a running server, and change the names of their players.
///
/// The server on this machine is found by the file `admin.json` in its data folder, which only the user that runs the server can read. A
/// server elsewhere, started with `--admin-token-file`, is named by --server.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    data: DataFolder,
    /// The file by which the server is found [default: admin.json in the data folder].
    #[arg(long, value_name = "FILE", conflicts_with = "data")]
    admin_file: Option<PathBuf>,
    /// The address of a server that was started with `--admin-token-file`, such as https://tafl.example.org or http://10.0.0.5:1140.
    #[arg(long, value_name = "URL", conflicts_with_all = ["data", "admin_file"])]
    server: Option<String>,
    /// A file with the operator's token of that server [default: the token in HNEFI_ADMIN_TOKEN].
    ///
    /// There is no option for the token itself: other users of this machine can see what a program is started with.
    #[arg(long, value_name = "FILE", requires = "server")]
    token_file: Option<PathBuf>,
    #[command(subcommand)]
    task: Task,
}

#[derive(clap::Subcommand)]
enum Task {
    /// List all games, the latest first: id, created, last event, events, bytes, result.
    Games {
        /// Only those that have not ended.
        #[arg(long)]
        unfinished: bool,
    },
    /// Write a game, or all, to stdout as game lines, which `hnefi verify` and `hnefi convert` read.
    Export {
        /// The id of the game, or `all`.
        game: String,
    },
    /// Call a game off.
    Close {
        /// The id of the game.
        game: String,
    },
    /// Delete a game with all that is kept of it.
    Delete {
        /// The id of the game.
        game: String,
    },
    /// Change the name of a player, or take it away.
    Rename {
        /// The id of the game.
        game: String,
        /// The player's side.
        #[arg(value_parser = ["attackers", "defenders"])]
        side: String,
        /// The new name; none takes the name away.
        name: Option<String>,
    },
}

/// A running server.
struct Server {
    client: HttpClient,
    token: String,
}

/// How the library writes that a game goes on.
const UNFINISHED: &str = "unfinished";

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let server = match &arguments.server {
        Some(url) => Server::elsewhere(url, arguments.token_file.as_deref())?,
        None => Server::here(arguments)?,
    };
    match &arguments.task {
        Task::Games { unfinished } => server.each(|game| {
            let result = game.result.as_deref().unwrap_or("-");
            if !unfinished || result == UNFINISHED {
                let ListedGame { id, created, last, events, bytes, .. } = game;
                output::line(format_args!("{id} {created} {last} {events} {bytes} {result}"));
            }
            Ok(())
        })?,
        Task::Export { game } if game == "all" => server.each(|game| server.export(&game.id))?,
        Task::Export { game } => server.export(game)?,
        Task::Close { game } => server.change(Method::POST, &format!("{game}/close"), None)?,
        Task::Delete { game } => server.change(Method::DELETE, game, None)?,
        Task::Rename { game, side, name } => {
            server.change(Method::POST, &format!("{game}/name"), Some(&json!({"side": side, "name": name})))?;
        }
    }
    Ok(Answer::Yes)
}

/// A token from a file.
///
/// # Errors
/// The file cannot be read, or has no token.
pub(crate) fn token_in(file: &Path) -> Result<AdminToken> {
    let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    AdminToken::new(&text).with_context(|| format!("{} has no token", file.display()))
}

impl Server {
    /// The server of a folder on this machine.
    fn here(arguments: &Arguments) -> Result<Server> {
        let file = match &arguments.admin_file {
            Some(file) => file.clone(),
            None => arguments.data.path()?.join(ADMIN_FILE),
        };
        let text = std::fs::read_to_string(&file)
            .with_context(|| format!("cannot read {}: does a server run there, and as this user?", file.display()))?;
        let damaged = || format!("{} is damaged", file.display());
        let access: AdminAccess = serde_json::from_str(&text).with_context(damaged)?;
        let client = HttpClient::new(ServerAddress::read(&access.url).with_context(damaged)?)?;
        Ok(Server { client, token: access.token })
    }

    /// A server at an address, whose token is in a file or in the environment.
    fn elsewhere(url: &str, token_file: Option<&Path>) -> Result<Server> {
        let address = ServerAddress::read(url)?;
        let token = match token_file {
            Some(file) => token_in(file)?,
            None => {
                let text = std::env::var(TOKEN_VARIABLE).ok().with_context(|| {
                    format!("the operator's token is missing: name a file with --token-file, or put it into {TOKEN_VARIABLE}")
                })?;
                AdminToken::new(&text).with_context(|| format!("{TOKEN_VARIABLE} is no token"))?
            }
        };
        Ok(Server { client: HttpClient::new(address)?, token: token.as_str().to_owned() })
    }

    /// Does something with each game, the latest first.
    fn each(&self, mut act: impl FnMut(&ListedGame) -> Result<()>) -> Result<()> {
        for page in 0.. {
            let games: Vec<ListedGame> = self.read(&format!("?page={page}"))?;
            if games.is_empty() {
                break;
            }
            games.iter().try_for_each(&mut act)?;
        }
        Ok(())
    }

    fn export(&self, game: &str) -> Result<()> {
        output::text(&self.ask(Method::GET, &format!("/{game}/line"), None)?);
        Ok(())
    }

    fn read<T: DeserializeOwned>(&self, path: &str) -> Result<T> {
        let answer = self.ask(Method::GET, path, None)?;
        serde_json::from_str(&answer).context("the server's answer is not understood: is it another version?")
    }

    fn change(&self, method: Method, path: &str, body: Option<&Value>) -> Result<()> {
        self.ask(method, &format!("/{path}"), body).map(drop)
    }

    /// A request to the server, and what it answers.
    fn ask(&self, method: Method, path: &str, body: Option<&Value>) -> Result<String> {
        self.client.ask(method, &format!("/admin/games{path}"), Some(&self.token), body)
    }
}
