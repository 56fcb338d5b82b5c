//! Pools of threads, in which clients take turns: a client that asks for much delays itself, not others. One thread of a pool takes short
//! work only, so that short work never waits for long work. Dropping the [`Job`] cancels the work.

use std::collections::{HashMap, VecDeque};
use std::future::Future;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::thread::JoinHandle;

use tokio::sync::oneshot;

use crate::clients::Client;
use crate::clients::{Share, Shares};

/// The size of a pool.
pub(crate) struct Size {
    /// The name of its threads.
    pub(crate) name: &'static str,
    /// Threads for all work, at least one; there is one more for short work.
    pub(crate) threads: usize,
    /// How many of them a client that already has one must leave free.
    pub(crate) spared: usize,
    /// The places for work that may be refused, waiting or running.
    pub(crate) places: Arc<Shares>,
}

/// How long work is expected to take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cost {
    /// A second or less.
    Short,
    /// Longer.
    Long,
}

/// Whether work should stop.
#[derive(Clone, Debug)]
pub(crate) struct Stop {
    cancelled: Arc<AtomicBool>,
    closing: Arc<AtomicBool>,
}

impl Stop {
    /// Whether the result is no longer wanted, or the server stops.
    pub(crate) fn is_set(&self) -> bool {
        self.is_cancelled() || self.is_closing()
    }

    /// Whether the result is no longer wanted.
    pub(crate) fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed)
    }

    /// Whether the server stops.
    pub(crate) fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }
}

/// Work, done with the state that a thread has.
type Work<T> = Box<dyn FnOnce(&mut T) + Send>;

struct Entry<T> {
    cost: Cost,
    stop: Stop,
    work: Work<T>,
}

/// What waits, and what of it may be taken.
struct Waiting<T> {
    /// The clients that wait, the next one first, each with its work, the oldest first.
    turns: VecDeque<(Client, VecDeque<Entry<T>>)>,
    /// How many of the threads for all work each client has.
    busy: HashMap<Client, usize>,
    closed: bool,
}

struct Queue<T> {
    threads: usize,
    spared: usize,
    waiting: Mutex<Waiting<T>>,
    changed: Condvar,
    closing: Arc<AtomicBool>,
}

/// The threads, each with state of its own, and the work that waits for them.
pub(crate) struct ThreadPool<T> {
    queue: Arc<Queue<T>>,
    places: Arc<Shares>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

impl<T: 'static> ThreadPool<T> {
    /// Starts the threads.
    pub(crate) fn start(size: Size, tools: impl Fn() -> T + Send + Clone + 'static) -> Result<ThreadPool<T>, std::io::Error> {
        let Size { name, threads, spared, places } = size;
        let threads = threads.max(1);
        let waiting = Waiting { turns: VecDeque::new(), busy: HashMap::new(), closed: false };
        let queue = Arc::new(Queue {
            threads,
            spared: spared.min(threads - 1),
            waiting: Mutex::new(waiting),
            changed: Condvar::new(),
            closing: Arc::default(),
        });
        let thread = |number: usize| {
            let (queue, tools) = (queue.clone(), tools.clone());
            // The first thread takes short work only.
            let begin = move || queue.work_off(number == 0, &tools);
            std::thread::Builder::new().name(format!("{name}-{number}")).spawn(begin)
        };
        let threads = (0..=threads).map(thread).collect::<Result<_, _>>()?;
        Ok(ThreadPool { queue, places, threads: Mutex::new(threads) })
    }

    /// A place for work, if the client has one left. Work holds its place until it is done.
    pub(crate) fn try_place(&self, client: Client) -> Option<Share> {
        self.places.take(client, 1)
    }

