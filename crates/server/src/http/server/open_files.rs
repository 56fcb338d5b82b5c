//! How many files the operating system lets the server have open; each connection is one, also one that waits for a place.

use crate::limits::Limits;

/// Files beside the connections: the store, the program, its pipes, and some to spare.
const OTHERS: usize = 100;
/// Connections that may wait where there are files for twice as many: three quarters of these are sixty browsers behind one address, each with six.
const WAITING: usize = 480;

/// Asks for as many open files as this process may have, and lowers the number of connections to what they allow.
pub(crate) fn make_room(limits: &mut Limits) {
    let Some(files) = raised() else { return };
    let wanted = (limits.connections, limits.waiting_connections);
    fit(limits, files.saturating_sub(OTHERS));
    if (limits.connections, limits.waiting_connections) != wanted {
        tracing::warn!(
            connections = limits.connections,
            waiting = limits.waiting_connections,
            wanted = wanted.0,
            "the limit of open files allows fewer connections"
        );
    }
}

/// Lowers the number of connections to what this number of files allows. Where they are scarce, there are ten connections with a place for
/// each that waits, or at least half of the files are for connections with a place.
fn fit(limits: &mut Limits, files: usize) {
    let enough = (files / 11).max(WAITING.min(files / 2));
    if limits.connections.saturating_add(limits.waiting_connections) > files {
        limits.waiting_connections = limits.waiting_connections.min(enough);
        limits.connections = limits.connections.min(files - limits.waiting_connections).max(1);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Profile;

    #[test]
    fn few_files_allow_few_connections_and_few_that_wait() {
        for (files, profile, connections, waiting) in [
            (1_000_000, Profile::Public, 20_000, 2000),
            // With 20,000 open files, ten thousand players have a connection each.
            (19_900, Profile::Public, 18_091, 1809),
            (3000, Profile::Public, 2520, 480),
            (924, Profile::Public, 462, 462),
            (924, Profile::Laptop, 462, 462),
            (156, Profile::Hall, 78, 78),
            (3, Profile::Laptop, 2, 1),
            (0, Profile::Laptop, 1, 0),
        ] {
            let mut limits = Limits::of(profile);
            fit(&mut limits, files);
            assert_eq!((limits.connections, limits.waiting_connections), (connections, waiting), "{files}");
        }
    }

    #[test]
    fn sixty_browsers_behind_one_address_are_never_refused_a_connection() {
        const BROWSERS: usize = 60 * 6;
        for profile in Profile::ALL {
            // From the number of files that a process may have open on most systems, without those for other things.
            for files in 924..25_000 {
                let mut limits = Limits::of(profile);
                fit(&mut limits, files);
                let waiting = (limits.waiting_connections * 3).div_ceil(4);
                assert!(limits.connection_share() + waiting >= BROWSERS, "{profile:?} with {files} files: {limits:?}");
                assert!(limits.connections + limits.waiting_connections <= files, "{profile:?} with {files} files");
            }
        }
    }
}
