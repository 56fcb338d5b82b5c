//! Writing a file that others read while it is made anew.

use std::fs::{self, File};
use std::io;
use std::path::Path;

/// Writes a file that is there whole or not at all: it is written beside its place and renamed.
///
/// # Errors
/// What `write` says, or `error` of what the disk says. The file that was there before stays then.
pub(crate) fn write_whole<E>(
    path: &Path,
    error: impl Fn(io::Error) -> E,
    write: impl FnOnce(&mut File) -> Result<(), E>,
) -> Result<(), E> {
    let aside = path.with_extension(format!("{}.part", std::process::id()));
    let mut file = File::create(&aside).map_err(&error)?;
    let written = write(&mut file).and_then(|()| file.sync_all().and_then(|()| fs::rename(&aside, path)).map_err(&error));
    if written.is_err() {
        // Remove the unfinished file; a failure to do so adds nothing to the first error.
        let _ = fs::remove_file(&aside);
    }
    written
}