    /// Queues work. Its result goes to the caller.
    pub(crate) fn ask<R: Send + 'static>(
        &self,
        client: Client,
        cost: Cost,
        place: Option<Share>,
        work: impl FnOnce(&mut T, &Stop) -> Option<R> + Send + 'static,
    ) -> Job<R> {
        let stop = Stop { cancelled: Arc::default(), closing: self.queue.closing.clone() };
        let (answer, result) = oneshot::channel();
        let signal = stop.clone();
        // What the work logs belongs to the request that asked for it.
        let span = tracing::Span::current();
        let work: Work<T> = Box::new(move |tools| {
            let _entered = span.enter();
            let result = work(tools, &signal);
            drop(place);
            if let Some(result) = result {
                // The caller may be gone.
                drop(answer.send(result));
            }
        });
        self.queue.put(client, Entry { cost, stop: stop.clone(), work });
        Job { stop, queue: self.queue.clone(), result }
    }

    /// Stops all work, without waiting for it.
    pub(crate) fn stop(&self) {
        self.queue.close();
    }

    /// Stops all work and waits for the threads.
    pub(crate) fn close(&self) {
        self.stop();
        for thread in self.threads.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
            if thread.join().is_err() {
                tracing::error!("a thread of the pool panicked");
            }
        }
    }
}

