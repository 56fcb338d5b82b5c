//! The web client: its packages, its build, and whether the build is stale.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::node::Node;
use crate::process::run;
use crate::stamp::{Stamp, list};
use crate::{Failure, root, wasm};

/// The folder of the web client.
pub(crate) fn folder() -> PathBuf {
    root().join("web")
}

/// A command that runs one of the client's npm scripts.
pub(crate) fn script(name: &str) -> Result<Command, Failure> {
    let mut command = Node::find()?.npm();
    command.args(["run", "--silent", name]);
    Ok(command)
}

/// Installs the packages that package-lock.json names, if they are not the installed ones.
pub(crate) fn install_packages() -> Result<(), Failure> {
    let stamp = Stamp::new("web-packages.stamp", &[folder().join("package-lock.json")])?;
    if stamp.is_fresh() && folder().join("node_modules").is_dir() {
        return Ok(());
    }
    run(Node::find()?.npm().args(["ci", "--no-fund", "--no-audit"]), &folder())?;
    stamp.write()
}

/// Builds the client, with the engine for browsers, when its sources have changed since the last build.
pub(crate) fn build_if_stale() -> Result<(), Failure> {
    wasm::build_if_stale()?;
    let mut sources = Vec::new();
    list(&folder(), &mut sources)?;
    let stamp = Stamp::new("web-build.stamp", &sources)?;
    if stamp.is_fresh() && folder().join("dist/index.html").is_file() {
        return Ok(());
    }
    install_packages()?;
    run(&mut script("build")?, &folder())?;
    stamp.write()
}

/// Builds the client in the `web` folder of another checkout. Gives the folder of the build.
pub(crate) fn build_in(folder: &Path) -> Result<PathBuf, Failure> {
    run(Node::find()?.npm().args(["ci", "--no-fund", "--no-audit"]), folder)?;
    run(&mut script("build")?, folder)?;
    Ok(folder.join("dist"))
}
