//! Many games of one rule set at once, played over the cores of the machine while other threads of Python run.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread::{self, ThreadId};
use std::time::Instant;

use hnefi_rules::{Game, GameResult, Side};
use hnefi_rulesets::Ruleset;
use hnefi_statistics::Random;
use numpy::{IntoPyArray, PyArray1, PyArray2, PyArray4, PyArrayMethods, PyReadonlyArray1};
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;

use crate::error::{self, BatchError, IllegalMove};
use crate::game::{PyGame, legal_actions};
use crate::planes::Planes;
use crate::pool::{Parts, Pool, WATCHED_EVERY, lock};
use crate::ruleset::PyRuleset;
use crate::{actions, planes};

/// This many masks of the widest board still fit into a gigabyte.
const MOST_GAMES: i64 = 65_536;
const MOST_THREADS: i64 = 1_024;
/// After how many plies at the least a playout looks at the time, which takes longer than some plies.
const ASKED_EVERY: usize = 32;
/// What stands for no action, where a game is over.
const NO_ACTION: i32 = -1;

/// An array with a value for each game, or one of another length that the text of the call tells.
type Values<'py, T> = Bound<'py, PyArray1<T>>;

/// Many games of one rule set, stepped at once over the cores of the machine.
///
/// `games` is how many (1 to 65536). Chance, which is the die and what is played at random, follows from `seed` and the number of the
/// game alone, whatever `threads` is: 1 to 1024, or `None` for as many as the machine has cores. With `auto_reset` a game that ends begins
/// anew within the same step. Dice are thrown by the batch itself.
///
/// Every call lets other threads of Python run. In all arrays the first axis is the games.
///
/// Raises `RulesetError` if there is no such rule set, and `BatchError` for numbers out of these ranges.
#[pyclass(module = "hnefi", name = "Batch", frozen)]
pub(crate) struct PyBatch {
    ruleset: Py<PyRuleset>,
    rules: Ruleset,
    planes: Arc<Planes>,
    /// A game before its first throw and move.
    start: Game,
    threads: usize,
    auto_reset: bool,
    games: usize,
    slots: Parts<Slot>,
    /// Locked by each call, so that calls come one after the other.
    pool: Mutex<Pool>,
}

/// A game of a batch, with its own chance.
#[derive(Clone)]
struct Slot {
    game: Game,
    random: Random,
}

impl Slot {
    /// Throws the die until a side may move.
    fn throw(&mut self) {
        while self.game.awaits_throw() {
            let face = self.random.throw();
            // The game waits for a throw, and the face is one of a die.
            let _ = self.game.throw(face);
        }
    }

    fn begin_anew(&mut self, start: &Game) {
        self.game.clone_from(start);
        self.throw();
    }

    /// A legal move by lot, played at once. Does nothing when the game is over.
    fn play_at_random(&mut self) {
        let legal = self.game.legal_moves();
        if let Some(mv) = legal.get(self.random.below(legal.len())) {
            // It is one of the legal moves.
            let _ = self.game.play(*mv);
            self.throw();
        }
    }

    fn reward(&self) -> f32 {
        match GameResult::of(&self.game).winner() {
            Some(Side::Attackers) => 1.0,
            Some(Side::Defenders) => -1.0,
            None => 0.0,
        }
    }
}

/// Whether somebody has pressed Ctrl-C, which Python tells only the thread that has called.
struct Interrupt {
    caller: ThreadId,
    asked: Mutex<Instant>,
    error: Mutex<Option<PyErr>>,
    stop: AtomicBool,
}

impl Interrupt {
    fn new() -> Interrupt {
        let (asked, error) = (Mutex::new(Instant::now()), Mutex::new(None));
        Interrupt { caller: thread::current().id(), asked, error, stop: AtomicBool::new(false) }
    }

    /// Asks Python, if this is the thread to do it, and not too often.
    fn ask(&self) {
        if thread::current().id() != self.caller || lock(&self.asked).elapsed() < WATCHED_EVERY {
            return;
        }
        *lock(&self.asked) = Instant::now();
        if let Err(error) = Python::attach(|py| py.check_signals()) {
            *lock(&self.error) = Some(error);
            self.stop.store(true, Ordering::Relaxed);
        }
    }
}

impl PyBatch {
    /// Asks each game something, many at once.
    fn ask<R: Send + 'static>(&self, py: Python<'_>, ask: impl Fn(&mut Slot) -> R + Send + Sync + 'static) -> Vec<R> {
        py.detach(|| lock(&self.pool).each(&self.slots, move |_, slot| ask(slot)))
    }

    /// Plays one action in each game, or in none if one of them cannot be played.
    fn play(&self, pool: &Pool, given: Vec<i64>) -> Result<(), (usize, String)> {
        let size = self.rules.size();
        let played = pool.each(&self.slots, move |number, slot| play_one(&mut slot.game, size, given[number]));
        let wrong = played.iter().enumerate().find_map(|(number, played)| Some((number, played.as_ref().err()?.clone())));
        let Some(wrong) = wrong else { return Ok(()) };
        with_all(&self.slots, |slots| {
            for (slot, played) in slots.iter_mut().zip(&played) {
                if *played == Ok(true) {
                    slot.game.take_back();
                }
            }
        });
        Err(wrong)
    }
}

