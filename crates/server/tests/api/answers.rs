//! What `hnefi_api` answers without a server is what the server answers.

use std::collections::BTreeMap;
use std::sync::Arc;

use hnefi_api::{Answers, Asked, RulesetRegistry};
use serde_json::{Value, json};

use crate::support::Server;

/// The query of a path, decoded as far as the paths here need it.
fn query(text: &str) -> BTreeMap<String, String> {
    let pairs = text.split('&').filter_map(|pair| pair.split_once('='));
    pairs.map(|(name, value)| (name.to_owned(), value.replace("%2B", "+"))).collect()
}

/// Answers from both, which must agree.
async fn both(server: &Server, answers: &Answers, method: &str, path: &str, body: &Value) -> (u16, Value) {
    let (plain, text) = path.split_once('?').unwrap_or((path, ""));
    let (parts, query) = (plain.split('/').collect::<Vec<_>>(), query(text));
    let sent = body.to_string();
    let asked = Asked { method, path: &parts, query: &query, body: &sent };
    let own = answers.answer(&asked).unwrap_or_else(|| panic!("{method} {path} has an answer"));
    let full = format!("/api/v1/{path}");
    let theirs = if method == "GET" { server.get(&full).await } else { server.post(&full, None, sent).await };
    assert_eq!(own.status, theirs.status.as_u16(), "{method} {path}: {}", own.body);
    let theirs = String::from_utf8(theirs.body.to_vec()).expect("text");
    let read = |text: &str| serde_json::from_str(text).unwrap_or_else(|_| Value::from(text));
    assert_eq!(read(&own.body), read(&theirs), "{method} {path}");
    (own.status, read(&own.body))
}

#[tokio::test]
async fn they_are_those_of_the_server() {
    let server = Server::new().await;
    let answers = Answers::new(Arc::new(RulesetRegistry::with(Vec::new()).expect("no rule set twice")));
    for (path, status) in [
        ("rulesets", 200),
        ("rulesets/alea-walker-2015", 200),
        ("rulesets/alea-walker-2015+alea-murray", 200),
        ("rulesets/brandubh-cyningstan?version=1", 200),
        ("rulesets/brandubh-cyningstan?version=99", 404),
        ("rulesets/chess", 404),
        ("rulesets/ard-ri+yard", 404),
        ("rulesets/brandubh-cyningstan/template", 200),
        ("rulesets/brandubh-cyningstan/template?extends=1", 200),
        ("compare?a=alea-walker-2015&b=alea-walker-2011", 200),
        ("compare?a=chess&b=ard-ri", 404),
        ("disagreements?a=brandubh-cyningstan&b=brandubh-throneless", 200),
        ("sources", 200),
        ("levels", 200),
        ("diagram.svg?rules=brandubh-cyningstan", 200),
        ("diagram.svg?rules=brandubh-cyningstan&moves=d1-c1,d3-c3&theme=print&coordinates=false&flipped=true&size=300", 200),
        ("diagram.svg?rules=brandubh-cyningstan&size=99999", 400),
        ("diagram.svg?rules=brandubh-cyningstan&theme=neon", 400),
        ("diagram.svg?rules=chess", 404),
        ("layouts/alea-murray", 200),
        ("layouts/nowhere", 404),
        ("lessons", 200),
        ("lessons/moves/2?moves=c2-e2", 200),
        ("lessons/moves/99", 404),
        ("lessons/none/1", 404),
    ] {
        assert_eq!(both(&server, &answers, "GET", path, &Value::Null).await.0, status, "{path}");
    }
    let file = |text: &str| format!("id = \"house\"\nname = \"House\"\nextends = \"ard-ri\"\n{text}");
    for (path, body, status) in [
        ("positions", json!({"rules": "brandubh-cyningstan"}), 200),
        ("positions", json!({"rules": "brandubh-cyningstan", "moves": ["d1-c1", "d3-c3"]}), 200),
        ("positions", json!({"rules": "brandubh-cyningstan", "moves": ["d1-c1", "a9-c3"]}), 422),
        ("positions", json!({"rules": "brandubh-cyningstan", "moves": ["d1-g7"]}), 422),
        ("positions", json!({"rules": "brandubh-cyningstan", "start": "/7/ a -"}), 400),
        ("positions", json!({"draft": file(""), "selection": "brandubh-39"}), 200),
        ("positions", json!({"draft": "id = 1"}), 400),
        ("positions", json!({"rules": "ard-ri", "draft": file("")}), 400),
        ("positions", json!({"rules": "ard-ri", "selection": "brandubh-39"}), 400),
        ("positions", json!({"game": "0123456789abcdef0123456789abcdef"}), 404),
        ("explanations", json!({"position": {"rules": "brandubh-cyningstan"}, "move": "d1-g7"}), 200),
        ("explanations", json!({"position": {"rules": "brandubh-cyningstan"}, "move": "here"}), 400),
        ("records", json!({"text": "1. d6-b6 e4-e2 2. b6-e6 c4-c5"}), 200),
        ("records", json!({"text": "1. d6-b6 e4-e2 2. b6-e6 c4-c5", "guess": true}), 200),
        ("records", json!({"text": "d1-d3 e5-e2 z9-z1", "format": "moves", "rules": "copenhagen"}), 200),
        ("records", json!({"text": "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ a -"}), 200),
        ("records", json!({"text": "nothing of the kind"}), 400),
        ("records", json!({"text": "d1-d3", "format": "chess"}), 400),
        ("records", json!({"text": "d1-d3", "rules": "chess"}), 404),
        ("drafts", json!({"toml": file(""), "selection": ""}), 200),
        ("drafts", json!({"toml": "no toml", "selection": ""}), 200),
        ("drafts", json!({"toml": file(""), "selection": "", "against": "tablut-murray"}), 200),
        ("drafts", json!({"toml": file(""), "selection": "", "changes": [{"key": "corners", "value": "none"}]}), 200),
        ("drafts", json!({"toml": file(""), "selection": "", "changes": [{"key": "colour", "value": "red"}]}), 400),
    ] {
        let (found, document) = both(&server, &answers, "POST", path, &body).await;
        assert_eq!(found, status, "{path} {body}: {document}");
    }
}

#[test]
fn what_needs_a_server_has_no_answer() {
    let answers = Answers::new(Arc::new(RulesetRegistry::with(Vec::new()).expect("no rule set twice")));
    for (method, path) in [("POST", "games"), ("GET", "games/x"), ("GET", "challenges"), ("DELETE", "rulesets"), ("GET", "")] {
        let parts: Vec<&str> = path.split('/').collect();
        assert_eq!(answers.answer(&Asked { method, path: &parts, query: &BTreeMap::new(), body: "" }), None, "{method} {path}");
    }
    let kept = Asked { method: "POST", path: &["records"], query: &BTreeMap::new(), body: r#"{"text": "d1-d3", "keep": true}"# };
    assert_eq!(answers.answer(&kept), None, "the library is a server's");
}
