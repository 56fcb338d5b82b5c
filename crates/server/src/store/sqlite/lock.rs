//! One process for each data folder. SQLite alone would let several in.

use std::fs::{File, TryLockError};
use std::path::Path;

use super::super::StoreError;
use super::FILE;

/// The file that is locked. It stays empty, and may be deleted when no server runs.
const LOCK: &str = "games.lock";

/// Keeps other processes out of a data folder until it is dropped or the process ends.
pub(in crate::store) struct FolderLock {
    _file: File,
}

impl FolderLock {
    /// Takes the lock.
    ///
    /// # Errors
    /// [`StoreError::InUse`] where another process has it.
    pub(in crate::store) fn take(folder: &Path) -> Result<FolderLock, StoreError> {
        let path = folder.join(LOCK);
        let failed = |error| StoreError::Lock { file: path.clone(), error };
        let file = File::options().create(true).truncate(false).write(true).open(&path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(FolderLock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(folder.join(FILE))),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }
}
