//! Where the corpora are: games played by others, kept out of the repository.

use std::path::{Path, PathBuf};

/// The types of the aagenielsen collection that are not tafl.
pub(crate) const NOT_TAFL: [&str; 7] = ["146", "147", "148", "149", "162", "163", "171"];

/// `$HNEFI_CORPORA`, or `../shared/corpora` beside the repository; says so plainly where neither is there.
pub(crate) fn folder() -> Option<PathBuf> {
    let repository = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = std::env::var_os("HNEFI_CORPORA").map_or_else(|| repository.join("../shared/corpora"), PathBuf::from);
    if folder.is_dir() {
        return Some(folder);
    }
    eprintln!("SKIPPED: the corpora are not at {} (set HNEFI_CORPORA to where they are)", folder.display());
    None
}

/// The files of one collection that end so, in order.
pub(crate) fn files(folder: &Path, collection: &str, ending: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder.join(collection)).expect("the collection is there when the corpora are");
    let paths = entries.map(|entry| entry.expect("readable").path());
    let mut files: Vec<PathBuf> = paths.filter(|path| path.to_string_lossy().ends_with(ending)).collect();
    files.sort();
    files
}

/// A file's name without its ending.
pub(crate) fn stem(path: &Path) -> String {
    path.file_stem().expect("a file").to_string_lossy().into_owned()
}
