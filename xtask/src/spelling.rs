//! The spelling of code and English documents, by `typos` with `_typos.toml`.

use std::process::Command;

use crate::process::run;
use crate::{Failure, python, root};

/// Checks it, or says why it was not checked.
pub(crate) fn check() -> Result<(), Failure> {
    match python::program("typos") {
        Ok(typos) => run(Command::new(typos).args(["--format", "brief"]), root()),
        Err(reason) => {
            eprintln!("SKIPPED: the spelling was not checked: {reason}");
            Ok(())
        }
    }
}
