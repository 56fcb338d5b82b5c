//! The published studies and searches (`docs/studies`): their versions, and what the hash of one is.

use std::collections::BTreeMap;
use std::path::Path;
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

/// The ending of the file that has the hash of a table that does not lie in the folder, as `sha256sum` prints it.
const CHECKSUM: &str = ".parquet.sha256";
/// The ending of an excerpt of such a table.
const EXCERPT: &str = ".excerpt.parquet";

/// The hash of what a published study is: of its tables of games, which carry the hash of its plan too. In the study's folder
/// `sha256sum *.parquet | sha256sum` prints it; where a table is published apart, `NAME.parquet.sha256` has the line for it, and its
/// excerpt has none. `None` if the folder has no table.
///
/// # Errors
/// Where the folder or a table cannot be read, or a file with a hash is not as `sha256sum` prints it.
pub fn hash_of_tables(folder: &Path) -> io::Result<Option<String>> {
    let names = fs::read_dir(folder)?.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    let names: Vec<String> = names.collect::<io::Result<_>>()?;
    // Each table's name with its line. Where a table lies beside its hash, it must have it.
    let mut lines: BTreeMap<String, String> = BTreeMap::new();
    for name in &names {
        let path = folder.join(name);
        let (table, line) = if name.ends_with(".parquet") && !name.ends_with(EXCERPT) {
            (name.as_str(), format!("{}  {name}\n", sha256(fs::read(&path)?)))
        } else if let Some(stem) = name.strip_suffix(CHECKSUM) {
            (&name[..stem.len() + ".parquet".len()], fs::read_to_string(&path)?)
        } else {
            continue;
        };
        let (hash, of) = line.trim_end().split_once("  ").unwrap_or_default();
        let told = lines.get(table).is_none_or(|other| *other == line);
        if of != table || hash.len() != 64 || !told {
            let wrong = format!("`{}`: it is not the hash of `{table}`", path.display());
            return Err(io::Error::new(io::ErrorKind::InvalidData, wrong));
        }
        lines.insert(table.to_owned(), line);
    }
    let list: String = lines.into_values().collect();
    Ok((!list.is_empty()).then(|| sha256(list)))
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

    #[test]
    fn a_table_and_its_published_hash_are_one_study() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name);
        let hash = || hash_of_tables(folder.path());
        assert_eq!(hash().expect("an empty folder"), None);
        fs::write(path("b-1.parquet"), "b").expect("written");
        fs::write(path("a-1.parquet"), "a").expect("written");
        fs::write(path("README.md"), "words").expect("written");
        let whole = hash().expect("two tables").expect("a hash");
        let line = format!("{}  a-1.parquet\n", sha256("a"));
        fs::write(path("a-1.parquet.sha256"), &line).expect("written");
        fs::write(path("a-1.excerpt.parquet"), "some of it").expect("written");
        assert_eq!(hash().expect("the table beside its hash"), Some(whole.clone()));
        fs::remove_file(path("a-1.parquet")).expect("removed");
        assert_eq!(hash().expect("the hash alone"), Some(whole));
        for wrong in ["", "a  a-1.parquet\n", &line.replace("a-1", "b-1"), &format!("{}  b-1.parquet\n", sha256("a"))] {
            fs::write(path("a-1.parquet.sha256"), wrong).expect("written");
            assert!(hash().expect_err(wrong).to_string().contains("it is not the hash of `a-1.parquet`"), "{wrong}");
        }
        fs::write(path("a-1.parquet.sha256"), &line).expect("written");
        fs::write(path("a-1.parquet"), "another").expect("written");
        assert!(hash().is_err(), "a table that is not the published one");
    }
}
