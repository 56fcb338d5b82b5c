//! Lessons: tasks on a board, and what a learner's moves lead to. Nothing is stored.

use axum::Json;
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Deserialize;
use utoipa::IntoParams;

use super::openapi::{Absent, Illegal, Problems, Unchanged};
use crate::http::cached_json::CachedJson;
use crate::http::extract::{InPath, Parameters};
use crate::http::problem::{OrInternal, Problem};
use crate::http::wire::{LessonList, Tried};

/// All lessons, in the order in which they are learnt.
#[utoipa::path(get, path = "/api/v1/lessons", operation_id = "lessons", tag = "rules", responses((status = 200, description = "The lessons, in their order", body = LessonList), Problems, Unchanged))]
pub(crate) async fn list(headers: HeaderMap) -> Result<Response, Problem> {
    let list = LessonList::all().or_internal()?;
    Ok(CachedJson::of(&list).answer(&headers))
}

/// What a learner has moved.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Try {
    /// The learner's moves, with commas between them.
    #[serde(default)]
    #[param(example = "c2-e2,e2-e5")]
    moves: String,
}

/// What a learner's moves come to in a task, and the board after them.
#[utoipa::path(
    get,
    path = "/api/v1/lessons/{id}/{task}",
    tag = "rules",
    params(
        ("id" = String, Path, description = "The lesson", example = "moves"),
        ("task" = usize, Path, description = "Which of its tasks, from 1", example = 2),
        Try
    ),
    responses((status = 200, description = "What the moves come to", body = Tried), Problems, Absent, Illegal)
)]
pub(crate) async fn attempt(
    InPath((id, number)): InPath<(String, usize)>,
    Parameters(query): Parameters<Try>,
) -> Result<Json<Tried>, Problem> {
    Ok(Json(Tried::by(&id, number, &query.moves)?))
}
