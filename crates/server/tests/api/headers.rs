//! The headers of responses.

use std::time::Duration;

use serde_json::json;

use crate::support::{Server, human};

#[tokio::test]
async fn every_response_has_the_security_headers() {
    let server = Server::with(|config| {
        config.limits.burst = 12;
        config.limits.request_every = Duration::from_secs(3600);
    })
    .await;
    let table = server.begin("tablut-murray", human(), human()).await;
    let mut answers = vec![
        server.get("/").await,
        server.get("/play/whatever").await,
        server.get("/assets/nope.js").await,
        server.get("/api/v1/rulesets").await,
        server.get("/api/v1/nope").await,
        server.get("/api/v1/openapi.json").await,
        server.play(&table, "d1-b1", 1).await,
        server.play(&table, "nonsense", 2).await,
        server.post("/api/v1/games", None, "x".repeat(70_000)).await,
        server.post("/api/v1/levels", None, json!({}).to_string()).await,
    ];
    while answers.last().is_some_and(|answer| answer.status != 429) {
        answers.push(server.get("/api/v1/levels").await);
    }
    for answer in answers {
        let policy = answer.header("content-security-policy");
        for directive in [
            "default-src 'self'",
            "script-src 'self' 'wasm-unsafe-eval';",
            "worker-src 'self'",
            "manifest-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
            "form-action 'self'",
        ] {
            assert!(policy.contains(directive), "{answer:?}");
        }
        assert!(!policy.contains("'unsafe"), "{answer:?}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{answer:?}");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
        assert!(answer.header("permissions-policy").contains("camera=()"));
        assert!(!answer.header("cache-control").is_empty(), "{answer:?}");
    }
}

#[tokio::test]
async fn an_unchanged_answer_is_not_sent_twice() {
    let server = Server::new().await;
    for path in ["/api/v1/rulesets", "/api/v1/rulesets/alea-walker-2015", "/api/v1/levels", "/api/v1/openapi.json"] {
        let first = server.get(path).await;
        let tag = first.header("etag").to_owned();
        assert!(tag.starts_with("W/\""), "{path}: {tag}");
        let request = axum::http::Request::get(path).header("if-none-match", format!("\"other\", {tag}"));
        let second = server.raw(request.body(axum::body::Body::empty()).expect("a request")).await;
        assert_eq!((second.status.as_u16(), second.body.len(), second.header("etag")), (304, 0, tag.as_str()), "{path}");
    }
}

#[tokio::test]
async fn large_answers_are_compressed_if_the_client_accepts_it() {
    let server = Server::new().await;
    let request = axum::http::Request::get("/api/v1/rulesets").header("accept-encoding", "gzip");
    let answer = server.raw(request.body(axum::body::Body::empty()).expect("a request")).await;
    assert_eq!(answer.header("content-encoding"), "gzip");
    assert!(answer.body.len() * 2 < server.get("/api/v1/rulesets").await.body.len());
    let position = json!({"position": {"rules": "tablut-murray"}, "nodes": 1}).to_string();
    let request = axum::http::Request::post("/api/v1/analyses").header("accept-encoding", "gzip").header("host", "localhost");
    let request = request.header("content-type", "application/json").body(axum::body::Body::from(position));
    let response = tower::ServiceExt::oneshot(server.router.clone(), request.expect("a request")).await.expect("infallible");
    assert_eq!(response.headers()["content-type"], "text/event-stream");
    assert!(!response.headers().contains_key("content-encoding"), "a stream must not wait in a compressor");
}
