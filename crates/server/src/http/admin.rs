//! Routes for the operator's own program, `hnefi admin`, which knows the operator's token. Where the operator has chosen none, a new one is
//! in a file that only the server's own user can read, and only this machine is answered.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::Path;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use serde::{Deserialize, Serialize};

use crate::clients::Client;
use crate::http::app::App;
use crate::http::content::embed;
use crate::http::extract::{Body, InGame, Parameters};
use crate::http::middleware::client::came_through_proxy;
use crate::http::problem::{Code, Problem};
use crate::http::routes;
use crate::http::wire::{Side, player_name};
use crate::live_games::command::Command;
use crate::random::{GameId, SeatHash};
use hnefi_play::{Action, Actor, Moderation};

/// How the operator's program reaches a server: what the server writes into the file for it.
#[derive(Clone, Serialize, Deserialize)]
pub struct AdminAccess {
    /// The address, such as `http://127.0.0.1:1140`.
    pub url: String,
    /// The operator's token.
    pub token: String,
}

/// Writes how the operator's program reaches the server into a file that only the server's own user can read.
pub(crate) fn announce(file: &Path, address: SocketAddr, token: &str) -> io::Result<()> {
    // A server that listens on all addresses is reached on this machine's own.
    let own: IpAddr = if address.ip().is_unspecified() { Ipv4Addr::LOCALHOST.into() } else { address.ip() };
    let url = format!("http://{}", SocketAddr::new(own, address.port()));
    let text = serde_json::to_string(&AdminAccess { url, token: token.to_owned() })?;
    withdraw(file)?;
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)?.write_all(text.as_bytes())
}

/// Removes the file.
pub(crate) fn withdraw(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// The routes.
pub(crate) fn router(app: App) -> Router {
    Router::new()
        .route("/admin/games", get(list))
        .route("/admin/games/{id}", delete(remove))
        .route("/admin/games/{id}/line", get(routes::line))
        .route("/admin/games/{id}/close", post(close))
        .route("/admin/games/{id}/name", post(rename))
        .method_not_allowed_fallback(embed::wrong_method)
        .layer(middleware::from_fn_with_state(app.clone(), admit))
        .with_state(app)
}

/// Lets only the operator in.
async fn admit(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip().to_canonical());
    let own = peer.is_some_and(|peer| peer.is_loopback() || peer == app.own_address());
    let is_near = own && !came_through_proxy(request.headers());
    // A stranger does not learn that there is something.
    if !is_near && !app.has_admin_from_afar() {
        return Problem::new(Code::NotFound, "there is nothing here").into_response();
    }
    let token = request.headers().get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    if token.map(SeatHash::of) != Some(SeatHash::of(app.admin_token())) {
        let problem =
            Problem::new(Code::NotYourSeat, "the operator's token is missing, or is not that of this server since it started");
        return problem.with_status(StatusCode::UNAUTHORIZED).into_response();
    }
    request.extensions_mut().insert(Client::at(Ipv4Addr::LOCALHOST.into()));
    next.run(request).await
}

#[derive(Deserialize)]
struct Page {
    #[serde(default)]
    page: usize,
}

/// A game as the operator sees it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ListedGame {
    /// The id.
    pub id: String,
    /// When it was begun, by RFC 3339.
    pub created: String,
    /// When something last happened in it.
    pub last: String,
    /// How many events it has.
    pub events: u64,
    /// Their bytes.
    pub bytes: u64,
    /// How it ended, as the library writes it; `None` while the library does not know the game.
    pub result: Option<String>,
}

async fn list(State(app): State<App>, Parameters(Page { page }): Parameters<Page>) -> Result<Response, Problem> {
    let date =
        |at: u64| humantime::format_rfc3339_seconds(std::time::UNIX_EPOCH + std::time::Duration::from_millis(at)).to_string();
    let games = app.games().services().store.kept(page).await?;
    let listed = games.into_iter().map(|kept| ListedGame {
        id: kept.game.to_string(),
        created: date(kept.created),
        last: date(kept.last),
        events: kept.events,
        bytes: kept.bytes,
        result: kept.result,
    });
    Ok(Json(listed.collect::<Vec<_>>()).into_response())
}

async fn remove(State(app): State<App>, InGame(id): InGame) -> Result<Response, Problem> {
    app.delete_game(id).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

async fn close(State(app): State<App>, client: Client, InGame(id): InGame) -> Result<Response, Problem> {
    moderate(&app, client, id, Moderation::Close).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewName {
    side: Side,
    name: Option<String>,
}

async fn rename(
    State(app): State<App>,
    client: Client,
    InGame(id): InGame,
    Body(NewName { side, name }): Body<NewName>,
) -> Result<Response, Problem> {
    let name = player_name(name.as_deref())?;
    moderate(&app, client, id, Moderation::Rename { side: side.into(), name }).await
}

async fn moderate(app: &App, client: Client, id: GameId, what: Moderation) -> Result<Response, Problem> {
    let act = |reply| Command::Act { by: Actor::Server, action: Action::Moderate(what), reply };
    app.games().ask(client, id, act).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}
