//! The clock of a browser, for those who ask the engine: the search itself knows none.

use std::time::Duration;

use web_time::Instant;

/// Time since something began.
pub(crate) struct Stopwatch(Instant);

impl Stopwatch {
    pub(crate) fn start() -> Stopwatch {
        Stopwatch(Instant::now())
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}

/// A `should_stop` that says yes once the time from now has passed; never, where there is none.
pub(crate) fn deadline(within: Option<Duration>) -> impl Fn() -> bool {
    let watch = Stopwatch::start();
    move || within.is_some_and(|within| watch.elapsed() >= within)
}
