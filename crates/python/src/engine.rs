//! The engine as Python sees it: a search that lets other threads of Python run, and ends at Ctrl-C.

use std::cell::{Cell, RefCell};
use std::sync::{Mutex, MutexGuard, TryLockError};
use std::time::{Duration, Instant};

use hnefi_engine::{Level, Limits, Score, ScoreKind, SearchInfo, SearchResult, Searcher};
use hnefi_rules::{Game, Move};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::actions;
use crate::error::{self, LimitError};
use crate::game::PyGame;

/// The largest transposition table that may be asked for, in megabytes, as in the engine protocol.
const MOST_MEGABYTES: i64 = 65_536;
/// More threads than any machine has would only take memory.
const MOST_THREADS: i64 = 1_024;
/// How often Python is asked whether somebody has pressed Ctrl-C.
const ASKED_EVERY: Duration = Duration::from_millis(20);
/// The longest time for a move that is told apart from no limit: a year.
const LONGEST: f64 = 365.0 * 24.0 * 3600.0;

/// An engine with a memory of what it has searched, to be kept over the moves of a game.
///
/// `hash_mb` is the size of its transposition table in megabytes (1 to 65536; 16 to 64 are plenty for a move of a few seconds), `threads`
/// the number of threads that it searches on (1 to 1024). On one thread the same searches in the same order give the same answers,
/// unless a time ends them.
///
/// Raises `LimitError` for numbers out of these ranges, and for a table that does not fit into memory.
#[pyclass(module = "hnefi", name = "Engine", frozen)]
pub(crate) struct PyEngine {
    searcher: Mutex<Searcher>,
}

/// How a move is chosen.
enum Choice {
    Best(Limits),
    Level { level: Level, seed: u64 },
}

impl PyEngine {
    /// The searcher, once no other thread uses it. To be called without the lock of Python; Ctrl-C ends the wait.
    fn lock(&self) -> PyResult<MutexGuard<'_, Searcher>> {
        loop {
            match self.searcher.try_lock() {
                Ok(searcher) => return Ok(searcher),
                Err(TryLockError::Poisoned(error)) => return Ok(error.into_inner()),
                Err(TryLockError::WouldBlock) => {
                    std::thread::sleep(ASKED_EVERY);
                    Python::attach(|py| py.check_signals())?;
                }
            }
        }
    }
}

impl Choice {
    fn search(
        &self,
        searcher: &mut Searcher,
        game: &Game,
        should_stop: &dyn Fn() -> bool,
        report: &mut dyn FnMut(&SearchInfo<'_>),
    ) -> SearchResult {
        match self {
            Choice::Best(limits) => searcher.search(game, limits, should_stop, report),
            Choice::Level { level, seed } => level.choose(searcher, game, *seed, should_stop, report),
        }
    }
}

#[pymethods]
impl PyEngine {
    #[new]
    #[pyo3(signature = (hash_mb = 16, threads = 1))]
    fn new(hash_mb: i64, threads: i64) -> PyResult<PyEngine> {
        let (megabytes, threads) = (within("hash_mb", hash_mb, MOST_MEGABYTES)?, within("threads", threads, MOST_THREADS)?);
        if !Searcher::has_room(megabytes) {
            return Err(LimitError::new_err(format!(
                "a table of {megabytes} megabytes does not fit into memory: give a smaller `hash_mb`"
            )));
        }
        let mut searcher = Searcher::new(megabytes);
        searcher.set_threads(threads);
        Ok(PyEngine { searcher: Mutex::new(searcher) })
    }

