//! Puzzles.

use std::sync::OnceLock;

use axum::http::HeaderMap;
use axum::response::Response;

use super::openapi::{Absent, Problems, Unchanged};
use crate::http::cached_json::CachedJson;
use crate::http::content::puzzles;
use crate::http::extract::InPath;
use crate::http::problem::{Code, Problem};
use crate::http::wire::{Puzzle, PuzzleList};

static LIST: OnceLock<CachedJson> = OnceLock::new();

/// Every puzzle, without its solution.
#[utoipa::path(get, path = "/api/v1/puzzles", operation_id = "puzzles", tag = "puzzles", responses((status = 200, description = "The puzzles, the easiest first", body = PuzzleList), Problems, Unchanged))]
pub(crate) async fn list(headers: HeaderMap) -> Response {
    LIST.get_or_init(|| CachedJson::of(&PuzzleList { puzzles: puzzles::list() })).answer(&headers)
}

/// One puzzle with its solution.
#[utoipa::path(
    get,
    path = "/api/v1/puzzles/{id}",
    tag = "puzzles",
    params(("id" = String, Path, description = "The puzzle's id", example = "8d34ed9933")),
    responses((status = 200, description = "The puzzle", body = Puzzle), Problems, Unchanged, Absent)
)]
pub(crate) async fn puzzle(InPath(id): InPath, headers: HeaderMap) -> Result<Response, Problem> {
    let none = || Problem::new(Code::NotFound, format!("there is no puzzle `{}` here", id.chars().take(40).collect::<String>()));
    Ok(CachedJson::of(&puzzles::puzzle(&id).ok_or_else(none)?).answer(&headers))
}
