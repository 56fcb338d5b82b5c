//! Worker threads that do the jobs of a schedule.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError, mpsc};

/// Whether a run goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// It goes on while there are jobs.
    GoOn,
    /// No more jobs are handed out, and those being done are asked to stop.
    Stop,
}

/// Jobs, and what is made of their results.
pub trait Schedule {
    /// What a worker does.
    type Job;
    /// What a worker sends: results and progress.
    type News;
    /// Why a run breaks off.
    type Error;

    /// The next job; `None` if there is none now. There may be one again after more news.
    fn next(&mut self) -> Option<Self::Job>;

    /// Takes news, in the order in which they come.
    ///
    /// # Errors
    /// An error that ends the run.
    fn take(&mut self, news: Self::News) -> Result<Flow, Self::Error>;
}

/// What a job sees of the run that it is part of.
pub struct Worker<'a, N> {
    sender: &'a mpsc::Sender<Message<N>>,
    should_stop: &'a (dyn Fn() -> bool + Sync),
}

impl<N> Worker<'_, N> {
    /// Whether the job should end as soon as it can.
    #[must_use]
    pub fn should_stop(&self) -> bool {
        (self.should_stop)()
    }

    /// Sends news to the schedule.
    pub fn send(&self, news: N) {
        // After an error no news is taken any more, and the job is asked to stop.
        let _ = self.sender.send(Message::News(news));
    }
}

/// Why a run broke off.
#[derive(Debug)]
pub enum RunError<E> {
    /// A thread could not be started.
    Thread(io::Error),
    /// The schedule says so.
    Schedule(E),
}

/// A schedule and how far its jobs have got.
struct Shared<'s, S> {
    schedule: &'s mut S,
    /// How many jobs have been handed out and are not done, their news included.
    running: usize,
    stopped: bool,
}

/// What comes over the channel.
enum Message<N> {
    News(N),
    JobDone,
}

/// Does the jobs of a schedule on `threads` threads until there are no more, the schedule says stop, or `interrupted` does.
///
/// Each thread makes a state of its own with `state` and does jobs with `work`, which sends what comes of them. Whenever no more news
/// is waiting, `settle` is called on the calling thread, for instance to sync a journal; jobs are handed out meanwhile.
///
/// # Errors
/// [`RunError::Schedule`] with the first error of the schedule or of `settle`, and [`RunError::Thread`].
pub fn run<S, W>(
    schedule: &mut S,
    threads: usize,
    state: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, S::Job, &Worker<'_, S::News>) + Sync,
    settle: impl Fn() -> Result<(), S::Error>,
    interrupted: &(dyn Fn() -> bool + Sync),
) -> Result<(), RunError<S::Error>>
where
    S: Schedule + Send,
    S::News: Send,
{
    let stopping = AtomicBool::new(false);
    let should_stop = || stopping.load(Ordering::Relaxed) || interrupted();
    let shared = Mutex::new(Shared { schedule, running: 0, stopped: false });
    let changed = Condvar::new();
    let (sender, receiver) = mpsc::channel();
    let stop = || {
        stopping.store(true, Ordering::Relaxed);
        lock(&shared).stopped = true;
        changed.notify_all();
    };
    std::thread::scope(|scope| {
        // The threads are stopped in any case, also after an error or a panic.
        let _stop = AtTheEnd(&stop);
        for number in 0..threads.max(1) {
            let (sender, shared, changed, should_stop) = (sender.clone(), &shared, &changed, &should_stop);
            let (state, work) = (&state, &work);
            let worker = move || {
                let mut own = state();
                while let Some(job) = next_job(shared, changed, should_stop) {
                    // Sent after a panic too, so that no thread waits for ever for what the job may bring.
                    let done = || drop(sender.send(Message::JobDone));
                    let _done = AtTheEnd(&done);
                    work(&mut own, job, &Worker { sender: &sender, should_stop });
                }
            };
            let builder = std::thread::Builder::new().name(format!("worker {number}"));
            builder.spawn_scoped(scope, worker).map_err(RunError::Thread)?;
        }
        drop(sender);
        let mut unsettled = false;
        loop {
            let message = match receiver.try_recv() {
                Err(mpsc::TryRecvError::Empty) if unsettled => {
                    settle().map_err(RunError::Schedule)?;
                    unsettled = false;
                    continue;
                }
                Err(_) => receiver.recv().ok(),
                Ok(message) => Some(message),
            };
            match message {
                None => break,
                Some(Message::JobDone) => lock(&shared).running -= 1,
                Some(Message::News(news)) => {
                    unsettled = true;
                    if lock(&shared).schedule.take(news).map_err(RunError::Schedule)? == Flow::Stop {
                        stop();
                    }
                }
            }
            changed.notify_all();
        }
        if unsettled { settle().map_err(RunError::Schedule) } else { Ok(()) }
    })
}

/// The next job, waited for while those being done may bring more.
fn next_job<S: Schedule>(shared: &Mutex<Shared<'_, S>>, changed: &Condvar, should_stop: &dyn Fn() -> bool) -> Option<S::Job> {
    let mut held = lock(shared);
    loop {
        if held.stopped || should_stop() {
            return None;
        }
        if let Some(job) = held.schedule.next() {
            held.running += 1;
            return Some(job);
        }
        if held.running == 0 {
            held.stopped = true;
            changed.notify_all();
            return None;
        }
        held = changed.wait(held).unwrap_or_else(PoisonError::into_inner);
    }
}

