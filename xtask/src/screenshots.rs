//! `cargo xtask screenshots`: the pictures of the documentation, taken of the real program in a real browser.

use std::path::Path;

use crate::{Failure, browser, process, test, web};

/// Runs a script of the web client that starts `program`.
pub(crate) fn run_script(name: &str, program: &Path) -> Result<(), Failure> {
    process::run(web::script(name)?.env("HNEFI_BIN", program), &web::folder())
}

pub(crate) fn run() -> Result<(), Failure> {
    browser::find()?;
    web::build_if_stale()?;
    web::install_packages()?;
    test::build_binary()?;
    run_script("screenshots", &test::binary())
}
