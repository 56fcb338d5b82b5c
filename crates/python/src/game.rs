//! A game as Python sees it.

use hnefi_records::GameLine;
use hnefi_rules::{Announcement, Game, MoveText, Outcome, Position, Setup};
use numpy::{IntoPyArray, PyArray1, PyArray3, PyArrayMethods};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyInt, PyString, PyTuple};

use crate::error::{self, IllegalMove};
use crate::ruleset::PyRuleset;
use crate::{actions, planes};

/// A game from its start, or from a position.
///
/// `ruleset` is a `Ruleset` or the id of one, `position` the text of a position, such as `Game.position` gives.
///
/// Raises `RulesetError` if there is no such rule set, and `PositionError` if the rule set does not allow the position.
#[pyclass(module = "hnefi", name = "Game")]
pub(crate) struct PyGame {
    pub(crate) ruleset: Py<PyRuleset>,
    pub(crate) game: Game,
}

/// A throw and the move made with it, either of which may be missing.
type Step = (Option<u8>, Option<String>);

/// How a game went, ply by ply, and at the end the throw that waits for its move.
fn steps(game: &Game) -> Vec<Step> {
    let plies = game.plies().iter().map(|ply| (ply.die, ply.mv.map(|mv| mv.to_string())));
    plies.chain([(game.die(), None)]).collect()
}

/// The legal actions, in rising order. None while the die is to be thrown.
pub(crate) fn legal_actions(game: &Game) -> Vec<i32> {
    if game.awaits_throw() {
        return Vec::new();
    }
    let size = game.variant().size();
    let mut legal: Vec<i32> =
        game.legal_moves().into_iter().filter_map(|mv| actions::of_move(size, mv)).map(|action| action as i32).collect();
    legal.sort_unstable();
    legal
}

/// Why a move cannot be made before the die has been thrown.
pub(crate) fn must_have_thrown(game: &Game) -> PyResult<()> {
    if game.awaits_throw() {
        return Err(IllegalMove::new_err(format!(
            "the {} throw the die before they move: call `throw` with a number from 1 to 6",
            game.position().side()
        )));
    }
    Ok(())
}

#[pymethods]
impl PyGame {
    #[new]
    #[pyo3(signature = (ruleset, position = None))]
    fn new(ruleset: &Bound<'_, PyAny>, position: Option<&str>) -> PyResult<PyGame> {
        let ruleset = PyRuleset::of(ruleset)?;
        let rules = &ruleset.get().rules;
        let game = match position {
            None => Game::new(rules),
            Some(text) => {
                let setup = text.parse::<Setup>().map_err(error::position)?;
                Game::from_position(rules, setup.position(rules).map_err(error::position)?)
            }
        };
        Ok(PyGame { ruleset, game })
    }

    /// The rule set.
    #[getter]
    fn ruleset(&self, py: Python<'_>) -> Py<PyRuleset> {
        self.ruleset.clone_ref(py)
    }

    /// The legal actions in rising order: int32, shape `(k,)`. Empty when the game is over, and while the die is to be thrown.
    fn legal_moves<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i32>> {
        legal_actions(&self.game).into_pyarray(py)
    }

