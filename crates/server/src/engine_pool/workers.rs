//! Threads for work of a second or so that is not the engine's: replaying games, reading rule sets, drawing pictures. Clients take turns.
//! Work that is no longer waited for is not begun, and told to stop where it has begun.

use std::io;

use thiserror::Error;

use crate::clients::Client;
use crate::engine_pool::threads::{Cost, Size, Stop, ThreadPool};

/// Why work has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub(crate) enum WorkError {
    /// The client has no place left, or none is free.
    #[error("too much is being worked on for this client")]
    TooMuch,
    /// The server stops.
    #[error("the server is stopping")]
    Stopping,
    /// The work panicked.
    #[error("some work failed")]
    Failed,
}

/// The threads.
pub(crate) struct WorkerPool(ThreadPool<()>);

impl WorkerPool {
    /// Starts the threads.
    pub(crate) fn start(size: Size) -> io::Result<WorkerPool> {
        ThreadPool::start(size, || ()).map(WorkerPool)
    }

    /// Does something for a client. Dropping the future stops it.
    ///
    /// # Errors
    /// A [`WorkError`] where the client asks for too much at a time, or the work failed.
    pub(crate) async fn run<R: Send + 'static>(
        &self,
        client: Client,
        cost: Cost,
        work: impl FnOnce(&Stop) -> R + Send + 'static,
    ) -> Result<R, WorkError> {
        let place = self.0.try_place(client).ok_or(WorkError::TooMuch)?;
        let mut job = self.0.ask(client, cost, Some(place), |(), stop| Some(work(stop)));
        match (&mut job).await {
            Some(result) => Ok(result),
            None if job.is_closing() => Err(WorkError::Stopping),
            None => Err(WorkError::Failed),
        }
    }

    /// Stops all work, without waiting for it.
    pub(crate) fn stop(&self) {
        self.0.stop();
    }

    /// Stops all work and waits for the threads.
    pub(crate) fn close(&self) {
        self.0.close();
    }
}
