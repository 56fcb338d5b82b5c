//! The library: all games that were played here or imported, and what was played in a position.

use axum::Json;
use axum::extract::State;
use hnefi_library::{Explored, LibraryPage, PositionQuery, SearchQuery};

use super::openapi::{Absent, Illegal, Problems};
use crate::clients::Client;
use crate::engine_pool::threads::{Cost, Stop};
use crate::http::app::App;
use crate::http::extract::Parameters;
use crate::http::problem::Problem;

/// Games, the latest first.
#[utoipa::path(
    get,
    path = "/api/v1/library",
    operation_id = "library",
    tag = "library",
    params(SearchQuery),
    responses((status = 200, description = "A page of games", body = LibraryPage), Problems, Absent)
)]
pub(crate) async fn list(
    State(app): State<App>,
    client: Client,
    Parameters(search): Parameters<SearchQuery>,
) -> Result<Json<LibraryPage>, Problem> {
    let state = app.clone();
    let query = app.workers().run(client, Cost::Short, move |_| search.read(state.rulesets())).await??;
    let page = query.page;
    let found = app.games().services().store.search(query).await?;
    Ok(Json(found.page(page, app.library().is_complete(), app.rulesets())))
}

/// What was played in a position, however turned and mirrored, how often, and how those games ended.
#[utoipa::path(
    get,
    path = "/api/v1/library/explore",
    tag = "library",
    params(PositionQuery),
    responses((status = 200, description = "What was played there", body = Explored), Problems, Absent, Illegal)
)]
pub(crate) async fn explore(
    State(app): State<App>,
    client: Client,
    Parameters(query): Parameters<PositionQuery>,
) -> Result<Json<Explored>, Problem> {
    let (state, max_plies) = (app.clone(), app.limits().plies);
    let replay = move |_: &Stop| query.read(state.rulesets(), max_plies);
    let asked = app.workers().run(client, Cost::Short, replay).await??;
    let (position, rules) = asked.key();
    let statistics = app.games().services().store.explore(position, rules).await?;
    Ok(Json(asked.explored(statistics)))
}
