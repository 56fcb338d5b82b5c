//! Time for callers: the search itself knows no clock and asks a `should_stop` instead. This module makes one.

use std::time::{Duration, Instant};

/// A `should_stop` that says yes once the time from now has passed.
///
/// ```
/// use std::time::Duration;
/// let should_stop = hnefi_engine::time::deadline(Duration::from_secs(3600));
/// assert!(!should_stop());
/// ```
pub fn deadline(duration: Duration) -> impl Fn() -> bool + Send + Sync {
    let start = Instant::now();
    move || start.elapsed() >= duration
}
