//! Open connections: how many there are, of which clients, and which of them are idle. Where there are too many, an idle one is closed, and
//! where all are busy, a new one waits.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{Notify, oneshot};
use tokio::time::Instant;

use crate::clients::Client;

/// How long an idle connection is left alone while others wait: a browser that has just got an answer may be sending the next request.
const LEFT_ALONE: Duration = Duration::from_secs(2);
/// The same before the first request. A browser that loses it then does not ask again, and shows a page without that file.
const FRESH: Duration = Duration::from_secs(10);

/// The connections of a server.
#[derive(Debug)]
pub(crate) struct Connections {
    total: usize,
    each: usize,
    /// How many may wait for a place, in all and of one client.
    waiting: usize,
    waiting_each: usize,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    /// How many connections there have been: the number of the next.
    opened: u64,
    lines: HashMap<u64, Line>,
    /// New connections that wait for a place, in the order in which they came.
    waiting: VecDeque<Waiting>,
    /// Whether the server stops, so that waiting for a place is in vain.
    stopping: bool,
}

#[derive(Debug)]
struct Waiting {
    client: Option<Client>,
    try_again: oneshot::Sender<()>,
}

#[derive(Debug)]
struct Line {
    /// `None` for a proxy, which has many clients.
    client: Option<Client>,
    /// Requests that are not fully answered.
    busy: usize,
    /// Whether there has been a request.
    used: bool,
    /// Whether it has become a WebSocket.
    is_socket: bool,
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

/// How many connections there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    /// With a request in progress.
    pub(crate) busy: usize,
    /// Without one.
    pub(crate) idle: usize,
    /// Without a place.
    pub(crate) waiting: usize,
    /// WebSockets.
    pub(crate) sockets: usize,
}

/// A request in progress on a connection, until this is dropped.
#[derive(Debug)]
pub(crate) struct UnderWay {
    of: Arc<Connections>,
    number: u64,
}

impl Connections {
    /// The number of connections in all and for one client, and how many may wait for a place. One client may have three quarters of those
    /// that wait.
    pub(crate) fn new(total: usize, each: usize, waiting: usize) -> Arc<Connections> {
        Arc::new(Connections { total, each, waiting, waiting_each: (waiting * 3).div_ceil(4), open: Mutex::default() })
    }

    /// Counts a new connection. An idle one may be closed for it; where all are busy it waits for a while. `None` if there is no place.
    pub(crate) async fn open(self: Arc<Self>, client: Option<Client>, within: Duration) -> Option<Connection> {
        let until = Instant::now() + within;
        loop {
            let told = {
                let mut open = self.lock();
                open.waiting.retain(|waiting| !waiting.try_again.is_closed());
                let own = open.waiting.iter().filter(|waiting| waiting.client == client).count();
                let has_room = own < self.waiting_each && open.waiting.len() < self.waiting;
                let patient = !open.stopping && Instant::now() < until && has_room;
                if let Some(connection) = self.place(&mut open, client, patient) {
                    return Some(connection);
                }
                if !patient {
                    return None;
                }
                let (try_again, told) = oneshot::channel();
                open.waiting.push_back(Waiting { client, try_again });
                told
            };
            // An idle connection becomes old enough to be closed without a notice.
            let left = until.saturating_duration_since(Instant::now()).min(LEFT_ALONE);
            let _ = tokio::time::timeout(left, told).await;
        }
    }

    /// Ends all waiting for places.
    pub(crate) fn stop(&self) {
        let mut open = self.lock();
        open.stopping = true;
        open.waiting.clear();
    }

