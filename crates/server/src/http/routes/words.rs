//! What the server says, in languages that its answers do not have.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;

use super::openapi::{Absent, Problems, Unchanged};
use crate::clients::Client;
use crate::engine_pool::threads::{Cost, Stop};
use crate::http::app::App;
use crate::http::extract::InPath;
use crate::http::problem::{Code, Problem};
use crate::http::wire::Translated;

/// Texts of the server in Danish, German, Icelandic, Norwegian or Swedish, by their English.
#[utoipa::path(
    get,
    path = "/api/v1/words/{language}/{area}",
    tag = "rules",
    params(
        ("language" = String, Path, description = "`da`, `de`, `is`, `nb` or `sv`; English and French stand in every answer", example = "da"),
        ("area" = String, Path, description = "`play`, `summaries`, `rules` or `lessons`", example = "play")
    ),
    responses((status = 200, description = "Texts by their English", body = Translated), Problems, Unchanged, Absent)
)]
pub(crate) async fn words(
    State(app): State<App>,
    client: Client,
    InPath((language, area)): InPath<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let state = app.clone();
    let made = move |_: &Stop| {
        let words = state.translations().of(state.rulesets(), state.studies(), &language, &area);
        words.map(|words| words.answer(&headers)).ok_or_else(|| {
            let detail = format!("there are no texts of `{area}` in `{language}`: ask for `play`, `summaries`, `rules` or `lessons` in `da`, `de`, `is`, `nb` or `sv`");
            Problem::new(Code::NotFound, detail)
        })
    };
    app.workers().run(client, Cost::Short, made).await?
}
