//! Chromium for the browser tests, and nginx and Caddy for those that go through a proxy.

use std::path::Path;

use crate::process::exists;
use crate::{Failure, debian};

/// Chromium without windows, in which the tests take two thirds of the time.
const SHELL: &str = "chromium-headless-shell";
const NAMES: [&str; 5] = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Sees to it that a Chromium is there.
pub(crate) fn find() -> Result<(), Failure> {
    let named = std::env::var_os("CHROMIUM").is_some();
    let found = || named || NAMES.iter().any(|name| exists(name));
    // Older Debians do not have the shell.
    if !named && !exists(SHELL) && debian::may_install() && debian::install(&[SHELL]).is_err() && !found() {
        debian::install(&["chromium"])?;
    }
    if found() {
        return Ok(());
    }
    Err("the browser tests need Chromium: install it, name it in $CHROMIUM, or leave them out with `cargo xtask test --no-browser`".to_owned())
}

/// Sees to it that nginx and Caddy are there, as the browser tests look for them.
pub(crate) fn find_proxies() -> Result<(), Failure> {
    for (name, packages) in [("nginx", &["nginx-light", "openssl"][..]), ("caddy", &["caddy"])] {
        // Debian has nginx in a folder that is not in the path of every user.
        let places = ["/usr/sbin", "/usr/local/sbin"].map(|folder| Path::new(folder).join(name));
        let found = || exists(name) || places.iter().any(|place| place.exists());
        if !found() && debian::may_install() {
            debian::install(packages)?;
        }
        if !found() {
            return Err(format!(
                "the browser tests need {name}: install it, or leave them out with `cargo xtask test --no-browser`"
            ));
        }
    }
    Ok(())
}
