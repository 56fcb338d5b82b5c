//! The published studies and searches (`docs/studies`): their versions, and what the hash of one is.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::{fs, io};

use hnefi_rulesets::{Text, Version, Versions, read_versions, sha256};
use serde::Deserialize;

use crate::error::StudyError;

static VERSIONS: LazyLock<Versions> = LazyLock::new(|| {
    let text = include_str!("../../../docs/studies/versions.toml");
    read_versions(text).expect("docs/studies/versions.toml is part of the program and its tests read it")
});

/// The versions of a published study, by its name, the oldest first; nothing of any other.
#[must_use]
pub fn versions_of_study(name: &str) -> &'static [Version] {
    VERSIONS.get(name).map_or(&[], Vec::as_slice)
}

/// The names of the published studies.
pub fn published_studies() -> impl Iterator<Item = &'static str> {
    VERSIONS.keys().map(String::as_str)
}

/// The name and the title of a study, or of a search, from its file.
///
/// # Errors
/// Where the file cannot be read, or has none.
pub fn title_of(path: &Path) -> Result<(String, Text), StudyError> {
    #[derive(Deserialize)]
    struct Titled {
        name: String,
        title: Text,
    }
    let text = fs::read_to_string(path).map_err(|error| StudyError::Read { path: path.to_owned(), error })?;
    let Titled { name, title } = toml::from_str(&text).map_err(|error| StudyError::Toml(Box::new(error)))?;
    Ok((name, title))
}

/// The hash of what a published study is: of its tables of games, which carry the hash of its plan too. In the study's folder
/// `sha256sum *.parquet | sha256sum` prints it. `None` if the folder has no table.
///
/// # Errors
/// Where the folder or a table cannot be read.
pub fn hash_of_tables(folder: &Path) -> io::Result<Option<String>> {
    let mut tables: Vec<PathBuf> = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    tables.retain(|path| path.extension().is_some_and(|ending| ending == "parquet"));
    tables.sort();
    let mut list = String::new();
    for table in &tables {
        let name = table.file_name().unwrap_or_default().to_string_lossy();
        let _ = writeln!(list, "{}  {name}", sha256(fs::read(table)?));
    }
    Ok((!tables.is_empty()).then(|| sha256(list)))
}
