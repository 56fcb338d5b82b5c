//! The server without its socket: everything it holds, and the router that answers requests.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::DefaultBodyLimit;
use axum::response::{IntoResponse, Response};
use axum::{Router, middleware};
use tokio::sync::watch;
use tower_governor::GovernorLayer;
use tower_governor::governor::GovernorConfigBuilder;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};

use crate::clients::client::{ByClient, Client};
use crate::clients::shares::{Share, Shares};
use crate::config::{Config, Limits};
use crate::engine_pool::engine::Thinkers;
use crate::engine_pool::threads::Size;
use crate::engine_pool::workers::Workers;
use crate::http::content::embed;
use crate::http::content::studies::Studies;
use crate::http::content::translations::Translations;
use crate::http::middleware::headers;
use crate::http::middleware::request_checks::{self, Guard};
use crate::http::operations;
use crate::http::operations::Metrics;
use crate::http::problem::Problem;
use crate::http::routes;
use crate::http::server::serve::ServeError;
use crate::library::backfill::{self, Filled};
use crate::library::import_files::{self, Stock};
use crate::live_games::actor::Services;
use crate::live_games::registry::Registry;
use crate::ruleset_registry::Shelf;
use crate::store::Store;

/// How often the memory of who asked how often is cleared of those who no longer do.
const FORGET_CLIENTS: Duration = Duration::from_secs(60);

/// How long the engine may take to stop; it looks whether it should many times a second.
const ENGINE_STOPS_WITHIN: Duration = Duration::from_secs(1);
/// How long the store may take to write what waits, and to close.
const STORE_CLOSES_WITHIN: Duration = Duration::from_secs(3);
/// Files of records that are read at the same time, and of those one client's.
const READERS: (usize, usize) = (4, 2);
/// Game reports that one client may have made at the same time.
const OWN_REPORTS: usize = 2;

/// A server that does not listen yet.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    limits: Limits,
    registry: Arc<Registry>,
    shelf: Shelf,
    library: Filled,
    readers: Arc<Shares>,
    studies: Studies,
    translations: Translations,
    guard: Arc<Guard>,
    streams: Arc<Shares>,
    analysts: Arc<Thinkers>,
    /// Game reports being made.
    reports: Arc<Shares>,
    closing: watch::Sender<bool>,
    metrics: Metrics,
}

impl App {
    /// Opens the store and starts the engine's threads. Must be called inside a Tokio runtime.
    ///
    /// # Errors
    /// A [`ServeError`] if the folder or the store in it cannot be used.
    pub async fn open(config: &Config) -> Result<App, ServeError> {
        let shelf = Shelf::with(config.rulesets.clone()).map_err(ServeError::RulesetTwice)?;
        let studies = Studies::with(&config.reports)?;
        let stocks = config.games.iter().map(|path| Stock::open(path)).collect::<Result<_, _>>()?;
        let store = Arc::new(Store::open(&config.data, config.check).await?);
        let metrics = Metrics::new(store.counts());
        let limits = &config.limits;
        let places = |threads: usize, waiting: usize| limits.shares(threads + waiting);
        let Limits { workers, thinkers, waiting, analysts, analyses_waiting, table_megabytes, .. } = *limits;
        let size = Size { name: "worker", threads: workers, spared: 0, places: limits.shares(limits.requests) };
        let workers = Arc::new(Workers::start(size).map_err(ServeError::Threads)?);
        let size = Size { name: "thinker", threads: thinkers, spared: 0, places: places(thinkers, waiting) };
        let thinkers = Arc::new(Thinkers::start(size, table_megabytes).map_err(ServeError::Threads)?);
        let size = Size { name: "analyst", threads: analysts, spared: 1, places: places(analysts, analyses_waiting) };
        let analysts = Arc::new(Thinkers::start(size, table_megabytes).map_err(ServeError::Threads)?);
        let library = backfill::start(store.clone());
        let services = Arc::new(Services { store, thinkers, workers, most_plies: config.limits.plies });
        let app = App(Arc::new(Inner {
            registry: Registry::new(services, limits.live_games, limits.idle),
            shelf,
            studies,
            translations: Translations::default(),
            library,
            readers: Shares::new(READERS.0, READERS.1),
            guard: Guard::new(config),
            streams: limits.shares(limits.streams),
            analysts,
            reports: Shares::new(limits.reports, OWN_REPORTS),
            closing: watch::Sender::new(false),
            metrics,
            limits: limits.clone(),
        }));
        import_files::begin(&app, stocks);
        Ok(app)
    }

