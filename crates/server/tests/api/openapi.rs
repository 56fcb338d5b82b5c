//! The OpenAPI document describes the API as it is.

use std::collections::BTreeSet;
use std::path::Path;

use axum::body::Body;
use axum::http::{Method, Request};
use serde_json::Value;

use crate::support::Server;

/// What `docs/reference/http.md` promises.
const ROUTES: &[(&str, &str)] = &[
    ("get", "/api/v1/openapi.json"),
    ("get", "/api/v1/rulesets"),
    ("get", "/api/v1/rulesets/{id}"),
    ("get", "/api/v1/compare"),
    ("get", "/api/v1/disagreements"),
    ("get", "/api/v1/sources"),
    ("get", "/api/v1/layouts/{id}"),
    ("get", "/api/v1/rulesets/{id}/citation"),
    ("get", "/api/v1/layouts/{id}/citation"),
    ("get", "/api/v1/studies/{name}/citation"),
    ("get", "/api/v1/sources/citation"),
    ("get", "/api/v1/levels"),
    ("get", "/api/v1/words/{language}/{area}"),
    ("get", "/api/v1/puzzles"),
    ("get", "/api/v1/puzzles/{id}"),
    ("get", "/api/v1/lessons"),
    ("get", "/api/v1/lessons/{id}/{task}"),
    ("get", "/api/v1/studies"),
    ("get", "/api/v1/studies/{name}"),
    ("get", "/api/v1/rulesets/{id}/balance"),
    ("get", "/api/v1/rulesets/{id}/readings"),
    ("get", "/api/v1/rulesets/{id}/template"),
    ("post", "/api/v1/drafts"),
    ("get", "/api/v1/diagram.svg"),
    ("get", "/api/v1/diagram.png"),
    ("post", "/api/v1/games"),
    ("get", "/api/v1/games/{id}"),
    ("get", "/api/v1/games/{id}/ruleset"),
    ("get", "/api/v1/games/{id}/events"),
    ("get", "/api/v1/games/{id}/line"),
    ("get", "/api/v1/games/{id}/record"),
    ("get", "/api/v1/games/{id}/exports"),
    ("get", "/api/v1/games/{id}/embed"),
    ("get", "/api/v1/library"),
    ("get", "/api/v1/library/explore"),
    ("get", "/api/v1/library/{id}"),
    ("post", "/api/v1/records"),
    ("post", "/api/v1/games/{id}/moves"),
    ("post", "/api/v1/games/{id}/takeback"),
    ("post", "/api/v1/games/{id}/resign"),
    ("post", "/api/v1/games/{id}/draw"),
    ("post", "/api/v1/games/{id}/hint"),
    ("post", "/api/v1/positions"),
    ("post", "/api/v1/explanations"),
    ("post", "/api/v1/analyses"),
    ("post", "/api/v1/reports"),
];

