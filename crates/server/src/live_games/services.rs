//! What every game needs.

use std::sync::Arc;
use std::time::Duration;

use crate::engine_pool::engine::EnginePool;
use crate::engine_pool::workers::WorkerPool;
use crate::quotas::Quotas;
use crate::random::Random128;
use crate::store::{Listing, Store};
use hnefi_play::State;

/// What every game needs.
pub(crate) struct Services {
    pub(crate) store: Arc<Store>,
    pub(crate) engine: Arc<EnginePool>,
    pub(crate) workers: Arc<WorkerPool>,
    /// What bounds the store, and the games that a client may begin.
    pub(crate) quotas: Arc<Quotas>,
    pub(crate) max_plies: usize,
    /// The time after which the game of a player who has left, or does not answer, can be claimed.
    pub(crate) absence: Duration,
    /// This process, as others on the same store know it.
    pub(crate) process: Random128,
    /// What the list of open challenges shows of a game; `None` for one that is not in it.
    pub(crate) summary: fn(&State) -> Option<String>,
}

impl Services {
    /// What a change of a game changes in the list of open challenges.
    pub(crate) fn listing(&self, before: Option<&State>, after: &State) -> Option<Listing> {
        let old = before.and_then(self.summary);
        match (self.summary)(after) {
            Some(summary) => (old.as_ref() != Some(&summary)).then_some(Listing::Open { summary }),
            None => old.map(|_| Listing::Closed),
        }
    }
}
