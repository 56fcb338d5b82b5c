//! The match: pairs of games on several threads, added up in the order of their numbers, until a limit or a decision is reached.
//!
//! Games finish in any order, but are counted pair by pair in the order of the pairs. So the totals, and the
//! pair at which a sequential test stops, do not depend on the number of threads.

use std::collections::{BTreeMap, HashSet};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use hnefi_rules::Side;
use hnefi_runner::{Flow, RunError, Schedule, Worker, run};
use hnefi_statistics::{Decision, Random, Sprt};
use thiserror::Error;

use crate::game_report::{Contestant, GameReport};
use crate::opening::{Opening, OpeningError, Openings};
use crate::player::{Fault, Host, Player, PlayerSpec, Waiting};
use crate::referee::{Interrupted, Referee, Seat};
use crate::tally::Tally;

/// A match between two players.
#[derive(Clone, Debug)]
pub struct Match {
    /// A and B; each has a limit, or needs none.
    pub players: [PlayerSpec; 2],
    /// Where the games begin.
    pub openings: Openings,
    /// What chance does is fixed by this: openings, dice, and the weak levels' errors.
    pub seed: u64,
    /// At most this many pairs.
    pub pairs: u64,
    /// The test that may end the match earlier.
    pub sprt: Option<Sprt>,
    /// What holds for every game.
    pub referee: Referee,
    /// How many games are played at a time.
    pub concurrency: usize,
    /// Identifies the match in its game lines: all that the games depend on.
    pub settings: String,
}

/// Why a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// All pairs have been played.
    AllPlayed,
    /// The test has decided.
    Decided(Decision),
    /// No more pairs are to be had that differ from those played: every opening has had its turn, or the last [`COPIES_IN_A_ROW`] were copies.
    NothingNew,
    /// It was asked to stop.
    Interrupted,
    /// A player has lost too many games in a row by faults.
    Faulty {
        /// Which.
        player: Contestant,
        /// Its last fault.
        fault: String,
    },
}

/// Why a match could not go on.
#[derive(Debug, Error)]
pub enum MatchError {
    /// There is no opening.
    #[error(transparent)]
    Opening(#[from] OpeningError),
    /// A player's program cannot be started at all, or cannot play by the rules.
    #[error("{0}")]
    Player(Fault),
    /// A game could not be written down.
    #[error("cannot write the games: {0}")]
    Journal(#[from] std::io::Error),
    /// A thread could not be started.
    #[error("cannot start threads for the games: {0}")]
    Thread(std::io::Error),
}

/// How many faults of one player in a row end a match.
pub const FAULTS_IN_A_ROW: u32 = 6;

/// The number of copied pairs in a row that ends a match.
pub const COPIES_IN_A_ROW: u64 = 20;

/// Gets what happens in a match while it goes on.
pub trait MatchObserver {
    /// A game has ended; games come in the order in which they end.
    ///
    /// # Errors
    /// Where it cannot be written down, which ends the match.
    fn game(&mut self, report: &GameReport) -> std::io::Result<()>;

    /// A program has been silent for a while where an answer is due. Nothing need be done.
    fn waiting(&mut self, _waiting: &Waiting) {}

    /// A pair has been added to the totals; pairs come in their order.
    fn pair(&mut self, tally: &Tally);
}

/// What a worker sends.
enum News {
    Game(Box<GameReport>),
    Waiting(Waiting),
    Failed(OpeningError),
}

/// A pair to be played, and which of its games have been: that in which A attacks, and that in which A defends.
struct Job {
    pair: u64,
    played: [bool; 2],
}

/// Games played: the two of each pair, as far as they are there.
type Games = BTreeMap<u64, [Option<GameReport>; 2]>;

/// The pairs of a match, handed out in their order, and the totals of those that have been played.
struct Pairs<'a> {
    of: &'a Match,
    observer: &'a mut (dyn MatchObserver + Send),
    /// How many pairs there are to play.
    different: u64,
    /// The next pair to hand out.
    next: u64,
    games: Games,
    /// The next pair to count.
    counted: u64,
    tally: Tally,
    faults_in_a_row: [u32; 2],
    /// The pairs counted, by what was played.
    seen: HashSet<u64>,
    copies_in_a_row: u64,
    stop: Option<Stop>,
}

impl Match {
    /// How many pairs there are to play: fewer than asked for where the openings do not go round.
    #[must_use]
    pub fn different_pairs(&self) -> u64 {
        let alike = self.players.iter().all(PlayerSpec::is_deterministic);
        self.pairs.min(self.openings.different().filter(|_| alike).unwrap_or(u64::MAX))
    }

