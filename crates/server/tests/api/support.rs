//! A server for a test: the real router over a real store in a folder of its own, without a socket.

use std::net::SocketAddr;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use axum::{Extension, Router};
use hnefi_messages::{Language, Text};
use hnefi_server::{App, Config};
use http_body_util::{BodyExt, BodyStream};
use serde_json::{Value, json};
use tempfile::TempDir;
use tower::ServiceExt;

use crate::described;
use crate::socket_client::SocketClient;

/// A server without a socket.
pub(crate) struct Server {
    pub(crate) app: App,
    pub(crate) router: Router,
    pub(crate) folder: TempDir,
}

/// An answer, read to its end.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("ASCII"))
    }

    /// The JSON of a success.
    pub(crate) fn good(self) -> Value {
        assert!(self.status.is_success(), "{self:?}");
        self.json()
    }

    /// The status and code of a problem. The form of the document is checked, too.
    pub(crate) fn problem(&self) -> (u16, String) {
        assert_eq!(self.header("content-type"), "application/problem+json", "{self:?}");
        let document = self.json();
        assert_eq!(document["status"], self.status.as_u16());
        let code = document["code"].as_str().expect("a code");
        assert!(["about:blank", &format!("/problems/{code}")].contains(&document["type"].as_str().expect("a type")));
        assert!(!document["title"].as_str().expect("a title").is_empty());
        assert!(!document["detail"].as_str().expect("a detail").is_empty());
        (self.status.as_u16(), code.to_owned())
    }
}

/// A game and the token of its creator.
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) token: String,
    pub(crate) game: Value,
}

pub(crate) fn human() -> Value {
    json!({"kind": "human"})
}

pub(crate) fn engine(level: u8) -> Value {
    json!({"kind": "engine", "level": level})
}

pub(crate) fn config(folder: &TempDir) -> Config {
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder.path());
    config.limits.engine_threads = 1;
    config.limits.table_megabytes = 1;
    config
}

impl Server {
    pub(crate) async fn new() -> Server {
        Server::with(|_| {}).await
    }

    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Server {
        Server::in_folder(tempfile::tempdir().expect("a folder"), change).await
    }

    pub(crate) async fn in_folder(folder: TempDir, change: impl FnOnce(&mut Config)) -> Server {
        let mut config = config(&folder);
        change(&mut config);
        let app = App::open(&config).await.expect("a server");
        Server { router: app.router(), app, folder }
    }

    /// Stops it and starts another on the same folder.
    pub(crate) async fn restarted(self) -> Server {
        self.restarted_with(|_| {}).await
    }

    pub(crate) async fn restarted_with(self, change: impl FnOnce(&mut Config)) -> Server {
        let Server { app, router, folder } = self;
        drop(router);
        app.close().await;
        Server::in_folder(folder, change).await
    }

    /// The same server, as a client at another address sees it.
    pub(crate) fn seen_from(&self, address: [u8; 4]) -> Server {
        let peer = ConnectInfo(SocketAddr::from((address, 4711)));
        let router = self.router.clone().layer(Extension(peer));
        Server { app: self.app.clone(), router, folder: tempfile::tempdir().expect("a folder") }
    }

    pub(crate) async fn raw(&self, request: Request<Body>) -> Answer {
        let (method, path) = (request.method().clone(), request.uri().path().to_owned());
        let response = self.router.clone().oneshot(request).await.expect("infallible");
        let (parts, body) = response.into_parts();
        let body = body.collect().await.expect("a body").to_bytes();
        described::check(&method, &path, parts.status, &parts.headers, &body);
        Answer { status: parts.status, headers: parts.headers, body }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.raw(Request::get(path).body(Body::empty()).expect("a request")).await
    }

    pub(crate) async fn post(&self, path: &str, token: Option<&str>, body: impl Into<Body>) -> Answer {
        let mut request = Request::builder().method(Method::POST).uri(path);
        request = request.header(header::HOST, "127.0.0.1").header(header::CONTENT_TYPE, "application/json");
        if let Some(token) = token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        self.raw(request.body(body.into()).expect("a request")).await
    }

    pub(crate) async fn begin(&self, rules: &str, attackers: Value, defenders: Value) -> Table {
        let body = json!({"rules": rules, "attackers": attackers, "defenders": defenders}).to_string();
        Table::of(&self.post("/api/v1/games", None, body).await.good())
    }

    /// Does something in a game as its creator.
    pub(crate) async fn act(&self, table: &Table, action: &str, mut body: Value) -> Answer {
        body["action"] = action.into();
        self.post(&format!("/api/v1/games/{}/actions", table.id), Some(&table.token), body.to_string()).await
    }

    /// Asks for a hint as the creator of a game.
    pub(crate) async fn hint(&self, table: &Table) -> Answer {
        self.post(&format!("/api/v1/games/{}/hint", table.id), Some(&table.token), "{}").await
    }

    pub(crate) async fn play(&self, table: &Table, mv: &str, ply: usize) -> Answer {
        self.act(table, "move", json!({"move": mv, "ply": ply})).await
    }

