//! What bounds the store: its size, and the games and measurements that each client may begin a day.

use std::num::NonZeroU32;
use std::time::Duration;

use bytesize::ByteSize;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota};

use crate::clients::Client;
use crate::http::problem::{Code, Problem};
use crate::limits::Limits;
use crate::store::Store;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// The quotas of a server.
pub(crate) struct Quotas {
    store_bytes: Option<u64>,
    games_a_day: Option<Daily>,
    /// How many measurements may wait or be played.
    measurements: usize,
    measurements_a_day: Option<Daily>,
}

/// A number a day for each client.
struct Daily {
    most: NonZeroU32,
    limiter: DefaultKeyedRateLimiter<Client>,
}

impl Daily {
    fn new(most: Option<u32>) -> Option<Daily> {
        let most = most.and_then(NonZeroU32::new)?;
        let quota = Quota::with_period(DAY / most.get())?.allow_burst(most);
        Some(Daily { most, limiter: DefaultKeyedRateLimiter::keyed(quota) })
    }

    /// Counts one of a client; `what` are several of them.
    fn count(&self, client: Client, what: &str) -> Result<(), Problem> {
        self.limiter.check_key(&client).map_err(|early| {
            let wait = early.wait_time_from(DefaultClock::default().now()).as_secs() + 1;
            let detail = format!("a client may begin {} {what} a day on this server", self.most);
            Problem::new(Code::TooManyRequests, detail).with_retry_after(wait)
        })
    }
}

impl Quotas {
    /// The quotas that the limits say.
    pub(crate) fn new(limits: &Limits) -> Quotas {
        Quotas {
            store_bytes: limits.store_bytes,
            games_a_day: Daily::new(limits.games_a_day),
            measurements: limits.measurements,
            measurements_a_day: Daily::new(limits.measurements_a_day),
        }
    }

    /// Refuses what would make the store larger, if it is as large as it may be. Games that run go on.
    pub(crate) async fn check_room(&self, store: &Store) -> Result<(), Problem> {
        let Some(most) = self.store_bytes else { return Ok(()) };
        let (database, log) = store.bytes().await?;
        if database + log < most {
            return Ok(());
        }
        let most = ByteSize::b(most).display().iec();
        Err(Problem::new(Code::StorageFull, format!("this server keeps at most {most} of games, and has no room for another")))
    }

    /// Counts a game that a client begins, or refuses it.
    pub(crate) async fn begin_game(&self, client: Client, store: &Store) -> Result<(), Problem> {
        self.check_room(store).await?;
        self.games_a_day.as_ref().map_or(Ok(()), |daily| daily.count(client, "games"))
    }

    /// Counts a measurement that a client asks the engine with this fingerprint for, or refuses it.
    pub(crate) async fn begin_measurement(&self, client: Client, store: &Store, engine: u64) -> Result<(), Problem> {
        self.check_room(store).await?;
        if store.count_unfinished_measurements(engine).await? >= self.measurements as u64 {
            return Err(Problem::busy("too many measurements wait already"));
        }
        self.measurements_a_day.as_ref().map_or(Ok(()), |daily| daily.count(client, "measurements"))
    }

    /// Forgets clients whose games and measurements no longer count.
    pub(crate) fn forget(&self) {
        for daily in [&self.games_a_day, &self.measurements_a_day].into_iter().flatten() {
            daily.limiter.retain_recent();
        }
    }
}
