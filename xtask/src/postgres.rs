//! PostgreSQL for the tests of the store.

use std::path::Path;

use crate::{Failure, debian};

/// Where Debian puts its programs, in a folder for each version.
const FOLDER: &str = "/usr/lib/postgresql";

/// Sees to it that a PostgreSQL is there.
pub(crate) fn find() -> Result<(), Failure> {
    let found = || {
        let mut versions = std::fs::read_dir(FOLDER).into_iter().flatten().flatten();
        versions.any(|version| Path::new(&version.path()).join("bin/initdb").exists())
    };
    if !found() && debian::may_install() {
        debian::install(&["postgresql"])?;
    }
    if found() {
        Ok(())
    } else {
        Err(format!("the tests of the store need PostgreSQL in {FOLDER}: install Debian's package `postgresql`"))
    }
}