    /// Plays the match. `earlier` are games of it that were played before, which are counted and not played again. `sync` sees onto the
    /// disk what the observer has written; it is called whenever no news is waiting.
    ///
    /// # Errors
    /// [`MatchError`].
    pub fn play(
        &self,
        earlier: Vec<GameReport>,
        observer: &mut (dyn MatchObserver + Send),
        sync: &dyn Fn() -> std::io::Result<()>,
        interrupted: &(dyn Fn() -> bool + Sync),
    ) -> Result<(Tally, Stop), MatchError> {
        let mut pairs = Pairs {
            of: self,
            observer,
            different: self.different_pairs(),
            next: 0,
            games: Games::new(),
            counted: 0,
            tally: Tally::default(),
            faults_in_a_row: [0; 2],
            seen: HashSet::new(),
            copies_in_a_row: 0,
            stop: None,
        };
        earlier.into_iter().for_each(|report| pairs.keep(report));
        // What was a fault of a player then need not be one now.
        let stop = std::iter::repeat_with(|| pairs.count()).find(|stop| !matches!(stop, Some(Stop::Faulty { .. }))).flatten();
        pairs.faults_in_a_row = [0; 2];
        if let Some(stop) = stop {
            return Ok((pairs.tally, stop));
        }
        // A misspelt program is no player that loses every game.
        self.players.iter().try_for_each(PlayerSpec::check).map_err(MatchError::Player)?;
        // Nor is one that does not know the game.
        for rules in self.openings.variants() {
            self.players.iter().try_for_each(|player| player.suits(rules)).map_err(MatchError::Player)?;
        }
        let players = || self.players.each_ref().map(PlayerSpec::player);
        let work =
            |players: &mut [Box<dyn Player>; 2], job: Job, worker: &Worker<'_, News>| self.play_pair(players, &job, worker);
        let ran = run(&mut pairs, self.concurrency, players, work, || Ok(sync()?), interrupted);
        ran.map_err(|error| match error {
            RunError::Thread(error) => MatchError::Thread(error),
            RunError::Schedule(error) => error,
        })?;
        Ok((pairs.tally, pairs.stop.unwrap_or(Stop::Interrupted)))
    }

    /// Plays what is missing of a pair.
    fn play_pair(&self, players: &mut [Box<dyn Player>; 2], job: &Job, worker: &Worker<'_, News>) {
        let opening = match self.openings.of_pair(self.seed, job.pair) {
            Ok(opening) => opening,
            Err(error) => return worker.send(News::Failed(error)),
        };
        for side_of_a in Side::BOTH.into_iter().filter(|side| !job.played[*side as usize]) {
            let interrupted = || worker.should_stop();
            let host = Host { waiting: &|waiting| worker.send(News::Waiting(waiting)), ..Host::new(&interrupted) };
            let Ok(report) = self.play_game(players, job.pair, side_of_a, &opening, host) else { return };
            worker.send(News::Game(Box::new(report)));
        }
    }

    fn play_game(
        &self,
        players: &mut [Box<dyn Player>; 2],
        pair: u64,
        side_of_a: Side,
        opening: &Opening,
        host: Host<'_>,
    ) -> Result<GameReport, Interrupted> {
        let Match { players: specs, seed, referee, .. } = self;
        let seed_of = |player: u64| Random::new(&[*seed, pair, 1000 + player, side_of_a as u64]).next_u64();
        let [a, b] = players;
        let a = Seat { player: a.as_mut(), limit: &specs[0].limit, seed: seed_of(0) };
        let b = Seat { player: b.as_mut(), limit: &specs[1].limit, seed: seed_of(1) };
        let seats = if side_of_a == Side::Attackers { [a, b] } else { [b, a] };
        // The die falls alike in both games of a pair.
        let dice = Random::new(&[*seed, pair, 2000]);
        let played = referee.play(opening, seats, dice, host)?;
        let names = [specs[0].name.as_str(), specs[1].name.as_str()];
        Ok(GameReport::new(pair, side_of_a, opening, played, names, &self.settings, self.sprt.as_ref()))
    }
}

impl Schedule for Pairs<'_> {
    type Job = Job;
    type News = News;
    type Error = MatchError;

    fn next(&mut self) -> Option<Job> {
        while self.next < self.different {
            let pair = self.next;
            self.next += 1;
            let is_there = |games: &[Option<GameReport>; 2]| [games[0].is_some(), games[1].is_some()];
            let counted = [pair < self.counted; 2];
            let played = self.games.get(&pair).map_or(counted, is_there);
            if played != [true; 2] {
                return Some(Job { pair, played });
            }
        }
        None
    }

