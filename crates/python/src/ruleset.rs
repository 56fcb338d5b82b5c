//! Rule sets as Python sees them, and the actions of their boards.

use std::sync::Arc;

use hnefi_rules::{Move, MoveText};
use hnefi_rulesets::Ruleset;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};

use crate::actions;
use crate::error::{self, IllegalMove};
use crate::planes::Planes;

/// The ids of the built-in rule sets, each of which `Ruleset` takes.
#[pyfunction]
pub(crate) fn rulesets() -> Vec<&'static str> {
    Ruleset::catalogue().collect()
}

/// A rule set: the rules with their sources, and the board that the game is played on.
///
/// `id` is that of a built-in rule set (`hnefi.rulesets()`), with options and a layout if wanted, joined by `+`:
/// `tablut-riksutstallningar-1972+weaponless`, `alea-walker-2015+alea-murray`.
///
/// Raises `RulesetError` if there is no such rule set, option or layout.
#[pyclass(module = "hnefi", name = "Ruleset", frozen)]
pub(crate) struct PyRuleset {
    pub(crate) rules: Ruleset,
    pub(crate) planes: Arc<Planes>,
}

impl PyRuleset {
    fn new(rules: Ruleset) -> PyRuleset {
        let planes = Arc::new(Planes::of(&rules));
        PyRuleset { rules, planes }
    }

    /// The rule set that an argument means: one, or the id of one.
    pub(crate) fn of(argument: &Bound<'_, PyAny>) -> PyResult<Py<PyRuleset>> {
        if let Ok(ruleset) = argument.cast::<PyRuleset>() {
            return Ok(ruleset.clone().unbind());
        }
        let id: String = argument.extract().map_err(|_| {
            let kind = error::kind_of(argument);
            PyTypeError::new_err(format!("a rule set is a `hnefi.Ruleset` or the id of one, not a `{kind}`"))
        })?;
        Py::new(argument.py(), PyRuleset::named(&id)?)
    }

    /// The move that an action stands for.
    pub(crate) fn move_of(&self, action: i64) -> PyResult<Move> {
        let size = self.rules.size();
        usize::try_from(action).ok().and_then(|action| actions::to_move(size, action)).ok_or_else(|| {
            let count = actions::count(size);
            IllegalMove::new_err(format!("{action} is no action of a board {size} points wide: they are 0 to {}", count - 1))
        })
    }
}

#[pymethods]
impl PyRuleset {
    #[new]
    fn named(id: &str) -> PyResult<PyRuleset> {
        Ok(PyRuleset::new(Ruleset::named(id).map_err(error::ruleset)?))
    }

    /// A rule set of one's own, from the text of its file. `selection` has the options and the layout wanted, joined by `+`.
    ///
    /// Raises `RulesetError` with every mistake of the file, each with its line and column.
    #[classmethod]
    #[pyo3(signature = (text, selection = ""))]
    fn from_toml(_class: &Bound<'_, PyType>, text: &str, selection: &str) -> PyResult<PyRuleset> {
        Ok(PyRuleset::new(Ruleset::from_toml_with(text, selection).map_err(error::ruleset)?))
    }

    /// The id, with the options and the layout chosen.
    #[getter]
    fn id(&self) -> String {
        self.rules.id()
    }

    /// What people call it.
    #[getter]
    fn name(&self) -> String {
        self.rules.name().en()
    }

    /// What it is, in a sentence or two.
    #[getter]
    fn summary(&self) -> String {
        self.rules.summary().en()
    }

    /// Width and height of the board in points.
    #[getter]
    fn size(&self) -> usize {
        self.rules.size()
    }

    /// How many actions the board has: `size * size * (2 * size - 1)`.
    #[getter]
    fn actions(&self) -> usize {
        actions::count(self.rules.size())
    }

    /// The side that moves first: `attackers` or `defenders`.
    #[getter]
    fn first(&self) -> String {
        self.rules.first().to_string()
    }

    /// Whether a die is thrown before each turn.
    #[getter]
    fn has_die(&self) -> bool {
        self.rules.rules().dice != hnefi_rules::rules::Dice::None
    }

    /// The id of the layout chosen.
    #[getter]
    fn layout(&self) -> String {
        self.rules.layout().id.clone()
    }

