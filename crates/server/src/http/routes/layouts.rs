//! Layouts: who stands where at the start.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use hnefi_rulesets::Layout;

use super::citations::VersionQuery;
use super::openapi::{Absent, Problems, Unchanged};
use crate::http::app::App;
use crate::http::cached_json::CachedJson;
use crate::http::extract::{InPath, Parameters};
use crate::http::problem::{Code, Problem};
use crate::http::wire::LayoutPage;

/// The built-in layout of that id.
pub(super) fn layout(id: &str) -> Result<Layout, Problem> {
    Layout::named(id).map_err(|error| Problem::new(Code::UnknownLayout, error.to_string()))
}

/// One built-in layout with its sources, its versions, and the rule sets that are played on it.
#[utoipa::path(
    get,
    path = "/api/v1/layouts/{id}",
    operation_id = "layout",
    tag = "rules",
    params(("id" = String, Path, description = "The layout's id", example = "alea-murray"), VersionQuery),
    responses((status = 200, description = "The layout", body = LayoutPage), Problems, Unchanged, Absent)
)]
pub(crate) async fn page(
    State(app): State<App>,
    InPath(id): InPath,
    Parameters(cited): Parameters<VersionQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let layout = layout(&id)?;
    let superseded = cited.superseded(&layout.id, layout.versions())?;
    let page = LayoutPage::of(&layout, app.ruleset_catalogue().played_on().layout(&layout.id), superseded);
    Ok(CachedJson::of(&page).answer(&headers))
}