fn lock<'m, 's, S>(shared: &'m Mutex<Shared<'s, S>>) -> MutexGuard<'m, Shared<'s, S>> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Does something when it goes out of scope.
struct AtTheEnd<'a>(&'a dyn Fn());

impl Drop for AtTheEnd<'_> {
    fn drop(&mut self) {
        (self.0)();
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::collections::BTreeMap;

    use super::*;

    /// Adds up squares in the order of their numbers, and hands out the next number only when the one this many before it is counted.
    struct Squares {
        jobs: u64,
        ahead: u64,
        handed: u64,
        waiting: BTreeMap<u64, u64>,
        counted: Vec<u64>,
        enough: Option<usize>,
        broken_at: Option<usize>,
    }

    impl Squares {
        fn new(jobs: u64, ahead: u64) -> Squares {
            let (waiting, counted) = (BTreeMap::new(), Vec::new());
            Squares { jobs, ahead, handed: 0, waiting, counted, enough: None, broken_at: None }
        }
    }

    impl Schedule for Squares {
        type Job = u64;
        type News = (u64, u64);
        type Error = String;

        fn next(&mut self) -> Option<u64> {
            let is_free = self.handed < self.jobs && self.handed < self.counted.len() as u64 + self.ahead;
            is_free.then(|| {
                self.handed += 1;
                self.handed - 1
            })
        }

        fn take(&mut self, (number, square): (u64, u64)) -> Result<Flow, String> {
            if self.broken_at == Some(self.counted.len()) {
                return Err("the disk is full".to_owned());
            }
            self.waiting.insert(number, square);
            while let Some(square) = self.waiting.remove(&(self.counted.len() as u64)) {
                self.counted.push(square);
            }
            let is_enough = self.enough.is_some_and(|enough| self.counted.len() >= enough);
            Ok(if is_enough { Flow::Stop } else { Flow::GoOn })
        }
    }

    fn squares(schedule: &mut Squares, threads: usize) -> Result<(), RunError<String>> {
        let work = |done: &mut u64, number: u64, worker: &Worker<'_, (u64, u64)>| {
            *done += 1;
            worker.send((number, number * number));
        };
        run(schedule, threads, || 0, work, || Ok(()), &|| false)
    }

    #[test]
    fn the_same_is_counted_on_any_number_of_threads() {
        let all: Vec<u64> = (0..200).map(|number| number * number).collect();
        for (threads, ahead) in [(1, 1), (2, 1), (3, 2), (5, 200)] {
            let mut schedule = Squares::new(200, ahead);
            squares(&mut schedule, threads).expect("no error");
            assert_eq!(schedule.counted, all, "{threads} threads, {ahead} ahead");
        }
    }

    #[test]
    fn a_schedule_ends_the_run() {
        for threads in [1, 3] {
            let mut schedule = Squares { enough: Some(5), ..Squares::new(u64::MAX, 2) };
            squares(&mut schedule, threads).expect("no error");
            assert!(schedule.counted.len() >= 5 && schedule.handed < 20, "{}", schedule.handed);
        }
    }

    #[test]
    fn an_error_ends_the_run() {
        let mut schedule = Squares { broken_at: Some(3), ..Squares::new(u64::MAX, 4) };
        let error = squares(&mut schedule, 2).expect_err("a full disk");
        assert!(matches!(error, RunError::Schedule(text) if text == "the disk is full"));
    }

    #[test]
    fn an_interruption_ends_the_run() {
        let mut schedule = Squares::new(u64::MAX, 1);
        let done = std::sync::atomic::AtomicU64::new(0);
        let work = |(): &mut (), number: u64, worker: &Worker<'_, (u64, u64)>| {
            done.fetch_add(1, Ordering::Relaxed);
            worker.send((number, 0));
        };
        run(&mut schedule, 2, || (), work, || Ok(()), &|| done.load(Ordering::Relaxed) >= 10).expect("no error");
        assert!((1..50).contains(&schedule.counted.len()), "{}", schedule.counted.len());
    }

    #[test]
    fn news_is_settled_before_the_end() {
        let settled = Cell::new(0);
        let mut schedule = Squares::new(3, 1);
        let work = |(): &mut (), number: u64, worker: &Worker<'_, (u64, u64)>| worker.send((number, 0));
        let settle = || {
            settled.set(settled.get() + 1);
            Ok(())
        };
        run(&mut schedule, 1, || (), work, settle, &|| false).expect("no error");
        assert!((1..=3).contains(&settled.get()), "{}", settled.get());
        let full = || Err("the disk is full".to_owned());
        let error = run(&mut Squares::new(3, 1), 1, || (), work, full, &|| false).expect_err("a full disk");
        assert!(matches!(error, RunError::Schedule(_)));
    }

    #[test]
    #[should_panic(expected = "a scoped thread panicked")]
    fn a_panic_of_a_job_does_not_hang() {
        let work = |(): &mut (), number: u64, worker: &Worker<'_, (u64, u64)>| {
            assert!(number < 3, "a mistake");
            worker.send((number, 0));
        };
        let _ = run(&mut Squares::new(10, 1), 2, || (), work, || Ok(()), &|| false);
    }
}
