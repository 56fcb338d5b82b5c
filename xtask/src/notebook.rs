//! The notebook and the queries of the documentation, run by Python on a small study played for the purpose.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::{first_line, run};
use crate::{Failure, debian, root, target};

const PACKAGES: [&str; 3] = ["duckdb", "pandas", "matplotlib"];

const STUDY: &str = r#"
format = 1
name = "notebook"
title = "Three small boards"
seed = 5
nodes = 40
games = 12
ladder = [{ times = 2, games = 6 }]
[[arms]]
rules = ["brandubh-cyningstan", "brandubh-2-aagenielsen", "tablut-murray"]
"#;

/// Plays the study, makes its report, and lets the notebook find the same numbers. Where there is no Python with what the notebook
/// needs, and none can be had, says so.
pub(crate) fn test() -> Result<(), Failure> {
    let python = match python() {
        Ok(python) => python,
        Err(reason) => {
            eprintln!("SKIPPED: the notebook of docs/lab/notebook was not tried: {reason}");
            return Ok(());
        }
    };
    let folder = target().join("notebook");
    let games = folder.join("games");
    let write = |error: std::io::Error| format!("cannot write `{}`: {error}", folder.display());
    // What an older engine played is of no use.
    if games.exists() {
        std::fs::remove_dir_all(&games).map_err(write)?;
    }
    std::fs::create_dir_all(&games).map_err(write)?;
    let study = games.join("notebook.toml");
    std::fs::write(&study, STUDY).map_err(write)?;
    let hnefi = |command: &str, more: &[&Path]| {
        let mut cargo = Command::new(env!("CARGO"));
        cargo
            .args(["run", "--quiet", "--package", "hnefi", "--", "lab", command])
            .arg(&study)
            .args(more)
            .arg("--out")
            .arg(&games);
        run(&mut cargo, root())
    };
    hnefi("run", &[])?;
    let table = found(&games, "parquet")?;
    hnefi("report", &[&table])?;
    let script = root().join("docs/lab/notebook/test_balance.py");
    let mut check = Command::new(python);
    run(check.env("PYTHONDONTWRITEBYTECODE", "1").arg(script).arg(&table).arg(games.join("notebook-arms.csv")), root())
}

fn found(folder: &Path, ending: &str) -> Result<PathBuf, Failure> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("cannot read `{}`: {error}", folder.display()))?;
    let mut paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let path = paths.find(|path| path.extension().is_some_and(|known| known == ending));
    path.ok_or_else(|| format!("the study left no {ending} in `{}`", folder.display()))
}

/// A Python of our own that has the packages, made where it is missing.
fn python() -> Result<PathBuf, Failure> {
    let folder = target().join("notebook").join("python");
    let python = folder.join("bin").join("python");
    let imports = format!("import {}, sys, tomllib; print(sys.version)", PACKAGES.join(", "));
    let has_all = |python: &Path| first_line(Command::new(python).args(["-c", &imports])).is_some();
    if has_all(&python) {
        return Ok(python);
    }
    let has_venv = || first_line(Command::new("python3").args(["-c", "import ensurepip, tomllib; print(1)"])).is_some();
    if !has_venv() && debian::may_install() {
        debian::install(&["python3", "python3-venv"])?;
    }
    if !has_venv() {
        return Err("it needs Python 3.11 or later with `venv`".to_owned());
    }
    run(Command::new("python3").args(["-m", "venv"]).arg(&folder), root())?;
    run(Command::new(&python).args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]).args(PACKAGES), root())?;
    if has_all(&python) { Ok(python) } else { Err(format!("`{}` cannot import {}", python.display(), PACKAGES.join(", "))) }
}