impl<T> Queue<T> {
    fn lock(&self) -> MutexGuard<'_, Waiting<T>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn put(&self, client: Client, entry: Entry<T>) {
        let mut waiting = self.lock();
        if waiting.closed {
            return;
        }
        match waiting.turns.iter_mut().find(|(known, _)| *known == client) {
            Some((_, entries)) => entries.push_back(entry),
            None => waiting.turns.push_back((client, VecDeque::from([entry]))),
        }
        drop(waiting);
        self.changed.notify_all();
    }

    fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
        let mut waiting = self.lock();
        waiting.closed = true;
        let dropped = std::mem::take(&mut waiting.turns);
        drop(waiting);
        // Not under the lock: dropping an entry drops what it holds.
        drop(dropped);
        self.changed.notify_all();
    }

    /// The loop of a thread.
    fn work_off(&self, only_short: bool, tools: &dyn Fn() -> T) {
        let mut own = tools();
        while let Some((client, entry)) = self.next(only_short) {
            // Work that panics must cost one answer, not the thread; the thread's state may be broken and is made anew.
            if catch_unwind(AssertUnwindSafe(|| (entry.work)(&mut own))).is_err() {
                own = tools();
            }
            if !only_short {
                self.done(client);
            }
        }
    }

    /// The next work for a thread; `None` when the pool closes.
    fn next(&self, only_short: bool) -> Option<(Client, Entry<T>)> {
        let mut waiting = self.lock();
        loop {
            if waiting.closed {
                return None;
            }
            if let Some((client, entry)) = waiting.take(only_short, self.threads, self.spared) {
                if !only_short {
                    *waiting.busy.entry(client).or_default() += 1;
                }
                return Some((client, entry));
            }
            waiting = self.changed.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn done(&self, client: Client) {
        let mut waiting = self.lock();
        let left = waiting.busy.remove(&client).unwrap_or(0).saturating_sub(1);
        if left > 0 {
            waiting.busy.insert(client, left);
        }
        drop(waiting);
        // A queued job may have waited for this client to hold a thread less.
        self.changed.notify_all();
    }
}

impl<T> Waiting<T> {
    /// Takes work of the client whose turn it is, which then goes to the end of the queue.
    fn take(&mut self, only_short: bool, threads: usize, spared: usize) -> Option<(Client, Entry<T>)> {
        let free = threads.saturating_sub(self.busy.values().sum());
        let may = |client: &Client| only_short || free > spared || !self.busy.contains_key(client);
        let fits = |entry: &Entry<T>| !only_short || entry.cost == Cost::Short;
        let found = self.turns.iter().enumerate().filter(|(_, (client, _))| may(client));
        let (turn, place) = found.filter_map(|(turn, (_, entries))| Some((turn, entries.iter().position(fits)?))).next()?;
        let (client, mut entries) = self.turns.remove(turn)?;
        let entry = entries.remove(place)?;
        if !entries.is_empty() {
            self.turns.push_back((client, entries));
        }
        Some((client, entry))
    }
}

/// A queue from which cancelled work is removed.
trait RemoveCancelled: Send + Sync {
    fn remove_cancelled(&self);
}

impl<T> RemoveCancelled for Queue<T> {
    fn remove_cancelled(&self) {
        let mut dropped = Vec::new();
        let mut waiting = self.lock();
        for (_, entries) in &mut waiting.turns {
            let (cancelled, rest) = std::mem::take(entries).into_iter().partition(|entry: &Entry<T>| entry.stop.is_cancelled());
            let cancelled: VecDeque<Entry<T>> = cancelled;
            *entries = rest;
            dropped.extend(cancelled);
        }
        waiting.turns.retain(|(_, entries)| !entries.is_empty());
        drop(waiting);
        drop(dropped);
    }
}

/// Work that was queued. As a future it is the result, or `None` if there is none. Dropping it cancels the work.
pub(crate) struct Job<R> {
    stop: Stop,
    queue: Arc<dyn RemoveCancelled>,
    result: oneshot::Receiver<R>,
}

impl<R> Job<R> {
    /// Whether there is no result because the server stops.
    pub(crate) fn is_closing(&self) -> bool {
        self.stop.is_closing()
    }
}

impl<R> Future for Job<R> {
    type Output = Option<R>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<R>> {
        Pin::new(&mut self.result).poll(context).map(Result::ok)
    }
}

impl<R> Drop for Job<R> {
    fn drop(&mut self) {
        // With the result on its way there is nothing to cancel.
        if self.result.is_terminated() {
            return;
        }
        self.stop.cancelled.store(true, Ordering::Relaxed);
        self.queue.remove_cancelled();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    type Began = mpsc::Receiver<String>;

    /// A pool, with a gate at which long work waits.
    struct Stage {
        pool: ThreadPool<()>,
        said: mpsc::Sender<String>,
        began: Began,
    }

    /// Work that says when it begins, and goes on when its gate is opened.
    struct Gated {
        _job: Job<()>,
        open: mpsc::Sender<()>,
    }

    fn client(last: u8) -> Client {
        Client::at([192, 0, 2, last].into())
    }

    impl Stage {
        fn new(threads: usize, spared: usize) -> Stage {
            let size = Size { name: "test", threads, spared, places: Shares::new(1000, 1000) };
            let (said, began) = mpsc::channel();
            Stage { pool: ThreadPool::start(size, || ()).expect("threads"), said, began }
        }

        fn gated(&self, asker: u8, cost: Cost, name: &str) -> Gated {
            let (open, gate) = mpsc::channel::<()>();
            let (said, name) = (self.said.clone(), name.to_owned());
            let job = self.pool.ask(client(asker), cost, None, move |(), _| {
                said.send(name).ok()?;
                // Open, or dropped with the test.
                gate.recv().ok();
                Some(())
            });
            Gated { _job: job, open }
        }

        fn begun(&self) -> String {
            self.began.recv().expect("some work begins")
        }
    }

    #[test]
    fn short_work_never_waits_for_long_work() {
        let stage = Stage::new(1, 0);
        let long: Vec<Gated> = (0..60).map(|number| stage.gated(1, Cost::Long, &format!("long {number}"))).collect();
        assert_eq!(stage.begun(), "long 0");
        // Every gate is shut, and stays so: a thread is left for this.
        for _ in 0..3 {
            let short = stage.gated(2, Cost::Short, "short");
            assert_eq!(stage.begun(), "short");
            drop(short.open);
        }
        drop(long);
        stage.pool.close();
    }

    #[test]
    fn clients_take_turns() {
        let stage = Stage::new(1, 0);
        let first = stage.gated(9, Cost::Long, "first");
        assert_eq!(stage.begun(), "first");
        let asked: Vec<Gated> = [(1, "a1"), (1, "a2"), (1, "a3"), (2, "b1"), (2, "b2"), (3, "c1")]
            .into_iter()
            .map(|(asker, name)| stage.gated(asker, Cost::Long, name))
            .collect();
        let open: Vec<mpsc::Sender<()>> = asked.iter().map(|gated| gated.open.clone()).collect();
        open.iter().chain([&first.open]).for_each(|open| open.send(()).expect("the work waits"));
        let order: Vec<String> = (0..6).map(|_| stage.begun()).collect();
        assert_eq!(order, ["a1", "b1", "c1", "a2", "b2", "a3"]);
        stage.pool.close();
    }

    #[test]
    fn a_client_with_a_thread_leaves_the_spared_one_to_others() {
        let stage = Stage::new(2, 1);
        let held: Vec<Gated> = (0..3).map(|number| stage.gated(1, Cost::Long, &format!("held {number}"))).collect();
        assert_eq!(stage.begun(), "held 0");
        let other = stage.gated(2, Cost::Long, "other");
        assert_eq!(stage.begun(), "other");
        held[0].open.send(()).expect("the work waits");
        assert_eq!(stage.begun(), "held 1");
        drop(other.open);
        drop(held);
        stage.pool.close();
    }

    #[tokio::test]
    async fn cancelled_work_leaves_the_queue_and_frees_its_place() {
        let (said, began) = mpsc::channel();
        let size = Size { name: "test", threads: 1, spared: 0, places: Shares::new(2, 2) };
        let pool = ThreadPool::start(size, || ()).expect("threads");
        let (open, gate) = mpsc::channel::<()>();
        let place = pool.try_place(client(1));
        let running = pool.ask(client(1), Cost::Long, place, move |(), stop| {
            said.send("begun").ok()?;
            gate.recv().ok();
            Some(stop.is_set())
        });
        assert_eq!(began.recv().expect("it begins"), "begun");
        let place = pool.try_place(client(1)).expect("the second place");
        let waiting = pool.ask(client(1), Cost::Long, Some(place), |(), _| Some(()));
        assert!(pool.try_place(client(2)).is_none());
        drop(waiting);
        assert!(pool.try_place(client(2)).is_some(), "the work is forgotten before its turn");
        drop(open);
        assert_eq!(running.await, Some(false));
        let failed = pool.ask(client(1), Cost::Long, None, |(), _| -> Option<()> { panic!("a test") });
        assert_eq!(failed.await, None);
        assert_eq!(pool.ask(client(1), Cost::Long, None, |(), _| Some(7)).await, Some(7), "the thread goes on");
        pool.close();
        assert_eq!(pool.ask(client(1), Cost::Long, None, |(), _| Some(7)).await, None);
    }

    #[test]
    fn a_place_is_held_until_running_work_ends() {
        let (said, began) = mpsc::channel();
        let size = Size { name: "test", threads: 1, spared: 0, places: Shares::new(1, 1) };
        let pool = ThreadPool::start(size, || ()).expect("threads");
        let (open, gate) = mpsc::channel::<()>();
        let place = pool.try_place(client(1)).expect("free");
        let job = pool.ask(client(1), Cost::Long, Some(place), move |(), _| {
            said.send("begun").ok()?;
            gate.recv().ok()
        });
        assert_eq!(began.recv().expect("it begins"), "begun");
        drop(job);
        assert!(pool.try_place(client(1)).is_none(), "it still works");
        drop(open);
        pool.close();
        assert!(pool.try_place(client(1)).is_some());
    }

    #[tokio::test]
    async fn running_work_is_told_that_it_is_cancelled() {
        let stage = Stage::new(1, 0);
        let (begun, beginning) = mpsc::channel();
        let (ended, end) = mpsc::channel();
        let job = stage.pool.ask(client(1), Cost::Long, None, move |(), stop| {
            begun.send(()).ok()?;
            while !stop.is_set() {
                std::hint::spin_loop();
            }
            ended.send(stop.is_cancelled()).ok()
        });
        beginning.recv().expect("it begins");
        drop(job);
        assert!(end.recv().expect("it ends"));
        stage.pool.close();
    }
}
