//! A study while it is played: a bar on stderr.

use std::collections::BTreeMap;

use hnefi_rules::Side;
use hnefi_statistics::Results;
use hnefi_study::{GameRow, Study, StudyObserver};
use indicatif::{ProgressBar, ProgressStyle};

pub(super) struct Watching {
    bar: ProgressBar,
    arms: BTreeMap<String, Results>,
    games: u64,
}

impl Watching {
    pub(super) fn new(study: &Study) -> Watching {
        let style = ProgressStyle::with_template("{bar:30} {percent} %, {elapsed} gone, {eta} left {wide_msg}");
        let bar = ProgressBar::new(1).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.set_message(format!("{} arms", study.arms.len()));
        Watching { bar, arms: BTreeMap::new(), games: 0 }
    }

    pub(super) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

impl StudyObserver for Watching {
    fn game(&mut self, row: &GameRow) {
        let results = self.arms.entry(row.arm.clone()).or_default();
        results.add(row.result.winner().map(|side| side == Side::Attackers));
        self.games += 1;
        let Results { won, drawn, lost } = results;
        self.bar.set_message(format!("{} games; {}: attackers +{won} ={drawn} -{lost}", self.games, row.arm));
    }

    fn progress(&mut self, done: u64, all: u64) {
        // The first report is of what was played before: no work of this run, and no measure of its speed.
        if self.games == 0 {
            self.bar.set_length(all);
            self.bar.set_position(done);
            self.bar.reset_eta();
        } else {
            self.bar.set_position(done);
        }
    }
}
