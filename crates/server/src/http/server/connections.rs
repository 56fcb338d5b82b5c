//! Open connections: how many there are, of which clients, and which of them are idle. Where there are too many, an idle one is closed.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::Notify;

use crate::clients::Client;

/// The connections of a server.
#[derive(Debug)]
pub(crate) struct Connections {
    total: usize,
    each: usize,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    /// How many connections there have been: the number of the next.
    opened: u64,
    lines: HashMap<u64, Line>,
}

#[derive(Debug)]
struct Line {
    /// `None` for a proxy, which has many clients.
    client: Option<Client>,
    /// Requests that are not fully answered.
    busy: usize,
    idle_since: Instant,
    close: Arc<Notify>,
}

/// A connection, counted until this is dropped.
#[derive(Debug)]
pub(crate) struct Connection {
    of: Arc<Connections>,
    number: u64,
    close: Arc<Notify>,
}

/// A request in progress on a connection, until this is dropped.
#[derive(Debug)]
pub(crate) struct UnderWay {
    of: Arc<Connections>,
    number: u64,
}

impl Connections {
    /// The number of connections in all, and for one client.
    pub(crate) fn new(total: usize, each: usize) -> Arc<Connections> {
        Arc::new(Connections { total, each, open: Mutex::default() })
    }

    /// Counts a new connection. An idle one may be closed for it; `None` where all are busy.
    pub(crate) fn open(self: &Arc<Self>, client: Option<Client>) -> Option<Connection> {
        let mut open = self.lock();
        let own = |line: &Line| client.is_some() && line.client == client;
        if open.lines.values().filter(|line| own(line)).count() >= self.each && !open.close_idle(own) {
            return None;
        }
        if open.lines.len() >= self.total && !open.close_idle(|_| true) {
            return None;
        }
        let number = open.opened;
        open.opened += 1;
        let close = Arc::new(Notify::new());
        open.lines.insert(number, Line { client, busy: 0, idle_since: Instant::now(), close: close.clone() });
        Some(Connection { of: self.clone(), number, close })
    }

    /// Closes the connection that has been idle for longest, and returns whether there was one.
    pub(crate) fn close_idle(&self) -> bool {
        self.lock().close_idle(|_| true)
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    fn close_idle(&mut self, among: impl Fn(&Line) -> bool) -> bool {
        let idle = self.lines.iter().filter(|(_, line)| line.busy == 0 && among(line));
        let oldest = idle.min_by_key(|(_, line)| line.idle_since).map(|(number, _)| *number);
        let line = oldest.and_then(|number| self.lines.remove(&number));
        // A task that is not listening yet receives it later.
        line.inspect(|line| line.close.notify_one()).is_some()
    }
}

impl Connection {
    /// Waits until the connection must be closed.
    pub(crate) async fn closed(&self) {
        self.close.notified().await;
    }

    /// Begins a request.
    pub(crate) fn begin(&self) -> UnderWay {
        if let Some(line) = self.of.lock().lines.get_mut(&self.number) {
            line.busy += 1;
        }
        UnderWay { of: self.of.clone(), number: self.number }
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.of.lock().lines.remove(&self.number);
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        if let Some(line) = self.of.lock().lines.get_mut(&self.number) {
            line.busy -= 1;
            line.idle_since = Instant::now();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::Future;
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use super::*;

    fn client(last: u8) -> Option<Client> {
        Some(Client::at([192, 0, 2, last].into()))
    }

    fn is_closed(connection: &Connection) -> bool {
        pin!(connection.closed()).poll(&mut Context::from_waker(Waker::noop())) == Poll::Ready(())
    }

    #[test]
    fn a_client_over_its_share_loses_its_longest_idle_connection() {
        let connections = Connections::new(10, 2);
        let first = connections.open(client(1)).expect("free");
        let second = connections.open(client(1)).expect("free");
        let busy = first.begin();
        let third = connections.open(client(1)).expect("the second makes room");
        assert!(is_closed(&second) && !is_closed(&first) && !is_closed(&third));
        let _busy = third.begin();
        assert!(connections.open(client(1)).is_none(), "both are busy");
        assert!(connections.open(client(2)).is_some(), "nobody else suffers");
        drop(busy);
        assert!(connections.open(client(1)).is_some());
        assert!(is_closed(&first));
    }

    #[test]
    fn over_the_limit_the_longest_idle_connection_is_closed() {
        let connections = Connections::new(3, 2);
        let held: Vec<Connection> = (1..=3).map(|last| connections.open(client(last)).expect("free")).collect();
        let _fourth = connections.open(client(4)).expect("the first makes room");
        assert_eq!(held.iter().map(is_closed).collect::<Vec<_>>(), [true, false, false]);
    }

    #[test]
    fn a_proxy_has_no_share() {
        let connections = Connections::new(3, 1);
        let held: Vec<Connection> = (0..3).map(|_| connections.open(None).expect("free")).collect();
        let _busy: Vec<UnderWay> = held.iter().map(Connection::begin).collect();
        assert!(connections.open(None).is_none());
    }
}
