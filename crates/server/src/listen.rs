//! Connections: how many, how slow they may be, and how they end.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tower::ServiceExt;

use crate::config::Limits;

/// How long requests under way may take once the server is to stop.
const LAST_ANSWERS: Duration = Duration::from_secs(5);
/// The pause after a connection could not be accepted, mostly for want of file descriptors.
const PAUSE: Duration = Duration::from_millis(100);

/// Serves connections until `stop`, then waits for what is under way.
pub(crate) async fn run(listener: TcpListener, router: Router, limits: &Limits, stop: impl Future<Output = ()>) {
    let places = Arc::new(Semaphore::new(limits.connections));
    let graceful = GracefulShutdown::new();
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.head_within);
    let mut stop = std::pin::pin!(stop);
    loop {
        let accepted = async {
            // Who finds no place waits in the operating system's queue.
            let place = places.clone().acquire_owned().await.ok();
            (place, listener.accept().await)
        };
        let (place, accepted) = tokio::select! {
            accepted = accepted => accepted,
            () = &mut stop => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                eprintln!("hnefi-server: accepting a connection: {error}");
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        let service = router.clone().map_request(move |request: hyper::Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            request
        });
        let connection = graceful.watch(http.serve_connection(io(stream), TowerToHyperService::new(service)));
        tokio::spawn(async move {
            // A client that breaks the protocol or vanishes is no failure of ours.
            drop(connection.await);
            drop(place);
        });
    }
    drop(listener);
    drop(tokio::time::timeout(LAST_ANSWERS, graceful.shutdown()).await);
}

fn io(stream: TcpStream) -> TokioIo<TcpStream> {
    // Answers are small and should not wait for company. Where that cannot be set they only come later.
    drop(stream.set_nodelay(true));
    TokioIo::new(stream)
}
