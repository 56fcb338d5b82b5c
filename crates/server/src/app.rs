//! The server without its socket: everything it holds, and the router that answers requests.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::DefaultBodyLimit;
use axum::response::{IntoResponse, Response};
use axum::{Router, middleware};
use tokio::sync::{Semaphore, SemaphorePermit, watch};
use tower_governor::GovernorLayer;
use tower_governor::governor::GovernorConfigBuilder;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};

use crate::config::{Config, Limits};
use crate::game_actor::Services;
use crate::guard::{self, Guard, Peer};
use crate::librarian::{self, Filled};
use crate::operations::Metrics;
use crate::problem::Problem;
use crate::registry::Registry;
use crate::serve::ServeError;
use crate::shelf::Shelf;
use crate::stock::{self, Stock};
use crate::store::Store;
use crate::studies::Studies;
use crate::thinkers::{Crew, Thinkers};
use crate::translations::Translations;
use crate::{embed, headers, operations, recount, routes};

/// How often the memory of who asked how often is cleared of those who no longer do.
const FORGET_PEERS: Duration = Duration::from_secs(60);

/// How long the engine may take to stop; it looks whether it should many times a second.
const ENGINE_STOPS_WITHIN: Duration = Duration::from_secs(1);
/// How long the store may take to write what waits, and to close.
const STORE_CLOSES_WITHIN: Duration = Duration::from_secs(3);
/// Files of records that are read at the same time.
const READERS: usize = 2;

/// A server that does not listen yet.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    limits: Limits,
    registry: Arc<Registry>,
    shelf: Shelf,
    library: Filled,
    readers: Semaphore,
    studies: Studies,
    translations: Translations,
    guard: Arc<Guard>,
    streams: Arc<Semaphore>,
    /// Games being replayed for whoever asks about a position.
    replays: Semaphore,
    analysts: Arc<Thinkers>,
    /// Game reports being made.
    reports: Arc<Semaphore>,
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
        let Limits { thinkers, waiting, analysts, analyses_waiting, table_megabytes, .. } = config.limits;
        let crew = Crew { name: "thinker", threads: thinkers, waiting, table_megabytes };
        let thinkers = Arc::new(Thinkers::start(crew).map_err(ServeError::Threads)?);
        let crew = Crew { name: "analyst", threads: analysts, waiting: analyses_waiting, table_megabytes };
        let analysts = Arc::new(Thinkers::start(crew).map_err(ServeError::Threads)?);
        let metrics = Metrics::new(store.counts());
        let library = librarian::start(store.clone());
        let services = Arc::new(Services { store, thinkers, most_plies: config.limits.plies });
        let app = App(Arc::new(Inner {
            registry: Registry::new(services, config.limits.live_games, config.limits.idle),
            shelf,
            studies,
            translations: Translations::default(),
            library,
            readers: Semaphore::new(READERS),
            guard: Guard::new(config),
            streams: Arc::new(Semaphore::new(config.limits.streams)),
            replays: recount::places(),
            analysts,
            reports: Arc::new(Semaphore::new(config.limits.reports)),
            closing: watch::Sender::new(false),
            metrics,
            limits: config.limits.clone(),
        }));
        stock::begin(&app, stocks);
        Ok(app)
    }

    /// The router, with everything that stands between it and the world.
    pub fn router(&self) -> Router {
        let limits = &self.0.limits;
        let mut rate = GovernorConfigBuilder::default().key_extractor(Peer);
        let rate = rate.period(limits.request_every).burst_size(limits.burst).finish();
        let mut router = routes::router(limits.record_bytes)
            .with_state(self.clone())
            .method_not_allowed_fallback(embed::wrong_method)
            .fallback(embed::fallback)
            .layer(DefaultBodyLimit::max(limits.body_bytes))
            .layer(middleware::from_fn_with_state(self.0.guard.clone(), Guard::pass));
        // Neither a period nor a burst of nothing makes a limit.
        if let Some(rate) = rate {
            let limiter = rate.limiter().clone();
            let app = Arc::downgrade(&self.0);
            tokio::spawn(async move {
                while app.strong_count() > 0 {
                    tokio::time::sleep(FORGET_PEERS).await;
                    limiter.retain_recent();
                }
            });
            router = router.layer(GovernorLayer::new(rate).error_handler(guard::too_often));
        }
        let worth_compressing = DefaultPredicate::new().and(NotForContentType::const_new("font/"));
        router
            .merge(operations::router(self.clone()))
            .layer(CompressionLayer::new().compress_when(worth_compressing))
            .layer(CatchPanicLayer::custom(panicked))
            .layer(middleware::from_fn(guard::one_host))
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
    pub(crate) fn reader(&self) -> Result<SemaphorePermit<'_>, Problem> {
        self.0.readers.try_acquire().map_err(|_| Problem::busy("other records are being read"))
    }

    pub(crate) fn streams(&self) -> Arc<Semaphore> {
        self.0.streams.clone()
    }

    /// How many streams of events are open.
    pub(crate) fn open_streams(&self) -> usize {
        self.0.limits.streams.saturating_sub(self.0.streams.available_permits())
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.0.limits
    }

    pub(crate) fn replays(&self) -> &Semaphore {
        &self.0.replays
    }

    /// The engine's threads for analysis.
    pub(crate) fn analysts(&self) -> &Arc<Thinkers> {
        &self.0.analysts
    }

    pub(crate) fn reports(&self) -> Arc<Semaphore> {
        self.0.reports.clone()
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
        let crews = [services.thinkers.clone(), self.0.analysts.clone()];
        let stopped = tokio::task::spawn_blocking(move || {
            crews.iter().for_each(|crew| crew.stop());
            crews.iter().for_each(|crew| crew.close());
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