    /// The router, with everything that stands between it and the world.
    pub fn router(&self) -> Router {
        let limits = &self.0.limits;
        let mut rate = GovernorConfigBuilder::default().key_extractor(ByClient);
        let rate = rate.period(limits.request_every).burst_size(limits.burst).finish();
        let mut router = routes::router(limits.record_bytes)
            .with_state(self.clone())
            .method_not_allowed_fallback(embed::wrong_method)
            .fallback(embed::fallback)
            .layer(DefaultBodyLimit::max(limits.body_bytes))
            .layer(middleware::from_fn_with_state(self.0.guard.clone(), Guard::pass));
        // Neither a period nor a burst of nothing makes a limit.
        let limiter = rate.as_ref().map(|rate| rate.limiter().clone());
        let guard = Arc::downgrade(&self.0.guard);
        tokio::spawn(async move {
            while let Some(guard) = guard.upgrade() {
                guard.forget();
                if let Some(limiter) = &limiter {
                    limiter.retain_recent();
                }
                drop(guard);
                tokio::time::sleep(FORGET_CLIENTS).await;
            }
        });
        if let Some(rate) = rate {
            router = router.layer(GovernorLayer::new(rate).error_handler(request_checks::too_often));
        }
        let router = router.layer(middleware::from_fn_with_state(self.0.guard.clone(), Guard::recognise));
        let worth_compressing = DefaultPredicate::new().and(NotForContentType::const_new("font/"));
        router
            .merge(operations::router(self.clone()))
            .layer(CompressionLayer::new().compress_when(worth_compressing))
            .layer(CatchPanicLayer::custom(panicked))
            .layer(middleware::from_fn(request_checks::one_host))
            .layer(middleware::from_fn_with_state(self.clone(), operations::count))
            .layer(middleware::map_response(headers::secure))
    }

    /// How many games are in memory.
    #[must_use]
    pub fn live_games(&self) -> usize {
        self.0.registry.len()
    }

    pub(crate) fn registry(&self) -> &Arc<Registry> {
        &self.0.registry
    }

    pub(crate) fn shelf(&self) -> &Shelf {
        &self.0.shelf
    }

    pub(crate) fn studies(&self) -> &Studies {
        &self.0.studies
    }

    /// What the server says in other languages.
    pub(crate) fn translations(&self) -> &Translations {
        &self.0.translations
    }

    /// Whether the library knows all games.
    pub(crate) fn library(&self) -> &Filled {
        &self.0.library
    }

    /// A place among those whose records are being read.
    pub(crate) fn reader(&self, client: Client) -> Result<Share, Problem> {
        self.0.readers.take(client, 1).ok_or_else(|| Problem::busy("other records are being read"))
    }

    /// The places for open streams.
    pub(crate) fn streams(&self) -> &Arc<Shares> {
        &self.0.streams
    }

    /// How many streams of events are open.
    pub(crate) fn open_streams(&self) -> usize {
        self.0.streams.taken()
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// The threads for what takes a moment.
    pub(crate) fn workers(&self) -> &Arc<Workers> {
        &self.0.registry.services().workers
    }

    /// The engine's threads for analysis.
    pub(crate) fn analysts(&self) -> &Arc<Thinkers> {
        &self.0.analysts
    }

    /// The places for reports being made.
    pub(crate) fn reports(&self) -> &Arc<Shares> {
        &self.0.reports
    }

    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.0.closing.subscribe()
    }

    /// Ends all streams, so that connections can come to an end.
    pub fn begin_closing(&self) {
        self.0.closing.send_replace(true);
    }

    /// Stops the engine and waits until what was on the way is written, though not for long: what was acknowledged is on the disk already.
    pub async fn close(self) {
        self.begin_closing();
        self.0.registry.close();
        let services = self.0.registry.services().clone();
        let (engines, workers) = ([services.thinkers.clone(), self.0.analysts.clone()], services.workers.clone());
        let stopped = tokio::task::spawn_blocking(move || {
            engines.iter().for_each(|engine| engine.stop());
            workers.stop();
            engines.iter().for_each(|engine| engine.close());
            workers.close();
        });
        match tokio::time::timeout(ENGINE_STOPS_WITHIN, stopped).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) => eprintln!("hnefi-server: stopping the engine failed"),
            Err(_) => eprintln!("hnefi-server: the engine does not stop and is left behind"),
        }
        if tokio::time::timeout(STORE_CLOSES_WITHIN, services.store.close()).await.is_err() {
            eprintln!("hnefi-server: the store does not close in time; what was acknowledged is in it");
        }
    }
}

/// The answer when a handler failed in a way nobody thought of.
fn panicked(_: Box<dyn std::any::Any + Send>) -> Response {
    Problem::internal(&"a request made the server panic").into_response()
}
