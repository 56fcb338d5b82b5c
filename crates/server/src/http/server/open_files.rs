//! How many files the operating system lets the server have open; each connection is one.

use crate::limits::Limits;

/// Files beside the connections: the store, the program, its pipes, and some to spare.
const OTHERS: usize = 100;

/// Asks for as many open files as this process may have, and lowers the number of connections to what they allow.
pub(crate) fn make_room(limits: &mut Limits) {
    // As many connections again may wait for a place.
    let Some(most) = raised().map(|files| (files.saturating_sub(OTHERS) / 2).max(1)) else { return };
    if limits.connections > most {
        tracing::warn!(connections = most, wanted = limits.connections, "the limit of open files allows fewer connections");
        limits.connections = most;
    }
}

/// The number of files that may be open, made as large as it can be; `None` if it is not limited or cannot be known.
#[cfg(unix)]
fn raised() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
    let current = if setrlimit(Resource::Nofile, raised).is_ok() { limit.maximum } else { limit.current };
    current.and_then(|files| usize::try_from(files).ok())
}

#[cfg(not(unix))]
fn raised() -> Option<usize> {
    None
}
