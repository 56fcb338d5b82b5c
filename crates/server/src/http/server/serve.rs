//! A server from start to stop.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

use futures_util::FutureExt;
use thiserror::Error;
use tokio::net::TcpListener;

use crate::config::Config;
use crate::http::admin;
use crate::http::app::App;
use crate::http::content::studies::ReportError;
use crate::http::server::{listen, open_files};
use crate::library::import_files::GameFileError;
use crate::store::StoreError;

/// Why a server does not start.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The address cannot be used.
    #[error("cannot listen on {address}: {error}")]
    Address {
        /// As configured.
        address: SocketAddr,
        /// What the operating system says.
        error: io::Error,
    },
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A rule set offered has the id of another.
    #[error("there is a rule set `{0}` already: give yours another `id`")]
    RulesetTwice(String),
    /// The report of a study cannot be shown.
    #[error(transparent)]
    Report(#[from] ReportError),
    /// A file of games cannot be read.
    #[error(transparent)]
    Games(#[from] GameFileError),
    /// The file for the operator's program cannot be written.
    #[error("cannot write {}: {error}", file.display())]
    AdminFile {
        /// As configured.
        file: PathBuf,
        /// What the operating system says.
        error: io::Error,
    },
    /// The threads of the server, or of the engine, cannot be started.
    #[error("cannot start threads: {0}")]
    Threads(io::Error),
}

/// Serves until `stop`, on threads of its own, as [`serve()`] does. At the end, work that cannot be cancelled (a record being read, a
/// picture being painted) is not waited for; it ends with the process at the latest.
///
/// # Errors
/// A [`ServeError`] if it cannot start.
pub fn run(config: Config, stop: impl Future<Output = ()>, bound: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Runtime::new().map_err(ServeError::Threads)?;
    let outcome = runtime.block_on(serve(config, stop, bound));
    runtime.shutdown_background();
    outcome
}

/// Serves until `stop`, and then finishes requests in progress for a few seconds. `bound` is called with the address as soon as requests to
/// it are answered; port 0 of the configuration has become a real one there.
///
/// ```no_run
/// # async fn example() -> Result<(), hnefi_server::ServeError> {
/// use hnefi_server::{Config, serve, stop_signal};
///
/// let config = Config::new(([127, 0, 0, 1], 1140).into(), "hnefi-data");
/// serve(config, stop_signal(), |address| println!("http://{address}/")).await
/// # }
/// ```
///
/// # Errors
/// A [`ServeError`] if it cannot start. Once it has started it goes on until `stop`.
pub async fn serve(mut config: Config, stop: impl Future<Output = ()>, bound: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let refused = |error| ServeError::Address { address: config.address, error };
    let listener = TcpListener::bind(config.address).await.map_err(refused)?;
    let address = listener.local_addr().map_err(refused)?;
    open_files::make_room(&mut config.limits);
    let app = App::open(&config).await?;
    let mut stop = std::pin::pin!(stop);
    // A caller that knows the address may stop the server at once, so the signal must be watched by then.
    if stop.as_mut().now_or_never().is_some() {
        app.close().await;
        return Ok(());
    }
    if let Some(file) = &config.admin_file {
        let written = admin::announce(file, address, app.admin_token());
        written.map_err(|error| ServeError::AdminFile { file: file.clone(), error })?;
    }
    tracing::info!(%address, "serving");
    bound(address);
    let closing = app.clone();
    let stop = async move {
        stop.await;
        tracing::info!("stopping");
        closing.begin_closing();
    };
    listen::run(listener, &app, &config, stop).await;
    // The next start writes another one.
    if let Some(Err(error)) = config.admin_file.as_deref().map(admin::withdraw) {
        tracing::warn!(%error, "the file for the operator's program cannot be removed");
    }
    app.close().await;
    tracing::info!("stopped");
    Ok(())
}

/// Waits for Ctrl-C or, on Unix, a request to terminate.
pub async fn stop_signal() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            // Without the signal there is nothing to wait for.
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}
