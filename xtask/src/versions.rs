//! `cargo xtask versions`: new versions of rule sets, layouts and studies. What their hashes are of, the crates of the workspace know.

use crate::Failure;
use crate::test::cargo;

/// Adds what is missing to the lists of versions.
pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    let program = ["run", "--quiet", "--package", "hnefi-study", "--example", "versions", "--"];
    let arguments: Vec<&str> = program.into_iter().chain(arguments.iter().map(String::as_str)).collect();
    cargo(&arguments)
}
