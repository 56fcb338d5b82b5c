//! The files of the project's own studies, which are part of the program: reports, figures, tables of games, and comments on some.

use std::borrow::Cow;
use std::path::{Path, PathBuf};

use bytes::Bytes;
use rust_embed::Embed;

#[derive(Embed)]
#[folder = "../../docs/studies"]
#[include = "*.html"]
#[include = "*.csv"]
#[include = "*.json"]
#[include = "*.parquet"]
#[include = "*.sha256"]
#[include = "*.games.toml"]
#[allow_missing = true]
struct Committed;

/// Each file with its path in the folder of all studies, such as `alea-2026/alea-2026.json`, in the order of the paths.
pub(crate) fn committed() -> impl Iterator<Item = (PathBuf, Bytes)> {
    Committed::iter().filter_map(|path| {
        let path = PathBuf::from(path.as_ref());
        Some((path.clone(), committed_file(&path)?))
    })
}

/// The file with this path, if there is one.
pub(crate) fn committed_file(path: &Path) -> Option<Bytes> {
    Some(match Committed::get(path.to_str()?)?.data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    })
}
