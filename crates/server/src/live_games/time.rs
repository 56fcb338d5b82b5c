//! The time of the server's clocks. It goes on evenly even where the machine's clock is set while the server runs. While the machine sleeps it
//! stands still, so that nobody loses on time meanwhile; dates are late by that until the server is started again.

use std::sync::OnceLock;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

/// The time when it was first asked for, by both clocks.
static START: OnceLock<(Instant, u64)> = OnceLock::new();

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let (started, at) = *START.get_or_init(|| {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        (Instant::now(), milliseconds(since))
    });
    at.saturating_add(milliseconds(started.elapsed()))
}

/// When a time since 1970 will be.
pub(crate) fn instant_of(at: u64) -> Instant {
    Instant::now() + Duration::from_millis(at.saturating_sub(now()))
}

fn milliseconds(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
