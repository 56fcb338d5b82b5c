//! The state of the store: what has been counted, and whether it can be read and written.

use std::future::Future;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::histogram::Histogram;
use tokio::sync::Mutex;

use super::StoreError;

/// A store that was found well is not tried again for so long, unless something could not be written meanwhile.
const RECHECK_AFTER: Duration = Duration::from_secs(1);
/// A store that gives no answer for so long is dead.
const TIMEOUT: Duration = Duration::from_secs(5);

/// The state of the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Condition {
    /// It can be read and written.
    Well,
    /// It cannot be written, perhaps for want of room, or not reached. That may pass.
    NotWritten(String),
    /// It cannot be read.
    Dead(String),
}

/// The bounds of the histograms of times, in seconds. Events reach a good disk in less than a millisecond.
const SECONDS: [f64; 10] = [0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0];

/// What has been counted since the store was opened.
#[derive(Clone, Debug)]
pub(crate) struct Counts {
    /// Transactions that have reached the disk.
    pub(crate) committed: Counter,
    /// Transactions that failed because of the store.
    pub(crate) failed: Counter,
    /// How long it took to write events, with the time in the queue, or to fail at it.
    pub(crate) append: Histogram,
    /// How long it took to read a game, or new events of it, or to fail at it.
    pub(crate) load: Histogram,
    failing: Arc<AtomicBool>,
}

impl Default for Counts {
    fn default() -> Counts {
        let [append, load] = [(); 2].map(|()| Histogram::new(SECONDS));
        Counts { committed: Counter::default(), failed: Counter::default(), append, load, failing: Arc::default() }
    }
}

impl Counts {
    pub(super) fn committed(&self) {
        self.committed.inc();
        self.failing.store(false, Ordering::Release);
    }

    pub(super) fn failed(&self) {
        self.failed.inc();
        self.failing.store(true, Ordering::Release);
    }
}

/// Finds out the state of the store.
pub(super) struct Watch {
    /// SQLite's file, and what distinguishes it from another of the same name.
    file: Option<(PathBuf, Option<Identity>)>,
    counts: Counts,
    /// What was found last, and the failure that was logged last.
    seen: Mutex<Seen>,
}

#[derive(Default)]
struct Seen {
    /// When the try began, and what it found.
    found: Option<(Instant, Condition)>,
    logged: Option<String>,
}

/// What distinguishes a file from another of the same name.
type Identity = (u64, u64);

#[cfg(unix)]
fn identity(file: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(file).ok().map(|data| (data.dev(), data.ino()))
}

#[cfg(not(unix))]
fn identity(file: &Path) -> Option<Identity> {
    file.exists().then_some((0, 0))
}

impl Watch {
    /// For a database that has been opened, in a file or elsewhere.
    pub(super) fn new(file: Option<&Path>) -> Watch {
        let file = file.map(|file| (file.to_owned(), identity(file)));
        Watch { file, counts: Counts::default(), seen: Mutex::default() }
    }

    pub(super) fn counts(&self) -> &Counts {
        &self.counts
    }

    /// Bytes of the file and of its write-ahead log, where there are any.
    pub(super) fn bytes(&self) -> Option<(u64, u64)> {
        let (file, _) = self.file.as_ref()?;
        let length = |file: &Path| std::fs::metadata(file).map_or(0, |data| data.len());
        let mut log = file.as_os_str().to_owned();
        log.push("-wal");
        Some((length(file), length(Path::new(&log))))
    }

    /// Finds out the state of the store, by reading and writing.
    pub(super) async fn condition(
        &self,
        read: impl Future<Output = Result<(), StoreError>>,
        write: impl Future<Output = Result<(), StoreError>>,
    ) -> Condition {
        // Requests that come while the store is tried wait, and all get the answer of the next try.
        let asked = Instant::now();
        let mut seen = self.seen.lock().await;
        let found = match self.lost_file() {
            Some(dead) => dead,
            None => {
                let is_well = |found: &Condition| *found == Condition::Well && !self.counts.failing.load(Ordering::Acquire);
                if let Some((began, found)) = &seen.found
                    && (*began >= asked || (began.elapsed() < RECHECK_AFTER && is_well(found)))
                {
                    return found.clone();
                }
                let began = Instant::now();
                let found = self.find_out(read, write).await;
                seen.found = Some((began, found.clone()));
                found
            }
        };
        // A failure to write is logged where it happens.
        let dead = if let Condition::Dead(reason) = &found { Some(reason.clone()) } else { None };
        if seen.logged != dead {
            if let Some(reason) = &dead {
                tracing::error!(%reason, "the store is dead");
            }
            seen.logged = dead;
        }
        found
    }

    /// A process can go on with a file that has been deleted or replaced, and loses all of it at the end.
    fn lost_file(&self) -> Option<Condition> {
        let (file, opened) = self.file.as_ref()?;
        let is_there = identity(file) == *opened;
        (!is_there).then(|| Condition::Dead(format!("{} is gone, or another file stands there", file.display())))
    }

    async fn find_out(
        &self,
        read: impl Future<Output = Result<(), StoreError>>,
        write: impl Future<Output = Result<(), StoreError>>,
    ) -> Condition {
        const NO_ANSWER: &str = "the store gives no answer";
        // A database elsewhere may come back, and starting this process again would not help.
        let dead = if self.file.is_some() { Condition::Dead } else { Condition::NotWritten };
        match tokio::time::timeout(TIMEOUT, read).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => return dead(error.to_string()),
            Err(_) => return dead(NO_ANSWER.to_owned()),
        }
        match tokio::time::timeout(TIMEOUT, write).await {
            Ok(Ok(())) => Condition::Well,
            Ok(Err(StoreError::Closed)) => Condition::Dead(StoreError::Closed.to_string()),
            Ok(Err(error)) => Condition::NotWritten(error.to_string()),
            Err(_) => dead(NO_ANSWER.to_owned()),
        }
    }
}
