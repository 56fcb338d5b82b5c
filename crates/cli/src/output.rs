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

/// Writes a file; one that is there already only if `force` says so.
pub(crate) fn save(path: &Path, bytes: &[u8], force: bool) -> Result<()> {
    let name = path.display();
    if force {
        // Put in place whole, so that a failure leaves the old file as it was.
        let beside = path.with_extension("part");
        let placed = std::fs::write(&beside, bytes).and_then(|()| std::fs::rename(&beside, path));
        return placed.with_context(|| format!("cannot write `{name}`"));
    }
    let mut file = match File::create_new(path) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            bail!("`{name}` is there already; use `--force` to overwrite it")
        }
        opened => opened.with_context(|| format!("cannot write `{name}`"))?,
    };
    file.write_all(bytes).with_context(|| format!("cannot write `{name}`"))
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
        refuse_to_replace(path, force)?;
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(".part");
        let part = path.with_file_name(name);
        let file = File::create(&part).with_context(|| format!("cannot write `{}`", path.display()))?;
        Ok(Sink::File { path, part, file: BufWriter::new(file), force })
    }

    pub(crate) fn text(&mut self, text: &str) -> Result<()> {
        match self {
            Sink::Stdout => {
                self::text(text);
                Ok(())
            }
            Sink::File { path, file, .. } => {
                file.write_all(text.as_bytes()).with_context(|| format!("cannot write `{}`", path.display()))
            }
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
