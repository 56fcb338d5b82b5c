//! Ctrl-C or another signal during long work: the work stops after the current game, and the results so far are printed.
//! Outside such work it ends the program as it always does.

use std::sync::atomic::{AtomicBool, Ordering};

static WORKING: AtomicBool = AtomicBool::new(false);
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// From now on Ctrl-C asks the work to stop; a second one ends the program at once.
pub(crate) fn watch() {
    // Where no handler can be set, Ctrl-C ends the program as it always does.
    let _ = ctrlc::set_handler(|| {
        if !WORKING.load(Ordering::Relaxed) || INTERRUPTED.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
}

/// The same for work that has to tidy up when it stops, and does so at once: a second Ctrl-C does not cut it short.
pub(crate) fn watch_gently() {
    let _ = ctrlc::set_handler(|| {
        INTERRUPTED.store(true, Ordering::Relaxed);
        if !WORKING.load(Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
}

/// Does work that looks whether it has been [`asked`] to stop.
pub(crate) fn during<T>(work: impl FnOnce() -> T) -> T {
    WORKING.store(true, Ordering::Relaxed);
    let done = work();
    WORKING.store(false, Ordering::Relaxed);
    done
}

/// Whether the work has been asked to stop.
pub(crate) fn asked() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}
