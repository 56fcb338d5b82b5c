//! How to cite what is published here, in the formats of reference managers.

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use hnefi_rulesets::Version;
use hnefi_rulesets::ruleset::{CitationFormat, Reference, bibliography, cited};
use serde::Deserialize;
use utoipa::IntoParams;

use super::openapi::{Absent, Problems};
use crate::http::app::App;
use crate::http::extract::{InPath, Parameters};
use crate::http::problem::{Code, Problem};
use crate::http::wire::Superseded;

/// The format of a citation.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct CitationQuery {
    /// `text`, `bibtex`, `ris` or `csl-json`; `text` unless said otherwise.
    #[param(example = "bibtex")]
    format: Option<String>,
}

impl CitationQuery {
    fn format(&self) -> Result<CitationFormat, Problem> {
        let Some(word) = &self.format else { return Ok(CitationFormat::Text) };
        CitationFormat::from_word(word).ok_or_else(|| {
            let known = CitationFormat::ALL.map(CitationFormat::word).join(", ");
            let word: String = word.chars().take(40).collect();
            Problem::new(Code::BadRequest, format!("there is no format `{word}`: there are {known}"))
        })
    }

    /// The references in that format; what is no plain text is a file to be saved.
    pub(super) fn answer(&self, name: &str, references: &[Reference]) -> Result<Response, Problem> {
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

/// A cited version.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct VersionQuery {
    /// Its number. The answer is the present version all the same, and tells what has changed since that one.
    #[param(example = 1)]
    version: Option<u32>,
}

impl VersionQuery {
    /// What has changed since the version asked for; nothing where none is asked for, or the present one.
    ///
    /// # Errors
    /// Where the thing, which is called `id`, never had a version of that number.
    pub(super) fn superseded(&self, id: &str, versions: &[Version]) -> Result<Option<Superseded>, Problem> {
        Ok(Superseded::asked_for(id, versions, self.version)?)
    }
}

/// The public address of this server, with which the addresses in a citation begin. A reverse proxy gives the scheme.
pub(super) fn site(headers: &HeaderMap) -> String {
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
    params(("id" = String, Path, description = "The id, with options and layout if wanted", example = "alea-walker-2015"), CitationQuery),
    responses((status = 200, description = "The references", content_type = "text/plain", body = String), Problems, Absent)
)]
pub(crate) async fn ruleset(
    State(app): State<App>,
    InPath(id): InPath,
    Parameters(citation): Parameters<CitationQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let rules = app.rulesets().ruleset(&id)?;
    citation.answer(&rules.id(), &rules.references(&site(&headers)))
}

/// How to cite a layout, and after it the works that it is taken from.
#[utoipa::path(
    get,
    path = "/api/v1/layouts/{id}/citation",
    operation_id = "layout_citation",
    tag = "citations",
    params(("id" = String, Path, description = "The layout's id", example = "alea-murray"), CitationQuery),
    responses((status = 200, description = "The references", content_type = "text/plain", body = String), Problems, Absent)
)]
pub(crate) async fn layout(
    InPath(id): InPath,
    Parameters(citation): Parameters<CitationQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let layout = super::layouts::layout(&id)?;
    citation.answer(&layout.id, &layout.references(&site(&headers)))
}

/// How to cite a balance study.
#[utoipa::path(
    get,
    path = "/api/v1/studies/{name}/citation",
    operation_id = "study_citation",
    tag = "citations",
    params(("name" = String, Path, description = "The study's name", example = "calibration-2026"), CitationQuery),
    responses((status = 200, description = "The reference", content_type = "text/plain", body = String), Problems, Absent)
)]
pub(crate) async fn study(
    State(app): State<App>,
    InPath(name): InPath,
    Parameters(citation): Parameters<CitationQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let reference = app.studies().reference(&name, &site(&headers)).ok_or_else(|| super::studies::none(&name))?;
    citation.answer(&name, &[reference])
}

/// The whole bibliography: every work that rule sets and the history of the game lean on.
#[utoipa::path(
    get,
    path = "/api/v1/sources/citation",
    operation_id = "sources_citation",
    tag = "citations",
    params(CitationQuery),
    responses((status = 200, description = "The references", content_type = "text/plain", body = String), Problems)
)]
pub(crate) async fn sources(Parameters(citation): Parameters<CitationQuery>) -> Result<Response, Problem> {
    let all: Vec<Reference> = bibliography().map(|(id, source)| Reference::of_source(id, source)).collect();
    citation.answer("sources", &all)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use hnefi_rulesets::{Layout, Text};
    use serde_json::{Value, json};

    use super::*;
    use crate::http::content::studies::Studies;
    use crate::http::wire::{LayoutPage, StudyPage};

    /// A list of two versions, as a layout or a study gets it when it changes for the first time.
    fn two() -> Vec<Version> {
        let version = |number: u32, changes: Vec<Text>| Version {
            number,
            date: format!("2026-11-2{number}"),
            hash: number.to_string().repeat(64),
            changes,
        };
        vec![version(1, Vec::new()), version(2, vec![Text::data("A man moved.")])]
    }

    /// What a page says of each version that can be asked for; `answer` makes the page.
    fn hold(answer: impl Fn(Option<Superseded>) -> Value) {
        let versions = two();
        let asked = |version| VersionQuery { version }.superseded("x", &versions);
        for present in [None, Some(2)] {
            assert_eq!(answer(asked(present).expect("the present version"))["superseded"], Value::Null, "{present:?}");
        }
        let since = json!([{
            "version": 2, "date": "2026-11-22", "hash": "2".repeat(64),
            "changes": [{"en": "A man moved.", "id": hnefi_messages::text_id("A man moved.")}],
        }]);
        let superseded = json!({"version": 1, "date": "2026-11-21", "since": since});
        assert_eq!(answer(asked(Some(1)).expect("an older version"))["superseded"], superseded);
        let unknown = Problem::new(Code::UnknownVersion, "`x`: it has no version 3: there are versions 1 to 2");
        assert_eq!(asked(Some(3)).expect_err("no version"), unknown);
    }

    #[test]
    fn a_layout_lists_changes_since_the_version_asked_for() {
        let layout = Layout::named("alea-murray").expect("a layout");
        hold(|superseded| serde_json::to_value(LayoutPage::of(&layout, &[], superseded)).expect("JSON"));
    }

    #[test]
    fn a_study_lists_changes_since_the_version_asked_for() {
        let studies = Studies::with(&[]).expect("the published ones");
        let (study, _) = studies.study("calibration-2026").expect("a study");
        hold(|superseded| {
            serde_json::to_value(StudyPage {
                study,
                versions: Vec::new(),
                superseded,
                sentences: BTreeMap::new(),
                files: Vec::new(),
            })
            .expect("JSON")
        });
    }
}
