//! The searcher of a player: transposition table, histories and threads, kept over the moves of a game.

use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU64};

use hnefi_rules::{Game, Variant};

use super::alpha_beta::{Histories, Scoring, Search, Style};
use super::limits::{Limits, SearchInfo, SearchResult};
use super::node_limit::{ASKED_EVERY, Budget};
use super::transposition::Table;
use crate::board::BoardTables;
use crate::eval::weights::{Family, OtherWeights};
use crate::eval::{Evaluator, HandWritten};
use crate::movepick::MoveEndScores;

/// Searches positions. Owns the transposition table and the move-ordering histories, and forgets both when it is to search by other rules
/// than before.
pub struct Searcher {
    table: Table,
    /// The histories of each thread.
    histories: Vec<Histories>,
    weights: OtherWeights,
    /// What was searched last: what is remembered of one variant is of no use in another.
    variant: Option<Variant>,
}

impl Searcher {
    /// A searcher with a transposition table of this many megabytes; 16 to 64 are plenty for a move of a few seconds. It searches on one
    /// thread.
    #[must_use]
    pub fn new(table_megabytes: usize) -> Searcher {
        Searcher {
            table: Table::new(table_megabytes),
            histories: vec![Histories::new()],
            weights: OtherWeights::default(),
            variant: None,
        }
    }

    /// Whether a table of this many megabytes can be had now. [`Searcher::new`] aborts the program where it cannot.
    #[must_use]
    pub fn has_room(table_megabytes: usize) -> bool {
        let bytes = table_megabytes.checked_mul(1 << 20);
        bytes.is_some_and(|bytes| Vec::<u8>::new().try_reserve_exact(bytes).is_ok())
    }

    /// From now on [`Searcher::search`] uses this many threads; at least one.
    pub fn set_threads(&mut self, threads: usize) {
        self.histories.resize_with(threads.max(1), Histories::new);
    }

    /// Evaluates with these weights from now on, and clears the table.
    pub fn set_weights(&mut self, weights: OtherWeights) {
        self.weights = weights;
        self.new_game();
    }

    /// Forgets everything: another game begins. It happens by itself where the rules change.
    pub fn new_game(&mut self) {
        self.table.clear();
        self.histories.iter_mut().for_each(Histories::clear);
    }

    /// Forgets what it knows of another variant, and makes room for what is found now.
    fn prepare(&mut self, game: &Game) {
        if self.variant.as_ref() != Some(game.variant())
            && let Some(_other) = self.variant.replace(game.variant().clone())
        {
            self.new_game();
        }
        self.table.grow_older();
        self.histories.iter_mut().for_each(|histories| histories.moves.fade());
    }

    /// Looks for the best move of the side to move.
    ///
    /// `should_stop` is asked every few hundred positions; the first depth is finished in any case. `report` gets every depth
    /// finished. On one thread, with the same searcher, game and limits, and a `should_stop` that never says yes, the answer is always the
    /// same. On several, the others search the same position by other ways and leave what they find in the table: how far they
    /// have come when it is read is chance. A limit of positions is the first thread's own; those reported are everybody's.
    pub fn search(
        &mut self,
        game: &Game,
        limits: &Limits,
        should_stop: &dyn Fn() -> bool,
        report: &mut dyn FnMut(&SearchInfo<'_>),
    ) -> SearchResult {
        self.prepare(game);
        let Searcher { table, histories, weights, variant: _ } = self;
        let weights = weights.of(Family::of(game.variant()));
        let tables = BoardTables::new(game.variant());
        let evaluator = HandWritten::new(game.variant(), &tables, weights);
        let end_scores = MoveEndScores::new(&tables, weights);
        let scoring = Scoring { tables: &tables, evaluator: &evaluator, end_scores: &end_scores };
        let Some((history, others)) = histories.split_first_mut() else { unreachable!("there is always one thread") };
        let mut first = |report: &mut dyn FnMut(&SearchInfo<'_>)| {
            search_from(game, scoring, table, history, limits.nodes, should_stop, Style::FULL).deepen(game, limits, 1, report)
        };
        if others.is_empty() {
            return first(report);
        }
        let (over, visited) = (AtomicBool::new(false), AtomicU64::new(0));
        std::thread::scope(|scope| {
            for (number, history) in others.iter_mut().enumerate() {
                let (table, over, visited) = (&*table, &over, &visited);
                let limits = Limits { nodes: None, win_in: None, ..limits.clone() };
                scope.spawn(move || {
                    let should_stop = || {
                        visited.fetch_add(ASKED_EVERY, Relaxed);
                        over.load(Relaxed)
                    };
                    // Every other one begins a ply deeper, so that they are not all at the same place at the same time.
                    let first_depth = 1 + (number as u32 + 1) % 2;
                    search_from(game, scoring, table, history, None, &should_stop, Style::FULL).deepen(
                        game,
                        &limits,
                        first_depth,
                        &mut |_| {},
                    );
                });
            }
            // The others are ended after a panic too: the scope waits for them.
            let ends = EndsOthers(&over);
            let mut found =
                first(&mut |progress| report(&SearchInfo { nodes: progress.nodes + visited.load(Relaxed), ..*progress }));
            drop(ends);
            found.nodes += visited.load(Relaxed);
            found
        })
    }

    /// Prepares a search of that style on one thread and runs it.
    pub(crate) fn begin<T>(
        &mut self,
        game: &Game,
        style: Style,
        should_stop: &dyn Fn() -> bool,
        run: impl FnOnce(&mut Search<'_, &HandWritten<'_>>) -> T,
    ) -> T {
        self.prepare(game);
        let weights = self.weights.of(Family::of(game.variant()));
        let tables = BoardTables::new(game.variant());
        let evaluator = HandWritten::new(game.variant(), &tables, weights);
        let end_scores = MoveEndScores::new(&tables, weights);
        let scoring = Scoring { tables: &tables, evaluator: &evaluator, end_scores: &end_scores };
        run(&mut search_from(game, scoring, &self.table, &mut self.histories[0], None, should_stop, style))
    }
}

/// Has the other threads end when it goes out of scope.
struct EndsOthers<'a>(&'a AtomicBool);

impl Drop for EndsOthers<'_> {
    fn drop(&mut self) {
        self.0.store(true, Relaxed);
    }
}

pub(crate) fn search_from<'a, E: Evaluator>(
    game: &Game,
    scoring: Scoring<'a, E>,
    table: &'a Table,
    history: &'a mut Histories,
    nodes: Option<u64>,
    should_stop: &'a dyn Fn() -> bool,
    style: Style,
) -> Search<'a, E> {
    Search::new(game, scoring, table, history, Budget::new(nodes, should_stop), style)
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use hnefi_rulesets::Ruleset;

    use super::*;

    #[test]
    fn a_table_larger_than_any_memory_has_no_room() {
        assert!(Searcher::has_room(1));
        assert!(!Searcher::has_room(usize::MAX) && !Searcher::has_room(usize::MAX >> 20));
    }

    #[test]
    fn a_panic_of_the_first_thread_ends_the_others() {
        let game = Game::new(&Ruleset::named("brandubh-cyningstan").expect("built in"));
        let mut searcher = Searcher::new(1);
        searcher.set_threads(2);
        let mut search = |report: &mut dyn FnMut(&SearchInfo<'_>)| searcher.search(&game, &Limits::default(), &|| false, report);
        assert!(catch_unwind(AssertUnwindSafe(|| search(&mut |_| panic!("a mistake")))).is_err());
    }
}
