//! Chromium for the browser tests.

use crate::process::exists;
use crate::{Failure, debian};

const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Sees to it that a Chromium is there.
pub(crate) fn find() -> Result<(), Failure> {
    let found = || std::env::var_os("CHROMIUM").is_some() || NAMES.iter().any(|name| exists(name));
    if !found() && debian::may_install() {
        debian::install(&["chromium"])?;
    }
    if found() {
        return Ok(());
    }
    Err("the browser tests need Chromium: install it, name it in $CHROMIUM, or leave them out with `cargo xtask test --no-browser`".to_owned())
}
