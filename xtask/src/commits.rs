//! `cargo xtask commits RANGE`: whether commit messages are as CONTRIBUTING.md asks, and no large file came in by mistake.

use std::process::Command;

use crate::{Failure, root};

/// The longest subject, in characters.
const SUBJECT: usize = 65;
/// The largest file, in bytes: the tables of the largest study have 3.7 million.
const FILE_BYTES: u64 = 5_000_000;

/// Checks every commit of a range as `git log` takes it.
pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    let [range] = arguments else {
        return Err("`cargo xtask commits` takes a range of commits: `main..HEAD`".to_owned());
    };
    let text = log(&["--no-merges", "--format=%h%x00%B%x01", range])?;
    let commits = text.split('\u{1}').filter_map(|commit| commit.trim().split_once('\0'));
    let mut wrong: Vec<String> = commits.filter_map(|(id, message)| Some(format!("{id}: {}", fault(message)?))).collect();
    let changed = log(&["--format=", "--name-only", "--diff-filter=AM", "-z", range])?;
    let mut files: Vec<&str> = changed.split('\0').filter(|file| !file.is_empty()).collect();
    files.sort_unstable();
    files.dedup();
    wrong.extend(files.into_iter().filter_map(|file| {
        let bytes = root().join(file).metadata().ok()?.len();
        (bytes > FILE_BYTES).then(|| format!("{file} has {bytes} bytes, {FILE_BYTES} at most"))
    }));
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// What `git log` prints.
fn log(arguments: &[&str]) -> Result<String, Failure> {
    let output = Command::new("git").arg("log").args(arguments).current_dir(root()).output();
    let output = output.map_err(|error| format!("cannot run git: {error}"))?;
    if !output.status.success() {
        return Err(format!("git log {}: {}", arguments.join(" "), String::from_utf8_lossy(&output.stderr).trim()));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// What is wrong with a commit message.
fn fault(message: &str) -> Option<String> {
    let mut lines = message.trim().lines();
    let subject = lines.next().unwrap_or_default();
    let length = subject.chars().count();
    if length > SUBJECT {
        return Some(format!("the subject has {length} characters, {SUBJECT} at most: `{subject}`"));
    }
    if subject.ends_with('.') {
        return Some(format!("the subject ends with a full stop: `{subject}`"));
    }
    if lines.next().is_some_and(|line| !line.is_empty()) {
        return Some(format!("no empty line after the subject `{subject}`"));
    }
    let body = lines.any(|line| !line.trim().is_empty());
    (!body).then(|| format!("no body says why: `{subject}`"))
}

#[cfg(test)]
mod tests {
    use super::fault;

    #[test]
    fn a_subject_and_a_body_are_asked_for() {
        assert_eq!(fault("Read moves with spaces\n\nLichess studies write them so.\n"), None);
        for (message, told) in [
            (format!("{}\n\nWhy.", "a".repeat(66)), "66 characters"),
            ("Read moves.\n\nWhy.".to_owned(), "full stop"),
            ("Read moves\nWhy.".to_owned(), "no empty line"),
            ("Read moves".to_owned(), "no body"),
        ] {
            let fault = fault(&message).expect("a fault");
            assert!(fault.contains(told), "{fault}");
        }
    }
}
