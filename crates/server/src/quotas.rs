//! What bounds the store: its size, and the games and measurements that each client may begin a day.

use std::num::NonZeroU32;
use std::time::Duration;

use bytesize::ByteSize;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota};
use thiserror::Error;

use crate::clients::Client;
use crate::limits::Limits;
use crate::store::{Store, StoreError};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Why a client may not begin something.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum OverQuota {
    /// The store is as large as it may be.
    #[error("this server keeps at most {} of games, and has no room for another", ByteSize::b(*.most).display().iec())]
    StoreFull {
        /// The most bytes.
        most: u64,
    },
    /// The client has begun too many today.
    #[error("a client may begin {most} {what} a day on this server")]
    Day {
        /// How many a day.
        most: NonZeroU32,
        /// Several of what.
        what: &'static str,
        /// In how many seconds it may begin the next.
        wait: u64,
    },
    /// Too many clients have asked for measurements.
    #[error("too many measurements wait already")]
    Measurements,
}

/// Why it is not known that something may begin: it may not, or the store cannot be read.
#[derive(Debug, Error)]
pub(crate) enum QuotaError {
    /// It may not.
    #[error(transparent)]
    Over(#[from] OverQuota),
    /// The store cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
}

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
    fn count(&self, client: Client, what: &'static str) -> Result<(), OverQuota> {
        self.limiter.check_key(&client).map_err(|early| {
            let wait = early.wait_time_from(DefaultClock::default().now()).as_secs() + 1;
            OverQuota::Day { most: self.most, what, wait }
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
    pub(crate) async fn check_room(&self, store: &Store) -> Result<(), QuotaError> {
        let Some(most) = self.store_bytes else { return Ok(()) };
        if store.used_bytes().await? < most { Ok(()) } else { Err(OverQuota::StoreFull { most }.into()) }
    }

    /// Counts a game that a client begins, or refuses it.
    pub(crate) async fn begin_game(&self, client: Client, store: &Store) -> Result<(), QuotaError> {
        self.check_room(store).await?;
        let Some(daily) = &self.games_a_day else { return Ok(()) };
        Ok(daily.count(client, "games")?)
    }

    /// Counts a measurement that a client asks the engine with this fingerprint for, or refuses it.
    pub(crate) async fn begin_measurement(&self, client: Client, store: &Store, engine: u64) -> Result<(), QuotaError> {
        self.check_room(store).await?;
        if store.count_unfinished_measurements(engine).await? >= self.measurements as u64 {
            return Err(OverQuota::Measurements.into());
        }
        let Some(daily) = &self.measurements_a_day else { return Ok(()) };
        Ok(daily.count(client, "measurements")?)
    }

    /// Forgets clients whose games and measurements no longer count.
    pub(crate) fn forget(&self) {
        for daily in [&self.games_a_day, &self.measurements_a_day].into_iter().flatten() {
            daily.limiter.retain_recent();
        }
    }
}
