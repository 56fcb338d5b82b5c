//! Rule sets and levels: what can be played, and against whom.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use hnefi_rulesets::Ruleset;
use serde::Deserialize;
use utoipa::IntoParams;

use super::citations::VersionQuery;
use super::openapi::{Absent, Problems, Unchanged};
use crate::clients::Client;
use crate::engine_pool::threads::Cost;
use crate::http::app::App;
use crate::http::cached_json::CachedJson;
use crate::http::extract::{InPath, Parameters};
use crate::http::problem::{OrInternal, Problem};
use crate::http::wire::{Comparison, DisagreementList, FirstGame, Gallery, LevelList, RulesetList, RulesetPage, SourceList};

/// Every rule set.
#[utoipa::path(get, path = "/api/v1/rulesets", operation_id = "rulesets", tag = "rules", responses((status = 200, description = "The rule sets, in the order of their ids", body = RulesetList), Problems, Unchanged))]
pub(crate) async fn list(State(app): State<App>, headers: HeaderMap) -> Response {
    app.ruleset_catalogue().list().answer(&headers)
}

/// The game that a newcomer is offered first: the first of the path from the lessons to the largest board, chosen by what was measured;
/// and what was measured of the featured rule set.
#[utoipa::path(get, path = "/api/v1/first-game", tag = "rules", responses((status = 200, description = "The game, and why it is this one", body = FirstGame), Problems, Unchanged))]
pub(crate) async fn first_game(State(app): State<App>, headers: HeaderMap) -> Response {
    let game = FirstGame::of(hnefi_learn::first_game(), app.rulesets(), app.studies());
    CachedJson::of(&game).answer(&headers)
}

/// Every rule set with what a player chooses by.
#[utoipa::path(get, path = "/api/v1/gallery", tag = "rules", responses((status = 200, description = "The rule sets, in the order of their ids", body = Gallery), Problems, Unchanged))]
pub(crate) async fn gallery(State(app): State<App>, headers: HeaderMap) -> Response {
    app.ruleset_catalogue().gallery().answer(&headers)
}

/// One rule set with every rule, its evidence and examples.
#[utoipa::path(
    get,
    path = "/api/v1/rulesets/{id}",
    tag = "rules",
    params(("id" = String, Path, description = "The id, with options and layout if wanted", example = "alea-walker-2015+alea-murray"), VersionQuery),
    responses((status = 200, description = "The page of the rule set", body = RulesetPage), Problems, Unchanged, Absent)
)]
pub(crate) async fn page(
    State(app): State<App>,
    InPath(id): InPath,
    Parameters(cited): Parameters<VersionQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let rules = app.rulesets().ruleset(&id)?;
    let superseded = cited.superseded(rules.base_id(), rules.versions())?;
    let page = RulesetPage::of(&rules).or_internal()?.asked_for(superseded);
    Ok(CachedJson::of(&page).answer(&headers))
}

/// Two rule sets to be compared.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct ComparisonQuery {
    /// The first.
    #[param(example = "alea-walker-2015")]
    a: String,
    /// The second.
    #[param(example = "alea-walker-2011")]
    b: String,
}

impl ComparisonQuery {
    fn rulesets(&self, app: &App) -> Result<(Ruleset, Ruleset), Problem> {
        // A `+` that was not escaped arrives as a blank; ids have none.
        let find = |id: &str| app.rulesets().ruleset(&id.replace(' ', "+"));
        Ok((find(&self.a)?, find(&self.b)?))
    }
}

/// Two rule sets, rule by rule.
#[utoipa::path(get, path = "/api/v1/compare", tag = "rules", params(ComparisonQuery), responses((status = 200, description = "The two, rule by rule", body = Comparison), Problems, Unchanged, Absent))]
pub(crate) async fn compare(
    State(app): State<App>,
    Parameters(pair): Parameters<ComparisonQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (a, b) = pair.rulesets(&app)?;
    Ok(CachedJson::of(&Comparison::of(&a, &b)).answer(&headers))
}

/// Positions in which two rule sets disagree, one for each rule that differs and can be seen to on the board.
#[utoipa::path(
    get,
    path = "/api/v1/disagreements",
    tag = "rules",
    params(ComparisonQuery),
    responses((status = 200, description = "One position for each rule", body = DisagreementList), Problems, Unchanged, Absent)
)]
pub(crate) async fn disagreements(
    State(app): State<App>,
    client: Client,
    Parameters(pair): Parameters<ComparisonQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (a, b) = pair.rulesets(&app)?;
    let found = app.workers().run(client, Cost::Long, move |_| CachedJson::of(&DisagreementList::of(&a, &b))).await?;
    Ok(found.answer(&headers))
}

/// The works that rule sets and the history of the game lean on.
#[utoipa::path(get, path = "/api/v1/sources", operation_id = "sources", tag = "rules", responses((status = 200, description = "The works, in the order of their ids", body = SourceList), Problems, Unchanged))]
pub(crate) async fn sources(headers: HeaderMap) -> Response {
    CachedJson::of(&SourceList::all()).answer(&headers)
}

/// How strong the engine can be.
#[utoipa::path(get, path = "/api/v1/levels", tag = "rules", responses((status = 200, description = "The levels, the weakest first", body = LevelList), Problems, Unchanged))]
pub(crate) async fn levels(headers: HeaderMap) -> Response {
    CachedJson::of(&LevelList::all()).answer(&headers)
}
