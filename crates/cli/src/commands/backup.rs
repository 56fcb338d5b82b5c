//! `hnefi backup`: a copy of a server's games.

use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::data_folder::DataFolder;
use crate::output::{self, Answer};

/// Back up a server's games to a file, also while the server runs.
///
/// The backup is a consistent snapshot. It does not block players, and it is verified before it gets its final name.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The file to write; an existing file is not overwritten.
    file: PathBuf,
    #[command(flatten)]
    data: DataFolder,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    let games = runtime.block_on(hnefi_server::backup(&arguments.data.path()?, &arguments.file))?;
    output::line(format_args!("{}: {games} games", arguments.file.display()));
    Ok(Answer::Yes)
}
