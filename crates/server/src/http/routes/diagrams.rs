//! Pictures of positions.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use hnefi_diagram::{Arrow, Diagram, Sheet, SheetError, Theme};
use hnefi_rules::Point;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use utoipa::IntoParams;

use super::openapi::{Absent, Illegal, Problems, Unchanged};
use crate::clients::Client;
use crate::engine_pool::threads::{Cost, Stop};
use crate::http::app::App;
use crate::http::content::embed::tagged;
use crate::http::extract::Parameters;
use crate::http::middleware::headers;
use crate::http::position_request;
use crate::http::problem::{Code, Problem};

/// The widest and highest picture over HTTP; the command line draws larger ones.
const MAX_WIDTH: u32 = 2048;
/// The most arrows, and the most points to mark.
const MAX_SIGNS: usize = 200;

/// The most pixels in all of them, each counted as large as the picture.
const MAX_SIGN_PIXELS: u64 = 200_000_000;

/// What to draw.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct DiagramQuery {
    /// The rule set, with options and layout if wanted.
    #[param(example = "brandubh-cyningstan")]
    rules: String,
    /// The position; the start if left out.
    #[param(example = "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ a -")]
    position: Option<String>,
    /// Moves from there, with commas or blanks between them; the last one is marked.
    #[param(example = "a4-a5,d3-c3")]
    moves: Option<String>,
    /// Arrows, such as `a1-a5` or `a1-a5:wrong`.
    arrows: Option<String>,
    /// Points to mark.
    marks: Option<String>,
    /// `parchment`, `candlelight` or `print`.
    theme: Option<String>,
    /// Letters and numbers along the edges; true if left out.
    coordinates: Option<bool>,
    /// Seen from the other side.
    flipped: Option<bool>,
    /// The width in pixels; forty for each point if left out.
    #[param(example = 480)]
    size: Option<u32>,
}

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
        let CheckedDiagram { sheet, width, theme } = query.read(&state)?;
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
        let CheckedDiagram { sheet, width, theme } = query.read(&state)?;
        sheet.png_unless(width, theme, &|| stop.is_set()).map_err(refused)
    };
    let bytes = app.workers().run(client, Cost::Long, draw).await??;
    Ok(picture(&headers, "image/png", bytes))
}

/// What was asked for, checked.
struct CheckedDiagram {
    sheet: Sheet,
    width: u32,
    theme: Theme,
}

impl DiagramQuery {
    fn read(&self, app: &App) -> Result<CheckedDiagram, Problem> {
        let bad = |detail: String| Problem::new(Code::BadRequest, detail);
        // A `+` that was not escaped arrives as a blank; ids have none.
        let rules = app.rulesets().ruleset(&self.rules.replace(' ', "+"))?;
        let (moves, most) = (parts(self.moves.as_deref()), app.games().services().max_plies);
        if moves.len() > most {
            return Err(Problem::new(Code::TooLarge, format!("a game has at most {most} plies")));
        }
        let game = position_request::replay(&rules, self.position.as_deref(), &moves)?;
        let arrows = parts(self.arrows.as_deref());
        let dots = parts(self.marks.as_deref());
        if arrows.len().max(dots.len()) > MAX_SIGNS {
            return Err(Problem::new(Code::TooLarge, format!("a picture has at most {MAX_SIGNS} arrows and as many marks")));
        }
        let signs = (arrows.len() + dots.len()) as u64;
        let arrows: Result<Vec<Arrow>, _> = arrows.iter().map(|text| text.parse()).collect();
        let dots: Result<Vec<Point>, _> = dots.iter().map(|text| text.parse()).collect();
        let theme = self.theme.as_deref().map(str::parse::<Theme>).transpose().map_err(|error| bad(error.to_string()))?;
        let last = game.plies().last();
        let diagram = last.map_or_else(|| Diagram::new(&rules, game.position()), |ply| Diagram::after(&rules, ply));
        let diagram = diagram
            .coordinates(self.coordinates.unwrap_or(true))
            .flipped(self.flipped.unwrap_or(false))
            .arrows(arrows.map_err(|error| bad(error.to_string()))?)
            .dots(dots.map_err(|error| bad(error.to_string()))?);
        let sheet = Sheet::of(diagram);
        let width = self.size.unwrap_or_else(|| sheet.natural_width());
        if width > MAX_WIDTH {
            return Err(bad(format!("a picture is at most {MAX_WIDTH} pixels wide, and {width} were asked for")));
        }
        let pixels = u64::from(width).pow(2);
        if signs * pixels > MAX_SIGN_PIXELS {
            let (fewer, narrower) = (MAX_SIGN_PIXELS / pixels, (MAX_SIGN_PIXELS / signs).isqrt());
            let detail = format!(
                "{signs} arrows and marks are too many for a picture {width} pixels wide: it can have {fewer}, or with {signs} be {narrower} wide"
            );
            return Err(Problem::new(Code::TooLarge, detail));
        }
        Ok(CheckedDiagram { sheet, width, theme: theme.unwrap_or_default() })
    }
}

/// The parts of a text between commas and blanks.
fn parts(text: Option<&str>) -> Vec<String> {
    let parts = text.unwrap_or_default().split([',', ' ']).filter(|part| !part.is_empty());
    parts.map(str::to_owned).collect()
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
