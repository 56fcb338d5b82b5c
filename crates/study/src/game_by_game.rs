//! A study that is played game by game, for a program that keeps the games itself, such as a server with a database.

use crate::definition::Study;
use crate::fold::{CellFold, Fold};
use crate::part::Part;
use crate::play::{Sides, Unplayed};
use crate::row::GameRow;
use crate::summary::Summary;
use crate::table::{Contents, GameTable};

/// A study with the games that have been played of it. They are the same games, one for one, as those of a [`Shard`](crate::Shard) of the whole study.
pub struct GameByGame<'a> {
    study: &'a Study,
    fold: Fold<'a>,
    sides: Sides,
}

impl<'a> GameByGame<'a> {
    /// A study and its games so far, in any order. Games that do not belong to it are passed over; those of another version of the engine must not be among
    /// them.
    pub fn new(study: &'a Study, rows: impl IntoIterator<Item = GameRow>) -> GameByGame<'a> {
        let mut fold = Fold::new(study, Part::WHOLE);
        rows.into_iter().for_each(|row| fold.keep(row));
        GameByGame { study, fold, sides: Sides::new() }
    }

    /// Plays the next missing game, in the order of the study. `Ok(None)` if none is missing, or if it was interrupted.
    ///
    /// # Errors
    /// [`Unplayed`].
    pub fn play(&mut self, interrupted: &dyn Fn() -> bool) -> Result<Option<GameRow>, Unplayed> {
        let missing = |(number, cell): (usize, &CellFold<'_>)| Some((number, *cell.missing().first()?));
        let Some((number, game)) = self.fold.cells().enumerate().find_map(missing) else { return Ok(None) };
        let played = self.sides.play(self.study, &self.study.cells[number], game, interrupted)?;
        if let Some(row) = &played {
            self.fold.keep(row.clone());
        }
        Ok(played)
    }

    /// Whether no game is missing.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.fold.is_whole()
    }

    /// How much of the work is done, and how much there is, in the units of [`Cell::work`](crate::Cell::work). Games that are no longer needed count as done.
    #[must_use]
    pub fn work(&self) -> (u64, u64) {
        (self.fold.done(), self.fold.work())
    }

    /// The games so far.
    #[must_use]
    pub fn table(&self) -> GameTable {
        let contents = Contents::by_this_engine(self.study, Part::WHOLE);
        GameTable { contents, rows: self.fold.rows().cloned().collect() }
    }

    /// What the games so far say.
    #[must_use]
    pub fn summary(&self) -> Summary {
        Summary::of(self.study, &self.table())
    }
}
