//! What a study can answer at all: how narrow its intervals become, and how many games each verdict takes.

use hnefi_statistics::{Estimate, Verdict, wilson};

use crate::cell::{Cell, Purpose};
use crate::definition::Study;

/// More games than any study has.
const MOST_GAMES: u64 = 10_000_000;

impl Study {
    /// Half the width of the interval that the verdict of a cell's games goes by, or would go by, if all are played and the score is even: that of the race for the base
    /// strength of arms that race, otherwise Wilson's.
    #[must_use]
    pub fn half_width(&self, cell: &Cell) -> f64 {
        match &self.race {
            Some(race) if cell.purpose == Purpose::Base => race.radius(cell.games),
            _ => wilson(cell.games as f64 / 2.0, cell.games, 0.95).map_or(f64::INFINITY, |interval| interval.margin()),
        }
    }

    /// How many games of an arm at the base strength it takes until an arm that scores exactly this much has a verdict; `None` where no number of games does, because
    /// the score lies on the edge of the band.
    #[must_use]
    pub fn games_for(&self, score: f64) -> Option<u64> {
        let decided = |games: u64| {
            let interval = match &self.race {
                Some(race) => {
                    let radius = race.radius(games);
                    Some(Estimate { value: score, low: (score - radius).max(0.0), high: (score + radius).min(1.0) })
                }
                None => wilson(score * games as f64, games, 0.95),
            };
            interval.is_some_and(|interval| Verdict::by_interval(&interval, self.fair()) != Verdict::Open)
        };
        // More games make the interval narrower.
        let (mut open, mut enough) = (0, MOST_GAMES);
        if !decided(enough) {
            return None;
        }
        while enough - open > 1 {
            let middle = u64::midpoint(open, enough);
            if decided(middle) { enough = middle } else { open = middle }
        }
        Some(enough)
    }
}
