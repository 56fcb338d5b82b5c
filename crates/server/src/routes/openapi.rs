//! The machine-readable description of the API.

use std::sync::OnceLock;

use axum::http::HeaderMap;
use axum::response::Response;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{IntoResponses, Modify, OpenApi};

use crate::lasting::Lasting;
use crate::problem::ProblemDocument;

/// What the document says besides the routes.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "hnefi",
        description = "Alea Evangelii and its kin: rule sets with their sources, and games. With every position the server sends the \
                       legal moves, so that no client needs to know a rule."
    ),
    tags(
        (name = "rules", description = "Rule sets and the engine's levels"),
        (name = "games", description = "Games"),
        (name = "puzzles", description = "Positions with one solution"),
        (name = "studies", description = "Balance studies: which rule sets are fair"),
        (name = "pictures", description = "Positions as pictures"),
        (name = "analysis", description = "Any position: what it is, and what the engine thinks of it"),
        (name = "library", description = "Games kept here, and games as text")
    ),
    components(schemas(ProblemDocument)),
    modifiers(&Seat)
)]
pub(crate) struct Description;

/// How a seat is proved.
struct Seat;

impl Modify for Seat {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let description = "The token that whoever created the game was given.";
        let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(description)).build();
        document.components.get_or_insert_default().add_security_scheme("seat", SecurityScheme::Http(scheme));
    }
}

/// What every route may answer instead.
#[derive(IntoResponses)]
#[response(status = "default", description = "A problem", content_type = "application/problem+json")]
pub(crate) struct Problems(#[expect(dead_code, reason = "only described, never made")] ProblemDocument);

static DOCUMENT: OnceLock<Lasting> = OnceLock::new();

/// Keeps the document that came out of the routes, to be served.
pub(crate) fn keep(document: &utoipa::openapi::OpenApi) {
    DOCUMENT.get_or_init(|| Lasting::of(document));
}

/// This description.
#[utoipa::path(get, path = "/api/v1/openapi.json", tag = "rules", responses((status = 200, description = "An OpenAPI document"), Problems))]
pub(crate) async fn document(headers: HeaderMap) -> Response {
    DOCUMENT.get_or_init(|| Lasting::of(&Description::openapi())).answer(&headers)
}
