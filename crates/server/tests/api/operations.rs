//! Health, readiness, metrics and robots.txt.

use axum::body::Body;
use axum::http::Request;
use serde_json::json;

use crate::support::{Answer, Server, human};

/// Samples of a text of metrics: the name with its labels, and the value.
fn sample(answer: &Answer, name: &str) -> Option<f64> {
    let text = std::str::from_utf8(&answer.body).expect("UTF-8");
    text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok())
}

#[tokio::test]
async fn a_working_server_is_healthy_and_ready() {
    let server = Server::new().await;
    for path in ["/healthz", "/readyz"] {
        let answer = server.get(path).await;
        assert_eq!((answer.status.as_u16(), answer.json()), (200, json!({"status": "ok"})), "{path}");
        assert_eq!(answer.header("cache-control"), "no-store");
        assert_eq!(server.post(path, None, "{}").await.problem(), (405, "bad-request".to_owned()));
    }
}

#[tokio::test]
async fn a_closed_store_is_reported() {
    let server = Server::new().await;
    server.app.clone().close().await;
    let answer = server.get("/healthz").await;
    assert_eq!((answer.status.as_u16(), answer.json()), (503, json!({"status": "store-dead"})));
    assert_eq!(server.get("/readyz").await.status, 503);
    assert_eq!(sample(&server.get("/metrics").await, "hnefi_store_well"), Some(0.0));
}

#[cfg(unix)]
#[tokio::test]
async fn a_store_whose_file_is_deleted_or_replaced_is_dead() {
    let server = Server::new().await;
    let (file, aside) = (server.folder.path().join("games.sqlite"), server.folder.path().join("aside"));
    std::fs::rename(&file, &aside).expect("renamed");
    let answer = server.get("/healthz").await;
    assert_eq!((answer.status.as_u16(), answer.json()), (503, json!({"status": "store-dead"})));
    std::fs::copy(&aside, &file).expect("copied");
    assert_eq!(server.get("/readyz").await.status, 503, "another file is not the one that is written");
    std::fs::rename(&aside, &file).expect("renamed back");
    assert_eq!(server.get("/readyz").await.status, 200);
}

#[tokio::test]
async fn a_stopping_server_is_healthy_and_not_ready() {
    let server = Server::new().await;
    server.app.begin_closing();
    assert_eq!(server.get("/healthz").await.status, 200);
    let answer = server.get("/readyz").await;
    assert_eq!((answer.status.as_u16(), answer.json()), (503, json!({"status": "stopping"})));
}

#[tokio::test]
async fn an_overloaded_server_still_answers_healthz() {
    let server = Server::with(|config| {
        config.limits.requests = 0;
        config.limits.place_within = std::time::Duration::ZERO;
        config.limits.burst = 1;
        config.limits.request_every = std::time::Duration::from_secs(3600);
    })
    .await;
    assert_eq!(server.get("/api/v1/levels").await.status, 503);
    assert_eq!(server.get("/api/v1/levels").await.status, 429);
    for _ in 0..3 {
        assert_eq!(server.get("/healthz").await.status, 200);
        assert_eq!(server.get("/metrics").await.status, 200);
    }
}