/// Does something with all games at once.
fn with_all<R>(slots: &Parts<Slot>, work: impl FnOnce(&mut [&mut Slot]) -> R) -> R {
    let mut parts: Vec<MutexGuard<'_, Vec<Slot>>> = slots.iter().map(lock).collect();
    let mut slots: Vec<&mut Slot> = parts.iter_mut().flat_map(|part| part.iter_mut()).collect();
    work(&mut slots)
}

/// Plays an action, and tells whether there was one to play.
fn play_one(game: &mut Game, size: usize, action: i64) -> Result<bool, String> {
    let is_none = action == i64::from(NO_ACTION);
    match (game.outcome(), is_none) {
        (Some(_), true) => return Ok(false),
        (Some(outcome), false) => return Err(format!("the game is over ({outcome}): its action must be {NO_ACTION}")),
        (None, true) => return Err(format!("{NO_ACTION} is for games that are over, and this one goes on")),
        (None, false) => {}
    }
    let mv = usize::try_from(action).ok().and_then(|action| actions::to_move(size, action)).ok_or_else(|| {
        format!("{action} is no action of a board {size} points wide: they are 0 to {}", actions::count(size) - 1)
    })?;
    game.play(mv).map(|_| true).map_err(|error| error.to_string())
}

#[pymethods]
impl PyBatch {
    #[new]
    #[pyo3(signature = (ruleset, games, seed = 0, threads = None, auto_reset = false))]
    fn new(ruleset: &Bound<'_, PyAny>, games: i64, seed: u64, threads: Option<i64>, auto_reset: bool) -> PyResult<PyBatch> {
        if !(1..=MOST_GAMES).contains(&games) {
            return Err(BatchError::new_err(format!("a batch cannot have {games} games: give a number from 1 to {MOST_GAMES}")));
        }
        let threads = match threads {
            None => thread::available_parallelism().map_or(1, NonZeroUsize::get),
            Some(threads) if (1..=MOST_THREADS).contains(&threads) => threads as usize,
            Some(threads) => {
                let wanted = format!("give a number from 1 to {MOST_THREADS}, or `None` for as many as there are cores");
                return Err(BatchError::new_err(format!("a batch cannot use {threads} threads: {wanted}")));
            }
        };
        let ruleset = PyRuleset::of(ruleset)?;
        let (rules, planes) = (ruleset.get().rules.clone(), Arc::clone(&ruleset.get().planes));
        let start = Game::new(&rules);
        let slot = |number: i64| {
            let mut slot = Slot { game: start.clone(), random: Random::new(&[seed, number as u64]) };
            slot.throw();
            slot
        };
        let pool = Pool::new(threads);
        let slots = pool.parts((0..games).map(slot).collect());
        Ok(PyBatch { ruleset, rules, planes, start, threads, auto_reset, games: games as usize, slots, pool: Mutex::new(pool) })
    }

    /// The rule set.
    #[getter]
    fn ruleset(&self, py: Python<'_>) -> Py<PyRuleset> {
        self.ruleset.clone_ref(py)
    }

    /// How many games it has.
    fn __len__(&self) -> usize {
        self.games
    }

    /// Which actions are legal: bool, shape `(n, actions)`. None in a game that is over.
    fn masks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<bool>>> {
        let (size, count) = (self.rules.size(), actions::count(self.rules.size()));
        let lists = self.ask(py, |slot| slot.game.legal_moves());
        // Setting them takes no time beside the memory, which several threads would not get sooner than one.
        let masks = py.detach(|| {
            let mut masks = vec![false; self.games * count];
            for (moves, mask) in lists.iter().zip(masks.chunks_mut(count)) {
                moves.iter().filter_map(|mv| actions::of_move(size, *mv)).for_each(|action| mask[action] = true);
            }
            masks
        });
        masks.into_pyarray(py).reshape([self.games, count])
    }

