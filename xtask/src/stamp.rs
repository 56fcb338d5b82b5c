//! Whether a step of a build has to be done again.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};

use crate::{Failure, root, target};

/// All files of a folder that a build could depend on.
pub(crate) fn list(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let entries = fs::read_dir(folder).map_err(|error| format!("cannot read {}: {error}", folder.display()))?;
    for entry in entries.flatten() {
        let path = entry.path();
        let skipped = ["node_modules", "dist", "e2e"].iter().any(|name| path.file_name().is_some_and(|n| n == *name));
        if path.is_dir() && !skipped {
            list(&path, files)?;
        } else if path.is_file() {
            files.push(path);
        }
    }
    Ok(())
}

/// Remembers in the build folder what some files contained when a step was done.
pub(crate) struct Stamp {
    file: PathBuf,
    contents: String,
}

impl Stamp {
    /// What the sources contain now.
    pub(crate) fn new(name: &str, sources: &[PathBuf]) -> Result<Stamp, Failure> {
        let mut sources = sources.to_vec();
        sources.sort();
        let mut hasher = DefaultHasher::new();
        for source in &sources {
            let bytes = fs::read(source).map_err(|error| format!("cannot read {}: {error}", source.display()))?;
            source.strip_prefix(root()).unwrap_or(source).hash(&mut hasher);
            bytes.hash(&mut hasher);
        }
        Ok(Stamp { file: target().join(name), contents: format!("{:016x}", hasher.finish()) })
    }

    /// Whether they contained the same when the step was done last.
    pub(crate) fn is_fresh(&self) -> bool {
        fs::read_to_string(&self.file).is_ok_and(|written| written == self.contents)
    }

    /// The step is done.
    pub(crate) fn write(&self) -> Result<(), Failure> {
        fs::create_dir_all(target())
            .and_then(|()| fs::write(&self.file, &self.contents))
            .map_err(|error| format!("cannot write {}: {error}", self.file.display()))
    }
}
