//! Printing: one way to write lines, JSON and errors, and to end the program.

use std::io::{self, Write};
use std::process::ExitCode;

use serde::Serialize;

/// What a command has to say when it has done its work.
pub(crate) enum Answer {
    /// All is well.
    Yes,
    /// The work is done and the answer is "no".
    No,
}

/// Prints a line to stdout. A reader that has gone away (`| head`) ends the program quietly.
pub(crate) fn line(text: impl std::fmt::Display) {
    if writeln!(io::stdout().lock(), "{text}").is_err() {
        std::process::exit(0);
    }
}

/// Prints a text as it is.
pub(crate) fn text(text: &str) {
    if io::stdout().lock().write_all(text.as_bytes()).is_err() {
        std::process::exit(0);
    }
}

/// Prints a value as one line of JSON.
pub(crate) fn json(value: &impl Serialize) -> anyhow::Result<()> {
    line(serde_json::to_string(value)?);
    Ok(())
}

/// Turns the outcome of a command into the exit status, telling errors on stderr.
pub(crate) fn exit_code(outcome: anyhow::Result<Answer>) -> ExitCode {
    match outcome {
        Ok(Answer::Yes) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}
