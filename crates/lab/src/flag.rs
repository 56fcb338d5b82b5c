//! A flag that threads look at.

use std::sync::atomic::{AtomicBool, Ordering};

/// Raises a flag when it goes out of scope, so that threads that look at it hear of the end also when that is an error or a panic.
pub(crate) struct RaisedAtTheEnd<'a>(pub(crate) &'a AtomicBool);

impl Drop for RaisedAtTheEnd<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
