//! Every problem, each with its document.

use axum::body::Body;
use axum::http::Request;
use hnefi_server::Code;
use serde_json::json;

use crate::support::{Server, engine, human};

#[tokio::test]
async fn unknown_rule_sets_and_layouts() {
    let server = Server::new().await;
    let unknown = (404, "unknown-ruleset".to_owned());
    let long = format!("/api/v1/rulesets/{}", "x".repeat(5000));
    for path in ["/api/v1/rulesets/nope", "/api/v1/rulesets/%00", "/api/v1/compare?a=nope&b=alea-walker-2015", &long] {
        assert_eq!(server.get(path).await.problem(), unknown, "{path}");
    }
    assert_eq!(server.get("/api/v1/rulesets/alea-walker-2015+nope").await.problem(), (404, "unknown-layout".to_owned()));
    let new = |rules: &str, layout: &str| {
        json!({"rules": rules, "layout": layout, "attackers": human(), "defenders": human()}).to_string()
    };
    assert_eq!(server.post("/api/v1/games", None, new("nope", "alea-murray")).await.problem(), unknown);
    for layout in ["nope", "weaponless", "tablut", ""] {
        let answer = server.post("/api/v1/games", None, new("alea-walker-2015", layout)).await;
        assert_eq!(answer.problem(), (404, "unknown-layout".to_owned()), "{layout}");
    }
}

