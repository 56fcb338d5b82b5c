//! A library in memory: for a browser, which keeps few games; and the plain twin of the database in its tests.

use std::collections::{BTreeMap, BTreeSet};

use crate::entry::LibraryEntry;
use crate::explored::{MoveStatistics, PositionStatistics};
use crate::page::{FoundGame, FoundGames, PAGE_SIZE};
use crate::query::LibraryQuery;
use crate::search_key::{Decompose, search_key};

/// A game of the library.
struct Kept {
    /// Rises with every game that is put there.
    number: u64,
    imported: bool,
    entry: LibraryEntry,
}

/// The games of a library, by their ids.
pub struct MemoryLibrary {
    games: BTreeMap<String, Kept>,
    last: u64,
    decompose: Decompose,
}

impl MemoryLibrary {
    /// A library without games, which compares names as [`search_key`] gives them.
    #[must_use]
    pub fn new(decompose: Decompose) -> MemoryLibrary {
        MemoryLibrary { games: BTreeMap::new(), last: 0, decompose }
    }

    /// Puts a game there, in the place of what was there under its id. The entry has all its positions and its day.
    pub fn put(&mut self, id: &str, imported: bool, entry: LibraryEntry) {
        self.last += 1;
        let number = self.games.get(id).map_or(self.last, |kept| kept.number);
        self.games.insert(id.to_owned(), Kept { number, imported, entry });
    }

    /// Takes a game away.
    pub fn remove(&mut self, id: &str) {
        self.games.remove(id);
    }

    /// Finds games, the latest first.
    #[must_use]
    pub fn search(&self, query: &LibraryQuery) -> FoundGames<String> {
        let mut found: Vec<_> = self.games.iter().filter(|(_, kept)| kept.is_found(query, self.decompose)).collect();
        found.sort_by(|(_, a), (_, b)| (&b.entry.head.day, b.number).cmp(&(&a.entry.head.day, a.number)));
        let page = found.iter().skip(query.page.saturating_mul(PAGE_SIZE)).take(PAGE_SIZE);
        FoundGames { games: page.map(|(id, kept)| kept.found(id)).collect(), total: found.len() as u64 }
    }

    /// What was played in a position of a rule set: its number and the id of the rules, as
    /// [`ReplayedPosition::key`](crate::ReplayedPosition::key) has them.
    #[must_use]
    pub fn explore(&self, (position, rules): &(i64, String)) -> PositionStatistics {
        let mut ended: BTreeMap<String, u64> = BTreeMap::new();
        let mut played: BTreeMap<(i64, String), u64> = BTreeMap::new();
        for Kept { entry, .. } in self.games.values().filter(|kept| kept.entry.head.rules == *rules && kept.has_moves()) {
            let there: Vec<_> = entry.positions.iter().filter(|at| at.position == *position).collect();
            let result = entry.head.result.to_string();
            if !there.is_empty() {
                *ended.entry(result.clone()).or_default() += 1;
            }
            let moves: BTreeSet<i64> = there.iter().filter_map(|at| at.mv).collect();
            for mv in moves {
                *played.entry((mv, result.clone())).or_default() += 1;
            }
        }
        let played = played.into_iter().map(|((mv, result), games)| MoveStatistics { mv, result, games });
        PositionStatistics { ended: ended.into_iter().collect(), played: played.collect() }
    }
}

impl Kept {
    /// A game without a move is not worth a place in a list.
    fn has_moves(&self) -> bool {
        self.entry.head.plies > 0
    }

    fn is_found(&self, query: &LibraryQuery, decompose: Decompose) -> bool {
        let head = &self.entry.head;
        let has = |name: &str, part: &str| search_key(name, decompose).contains(&search_key(part, decompose));
        self.has_moves()
            && query.player.as_ref().is_none_or(|part| has(&head.attackers, part) || has(&head.defenders, part))
            && query.base.as_ref().is_none_or(|base| head.base == *base)
            && query.result.is_none_or(|result| head.result.to_string() == result)
            && query.from.as_ref().is_none_or(|from| head.day >= *from)
            // A month includes all its days.
            && query.to.as_ref().is_none_or(|to| head.day <= *to || head.day.starts_with(to.as_str()))
            && query.position.as_ref().is_none_or(|(position, rules)| {
                head.rules == *rules && self.entry.positions.iter().any(|at| at.position == *position)
            })
    }

    fn found(&self, id: &str) -> FoundGame<String> {
        let head = &self.entry.head;
        FoundGame {
            id: id.to_owned(),
            imported: self.imported,
            rules: head.rules.clone(),
            name: head.name.clone(),
            attackers: head.attackers.clone(),
            defenders: head.defenders.clone(),
            result: head.result.to_string(),
            plies: head.plies as u64,
            day: head.day.clone(),
        }
    }
}
