//! Pictures of positions.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use hnefi_api::{CheckedDiagram, DiagramQuery};
use hnefi_diagram::SheetError;
use sha2::{Digest, Sha256};

use super::openapi::{Absent, Illegal, Problems, Unchanged};
use crate::clients::Client;
use crate::engine_pool::threads::{Cost, Stop};
use crate::http::app::App;
use crate::http::content::embed::tagged;
use crate::http::extract::Parameters;
use crate::http::middleware::headers;
use crate::http::problem::{Code, Problem};

/// A position as an SVG picture.
#[utoipa::path(
    get,
    path = "/api/v1/diagram.svg",
    tag = "pictures",
    params(DiagramQuery),
    responses((status = 200, description = "A picture", content_type = "image/svg+xml", body = String), Problems, Unchanged, Absent, Illegal)
)]
pub(crate) async fn svg(
    State(app): State<App>,
    client: Client,
    Parameters(query): Parameters<DiagramQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let state = app.clone();
    let draw = move |_: &Stop| {
        let CheckedDiagram { sheet, width, theme } = query.read(state.rulesets(), state.games().services().max_plies)?;
        sheet.svg(width, theme).map(String::into_bytes).map_err(refused)
    };
    let bytes = app.workers().run(client, Cost::Short, draw).await??;
    Ok(picture(&headers, "image/svg+xml", bytes))
}

/// A position as a PNG picture.
#[utoipa::path(
    get,
    path = "/api/v1/diagram.png",
    tag = "pictures",
    params(DiagramQuery),
    responses((status = 200, description = "A picture", content_type = "image/png", body = Vec<u8>), Problems, Unchanged, Absent, Illegal)
)]
pub(crate) async fn png(
    State(app): State<App>,
    client: Client,
    Parameters(query): Parameters<DiagramQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let state = app.clone();
    let draw = move |stop: &Stop| {
        let CheckedDiagram { sheet, width, theme } = query.read(state.rulesets(), state.games().services().max_plies)?;
        sheet.png_unless(width, theme, &|| stop.is_set()).map_err(refused)
    };
    let bytes = app.workers().run(client, Cost::Long, draw).await??;
    Ok(picture(&headers, "image/png", bytes))
}

/// Why a picture cannot be drawn.
fn refused(error: SheetError) -> Problem {
    match error {
        SheetError::Stopped => Problem::busy("drawing the picture took too long"),
        error => Problem::new(Code::BadRequest, error.to_string()),
    }
}

/// A picture as an answer.
fn picture(asked: &HeaderMap, kind: &'static str, bytes: Vec<u8>) -> Response {
    let hash = Sha256::digest(&bytes).into();
    let mut response = tagged(asked, &hash, bytes);
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers::for_every_site(response.headers_mut());
    response
}
