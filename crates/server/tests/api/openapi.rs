//! The OpenAPI document describes the API as it is: the committed one is the server's, and it is complete. Every answer in these tests is
//! checked against it.

use std::collections::BTreeSet;
use std::path::Path;

use axum::body::Body;
use axum::http::{Method, Request};
use serde_json::Value;

use crate::described::{COMMITTED, DESCRIPTION};
use crate::support::Server;

#[test]
fn the_committed_openapi_document_is_up_to_date() {
    let made = hnefi_server::openapi().to_pretty_json().expect("JSON");
    assert!(COMMITTED.trim_end() == made, "docs/reference/openapi.json is stale: run `cargo xtask api`");
}

/// Every method with its path and its operation.
fn routes() -> Vec<(&'static str, &'static str, &'static Value)> {
    let paths = DESCRIPTION["paths"].as_object().expect("paths");
    let of = |(path, operations): (&'static String, &'static Value)| {
        let operations = operations.as_object().expect("operations").iter();
        operations.map(move |(method, operation)| (method.as_str(), path.as_str(), operation))
    };
    paths.iter().flat_map(of).collect()
}

#[test]
fn the_http_page_names_every_route() {
    let page = include_str!("../../../../docs/reference/http.md");
    for (method, path, _) in routes() {
        let written = [
            format!("`{} {path}`", method.to_uppercase()),
            format!("`{} {path}?", method.to_uppercase()),
            format!("`{}`", path),
            format!("`{} {}`", method.to_uppercase(), path.replace("/api/v1/games/", "…/")),
        ];
        assert!(written.iter().any(|written| page.contains(written)), "{method} {path} is not in docs/reference/http.md");
    }
}

#[tokio::test]
async fn each_operation_has_an_id_a_summary_and_its_answers() {
    let server = Server::new().await;
    let mut ids = BTreeSet::new();
    for (method, path, operation) in routes() {
        let id = operation["operationId"].as_str().expect("an operation id");
        assert!(ids.insert(id.to_owned()), "two operations are `{id}`");
        let responses = operation["responses"].as_object().expect("responses");
        assert!(responses.keys().any(|status| status.starts_with(['1', '2'])), "{method} {path} never succeeds?");
        for (status, response) in responses {
            let described = response["description"].as_str().is_some_and(|text| !text.is_empty());
            assert!(described, "{method} {path} {status} is not described");
            let problem = response["content"]["application/problem+json"].is_object();
            assert_eq!(problem, status.starts_with(['4', '5']), "{method} {path} {status}");
        }
        // On any route the client may be too slow, over a limit or from another site, and the server busy or broken.
        for status in ["400", "403", "408", "413", "429", "500", "503"] {
            assert!(responses.contains_key(status), "{method} {path} {status}");
        }
        assert!(operation["summary"].is_string() || operation["description"].is_string(), "{method} {path}");
        let request = Request::builder().method(Method::PATCH).uri(path.replace(['{', '}'], "")).header("host", "localhost");
        let answer = server.raw(request.body(Body::empty()).expect("a request")).await;
        assert_eq!(answer.status, 405, "{path} is there");
    }
    assert!(ids.len() > 40, "{ids:?}");
}

/// Every Rust file of the crate.
fn sources(folder: &Path, found: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(std::fs::read_to_string(&path).expect("a text"));
        }
    }
}

#[test]
fn no_two_types_are_described_under_one_name() {
    let mut texts = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut texts);
    let mut names = BTreeSet::new();
    for text in &texts {
        // From each derived description to the type, which may be given another name in between.
        for (begin, _) in text.match_indices("ToSchema)]") {
            let rest = &text[begin..];
            let at = |word: &str| rest.find(word).map(|at| at + word.len());
            let declared = at("struct ").into_iter().chain(at("enum ")).min().expect("a type");
            let named = at("schema(as = ").filter(|named| *named < declared).unwrap_or(declared);
            let name: String = rest[named..].chars().take_while(|letter| letter.is_alphanumeric()).collect();
            assert!(names.insert(name.clone()), "two types are `{name}`, and the description has only one of them");
        }
    }
    assert!(names.len() > 60, "{names:?}");
}

#[test]
fn every_reference_is_resolved() {
    fn references<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
        match value {
            Value::Object(fields) => {
                found.extend(fields.get("$ref").and_then(Value::as_str));
                fields.values().for_each(|field| references(field, found));
            }
            Value::Array(items) => items.iter().for_each(|item| references(item, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    references(&DESCRIPTION, &mut found);
    assert!(found.len() > 20);
    for reference in found {
        let pointer = reference.strip_prefix('#').expect("inside the document");
        assert!(DESCRIPTION.pointer(pointer).is_some(), "{reference}");
    }
}

#[test]
fn routes_of_versioned_things_take_a_version() {
    for route in ["/api/v1/rulesets/{id}", "/api/v1/layouts/{id}", "/api/v1/studies/{name}"] {
        let parameters = DESCRIPTION["paths"][route]["get"]["parameters"].as_array().expect("parameters");
        let version = parameters.iter().find(|one| one["name"] == "version").unwrap_or_else(|| panic!("{route}: no version"));
        assert_eq!((&version["in"], &version["required"]), (&"query".into(), &false.into()), "{route}");
    }
}

/// `Server` checks each answer against the document.
#[tokio::test]
async fn long_answers_match_the_openapi_document() {
    let server = Server::new().await;
    for address in [
        "/api/v1/openapi.json",
        "/api/v1/rulesets",
        "/api/v1/rulesets/brandubh-dragonheels/readings",
        "/api/v1/rulesets/tafl-simple-corner/readings",
        "/api/v1/rulesets/ard-ri/balance",
        "/api/v1/rulesets/alea-walker-2015",
        "/api/v1/disagreements?a=tablut-murray&b=tablut-brainking",
        "/api/v1/layouts/alea-murray",
        "/api/v1/studies",
        "/api/v1/studies/calibration-2026",
        "/api/v1/sources",
        "/api/v1/lessons",
        "/api/v1/puzzles",
    ] {
        assert!(server.get(address).await.status.is_success(), "{address}");
    }
}
