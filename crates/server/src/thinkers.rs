//! The engine's threads, in crews: one plays, another analyses, so that whoever analyses makes nobody wait for a move. Everything that needs thought waits in one queue for one of a few threads, and whoever no longer wants the
//! answer drops the [`Job`], which stops the thinking.

use std::future::Future;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::task::{Context, Poll};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use hnefi_engine::{Found, Level, Limits, Progress, Searcher, time};
use hnefi_rules::{Game, Ruleset};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

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
    /// The best lines, so many of them, deeper and deeper until that many positions were looked at or so much time has passed.
    Lines { lines: usize, nodes: Option<u64>, within: Duration },
}

/// How large a crew is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Crew {
    /// What its threads are called.
    pub(crate) name: &'static str,
    /// How many threads it has, at least one.
    pub(crate) threads: usize,
    /// How many questions may wait for one of them.
    pub(crate) waiting: usize,
    /// Megabytes for the table of each.
    pub(crate) table_megabytes: usize,
}

/// Hears what has been found so far, and how long that has taken.
pub(crate) type Report = Box<dyn FnMut(&Progress<'_>, Duration) + Send>;

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
    pub(crate) fn start(crew: Crew) -> Result<Thinkers, std::io::Error> {
        let (tasks, queue) = mpsc::channel::<Task>();
        let queue = Arc::new(Mutex::new(queue));
        let closing = Arc::new(AtomicBool::new(false));
        let count = crew.threads.max(1);
        let thread = |number: usize| {
            let (queue, closing, megabytes) = (queue.clone(), closing.clone(), crew.table_megabytes);
            std::thread::Builder::new().name(format!("{}-{number}", crew.name)).spawn(move || think(&queue, &closing, megabytes))
        };
        Ok(Thinkers {
            places: Arc::new(Semaphore::new(count + crew.waiting)),
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

    /// Stops all thinking.
    pub(crate) fn stop(&self) {
        self.closing.store(true, Ordering::Relaxed);
    }

    /// Stops all thinking and waits for the threads.
    pub(crate) fn close(&self) {
        self.stop();
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
    let mut known_rules = None;
    loop {
        let task = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(task) = task else { return };
        if task.stop.load(Ordering::Relaxed) || closing.load(Ordering::Relaxed) {
            continue;
        }
        let rules = Known::of(task.game.rules());
        if known_rules.as_ref() != Some(&rules) {
            searcher.new_game();
            known_rules = Some(rules);
        }
        // A search that fails must cost one answer, not the thread.
        let found = catch_unwind(AssertUnwindSafe(|| answer(&mut searcher, task, closing)));
        if found.is_err() {
            searcher = Searcher::new(megabytes);
            known_rules = None;
        }
    }
}

/// The rule set that a thread has learnt about. Files of one's own may have the same id and different rules, so their text counts too.
#[derive(PartialEq, Eq)]
struct Known {
    id: String,
    file: Option<String>,
}

impl Known {
    fn of(rules: &Ruleset) -> Known {
        Known { id: rules.id(), file: rules.own_file().map(str::to_owned) }
    }
}

fn answer(searcher: &mut Searcher, task: Task, closing: &AtomicBool) {
    let Task { game, question, mut report, stop, answer, _place } = task;
    let within = match &question {
        Question::Move { level, .. } => level.thinking_time(),
        Question::Advice => ADVICE_WITHIN,
        Question::Verdict => VERDICT_WITHIN,
        Question::Lines { within, .. } => *within,
    };
    let begun = Instant::now();
    let too_late = time::deadline(within);
    let should_stop = || stop.load(Ordering::Relaxed) || closing.load(Ordering::Relaxed) || too_late();
    let mut report = |progress: &Progress<'_>| {
        if !stop.load(Ordering::Relaxed) {
            report(progress, begun.elapsed());
        }
    };
    let found = match question {
        Question::Move { level, seed } => level.choose(searcher, &game, seed, &should_stop, &mut report),
        Question::Advice | Question::Verdict => searcher.search(&game, &Limits::default(), &should_stop, &mut report),
        Question::Lines { lines, nodes, .. } => {
            searcher.search(&game, &Limits { lines, nodes, ..Limits::default() }, &should_stop, &mut report)
        }
    };
    // A search cut short because the server stops is no answer; the game goes on after the restart.
    if !closing.load(Ordering::Relaxed) {
        drop(answer.send(found));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crew() -> Arc<Thinkers> {
        Arc::new(Thinkers::start(Crew { name: "test", threads: 1, waiting: 4, table_megabytes: 4 }).expect("threads"))
    }

    async fn thought(thinkers: &Arc<Thinkers>, text: &str) -> String {
        let game = Game::new(&Ruleset::from_toml(text).expect("a good file"));
        let question = Question::Lines { lines: 1, nodes: Some(20_000), within: Duration::from_secs(600) };
        format!("{:?}", thinkers.ask(None, game, question, Box::new(|_, _| {})).await.expect("an answer"))
    }

    #[tokio::test]
    async fn a_thread_that_thought_about_one_draft_knows_nothing_of_another_with_its_id() {
        let draft =
            |rules: &str| format!("id = \"mine\"\nname = \"Mine\"\nextends = \"brandubh-cyningstan\"\n[rules]\n{rules}\n");
        let (one, other) = (draft("king-captured-elsewhere = \"four\""), draft("escape = \"edge\"\ncorners = \"none\""));
        let (fresh, used) = (crew(), crew());
        let expected = thought(&fresh, &other).await;
        assert_ne!(thought(&used, &one).await, expected, "the two games are different");
        assert_eq!(thought(&used, &other).await, expected);
        // The same file again: what was learnt about it is used.
        assert_ne!(thought(&used, &other).await, expected);
        fresh.close();
        used.close();
    }
}
