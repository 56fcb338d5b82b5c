//! Rule sets and levels: what can be played, and against whom.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use bytes::Bytes;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use utoipa::IntoParams;

use super::openapi::Problems;
use crate::app::App;
use crate::embed::tagged;
use crate::extract::{InPath, Parameters};
use crate::problem::Problem;
use crate::wire::{Comparison, LevelList, RulesetList, RulesetPage};

/// An answer that stays the same as long as the program does.
pub(crate) struct Kept {
    json: Bytes,
    hash: [u8; 32],
}

impl Kept {
    /// Written down once.
    pub(crate) fn of(value: &impl Serialize) -> Kept {
        let json = Bytes::from(serde_json::to_vec(value).unwrap_or_default());
        Kept { hash: Sha256::digest(&json).into(), json }
    }

    /// As a response. Clients may keep it, but ask whether it is still true: the next program may say something else.
    pub(crate) fn answer(&self, headers: &HeaderMap) -> Response {
        let mut response = tagged(headers, &self.hash, self.json.clone());
        response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        response
    }
}

/// Every rule set.
#[utoipa::path(get, path = "/api/v1/rulesets", tag = "rules", responses((status = 200, body = RulesetList), Problems))]
pub(crate) async fn list(State(app): State<App>, headers: HeaderMap) -> Response {
    app.shelf().list().answer(&headers)
}

/// One rule set with every rule, its evidence and examples.
#[utoipa::path(
    get,
    path = "/api/v1/rulesets/{id}",
    tag = "rules",
    params(("id" = String, Path, description = "The id, with options and layout if wanted", example = "alea-walker-2015+alea-murray")),
    responses((status = 200, body = RulesetPage), Problems)
)]
pub(crate) async fn page(State(app): State<App>, InPath(id): InPath, headers: HeaderMap) -> Result<Response, Problem> {
    let page = RulesetPage::of(&app.shelf().ruleset(&id)?).map_err(|error| Problem::internal(&error))?;
    Ok(Kept::of(&page).answer(&headers))
}

/// Two rule sets to be compared.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Pair {
    /// The first.
    #[param(example = "alea-walker-2015")]
    a: String,
    /// The second.
    #[param(example = "alea-walker-2011")]
    b: String,
}

/// Two rule sets, rule by rule.
#[utoipa::path(get, path = "/api/v1/compare", tag = "rules", params(Pair), responses((status = 200, body = Comparison), Problems))]
pub(crate) async fn compare(
    State(app): State<App>,
    Parameters(pair): Parameters<Pair>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    // A `+` that was not escaped arrives as a blank; ids have none.
    let find = |id: &str| app.shelf().ruleset(&id.replace(' ', "+"));
    let (a, b) = (find(&pair.a)?, find(&pair.b)?);
    Ok(Kept::of(&Comparison::of(&a, &b)).answer(&headers))
}

/// How strong the engine can be.
#[utoipa::path(get, path = "/api/v1/levels", tag = "rules", responses((status = 200, body = LevelList), Problems))]
pub(crate) async fn levels(headers: HeaderMap) -> Response {
    Kept::of(&LevelList::all()).answer(&headers)
}
