//! The crates that promise to build for WebAssembly: the rules and the engine.

use std::process::Command;

use crate::process::run;
use crate::test::cargo;
use crate::{Failure, root};

const TARGET: &str = "wasm32-unknown-unknown";

/// Checks that the crates compile for the target, if it is installed or can be.
pub(crate) fn check() -> Result<(), Failure> {
    if run(Command::new("rustup").args(["target", "add", TARGET]), root()).is_err() {
        eprintln!("not checked: the target {TARGET} is not installed and could not be");
        return Ok(());
    }
    cargo(&["check", "--package", "hnefi-rules", "--package", "hnefi-engine", "--target", TARGET])
}