#[tokio::test]
async fn it_covers_every_route_and_no_other() {
    let server = Server::new().await;
    let document = server.get("/api/v1/openapi.json").await.good();
    let mut described = BTreeSet::new();
    let mut ids = BTreeSet::new();
    for (path, operations) in document["paths"].as_object().expect("paths") {
        for (method, operation) in operations.as_object().expect("operations") {
            described.insert((method.clone(), path.clone()));
            let id = operation["operationId"].as_str().expect("an operation id");
            assert!(ids.insert(id.to_owned()), "two operations are `{id}`");
            let responses = operation["responses"].as_object().expect("responses");
            assert!(responses.keys().any(|status| status.starts_with('2')), "{method} {path} never succeeds?");
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
        }
    }
    assert_eq!(described, ROUTES.iter().map(|(method, path)| ((*method).to_owned(), (*path).to_owned())).collect());
    for &(method, path) in ROUTES {
        let other = if method == "get" { Method::POST } else { Method::GET };
        let address = path
            .replace("{id}", "x")
            .replace("{name}", "x")
            .replace("{task}", "1")
            .replace("{language}", "da")
            .replace("{area}", "play");
        let request = Request::builder().method(other).uri(address).header("host", "localhost");
        let answer = server.raw(request.body(Body::empty()).expect("a request")).await;
        assert_eq!(answer.status, 405, "{path} is there");
    }
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

#[tokio::test]
async fn every_reference_is_resolved() {
    let server = Server::new().await;
    let document = server.get("/api/v1/openapi.json").await.good();
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
    references(&document, &mut found);
    assert!(found.len() > 20);
    for reference in found {
        let pointer = reference.strip_prefix('#').expect("inside the document");
        assert!(document.pointer(pointer).is_some(), "{reference}");
    }
}

/// Where a value differs from its schema: each field must be described and of its type, and no required one missing.
fn faults(document: &Value, schema: &Value, value: &Value, at: &str, found: &mut Vec<String>) {
    if let Some(pointer) = schema["$ref"].as_str().and_then(|reference| reference.strip_prefix('#')) {
        return faults(document, document.pointer(pointer).expect(pointer), value, at, found);
    }
    if let Some(ways) = schema["oneOf"].as_array().or_else(|| schema["anyOf"].as_array()) {
        let fits = |way: &&Value| {
            let mut wrong = Vec::new();
            faults(document, way, value, at, &mut wrong);
            wrong.is_empty()
        };
        if !ways.iter().any(|way| fits(&way)) {
            found.push(format!("{at}: {value} is none of {ways:?}"));
        }
        return;
    }
    let kinds: Vec<&str> = schema["type"]
        .as_str()
        .into_iter()
        .chain(schema["type"].as_array().into_iter().flatten().filter_map(Value::as_str))
        .collect();
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() || !kinds.contains(&"integer") => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    if schema["allOf"].is_null() && !kinds.contains(&kind) {
        found.push(format!("{at}: {value} is no {kinds:?}"));
    }
    for item in value.as_array().into_iter().flatten().filter(|_| schema["items"].is_object()) {
        faults(document, &schema["items"], item, &format!("{at}[]"), found);
    }
    let Some(fields) = value.as_object() else { return };
    let mut parts = Vec::new();
    collect_parts(document, schema, &mut parts);
    for required in parts.iter().flat_map(|part| part["required"].as_array().into_iter().flatten()).filter_map(Value::as_str) {
        if !fields.contains_key(required) {
            found.push(format!("{at} lacks `{required}`"));
        }
    }
    for (name, field) in fields {
        let described = parts.iter().find_map(|part| part["properties"].get(name).or_else(|| part.get("additionalProperties")));
        match described {
            Some(schema) => faults(document, schema, field, &format!("{at}.{name}"), found),
            None => found.push(format!("{at}.{name} is not described")),
        }
    }
}

#[tokio::test]
async fn routes_of_versioned_things_take_a_version() {
    let server = Server::new().await;
    let document = server.get("/api/v1/openapi.json").await.good();
    for route in ["/api/v1/rulesets/{id}", "/api/v1/layouts/{id}", "/api/v1/studies/{name}"] {
        let parameters = document["paths"][route]["get"]["parameters"].as_array().expect("parameters");
        let version = parameters.iter().find(|one| one["name"] == "version").unwrap_or_else(|| panic!("{route}: no version"));
        assert_eq!((&version["in"], &version["required"]), (&"query".into(), &false.into()), "{route}");
    }
}

/// The schemas that a schema joins, and those that they join.
fn collect_parts<'a>(document: &'a Value, schema: &'a Value, found: &mut Vec<&'a Value>) {
    let whole = schema["$ref"].as_str().and_then(|reference| document.pointer(reference.strip_prefix('#')?)).unwrap_or(schema);
    match whole["allOf"].as_array() {
        Some(parts) => parts.iter().for_each(|part| collect_parts(document, part, found)),
        None => found.push(whole),
    }
}

#[tokio::test]
async fn answers_match_the_openapi_document() {
    let server = Server::new().await;
    let document = server.get("/api/v1/openapi.json").await.good();
    for (route, id) in [
        ("/api/v1/rulesets/{id}/readings", "brandubh-dragonheels"),
        ("/api/v1/rulesets/{id}/readings", "tafl-simple-corner"),
        ("/api/v1/rulesets/{id}/balance", "ard-ri"),
        ("/api/v1/rulesets/{id}", "alea-walker-2015"),
        ("/api/v1/layouts/{id}", "alea-murray"),
        ("/api/v1/studies/{name}", "calibration-2026"),
    ] {
        let answer = server.get(&route.replace("{id}", id).replace("{name}", id)).await.good();
        let pointer = format!("/paths/{}/get/responses/200/content/application~1json/schema", route.replace('/', "~1"));
        let schema = document.pointer(&pointer).expect("a schema");
        let mut found = Vec::new();
        faults(&document, schema, &answer, route, &mut found);
        assert_eq!(found, Vec::<String>::new(), "{route} of {id}");
    }
}