    /// The ids of the layouts that it can be played on, the usual one first.
    #[getter]
    fn layouts(&self) -> Vec<String> {
        self.rules.layouts().into_iter().map(|layout| layout.id).collect()
    }

    /// The variations that its source offers, and the other readings of it.
    #[getter]
    fn options(&self) -> Vec<RulesetOption> {
        let option = |option: hnefi_rulesets::ruleset::OptionInfo| RulesetOption {
            id: option.id,
            name: option.name.en(),
            text: option.text.en(),
            chosen: option.selected,
        };
        self.rules.options().into_iter().map(option).collect()
    }

    /// Every rule that its file writes down, in the order in which a person would explain them.
    #[getter]
    fn rules(&self) -> Vec<Rule> {
        let rule = |rule: hnefi_rulesets::ruleset::RuleInfo| Rule {
            key: rule.key.to_string(),
            value: rule.value,
            sentence: rule.sentence.en(),
            standing: rule.evidence.standing.to_string(),
        };
        self.rules.explained().into_iter().map(rule).collect()
    }

    /// The move of an action as text: `d1-d3`; `d1-d1` for a piece that stays where it could go on capturing.
    ///
    /// Raises `IllegalMove` if the board has no such action.
    fn action_to_text(&self, action: i64) -> PyResult<String> {
        Ok(self.move_of(action)?.to_string())
    }

    /// The action of a move as text, in any way of writing that hnefi reads. Captures may be written; they are not looked at.
    ///
    /// Raises `IllegalMove` if the text is no move along a rank or a file of the board.
    fn text_to_action(&self, text: &str) -> PyResult<usize> {
        let mv = text.parse::<MoveText>().map_err(error::illegal)?.mv;
        let size = self.rules.size();
        actions::of_move(size, mv).ok_or_else(|| {
            IllegalMove::new_err(format!(
                "move `{mv}`: no piece goes so on a board {size} points wide, only along a row or a column of it"
            ))
        })
    }

    fn __repr__(&self) -> String {
        format!("hnefi.Ruleset('{}')", self.rules.id())
    }

    /// Nothing changes a rule set, so that a copy is the same.
    fn __copy__(this: Py<PyRuleset>) -> Py<PyRuleset> {
        this
    }

    fn __deepcopy__(this: Py<PyRuleset>, _memo: &Bound<'_, PyAny>) -> Py<PyRuleset> {
        this
    }

    /// For `pickle`: the id of a built-in rule set, or the text of its file with what is chosen of it.
    fn __reduce__<'py>(this: &Bound<'py, PyRuleset>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let (class, rules, py) = (this.get_type(), &this.get().rules, this.py());
        let id = rules.id();
        match rules.own_file() {
            Some(text) => {
                let selection = id.strip_prefix(rules.base_id()).unwrap_or_default();
                Ok((class.getattr("from_toml")?, (text, selection).into_pyobject(py)?))
            }
            None => Ok((class.into_any(), (id,).into_pyobject(py)?)),
        }
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<PyRuleset>().is_ok_and(|other| {
            let other = &other.get().rules;
            self.rules.id() == other.id() && *self.rules == **other
        })
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        self.rules.id().hash(&mut hasher);
        hasher.finish()
    }
}

/// A variation of a rule set that is chosen by `ID+option`.
#[pyclass(module = "hnefi", frozen, get_all)]
pub(crate) struct RulesetOption {
    /// The word after the `+`.
    id: String,
    /// What people call it.
    name: String,
    /// What it changes, and who says so.
    text: String,
    /// Whether it is chosen here.
    chosen: bool,
}

#[pymethods]
impl RulesetOption {
    fn __repr__(&self) -> String {
        format!("<hnefi.RulesetOption {}: {}>", self.id, self.name)
    }
}

/// A rule with its value.
#[pyclass(module = "hnefi", frozen, get_all)]
pub(crate) struct Rule {
    /// Its name, such as `escape`.
    key: String,
    /// Its value's word, such as `corners`.
    value: &'static str,
    /// The rule in a sentence.
    sentence: String,
    /// What speaks for it: `stated` by the source in words, only `pictured` there, or a `reading`.
    standing: String,
}

#[pymethods]
impl Rule {
    fn __repr__(&self) -> String {
        format!("<hnefi.Rule {} = {} [{}]>", self.key, self.value, self.standing)
    }
}
