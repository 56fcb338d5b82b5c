//! The web client: its packages, its build, and whether the build is stale.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::node::Node;
use crate::process::run;
use crate::{Failure, root, target};

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

/// Builds the client when its sources have changed since the last build.
pub(crate) fn build_if_stale() -> Result<(), Failure> {
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

/// All files of the client that a build could depend on.
fn list(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let entries = fs::read_dir(folder).map_err(|error| format!("cannot read {}: {error}", folder.display()))?;
    for entry in entries.flatten() {
        let path = entry.path();
        let skipped = ["node_modules", "dist", "e2e"].iter().any(|name| path.file_name().is_some_and(|n| n == *name));
        if path.is_dir() && !skipped {
            list(&path, files)?;
        } else if path.is_file() {
            files.push(path);
        }
    }
    Ok(())
}

/// Remembers in the build folder what some files contained when a step was done.
struct Stamp {
    file: PathBuf,
    contents: String,
}

impl Stamp {
    fn new(name: &str, sources: &[PathBuf]) -> Result<Stamp, Failure> {
        let mut sources = sources.to_vec();
        sources.sort();
        let mut hasher = DefaultHasher::new();
        for source in &sources {
            let bytes = fs::read(source).map_err(|error| format!("cannot read {}: {error}", source.display()))?;
            source.strip_prefix(root()).unwrap_or(source).hash(&mut hasher);
            bytes.hash(&mut hasher);
        }
        Ok(Stamp { file: target().join(name), contents: format!("{:016x}", hasher.finish()) })
    }

    fn is_fresh(&self) -> bool {
        fs::read_to_string(&self.file).is_ok_and(|written| written == self.contents)
    }

    fn write(&self) -> Result<(), Failure> {
        fs::create_dir_all(target())
            .and_then(|()| fs::write(&self.file, &self.contents))
            .map_err(|error| format!("cannot write {}: {error}", self.file.display()))
    }
}
