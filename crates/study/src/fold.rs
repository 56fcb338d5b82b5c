//! The games of a shard as far as they have been played, and which are still missing.

use std::collections::BTreeMap;

use hnefi_statistics::{Outcomes, Race, Standard, Verdict};

use crate::cell::{Cell, Purpose, Thinking};
use crate::definition::Study;
use crate::part::Part;
use crate::row::GameRow;

/// The games of each cell.
pub(crate) struct Fold<'a> {
    study: &'a Study,
    cells: Vec<CellFold<'a>>,
    /// The cells by arm, strength and evaluation, and whether their games begin from the bare start.
    places: BTreeMap<(&'a str, Thinking, &'a str, bool), usize>,
}

/// When the games of a cell may end before the last.
enum Stopping<'a> {
    /// Never.
    No,
    /// By the race, whose verdict is asked for after every [`ASKED_EVERY`] games.
    Race(&'a Race),
    /// By the standard, at the cell's own numbers of games.
    Looks(Standard),
}

impl Stopping<'_> {
    fn ends(&self, cell: &Cell, outcomes: &Outcomes) -> bool {
        let games = outcomes.games();
        match self {
            Stopping::No => false,
            // A game that was broken off counts as a draw in a race.
            Stopping::Race(race) => {
                let mut results = outcomes.finished;
                results.drawn += outcomes.unfinished;
                games.is_multiple_of(ASKED_EVERY) && race.verdict(&results) != Verdict::Open
            }
            Stopping::Looks(standard) => cell.looks.contains(&games) && standard.is_clear(outcomes),
        }
    }
}

/// The games of one cell.
pub(crate) struct CellFold<'a> {
    cell: &'a Cell,
    /// The numbers of the games that belong to this shard: every n-th from the first.
    first: u64,
    step: u64,
    stopping: Stopping<'a>,
    rows: BTreeMap<u64, GameRow>,
    /// Where the cell is decided, the number of games that count.
    decided: Option<u64>,
    /// The games counted so far, which are those without a gap before them.
    counted: u64,
    outcomes: Outcomes,
}

/// The verdict of a race is asked for after every n games of an arm, this n.
const ASKED_EVERY: u64 = 20;

impl<'a> Fold<'a> {
    /// Nothing has been played. Where games may end early, whole cells are dealt to the parts, otherwise games.
    pub(crate) fn new(study: &'a Study, part: Part) -> Fold<'a> {
        let mut games_before = 0;
        let cells = (0_u64..).zip(&study.cells).map(|(number, cell)| {
            let (first, step) = if study.race.is_some() || study.design.is_some() {
                (if part.has(number) { 0 } else { cell.games }, 1)
            } else {
                ((part.index() + part.of() - games_before % part.of()) % part.of(), part.of())
            };
            games_before += cell.games;
            let race = study.race.as_ref().filter(|_| cell.purpose == Purpose::Base);
            let looks = study.standard_of(cell).filter(|_| !cell.looks.is_empty());
            let stopping = looks.map(Stopping::Looks).or(race.map(Stopping::Race)).unwrap_or(Stopping::No);
            let (rows, outcomes) = Default::default();
            CellFold { cell, first, step, stopping, rows, decided: None, counted: 0, outcomes }
        });
        let place = |cell: &'a Cell| {
            (study.arms[cell.arm].id.as_str(), cell.thinking, study.evaluation_of(cell), cell.purpose == Purpose::Bare)
        };
        let places = study.cells.iter().enumerate().map(|(number, cell)| (place(cell), number)).collect();
        Fold { study, cells: cells.collect(), places }
    }

    /// Counts a game. One that does not belong here is passed over.
    pub(crate) fn keep(&mut self, row: GameRow) {
        let place = (row.arm.as_str(), row.thinking, row.evaluation.as_str(), self.study.is_bare(&row));
        if let Some(number) = self.places.get(&place) {
            self.cells[*number].keep(row);
        }
    }

