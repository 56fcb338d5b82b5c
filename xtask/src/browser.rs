//! Chromium for the browser tests, and nginx for those that go through a proxy.

use std::path::Path;

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

/// Sees to it that an nginx is there, as the browser tests look for it.
pub(crate) fn find_nginx() -> Result<(), Failure> {
    // Debian has it in a folder that is not in the path of every user.
    let found = || exists("nginx") || ["/usr/sbin/nginx", "/usr/local/sbin/nginx"].iter().any(|place| Path::new(place).exists());
    if !found() && debian::may_install() {
        debian::install(&["nginx-light", "openssl"])?;
    }
    if found() {
        return Ok(());
    }
    Err("the browser tests need nginx: install it, or leave them out with `cargo xtask test --no-browser`".to_owned())
}
