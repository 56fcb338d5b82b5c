//! Sockets: one connection of a page, on which it follows any number of games and acts in them.

mod connection;
mod following;

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use tracing::Instrument;
use yawc::{CompressionLevel, DeflatePool, IncomingUpgrade, Options};

use crate::clients::Client;
use crate::http::app::App;
use crate::http::middleware::request_id;
use crate::http::problem::{Code, OrInternal, Problem};
use crate::http::routes::openapi::Problems;
use crate::http::server::connections::Connection;
use crate::http::socket::connection::Socket;
use crate::http::wire::ServerMessage;
use crate::limits::Limits;

/// The route.
pub(crate) const PATH: &str = "/api/v1/socket";

/// Compressors kept for the messages that are being compressed at the same moment.
const COMPRESSORS: usize = 16;
/// Bytes below which compressing a message is not worth the time.
const WORTH_COMPRESSING: usize = 400;
/// Bytes that the buffers of a connection begin with. Most connections are idle most of the time.
const BUFFER: usize = 1024;

/// How messages are read and written. No connection keeps a compressor of its own: ten thousand of them would take gigabytes.
pub(crate) fn options(limits: &Limits) -> Options {
    Options::default()
        // Both limits are exclusive.
        .with_limits(limits.message_bytes + 1, limits.message_bytes + 1)
        .with_read_buffer_capacity(BUFFER)
        .with_write_buffer_capacity(BUFFER)
        .with_compression_level(CompressionLevel::default())
        .server_no_context_takeover()
        .client_no_context_takeover()
        .with_deflate_pool(DeflatePool::new(COMPRESSORS))
        .with_compression_threshold(WORTH_COMPRESSING)
        .with_fragment_timeout(limits.read_within)
        .with_utf8()
}

/// Opens a socket, on which a client follows games and acts in them.
#[utoipa::path(
    get,
    path = "/api/v1/socket",
    tag = "games",
    responses((status = 101, description = "A WebSocket, whose messages are texts in JSON: `FollowMessage`, `UnfollowMessage`, `ActMessage` and `PongMessage` from the client, `ServerMessage` from the server"), Problems)
)]
pub(crate) async fn open(
    State(app): State<App>,
    client: Client,
    connection: Option<Extension<Arc<Connection>>>,
    upgrade: Result<IncomingUpgrade, StatusCode>,
) -> Result<Response, Problem> {
    let upgrade =
        upgrade.map_err(|_| Problem::new(Code::BadRequest, "a socket is opened by a WebSocket handshake of version 13"))?;
    let (response, opened) = upgrade.upgrade(app.socket_options().clone()).or_internal()?;
    // A connection with a socket is open until the socket ends, and never idle: not even just after the handshake is answered.
    let held = connection.map(|Extension(connection)| (connection.become_socket(), connection));
    let socket = async move {
        let _held = held;
        match opened.await {
            Ok(websocket) => Socket::new(app, client, websocket).run().await,
            Err(error) => tracing::debug!(%error, "a socket was not opened"),
        }
    };
    tokio::spawn(request_id::kept(socket).in_current_span());
    Ok(response.into_response())
}

/// A message as it is sent.
fn text(message: &ServerMessage) -> Bytes {
    // There is nothing in a message that JSON cannot hold: every key is a text.
    serde_json::to_vec(message).map(Bytes::from).unwrap_or_default()
}