    pub(crate) fn cells(&self) -> impl Iterator<Item = &CellFold<'a>> {
        self.cells.iter()
    }

    pub(crate) fn cell(&self, number: usize) -> &CellFold<'a> {
        &self.cells[number]
    }

    /// All the work there is, in the units of [`Cell::work`].
    pub(crate) fn work(&self) -> u64 {
        self.cells.iter().map(|cell| cell.numbers().count() as u64 * cell.cell.work_of_a_game()).sum()
    }

    /// What of it is done, or not needed any more.
    pub(crate) fn done(&self) -> u64 {
        let games = |cell: &CellFold<'_>| if cell.is_closed() { cell.numbers().count() } else { cell.rows.len() };
        self.cells.iter().map(|cell| games(cell) as u64 * cell.cell.work_of_a_game()).sum()
    }

    /// Whether no game is missing.
    pub(crate) fn is_whole(&self) -> bool {
        self.cells.iter().all(CellFold::is_closed)
    }

    /// Whether no game of an arm is missing.
    pub(crate) fn arm_is_whole(&self, arm: usize) -> bool {
        self.cells.iter().filter(|cell| cell.cell.arm == arm).all(CellFold::is_closed)
    }

    /// The rows so far, in their order.
    pub(crate) fn rows(&self) -> impl Iterator<Item = &GameRow> {
        self.cells.iter().flat_map(CellFold::rows)
    }

    /// The rows that may be read while others are missing, in their order.
    pub(crate) fn readable(&self) -> impl Iterator<Item = &GameRow> {
        self.cells.iter().flat_map(CellFold::readable)
    }

    /// How many cells have no game missing.
    pub(crate) fn closed(&self) -> usize {
        self.cells.iter().filter(|cell| cell.is_closed()).count()
    }

    /// All rows in their order, if none is missing.
    pub(crate) fn into_rows(self) -> Option<Vec<GameRow>> {
        self.is_whole().then(|| self.rows().cloned().collect())
    }
}

impl CellFold<'_> {
    fn numbers(&self) -> impl Iterator<Item = u64> + use<> {
        (self.first..self.cell.games).step_by(self.step as usize)
    }

    /// Whether no more games are needed.
    pub(crate) fn is_closed(&self) -> bool {
        self.decided.is_some() || self.rows.len() == self.numbers().count()
    }

    /// The numbers of the games that have not been played.
    pub(crate) fn missing(&self) -> Vec<u64> {
        if self.is_closed() {
            return Vec::new();
        }
        self.numbers().filter(|number| !self.rows.contains_key(number)).collect()
    }

    fn keep(&mut self, row: GameRow) {
        let number = row.game;
        if number < self.first || number >= self.cell.games || !(number - self.first).is_multiple_of(self.step) {
            return;
        }
        self.rows.entry(number).or_insert(row);
        if !matches!(self.stopping, Stopping::No) {
            self.decide();
        }
    }

    /// Counts the games without a gap before them, and asks whether they end where that is due.
    fn decide(&mut self) {
        while self.decided.is_none() {
            let Some(row) = self.rows.get(&self.counted) else { return };
            row.count(&mut self.outcomes);
            self.counted += 1;
            if self.stopping.ends(self.cell, &self.outcomes) {
                self.decided = Some(self.counted);
            }
        }
    }

    fn rows(&self) -> impl Iterator<Item = &GameRow> {
        self.rows.range(..self.decided.unwrap_or(u64::MAX)).map(|(_, row)| row)
    }

    /// All rows where none is missing; otherwise those up to the last look that was reached. Games that ended first are no fair sample: short games do.
    fn readable(&self) -> impl Iterator<Item = &GameRow> {
        let reached = self.cell.looks.iter().copied().filter(|look| *look <= self.counted).max().unwrap_or(0);
        let until = if self.is_closed() { u64::MAX } else { reached };
        self.rows().take_while(move |row| row.game < until)
    }
}
