//! The published studies and searches (`docs/studies`): their versions, and what the hash of one is.

use std::collections::BTreeMap;
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

/// The studies that others have superseded, with those others.
static SUPERSEDED: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    let text = include_str!("../../../docs/studies/superseded.toml");
    toml::from_str(text).expect("docs/studies/superseded.toml is part of the program and its tests read it")
});

/// The study that has superseded a published one, if there is one and it is published.
#[must_use]
pub fn superseded_by(name: &str) -> Option<&'static str> {
    SUPERSEDED.get(name).map(String::as_str).filter(|later| VERSIONS.contains_key(*later))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_study_is_superseded_by_another_that_is_planned_at_least() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/studies");
        assert!(!SUPERSEDED.is_empty());
        for (old, new) in &*SUPERSEDED {
            assert!(VERSIONS.contains_key(old), "`{old}` is no published study");
            assert!(folder.join(new).is_dir() && old != new, "`{old}` cannot be superseded by `{new}`");
            assert_eq!(superseded_by(old).is_some(), VERSIONS.contains_key(new));
        }
    }
}
