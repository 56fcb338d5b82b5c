//! The folder in which a server keeps its games.

use std::path::PathBuf;

use anyhow::{Context, Result};
use directories::ProjectDirs;

/// The folder of a server.
#[derive(clap::Args)]
pub(crate) struct DataFolder {
    /// The folder for the games [default: the user's data folder].
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl DataFolder {
    /// The folder named, or the user's.
    ///
    /// # Errors
    /// The user has none and named none.
    pub(crate) fn path(&self) -> Result<PathBuf> {
        match &self.data {
            Some(folder) => Ok(folder.clone()),
            None => ProjectDirs::from("", "", "hnefi")
                .map(|folders| folders.data_dir().to_owned())
                .context("there is no data folder for this user: give one with --data"),
        }
    }
}