    /// Looks for the best move of the side to move.
    ///
    /// At least one of `nodes` (positions visited), `depth` (plies) and `time` (seconds) ends the search; whichever comes first does.
    /// `lines` is how many of the best moves are given a line each. Instead, `level` chooses a move as an opponent of that strength
    /// does, 1 to 8 or its name; the weak ones err, differently with another `seed`, and only `time` goes with it.
    ///
    /// Other threads of Python run meanwhile; another search of the same engine waits for this one. Ctrl-C ends it, and the wait
    /// for another, with `KeyboardInterrupt`. Where a die is to be thrown, the answer is for a throw that lets the side move.
    ///
    /// Raises `LimitError` for limits that make no sense or do not go together.
    #[expect(clippy::too_many_arguments, reason = "they are Python's arguments with names")]
    #[pyo3(signature = (game, *, nodes = None, depth = None, time = None, lines = 1, level = None, seed = 0))]
    fn search(
        &self,
        py: Python<'_>,
        game: &Bound<'_, PyGame>,
        nodes: Option<i64>,
        depth: Option<i64>,
        time: Option<f64>,
        lines: i64,
        level: Option<&Bound<'_, PyAny>>,
        seed: u64,
    ) -> PyResult<Found> {
        let choice = match level {
            Some(_) if nodes.is_some() || depth.is_some() || lines != 1 => {
                return Err(LimitError::new_err(
                    "a level has its own depth and gives one line: with `level` only `time` and `seed` go",
                ));
            }
            Some(level) => Choice::Level { level: level_of(level)?, seed },
            None if nodes.is_none() && depth.is_none() && time.is_none() => {
                return Err(LimitError::new_err("nothing would end the search: give `nodes`, `depth`, `time` or `level`"));
            }
            None => Choice::Best(Limits {
                nodes: nodes.map(|nodes| within("nodes", nodes, i64::MAX)).transpose()?.map(|nodes| nodes as u64),
                depth: depth.map(|depth| within("depth", depth, i64::from(u16::MAX))).transpose()?.map(|depth| depth as u32),
                lines: within("lines", lines, i64::from(u16::MAX))?,
                ..Limits::default()
            }),
        };
        let asked = time.map(seconds).transpose()?;
        let usual = if let Choice::Level { level, .. } = &choice { Some(level.thinking_time()) } else { None };
        let time = asked.into_iter().chain(usual).min();

        // A copy, so that the game can be played on meanwhile.
        let game = game.borrow().game.clone();
        let (found, lines, interrupt) = py.detach(|| {
            let mut searcher = self.lock()?;
            let (begun, asked) = (Instant::now(), Cell::new(Instant::now()));
            let interrupt = RefCell::new(None);
            let should_stop = || {
                if interrupt.borrow().is_some() || time.is_some_and(|time| begun.elapsed() >= time) {
                    return true;
                }
                if asked.get().elapsed() >= ASKED_EVERY {
                    *interrupt.borrow_mut() = Python::attach(|py| py.check_signals()).err();
                    asked.set(Instant::now());
                }
                interrupt.borrow().is_some()
            };
            let mut lines: Vec<(Vec<Move>, Score)> = Vec::new();
            let found = choice.search(&mut searcher, &game, &should_stop, &mut |info| {
                // A depth that is finished gives all its lines, the first of which begins anew.
                if info.line == 1 {
                    lines.clear();
                }
                lines.push((info.pv.to_vec(), info.score));
            });
            Ok::<_, PyErr>((found, lines, interrupt.into_inner()))
        })?;
        if let Some(interrupt) = interrupt {
            return Err(interrupt);
        }
        Found::new(py, &game, &found, &lines)
    }

