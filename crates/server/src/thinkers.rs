//! The engine's threads. Everything that needs thought waits in one queue for one of a few threads, and whoever no longer wants the
//! answer drops the [`Job`], which stops the thinking.

use std::future::Future;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::task::{Context, Poll};
use std::thread::JoinHandle;
use std::time::Duration;

use hnefi_engine::{Found, Level, Limits, Progress, Searcher, time};
use hnefi_rules::Game;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use crate::config;

/// How long the engine looks for advice.
const ADVICE_WITHIN: Duration = Duration::from_millis(1500);
/// How long it considers an offer.
const VERDICT_WITHIN: Duration = Duration::from_millis(500);

/// What there is to think about.
pub(crate) enum Question {
    /// The move of an engine of this level.
    Move { level: Level, seed: u64 },
    /// The best move for a person.
    Advice,
    /// How the game stands.
    Verdict,
}

/// Hears what has been found so far.
pub(crate) type Report = Box<dyn FnMut(&Progress<'_>) + Send>;

struct Task {
    game: Game,
    question: Question,
    report: Report,
    stop: Arc<AtomicBool>,
    answer: oneshot::Sender<Found>,
    /// The place in the queue.
    _place: Place,
}

/// A place in the queue, or at a thread.
pub(crate) type Place = OwnedSemaphorePermit;

/// The threads and their queue.
pub(crate) struct Thinkers {
    places: Arc<Semaphore>,
    tasks: Mutex<Option<mpsc::Sender<Task>>>,
    closing: Arc<AtomicBool>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

impl Thinkers {
    /// Starts the threads.
    pub(crate) fn start(limits: &config::Limits) -> Result<Thinkers, std::io::Error> {
        let (tasks, queue) = mpsc::channel::<Task>();
        let queue = Arc::new(Mutex::new(queue));
        let closing = Arc::new(AtomicBool::new(false));
        let count = limits.thinkers.max(1);
        let thread = |number: usize| {
            let (queue, closing, megabytes) = (queue.clone(), closing.clone(), limits.table_megabytes);
            std::thread::Builder::new().name(format!("thinker-{number}")).spawn(move || think(&queue, &closing, megabytes))
        };
        Ok(Thinkers {
            places: Arc::new(Semaphore::new(count + limits.waiting)),
            tasks: Mutex::new(Some(tasks)),
            threads: Mutex::new((1..=count).map(thread).collect::<Result<_, _>>()?),
            closing,
        })
    }

    /// A place in the queue, if there is one.
    pub(crate) fn try_place(&self) -> Option<Place> {
        self.places.clone().try_acquire_owned().ok()
    }

    /// Asks a question. Without a place of its own it first waits for one.
    pub(crate) fn ask(self: &Arc<Self>, place: Option<Place>, game: Game, question: Question, report: Report) -> Job {
        let stop = Arc::new(AtomicBool::new(false));
        let (answer, result) = oneshot::channel();
        let thinkers = self.clone();
        let flag = stop.clone();
        let future = async move {
            let place = match place {
                Some(place) => place,
                None => thinkers.places.clone().acquire_owned().await.ok()?,
            };
            let task = Task { game, question, report, stop: flag, answer, _place: place };
            thinkers.tasks.lock().unwrap_or_else(PoisonError::into_inner).as_ref()?.send(task).ok()?;
            result.await.ok()
        };
        Job { stop, answer: Box::pin(future) }
    }

    /// Stops all thinking and waits for the threads.
    pub(crate) fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
        self.tasks.lock().unwrap_or_else(PoisonError::into_inner).take();
        for thread in self.threads.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
            if thread.join().is_err() {
                eprintln!("hnefi-server: a thinking thread failed");
            }
        }
    }
}

/// A question asked. As a future it is the answer, or `None` if there is none to be had. Dropped, it stops the thinking.
pub(crate) struct Job {
    stop: Arc<AtomicBool>,
    answer: Pin<Box<dyn Future<Output = Option<Found>> + Send>>,
}

impl Future for Job {
    type Output = Option<Found>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Found>> {
        self.answer.as_mut().poll(context)
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// What one thread does.
fn think(queue: &Mutex<mpsc::Receiver<Task>>, closing: &AtomicBool, megabytes: usize) {
    let mut searcher = Searcher::new(megabytes);
    let mut known_rules = String::new();
    loop {
        let task = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(task) = task else { return };
        if task.stop.load(Ordering::Relaxed) || closing.load(Ordering::Relaxed) {
            continue;
        }
        let rules = task.game.rules().id();
        if rules != known_rules {
            searcher.new_game();
            known_rules = rules;
        }
        // A search that fails must cost one answer, not the thread.
        let found = catch_unwind(AssertUnwindSafe(|| answer(&mut searcher, task, closing)));
        if found.is_err() {
            searcher = Searcher::new(megabytes);
            known_rules.clear();
        }
    }
}

fn answer(searcher: &mut Searcher, task: Task, closing: &AtomicBool) {
    let Task { game, question, mut report, stop, answer, _place } = task;
    let within = match &question {
        Question::Move { level, .. } => level.thinking_time(),
        Question::Advice => ADVICE_WITHIN,
        Question::Verdict => VERDICT_WITHIN,
    };
    let too_late = time::deadline(within);
    let should_stop = || stop.load(Ordering::Relaxed) || closing.load(Ordering::Relaxed) || too_late();
    let mut report = |progress: &Progress<'_>| {
        if !stop.load(Ordering::Relaxed) {
            report(progress);
        }
    };
    let found = match question {
        Question::Move { level, seed } => level.choose(searcher, &game, seed, &should_stop, &mut report),
        Question::Advice | Question::Verdict => searcher.search(&game, &Limits::default(), &should_stop, &mut report),
    };
    // A search cut short because the server stops is no answer; the game goes on after the restart.
    if !closing.load(Ordering::Relaxed) {
        drop(answer.send(found));
    }
}
