//! A number of places, of which no client may take more than its share.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::oneshot;

use crate::clients::Client;

/// A number of places.
#[derive(Debug)]
pub(crate) struct Shares {
    total: usize,
    each: usize,
    taken: Mutex<Taken>,
}

#[derive(Debug, Default)]
struct Taken {
    all: usize,
    by: HashMap<Client, usize>,
    /// Those who wait for a place, in the order in which they came. A request that could have one has got it.
    waiting: VecDeque<Waiting>,
}

#[derive(Debug)]
struct Waiting {
    client: Client,
    place: oneshot::Sender<Share>,
}

/// Places that a client holds until this is dropped.
#[derive(Debug)]
pub(crate) struct Share {
    of: Arc<Shares>,
    client: Client,
    count: usize,
}

impl Shares {
    /// `total` places, of which one client may take `each`.
    pub(crate) fn new(total: usize, each: usize) -> Arc<Shares> {
        Arc::new(Shares { total, each, taken: Mutex::default() })
    }

    /// Takes places for a client, if they are free and within its share.
    pub(crate) fn take(self: &Arc<Self>, client: Client, count: usize) -> Option<Share> {
        let mut taken = self.lock();
        taken.fits(self, client, count).then(|| taken.give(self, client, count))
    }

    /// Takes one place for a client, and waits for it if none is free.
    pub(crate) async fn wait(self: &Arc<Self>, client: Client, within: Duration) -> Option<Share> {
        let place = {
            let mut taken = self.lock();
            if taken.fits(self, client, 1) {
                return Some(taken.give(self, client, 1));
            }
            let (place, told) = oneshot::channel();
            taken.waiting.push_back(Waiting { client, place });
            told
        };
        // The sender is not dropped before the place is there.
        let got = tokio::time::timeout(within, place).await.ok().and_then(Result::ok);
        if got.is_none() {
            self.lock().waiting.retain(|waiting| !waiting.place.is_closed());
        }
        got
    }

    /// How many places are taken.
    pub(crate) fn taken(&self) -> usize {
        self.lock().all
    }

    fn lock(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Taken {
    fn fits(&self, shares: &Shares, client: Client, count: usize) -> bool {
        let own = self.by.get(&client).copied().unwrap_or(0);
        self.all + count <= shares.total && own + count <= shares.each
    }

    fn give(&mut self, shares: &Arc<Shares>, client: Client, count: usize) -> Share {
        self.all += count;
        *self.by.entry(client).or_default() += count;
        Share { of: shares.clone(), client, count }
    }

    /// Gives the first who waits and can have a place one.
    fn next(&mut self, shares: &Arc<Shares>) -> Option<(oneshot::Sender<Share>, Share)> {
        self.waiting.retain(|waiting| !waiting.place.is_closed());
        let index = self.waiting.iter().position(|waiting| self.fits(shares, waiting.client, 1))?;
        let waiting = self.waiting.remove(index)?;
        Some((waiting.place, self.give(shares, waiting.client, 1)))
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        let mut taken = self.of.lock();
        taken.all -= self.count;
        let own = taken.by.get(&self.client).map_or(0, |own| own - self.count);
        if own == 0 {
            taken.by.remove(&self.client);
        } else {
            taken.by.insert(self.client, own);
        }
        let mut given = Vec::new();
        while let Some(place) = taken.next(&self.of) {
            given.push(place);
        }
        drop(taken);
        // Who no longer waits gives the place back, which takes the lock again.
        for (place, share) in given {
            drop(place.send(share));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_client_holds_more_than_its_share() {
        let client = |last: u8| Client::at([192, 0, 2, last].into());
        let shares = Shares::new(5, 2);
        let first = shares.take(client(1), 2).expect("free");
        assert!(shares.take(client(1), 1).is_none(), "that would be more than its share");
        let _second = shares.take(client(2), 2).expect("free");
        assert!(shares.take(client(3), 2).is_none(), "one is left");
        let _third = shares.take(client(3), 1).expect("free");
        drop(first);
        assert_eq!(shares.lock().by.len(), 2, "a client that holds nothing is forgotten");
        assert!(shares.take(client(1), 2).is_some());
    }
    #[tokio::test]
    async fn places_that_become_free_go_to_those_who_wait_in_their_order() {
        let client = |last: u8| Client::at([192, 0, 2, last].into());
        let shares = Shares::new(3, 2);
        let wait = |last: u8| {
            let shares = shares.clone();
            tokio::spawn(async move { shares.wait(client(last), Duration::from_secs(3600)).await })
        };
        let held = (shares.take(client(1), 2).expect("free"), shares.take(client(2), 1).expect("free"));
        let mut waiting = Vec::new();
        for (number, last) in [1, 3, 4].into_iter().enumerate() {
            waiting.push(wait(last));
            while shares.lock().waiting.len() <= number {
                tokio::task::yield_now().await;
            }
        }
        assert!(shares.wait(client(5), Duration::ZERO).await.is_none(), "nothing is free");
        assert_eq!(shares.lock().waiting.len(), 3, "who gives up waits no longer");
        // The first who waits has its share already; the second has none.
        drop(held.1);
        let second = waiting.remove(1).await.expect("no panic").expect("a place");
        assert_eq!(second.client, client(3));
        // A client that hangs up is passed over.
        waiting.remove(0).abort();
        while shares.lock().waiting.iter().any(|waiting| waiting.client == client(1) && !waiting.place.is_closed()) {
            tokio::task::yield_now().await;
        }
        drop(held.0);
        let third = waiting.remove(0).await.expect("no panic").expect("a place");
        assert_eq!(third.client, client(4));
        drop((second, third));
        assert_eq!(shares.taken(), 0);
    }
}
