//! The games of a shard as far as they have been played, and which are still missing.

use std::collections::BTreeMap;

use hnefi_statistics::{Race, Results, Verdict};

use crate::cell::{Cell, Purpose};
use crate::definition::Study;
use crate::part::Part;
use crate::row::GameRow;

/// The games of each cell.
pub(crate) struct Fold<'a> {
    cells: Vec<CellFold<'a>>,
    /// Of an arm's name its number.
    places: BTreeMap<(&'a str, u64, u64), usize>,
}

/// The games of one cell.
pub(crate) struct CellFold<'a> {
    cell: &'a Cell,
    /// The numbers of the games that belong to this shard: every n-th from the first.
    first: u64,
    step: u64,
    race: Option<&'a Race>,
    rows: BTreeMap<u64, GameRow>,
    /// Where the race has been decided, the number of games that count.
    decided: Option<u64>,
    /// In a race: the games counted so far, which are those without a gap before them.
    counted: u64,
    results: Results,
}

/// The verdict of a race is asked for after every n games of an arm, this n.
const ASKED_EVERY: u64 = 20;

impl<'a> Fold<'a> {
    /// Nothing has been played. Where arms race, whole cells are dealt to the parts, otherwise games.
    pub(crate) fn new(study: &'a Study, part: Part) -> Fold<'a> {
        let mut games_before = 0;
        let cells = (0_u64..).zip(&study.cells).map(|(number, cell)| {
            let (first, step) = match &study.race {
                Some(_) => (if part.has(number) { 0 } else { cell.games }, 1),
                None => ((part.index() + part.of() - games_before % part.of()) % part.of(), part.of()),
            };
            games_before += cell.games;
            let race = study.race.as_ref().filter(|_| cell.purpose == Purpose::Base);
            let (rows, results) = Default::default();
            CellFold { cell, first, step, race, rows, decided: None, counted: 0, results }
        });
        let place = |cell: &'a Cell| (study.arms[cell.arm].id.as_str(), cell.thinking.attackers, cell.thinking.defenders);
        let places = study.cells.iter().enumerate().map(|(number, cell)| (place(cell), number)).collect();
        Fold { cells: cells.collect(), places }
    }

    /// Counts a game. One that does not belong here is passed over.
    pub(crate) fn keep(&mut self, row: GameRow) {
        let place = (row.arm.as_str(), row.thinking.attackers, row.thinking.defenders);
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
        self.cells.iter().map(|cell| cell.numbers().count() as u64 * cell.work_of_a_game()).sum()
    }

    /// What of it is done, or not needed any more.
    pub(crate) fn done(&self) -> u64 {
        let games = |cell: &CellFold<'_>| if cell.is_closed() { cell.numbers().count() } else { cell.rows.len() };
        self.cells.iter().map(|cell| games(cell) as u64 * cell.work_of_a_game()).sum()
    }

    /// All rows in their order, if none is missing.
    pub(crate) fn into_rows(self) -> Option<Vec<GameRow>> {
        let whole = self.cells.iter().all(CellFold::is_closed);
        whole.then(|| self.cells.into_iter().flat_map(CellFold::into_rows).collect())
    }
}

impl CellFold<'_> {
    fn numbers(&self) -> impl Iterator<Item = u64> + use<> {
        (self.first..self.cell.games).step_by(self.step as usize)
    }

    const fn work_of_a_game(&self) -> u64 {
        self.cell.thinking.attackers + self.cell.thinking.defenders
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
        if let Some(race) = self.race {
            self.decide(race);
        }
    }

    /// Counts the games without a gap before them, and asks for the verdict where it is due.
    fn decide(&mut self, race: &Race) {
        while self.decided.is_none() {
            let Some(row) = self.rows.get(&self.counted) else { return };
            self.results.add(row.result.winner().map(|side| side == hnefi_rules::Side::Attackers));
            self.counted += 1;
            let due = self.counted.is_multiple_of(ASKED_EVERY);
            if due && race.verdict(&self.results) != Verdict::Open {
                self.decided = Some(self.counted);
            }
        }
    }

    fn into_rows(self) -> impl Iterator<Item = GameRow> {
        let games = self.decided.unwrap_or(u64::MAX);
        self.rows.into_iter().take_while(move |(number, _)| *number < games).map(|(_, row)| row)
    }
}
