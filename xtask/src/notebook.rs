//! The notebook and the queries of the documentation, run by Python on a small study played for the purpose.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::run;
use crate::test::build_tested_binary;
use crate::{Failure, python, root, target};

/// An evaluation of another day, and what the studies call its folder.
const WEIGHTS: &str = "weights-2026-11-24";

/// Studies of both formats, the newer one with games that are counted apart: from the bare start, and by another evaluation.
const STUDIES: [(&str, &str); 2] = [("notebook", PLAIN), ("notebook-2", JUDGED)];

const PLAIN: &str = r#"
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

const JUDGED: &str = r#"
format = 2
name = "notebook-2"
title = "Two small boards"
seed = 5
nodes = 40
games = 12
bare = 4
openings = "notebook-2.openings.toml"
max-plies = 60
play-on = { times = 2, plies = 20 }
ladder = [{ times = 2, games = 6 }]
evaluations = [{ name = "older", weights = "WEIGHTS", games = 6 }]
standard = { even = [0.45, 0.55], fair = [0.4, 0.6], decided = 0.33, error = 0.05 }
[[arms]]
rules = ["brandubh-cyningstan", "tablut-murray"]
"#;

/// Plays the studies, makes their reports, and lets the notebook find the same numbers. Where there is no Python with what the notebook
/// needs, and none can be had, says so.
pub(crate) fn test() -> Result<(), Failure> {
    let python = match python::program("python") {
        Ok(python) => python,
        Err(reason) => {
            eprintln!("SKIPPED: the notebook of docs/guide/notebook was not tried: {reason}");
            return Ok(());
        }
    };
    let hnefi = build_tested_binary()?;
    STUDIES.iter().try_for_each(|(name, text)| check(&python, &hnefi, name, text))
}

fn check(python: &Path, hnefi: &Path, name: &str, text: &str) -> Result<(), Failure> {
    let folder = target().join(name);
    let games = folder.join("games");
    let write = |error: std::io::Error| format!("cannot write `{}`: {error}", folder.display());
    // What an older engine played is of no use.
    if games.exists() {
        std::fs::remove_dir_all(&games).map_err(write)?;
    }
    std::fs::create_dir_all(games.join(WEIGHTS)).map_err(write)?;
    let weights = root().join("studies").join(WEIGHTS).join("corner-19.toml");
    std::fs::copy(weights, games.join(WEIGHTS).join("corner-19.toml")).map_err(write)?;
    let study = games.join(name).with_extension("toml");
    std::fs::write(&study, text.replace("WEIGHTS", WEIGHTS)).map_err(write)?;
    let lab = |command: &str, more: &[&Path], out: &Path| {
        run(Command::new(hnefi).args(["lab", command]).arg(&study).args(more).arg("--out").arg(out), root())
    };
    if text.contains("openings") {
        let few = ["--games", "20", "--nodes", "200"].map(Path::new);
        lab("openings", &few, &games.join(name).with_extension("openings.toml"))?;
    }
    lab("run", &[], &games)?;
    let table = found(&games, "parquet")?;
    lab("report", &[&table], &games)?;
    let script = root().join("docs/guide/notebook/test_balance.py");
    let mut check = Command::new(python);
    let figures = games.join(format!("{name}-arms.csv"));
    run(check.env("PYTHONDONTWRITEBYTECODE", "1").arg(script).arg(&table).arg(figures), root())
}

fn found(folder: &Path, ending: &str) -> Result<PathBuf, Failure> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("cannot read `{}`: {error}", folder.display()))?;
    let mut paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let path = paths.find(|path| path.extension().is_some_and(|known| known == ending));
    path.ok_or_else(|| format!("the study left no {ending} in `{}`", folder.display()))
}
