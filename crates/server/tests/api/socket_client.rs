//! A client with a socket, for tests.

use std::time::Duration;

use axum::Router;
use axum::body::Body;
use futures_util::{SinkExt, StreamExt};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use serde_json::{Value, json};
use tokio::io::{AsyncRead, AsyncWrite, DuplexStream};
use tower::ServiceExt;
use yawc::close::CloseCode;
use yawc::{Frame, HttpRequest, OpCode, Options, WebSocket};

use crate::described;
use crate::support::{Table, apply};

/// A timeout for what must come: no test waits so long unless it fails.
const NEVER: Duration = Duration::from_secs(60);
/// Bytes on their way between a client and a router that has no real connection.
const IN_BETWEEN: usize = 64 * 1024;

/// A socket as a client sees it.
pub(crate) struct SocketClient<S = DuplexStream> {
    socket: WebSocket<S>,
    /// The game that came last, with all changes to it.
    pub(crate) known: Value,
    /// The number of the last action.
    n: u64,
    /// How the server closed the socket.
    pub(crate) closed: Option<CloseCode>,
}

impl SocketClient {
    /// Opens a socket to a router without a real connection.
    pub(crate) async fn to(router: Router) -> SocketClient {
        SocketClient::with_room(router, IN_BETWEEN).await
    }

    /// Opens a socket to a router, with room for this number of bytes that the server has sent and the client has not read.
    pub(crate) async fn with_room(router: Router, room: usize) -> SocketClient {
        let (near, far) = tokio::io::duplex(room);
        let service = router.map_request(|request: hyper::Request<Incoming>| request.map(Body::new));
        let served = http1::Builder::new().serve_connection(TokioIo::new(far), TowerToHyperService::new(service));
        tokio::spawn(served.with_upgrades());
        SocketClient::over(near).await
    }
}

impl<S: AsyncRead + AsyncWrite + Send + Unpin + 'static> SocketClient<S> {
    /// Opens a socket over a connection, with compression.
    pub(crate) async fn over(connection: S) -> SocketClient<S> {
        SocketClient::with(connection, HttpRequest::builder()).await.expect("a socket")
    }

    /// Opens a socket with more headers.
    pub(crate) async fn with(connection: S, request: yawc::HttpRequestBuilder) -> yawc::Result<SocketClient<S>> {
        let url = "ws://localhost/api/v1/socket".parse().expect("an address");
        let options = Options::default().with_low_latency_compression().with_limits(1 << 24, 1 << 24);
        let socket = WebSocket::handshake_with_request(url, connection, options, request).await?;
        Ok(SocketClient { socket, known: Value::Null, n: 0, closed: None })
    }

    pub(crate) async fn say(&mut self, message: &Value) {
        self.say_text(message.to_string()).await;
    }

    pub(crate) async fn say_text(&mut self, message: String) {
        // The server may have closed the socket; what it says then tells.
        drop(self.socket.send(Frame::text(message)).await);
    }

    /// The next message, as it is; `None` when the server has closed the socket.
    pub(crate) async fn hear(&mut self) -> Option<Value> {
        loop {
            let frame = tokio::time::timeout(NEVER, self.socket.next()).await.expect("a message")?;
            match frame.opcode() {
                OpCode::Text => {}
                OpCode::Close => {
                    self.closed = frame.close_code();
                    return None;
                }
                _ => continue,
            }
            let message: Value = serde_json::from_slice(frame.payload()).expect("the message is JSON");
            described::check_schema("ServerMessage", &message);
            match message["type"].as_str() {
                Some("game") => self.known = message["game"].clone(),
                Some("change") if self.known.is_object() => apply(&mut self.known, message["change"].clone()),
                _ => {}
            }
            return Some(message);
        }
    }

    /// The next message of a kind; pings are answered meanwhile.
    pub(crate) async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await.expect("the socket is open");
            self.answer(&message).await;
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Answers a message if it is a ping.
    pub(crate) async fn answer(&mut self, message: &Value) {
        if message["type"] == "ping" {
            self.say(&json!({"pong": message["n"]})).await;
        }
    }

    /// Follows a game as its creator.
    pub(crate) async fn follow(&mut self, table: &Table) {
        self.say(&json!({"follow": table.id, "token": table.token})).await;
    }

    /// Does something in a game, and waits for the answer: the version of the game, or the code of the problem.
    pub(crate) async fn act(&mut self, game: &str, action: Value) -> Result<u64, String> {
        self.n += 1;
        self.say(&json!({"game": game, "n": self.n, "do": action})).await;
        loop {
            let message = self.hear().await.expect("the socket is open");
            match message["type"].as_str() {
                Some("done") if message["n"] == self.n => return Ok(message["version"].as_u64().expect("a version")),
                Some("refused") if message["n"] == self.n => {
                    return Err(message["problem"]["code"].as_str().expect("a code").to_owned());
                }
                _ => {}
            }
        }
    }

    /// The next thing about the game itself or the engine's move, by its kind; `None` when the server has closed the socket.
    pub(crate) async fn next(&mut self) -> Option<(String, Value)> {
        loop {
            let mut message = self.hear().await?;
            let kind = message["type"].as_str().expect("a type").to_owned();
            if ["game", "change", "thinking"].contains(&kind.as_str()) {
                let data = message[&kind].take();
                return Some((kind, data));
            }
        }
    }

    /// The first game that meets a condition.
    pub(crate) async fn game(&mut self, holds: impl Fn(&Value) -> bool) -> Value {
        loop {
            let (name, _) = self.next().await.expect("the socket is open");
            if name != "thinking" && holds(&self.known) {
                return self.known.clone();
            }
        }
    }
}
