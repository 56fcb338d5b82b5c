//! How to cite what is published here, in the formats of reference managers.

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use hnefi_rules::Layout;
use hnefi_rules::ruleset::{CitationFormat, Reference, bibliography, cited};
use serde::Deserialize;
use utoipa::IntoParams;

use super::openapi::{Absent, Problems};
use crate::app::App;
use crate::extract::{InPath, Parameters};
use crate::problem::{Code, Problem};

/// How a citation is wanted.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// `text`, `bibtex`, `ris` or `csl-json`; `text` unless said otherwise.
    #[param(example = "bibtex")]
    format: Option<String>,
}

impl Wanted {
    fn format(&self) -> Result<CitationFormat, Problem> {
        let Some(word) = &self.format else { return Ok(CitationFormat::Text) };
        CitationFormat::from_word(word).ok_or_else(|| {
            let known = CitationFormat::ALL.map(CitationFormat::word).join(", ");
            let word: String = word.chars().take(40).collect();
            Problem::new(Code::BadRequest, format!("there is no format `{word}`: there are {known}"))
        })
    }

    /// The references in that format; what is no plain text is a file to be saved.
    fn answer(&self, name: &str, references: &[Reference]) -> Result<Response, Problem> {
        let format = self.format()?;
        let text = cited(references, format);
        let kind = (header::CONTENT_TYPE, format.media_type());
        let cache = (header::CACHE_CONTROL, "no-cache");
        if format == CitationFormat::Text {
            return Ok(([kind, cache], text).into_response());
        }
        let name: String = name.chars().filter(|letter| letter.is_ascii_alphanumeric() || "+-".contains(*letter)).collect();
        let file = format!("attachment; filename=\"hnefi-{name}.{}\"", format.extension());
        Ok(([kind, cache], [(header::CONTENT_DISPOSITION, file)], text).into_response())
    }
}

/// The public address of this server, with which the addresses in a citation begin. A reverse proxy gives the scheme.
fn site(headers: &HeaderMap) -> String {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let scheme = text("x-forwarded-proto").filter(|scheme| *scheme == "https").unwrap_or("http");
    text("host").map_or_else(String::new, |host| format!("{scheme}://{host}"))
}

/// How to cite a rule set, and after it the works that its rules are taken from.
#[utoipa::path(
    get,
    path = "/api/v1/rulesets/{id}/citation",
    operation_id = "ruleset_citation",
    tag = "citations",
    params(("id" = String, Path, description = "The id, with options and layout if wanted", example = "alea-walker-2015"), Wanted),
    responses((status = 200, description = "The references", content_type = "text/plain", body = String), Problems, Absent)
)]
pub(crate) async fn ruleset(
    State(app): State<App>,
    InPath(id): InPath,
    Parameters(wanted): Parameters<Wanted>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let rules = app.shelf().ruleset(&id)?;
    wanted.answer(&rules.id(), &rules.references(&site(&headers)))
}

/// How to cite a layout.
#[utoipa::path(
    get,
    path = "/api/v1/layouts/{id}/citation",
    operation_id = "layout_citation",
    tag = "citations",
    params(("id" = String, Path, description = "The layout's id", example = "alea-murray"), Wanted),
    responses((status = 200, description = "The reference", content_type = "text/plain", body = String), Problems, Absent)
)]
pub(crate) async fn layout(
    InPath(id): InPath,
    Parameters(wanted): Parameters<Wanted>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let layout = Layout::named(&id).map_err(|error| Problem::new(Code::UnknownLayout, error.to_string()))?;
    wanted.answer(&layout.id, &[layout.reference(&site(&headers))])
}

/// How to cite a balance study.
#[utoipa::path(
    get,
    path = "/api/v1/studies/{name}/citation",
    operation_id = "study_citation",
    tag = "citations",
    params(("name" = String, Path, description = "The study's name", example = "calibration-2026"), Wanted),
    responses((status = 200, description = "The reference", content_type = "text/plain", body = String), Problems, Absent)
)]
pub(crate) async fn study(
    State(app): State<App>,
    InPath(name): InPath,
    Parameters(wanted): Parameters<Wanted>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let reference = app.studies().reference(&name, &site(&headers)).ok_or_else(|| super::studies::none(&name))?;
    wanted.answer(&name, &[reference])
}

/// The whole bibliography: every work that rule sets and the history of the game lean on.
#[utoipa::path(
    get,
    path = "/api/v1/sources/citation",
    operation_id = "sources_citation",
    tag = "citations",
    params(Wanted),
    responses((status = 200, description = "The references", content_type = "text/plain", body = String), Problems)
)]
pub(crate) async fn sources(Parameters(wanted): Parameters<Wanted>) -> Result<Response, Problem> {
    let all: Vec<Reference> = bibliography().map(|(id, source)| Reference::of_source(id, source)).collect();
    wanted.answer("sources", &all)
}
