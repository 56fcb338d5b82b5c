//! The match: pairs of games on several threads, added up in the order of their numbers, until a limit or a decision is reached.
//!
//! Games are finished in whatever order the threads come to it, but counted pair by pair in the order of the pairs. So the totals, and the
//! pair at which a sequential test stops, do not depend on the number of threads.

use std::collections::{BTreeMap, HashSet};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

use hnefi_rules::Side;
use thiserror::Error;

use crate::flag::RaisedAtTheEnd;
use crate::opening::{Opening, OpeningError, Openings};

use crate::player::{Fault, Host, Player, PlayerSpec, Waiting};
use crate::random::Random;
use crate::referee::{Interrupted, Referee, Seat};
use crate::report::{Contestant, GameReport};
use crate::statistics::{Decision, Sprt};
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
    /// At most so many pairs.
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
    /// A player has lost so many games in a row by faults that more would prove nothing.
    Faulty {
        /// Which.
        player: Contestant,
        /// His last fault.
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
    #[error("cannot write down the games: {0}")]
    Journal(#[from] std::io::Error),
    /// A thread could not be started, or died.
    #[error("cannot play games on several threads: {0}")]
    Thread(String),
}

/// So many faults of one player in a row end a match.
pub const FAULTS_IN_A_ROW: u32 = 6;

/// The number of copied pairs in a row that ends a match.
pub const COPIES_IN_A_ROW: u64 = 20;

/// Who hears of a match while it goes on.
pub trait Audience {
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

/// What a thread has to say.
enum News {
    Game(Box<GameReport>),
    Waiting(Waiting),
}

/// Games played: the two of each pair, as far as they are there.
type Games = BTreeMap<u64, [Option<GameReport>; 2]>;

/// What the folding of finished games has come to.
struct Fold<'a> {
    of: &'a Match,
    games: Games,
    next: u64,
    tally: Tally,
    in_a_row: [u32; 2],
    /// The pairs counted, by what was played.
    seen: HashSet<u64>,
    copies_in_a_row: u64,
}

impl Match {
    /// How many pairs there are to play: fewer than asked for where the openings do not go round.
    #[must_use]
    pub fn different_pairs(&self) -> u64 {
        let alike = self.players.iter().all(PlayerSpec::repeats_himself);
        self.pairs.min(self.openings.different().filter(|_| alike).unwrap_or(u64::MAX))
    }

    /// Plays the match. `earlier` are games of it that were played before, which are counted and not played again.
    ///
    /// # Errors
    /// [`MatchError`].
    pub fn play(
        &self,
        earlier: Vec<GameReport>,
        audience: &mut dyn Audience,
        interrupted: &(dyn Fn() -> bool + Sync),
    ) -> Result<(Tally, Stop), MatchError> {
        let mut fold = Fold {
            of: self,
            games: Games::new(),
            next: 0,
            tally: Tally::default(),
            in_a_row: [0; 2],
            seen: HashSet::new(),
            copies_in_a_row: 0,
        };
        earlier.into_iter().for_each(|report| fold.keep(report));
        let played: BTreeMap<u64, [bool; 2]> =
            fold.games.iter().map(|(pair, games)| (*pair, [games[0].is_some(), games[1].is_some()])).collect();
        let mut stop = fold.advance(audience);
        // What was a fault of a player then need not be one now.
        fold.in_a_row = [0; 2];
        if let Some(stop) = stop.take_if(|stop| !matches!(stop, Stop::Faulty { .. })) {
            return Ok((fold.tally, stop));
        }
        // A misspelt program is no player that loses every game.
        self.players.iter().try_for_each(PlayerSpec::check).map_err(MatchError::Player)?;
        // Nor is one that does not know the game.
        for rules in self.openings.rulesets() {
            self.players.iter().try_for_each(|player| player.suits(rules)).map_err(MatchError::Player)?;
        }
        let next = AtomicU64::new(0);
        let different = self.different_pairs();
        let stopping = AtomicBool::new(false);
        let asked = || stopping.load(Ordering::Relaxed) || interrupted();
        let (sender, receiver) = mpsc::channel();
        std::thread::scope(|scope| -> Result<(), MatchError> {
            // However this ends, the threads are told.
            let _telling = RaisedAtTheEnd(&stopping);
            for number in 0..self.concurrency.max(1) {
                let (sender, asked, next, played) = (sender.clone(), &asked, &next, &played);
                let work = move || {
                    let mut worker = Worker { of: self, players: self.players.each_ref().map(PlayerSpec::player) };
                    while !asked() {
                        let pair = next.fetch_add(1, Ordering::Relaxed);
                        if pair >= different || !worker.play_pair(pair, played.get(&pair).copied(), asked, &sender) {
                            break;
                        }
                    }
                };
                let builder = std::thread::Builder::new().name(format!("games {number}"));
                builder.spawn_scoped(scope, work).map_err(|error| MatchError::Thread(error.to_string()))?;
            }
            drop(sender);
            while let Ok(news) = receiver.recv() {
                let report = match news? {
                    News::Game(report) => *report,
                    News::Waiting(waiting) => {
                        audience.waiting(&waiting);
                        continue;
                    }
                };
                audience.game(&report)?;
                // Games that end after the decision are written down, but not counted.
                if stop.is_none() {
                    fold.keep(report);
                    stop = fold.advance(audience);
                    stopping.fetch_or(stop.is_some(), Ordering::Relaxed);
                }
            }
            Ok(())
        })?;
        Ok((fold.tally, stop.unwrap_or(Stop::Interrupted)))
    }
}

/// One thread with its own two players.
struct Worker<'a> {
    of: &'a Match,
    players: [Box<dyn Player>; 2],
}

