//! Running other programs: what is run is said first, and what fails is said plainly.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::Failure;

/// Runs a command in a folder, its output going to the terminal.
pub(crate) fn run(command: &mut Command, folder: &Path) -> Result<(), Failure> {
    let shown = shown(command);
    eprintln!("$ {shown}");
    let status = command.current_dir(folder).status().map_err(|error| format!("cannot run `{shown}`: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`{shown}` failed ({status})")) }
}

/// The first line that a command prints; `None` if it cannot run or fails.
pub(crate) fn first_line(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok().filter(|o| o.status.success())?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.lines().next().map(|line| line.trim().to_owned())
}

/// Whether a program of that name can be found.
pub(crate) fn exists(program: &str) -> bool {
    std::env::var_os("PATH").is_some_and(|path| std::env::split_paths(&path).any(|folder| folder.join(program).is_file()))
}

fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
}