    fn take(&mut self, news: News) -> Result<Flow, MatchError> {
        let report = match news {
            News::Game(report) => *report,
            News::Waiting(waiting) => {
                self.observer.waiting(&waiting);
                return Ok(Flow::GoOn);
            }
            News::Failed(error) => return Err(error.into()),
        };
        self.observer.game(&report)?;
        // Games that end after the decision are written down, but not counted.
        if self.stop.is_none() {
            self.keep(report);
            self.stop = self.count();
        }
        Ok(if self.stop.is_some() { Flow::Stop } else { Flow::GoOn })
    }
}

impl Pairs<'_> {
    fn keep(&mut self, report: GameReport) {
        let place = &mut self.games.entry(report.pair).or_default()[report.side_of_a as usize];
        place.get_or_insert(report);
    }

    /// Adds the pairs that are complete and next in turn; why the match ends, if it does.
    fn count(&mut self) -> Option<Stop> {
        while self.counted < self.different {
            let Some([Some(first), Some(second)]) = self.games.get(&self.counted) else { return None };
            // A player who loses by a fault may do so in many ways that look alike.
            let faultless = first.fault.is_none() && second.fault.is_none();
            if faultless && !self.seen.insert(played([first, second])) {
                self.tally.copies += 1;
                self.copies_in_a_row += 1;
                self.games.remove(&self.counted);
                self.counted += 1;
                if self.copies_in_a_row == COPIES_IN_A_ROW {
                    return Some(Stop::NothingNew);
                }
                continue;
            }
            self.copies_in_a_row = 0;
            self.tally.add([first, second]);
            let faulty = [first, second].into_iter().find_map(|game| count_faults(&mut self.faults_in_a_row, game));
            self.games.remove(&self.counted);
            self.counted += 1;
            self.observer.pair(&self.tally);
            if let Some(decision) = self.of.sprt.and_then(|sprt| sprt.decision(&self.tally.pairs)) {
                return Some(Stop::Decided(decision));
            }
            if faulty.is_some() {
                return faulty;
            }
        }
        Some(if self.counted < self.of.pairs { Stop::NothingNew } else { Stop::AllPlayed })
    }
}

/// What was played in the two games of a pair, as a number.
fn played(games: [&GameReport; 2]) -> u64 {
    let mut hasher = DefaultHasher::new();
    for game in games {
        (&game.rules, &game.line.start, &game.line.moves).hash(&mut hasher);
    }
    hasher.finish()
}

/// Counts the games in a row that each player has lost by faults.
fn count_faults(in_a_row: &mut [u32; 2], game: &GameReport) -> Option<Stop> {
    let at_fault = game.lost_by().filter(|_| game.fault.is_some());
    for player in Contestant::BOTH {
        let count = &mut in_a_row[player as usize];
        *count = if at_fault == Some(player) { *count + 1 } else { 0 };
        if let (true, Some(fault)) = (*count >= FAULTS_IN_A_ROW, &game.fault) {
            return Some(Stop::Faulty { player, fault: fault.clone() });
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use hnefi_rulesets::Ruleset;

    use super::*;
    use crate::opening::NamedRules;

    #[derive(Default)]
    struct Games(Vec<GameReport>);

    impl MatchObserver for Games {
        fn game(&mut self, report: &GameReport) -> std::io::Result<()> {
            self.0.push(report.clone());
            Ok(())
        }

        fn pair(&mut self, _tally: &Tally) {}
    }

    #[test]
    fn a_finished_match_with_faults_is_finished_when_it_is_run_again() {
        let player = |text: &str| text.parse::<PlayerSpec>().expect(text);
        let name = "brandubh-cyningstan";
        let rules = vec![NamedRules { name: name.to_owned(), rules: Ruleset::named(name).expect(name) }];
        let second = Duration::from_secs(1);
        let games = Match {
            players: [player("depth:1"), player("nodes:50")],
            openings: Openings::Random { rules, plies: 4, balance: None },
            seed: 1,
            pairs: 5,
            sprt: None,
            referee: Referee { longest: 20, adjudicate: None, margin: second, patience: second, notes: false },
            concurrency: 1,
            settings: "a match".to_owned(),
        };
        let play = |earlier| {
            let mut observer = Games::default();
            let (tally, stop) = games.play(earlier, &mut observer, &|| Ok(()), &|| false).expect("games");
            (tally.games(), stop, observer.0)
        };
        let (_, _, mut earlier) = play(Vec::new());
        assert_eq!(earlier.len(), 10);
        // A loses three pairs and more in a row by faults.
        for game in &mut earlier {
            (game.fault, game.winner) = (Some("crashed".to_owned()), Some(game.side_of_a.other()));
        }
        let (games, stop, played) = play(earlier);
        assert_eq!((games, stop, played.len()), (10, Stop::AllPlayed, 0));
    }
}
