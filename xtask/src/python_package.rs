//! The Python package: its wheel, its types and its tests.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::run;
use crate::{Failure, python, root, target};

/// Builds the wheel and tests it where it is installed. Where there is no Python with what that needs, and none can be had, says so.
pub(crate) fn test() -> Result<(), Failure> {
    let python = match python::program("python") {
        Ok(python) => python,
        Err(reason) => {
            eprintln!("SKIPPED: the Python package was not built: {reason}");
            return Ok(());
        }
    };
    let wheel = wheel(&python::program("maturin")?)?;
    let mut pip = Command::new(&python);
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--force-reinstall", "--no-deps"]);
    run(pip.arg(wheel), root())?;
    let package = root().join("crates/python");
    run(Command::new(&python).args(["-m", "mypy", "--cache-dir", "/dev/null", "python/hnefi"]), &package)?;
    run(Command::new(&python).args(["-m", "mypy.stubtest", "hnefi._hnefi"]), &package)?;
    let mut tests = Command::new(&python);
    run(tests.env("PYTHONDONTWRITEBYTECODE", "1").args(["-m", "pytest", "-q", "-p", "no:cacheprovider", "."]), &package)
}

/// A wheel of what is here: one that is left from before is no longer that.
fn wheel(maturin: &Path) -> Result<PathBuf, Failure> {
    let folder = target().join("wheels");
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| format!("cannot remove `{}`: {error}", folder.display()))?;
    }
    let mut build = Command::new(maturin);
    build.args(["build", "--quiet", "--profile", "dev", "--manifest-path", "crates/python/Cargo.toml", "--out"]);
    run(build.arg(&folder), root())?;
    let entries = fs::read_dir(&folder).map_err(|error| format!("cannot read `{}`: {error}", folder.display()))?;
    let wheel = entries.filter_map(|entry| Some(entry.ok()?.path())).next();
    wheel.ok_or_else(|| format!("maturin left no wheel in `{}`", folder.display()))
}
