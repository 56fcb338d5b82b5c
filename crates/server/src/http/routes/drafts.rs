//! Drafts: rule sets that a person writes, checked or begun from an existing one. They are not stored.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use utoipa::IntoParams;

use super::openapi::{Absent, NotJson, Problems, Unchanged};
use crate::clients::Client;
use crate::engine_pool::threads::{Cost, Stop};
use crate::http::app::App;
use crate::http::content::embed::tagged;
use crate::http::extract::{Body, InPath, Parameters};
use crate::http::problem::Problem;
use crate::http::wire::{DraftPage, DraftRequest};

/// What a draft means, what is wrong with it, and what is dubious.
#[utoipa::path(
    post,
    path = "/api/v1/drafts",
    tag = "rules",
    request_body = DraftRequest,
    responses((status = 200, description = "What can be said of the draft", body = DraftPage), Problems, Absent, NotJson)
)]
pub(crate) async fn judge(
    State(app): State<App>,
    client: Client,
    Body(request): Body<DraftRequest>,
) -> Result<Json<DraftPage>, Problem> {
    let state = app.clone();
    let judge = move |stop: &Stop| DraftPage::judged(&request, state.rulesets(), &|| stop.is_set());
    Ok(Json(app.workers().run(client, Cost::Long, judge).await??))
}

/// How a rule set is written down.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct TemplateQuery {
    /// 1 for the shortest text: one that extends the rule set, and says nothing else yet. Only what is built in can be extended; any other
    /// rule set is written down whole.
    #[param(example = 1)]
    extends: Option<u8>,
}

/// The text of a file that plays the same game, for somebody to change.
#[utoipa::path(
    get,
    path = "/api/v1/rulesets/{id}/template",
    tag = "rules",
    params(("id" = String, Path, description = "The id, with options and layout if wanted", example = "brandubh-cyningstan"), TemplateQuery),
    responses((status = 200, description = "A rule-set file", content_type = "text/plain", body = String), Problems, Unchanged, Absent)
)]
pub(crate) async fn template(
    State(app): State<App>,
    InPath(id): InPath,
    Parameters(query): Parameters<TemplateQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let rules = app.rulesets().ruleset(&id)?;
    let short = (query.extends == Some(1)).then(|| rules.child_template()).flatten();
    let text = short.unwrap_or_else(|| rules.template());
    Ok(plain_text(&headers, text))
}

/// A text that is sent again only where it has changed.
pub(super) fn plain_text(headers: &HeaderMap, text: String) -> Response {
    let mut response = tagged(headers, &Sha256::digest(&text).into(), text);
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    response
}
