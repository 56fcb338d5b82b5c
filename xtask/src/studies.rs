//! `cargo xtask studies`: all studies and searches played again by the engine of this tree, at low priority, over as many days as it takes.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::{Failure, process, root, target, test};

const HELP: &str = "\
Play the studies of `studies/` with the engine of this tree, and report them.

  cargo xtask studies [NAME ...] [-- ARGUMENTS]

Without names all are played. Games, tables and reports are written to `target/studies/NAME`. Run the same command to resume after
Ctrl-C, a crash or a restart. ARGUMENTS go to `hnefi lab run` and `hnefi lab search`, such as `--threads 2`.
";

/// A file of `studies/`.
struct Entry {
    name: String,
    path: PathBuf,
    is_search: bool,
}

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    if arguments.iter().any(|argument| argument == "--help" || argument == "-h") {
        print!("{HELP}");
        return Ok(());
    }
    let divided = arguments.iter().position(|argument| argument == "--");
    let (names, rest) = divided.map_or((arguments, &[][..]), |place| (&arguments[..place], &arguments[place + 1..]));
    let chosen = choose(entries()?, names)?;
    test::build_binary()?;
    chosen.iter().try_for_each(|entry| play(entry, rest))
}

/// The studies and searches, by name. Books of openings are neither.
fn entries() -> Result<Vec<Entry>, Failure> {
    let folder = root().join("studies");
    let unreadable = |error| format!("cannot read `{}`: {error}", folder.display());
    let mut entries = Vec::new();
    for file in fs::read_dir(&folder).map_err(unreadable)? {
        let path = file.map_err(unreadable)?.path();
        let name = path.file_name().and_then(|name| name.to_str()?.strip_suffix(".toml"));
        let Some(name) = name.filter(|name| !name.ends_with(".openings")).map(str::to_owned) else { continue };
        let text = fs::read_to_string(&path).map_err(unreadable)?;
        entries.push(Entry { name, path, is_search: text.lines().any(|line| line.starts_with("rounds")) });
    }
    entries.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(entries)
}

/// Those of these names; all without names.
fn choose(mut entries: Vec<Entry>, names: &[String]) -> Result<Vec<Entry>, Failure> {
    let known: Vec<String> = entries.iter().map(|entry| entry.name.clone()).collect();
    if let Some(stranger) = names.iter().find(|name| !known.contains(name)) {
        return Err(format!("there is no study `{stranger}`; there are {}", known.join(", ")));
    }
    entries.retain(|entry| names.is_empty() || names.contains(&entry.name));
    Ok(entries)
}

fn play(entry: &Entry, rest: &[String]) -> Result<(), Failure> {
    let out = target().join("studies").join(&entry.name);
    let command = if entry.is_search { "search" } else { "run" };
    let mut playing = low_priority();
    playing.args(["lab", command]).arg(&entry.path).arg("--out").arg(&out).args(rest);
    process::run(&mut playing, root())?;
    if entry.is_search {
        return Ok(());
    }
    let unreadable = |error| format!("cannot read `{}`: {error}", out.display());
    let files = fs::read_dir(&out).map_err(unreadable)?.flatten().map(|file| file.path());
    let tables: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|ending| ending == "parquet")).collect();
    let [table] = &tables[..] else {
        return Err(format!("`{}` has {} tables: move away those of another engine or study", out.display(), tables.len()));
    };
    let mut verifying = low_priority();
    process::run(verifying.args(["lab", "verify"]).arg(&entry.path).arg(table).args(["--again", "5"]), root())?;
    let mut reporting = low_priority();
    process::run(reporting.args(["lab", "report"]).arg(&entry.path).arg(table).arg("--out").arg(&out), root())
}

/// The program, at low priority where the system knows how.
fn low_priority() -> Command {
    if process::exists("nice") {
        let mut command = Command::new("nice");
        command.args(["-n", "19"]).arg(test::binary());
        return command;
    }
    Command::new(test::binary())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn studies_and_searches_are_found_and_chosen_by_name() {
        let found = entries().expect("studies");
        let search = |name: &str| found.iter().find(|entry| entry.name == name).map(|entry| entry.is_search);
        assert_eq!((search("calibration-2026"), search("alea-search")), (Some(false), Some(true)));
        assert!(found.iter().all(|entry| !entry.name.contains("openings")));
        let chosen = choose(entries().expect("studies"), &["alea-2026".to_owned()]).expect("one");
        assert_eq!(chosen.iter().map(|entry| entry.name.as_str()).collect::<Vec<_>>(), ["alea-2026"]);
        let Err(error) = choose(found, &["alea".to_owned()]) else { panic!("no study has this name") };
        assert!(error.contains("there is no study `alea`; there are alea-2026"), "{error}");
    }
}
