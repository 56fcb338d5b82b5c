//! The state of a server, and the router that answers requests.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::DefaultBodyLimit;
use axum::response::{IntoResponse, Response};
use axum::{Router, middleware};
use hnefi_api::{ReportCost, RulesetRegistry};
use hnefi_rulesets::Ruleset;
use tokio::sync::watch;
use tower_governor::GovernorLayer;
use tower_governor::governor::GovernorConfigBuilder;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};

use crate::analysis::report::ReportLimits;
use crate::clients::Client;
use crate::clients::{Share, Shares};
use crate::config::Config;
use crate::engine_pool::engine::EnginePool;
use crate::engine_pool::threads::Size;
use crate::engine_pool::workers::WorkerPool;
use crate::http::admin;
use crate::http::content::embed;
use crate::http::content::ruleset_catalogue::RulesetCatalogue;
use crate::http::content::studies::Studies;
use crate::http::extract::no_game;
use crate::http::middleware::client::ByClient;
use crate::http::middleware::request_checks::{self, RequestChecks};
use crate::http::middleware::{headers, request_id};
use crate::http::operations;
use crate::http::operations::Metrics;
use crate::http::problem::Problem;
use crate::http::routes;
use crate::http::server::connections::Connections;
use crate::http::server::serve::ServeError;
use crate::http::socket;
use crate::http::wire;
use crate::library::backfill::{self, BackfillStatus};
use crate::library::import_files::{self, GameFile};
use crate::library::study_games::StudyGames;
use crate::limits::Limits;
use crate::live_games::housekeeping;
use crate::live_games::registry::GameRegistry;
use crate::live_games::services::Services;
use crate::measuring::player::MeasurementPlayer;
use crate::quotas::Quotas;
use crate::random::GameId;
use crate::random::Random128;
use crate::store::{Place, Store};

/// How often rate limiters forget clients that no longer ask.
const FORGET_CLIENTS_EVERY: Duration = Duration::from_secs(60);

/// How long clients may take to hear that their streams and sockets end.
const STREAM_CLOSE_TIMEOUT: Duration = Duration::from_secs(2);
/// How long the engine may take to stop; it checks many times a second whether it should.
const ENGINE_STOP_TIMEOUT: Duration = Duration::from_secs(1);
/// How long the store may take to write what waits, and to close.
const STORE_CLOSE_TIMEOUT: Duration = Duration::from_secs(3);
/// Texts with records that are read at the same time, in all and for one client.
const RECORD_READERS: (usize, usize) = (4, 2);
/// Reports that one client may have made at the same time.
const REPORTS_PER_CLIENT: usize = 2;