    /// Forgets all that was searched: another game begins. It does so by itself where the rule set changes.
    fn clear(&self, py: Python<'_>) -> PyResult<()> {
        py.detach(|| self.lock().map(|mut searcher| searcher.new_game()))
    }
}

/// A whole number from 1 to `most`.
fn within(name: &str, value: i64, most: i64) -> PyResult<usize> {
    if (1..=most).contains(&value)
        && let Ok(value) = usize::try_from(value)
    {
        return Ok(value);
    }
    Err(LimitError::new_err(format!("`{name}` cannot be {value}: give a number from 1 to {most}")))
}

/// A time to think.
fn seconds(time: f64) -> PyResult<Duration> {
    if time > 0.0 && time <= LONGEST {
        return Ok(Duration::from_secs_f64(time));
    }
    Err(LimitError::new_err(format!("`time` cannot be {time}: give seconds, more than 0 and at most {LONGEST}")))
}

/// A level by its number or its name.
fn level_of(level: &Bound<'_, PyAny>) -> PyResult<Level> {
    let text = match (level.extract::<i64>(), level.extract::<String>()) {
        (Ok(number), _) => number.to_string(),
        (_, Ok(name)) => name,
        _ => return Err(PyTypeError::new_err(format!("a level is a number or a name, not a `{}`", error::kind_of(level)))),
    };
    text.parse().map_err(|error: hnefi_engine::LevelError| LimitError::new_err(error.to_string()))
}

/// What a search found.
#[pyclass(module = "hnefi", name = "SearchResult", frozen, get_all)]
pub(crate) struct Found {
    /// The action to play; `None` only when the game is over.
    best: Option<usize>,
    /// The same as text.
    r#move: Option<String>,
    /// What the position is worth.
    score: Py<PyScore>,
    /// The line expected as texts, the move to play first; it may come from a depth that was not finished.
    pv: Vec<String>,
    /// The best moves of the last depth finished, each with its line and score, the best first: as many as were asked for and there are.
    lines: Vec<Py<Line>>,
    /// The depth finished, in plies.
    depth: u32,
    /// Positions visited.
    nodes: u64,
}

impl Found {
    fn new(py: Python<'_>, game: &Game, found: &SearchResult, lines: &[(Vec<Move>, Score)]) -> PyResult<Found> {
        let side = game.position().side();
        let size = game.variant().size();
        let score = |score: Score| Py::new(py, PyScore::of(score.from_attackers_view(side)));
        let texts = |moves: &[Move]| moves.iter().map(ToString::to_string).collect::<Vec<_>>();
        let line = |(moves, worth): &(Vec<Move>, Score)| {
            let best = moves.first().and_then(|mv| actions::of_move(size, *mv));
            Py::new(py, Line { best, pv: texts(moves), score: score(*worth)? })
        };
        Ok(Found {
            best: found.best.and_then(|mv| actions::of_move(size, mv)),
            r#move: found.best.map(|mv| mv.to_string()),
            score: score(found.score)?,
            pv: texts(&found.pv),
            lines: lines.iter().map(line).collect::<PyResult<_>>()?,
            depth: found.depth,
            nodes: found.nodes,
        })
    }
}

#[pymethods]
impl Found {
    fn __repr__(&self) -> String {
        let (mv, score) = (self.r#move.as_deref().unwrap_or("no move"), self.score.get());
        format!("<hnefi.SearchResult {mv} {} depth {}, {} nodes>", score.text, self.depth, self.nodes)
    }
}

/// One of the best moves, with the line expected after it.
#[pyclass(module = "hnefi", frozen, get_all)]
pub(crate) struct Line {
    /// The action that begins it.
    best: Option<usize>,
    /// The moves as texts.
    pv: Vec<String>,
    /// What it is worth.
    score: Py<PyScore>,
}

#[pymethods]
impl Line {
    fn __repr__(&self) -> String {
        format!("<hnefi.Line {} {}>", self.score.get().text, self.pv.join(" "))
    }
}

/// What a position is worth: a value, or a forced win. Printed, a value is in men and positive for the attackers.
#[pyclass(module = "hnefi", name = "Score", frozen, get_all)]
pub(crate) struct PyScore {
    /// Hundredths of a man, positive for the attackers; `None` where a win is forced.
    value: Option<i32>,
    /// The side that wins by force, `attackers` or `defenders`; `None` where none does.
    winner: Option<String>,
    /// In how many plies it wins, 1 being the next move; `None` where no win is forced.
    plies: Option<u32>,
    /// The score as it is printed: `+1.50`, `the defenders win in 3`.
    text: String,
}

impl PyScore {
    fn of(score: ScoreKind) -> PyScore {
        let text = score.to_string();
        match score {
            ScoreKind::Value(value) => PyScore { value: Some(value), winner: None, plies: None, text },
            ScoreKind::Win { side, plies } => PyScore { value: None, winner: Some(side.to_string()), plies: Some(plies), text },
        }
    }
}

#[pymethods]
impl PyScore {
    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        format!("<hnefi.Score {}>", self.text)
    }
}