#[tokio::test]
async fn requests_and_transactions_are_counted() {
    let server = Server::new().await;
    let before = server.get("/metrics").await;
    assert_eq!(before.header("content-type"), "application/openmetrics-text; version=1.0.0; charset=utf-8");
    assert!(std::str::from_utf8(&before.body).expect("UTF-8").ends_with("# EOF\n"));
    let table = server.begin("tablut-murray", human(), human()).await;
    server.play(&table, "d1-b1", 1).await.good();
    server.play(&table, "d1-b1", 2).await.problem();
    server.get("/api/v1/nope").await.problem();
    let mut socket = server.follow(&table).await;
    socket.next_of("game").await;
    let after = server.get("/metrics").await;
    let grown = |name: &str| sample(&after, name).unwrap_or(0.0) - sample(&before, name).unwrap_or(0.0);
    assert_eq!(grown("hnefi_http_requests_total{method=\"POST\",status=\"201\"}"), 1.0);
    assert_eq!(grown("hnefi_http_requests_total{method=\"POST\",status=\"200\"}"), 1.0);
    assert_eq!(grown("hnefi_http_requests_total{method=\"POST\",status=\"422\"}"), 1.0);
    assert_eq!(grown("hnefi_http_requests_total{method=\"GET\",status=\"404\"}"), 1.0);
    assert_eq!(grown("hnefi_store_failures_total"), 0.0);
    assert!(grown("hnefi_store_transactions_total") >= 2.0);
    assert_eq!((sample(&after, "hnefi_live_games"), sample(&after, "hnefi_open_streams")), (Some(1.0), Some(1.0)));
    assert_eq!(sample(&after, "hnefi_store_well"), Some(1.0));
    assert!(sample(&after, "hnefi_store_database_bytes").is_some_and(|bytes| bytes > 0.0));
    assert!(sample(&after, "hnefi_http_request_duration_seconds_count").is_some_and(|count| count >= 5.0));
    // The game that is begun and its move.
    assert_eq!(grown("hnefi_store_append_duration_seconds_count"), 2.0);
    assert!(sample(&after, "hnefi_store_append_duration_seconds_sum").is_some_and(|seconds| seconds > 0.0));
    // The first request to the game.
    assert_eq!(grown("hnefi_store_load_duration_seconds_count"), 1.0);
}

#[tokio::test]
async fn robots_txt_allows_pages_and_disallows_games() {
    let server = Server::new().await;
    let answer = server.get("/robots.txt").await;
    assert_eq!((answer.status.as_u16(), answer.header("content-type")), (200, "text/plain; charset=utf-8"));
    let text = std::str::from_utf8(&answer.body).expect("UTF-8");
    let closed: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("Disallow: ")).collect();
    let may = |path: &str| !closed.iter().any(|closed| path.starts_with(closed));
    assert!(text.starts_with("User-agent: *\n"));
    assert!(may("/") && may("/rules/alea-walker-2015") && may("/history"));
    assert!(!may("/api/v1/diagram.png") && !may("/game/1") && !may("/library") && !may("/compare?a=1&b=2"));
}

#[tokio::test]
async fn two_host_headers_are_refused_on_every_path() {
    let server = Server::new().await;
    for path in ["/", "/healthz", "/api/v1/levels", "/nope"] {
        let request = Request::get(path).header("host", "127.0.0.1").header("host", "localhost");
        let answer = server.raw(request.body(Body::empty()).expect("a request")).await;
        assert_eq!(answer.problem(), (400, "bad-request".to_owned()), "{path}");
        let request = Request::get(path).header("host", "127.0.0.1").body(Body::empty()).expect("a request");
        assert_ne!(server.raw(request).await.status, 400, "{path}");
    }
}

#[tokio::test]
async fn refusals_are_counted_by_their_code() {
    let server = Server::new().await;
    assert_eq!(server.get("/api/v1/rulesets/none").await.status, 404);
    assert_eq!(server.get("/api/v1/nothing").await.status, 404);
    assert_eq!(server.get("/api/v1/nothing").await.status, 404);
    let answer = server.get("/metrics").await;
    assert_eq!(sample(&answer, "hnefi_http_problems_total{code=\"unknown-ruleset\"}"), Some(1.0));
    assert_eq!(sample(&answer, "hnefi_http_problems_total{code=\"not-found\"}"), Some(2.0));
}

#[tokio::test]
async fn work_of_the_engine_is_counted_while_it_lasts() {
    let server = Server::new().await;
    let table = server.begin("alea-walker-2015", human(), crate::support::engine(8)).await;
    server.play(&table, "a6-a7", 1).await.good();
    let playing = "hnefi_work{kind=\"playing\"}";
    assert_eq!(sample(&server.get("/metrics").await, playing), Some(1.0));
    server.follow(&table).await.game(|game| crate::support::plies(game) == 2).await;
    while sample(&server.get("/metrics").await, playing) != Some(0.0) {
        tokio::task::yield_now().await;
    }
}