/// A server that does not listen yet.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    limits: Limits,
    games: Arc<GameRegistry>,
    rulesets: Arc<RulesetRegistry>,
    ruleset_catalogue: RulesetCatalogue,
    library: BackfillStatus,
    measurements: Arc<MeasurementPlayer>,
    readers: Arc<Shares>,
    studies: Studies,
    study_games: StudyGames,
    checks: Arc<RequestChecks>,
    /// The operator's token, and whether it opens the operator's routes to other machines.
    admin: String,
    admin_from_afar: bool,
    own_address: IpAddr,
    streams: Arc<Shares>,
    socket_options: yawc::Options,
    analysis_engine: Arc<EnginePool>,
    /// Places for reports in progress.
    reports: Arc<Shares>,
    connections: Arc<Connections>,
    /// Places for work in the pools of threads.
    work: [(&'static str, Arc<Shares>); 3],
    closing: watch::Sender<bool>,
    metrics: Metrics,
}

impl App {
    /// Opens the store and starts the engine's threads. Must be called inside a Tokio runtime.
    ///
    /// # Errors
    /// A [`ServeError`] if the folder or the store in it cannot be used.
    pub async fn open(config: &Config) -> Result<App, ServeError> {
        let rulesets = Arc::new(RulesetRegistry::with(config.rulesets.clone()).map_err(ServeError::RulesetTwice)?);
        // A rule set that is in use is not read again, and all lists below are made from these.
        let all_rulesets: Vec<Ruleset> = rulesets.all().collect();
        let studies = Studies::with(&config.reports)?;
        let study_games = StudyGames::with(&config.reports);
        let files = config.games.iter().map(|path| GameFile::open(path)).collect::<Result<_, _>>()?;
        let place = config.database.as_ref().map_or(Place::Folder(&config.data), |url| Place::Url(url.as_str()));
        let store = Arc::new(Store::open(place, config.check).await?);
        let metrics = Metrics::new(store.counts());
        let limits = &config.limits;
        let places = |threads: usize, waiting: usize| limits.shares(threads + waiting);
        let Limits { worker_threads, engine_threads, engine_queue, analysis_threads, analysis_queue, table_megabytes, .. } =
            *limits;
        let [short, playing, analysing] =
            [limits.shares(limits.requests), places(engine_threads, engine_queue), places(analysis_threads, analysis_queue)];
        let work = [("short", short.clone()), ("playing", playing.clone()), ("analysing", analysing.clone())];
        let size = Size { name: "worker", threads: worker_threads, spared: 0, places: short };
        let workers = Arc::new(WorkerPool::start(size).map_err(ServeError::Threads)?);
        let size = Size { name: "engine", threads: engine_threads, spared: 0, places: playing };
        let engine = Arc::new(EnginePool::start(size, table_megabytes).map_err(ServeError::Threads)?);
        let size = Size { name: "analysis", threads: analysis_threads, spared: 1, places: analysing };
        let analysis_engine = Arc::new(EnginePool::start(size, table_megabytes).map_err(ServeError::Threads)?);
        let library = backfill::start(store.clone());
        import_files::start(store.clone(), &rulesets, limits.plies, files);
        let measurements = MeasurementPlayer::start(store.clone());
        let (process, max_plies, absence) = (store.process(), limits.plies, limits.absence);
        let (quotas, summary) = (Arc::new(Quotas::new(limits)), wire::summary);
        let services = Arc::new(Services { store, engine, workers, quotas, max_plies, absence, process, summary });
        let games = GameRegistry::new(services, limits.live_games, limits.idle);
        if let Some(age) = limits.unfinished_age {
            housekeeping::start(Arc::downgrade(&games), age);
        }
        let app = App(Arc::new(Inner {
            games,
            ruleset_catalogue: RulesetCatalogue::of(&rulesets, &studies),
            rulesets: rulesets.clone(),
            studies,
            study_games,
            library,
            measurements,
            readers: Shares::new(RECORD_READERS.0, RECORD_READERS.1),
            checks: RequestChecks::new(config),
            admin: match &config.admin_token {
                Some(token) => token.as_str().to_owned(),
                None => Random128::new().map_err(|error| ServeError::Threads(std::io::Error::other(error)))?.to_string(),
            },
            admin_from_afar: config.admin_token.is_some(),
            own_address: config.address.ip(),
            streams: limits.shares(limits.streams),
            socket_options: socket::options(limits),
            analysis_engine,
            reports: Shares::new(limits.reports, REPORTS_PER_CLIENT),
            connections: Connections::new(limits.connections, limits.connection_share(), limits.waiting_connections),
            work,
            closing: watch::Sender::new(false),
            metrics,
            limits: limits.clone(),
        }));
        drop(all_rulesets);
        Ok(app)
    }

    /// The router with all its layers.
    pub fn router(&self) -> Router {
        let limits = &self.0.limits;
        let mut rate = GovernorConfigBuilder::default().key_extractor(ByClient);
        let rate = rate.period(limits.request_every).burst_size(limits.burst).finish();
        let mut router = routes::router(limits.record_bytes)
            .method_not_allowed_fallback(embed::wrong_method)
            .layer(DefaultBodyLimit::max(limits.body_bytes))
            .layer(middleware::from_fn_with_state(self.0.checks.clone(), RequestChecks::pass));
        // A period or a burst of zero is no limit.
        let limiter = rate.as_ref().map(|rate| rate.limiter().clone());
        let (checks, quotas) = (Arc::downgrade(&self.0.checks), self.games().services().quotas.clone());
        tokio::spawn(async move {
            while let Some(checks) = checks.upgrade() {
                checks.forget();
                quotas.forget();
                if let Some(limiter) = &limiter {
                    limiter.retain_recent();
                }
                drop(checks);
                tokio::time::sleep(FORGET_CLIENTS_EVERY).await;
            }
        });
        if let Some(rate) = rate {
            router = router.layer(GovernorLayer::new(rate).error_handler(request_checks::too_often));
        }
        let router = router.layer(middleware::from_fn_with_state(self.0.checks.clone(), RequestChecks::recognise));
        // Outside the limits of requests: a page must come with all of its files, however many ask for it from behind one address.
        let router = router.fallback(embed::fallback).with_state(self.clone());
        let worth_compressing = DefaultPredicate::new().and(NotForContentType::const_new("font/"));
        router
            .merge(operations::router(self.clone()))
            .merge(admin::router(self.clone()))
            .layer(CompressionLayer::new().compress_when(worth_compressing))
            .layer(CatchPanicLayer::custom(panicked))
            .layer(middleware::from_fn(request_checks::one_host))
            .layer(middleware::from_fn_with_state(self.clone(), operations::count))
            .layer(middleware::map_response(headers::secure))
            .layer(middleware::from_fn(request_id::assign))
    }

    /// How many games are in memory.
    #[must_use]
    pub fn live_games(&self) -> usize {
        self.0.games.len()
    }

    pub(crate) fn games(&self) -> &Arc<GameRegistry> {
        &self.0.games
    }

    pub(crate) fn rulesets(&self) -> &Arc<RulesetRegistry> {
        &self.0.rulesets
    }

    pub(crate) fn ruleset_catalogue(&self) -> &RulesetCatalogue {
        &self.0.ruleset_catalogue
    }

    pub(crate) fn studies(&self) -> &Studies {
        &self.0.studies
    }

    /// The games of the studies.
    pub(crate) fn study_games(&self) -> &StudyGames {
        &self.0.study_games
    }

    /// Whether the library has all games.
    pub(crate) fn library(&self) -> &BackfillStatus {
        &self.0.library
    }

    /// Deletes a game, with all that is known of it.
    pub(crate) async fn delete_game(&self, id: GameId) -> Result<(), Problem> {
        let games = self.games();
        games.drop_game(id);
        if !games.services().store.delete(id).await? {
            return Err(no_game(&id.to_string()));
        }
        // Another request may have loaded it meanwhile.
        games.drop_game(id);
        Ok(())
    }

    /// Refuses what would make the store larger than it may be.
    pub(crate) async fn check_room(&self) -> Result<(), Problem> {
        let services = self.games().services();
        Ok(services.quotas.check_room(&services.store).await?)
    }

    /// Counts a game that a client begins, or refuses it.
    pub(crate) async fn begin_game(&self, client: Client) -> Result<(), Problem> {
        let services = self.games().services();
        Ok(services.quotas.begin_game(client, &services.store).await?)
    }

    /// Counts a measurement that a client asks the engine with this fingerprint for, or refuses it.
    pub(crate) async fn begin_measurement(&self, client: Client, engine: u64) -> Result<(), Problem> {
        let services = self.games().services();
        Ok(services.quotas.begin_measurement(client, &services.store, engine).await?)
    }

    /// What plays the measurements of balance.
    pub(crate) fn measurements(&self) -> &MeasurementPlayer {
        &self.0.measurements
    }

    /// A place for reading a text with records.
    pub(crate) fn reader(&self, client: Client) -> Result<Share, Problem> {
        self.0.readers.take(client, 1).ok_or_else(|| Problem::busy("other records are being read"))
    }

    /// How sockets read and write.
    pub(crate) fn socket_options(&self) -> &yawc::Options {
        &self.0.socket_options
    }

    /// Counts a message of a client on one of its sockets.
    ///
    /// # Errors
    /// How long to wait for the next one, where the client has sent too many.
    pub(crate) fn count_message(&self, client: Client) -> Result<(), Duration> {
        self.0.checks.count_message(client)
    }

    /// The places for games that are followed, and other open streams.
    pub(crate) fn streams(&self) -> &Arc<Shares> {
        &self.0.streams
    }

    /// How many games are followed, and other streams open.
    pub(crate) fn open_streams(&self) -> usize {
        self.0.streams.taken()
    }

    /// The operator's token.
    pub(crate) fn admin_token(&self) -> &str {
        &self.0.admin
    }

    /// Whether the operator's routes are answered to other machines, too.
    pub(crate) fn has_admin_from_afar(&self) -> bool {
        self.0.admin_from_afar
    }

    /// The address that the server listens on.
    pub(crate) fn own_address(&self) -> IpAddr {
        self.0.own_address
    }

    /// The connections of this server's socket.
    pub(crate) fn connections(&self) -> &Arc<Connections> {
        &self.0.connections
    }

    /// How much is being worked on or waits, in each pool of threads.
    pub(crate) fn work(&self) -> [(&'static str, usize); 3] {
        self.0.work.each_ref().map(|(kind, places)| (*kind, places.taken()))
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// The threads for short work.
    pub(crate) fn workers(&self) -> &Arc<WorkerPool> {
        &self.0.games.services().workers
    }

    /// The engine's threads for analysis.
    pub(crate) fn analysis_engine(&self) -> &Arc<EnginePool> {
        &self.0.analysis_engine
    }

    /// What limits reports on games.
    pub(crate) fn report_limits(&self) -> ReportLimits {
        let Limits { report_nodes: nodes, report_within: within, .. } = self.0.limits;
        let cost = ReportCost { nodes, within };
        ReportLimits { streams: self.0.streams.clone(), reports: self.0.reports.clone(), cost }
    }

    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.0.closing.subscribe()
    }

    /// Ends all streams, so that connections can end.
    pub fn begin_closing(&self) {
        self.0.closing.send_replace(true);
    }

    /// Stops the engine and waits, for a few seconds, until the store has written what it was given. What was acknowledged is on the disk
    /// already.
    pub async fn close(self) {
        self.begin_closing();
        // Streams and sockets end by themselves, but for clients that do not read.
        drop(tokio::time::timeout(STREAM_CLOSE_TIMEOUT, self.0.closing.closed()).await);
        self.0.games.close();
        self.0.measurements.close();
        let services = self.0.games.services().clone();
        let (engines, workers) = ([services.engine.clone(), self.0.analysis_engine.clone()], services.workers.clone());
        let stopped = tokio::task::spawn_blocking(move || {
            engines.iter().for_each(|engine| engine.stop());
            workers.stop();
            engines.iter().for_each(|engine| engine.close());
            workers.close();
        });
        match tokio::time::timeout(ENGINE_STOP_TIMEOUT, stopped).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) => tracing::error!("stopping the engine failed"),
            Err(_) => tracing::warn!("the engine does not stop in time and is left behind"),
        }
        if tokio::time::timeout(STORE_CLOSE_TIMEOUT, services.store.close()).await.is_err() {
            tracing::warn!("the store does not close in time; what was acknowledged is in it");
        }
    }
}

/// The answer to a request whose handler panicked.
fn panicked(_: Box<dyn std::any::Any + Send>) -> Response {
    Problem::internal(&"a handler panicked").into_response()
}
