//! Accepts connections and serves them, within limits of number and time.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::header::CONNECTION;
use axum::http::{HeaderValue, StatusCode};
use futures_util::FutureExt;
use http_body_util::BodyExt;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

use crate::clients::Client;
use crate::config::Config;
use crate::http::app::App;
use crate::http::server::connections::Connection;

/// How long requests in progress may take once the server is to stop.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);
/// The pause after a connection could not be accepted, mostly for want of file descriptors.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);

/// Serves connections until `stop`, then waits for requests in progress.
pub(crate) async fn run(listener: TcpListener, app: &App, config: &Config, stop: impl Future<Output = ()>) {
    let limits = &config.limits;
    let connections = app.connections();
    let router = app.router();
    let stopping = watch::Sender::new(false);
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.head_within);
    let mut stop = std::pin::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "cannot accept a connection");
                if !connections.close_idle() {
                    tokio::time::sleep(ACCEPT_PAUSE).await;
                }
                continue;
            }
        };
        let is_proxy = config.proxies.iter().any(|proxy| proxy.contains(peer.ip()));
        let client = (!is_proxy).then(|| Client::at(peer.ip()));
        // Places are given in the order of the connections; only those that wait for one do so beside the others.
        let mut opening = Box::pin(connections.clone().open(client, limits.place_within));
        let opened = opening.as_mut().now_or_never();
        let (routes, http, mut stopped, read_within) = (router.clone(), http.clone(), stopping.subscribe(), limits.read_within);
        tokio::spawn(async move {
            // Without a place the connection is closed.
            let Some(connection) = (match opened {
                Some(connection) => connection,
                None => opening.await,
            }) else {
                return;
            };
            let connection = Arc::new(connection);
            let counted = connection.clone();
            let service = tower::service_fn(move |request: hyper::Request<Incoming>| {
                let mut request = request.map(Body::new);
                request.extensions_mut().insert(ConnectInfo(peer));
                // A connection that becomes a socket is counted for as long as the socket is open.
                request.extensions_mut().insert(counted.clone());
                answer(counted.clone(), routes.clone(), request)
            });
            let io = io(stream, read_within);
            let served = http.serve_connection(io, TowerToHyperService::new(service)).with_upgrades();
            let mut served = std::pin::pin!(served);
            tokio::select! {
                // A client that breaks the protocol or disappears is not a failure of the server.
                served = served.as_mut() => drop(served),
                () = connection.closed() => {}
                _ = stopped.changed() => {
                    served.as_mut().graceful_shutdown();
                    drop(served.await);
                }
            }
        });
    }
    drop(listener);
    connections.stop();
    stopping.send_replace(true);
    drop(tokio::time::timeout(SHUTDOWN_TIMEOUT, stopping.closed()).await);
}

/// Answers a request, which is in progress until its answer is sent.
async fn answer(
    connection: Arc<Connection>,
    routes: Router,
    request: hyper::Request<Body>,
) -> Result<hyper::Response<Body>, std::convert::Infallible> {
    let under_way = connection.begin();
    let mut response = routes.oneshot(request).await?;
    // A connection that becomes a socket says something else in this header.
    if response.status() != StatusCode::SWITCHING_PROTOCOLS && connection.is_wanted() {
        response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    }
    Ok(response.map(|body| {
        Body::new(body.map_frame(move |frame| {
            let _ = &under_way;
            frame
        }))
    }))
}

/// A stream whose other end must read what it is sent.
fn io(stream: TcpStream, read_within: Duration) -> TokioIo<std::pin::Pin<Box<TimeoutStream<TcpStream>>>> {
    // Answers are small and should be sent at once. Where that cannot be set they come a little later.
    drop(stream.set_nodelay(true));
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(read_within));
    TokioIo::new(Box::pin(stream))
}
