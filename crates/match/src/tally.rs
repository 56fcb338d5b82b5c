//! The totals of a match, added up pair by pair.

use std::collections::BTreeMap;

use hnefi_rules::{Reason, Side};
use hnefi_statistics::{Pentanomial, Results};
use serde::Serialize;

use crate::ending::Ending;
use crate::game_report::{Contestant, GameReport};
use crate::referee::Figures;

/// What one player did.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PlayerTotals {
    /// Moves, time, positions, depths.
    pub figures: Figures,
    /// Games lost because time ran out.
    pub time_losses: u64,
    /// Games lost by faults, by the word for the fault.
    pub faults: BTreeMap<&'static str, u64>,
}

/// What came of the games under one rule set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct RulesTotals {
    /// The results of A.
    pub a: Results,
    /// The results of the attackers, whichever player had them.
    pub attackers: Results,
}

/// The totals of a match. Only whole pairs are counted, and each that was played alike before only once: a copy proves nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// Pairs by the points of A.
    pub pairs: Pentanomial,
    /// Pairs that were played move for move like an earlier one. They are in none of the other totals.
    pub copies: u64,
    /// Pairs by the points that the attackers took in both games.
    pub attackers_pairs: Pentanomial,
    /// The results of A with the attackers.
    pub a_attacking: Results,
    /// The results of A with the defenders.
    pub a_defending: Results,
    /// All plies of all games, those of the openings too.
    pub plies: u64,
    /// How often games ended so, by the word for it.
    pub endings: BTreeMap<&'static str, u64>,
    /// What A and B did.
    pub players: [PlayerTotals; 2],
    /// Rule set by rule set.
    pub rules: BTreeMap<String, RulesTotals>,
}

impl Tally {
    /// Adds the two games of a pair.
    pub fn add(&mut self, games: [&GameReport; 2]) {
        let halves = |points: &dyn Fn(&GameReport) -> Option<bool>| {
            games.into_iter().map(|game| points(game).map_or(1, |won| if won { 2 } else { 0 })).sum()
        };
        self.pairs.add(halves(&|game| game.won_by().map(|winner| winner == Contestant::A)));
        self.attackers_pairs.add(halves(&|game| game.winner.map(|side| side == Side::Attackers)));
        games.into_iter().for_each(|game| self.add_game(game));
    }

    fn add_game(&mut self, game: &GameReport) {
        let a_won = game.won_by().map(|winner| winner == Contestant::A);
        let attackers_won = game.winner.map(|side| side == Side::Attackers);
        match game.side_of_a {
            Side::Attackers => self.a_attacking.add(a_won),
            Side::Defenders => self.a_defending.add(a_won),
        }
        let rules = self.rules.entry(game.rules.clone()).or_default();
        rules.a.add(a_won);
        rules.attackers.add(attackers_won);
        self.plies += game.plies;
        *self.endings.entry(game.ending.word()).or_default() += 1;
        for (totals, figures) in self.players.iter_mut().zip(&game.figures) {
            totals.figures.add(figures);
        }
        if let Some(loser) = game.lost_by() {
            let loser = &mut self.players[loser as usize];
            match game.ending {
                Ending::Board(Reason::OutOfTime) => loser.time_losses += 1,
                Ending::Fault(_) => *loser.faults.entry(game.ending.word()).or_default() += 1,
                _ => {}
            }
        }
    }

    /// How many games.
    #[must_use]
    pub fn games(&self) -> u64 {
        2 * self.pairs.pairs()
    }

    /// The results of A with both sides.
    #[must_use]
    pub fn a(&self) -> Results {
        let (attacking, defending) = (self.a_attacking, self.a_defending);
        Results {
            won: attacking.won + defending.won,
            drawn: attacking.drawn + defending.drawn,
            lost: attacking.lost + defending.lost,
        }
    }

    /// The results of the attackers, whichever player had them.
    #[must_use]
    pub fn attackers(&self) -> Results {
        let (attacking, defending) = (self.a_attacking, self.a_defending);
        Results {
            won: attacking.won + defending.lost,
            drawn: attacking.drawn + defending.drawn,
            lost: attacking.lost + defending.won,
        }
    }
}
