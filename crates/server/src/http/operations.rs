//! Routes for the operator: health, readiness, metrics, and what robots may read.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};
use serde::Serialize;

use crate::http::app::App;
use crate::http::content::embed;
use crate::http::content::pages;
use crate::http::problem::{Code, OrInternal, Problem};
use crate::store::{Condition, Counts};

/// The bounds of the histogram of answer times, in seconds.
const SECONDS: [f64; 10] = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0];

/// The routes. They are outside all limits: an overloaded server must still report its state.
pub(crate) fn router(app: App) -> Router {
    Router::new()
        .route("/healthz", get(health))
        .route("/readyz", get(readiness))
        .route("/metrics", get(metrics))
        .route("/robots.txt", get(robots))
        .method_not_allowed_fallback(embed::wrong_method)
        .with_state(app)
}

/// The state of the server, in one word.
#[derive(Serialize)]
struct Status {
    status: &'static str,
}

fn status(status: &'static str) -> Response {
    let code = if status == "ok" { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (code, [(header::CACHE_CONTROL, "no-store")], axum::Json(Status { status })).into_response()
}

/// Whether the server works, so that a restart would not help.
async fn health(State(app): State<App>) -> Response {
    status(match app.games().services().store.condition().await {
        Condition::Well | Condition::NotWritten(_) => "ok",
        Condition::Dead(_) => "store-dead",
    })
}

/// Whether games can be played at the moment.
async fn readiness(State(app): State<App>) -> Response {
    if *app.closing().borrow() {
        return status("stopping");
    }
    status(match app.games().services().store.condition().await {
        Condition::Well => "ok",
        Condition::NotWritten(_) => "store-not-written",
        Condition::Dead(_) => "store-dead",
    })
}

/// What robots may read.
async fn robots() -> Response {
    static TEXT: OnceLock<String> = OnceLock::new();
    let text = TEXT.get_or_init(|| {
        let closed = pages::closed_to_robots().map(|path| format!("Disallow: {path}\n"));
        format!("User-agent: *\nDisallow: /api/\n{}", closed.collect::<String>())
    });
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    (headers, text.as_str()).into_response()
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Answered {
    method: &'static str,
    status: u16,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Refused {
    code: &'static str,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Kind {
    kind: &'static str,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Open {
    kind: &'static str,
    state: &'static str,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Build {
    version: &'static str,
}

/// The metrics of the server.
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<Answered, Counter>,
    refused: Family<Refused, Counter>,
    connections: Family<Open, Gauge>,
    work: Family<Kind, Gauge>,
    seconds: Histogram,
    round_trips: Histogram,
    live_games: Gauge,
    streams: Gauge,
    store_well: Gauge,
    store_bytes: Gauge,
    log_bytes: Gauge,
}

impl Metrics {
    /// Metrics at zero; the store counts its own.
    pub(crate) fn new(store: &Counts) -> Metrics {
        let mut registry = Registry::with_prefix("hnefi");
        let metrics = Metrics {
            requests: Family::default(),
            refused: Family::default(),
            connections: Family::default(),
            work: Family::default(),
            seconds: Histogram::new(SECONDS),
            round_trips: Histogram::new(SECONDS),
            live_games: Gauge::default(),
            streams: Gauge::default(),
            store_well: Gauge::default(),
            store_bytes: Gauge::default(),
            log_bytes: Gauge::default(),
            registry: Registry::default(),
        };
        registry.register("build", "The program", Info::new(Build { version: env!("CARGO_PKG_VERSION") }));
        registry.register("http_requests", "Requests answered", metrics.requests.clone());
        registry.register("http_problems", "Requests refused or failed, by the code of the problem", metrics.refused.clone());
        registry.register(
            "open_connections",
            "Open connections: of HTTP those that are busy, idle, and waiting for a place, and WebSockets",
            metrics.connections.clone(),
        );
        registry.register("work", "Work that the threads do or that waits for them", metrics.work.clone());
        let help = "Time until the head of an answer was there";
        registry.register_with_unit("http_request_duration", help, Unit::Seconds, metrics.seconds.clone());
        let help = "Time until a client answered a ping on its socket";
        registry.register_with_unit("socket_round_trip", help, Unit::Seconds, metrics.round_trips.clone());
        registry.register("live_games", "Games in memory", metrics.live_games.clone());
        registry.register("open_streams", "Games being followed, and other open streams of events", metrics.streams.clone());
        registry.register("store_well", "1 if the store can be read and written", metrics.store_well.clone());
        registry.register("store_transactions", "Transactions that have reached the disk", store.committed.clone());
        registry.register("store_failures", "Transactions that the store could not carry out", store.failed.clone());
        let help = "Time until events were on the disk, with the time in the queue";
        registry.register_with_unit("store_append_duration", help, Unit::Seconds, store.append.clone());
        let help = "Time until a game, or new events of it, were read";
        registry.register_with_unit("store_load_duration", help, Unit::Seconds, store.load.clone());
        registry.register_with_unit("store_database", "Size of the database", Unit::Bytes, metrics.store_bytes.clone());
        registry.register_with_unit("store_log", "Size of its write-ahead log", Unit::Bytes, metrics.log_bytes.clone());
        Metrics { registry, ..metrics }
    }

    /// Notes how long a ping took to be answered.
    pub(crate) fn round_trip(&self, took: Duration) {
        self.round_trips.observe(took.as_secs_f64());
    }
}

/// The metrics, in the text format of OpenMetrics, which Prometheus reads.
async fn metrics(State(app): State<App>) -> Result<Response, Problem> {
    let metrics = app.metrics();
    let store = &app.games().services().store;
    let (bytes, log) = store.bytes().await.unwrap_or_default();
    let open = app.connections().counts();
    for (kind, state, number) in [
        ("http", "busy", open.busy),
        ("http", "idle", open.idle),
        ("http", "waiting", open.waiting),
        ("socket", "busy", open.sockets),
    ] {
        metrics.connections.get_or_create(&Open { kind, state }).set(signed(number));
    }
    for (kind, number) in app.work() {
        metrics.work.get_or_create(&Kind { kind }).set(signed(number));
    }
    metrics.live_games.set(signed(app.live_games()));
    metrics.streams.set(signed(app.open_streams()));
    metrics.store_well.set(i64::from(store.condition().await == Condition::Well));
    metrics.store_bytes.set(signed(bytes));
    metrics.log_bytes.set(signed(log));
    let mut text = String::new();
    encode(&mut text, &metrics.registry).or_internal()?;
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-store")], text).into_response())
}

fn signed<T: TryInto<i64>>(number: T) -> i64 {
    number.try_into().unwrap_or(i64::MAX)
}

/// Counts a request and its answer.
pub(crate) async fn count(State(app): State<App>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = match *request.method() {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        _ => "other",
    };
    let response = next.run(request).await;
    let metrics = app.metrics();
    metrics.seconds.observe(begun.elapsed().as_secs_f64());
    if let Some(code) = response.extensions().get::<Code>() {
        metrics.refused.get_or_create(&Refused { code: code.word() }).inc();
    }
    metrics.requests.get_or_create(&Answered { method, status: response.status().as_u16() }).inc();
    response
}
