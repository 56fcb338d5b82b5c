//! `cargo xtask screenshots`: the pictures of the documentation, taken of the real program in a real browser.

use crate::{Failure, browser, process, test, web};

pub(crate) fn run_script(name: &str) -> Result<(), Failure> {
    process::run(web::script(name)?.env("HNEFI_BIN", test::binary()), &web::folder())
}

pub(crate) fn run() -> Result<(), Failure> {
    browser::find()?;
    web::build_if_stale()?;
    web::install_packages()?;
    test::build_binary()?;
    run_script("screenshots")
}