impl Worker<'_> {
    /// Plays what is missing of a pair; whether there is more to do.
    fn play_pair(
        &mut self,
        pair: u64,
        played: Option<[bool; 2]>,
        asked: &dyn Fn() -> bool,
        sender: &mpsc::Sender<Result<News, MatchError>>,
    ) -> bool {
        let played = played.unwrap_or_default();
        if played == [true; 2] {
            return true;
        }
        let opening = match self.of.openings.of_pair(self.of.seed, pair) {
            Ok(opening) => opening,
            Err(error) => {
                let _ = sender.send(Err(error.into()));
                return false;
            }
        };
        for side_of_a in Side::BOTH {
            if played[side_of_a as usize] {
                continue;
            }
            let waiting = |waiting| {
                // Where nobody hears any more there is nobody to tell.
                let _ = sender.send(Ok(News::Waiting(waiting)));
            };
            let host = Host { interrupted: asked, waiting: &waiting };
            let Ok(report) = self.play_game(pair, side_of_a, &opening, host) else { return false };
            if sender.send(Ok(News::Game(Box::new(report)))).is_err() {
                return false;
            }
        }
        true
    }

    fn play_game(&mut self, pair: u64, side_of_a: Side, opening: &Opening, host: Host<'_>) -> Result<GameReport, Interrupted> {
        let Match { players: specs, seed, referee, .. } = self.of;
        let seed_of = |player: u64| Random::new(&[*seed, pair, 1000 + player, side_of_a as u64]).next();
        let [a, b] = &mut self.players;
        let a = Seat { player: a.as_mut(), limit: &specs[0].limit, seed: seed_of(0) };
        let b = Seat { player: b.as_mut(), limit: &specs[1].limit, seed: seed_of(1) };
        let seats = if side_of_a == Side::Attackers { [a, b] } else { [b, a] };
        // The die falls alike in both games of a pair.
        let dice = Random::new(&[*seed, pair, 2000]);
        let played = referee.play(opening, seats, dice, host)?;
        let names = [specs[0].name.as_str(), specs[1].name.as_str()];
        Ok(GameReport::new(pair, side_of_a, opening, played, names, self.of))
    }
}

impl Fold<'_> {
    fn keep(&mut self, report: GameReport) {
        let place = &mut self.games.entry(report.pair).or_default()[report.side_of_a as usize];
        place.get_or_insert(report);
    }

    /// Adds the pairs that are complete and next in turn; why the match ends, if it does.
    fn advance(&mut self, audience: &mut dyn Audience) -> Option<Stop> {
        while self.next < self.of.different_pairs() {
            let Some([Some(first), Some(second)]) = self.games.get(&self.next) else { return None };
            // A player who loses by a fault may do so in many ways that look alike.
            let faultless = first.fault.is_none() && second.fault.is_none();
            if faultless && !self.seen.insert(played([first, second])) {
                self.tally.copies += 1;
                self.copies_in_a_row += 1;
                self.games.remove(&self.next);
                self.next += 1;
                if self.copies_in_a_row == COPIES_IN_A_ROW {
                    return Some(Stop::NothingNew);
                }
                continue;
            }
            self.copies_in_a_row = 0;
            self.tally.add([first, second]);
            let faulty = [first, second].into_iter().find_map(|game| count_faults(&mut self.in_a_row, game));
            self.games.remove(&self.next);
            self.next += 1;
            audience.pair(&self.tally);
            if let Some(decision) = self.of.sprt.and_then(|sprt| sprt.decision(&self.tally.pairs)) {
                return Some(Stop::Decided(decision));
            }
            if faulty.is_some() {
                return faulty;
            }
        }
        Some(if self.next < self.of.pairs { Stop::NothingNew } else { Stop::AllPlayed })
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
