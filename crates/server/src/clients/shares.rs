//! A number of places, of which no client may take more than its share.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

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
        let own = taken.by.get(&client).copied().unwrap_or(0);
        if taken.all + count > self.total || own + count > self.each {
            return None;
        }
        taken.all += count;
        taken.by.insert(client, own + count);
        Some(Share { of: self.clone(), client, count })
    }

    /// How many places are taken.
    pub(crate) fn taken(&self) -> usize {
        self.lock().all
    }

    fn lock(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
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
}