    /// Which actions are legal: bool, shape `(actions,)`.
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        let mut mask = vec![false; actions::count(self.game.variant().size())];
        for action in legal_actions(&self.game) {
            mask[action as usize] = true;
        }
        mask.into_pyarray(py)
    }

    /// Plays a move, given as an action or as text, and returns it as notation writes it, with what it captures: `c1-a1xa2`.
    ///
    /// Captures and the piece need not be written in a text; if they are, they must be right. Where the opponent then has no
    /// legal move and the rules make him pass, his lost turn is a ply of its own.
    ///
    /// Raises `IllegalMove`, with the reason; the game is then as it was.
    fn play(&mut self, r#move: &Bound<'_, PyAny>) -> PyResult<String> {
        let text = if let Ok(text) = r#move.cast::<PyString>() {
            text.extract::<String>()?.parse::<MoveText>().map_err(error::illegal)?
        } else if r#move.is_instance_of::<PyInt>() || r#move.hasattr("__index__")? {
            // A number that is too large for 64 bits is no action either.
            MoveText::new(self.ruleset.get().move_of(r#move.extract().unwrap_or(i64::MAX))?)
        } else {
            let kind = error::kind_of(r#move);
            return Err(PyTypeError::new_err(format!(
                "a move is an action (an integer) or a text such as `d1-d3`, not a `{kind}`"
            )));
        };
        must_have_thrown(&self.game)?;
        Ok(self.game.play_text(&text).map_err(error::illegal)?.text())
    }

    /// Takes back the last move, with the turns lost after it, and returns it as text; `None` if there was none.
    fn undo(&mut self) -> Option<String> {
        Some(self.game.take_back()?.to_string())
    }

    /// Whether the die is to be thrown before the next move.
    #[getter]
    fn awaits_throw(&self) -> bool {
        self.game.awaits_throw()
    }

    /// The throw now in force; `None` where there is none.
    #[getter]
    fn die(&self) -> Option<u8> {
        self.game.die()
    }

    /// The die shows `face`. Returns whether the side to move may move now: an even throw loses it the turn.
    ///
    /// Raises `IllegalMove` if no die is thrown now, or it has no such face.
    fn throw(&mut self, face: i64) -> PyResult<bool> {
        let face =
            u8::try_from(face).map_err(|_| IllegalMove::new_err(format!("{face} is no throw of a die: it shows 1 to 6")))?;
        self.game.throw(face).map_err(error::illegal)?;
        Ok(self.game.die().is_some())
    }

    /// The plies played, each with its captures, `pass` for a turn lost.
    #[getter]
    fn moves(&self) -> Vec<String> {
        self.game.plies().iter().map(hnefi_rules::Ply::text).collect()
    }

    /// How many plies were played.
    fn __len__(&self) -> usize {
        self.game.plies().len()
    }

    /// A game is there whether or not anything was played.
    fn __bool__(&self) -> bool {
        true
    }

    /// The side to move, `attackers` or `defenders`; `None` when the game is over.
    #[getter]
    fn side(&self) -> Option<String> {
        self.game.side().map(|side| side.to_string())
    }

    /// How the game ended; `None` while it goes on.
    #[getter]
    fn outcome(&self) -> Option<PyOutcome> {
        self.game.outcome().map(PyOutcome::of)
    }

    /// The points that the last move emptied, in the order of notation. Empty before the first move.
    #[getter]
    fn captures(&self) -> Vec<String> {
        let last = self.game.plies().iter().rev().find(|ply| ply.mv.is_some());
        last.map(|ply| ply.captures.as_slice().iter().map(ToString::to_string).collect()).unwrap_or_default()
    }

    /// What the king's side called out with the last move, `raichi` or `tuichu`; `None` if nothing.
    #[getter]
    fn announcement(&self) -> Option<&'static str> {
        let last = self.game.plies().iter().rev().find(|ply| ply.mv.is_some())?;
        last.announcement.map(|announcement| match announcement {
            Announcement::Raichi => "raichi",
            Announcement::Tuichu => "tuichu",
        })
    }

    /// The position as planes of zeros and ones: uint8, shape `(14, size, size)`.
    ///
    /// The axes are the plane (`hnefi.PLANES`), the rank from the first, and the file from `a`.
    fn planes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray3<u8>>> {
        let (planes, size) = (&self.ruleset.get().planes, self.game.variant().size());
        let mut values = vec![0; planes.len()];
        planes.write(self.game.position(), &mut values);
        values.into_pyarray(py).reshape([planes::NAMES.len(), size, size])
    }

    /// The position as text.
    #[getter]
    fn position(&self) -> String {
        self.game.position().to_string()
    }

    /// The game as a line of JSON, the record that `hnefi verify` and `hnefi convert` read.
    fn record(&self) -> String {
        GameLine::of(&self.game).to_json()
    }

    /// A game of its own that has gone the same way.
    fn copy(&self, py: Python<'_>) -> PyGame {
        PyGame { ruleset: self.ruleset.clone_ref(py), game: self.game.clone() }
    }

    fn __copy__(&self, py: Python<'_>) -> PyGame {
        self.copy(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyGame {
        self.copy(py)
    }

    /// For `pickle`: the rule set, the position that it began with, and how it went on.
    fn __reduce__<'py>(this: &Bound<'py, PyGame>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>, Vec<Step>)> {
        let PyGame { ruleset, game } = &*this.borrow();
        let usual = *game.start() == Position::start(game.variant());
        let start = (!usual).then(|| game.start().to_string());
        Ok((this.get_type().into_any(), (ruleset, start).into_pyobject(this.py())?, steps(game)))
    }

    /// Goes on as another game did from here.
    fn __setstate__(&mut self, steps: Vec<Step>) -> PyResult<()> {
        for (number, (die, mv)) in steps.into_iter().enumerate() {
            if let Some(face) = die.filter(|_| self.game.awaits_throw()) {
                self.game.throw(face).map_err(error::illegal)?;
            }
            // A turn lost is there as soon as what it was lost by.
            if let Some(text) = mv.filter(|_| number == self.game.plies().len()) {
                self.game.play_text(&text.parse().map_err(error::illegal)?).map_err(error::illegal)?;
            }
        }
        Ok(())
    }

    /// Equal are games that began with the same position by the same rules and went the same way.
    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<PyGame>().is_ok_and(|other| {
            let (game, other) = (&self.game, &other.borrow().game);
            game.variant() == other.variant() && game.start() == other.start() && steps(game) == steps(other)
        })
    }

    fn __repr__(&self) -> String {
        let state = match (self.game.outcome(), self.game.side()) {
            (Some(outcome), _) => outcome.to_string(),
            (None, Some(side)) => format!("{side} to move"),
            (None, None) => String::new(),
        };
        format!("<hnefi.Game {}, {} plies, {state}>", self.game.variant().name(), self.game.plies().len())
    }
}

/// How a game ended.
#[pyclass(module = "hnefi", name = "Outcome", frozen, get_all)]
pub(crate) struct PyOutcome {
    /// The side that won, `attackers` or `defenders`; `None` for a draw.
    winner: Option<String>,
    /// Why the game ended, in a word: `king-captured`, `king-escaped`, `repetition` …
    reason: &'static str,
    /// The name of the rule that decided it.
    rule: Option<String>,
    /// The outcome as it is printed: `the defenders win: the king escapes`.
    text: String,
}

impl PyOutcome {
    fn of(outcome: Outcome) -> PyOutcome {
        PyOutcome {
            winner: outcome.winner.map(|side| side.to_string()),
            reason: outcome.reason.word(),
            rule: outcome.rule.map(|rule| rule.to_string()),
            text: outcome.to_string(),
        }
    }
}

#[pymethods]
impl PyOutcome {
    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        format!("<hnefi.Outcome {}>", self.text)
    }
}
