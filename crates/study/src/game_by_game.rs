//! A study that is played game by game, for a program that keeps the games itself, such as a server with a database.

use hnefi_match::player::Host;
use hnefi_rules::Game;
use hnefi_statistics::Contrast;

use crate::cell::Cell;
use crate::contrasts::{ArmScores, contrast, scores};
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

    /// Plays the next missing game: all of the first arm, then those of the next. `watch` is shown the game when it begins and after each move. `Ok(None)`
    /// if none is missing, or if it was interrupted.
    ///
    /// # Errors
    /// [`Unplayed`].
    pub fn play(&mut self, interrupted: &dyn Fn() -> bool, watch: &dyn Fn(&Cell, &Game)) -> Result<Option<GameRow>, Unplayed> {
        let missing = |(number, cell): (usize, &CellFold<'_>)| Some((number, *cell.missing().first()?));
        let next = self.fold.cells().enumerate().filter_map(missing).min_by_key(|(number, _)| self.study.cells[*number].arm);
        let Some((number, game)) = next else { return Ok(None) };
        let cell = &self.study.cells[number];
        let host = Host { watch: &|game| watch(cell, game), ..Host::new(interrupted) };
        let played = self.sides.play(self.study, cell, game, host)?;
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

    /// How many arms, from the first, have no game missing.
    #[must_use]
    pub fn whole_arms(&self) -> usize {
        (0..self.study.arms.len()).take_while(|arm| self.fold.arm_is_whole(*arm)).count()
    }

    /// What one arm adds to the attackers' score beside another, by the number of positions a move, the weakest strength first.
    #[must_use]
    pub fn contrast(&self, one: usize, other: usize) -> Vec<(u64, Contrast)> {
        let scores = scores(self.study, self.fold.rows());
        let of = |(nodes, arms): (&u64, &ArmScores<'_>)| {
            let pair = [(&self.study.arms[one], &self.study.arms[other])];
            Some((*nodes, contrast(&pair, arms)?))
        };
        scores.iter().filter_map(of).collect()
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