    /// The legal actions of all games, one game after the other, in rising order: `(actions, offsets)`, int32 of shape `(k,)` and int64
    /// of shape `(n + 1,)`. Those of game `i` are `actions[offsets[i]:offsets[i + 1]]`.
    fn legal_moves<'py>(&self, py: Python<'py>) -> (Values<'py, i32>, Values<'py, i64>) {
        let lists = self.ask(py, |slot| legal_actions(&slot.game));
        let mut offsets = Vec::with_capacity(lists.len() + 1);
        offsets.push(0);
        for list in &lists {
            offsets.push(offsets[offsets.len() - 1] + list.len() as i64);
        }
        (lists.concat().into_pyarray(py), offsets.into_pyarray(py))
    }

    /// The positions as planes: uint8, shape `(n, 14, size, size)`, each as `Game.planes` gives it.
    fn planes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray4<u8>>> {
        let (planes, size) = (&self.planes, self.rules.size());
        let values = py.detach(|| {
            let _pool = lock(&self.pool);
            let mut values = vec![0; self.games * planes.len()];
            with_all(&self.slots, |slots| {
                let parts = values.chunks_mut(planes.len());
                slots.iter().zip(parts).for_each(|(slot, part)| planes.write(slot.game.position(), part));
            });
            values
        });
        values.into_pyarray(py).reshape([self.games, planes::NAMES.len(), size, size])
    }

    /// The sides to move: uint8, shape `(n,)`, 0 for the attackers and 1 for the defenders. In a game that is over it means nothing.
    fn sides<'py>(&self, py: Python<'py>) -> Values<'py, u8> {
        self.ask(py, |slot| u8::from(slot.game.position().side() == Side::Defenders)).into_pyarray(py)
    }

    /// How many plies each game has had, turns lost among them: int32, shape `(n,)`.
    fn plies<'py>(&self, py: Python<'py>) -> Values<'py, i32> {
        self.ask(py, |slot| slot.game.plies().len() as i32).into_pyarray(py)
    }

    /// Which games are over: bool, shape `(n,)`.
    fn dones<'py>(&self, py: Python<'py>) -> Values<'py, bool> {
        self.ask(py, |slot| slot.game.outcome().is_some()).into_pyarray(py)
    }

    /// A legal action of each game by lot, -1 where the game is over: int32, shape `(n,)`. Each call draws anew.
    fn random_actions<'py>(&self, py: Python<'py>) -> Values<'py, i32> {
        let size = self.rules.size();
        let draw = move |slot: &mut Slot| {
            let legal = slot.game.legal_moves();
            let action = legal.get(slot.random.below(legal.len())).and_then(|mv| actions::of_move(size, *mv));
            action.map_or(NO_ACTION, |action| action as i32)
        };
        let drawn = self.ask(py, draw);
        drawn.into_pyarray(py)
    }

    /// Plays one action in each game: integers of shape `(n,)`, -1 where the game is over.
    ///
    /// Returns `(rewards, dones)`, float32 and bool of shape `(n,)`: 1 where the attackers have won with this step, -1 where the defenders
    /// have, otherwise 0; and whether the game is over. With `auto_reset` a game that is over has already begun anew.
    ///
    /// Raises `IllegalMove` with the number of the first game whose action cannot be played, and the reason; `BatchError` if the shape is
    /// another. All games are then as they were.
    fn step<'py>(&self, py: Python<'py>, actions: &Bound<'py, PyAny>) -> PyResult<(Values<'py, f32>, Values<'py, bool>)> {
        let given = integers(actions)?;
        let (rewards, dones) = py.detach(|| {
            let pool = lock(&self.pool);
            let games = self.games;
            if given.len() != games {
                return Err(BatchError::new_err(format!(
                    "{} actions were given for {games} games: give one for each",
                    given.len()
                )));
            }
            let over_before =
                with_all(&self.slots, |slots| slots.iter().map(|slot| slot.game.outcome().is_some()).collect::<Vec<_>>());
            self.play(&pool, given)
                .map_err(|(number, reason)| IllegalMove::new_err(format!("game {number} of the batch: {reason}")))?;
            let mut rewards = vec![0.0; games];
            let mut dones = vec![false; games];
            with_all(&self.slots, |slots| {
                for (number, slot) in slots.iter_mut().enumerate() {
                    slot.throw();
                    dones[number] = slot.game.outcome().is_some();
                    if dones[number] && !over_before[number] {
                        rewards[number] = slot.reward();
                        if self.auto_reset {
                            slot.begin_anew(&self.start);
                        }
                    }
                }
            });
            Ok((rewards, dones))
        })?;
        Ok((rewards.into_pyarray(py), dones.into_pyarray(py)))
    }

    /// Begins games anew: all of them, or those of `which`, bool of shape `(n,)`.
    ///
    /// Raises `BatchError` if the shape is another.
    #[pyo3(signature = (which = None))]
    fn reset(&self, py: Python<'_>, which: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let which = which.map(booleans).transpose()?;
        py.detach(|| {
            let _pool = lock(&self.pool);
            let games = self.games;
            if let Some(given) = which.as_ref().map(Vec::len).filter(|given| *given != games) {
                return Err(BatchError::new_err(format!("`which` has {given} values for {games} games: give one for each")));
            }
            with_all(&self.slots, |slots| {
                for (number, slot) in slots.iter_mut().enumerate() {
                    if which.as_ref().is_none_or(|which| which[number]) {
                        slot.begin_anew(&self.start);
                    }
                }
            });
            Ok(())
        })
    }

    /// Plays a copy of each game on at random to its end, or for `max_plies` more plies: the games themselves stay as they are.
    ///
    /// Returns `(rewards, plies)`, float32 and int32 of shape `(n,)`: 1 where the attackers win, -1 where the defenders do, 0 for a draw and
    /// for a game broken off; and how many plies were played. A game that is over gives its result, after no plies. Each call draws
    /// anew. Ctrl-C ends it with `KeyboardInterrupt`.
    ///
    /// Raises `BatchError` if `max_plies` is negative.
    #[pyo3(signature = (max_plies = 2_000))]
    fn random_playouts<'py>(&self, py: Python<'py>, max_plies: i64) -> PyResult<(Values<'py, f32>, Values<'py, i32>)> {
        let max_plies = usize::try_from(max_plies)
            .map_err(|_| BatchError::new_err(format!("`max_plies` cannot be {max_plies}: give 0 or more")))?;
        let interrupt = Arc::new(Interrupt::new());
        let results = py.detach(|| {
            let (watched, interrupt) = (Arc::clone(&interrupt), Arc::clone(&interrupt));
            let playout = move |_, slot: &mut Slot| {
                let mut copy = slot.clone();
                let begun = copy.game.plies().len();
                let mut played = 0;
                while copy.game.outcome().is_none() && played < max_plies && !interrupt.stop.load(Ordering::Relaxed) {
                    copy.play_at_random();
                    played = copy.game.plies().len() - begun;
                    if played % ASKED_EVERY == 0 {
                        interrupt.ask();
                    }
                }
                slot.random = copy.random.clone();
                (copy.reward(), played as i32)
            };
            lock(&self.pool).each_watched(&self.slots, playout, &|| watched.ask())
        });
        if let Some(error) = lock(&interrupt.error).take() {
            return Err(error);
        }
        let (rewards, plies): (Vec<f32>, Vec<i32>) = results.into_iter().unzip();
        Ok((rewards.into_pyarray(py), plies.into_pyarray(py)))
    }

    /// A copy of one game; a negative number counts from the last.
    ///
    /// Raises `IndexError` if there is no such game.
    fn game(&self, py: Python<'_>, number: i64) -> PyResult<PyGame> {
        let game = py.detach(|| {
            let _pool = lock(&self.pool);
            with_all(&self.slots, |slots| {
                let place = if number < 0 { number + slots.len() as i64 } else { number };
                usize::try_from(place).ok().and_then(|place| Some(slots.get(place)?.game.clone()))
            })
        });
        let game = game.ok_or_else(|| PyIndexError::new_err(format!("there is no game {number} in the batch")))?;
        Ok(PyGame { ruleset: self.ruleset.clone_ref(py), game })
    }

    fn __repr__(&self) -> String {
        let threads = if self.threads == 1 { "1 thread".to_owned() } else { format!("{} threads", self.threads) };
        format!("<hnefi.Batch {}, {} games, {threads}>", self.rules.id(), self.games)
    }
}

