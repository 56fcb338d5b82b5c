//! The routes of the API. Each is written down once, with its description; router and OpenAPI document both come from that.

mod citations;
mod diagrams;
mod drafts;
mod exports;
mod games;
mod layouts;
mod lessons;
mod library;
mod measurements;
pub(crate) mod openapi;
pub(crate) mod play;
mod positions;
mod puzzles;
mod records;
mod rulesets;
mod studies;
mod study_games;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::get;
use utoipa::OpenApi as _;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::http::app::App;
use crate::http::socket;
pub(crate) use games::line;

/// All routes.
pub(crate) fn router(record_bytes: usize) -> Router<App> {
    let (router, document) = described(record_bytes).split_for_parts();
    openapi::set_document(document);
    router.route("/studies/{study}/{file}", get(studies::report))
}

/// The description of all routes: `docs/reference/openapi.json`.
#[must_use]
pub fn openapi() -> utoipa::openapi::OpenApi {
    openapi::finished(described(0).into_openapi())
}

fn described(record_bytes: usize) -> OpenApiRouter<App> {
    // Records are longer than anything else that comes in.
    let records = OpenApiRouter::new().routes(routes!(records::records)).layer(DefaultBodyLimit::max(record_bytes));
    OpenApiRouter::with_openapi(openapi::Description::openapi())
        .routes(routes!(openapi::document))
        .routes(routes!(rulesets::list))
        .routes(routes!(rulesets::first_game))
        .routes(routes!(rulesets::gallery))
        .routes(routes!(rulesets::page))
        .routes(routes!(rulesets::compare))
        .routes(routes!(rulesets::disagreements))
        .routes(routes!(rulesets::sources))
        .routes(routes!(layouts::page))
        .routes(routes!(citations::ruleset))
        .routes(routes!(citations::layout))
        .routes(routes!(citations::study))
        .routes(routes!(citations::sources))
        .routes(routes!(rulesets::levels))
        .routes(routes!(drafts::judge))
        .routes(routes!(drafts::template))
        .routes(routes!(puzzles::list))
        .routes(routes!(puzzles::puzzle))
        .routes(routes!(lessons::list))
        .routes(routes!(lessons::attempt))
        .routes(routes!(studies::list))
        .routes(routes!(studies::study))
        .routes(routes!(studies::balance))
        .routes(routes!(studies::readings))
        .routes(routes!(measurements::ask))
        .routes(routes!(measurements::read))
        .routes(routes!(measurements::stop))
        .routes(routes!(measurements::resume))
        .routes(routes!(measurements::file))
        .routes(routes!(diagrams::svg))
        .routes(routes!(diagrams::png))
        .routes(routes!(games::create))
        .routes(routes!(games::challenges))
        .routes(routes!(games::delete))
        .routes(routes!(games::read))
        .routes(routes!(games::ruleset))
        .routes(routes!(games::template))
        .routes(routes!(socket::open))
        .routes(routes!(games::line))
        .routes(routes!(exports::record))
        .routes(routes!(exports::exports))
        .routes(routes!(exports::embed))
        .routes(routes!(exports::look))
        .routes(routes!(library::list))
        .routes(routes!(library::explore))
        .routes(routes!(exports::replay))
        .routes(routes!(study_games::list))
        .routes(routes!(study_games::commented))
        .routes(routes!(study_games::citation))
        .routes(routes!(exports::board))
        .merge(records)
        .routes(routes!(play::actions))
        .routes(routes!(play::join))
        .routes(routes!(play::hint))
        .routes(routes!(positions::stand))
        .routes(routes!(positions::explain))
        .routes(routes!(positions::analyse))
        .routes(routes!(positions::report))
}
