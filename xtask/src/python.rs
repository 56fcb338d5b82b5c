//! A Python of our own in the build folder, with the packages that tests need.

use std::path::PathBuf;
use std::process::Command;

use crate::process::{first_line, run};
use crate::{Failure, debian, root, target};

/// What is installed in it: for the notebook, for our own package and its tests, and the spell checker.
const PACKAGES: [&str; 10] =
    ["duckdb", "pandas", "matplotlib", "typos", "maturin", "pyarrow", "pettingzoo", "pytest", "hypothesis", "mypy"];

/// A program of that Python, which is made where it is missing. The error says why there is none and none can be had.
pub(crate) fn program(name: &str) -> Result<PathBuf, Failure> {
    let folder = target().join("python");
    let program = |name: &str| folder.join("bin").join(name);
    let is_complete = || {
        let imports =
            "import duckdb, hypothesis, matplotlib, mypy, pandas, pettingzoo, pyarrow, pytest, sys, tomllib; print(sys.version)";
        first_line(Command::new(program("python")).args(["-c", imports])).is_some()
            && ["typos", "maturin"].iter().all(|name| first_line(Command::new(program(name)).arg("--version")).is_some())
    };
    if is_complete() {
        return Ok(program(name));
    }
    let has_venv = || first_line(Command::new("python3").args(["-c", "import ensurepip, tomllib; print(1)"])).is_some();
    if !has_venv() && debian::may_install() {
        debian::install(&["python3", "python3-venv"])?;
    }
    if !has_venv() {
        return Err("it needs Python 3.11 or later with `venv`".to_owned());
    }
    run(Command::new("python3").args(["-m", "venv"]).arg(&folder), root())?;
    let mut pip = Command::new(program("python"));
    run(pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]).args(PACKAGES), root())?;
    if is_complete() { Ok(program(name)) } else { Err(format!("`{}` has not all of {}", folder.display(), PACKAGES.join(", "))) }
}
