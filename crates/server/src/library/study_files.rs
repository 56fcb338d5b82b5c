//! The files of the project's own studies, which are part of the program: reports, figures, and tables of games.

use std::borrow::Cow;
use std::path::PathBuf;

use bytes::Bytes;
use rust_embed::Embed;

#[derive(Embed)]
#[folder = "../../docs/studies"]
#[include = "*.html"]
#[include = "*.csv"]
#[include = "*.json"]
#[include = "*.parquet"]
#[include = "*.sha256"]
#[allow_missing = true]
struct Committed;

/// Each file with its path in the folder of all studies, such as `alea-2026/alea-2026.json`, in the order of the paths.
pub(crate) fn committed() -> impl Iterator<Item = (PathBuf, Bytes)> {
    Committed::iter().filter_map(|path| {
        let bytes = match Committed::get(&path)?.data {
            Cow::Borrowed(bytes) => Bytes::from_static(bytes),
            Cow::Owned(bytes) => Bytes::from(bytes),
        };
        Some((PathBuf::from(path.as_ref()), bytes))
    })
}
