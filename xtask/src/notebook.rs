//! The notebook and the queries of the documentation, run by Python on a small study played for the purpose.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::run;
use crate::{Failure, python, root, target};

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
    let python = match python::program("python") {
        Ok(python) => python,
        Err(reason) => {
            eprintln!("SKIPPED: the notebook of docs/guide/notebook was not tried: {reason}");
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
    let script = root().join("docs/guide/notebook/test_balance.py");
    let mut check = Command::new(python);
    run(check.env("PYTHONDONTWRITEBYTECODE", "1").arg(script).arg(&table).arg(games.join("notebook-arms.csv")), root())
}

fn found(folder: &Path, ending: &str) -> Result<PathBuf, Failure> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("cannot read `{}`: {error}", folder.display()))?;
    let mut paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let path = paths.find(|path| path.extension().is_some_and(|known| known == ending));
    path.ok_or_else(|| format!("the study left no {ending} in `{}`", folder.display()))
}
