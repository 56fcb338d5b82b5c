//! Where a server keeps its games: in a folder, or in a PostgreSQL.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use directories::ProjectDirs;
use hnefi_server::DatabaseUrl;

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

/// The variable with the URL of a database, where `--database` is not given.
const DATABASE_VARIABLE: &str = "HNEFI_DATABASE_URL";

/// Where a server keeps its games.
#[derive(clap::Args)]
pub(crate) struct Storage {
    #[command(flatten)]
    folder: DataFolder,
    /// Keep the games in this PostgreSQL, as `postgres://USER@HOST/DATABASE`; several servers can share it [default: HNEFI_DATABASE_URL].
    ///
    /// Do not write a password here, where other users of the machine can see it: put the whole URL into HNEFI_DATABASE_URL, or the password
    /// into ~/.pgpass.
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    database: Option<String>,
}

impl Storage {
    /// The folder.
    ///
    /// # Errors
    /// The user has none and named none.
    pub(crate) fn folder(&self) -> Result<PathBuf> {
        self.folder.path()
    }

    /// The folder for a server, which needs none where its games are in a database, and that database.
    ///
    /// # Errors
    /// Those of [`Storage::folder`] and [`Storage::database`].
    pub(crate) fn place(&self) -> Result<(PathBuf, Option<DatabaseUrl>)> {
        let database = self.database()?;
        let folder = if database.is_some() { PathBuf::new() } else { self.folder()? };
        Ok((folder, database))
    }

    /// The URL of the database, if the games are in one.
    ///
    /// # Errors
    /// It has a password that others can see.
    pub(crate) fn database(&self) -> Result<Option<DatabaseUrl>> {
        if let Some(url) = &self.database {
            if has_password(url) {
                bail!(
                    "--database has a password, which other users of this machine can see: set {DATABASE_VARIABLE} to the whole URL \
                     instead, or put the password into ~/.pgpass"
                );
            }
            return Ok(Some(DatabaseUrl::new(url)));
        }
        // A folder that is named is meant.
        if self.folder.data.is_some() {
            return Ok(None);
        }
        Ok(std::env::var(DATABASE_VARIABLE).ok().filter(|url| !url.is_empty()).map(DatabaseUrl::new))
    }
}

/// Whether a URL has a password, before the host or as a parameter.
fn has_password(url: &str) -> bool {
    let (address, parameters) = url.split_once('?').unwrap_or((url, ""));
    let authority = address.split_once("://").map_or(address, |(_, rest)| rest);
    let user = authority.rsplit_once('@').map_or("", |(user, _)| user);
    user.contains(':') || parameters.split('&').any(|parameter| parameter.starts_with("password="))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_in_a_url_is_noticed() {
        for url in [
            "postgres://me:secret@host/games",
            "postgres://me:@host",
            "postgres://me:p@ss@host/games",
            "postgres://host/games?a=b&password=x",
        ] {
            assert!(has_password(url), "{url}");
        }
        for url in ["postgres://me@host:5432/games", "postgres://host:5432/games", "postgres:///games?host=/run/postgresql", ""] {
            assert!(!has_password(url), "{url}");
        }
    }
}
