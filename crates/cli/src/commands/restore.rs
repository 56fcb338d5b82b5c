//! `hnefi restore`: a backup put back.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::data_folder::Storage;
use crate::output::{self, Answer};

/// Restore a server's games from a backup; stop the server first.
///
/// The backup is verified first. The replaced games are kept in the same folder under another name and can be restored in the same way.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A file written by `hnefi backup`.
    file: PathBuf,
    #[command(flatten)]
    storage: Storage,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    if arguments.storage.database()?.is_some() {
        bail!(
            "the games are in a PostgreSQL: stop all servers and restore them with \
             `pg_restore --clean --if-exists --dbname=DATABASE FILE`"
        );
    }
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    let data = arguments.storage.folder()?;
    let restored = runtime.block_on(hnefi_server::restore(&data, &arguments.file))?;
    output::line(format_args!("{}: {} games", data.display(), restored.games));
    if let Some(kept) = restored.replaced {
        output::line(format_args!("what was there before is kept in {}", kept.display()));
    }
    Ok(Answer::Yes)
}
