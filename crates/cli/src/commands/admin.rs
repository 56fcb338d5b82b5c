//! `hnefi admin`: what an operator does with the games of a running server.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::data_folder::DataFolder;
use crate::output::{self, Answer};

/// The name of the file in the data folder by which a running server is found.
pub(crate) const ADMIN_FILE: &str = "admin.json";

/// List, export, close and delete the games of the server that runs on this machine, and change the names of their players.
///
/// The server is found by the file `admin.json` in its data folder, which only the user that runs the server can read.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    data: DataFolder,
    /// The file by which the server is found [default: admin.json in the data folder].
    #[arg(long, value_name = "FILE", conflicts_with = "data")]
    admin_file: Option<PathBuf>,
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

/// How the server is reached, as it wrote into the file.
#[derive(Deserialize)]
struct Server {
    url: String,
    token: String,
}

/// A game as the server lists it.
#[derive(Deserialize)]
struct Listed {
    id: String,
    created: String,
    last: String,
    events: u64,
    bytes: u64,
    result: Option<String>,
}

/// How the library writes that a game goes on.
const UNFINISHED: &str = "unfinished";

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let file = match &arguments.admin_file {
        Some(file) => file.clone(),
        None => arguments.data.path()?.join(ADMIN_FILE),
    };
    let text = std::fs::read_to_string(&file)
        .with_context(|| format!("cannot read {}: does a server run there, and as this user?", file.display()))?;
    let server: Server = serde_json::from_str(&text).with_context(|| format!("{} is damaged", file.display()))?;
    match &arguments.task {
        Task::Games { unfinished } => server.each(|game| {
            let result = game.result.as_deref().unwrap_or("-");
            if !unfinished || result == UNFINISHED {
                let Listed { id, created, last, events, bytes, .. } = game;
                output::line(format_args!("{id} {created} {last} {events} {bytes} {result}"));
            }
            Ok(())
        })?,
        Task::Export { game } if game == "all" => server.each(|game| server.export(&game.id))?,
        Task::Export { game } => server.export(game)?,
        Task::Close { game } => server.change("POST", &format!("{game}/close"), &Value::Null)?,
        Task::Delete { game } => server.change("DELETE", game, &Value::Null)?,
        Task::Rename { game, side, name } => {
            server.change("POST", &format!("{game}/name"), &json!({"side": side, "name": name}))?;
        }
    }
    Ok(Answer::Yes)
}

impl Server {
    /// Does something with each game, the latest first.
    fn each(&self, mut act: impl FnMut(&Listed) -> Result<()>) -> Result<()> {
        for page in 0.. {
            let games: Vec<Listed> = self.read(&format!("?page={page}"))?;
            if games.is_empty() {
                break;
            }
            games.iter().try_for_each(&mut act)?;
        }
        Ok(())
    }

    fn export(&self, game: &str) -> Result<()> {
        output::text(&self.ask("GET", &format!("/{game}/line"), &Value::Null)?);
        Ok(())
    }

    fn read<T: DeserializeOwned>(&self, path: &str) -> Result<T> {
        let answer = self.ask("GET", path, &Value::Null)?;
        serde_json::from_str(&answer).context("the server's answer is not understood: is it another version?")
    }

    fn change(&self, method: &str, path: &str, body: &Value) -> Result<()> {
        self.ask(method, &format!("/{path}"), body).map(drop)
    }

    /// A request to the server, and what it answers.
    fn ask(&self, method: &str, path: &str, body: &Value) -> Result<String> {
        let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
        let url = format!("{}/admin/games{path}", self.url);
        let bearer = format!("Bearer {}", self.token);
        let answer = match method {
            "GET" => agent.get(&url).header("authorization", &bearer).call(),
            "DELETE" => agent.delete(&url).header("authorization", &bearer).call(),
            _ => {
                let request = agent.post(&url).header("authorization", &bearer).header("content-type", "application/json");
                request.send(body.to_string())
            }
        };
        let mut answer = answer.with_context(|| format!("no server answers at {}: has it ended?", self.url))?;
        let text = answer.body_mut().read_to_string().context("the answer of the server breaks off")?;
        if answer.status().is_success() {
            return Ok(text);
        }
        let problem: Value = serde_json::from_str(&text).unwrap_or_default();
        bail!("{}", problem["detail"].as_str().unwrap_or("the server refused, and does not say why"))
    }
}
