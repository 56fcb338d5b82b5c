//! What bounds the store: its size, and the games that each client may begin a day.

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
    games_a_day: Option<(NonZeroU32, DefaultKeyedRateLimiter<Client>)>,
}

impl Quotas {
    /// The quotas that the limits say.
    pub(crate) fn new(limits: &Limits) -> Quotas {
        let most = limits.games_a_day.and_then(NonZeroU32::new);
        let games_a_day = most.and_then(|most| {
            let quota = Quota::with_period(DAY / most.get())?.allow_burst(most);
            Some((most, DefaultKeyedRateLimiter::keyed(quota)))
        });
        Quotas { store_bytes: limits.store_bytes, games_a_day }
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
        let Some((most, limiter)) = &self.games_a_day else { return Ok(()) };
        limiter.check_key(&client).map_err(|early| {
            let wait = early.wait_time_from(DefaultClock::default().now()).as_secs() + 1;
            Problem::new(Code::TooManyRequests, format!("a client may begin {most} games a day on this server"))
                .with_retry_after(wait)
        })
    }

    /// Forgets clients whose games no longer count.
    pub(crate) fn forget(&self) {
        if let Some((_, limiter)) = &self.games_a_day {
            limiter.retain_recent();
        }
    }
}