    /// A place for a new connection, if there is one or an idle connection can make room.
    fn place(self: &Arc<Self>, open: &mut Open, client: Option<Client>, patient: bool) -> Option<Connection> {
        let own = |line: &Line| client.is_some() && line.client == client;
        if open.lines.values().filter(|line| own(line)).count() >= self.each && !open.close_idle(patient, own) {
            return None;
        }
        if open.lines.len() >= self.total && !open.close_idle(patient, |_| true) {
            return None;
        }
        let number = open.opened;
        open.opened += 1;
        let close = Arc::new(Notify::new());
        let line = Line { client, busy: 0, used: false, is_socket: false, idle_since: Instant::now(), close: close.clone() };
        open.lines.insert(number, line);
        Some(Connection { of: self.clone(), number, close })
    }

    /// How many connections there are of each kind and state.
    pub(crate) fn counts(&self) -> Counts {
        let open = self.lock();
        let waiting = open.waiting.iter().filter(|waiting| !waiting.try_again.is_closed()).count();
        let mut counts = Counts { waiting, ..Counts::default() };
        for line in open.lines.values() {
            *match (line.is_socket, line.busy > 0) {
                (true, _) => &mut counts.sockets,
                (false, true) => &mut counts.busy,
                (false, false) => &mut counts.idle,
            } += 1;
        }
        counts
    }

    /// Closes the connection that has been idle for longest, and returns whether there was one.
    pub(crate) fn close_idle(&self) -> bool {
        self.lock().close_idle(false, |_| true)
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    fn close_idle(&mut self, patient: bool, among: impl Fn(&Line) -> bool) -> bool {
        let is_idle = |line: &Line| {
            let left_alone = if line.used { LEFT_ALONE } else { FRESH };
            line.busy == 0 && (!patient || line.idle_since.elapsed() >= left_alone)
        };
        let idle = self.lines.iter().filter(|(_, line)| is_idle(line) && among(line));
        let oldest = idle.min_by_key(|(_, line)| line.idle_since).map(|(number, _)| *number);
        let line = oldest.and_then(|number| self.lines.remove(&number));
        // A task that is not listening yet receives it later.
        line.inspect(|line| line.close.notify_one()).is_some()
    }

    /// Lets one that waits try again, now that a connection of this client has ended or is idle: one of the same client, or else the first.
    fn tell(&mut self, client: Option<Client>) {
        while !self.waiting.is_empty() {
            let own = self.waiting.iter().position(|waiting| waiting.client == client);
            let Some(waiting) = self.waiting.remove(own.unwrap_or(0)) else { return };
            if waiting.try_again.send(()).is_ok() {
                return;
            }
        }
    }
}

impl Connection {
    /// Waits until the connection must be closed.
    pub(crate) async fn closed(&self) {
        self.close.notified().await;
    }

    /// Whether it should end with the answer that is being given, because others wait for its place. A client that is told so does not lose
    /// a request that it sends meanwhile.
    pub(crate) fn is_wanted(&self) -> bool {
        let open = self.of.lock();
        let Some(line) = open.lines.get(&self.number) else { return false };
        let is_full = open.lines.len() >= self.of.total;
        open.waiting.iter().any(|waiting| is_full || waiting.client == line.client)
    }

    /// Makes it a WebSocket, which is never idle.
    pub(crate) fn become_socket(&self) -> UnderWay {
        if let Some(line) = self.of.lock().lines.get_mut(&self.number) {
            line.is_socket = true;
        }
        self.begin()
    }

