//! Exports of games: as a record in any format, as HTML for a page, and to be shown.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use hnefi_diagram::embed_code;
use hnefi_library::{KeptGame, small_board};
use hnefi_play::json::ExportList;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use utoipa::IntoParams;

use super::openapi::{Absent, Problems, Unchanged};
use super::study_games::study_of;
use crate::clients::Client;
use crate::engine_pool::threads::{Cost, Stop};
use crate::http::app::App;
use crate::http::content::embed::tagged;
use crate::http::extract::{GameName, InAnyGame, InPath, Parameters};
use crate::http::problem::{Code, Problem};
use crate::http::stored_game::{Origin, StoredGame};

/// In which format.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct FormatQuery {
    /// The name of the format.
    #[param(example = "pgn")]
    format: String,
}

/// A game in a format of records.
#[utoipa::path(
    get,
    path = "/api/v1/games/{id}/record",
    tag = "library",
    params(("id" = String, Path), FormatQuery),
    responses((status = 200, description = "The record", content_type = "text/plain", body = String), Problems, Absent)
)]
pub(crate) async fn record(
    State(app): State<App>,
    client: Client,
    InAnyGame(id): InAnyGame,
    Parameters(query): Parameters<FormatQuery>,
) -> Result<Response, Problem> {
    let (format, text) = StoredGame::read(&app, client, &id).await?.game.written(&query.format)?;
    Ok(attached(&format!("hnefi-{id}.{}", format.ending()), text))
}

/// The formats to take a game away in, and what each has no place for.
#[utoipa::path(
    get,
    path = "/api/v1/games/{id}/exports",
    tag = "library",
    params(("id" = String, Path)),
    responses((status = 200, description = "The formats", body = ExportList), Problems, Absent)
)]
pub(crate) async fn exports(
    State(app): State<App>,
    client: Client,
    InAnyGame(id): InAnyGame,
) -> Result<Json<ExportList>, Problem> {
    let stored = StoredGame::read(&app, client, &id).await?.game;
    let tried = move |_: &Stop| ExportList::of(&stored.record, &stored.rulebook());
    Ok(Json(app.workers().run(client, Cost::Long, tried).await?))
}

/// How the last position of a game is drawn.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct BoardQuery {
    /// `parchment`, `candlelight` or `print`.
    theme: Option<String>,
}

/// How long a client may keep the picture: a game that goes on is asked for by another address.
const BOARD_CACHE: &str = "private, max-age=86400";

/// The last position of a game as a small SVG picture, for a list of games.
#[utoipa::path(
    get,
    path = "/api/v1/library/{id}/board.svg",
    tag = "library",
    params(("id" = String, Path), BoardQuery),
    responses((status = 200, description = "A picture", content_type = "image/svg+xml", body = String), Problems, Unchanged, Absent)
)]
pub(crate) async fn board(
    State(app): State<App>,
    client: Client,
    InAnyGame(name): InAnyGame,
    Parameters(query): Parameters<BoardQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (rules, game) = StoredGame::standing(&app, client, &name).await?;
    let draw = move |_: &Stop| small_board(&rules, &game, query.theme.as_deref());
    let svg = app.workers().run(client, Cost::Short, draw).await??;
    let mut response = tagged(&headers, &Sha256::digest(&svg).into(), svg);
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("image/svg+xml"));
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(BOARD_CACHE));
    Ok(response)
}

/// The HTML that shows a game on any page.
#[utoipa::path(
    get,
    path = "/api/v1/games/{id}/embed",
    tag = "library",
    params(("id" = String, Path)),
    responses((status = 200, description = "HTML, as text", content_type = "text/plain", body = String), Problems, Absent)
)]
pub(crate) async fn embed(State(app): State<App>, client: Client, InAnyGame(id): InAnyGame) -> Result<Response, Problem> {
    let stored = StoredGame::read(&app, client, &id).await?.game;
    let code = embed_code(&stored.game()?, &stored.rules.name().en(), "hnefi-board.js");
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, "no-store")];
    Ok((headers, code).into_response())
}

/// A game to be looked at, with what its record says.
#[utoipa::path(
    get,
    path = "/api/v1/library/{id}",
    tag = "library",
    params(("id" = String, Path)),
    responses((status = 200, description = "The game, with what its record says", body = KeptGame), Problems, Absent)
)]
pub(crate) async fn look(State(app): State<App>, client: Client, InAnyGame(id): InAnyGame) -> Result<Json<KeptGame>, Problem> {
    kept(&app, client, &id).await
}

async fn kept(app: &App, client: Client, name: &GameName) -> Result<Json<KeptGame>, Problem> {
    let stored = StoredGame::read(app, client, name).await?;
    let imported = !matches!(stored.origin, Origin::Played);
    Ok(Json(stored.game.kept(name.to_string(), imported, study_of(app, &stored.origin))?))
}

/// A game to show on an idle screen: the shortest that the engine has won against itself at its strongest, in all studies.
#[utoipa::path(
    get,
    path = "/api/v1/rulesets/{id}/replay",
    tag = "rules",
    params(("id" = String, Path)),
    responses((status = 200, description = "The game", body = KeptGame), Problems, Absent)
)]
pub(crate) async fn replay(State(app): State<App>, client: Client, InPath(rules): InPath) -> Result<Json<KeptGame>, Problem> {
    let (state, id) = (app.clone(), app.rulesets().ruleset(&rules)?.id());
    let search = move |_: &Stop| state.study_games().to_replay(&id, state.rulesets());
    let found = app.workers().run(client, Cost::Short, search).await?;
    let none = || Problem::new(Code::NotFound, format!("no study has a won game by `{rules}`"));
    kept(&app, client, &GameName::Study(found.ok_or_else(none)?)).await
}

fn attached(name: &str, text: String) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    (headers, text).into_response()
}
