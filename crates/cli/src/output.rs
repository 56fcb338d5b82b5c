//! Printing: one way to write lines, JSON and errors, and to end the program.

use std::fs::File;
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use serde::Serialize;

/// What a command has to say when it has done its work.
pub(crate) enum Answer {
    /// All is well.
    Yes,
    /// The work is done and the answer is "no".
    No,
}

/// Prints a line to stdout. A reader that has gone away (`| head`) ends the program quietly; a full disk ends it with an error.
pub(crate) fn line(text: impl std::fmt::Display) {
    done(writeln!(io::stdout().lock(), "{text}"));
}

/// Prints a text as it is.
pub(crate) fn text(text: &str) {
    bytes(text.as_bytes());
}

/// Prints bytes as they are.
pub(crate) fn bytes(bytes: &[u8]) {
    done(io::stdout().lock().write_all(bytes));
}

/// Ends the program where stdout could not be written.
pub(crate) fn done(written: io::Result<()>) {
    match written {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::BrokenPipe => std::process::exit(0),
        Err(error) => {
            eprintln!("error: cannot write to standard output: {error}");
            std::process::exit(2);
        }
    }
}

/// Writes a file, which is there only when it is whole; one that is there already is replaced only if `force` says so.
pub(crate) fn save(path: &Path, bytes: &[u8], force: bool) -> Result<()> {
    // A device, a pipe or what a link leads to is written to; a file put in its place would take it away.
    if force && path.symlink_metadata().is_ok_and(|there| !there.is_file() && !there.is_dir()) {
        return std::fs::write(path, bytes).with_context(|| format!("cannot write `{}`", path.display()));
    }
    let mut sink = Sink::open(Some(path), force)?;
    sink.bytes(bytes)?;
    sink.finish()
}

/// Writes a file in the place of any that is there already; a failure leaves that one as it was.
pub(crate) fn replace(path: &Path, bytes: impl AsRef<[u8]>) -> Result<()> {
    save(path, bytes.as_ref(), true)
}

/// Where texts go as they are made: stdout, or a file that is there only when it is whole.
pub(crate) enum Sink<'p> {
    Stdout,
    File { path: &'p Path, part: PathBuf, file: BufWriter<File>, force: bool },
}

impl<'p> Sink<'p> {
    /// A file, or stdout where none is named. A file that is there already is replaced only if `force` says so.
    pub(crate) fn open(path: Option<&'p Path>, force: bool) -> Result<Sink<'p>> {
        let Some(path) = path else { return Ok(Sink::Stdout) };
        if path.is_dir() || path.as_os_str().to_string_lossy().ends_with(std::path::is_separator) {
            bail!("`{}` is a folder, and this is one text: name a file", path.display());
        }
        refuse_to_replace(path, force)?;
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(".part");
        let part = path.with_file_name(name);
        let file = File::create(&part).with_context(|| format!("cannot write `{}`", path.display()))?;
        Ok(Sink::File { path, part, file: BufWriter::new(file), force })
    }

    pub(crate) fn text(&mut self, text: &str) -> Result<()> {
        self.bytes(text.as_bytes())
    }

    fn bytes(&mut self, bytes: &[u8]) -> Result<()> {
        match self {
            Sink::Stdout => {
                self::bytes(bytes);
                Ok(())
            }
            Sink::File { path, file, .. } => file.write_all(bytes).with_context(|| format!("cannot write `{}`", path.display())),
        }
    }

    /// Puts the file in its place.
    pub(crate) fn finish(mut self) -> Result<()> {
        if let Sink::File { path, part, file, force } = &mut self {
            refuse_to_replace(path, *force)?;
            let placed = file.flush().and_then(|()| std::fs::rename(part, *path));
            placed.with_context(|| format!("cannot write `{}`", path.display()))?;
        }
        Ok(())
    }
}

impl Drop for Sink<'_> {
    fn drop(&mut self) {
        if let Sink::File { part, .. } = self {
            // What was put in its place is no longer there.
            let _ = std::fs::remove_file(part);
        }
    }
}

fn refuse_to_replace(path: &Path, force: bool) -> Result<()> {
    if !force && path.symlink_metadata().is_ok() {
        bail!("`{}` is there already; use `--force` to overwrite it", path.display());
    }
    Ok(())
}

/// Prints a value as one line of JSON.
pub(crate) fn json(value: &impl Serialize) -> anyhow::Result<()> {
    line(serde_json::to_string(value)?);
    Ok(())
}

/// Turns the outcome of a command into the exit status, telling errors on stderr.
pub(crate) fn exit_code(outcome: anyhow::Result<Answer>) -> ExitCode {
    // What is printed without a line break at its end is still in a buffer.
    done(io::stdout().lock().flush());
    match outcome {
        Ok(Answer::Yes) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_saved_whole_or_not_at_all() {
        let folder = tempfile::tempdir().expect("a folder");
        let names = || {
            let mut names: Vec<_> =
                std::fs::read_dir(&folder).expect("a folder").flatten().map(|entry| entry.file_name()).collect();
            names.sort();
            names
        };
        let (text, picture) = (folder.path().join("game.txt"), folder.path().join("game.svg"));
        save(&text, b"one", false).expect("written");
        let error = save(&text, b"two", false).expect_err("it is there").to_string();
        assert!(error.contains("use `--force` to overwrite it"), "{error}");
        // What is written aside bears the whole name: another file's may differ in its ending alone.
        std::fs::write(folder.path().join("game.part"), "mine").expect("written");
        save(&text, b"two", true).expect("replaced");
        replace(&picture, "three").expect("written");
        assert_eq!(names(), ["game.part", "game.svg", "game.txt"]);
        assert_eq!(std::fs::read_to_string(&text).expect("text"), "two");
        assert_eq!(std::fs::read_to_string(folder.path().join("game.part")).expect("text"), "mine");
        // What a link leads to is written to, and the link stays.
        #[cfg(unix)]
        {
            let link = folder.path().join("game.link");
            std::os::unix::fs::symlink(&text, &link).expect("a link");
            replace(&link, "five").expect("written");
            assert!(link.is_symlink());
            assert_eq!(std::fs::read_to_string(&text).expect("text"), "five");
            std::fs::remove_file(link).expect("removed");
        }
        // A folder cannot be replaced, and nothing is left of the attempt.
        let taken = folder.path().join("taken");
        std::fs::create_dir(&taken).expect("a folder");
        std::fs::write(taken.join("file"), "").expect("written");
        save(&taken, b"four", true).expect_err("a folder");
        assert_eq!(names(), ["game.part", "game.svg", "game.txt", "taken"]);
    }
}