#[tokio::test]
async fn nothing_at_an_address() {
    let server = Server::new().await;
    let nothing = (404, "not-found".to_owned());
    for path in [
        "/api",
        "/api/",
        "/api/v1",
        "/api/v2/games",
        "/api/v1/games/",
        "/api/v1/games/0",
        "/api/v1/games/00000000000000000000000000000000",
        "/api/v1/games/00000000000000000000000000000000/line",
        "/api/v1/games/00000000000000000000000000000000/nope",
        "/api/v1/games/%F0%9F%91%91",
        "/assets/nope.js",
    ] {
        assert_eq!(server.get(path).await.problem(), nothing, "{path}");
    }
    let path = "/api/v1/games/00000000000000000000000000000000/actions";
    assert_eq!(server.post(path, Some("x"), r#"{"action": "resign"}"#).await.problem(), nothing);
}

#[tokio::test]
async fn malformed_requests() {
    let server = Server::new().await;
    let bad = "bad-request".to_owned();
    for path in ["/api/v1/compare", "/api/v1/compare?a=alea-walker-2015", "/api/v1/compare?a=1&a=2&b=3", "/api/v1/rulesets/%FF"] {
        assert_eq!(server.get(path).await.problem(), (400, bad.clone()), "{path}");
    }
    for body in [
        json!({}),
        json!([]),
        json!({"rules": "alea-walker-2015", "attackers": {"kind": "human"}}),
        json!({"rules": 1, "attackers": {"kind": "human"}, "defenders": {"kind": "human"}}),
        json!({"rules": "alea-walker-2015", "attackers": {"kind": "robot"}, "defenders": {"kind": "human"}}),
        json!({"rules": "alea-walker-2015", "attackers": {"kind": "engine"}, "defenders": {"kind": "human"}}),
        json!({"rules": "alea-walker-2015", "attackers": engine(0), "defenders": human()}),
        json!({"rules": "alea-walker-2015", "attackers": engine(9), "defenders": human()}),
        json!({"rules": "alea-walker-2015", "attackers": human(), "defenders": human(), "clock": 1}),
    ] {
        assert_eq!(server.post("/api/v1/games", None, body.to_string()).await.problem(), (400, bad.clone()), "{body}");
    }
    for broken in ["", "{", "null", "\u{1F451}", "{\"rules\":\"\\ud800\"}"] {
        assert_eq!(server.post("/api/v1/games", None, broken).await.problem(), (400, bad.clone()), "{broken}");
    }
    let plain = Request::post("/api/v1/games").header("host", "localhost").body(Body::from("{}")).expect("a request");
    assert_eq!(server.raw(plain).await.problem(), (415, bad.clone()));
    let table = server.begin("tablut-murray", human(), human()).await;
    for mv in ["", "d1", "d1+b1", "pass", "d1-b1x", "z99-a1", "d1-b1xb2/"] {
        assert_eq!(server.play(&table, mv, 1).await.problem(), (400, bad.clone()), "{mv}");
    }
    assert_eq!(server.act(&table, "move", json!({"move": "d1-b1"})).await.problem(), (400, bad.clone()));
    assert_eq!(server.act(&table, "move", json!({"move": "d1-b1", "ply": -1})).await.problem(), (400, bad.clone()));
    assert_eq!(server.act(&table, "demand", json!({"offer": "draw"})).await.problem(), (400, bad));
}

#[tokio::test]
async fn methods_that_a_path_does_not_accept() {
    let server = Server::new().await;
    for (method, path) in [
        ("DELETE", "/api/v1/games"),
        ("POST", "/api/v1/rulesets"),
        ("GET", "/api/v1/games/00000000000000000000000000000000/actions"),
        ("PUT", "/"),
        ("OPTIONS", "/api/v1/levels"),
        ("NONSENSE", "/api/v1/levels"),
    ] {
        let request = Request::builder().method(method).uri(path).header("host", "localhost").body(Body::empty());
        let answer = server.raw(request.expect("a request")).await;
        assert_eq!(answer.problem(), (405, "bad-request".to_owned()), "{method} {path}");
    }
}

#[tokio::test]
async fn seats_without_a_valid_token() {
    let server = Server::new().await;
    let table = server.begin("tablut-murray", human(), human()).await;
    let other = server.begin("tablut-murray", human(), human()).await;
    let seat = "not-your-seat".to_owned();
    for (what, body) in [
        ("actions", json!({"action": "move", "move": "d1-b1", "ply": 1})),
        ("actions", json!({"action": "offer", "offer": "draw", "side": "attackers"})),
        ("actions", json!({"action": "resign", "side": "attackers"})),
        ("actions", json!({"action": "takeback"})),
        ("actions", json!({"action": "signal", "signal": "hello"})),
        ("actions", json!({"action": "cancel"})),
        ("hint", json!({})),
    ] {
        let path = format!("/api/v1/games/{}/{what}", table.id);
        let answer = server.post(&path, None, body.to_string()).await;
        assert_eq!(answer.problem(), (401, seat.clone()), "{what}");
        assert_eq!(answer.header("www-authenticate"), "Bearer");
        for token in ["", "x", &other.token, &table.token.to_uppercase(), &table.token[1..]] {
            let answer = server.post(&path, Some(token), body.to_string()).await;
            assert_eq!(answer.problem(), (403, seat.clone()), "{what} {token}");
        }
    }
    assert_eq!(server.read(&table).await, table.game);
    let against = server.begin("tablut-murray", human(), engine(1)).await;
    assert_eq!(server.act(&against, "resign", json!({"side": "defenders"})).await.problem(), (403, seat));
}

#[tokio::test]
async fn moves_that_the_rules_forbid() {
    let server = Server::new().await;
    let table = server.begin("tablut-murray", human(), human()).await;
    for mv in ["d1-e2", "d1-s1", "e5-e6", "a1-a2", "d1-d1", "d1-d9", "d1-b1xa1"] {
        let answer = server.play(&table, mv, 1).await;
        assert_eq!(answer.problem(), (422, "illegal-move".to_owned()), "{mv}");
        assert!(
            answer.json()["detail"].as_str().is_some_and(|detail| detail.contains(mv.split('x').next().unwrap())),
            "{answer:?}"
        );
    }
}

#[tokio::test]
async fn pages_of_other_sites_change_nothing() {
    let server = Server::new().await;
    let body = json!({"rules": "tablut-murray", "attackers": human(), "defenders": human()}).to_string();
    let from = async |host: Option<&str>, origin: Option<&str>| {
        let mut request = Request::post("/api/v1/games").header("content-type", "application/json");
        for (name, value) in [("host", host), ("origin", origin)] {
            request = value.into_iter().fold(request, |request, value| request.header(name, value));
        }
        server.raw(request.body(Body::from(body.clone())).expect("a request")).await
    };
    for (host, origin) in [
        ("127.0.0.1:1140", None),
        ("127.0.0.1:1140", Some("http://127.0.0.1:1140")),
        ("localhost:1140", Some("http://localhost:1140")),
        ("[::1]:1140", Some("http://[::1]:1140")),
    ] {
        assert_eq!(from(Some(host), origin).await.status, 201, "{host} {origin:?}");
    }
    for (host, origin) in [
        (None, None),
        (Some("evil.example"), None),
        (Some("evil.example:1140"), Some("http://evil.example:1140")),
        (Some("127.0.0.1:1140"), Some("http://evil.example")),
        (Some("127.0.0.1:1140"), Some("http://127.0.0.1:1141")),
        (Some("localhost"), Some("null")),
    ] {
        assert_eq!(from(host, origin).await.problem(), (403, "bad-request".to_owned()), "{host:?} {origin:?}");
    }
}

/// The page of the API lists every code, and these tests cause every one except `internal`.
#[test]
fn every_code_is_documented() {
    let page = include_str!("../../../../docs/reference/http.md");
    for code in Code::ALL {
        assert!(page.contains(&format!("`{}`", code.word())), "{}", code.word());
    }
}
