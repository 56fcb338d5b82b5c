//! The log of a server: which lines of it are written to stderr.

use std::io::IsTerminal;

use anyhow::{Context, Result};
use clap::ValueEnum;
use tracing_subscriber::EnvFilter;

/// The variables that say what is logged where `--log` is not given, the first that is set.
const VARIABLES: [&str; 2] = ["HNEFI_LOG", "RUST_LOG"];

/// The log of a server.
#[derive(clap::Args)]
pub(crate) struct Log {
    /// Log to stderr from this level on [default: HNEFI_LOG or RUST_LOG, else info].
    #[arg(long, value_name = "LEVEL", value_enum)]
    log: Option<Level>,
    /// The form of the log.
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t)]
    log_format: Format,
}

/// The form of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Lines for people.
    #[default]
    Text,
    /// An object of JSON in each line.
    Json,
}

/// How much is logged, the least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Level {
    /// Failures.
    Error,
    /// Also warnings.
    Warn,
    /// Also start, stop and imported files.
    Info,
    /// Also each request and its answer.
    Debug,
    /// Everything.
    Trace,
}

impl Level {
    /// The libraries log at most warnings, the server what was asked for.
    const fn directives(self) -> &'static str {
        match self {
            Level::Error => "error",
            Level::Warn => "warn",
            Level::Info => "warn,hnefi_server=info",
            Level::Debug => "warn,hnefi_server=debug",
            Level::Trace => "warn,hnefi_server=trace",
        }
    }
}

impl Log {
    /// Starts to log.
    ///
    /// # Errors
    /// A variable says what is to be logged, and cannot be understood.
    pub(crate) fn start(&self) -> Result<()> {
        let set = |name: &'static str| Some((name, std::env::var(name).ok().filter(|value| !value.is_empty())?));
        let (source, directives) = match self.log {
            Some(level) => ("--log", level.directives().to_owned()),
            None => VARIABLES.into_iter().find_map(set).unwrap_or(("", Level::Info.directives().to_owned())),
        };
        let filter = EnvFilter::builder().parse(&directives);
        let filter =
            filter.with_context(|| format!("{source} is `{directives}`: write `debug`, say, or `hnefi_server=debug`"))?;
        let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
        match self.log_format {
            Format::Text => log.with_ansi(std::io::stderr().is_terminal()).init(),
            // The span is the request, of which there is one at most.
            Format::Json => log.json().flatten_event(true).with_span_list(false).init(),
        }
        Ok(())
    }
}
