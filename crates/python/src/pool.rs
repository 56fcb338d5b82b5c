//! Threads that stay, for work that is often shorter than starting a thread takes.
//!
//! The thread that asks for work does it part by part, and the threads of the pool take parts of it as they wake. It waits for no thread that
//! has not begun: on a busy machine, and in a process forked from this one, the work is done all the same.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread;
use std::time::Duration;

/// Things in parts, each of which one thread works on at a time. All parts but the last have the same length.
pub(crate) type Parts<T> = Arc<[Mutex<Vec<T>>]>;

/// Several parts for each thread, so that none waits long for the others at the end.
const PARTS_FOR_A_THREAD: usize = 4;

/// How often long work is watched.
pub(crate) const WATCHED_EVERY: Duration = Duration::from_millis(20);

/// Threads that wait for work until the pool is dropped.
pub(crate) struct Pool {
    helpers: Vec<mpsc::Sender<Arc<dyn Task>>>,
}

/// Work that several threads can do together.
trait Task: Send + Sync {
    /// Does parts of it until there are no more.
    fn help(&self);
}

/// One call for each thing.
struct Work<T, R, F> {
    parts: Parts<T>,
    /// How many things every part but the last has.
    length: usize,
    work: F,
    next: AtomicUsize,
    /// What came of each part that is done.
    results: Mutex<Vec<Option<Vec<R>>>>,
    /// How many parts are done. Whether all went well is seen from the results.
    done: Mutex<usize>,
    changed: Condvar,
}

impl Pool {
    /// A pool for work on this many threads, the one that asks for it included. Where no more can be started there are fewer.
    pub(crate) fn new(threads: usize) -> Pool {
        let helper = |_| {
            let (sender, receiver) = mpsc::channel::<Arc<dyn Task>>();
            let wait = move || receiver.iter().for_each(|task| task.help());
            thread::Builder::new().name("hnefi-batch".to_owned()).spawn(wait).ok().map(|_| sender)
        };
        Pool { helpers: (1..threads).map_while(helper).collect() }
    }

    /// Cuts things into parts for this pool.
    pub(crate) fn parts<T>(&self, things: Vec<T>) -> Parts<T> {
        let threads = self.helpers.len() + 1;
        let count = if threads == 1 { 1 } else { threads * PARTS_FOR_A_THREAD };
        let length = things.len().div_ceil(count).max(1);
        let mut things = things.into_iter();
        let next = || Some(things.by_ref().take(length).collect::<Vec<T>>()).filter(|part| !part.is_empty());
        std::iter::from_fn(next).map(Mutex::new).collect()
    }

    /// Does something with each thing, given its number, and returns what comes of it, in their order.
    pub(crate) fn each<T, R, F>(&self, parts: &Parts<T>, work: F) -> Vec<R>
    where
        T: Send + 'static,
        R: Send + 'static,
        F: Fn(usize, &mut T) -> R + Send + Sync + 'static,
    {
        self.each_watched(parts, work, &|| {})
    }

    /// The same for long work: while the caller waits for other threads, `watch` is called every now and then.
    pub(crate) fn each_watched<T, R, F>(&self, parts: &Parts<T>, work: F, watch: &dyn Fn()) -> Vec<R>
    where
        T: Send + 'static,
        R: Send + 'static,
        F: Fn(usize, &mut T) -> R + Send + Sync + 'static,
    {
        let length = parts.first().map_or(0, |part| lock(part).len());
        let results = Mutex::new(parts.iter().map(|_| None).collect());
        let (next, done, changed) = (AtomicUsize::new(0), Mutex::new(0), Condvar::new());
        let task = Arc::new(Work { parts: Arc::clone(parts), length, work, next, results, done, changed });
        for helper in &self.helpers {
            // A thread that is gone cannot help.
            let _ = helper.send(Arc::clone(&task) as Arc<dyn Task>);
        }
        task.help();
        let is_done = || {
            let wait = task.changed.wait_timeout_while(lock(&task.done), WATCHED_EVERY, |done| *done < task.parts.len());
            !wait.unwrap_or_else(PoisonError::into_inner).1.timed_out()
        };
        while !is_done() {
            watch();
        }
        let results = std::mem::take(&mut *lock(&task.results));
        let whole = |result: Option<Vec<R>>| result.expect("a thread that panics has said why");
        results.into_iter().flat_map(whole).collect()
    }
}

impl<T, R, F> Task for Work<T, R, F>
where
    T: Send,
    R: Send,
    F: Fn(usize, &mut T) -> R + Send + Sync,
{
    fn help(&self) {
        loop {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            let Some(part) = self.parts.get(number) else { return };
            // Counted when dropped, so that a task that panics is counted, too, and the wait for it ends.
            let _counted = Counted { done: &self.done, changed: &self.changed };
            let first = number * self.length;
            let result = lock(part).iter_mut().enumerate().map(|(i, thing)| (self.work)(first + i, thing)).collect();
            lock(&self.results)[number] = Some(result);
        }
    }
}

/// A part that will be done.
struct Counted<'a> {
    done: &'a Mutex<usize>,
    changed: &'a Condvar,
}

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        *lock(self.done) += 1;
        self.changed.notify_all();
    }
}

/// The lock, also after a panic: every game is whole between two calls.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
