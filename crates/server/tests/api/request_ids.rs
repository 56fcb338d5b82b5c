//! Each request has an id, by which its answer, the lines of the log about it, and an internal error belong together.

use std::io::Write;
use std::sync::{Arc, Mutex};

use axum::body::Body;
use axum::http::{Request, header};
use serde_json::json;
use sqlx::Connection;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::fmt::MakeWriter;

use crate::support::{Answer, Server, human};

/// The log of this thread, on which the whole server of a test runs except its pools.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("the log").write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Log;

    fn make_writer(&'a self) -> Log {
        self.clone()
    }
}

impl Log {
    /// Logs on this thread while the guard lives.
    fn start(level: LevelFilter) -> (Log, tracing::subscriber::DefaultGuard) {
        let log = Log::default();
        let subscriber = tracing_subscriber::fmt().with_max_level(level).with_writer(log.clone()).with_ansi(false).finish();
        (log, tracing::subscriber::set_default(subscriber))
    }

    fn text(&self) -> String {
        String::from_utf8(self.0.lock().expect("the log").clone()).expect("UTF-8")
    }

    /// The lines about a request.
    fn about(&self, id: &str) -> Vec<String> {
        self.text().lines().filter(|line| line.contains(id)).map(str::to_owned).collect()
    }
}

fn id_of(answer: &Answer) -> String {
    let id = answer.header("x-request-id").to_owned();
    assert!(id.len() == 16 && id.bytes().all(|byte| byte.is_ascii_hexdigit()), "{answer:?}");
    id
}

#[tokio::test]
async fn every_answer_has_an_id_of_its_own() {
    let server = Server::new().await;
    let mut ids = Vec::new();
    for path in ["/api/v1/levels", "/api/v1/levels", "/api/v1/games/x", "/healthz", "/", "/nowhere"] {
        ids.push(id_of(&server.get(path).await));
    }
    // An id that the client sends is not taken over, and a problem of the client's has none in its document.
    let request = Request::get("/api/v1/games/x").header("x-request-id", "0123456789abcdef").body(Body::empty());
    let answer = server.raw(request.expect("a request")).await;
    assert_eq!(answer.json()["request_id"], json!(null));
    ids.push(id_of(&answer));
    ids.push("0123456789abcdef".to_owned());
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), count, "{ids:?}");
}

#[tokio::test]
async fn an_internal_error_names_its_request_in_answer_and_log() {
    let (log, _guard) = Log::start(LevelFilter::ERROR);
    let server = Server::new().await;
    let table = server.begin("tablut-murray", human(), human()).await;
    let Server { app, router, folder } = server;
    drop(router);
    app.close().await;
    let file = format!("sqlite:{}", folder.path().join("games.sqlite").display());
    let mut database = sqlx::SqliteConnection::connect(&file).await.expect("the store");
    sqlx::query("UPDATE events SET body = '{\"event\":\"unheard-of\"}'").execute(&mut database).await.expect("spoiled");
    database.close().await.expect("closed");

    let server = Server::in_folder(folder, |_| {}).await;
    let path = format!("/api/v1/games/{}", table.id);
    let answer = server.get(&path).await;
    assert_eq!(answer.problem(), (500, "internal".to_owned()));
    let id = id_of(&answer);
    assert_eq!(answer.json()["request_id"], json!(id));
    let lines = log.about(&id);
    assert!(lines.iter().any(|line| line.contains(&path) && line.contains("unheard-of")), "{}", log.text());
}

#[tokio::test]
async fn the_log_has_each_request_and_no_secret() {
    let (log, _guard) = Log::start(LevelFilter::TRACE);
    let server = Server::new().await;
    let table = server.begin("tablut-murray", human(), human()).await;
    let played = server.play(&table, "d1-b1", 1).await;
    let refused = server.play(&table, "d1-b1", 7).await;
    assert_eq!(refused.problem(), (409, "out-of-step".to_owned()));
    let search = server.get("/api/v1/library?player=Ragnhild").await;
    let basic = Request::get("/api/v1/levels").header(header::AUTHORIZATION, "Basic c2VjcmV0").body(Body::empty());
    let basic = server.raw(basic.expect("a request")).await;
    for (answer, status) in [(&played, "200"), (&refused, "409"), (&search, "200"), (&basic, "200")] {
        let lines = log.about(&id_of(answer));
        assert!(lines.iter().any(|line| line.contains(&format!("answered status={status}"))), "{}", log.text());
    }
    for secret in [table.token.as_str(), "c2VjcmV0", "Ragnhild"] {
        assert!(!log.text().contains(secret), "`{secret}` is in the log: {}", log.text());
    }
}
