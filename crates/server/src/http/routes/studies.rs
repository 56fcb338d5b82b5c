//! Balance studies: what was measured, and the reports on it.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use hnefi_engine::bench::fingerprint;

use super::citations::VersionQuery;
use super::openapi::{Absent, Problems, Unchanged};
use crate::http::app::App;
use crate::http::cached_json::CachedJson;
use crate::http::extract::{InPath, Parameters};
use crate::http::problem::{Code, Problem};
use crate::http::wire::{BalanceList, Readings, StudyList, StudyPage, Version};

/// The fingerprint of this server's engine, computed at the first request, which takes a fraction of a second.
pub(super) async fn engine() -> u64 {
    // The task fails only where the engine panics; then this panics too, and the request is answered as a failure.
    tokio::task::spawn_blocking(fingerprint).await.unwrap_or_else(|_| fingerprint())
}

pub(super) fn none(name: &str) -> Problem {
    Problem::new(Code::NotFound, format!("there is no study `{}` here", name.chars().take(80).collect::<String>()))
}

/// Every study.
#[utoipa::path(get, path = "/api/v1/studies", operation_id = "studies", tag = "studies", responses((status = 200, description = "The studies", body = StudyList), Problems, Unchanged))]
pub(crate) async fn list(State(app): State<App>, headers: HeaderMap) -> Response {
    CachedJson::of(&StudyList { studies: app.studies().list(engine().await) }).answer(&headers)
}

/// One study's figures, and its versions.
#[utoipa::path(
    get,
    path = "/api/v1/studies/{name}",
    tag = "studies",
    params(("name" = String, Path, description = "The study's name", example = "calibration-2026"), VersionQuery),
    responses((status = 200, description = "The figures of the study", body = StudyPage), Problems, Unchanged, Absent)
)]
pub(crate) async fn study(
    State(app): State<App>,
    InPath(name): InPath,
    Parameters(cited): Parameters<VersionQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (study, versions) = app.studies().study(&name).ok_or_else(|| none(&name))?;
    let superseded = cited.superseded(&name, versions)?;
    let sentences = study.sentences();
    let (versions, files) = (Version::all(versions), app.studies().data(&name));
    Ok(CachedJson::of(&StudyPage { study, versions, superseded, sentences, files }).answer(&headers))
}

/// What was measured of a rule set, with any of its layouts and options.
#[utoipa::path(
    get,
    path = "/api/v1/rulesets/{id}/balance",
    tag = "studies",
    params(("id" = String, Path, description = "The rule set's id", example = "alea-walker-2015")),
    responses((status = 200, description = "What was measured", body = BalanceList), Problems, Unchanged, Absent)
)]
pub(crate) async fn balance(State(app): State<App>, InPath(id): InPath, headers: HeaderMap) -> Result<Response, Problem> {
    let rules = app.rulesets().ruleset(&id)?;
    let balance = app.studies().of_rules(rules.base_id(), engine().await);
    Ok(CachedJson::of(&BalanceList { balance }).answer(&headers))
}

/// The readings of a rule set: the rules that its source does not settle, each with the other readings, who holds them, and what was measured of each.
#[utoipa::path(
    get,
    path = "/api/v1/rulesets/{id}/readings",
    tag = "rules",
    params(("id" = String, Path, description = "The rule set's id", example = "alea-walker-2015")),
    responses((status = 200, description = "The readings", body = Readings), Problems, Unchanged, Absent)
)]
pub(crate) async fn readings(State(app): State<App>, InPath(id): InPath, headers: HeaderMap) -> Result<Response, Problem> {
    let rules = app.rulesets().ruleset(&id)?;
    Ok(CachedJson::of(&Readings::of(&rules, app.studies(), engine().await)).answer(&headers))
}

/// A file of a study: its report as a page, its figures as CSV and JSON, its games. Not part of the API.
pub(crate) async fn report(
    State(app): State<App>,
    InPath((study, file)): InPath<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    app.studies().file(&study, &file, &headers).ok_or_else(|| Problem::new(Code::NotFound, "there is no such file"))
}
