//! Exports of games: as a record in any format, as HTML for a page, and to be shown.

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use hnefi_diagram::{ShownGame, embed_code};
use hnefi_records::{Format, sum_losses, write};
use hnefi_rules::GameResult;
use serde::Deserialize;
use utoipa::IntoParams;

use super::openapi::{Absent, Problems};
use super::records::{head, unusual_start};
use crate::clients::Client;
use crate::engine_pool::threads::{Cost, Stop};
use crate::http::app::App;
use crate::http::extract::{InGame, Parameters};
use crate::http::problem::{Code, Problem};
use crate::http::record_notes::notes_of;
use crate::http::stored_game::StoredGame;
use crate::http::wire::{Export, ExportList, KeptGame, MoveOrPass};

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
    InGame(id): InGame,
    Parameters(query): Parameters<FormatQuery>,
) -> Result<Response, Problem> {
    let bad = |detail: String| Problem::new(Code::BadRequest, detail);
    let format: Format = query.format.parse().map_err(|error: hnefi_records::UnknownFormat| bad(error.to_string()))?;
    let stored = StoredGame::read(&app, client, id).await?;
    let written =
        write(format, std::slice::from_ref(&stored.record), &stored.rulebook()).map_err(|error| bad(error.to_string()))?;
    Ok(attached(&format!("hnefi-{id}.{}", format.ending()), written.text))
}

/// The formats to take a game away in, and what each has no place for.
#[utoipa::path(
    get,
    path = "/api/v1/games/{id}/exports",
    tag = "library",
    params(("id" = String, Path)),
    responses((status = 200, description = "The formats", body = ExportList), Problems, Absent)
)]
pub(crate) async fn exports(State(app): State<App>, client: Client, InGame(id): InGame) -> Result<Json<ExportList>, Problem> {
    let stored = StoredGame::read(&app, client, id).await?;
    let tried = move |_: &Stop| {
        let book = stored.rulebook();
        let of = |format: Format| {
            let written = write(format, std::slice::from_ref(&stored.record), &book);
            let (lost, refused) = match written {
                Ok(written) => (sum_losses(&written.losses).iter().map(|sum| sum.what.to_string()).collect(), None),
                Err(error) => (Vec::new(), Some(error.to_string())),
            };
            Export { format: format.name(), title: format.title(), lost, refused }
        };
        Format::ALL.iter().copied().filter(|format| format.is_written()).map(of).collect()
    };
    let formats = app.workers().run(client, Cost::Long, tried).await?;
    Ok(Json(ExportList { formats }))
}

/// The HTML that shows a game on any page.
#[utoipa::path(
    get,
    path = "/api/v1/games/{id}/embed",
    tag = "library",
    params(("id" = String, Path)),
    responses((status = 200, description = "HTML, as text", content_type = "text/plain", body = String), Problems, Absent)
)]
pub(crate) async fn embed(State(app): State<App>, client: Client, InGame(id): InGame) -> Result<Response, Problem> {
    let stored = StoredGame::read(&app, client, id).await?;
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
pub(crate) async fn look(State(app): State<App>, client: Client, InGame(id): InGame) -> Result<Json<KeptGame>, Problem> {
    let stored = StoredGame::read(&app, client, id).await?;
    let legal = stored.legal()?;
    let game = &legal.game;
    let stated = stored.record.result.unwrap_or(GameResult::Unfinished);
    let result = if game.outcome().is_some() { GameResult::of(game) } else { stated };
    Ok(Json(KeptGame {
        id: id.to_string(),
        imported: stored.imported,
        rules: head(&stored.rules),
        tags: stored.record.tags.clone(),
        notes: notes_of(&legal),
        shown: ShownGame::of(game),
        moves: game.plies().iter().map(MoveOrPass::from).collect(),
        start: unusual_start(game),
        result: result.to_string(),
    }))
}

fn attached(name: &str, text: String) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    (headers, text).into_response()
}
