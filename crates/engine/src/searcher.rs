//! The door to the search: one [`Searcher`] a player, kept over the moves of a game so that what was learnt is not lost.

use hnefi_rules::Game;

use crate::budget::Budget;
use crate::history::History;
use crate::limits::{Found, Limits, Progress};
use crate::past::Past;
use crate::search::{Search, Style};
use crate::terrain::Terrain;
use crate::transposition::Table;

/// Searches positions. Owns the transposition table and what was learnt about the order of moves.
pub struct Searcher {
    table: Table,
    history: History,
}

impl Searcher {
    /// A searcher whose transposition table takes so many megabytes; 16 to 64 are plenty for a move of a few seconds.
    #[must_use]
    pub fn new(table_megabytes: usize) -> Searcher {
        Searcher { table: Table::new(table_megabytes), history: History::new() }
    }

    /// Forgets everything: another game begins, possibly under other rules. To be called whenever the rule set changes.
    pub fn new_game(&mut self) {
        self.table.clear();
        self.history.clear();
    }

    /// Looks for the best move of the side to move.
    ///
    /// `should_stop` is asked every few hundred positions; the first depth is finished in any case. `report` hears of every depth
    /// finished. With the same searcher, game and limits, and a `should_stop` that never says yes, the answer is always the same.
    pub fn search(
        &mut self,
        game: &Game,
        limits: &Limits,
        should_stop: &dyn Fn() -> bool,
        report: &mut dyn FnMut(&Progress<'_>),
    ) -> Found {
        self.begin(game, limits.nodes, should_stop, |search| search.deepen(game, limits, report))
    }

    /// Prepares a search and runs it.
    pub(crate) fn begin<T>(
        &mut self,
        game: &Game,
        nodes: Option<u64>,
        should_stop: &dyn Fn() -> bool,
        run: impl FnOnce(&mut Search<'_>) -> T,
    ) -> T {
        self.table.grow_older();
        self.history.fade();
        let terrain = Terrain::new(game.rules());
        let past = Past::new(game, terrain.repetition);
        let budget = Budget::new(nodes, should_stop);
        run(&mut Search::new(&terrain, &mut self.table, &mut self.history, past, budget, Style::FULL))
    }
}
