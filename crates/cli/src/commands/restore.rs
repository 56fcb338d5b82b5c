//! `hnefi restore`: a backup put back.

use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::data_folder::DataFolder;
use crate::output::{self, Answer};

/// Put a backup in the place of a server's games; no server may be running there.
///
/// The backup is checked first. The games that it replaces are kept in the same folder under another name, which can be restored likewise.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The file that `hnefi backup` wrote.
    file: PathBuf,
    #[command(flatten)]
    data: DataFolder,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    let data = arguments.data.path()?;
    let restored = runtime.block_on(hnefi_server::restore(&data, &arguments.file))?;
    output::line(format_args!("{}: {} games", data.display(), restored.games));
    if let Some(kept) = restored.replaced {
        output::line(format_args!("what was there before is kept in {}", kept.display()));
    }
    Ok(Answer::Yes)
}
