//! A match while it goes on: a bar on stderr, faults as they happen, and the file of games.

use std::io;

use hnefi_match::player::Waiting;
use hnefi_match::{Contestant, GameReport, Match, MatchJournal, MatchObserver, Tally};
use hnefi_statistics::{Elo, Sprt};
use indicatif::{ProgressBar, ProgressStyle};

pub(super) struct Watching<'a> {
    bar: ProgressBar,
    journal: Option<&'a mut MatchJournal>,
    sprt: Option<Sprt>,
    names: [&'a str; 2],
}

impl<'a> Watching<'a> {
    pub(super) fn new(games: &'a Match, journal: Option<&'a mut MatchJournal>) -> Watching<'a> {
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} games, {elapsed} {msg}");
        let bar =
            ProgressBar::new(2 * games.different_pairs()).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let names = [games.players[0].name.as_str(), games.players[1].name.as_str()];
        Watching { bar, journal, sprt: games.sprt, names }
    }

    pub(super) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

impl MatchObserver for Watching<'_> {
    fn game(&mut self, report: &GameReport) -> io::Result<()> {
        if let (Some(fault), Some(player)) = (&report.fault, report.lost_by()) {
            let name = self.names[player as usize];
            let number = 2 * report.pair + 1 + report.side_of_a as u64;
            self.bar.suspend(|| eprintln!("game {number}: {player:?} ({name}) loses by its own fault: {fault}"));
        }
        self.journal.as_mut().map_or(Ok(()), |journal| journal.write(report))
    }

    fn waiting(&mut self, waiting: &Waiting) {
        self.bar.suspend(|| eprintln!("{waiting}"));
    }

    fn pair(&mut self, tally: &Tally) {
        self.bar.set_position(tally.games() + 2 * tally.copies);
        let a = tally.a();
        let mut message = format!("+{} ={} -{}", a.won, a.drawn, a.lost);
        if let Some(elo) = Elo::of(&tally.pairs) {
            message += &format!(" Elo {:+.1} ± {:.1}", elo.logistic.value, elo.logistic.margin());
        }
        if let Some(sprt) = self.sprt {
            let (low, high) = sprt.bounds();
            message += &format!(" LLR {:.2} ({low:.2}, {high:.2})", sprt.log_likelihood_ratio(&tally.pairs));
        }
        let faults = Contestant::BOTH.map(|player| tally.players[player as usize].faults.values().sum::<u64>());
        if faults != [0, 0] {
            message += &format!(" faults {} {}", faults[0], faults[1]);
        }
        self.bar.set_message(message);
    }
}
