//! What a study can answer at all: how narrow its intervals become, and how many games each verdict takes.

use hnefi_statistics::{Checks, Estimate, Posterior, Power, Results, Verdict, wilson};
use serde::Serialize;

use crate::cell::{Cell, Purpose};
use crate::definition::Study;

/// More games than any study has.
const MOST_GAMES: u64 = 10_000_000;

/// What the games of a study with a standard can show of an arm whose chances are known.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Prospect {
    /// The share of games that the attackers win.
    pub won: f64,
    /// The share drawn.
    pub drawn: f64,
    /// How often that is found, and after how many games.
    pub power: Power,
    /// After how many games of the base strength an arm is clear in four cases of five, if they are looked at once; nothing where no number is enough.
    pub games_needed: Option<u64>,
    /// Whether the study finds what is true of it, a favoured side or that it is fair, at least every second time.
    pub can_be_answered: bool,
}

/// Scores and shares of draws that stand for arms from clearly uneven to even.
const SCORES: [f64; 4] = [0.85, 0.75, 0.65, 0.5];
const DRAWN: [f64; 3] = [0.0, 0.3, 0.6];
/// Simulated arms for each.
const RUNS: u64 = 200;

impl Study {
    /// What the games can show: by simulation, for arms with these scores and shares of draws at every strength. Empty for studies without a standard.
    #[must_use]
    pub fn prospects(&self) -> Vec<Prospect> {
        let Some((design, base)) = self.design.as_ref().zip(self.cells.first()) else { return Vec::new() };
        let looks = |cell: &Cell| if cell.looks.is_empty() { vec![cell.games] } else { cell.looks.clone() };
        let checks =
            |fits: &dyn Fn(&Cell) -> bool| self.cells.iter().filter(|cell| cell.arm == 0 && fits(cell)).map(looks).collect();
        let rung = |cell: &Cell| cell.purpose == Purpose::Ladder && cell.thinking.is_equal();
        let checks = Checks {
            weaker: checks(&|cell| rung(cell) && cell.thinking.attackers < base.thinking.attackers),
            stronger: checks(&|cell| rung(cell) && cell.thinking.attackers > base.thinking.attackers),
            others: checks(&|cell| cell.purpose == Purpose::Evaluation),
        };
        let looks = looks(base);
        let pairs = SCORES.into_iter().flat_map(|score| DRAWN.map(|drawn| (score - drawn / 2.0, drawn)));
        let possible = pairs.filter(|(won, drawn)| *won >= 0.0 && won + drawn <= 1.0);
        let prospect = |(won, drawn)| {
            let power = design.standard.power((won, drawn), &looks, &checks, RUNS);
            let favoured = won + drawn / 2.0 > design.standard.even.1;
            let found = if favoured { power.attackers } else { power.fair };
            Prospect { won, drawn, power, games_needed: design.standard.games_for((won, drawn)), can_be_answered: found >= 0.5 }
        };
        possible.map(prospect).collect()
    }

    /// Half the width of the interval that the verdict of a cell's games goes by, or would go by, if all are played and the score is even: that of the race for the base
    /// strength of arms that race, that of the standard (with three games in ten drawn, shared by arms and looks) where there is one, otherwise Wilson's.
    #[must_use]
    pub fn half_width(&self, cell: &Cell) -> f64 {
        match (&self.race, self.standard_of(cell)) {
            (_, Some(standard)) => {
                let (won, drawn) = (cell.games * 35 / 100, cell.games * 30 / 100);
                let results = Results { won, drawn, lost: cell.games - won - drawn };
                let score = Posterior::of(&results).score(standard.confidence());
                score.map_or(f64::INFINITY, |score| (score.high - score.low) / 2.0)
            }
            (Some(race), None) if cell.purpose == Purpose::Base => race.radius(cell.games),
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
