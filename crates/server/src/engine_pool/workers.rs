//! Work of a second or so that is no thinking: games replayed, rule sets read, pictures drawn. It has a few threads beside those that answer
//! requests, and clients have their turns there. What nobody waits for any more is not begun, and what has been begun is told to stop.

use std::io;

use crate::clients::client::Client;
use crate::engine_pool::threads::{Cost, Crew, Size, Stop};
use crate::http::problem::Problem;

/// The threads.
pub(crate) struct Workers(Crew<()>);

impl Workers {
    /// Starts the threads.
    pub(crate) fn start(size: Size) -> io::Result<Workers> {
        Crew::start(size, || ()).map(Workers)
    }

    /// Does something for a client. Dropping the future stops it.
    ///
    /// # Errors
    /// A [`Problem`] where the client asks for too much at a time, or the work failed.
    pub(crate) async fn run<R: Send + 'static>(
        &self,
        client: Client,
        cost: Cost,
        work: impl FnOnce(&Stop) -> R + Send + 'static,
    ) -> Result<R, Problem> {
        let place = self.0.try_place(client).ok_or_else(|| Problem::busy("too much is being worked on for this client"))?;
        let mut job = self.0.ask(client, cost, Some(place), |(), stop| Some(work(stop)));
        match (&mut job).await {
            Some(result) => Ok(result),
            None if job.is_closing() => Err(Problem::busy("the server is stopping")),
            None => Err(Problem::internal(&"some work failed")),
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
