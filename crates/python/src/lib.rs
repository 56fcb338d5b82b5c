//! The rules, the engine and batches of games for Python: the compiled part of the package `hnefi`.
//!
//! The doc comments of what Python sees are written for Python, which shows them as its help.

mod actions;
mod batch;
mod engine;
mod error;
mod game;
mod planes;
mod pool;
mod ruleset;

/// The compiled part of the package `hnefi`.
#[pyo3::pymodule]
mod _hnefi {
    use pyo3::prelude::*;
    use pyo3::types::PyTuple;

    #[pymodule_export]
    use crate::batch::PyBatch;
    #[pymodule_export]
    use crate::engine::{Found, Line, PyEngine, PyScore};
    #[pymodule_export]
    use crate::error::{BatchError, HnefiError, IllegalMove, LimitError, PositionError, RulesetError};
    #[pymodule_export]
    use crate::game::{PyGame, PyOutcome};
    #[pymodule_export]
    use crate::ruleset::{PyRuleset, Rule, RulesetOption, rulesets};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))?;
        module.add("PLANES", PyTuple::new(module.py(), crate::planes::NAMES)?)
    }
}
