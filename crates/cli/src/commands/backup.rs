//! `hnefi backup`: a copy of a server's games.

use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::data_folder::DataFolder;
use crate::output::{self, Answer};

/// Copy the games of a server to a file, while it runs or not.
///
/// The copy has all games as they stand at one moment, nobody who plays waits for it, and it is checked before it gets its name.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The file to write; one that is there already is left alone.
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
