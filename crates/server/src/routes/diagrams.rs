//! Pictures of positions.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use hnefi_diagram::{Arrow, Diagram, Sheet, SheetError, Theme};
use hnefi_rules::Point;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use utoipa::IntoParams;

use super::openapi::Problems;
use crate::app::App;
use crate::embed::tagged;
use crate::extract::Parameters;
use crate::headers;
use crate::problem::{Code, Problem};
use crate::recount;

/// No picture that is asked for over HTTP is wider or higher; the command line draws larger ones.
const WIDEST: u32 = 2048;
/// So many arrows, and so many dots.
const MOST_SIGNS: usize = 200;

/// What to draw.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
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
    params(Wanted),
    responses((status = 200, description = "A picture", content_type = "image/svg+xml", body = String), Problems)
)]
pub(crate) async fn svg(
    State(app): State<App>,
    Parameters(wanted): Parameters<Wanted>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let draw = wanted.read(&app)?;
    drawn(&headers, "image/svg+xml", move || draw.sheet.svg(draw.width, draw.theme).map(String::into_bytes)).await
}

/// A position as a PNG picture.
#[utoipa::path(
    get,
    path = "/api/v1/diagram.png",
    tag = "pictures",
    params(Wanted),
    responses((status = 200, description = "A picture", content_type = "image/png", body = Vec<u8>), Problems)
)]
pub(crate) async fn png(
    State(app): State<App>,
    Parameters(wanted): Parameters<Wanted>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let draw = wanted.read(&app)?;
    drawn(&headers, "image/png", move || draw.sheet.png(draw.width, draw.theme)).await
}

/// What was asked for, checked.
struct Draw {
    sheet: Sheet,
    width: u32,
    theme: Theme,
}

impl Wanted {
    fn read(&self, app: &App) -> Result<Draw, Problem> {
        let bad = |detail: String| Problem::new(Code::BadRequest, detail);
        // A `+` that was not escaped arrives as a blank; ids have none.
        let rules = app.shelf().ruleset(&self.rules.replace(' ', "+"))?;
        let (moves, most) = (parts(self.moves.as_deref()), app.registry().services().most_plies);
        if moves.len() > most {
            return Err(Problem::new(Code::TooLarge, format!("a game has at most {most} plies")));
        }
        let game = recount::replay(&rules, self.position.as_deref(), &moves)?;
        let arrows = parts(self.arrows.as_deref());
        let dots = parts(self.marks.as_deref());
        if arrows.len().max(dots.len()) > MOST_SIGNS {
            return Err(Problem::new(Code::TooLarge, format!("a picture has at most {MOST_SIGNS} arrows and as many marks")));
        }
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
        if width > WIDEST {
            return Err(bad(format!("a picture is at most {WIDEST} pixels wide, and {width} were asked for")));
        }
        Ok(Draw { sheet, width, theme: theme.unwrap_or_default() })
    }
}

/// What stands between commas and blanks.
fn parts(text: Option<&str>) -> Vec<String> {
    let parts = text.unwrap_or_default().split([',', ' ']).filter(|part| !part.is_empty());
    parts.map(str::to_owned).collect()
}

/// A picture as an answer. Drawing takes a moment, and goes to the threads that may take one.
async fn drawn(
    asked: &HeaderMap,
    kind: &'static str,
    draw: impl FnOnce() -> Result<Vec<u8>, SheetError> + Send + 'static,
) -> Result<Response, Problem> {
    let drawn = tokio::task::spawn_blocking(draw).await.map_err(|error| Problem::internal(&error))?;
    let bytes = drawn.map_err(|error| Problem::new(Code::BadRequest, error.to_string()))?;
    let hash = Sha256::digest(&bytes).into();
    let mut response = tagged(asked, &hash, bytes);
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers::for_every_site(response.headers_mut());
    Ok(response)
}