    /// Begins a request.
    pub(crate) fn begin(&self) -> UnderWay {
        if let Some(line) = self.of.lock().lines.get_mut(&self.number) {
            line.busy += 1;
            line.used = true;
        }
        UnderWay { of: self.of.clone(), number: self.number }
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut open = self.of.lock();
        // One that was closed for another has given its place away already.
        if let Some(line) = open.lines.remove(&self.number) {
            open.tell(line.client);
        }
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        let mut open = self.of.lock();
        let Some(line) = open.lines.get_mut(&self.number) else { return };
        line.busy -= 1;
        line.idle_since = Instant::now();
        if line.busy == 0 {
            let client = line.client;
            open.tell(client);
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

    async fn at_once(connections: &Arc<Connections>, client: Option<Client>) -> Option<Connection> {
        connections.clone().open(client, Duration::ZERO).await
    }

    #[tokio::test]
    async fn a_client_over_its_share_loses_its_longest_idle_connection() {
        let connections = Connections::new(10, 2, 10);
        let first = at_once(&connections, client(1)).await.expect("free");
        let second = at_once(&connections, client(1)).await.expect("free");
        let busy = first.begin();
        let third = at_once(&connections, client(1)).await.expect("the second makes room");
        assert!(is_closed(&second) && !is_closed(&first) && !is_closed(&third));
        let _busy = third.begin();
        assert!(at_once(&connections, client(1)).await.is_none(), "both are busy");
        assert!(at_once(&connections, client(2)).await.is_some(), "other clients are served");
        drop(busy);
        assert!(at_once(&connections, client(1)).await.is_some());
        assert!(is_closed(&first));
    }

    #[tokio::test]
    async fn over_the_limit_the_longest_idle_connection_is_closed() {
        let connections = Connections::new(3, 2, 3);
        let mut held = Vec::new();
        for last in 1..=3 {
            held.push(at_once(&connections, client(last)).await.expect("free"));
        }
        let _fourth = at_once(&connections, client(4)).await.expect("the first makes room");
        assert_eq!(held.iter().map(is_closed).collect::<Vec<_>>(), [true, false, false]);
    }

    #[tokio::test]
    async fn a_proxy_has_no_share() {
        let connections = Connections::new(3, 1, 3);
        let mut held = Vec::new();
        for _ in 0..3 {
            held.push(at_once(&connections, None).await.expect("free"));
        }
        let _busy: Vec<UnderWay> = held.iter().map(Connection::begin).collect();
        assert!(at_once(&connections, None).await.is_none());
    }

    #[tokio::test(start_paused = true)]
    async fn a_new_connection_waits_for_one_that_ends_or_has_been_idle_for_a_while() {
        let connections = Connections::new(8, 2, 8);
        let first = at_once(&connections, client(1)).await.expect("free");
        let idle = at_once(&connections, client(1)).await.expect("free");
        drop(idle.begin());
        let other = at_once(&connections, client(2)).await.expect("free");
        let _busy = first.begin();
        assert!(!first.is_wanted());
        let waits = |connections: Arc<Connections>| async move { connections.open(client(1), Duration::from_secs(60)).await };
        let waiting = tokio::spawn(waits(connections.clone()));
        while connections.lock().waiting.is_empty() {
            tokio::task::yield_now().await;
        }
        assert!(first.is_wanted() && !other.is_wanted(), "another client's place would be of no use");
        assert!(!is_closed(&idle), "it may be about to have a request");
        drop(first);
        let _third = waiting.await.expect("no panic").expect("the first has ended");
        assert!(!is_closed(&idle));
        let begun = Instant::now();
        let _fourth = waits(connections.clone()).await.expect("the idle one makes room");
        assert!(is_closed(&idle) && begun.elapsed() <= LEFT_ALONE);
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_has_three_quarters_of_the_places_to_wait() {
        let connections = Connections::new(8, 2, 5);
        let held = [at_once(&connections, client(1)).await.expect("free"), at_once(&connections, client(1)).await.expect("free")];
        let _busy = held.each_ref().map(Connection::begin);
        let wait = || {
            let connections = connections.clone();
            tokio::spawn(async move { connections.open(client(1), Duration::from_secs(60)).await })
        };
        let waiting = [wait(), wait(), wait(), wait()];
        while connections.lock().waiting.len() < 4 {
            tokio::task::yield_now().await;
        }
        assert!(connections.clone().open(client(1), Duration::from_secs(60)).await.is_none());
        assert!(connections.clone().open(client(2), Duration::from_secs(60)).await.is_some(), "other clients are served");
        for waits in waiting {
            assert!(waits.await.expect("no panic").is_none(), "at last it is refused");
        }
    }
}
