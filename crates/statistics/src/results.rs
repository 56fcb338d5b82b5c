//! Results of games.

use serde::{Deserialize, Serialize};

/// Games won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Results {
    /// Won.
    pub won: u64,
    /// Drawn.
    pub drawn: u64,
    /// Lost.
    pub lost: u64,
}

impl Results {
    /// Counts a game from the view of somebody who won it (`Some(true)`), lost it or drew.
    pub fn add(&mut self, won: Option<bool>) {
        match won {
            Some(true) => self.won += 1,
            Some(false) => self.lost += 1,
            None => self.drawn += 1,
        }
    }

    /// How many games.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.won + self.drawn + self.lost
    }

    /// The points, a draw being half of one.
    #[must_use]
    pub fn points(&self) -> f64 {
        self.won as f64 + self.drawn as f64 / 2.0
    }
}
