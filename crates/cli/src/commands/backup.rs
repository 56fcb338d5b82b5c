//! `hnefi backup`: a copy of a server's games.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::data_folder::Storage;
use crate::output::{self, Answer};

/// Back up a server's games to a file, also while the server runs.
///
/// The backup is a consistent snapshot. It does not block players, and it is verified before it gets its final name.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The file to write; an existing file is not overwritten.
    file: PathBuf,
    #[command(flatten)]
    storage: Storage,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    if arguments.storage.database()?.is_some() {
        bail!("the games are in a PostgreSQL: back them up with `pg_dump --format=custom --file=FILE DATABASE`");
    }
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    let games = runtime.block_on(hnefi_server::backup(&arguments.storage.folder()?, &arguments.file))?;
    output::line(format_args!("{}: {games} games", arguments.file.display()));
    Ok(Answer::Yes)
}