/// The whole numbers of an array, a list or the like.
fn integers(values: &Bound<'_, PyAny>) -> PyResult<Vec<i64>> {
    if let Ok(array) = values.extract::<PyReadonlyArray1<'_, i32>>() {
        return Ok(array.as_array().iter().map(|value| i64::from(*value)).collect());
    }
    if let Ok(array) = values.extract::<PyReadonlyArray1<'_, i64>>() {
        return Ok(array.as_array().iter().copied().collect());
    }
    values.extract().map_err(|_| wrong_array("actions are whole numbers", values))
}

/// The truth values of an array, a list or the like.
fn booleans(values: &Bound<'_, PyAny>) -> PyResult<Vec<bool>> {
    if let Ok(array) = values.extract::<PyReadonlyArray1<'_, bool>>() {
        return Ok(array.as_array().iter().copied().collect());
    }
    values.extract().map_err(|_| wrong_array("`which` has truth values", values))
}

fn wrong_array(wanted: &str, values: &Bound<'_, PyAny>) -> PyErr {
    let kind = error::kind_of(values);
    match (values.getattr("shape").and_then(|shape| shape.repr()), values.getattr("dtype").and_then(|dtype| dtype.str())) {
        (Ok(shape), Ok(dtype)) => {
            BatchError::new_err(format!("{wanted} in an array of one axis, not a `{kind}` of shape {shape} with dtype {dtype}"))
        }
        _ => PyTypeError::new_err(format!("{wanted} in an array or a list, not a `{kind}`")),
    }
}
