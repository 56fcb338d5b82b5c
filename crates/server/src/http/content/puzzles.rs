//! The puzzles that come with the program, as `hnefi puzzles mine` wrote them and `hnefi puzzles check` proves them.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use rust_embed::Embed;

use crate::http::wire::{Puzzle, PuzzleEntry, StoredPuzzle};

#[derive(Embed)]
#[folder = "../../puzzles"]
#[include = "*.jsonl"]
#[allow_missing = true]
struct Committed;

static PUZZLES: LazyLock<BTreeMap<String, StoredPuzzle>> = LazyLock::new(|| {
    let mut all = BTreeMap::new();
    for file in Committed::iter().filter_map(|name| Committed::get(&name)) {
        for line in String::from_utf8_lossy(&file.data).lines() {
            // A test checks that every line is a puzzle of a rule set that exists.
            if let Some(puzzle) = StoredPuzzle::read(line) {
                all.insert(puzzle.entry.id.clone(), puzzle);
            }
        }
    }
    all
});

/// All puzzles, the easiest first.
pub(crate) fn list() -> Vec<PuzzleEntry> {
    let mut list: Vec<PuzzleEntry> = PUZZLES.values().map(|puzzle| puzzle.entry.clone()).collect();
    list.sort_by_key(|entry| entry.rating);
    list
}

/// The puzzle with an id.
pub(crate) fn puzzle(id: &str) -> Option<Puzzle> {
    Puzzle::of(PUZZLES.get(id)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_a_puzzle() {
        let lines = |name: &str| {
            let data = Committed::get(name).expect("it is listed").data;
            String::from_utf8(data.into_owned()).expect("text").lines().count()
        };
        assert_eq!(list().len(), Committed::iter().map(|name| lines(&name)).sum::<usize>());
        assert!(list().len() >= 300, "{}", list().len());
    }
}
