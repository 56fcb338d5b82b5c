//! Playing studies whole, on threads, in parts and with interruptions.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use hnefi_study::{GameRow, GameTable, Part, Shard, Study, StudyObserver};

/// An observer that asks to stop after a number of games.
pub(crate) struct RecordingObserver<'a> {
    pub(crate) games: &'a AtomicU64,
    pub(crate) progress: Vec<(u64, u64)>,
}

impl StudyObserver for RecordingObserver<'_> {
    fn game(&mut self, _: &GameRow) {
        self.games.fetch_add(1, Ordering::Relaxed);
    }

    fn progress(&mut self, done: u64, all: u64) {
        self.progress.push((done, all));
    }
}

/// Plays a shard in a folder to the end, with an interruption after every few games, and returns the bytes of its table.
pub(crate) fn played(study: &Study, part: Part, folder: &Path, threads: usize, interrupted_after: u64) -> Vec<u8> {
    let shard = Shard::new(study, part, folder);
    for _ in 0..500 {
        let games = AtomicU64::new(0);
        let mut ears = RecordingObserver { games: &games, progress: Vec::new() };
        let asked = || games.load(Ordering::Relaxed) >= interrupted_after;
        let whole = shard.run(threads, &mut ears, &asked).expect("a run");
        assert!(ears.progress.is_sorted(), "{:?}", ears.progress);
        assert_eq!(whole, shard.is_whole().expect("a table"));
        if whole {
            assert!(!shard.journal_path().exists());
            return fs::read(shard.table_path()).expect("the table");
        }
    }
    panic!("it does not get on");
}

/// The table of a whole study.
pub(crate) fn whole(study: &Study) -> GameTable {
    let folder = tempfile::tempdir().expect("a folder");
    played(study, Part::WHOLE, folder.path(), 2, u64::MAX);
    GameTable::open(&Shard::new(study, Part::WHOLE, folder.path()).table_path()).expect("a table")
}
