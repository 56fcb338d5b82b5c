//! What Python is told when something is wrong: exceptions that are all `ValueError`s too.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::{PyErr, create_exception};

create_exception!(hnefi, HnefiError, PyValueError, "What every error of hnefi is; a `ValueError`.");
create_exception!(hnefi, RulesetError, HnefiError, "No such rule set, option or layout, or a rule-set file with mistakes.");
create_exception!(
    hnefi,
    PositionError,
    HnefiError,
    "A text that is no position, or a position that the rule set does not allow."
);
create_exception!(hnefi, IllegalMove, HnefiError, "A move, action or throw of the die that cannot be made now, or is none.");
create_exception!(
    hnefi,
    BatchError,
    HnefiError,
    "A batch that cannot be made, or arguments that do not fit the games of a batch."
);
create_exception!(hnefi, LimitError, HnefiError, "Limits of a search or an engine that make no sense.");

/// The exception for a rule set that cannot be had.
pub(crate) fn ruleset(error: hnefi_rulesets::RulesetError) -> PyErr {
    RulesetError::new_err(error.to_string())
}

/// The exception for a move that cannot be made, or is none.
pub(crate) fn illegal(error: impl std::error::Error) -> PyErr {
    IllegalMove::new_err(error.to_string())
}

/// The exception for a position that cannot be had.
pub(crate) fn position(error: impl std::error::Error) -> PyErr {
    PositionError::new_err(error.to_string())
}

/// The name of an argument's type, for errors that tell what was given.
pub(crate) fn kind_of(argument: &Bound<'_, PyAny>) -> String {
    argument.get_type().name().map_or_else(|_| "thing".to_owned(), |name| name.to_string())
}
