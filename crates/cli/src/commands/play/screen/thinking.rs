//! The engine on a thread of its own: it is given a position and tells what it finds, while the screen stays alive.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;
use std::time::Duration;

use anyhow::{Result, bail};
use hnefi_engine::{Level, Limits, ScoreKind, SearchInfo, Searcher, time};
use hnefi_rules::{Game, Move};

/// The level that gives hints.
const HINTS: Level = Level::ALL[5];

/// What the engine thinks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// To move, at this level, within this time.
    Move(Level, Duration),
    Hint,
    /// To show what it thinks, until it is stopped.
    Analysis,
}

/// What the engine has found so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Thought {
    pub(super) depth: u32,
    pub(super) score: ScoreKind,
    pub(super) line: Vec<Move>,
}

/// What comes from the engine's thread.
pub(super) enum Told {
    Thought(Thought),
    /// The search is over, with its move.
    Found(Purpose, Option<Move>),
}

struct Task {
    number: u64,
    purpose: Purpose,
    game: Game,
    seed: u64,
    stop: Arc<AtomicBool>,
}

/// The engine's thread, as the screen sees it.
pub(super) struct Engine {
    tasks: Sender<Task>,
    told: Receiver<(u64, Told)>,
    stop: Arc<AtomicBool>,
    number: u64,
    at_work: Option<Purpose>,
}

impl Engine {
    /// Starts the thread, which ends when the engine is dropped and its search is over.
    pub(super) fn start() -> Engine {
        let (tasks, to_do) = channel::<Task>();
        let (tell, told) = channel();
        thread::spawn(move || {
            let mut searcher = Searcher::new(32);
            // The send fails where the game has been left.
            while to_do.recv().is_ok_and(|task| think(&mut searcher, &task, &tell).is_some()) {}
        });
        Engine { tasks, told, stop: Arc::default(), number: 0, at_work: None }
    }

    /// What the engine is thinking for.
    pub(super) fn at_work(&self) -> Option<Purpose> {
        self.at_work
    }

    /// Thinks about a game; what it thought of before is forgotten.
    pub(super) fn think(&mut self, purpose: Purpose, game: &Game, seed: u64) {
        self.forget();
        self.stop = Arc::default();
        let task = Task { number: self.number, purpose, game: game.clone(), seed, stop: Arc::clone(&self.stop) };
        if self.tasks.send(task).is_ok() {
            self.at_work = Some(purpose);
        }
    }

    /// Has the search end now with what it has found.
    pub(super) fn hurry(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Ends the search; nothing more is told of it.
    pub(super) fn forget(&mut self) {
        self.hurry();
        self.number += 1;
        self.at_work = None;
    }

    /// The next thing that the engine tells of its present task, if there is one.
    ///
    /// # Errors
    /// The thread has come to an end, which only a fault of the engine brings about.
    pub(super) fn told(&mut self) -> Result<Option<Told>> {
        loop {
            match self.told.try_recv() {
                Ok((number, told)) if number == self.number => {
                    if matches!(told, Told::Found(..)) {
                        self.at_work = None;
                    }
                    return Ok(Some(told));
                }
                Ok(_) => {}
                Err(TryRecvError::Empty) => return Ok(None),
                Err(TryRecvError::Disconnected) => bail!("the engine has failed"),
            }
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.hurry();
    }
}

/// Does a task; `None` where nobody listens.
fn think(searcher: &mut Searcher, task: &Task, tell: &Sender<(u64, Told)>) -> Option<()> {
    let side = task.game.position().side();
    let mut report = |info: &SearchInfo<'_>| {
        let thought = Thought { depth: info.depth, score: info.score.from_attackers_view(side), line: info.pv.to_vec() };
        // The end of the task tells whether anybody listens.
        let _ = tell.send((task.number, Told::Thought(thought)));
    };
    let stopped = || task.stop.load(Ordering::Relaxed);
    let within = |allowed: Duration| {
        let over = time::deadline(allowed);
        move || over() || stopped()
    };
    let found = match task.purpose {
        Purpose::Move(level, allowed) => level.choose(searcher, &task.game, task.seed, &within(allowed), &mut report),
        Purpose::Hint => HINTS.choose(searcher, &task.game, task.seed, &within(HINTS.thinking_time()), &mut report),
        Purpose::Analysis => searcher.search(&task.game, &Limits::default(), &stopped, &mut report),
    };
    tell.send((task.number, Told::Found(task.purpose, found.best))).ok()
}
