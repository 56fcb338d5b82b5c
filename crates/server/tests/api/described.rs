//! The committed OpenAPI document, and the check that answers and events match it.

use std::sync::LazyLock;

use axum::http::{HeaderMap, Method, StatusCode, header};
use serde_json::Value;

/// The committed OpenAPI document.
pub(crate) const COMMITTED: &str = include_str!("../../../../docs/reference/openapi.json");

/// The same, parsed.
pub(crate) static DESCRIPTION: LazyLock<Value> = LazyLock::new(|| serde_json::from_str(COMMITTED).expect("JSON"));

/// Checks that an answer matches the document: its status is described, and its JSON has the described schema.
pub(crate) fn check(method: &Method, path: &str, status: StatusCode, headers: &HeaderMap, body: &[u8]) {
    let Some(paths) = DESCRIPTION["paths"].as_object() else { return };
    let is_open = |part: &str| part.starts_with('{');
    let fits = |template: &&String| {
        let (known, asked): (Vec<_>, Vec<_>) = (template.split('/').collect(), path.split('/').collect());
        known.len() == asked.len() && known.iter().zip(&asked).all(|(known, asked)| known == asked || is_open(known))
    };
    let template = paths.keys().filter(fits).min_by_key(|template| template.split('/').filter(|part| is_open(part)).count());
    let Some(template) = template else { return };
    let asked = if *method == Method::HEAD { Method::GET } else { method.clone() };
    let Some(operation) = paths[template].get(asked.as_str().to_ascii_lowercase()) else {
        return assert!(status.is_client_error(), "{method} {template} is not described, and answers {status}");
    };
    let response = operation["responses"].get(status.as_str());
    let response = response.unwrap_or_else(|| panic!("{method} {template} is not described to answer {status}"));
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let is_readable = !body.is_empty() && !headers.contains_key(header::CONTENT_ENCODING);
    if ["application/json", "application/problem+json"].contains(&kind) && is_readable {
        let schema = &response["content"][kind]["schema"];
        assert!(!schema.is_null(), "{method} {template} is not described to answer {status} with {kind}");
        let value = serde_json::from_slice(body).expect("JSON");
        assert_eq!(faults_of(schema, &value), Vec::<String>::new(), "{method} {path}");
    }
}

/// The schema of each kind of event of the streams.
const EVENTS: [(&str, &str); 4] =
    [("lines", "Lines"), ("end", "AnalysisEnd"), ("progress", "ReportProgress"), ("report", "Report")];

/// Checks that an event of a stream has the schema of its kind.
pub(crate) fn check_event(kind: &str, data: &Value) {
    let (_, name) = EVENTS.iter().find(|(known, _)| *known == kind).unwrap_or_else(|| panic!("`{kind}` is no known event"));
    check_schema(name, data);
}

/// Checks that a value has a described schema.
pub(crate) fn check_schema(name: &str, value: &Value) {
    assert_eq!(faults_of(&DESCRIPTION["components"]["schemas"][name], value), Vec::<String>::new(), "{name}");
}

fn faults_of(schema: &Value, value: &Value) -> Vec<String> {
    let mut found = Vec::new();
    faults(schema, value, "", &mut found);
    found
}

/// Where a value differs from its schema: each field must be described and of its type, no required one missing, each word listed.
fn faults(schema: &Value, value: &Value, at: &str, found: &mut Vec<String>) {
    if let Some(pointer) = schema["$ref"].as_str().and_then(|reference| reference.strip_prefix('#')) {
        return faults(DESCRIPTION.pointer(pointer).expect(pointer), value, at, found);
    }
    if let Some(ways) = schema["oneOf"].as_array().or_else(|| schema["anyOf"].as_array()) {
        let fits = |way: &&Value| {
            let mut wrong = Vec::new();
            faults(way, value, at, &mut wrong);
            wrong.is_empty()
        };
        if !ways.iter().any(|way| fits(&way)) {
            found.push(format!("{at}: {value} is none of {ways:?}"));
        }
        return;
    }
    if schema.as_object().is_some_and(|schema| schema.is_empty()) {
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
    if schema["enum"].as_array().is_some_and(|words| !words.contains(value)) {
        found.push(format!("{at}: {value} is none of {}", schema["enum"]));
    }
    for item in value.as_array().into_iter().flatten().filter(|_| schema["items"].is_object()) {
        faults(&schema["items"], item, &format!("{at}[]"), found);
    }
    let Some(fields) = value.as_object() else { return };
    let mut parts = Vec::new();
    collect_parts(schema, &mut parts);
    for required in parts.iter().flat_map(|part| part["required"].as_array().into_iter().flatten()).filter_map(Value::as_str) {
        if !fields.contains_key(required) {
            found.push(format!("{at} lacks `{required}`"));
        }
    }
    for (name, field) in fields {
        let described = parts.iter().find_map(|part| part["properties"].get(name).or_else(|| part.get("additionalProperties")));
        match described {
            Some(schema) => faults(schema, field, &format!("{at}.{name}"), found),
            None => found.push(format!("{at}.{name} is not described")),
        }
    }
}

/// The schemas that a schema is composed of, directly or indirectly.
fn collect_parts<'a>(schema: &'a Value, found: &mut Vec<&'a Value>) {
    let whole = schema["$ref"].as_str().and_then(|reference| DESCRIPTION.pointer(reference.strip_prefix('#')?)).unwrap_or(schema);
    match whole["allOf"].as_array() {
        Some(parts) => parts.iter().for_each(|part| collect_parts(part, found)),
        None => found.push(whole),
    }
}
