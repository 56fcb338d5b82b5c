//! Small matches and an observer for them.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use hnefi_match::{GameReport, Match, MatchObserver, NamedRules, Openings, Referee, Stop, Tally};
use hnefi_rulesets::Ruleset;

/// Keeps every report; asks the match to stop when it has had enough.
#[derive(Default)]
pub(crate) struct RecordingObserver {
    pub(crate) games: Vec<GameReport>,
    pub(crate) pairs: u64,
    pub(crate) enough: Option<usize>,
    pub(crate) asked: Arc<AtomicBool>,
}

impl MatchObserver for RecordingObserver {
    fn game(&mut self, report: &GameReport) -> io::Result<()> {
        self.games.push(report.clone());
        self.asked.fetch_or(self.enough.is_some_and(|enough| self.games.len() >= enough), Ordering::Relaxed);
        Ok(())
    }

    fn pair(&mut self, tally: &Tally) {
        self.pairs += 1;
        assert_eq!(tally.pairs.pairs(), self.pairs, "pairs come one by one");
    }
}

/// A match on one thread from four random plies.
pub(crate) fn a_match(players: [&str; 2], rules: &[&str], pairs: u64) -> Match {
    let named = |name: &&str| NamedRules { name: (*name).to_owned(), rules: Ruleset::named(name).expect(name) };
    Match {
        players: players.map(|text| text.parse().expect(text)),
        openings: Openings::Random { rules: rules.iter().map(named).collect(), plies: 4, balance: None },
        seed: 5,
        pairs,
        sprt: None,
        referee: Referee::default(),
        concurrency: 1,
        settings: "some match".to_owned(),
    }
}

/// The same games, begun without random plies: none of them is over before both players have moved twice.
#[allow(dead_code, reason = "not every test needs it")]
pub(crate) fn from_the_start(mut games: Match) -> Match {
    if let Openings::Random { plies, .. } = &mut games.openings {
        *plies = 0;
    }
    games
}

/// Plays a match without interruption.
pub(crate) fn play(games: &Match, earlier: Vec<GameReport>) -> (Tally, Stop, RecordingObserver) {
    let mut ears = RecordingObserver::default();
    let (tally, stop) = games.play(earlier, &mut ears, &|| Ok(()), &|| false).expect("games");
    (tally, stop, ears)
}

/// What does not depend on how fast the machine is.
pub(crate) fn without_time(mut tally: Tally) -> Tally {
    tally.players.iter_mut().for_each(|player| player.figures.microseconds = 0);
    tally
}

/// The path of an example of this crate: an engine that the tests play against. Cargo builds examples together with tests.
#[allow(dead_code, reason = "not every test needs it")]
pub(crate) fn example(name: &str) -> String {
    let test = std::env::current_exe().expect("the test knows its own path");
    let folder = test.parent().and_then(std::path::Path::parent).expect("tests lie in `deps`").join("examples");
    let path = folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    assert!(path.is_file(), "{} is missing: build it with `cargo build -p hnefi-match --examples`", path.display());
    path.to_str().expect("a path of letters").to_owned()
}