    pub(crate) async fn read(&self, table: &Table) -> Value {
        self.get(&format!("/api/v1/games/{}", table.id)).await.good()
    }

    /// Opens a socket.
    pub(crate) async fn socket(&self) -> SocketClient {
        SocketClient::to(self.router.clone()).await
    }

    /// Follows a game on a socket of its own.
    pub(crate) async fn follow(&self, table: &Table) -> SocketClient {
        let mut socket = self.socket().await;
        socket.follow(table).await;
        socket
    }

    /// Requests a stream of events.
    pub(crate) async fn stream(&self, path: &str, body: &Value) -> Result<Events, Answer> {
        let request = Request::post(path).header(header::HOST, "127.0.0.1").header(header::CONTENT_TYPE, "application/json");
        self.events(request.body(body.to_string().into()).expect("a request")).await
    }

    async fn events(&self, request: Request<Body>) -> Result<Events, Answer> {
        let response = self.router.clone().oneshot(request).await.expect("infallible");
        let (parts, body) = response.into_parts();
        if parts.status != StatusCode::OK {
            let body = body.collect().await.expect("a body").to_bytes();
            return Err(Answer { status: parts.status, headers: parts.headers, body });
        }
        assert_eq!(parts.headers[header::CONTENT_TYPE], "text/event-stream");
        Ok(Events { body: BodyStream::new(body), text: String::new() })
    }
}

impl Table {
    /// The game in the answer to its creation.
    pub(crate) fn of(created: &Value) -> Table {
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        Table { id: text(&created["game"]["id"]), token: text(&created["token"]), game: created["game"].clone() }
    }
}

/// A stream of server-sent events.
pub(crate) struct Events {
    body: BodyStream<Body>,
    text: String,
}

/// A timeout for what must come: no test waits so long unless it fails.
const NEVER: Duration = Duration::from_secs(60);

impl Events {
    /// The next event: its name and data; `None` when the stream has ended.
    pub(crate) async fn next(&mut self) -> Option<(String, Value)> {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
                let parsed = field("event:").map(|name| {
                    let data = field("data:").expect("an event has data");
                    let data = serde_json::from_str(data).expect("the data is JSON");
                    described::check_event(name, &data);
                    (name.to_owned(), data)
                });
                self.text = rest.to_owned();
                match parsed {
                    Some((name, data)) => return Some((name, data)),
                    None => continue,
                }
            }
            let frame = tokio::time::timeout(NEVER, futures_util::StreamExt::next(&mut self.body)).await.expect("an event")?;
            let data = frame.expect("a frame").into_data().expect("data");
            self.text.push_str(std::str::from_utf8(&data).expect("UTF-8"));
        }
    }
}

/// Applies a change to a game, as a client does.
pub(crate) fn apply(game: &mut Value, change: Value) {
    let Value::Object(mut change) = change else { panic!("a change is an object") };
    assert_eq!(change.remove("since"), Some(game["version"].clone()));
    let kept = change.remove("kept").and_then(|kept| kept.as_u64()).expect("a number");
    let moves = game["moves"].as_array_mut().expect("moves");
    moves.truncate(usize::try_from(kept).expect("a small number"));
    let Some(Value::Array(more)) = change.remove("moves") else { panic!("a change has moves") };
    moves.extend(more);
    game.as_object_mut().expect("a game").extend(change);
}

/// How many plies a game has.
pub(crate) fn plies(game: &Value) -> usize {
    game["moves"].as_array().expect("moves").len()
}

/// The texts of moves.
pub(crate) fn texts(moves: &Value) -> Vec<&str> {
    moves.as_array().expect("moves").iter().map(|mv| mv["text"].as_str().expect("a text")).collect()
}

/// Any legal move of a game.
pub(crate) fn any_move(game: &Value) -> String {
    let (from, to) = game["legal"].as_object().expect("legal moves").iter().next().expect("a piece that can move");
    format!("{from}-{}", to[0].as_str().expect("a point"))
}

/// A text of an answer in another language, said as a client says it: by the messages of that language.
pub(crate) fn said(text: &Value, language: &str) -> String {
    if let Some(parts) = text["parts"].as_array() {
        let parts: Vec<String> = parts.iter().map(|part| said(part, language)).collect();
        return parts.join(text["between"].as_str().unwrap_or_default());
    }
    if let Some(own) = text["others"][language].as_str() {
        return own.to_owned();
    }
    let english = text["en"].as_str().expect("a text");
    let Some(id) = text["id"].as_str().filter(|_| language != "en") else { return english.to_owned() };
    let language = Language::from_code(language).expect("a language");
    let arguments = text["arguments"].as_object().into_iter().flatten();
    let message = arguments.fold(Text::message(id.to_owned()), |message, (name, value)| {
        message.with(name.clone(), Text::same(said(value, language.code())))
    });
    message.translated(language).unwrap_or_else(|| panic!("{language} has no message `{id}`"))
}
