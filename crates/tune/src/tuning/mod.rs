//! Tuning the evaluation by games: weights shaken both ways play against one another, and move to where more games are won.

mod climb;

use std::collections::BTreeMap;

use climb::{AHEAD, Climb};
use hnefi_engine::bench::fingerprint;
use hnefi_engine::tune::{Dials, Scales};
use hnefi_match::player::{Choice, Failure, Fault, Host, InProcess, Player, Start, Turn};
use hnefi_match::{Balance, Interrupted, Limit, NamedRules, OpeningError, Openings, Played, Referee, Seat};
use hnefi_rules::{Game, Side};
use hnefi_runner::{Flow, RunError, Schedule, Worker, run};
use hnefi_statistics::Random;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::digest::digest;
use crate::run_file::{Entry, RunFile};

/// What is to be tuned, and how.
#[derive(Clone, Debug)]
pub struct Tuning {
    /// The rule sets, all of one family; each round takes the next.
    pub rules: Vec<NamedRules>,
    /// The positions that each side visits for a move.
    pub nodes: u64,
    /// The random plies that games begin with.
    pub plies: usize,
    /// A game that has this many plies is drawn.
    pub longest: usize,
    /// How far each number is shaken: it changes what positions are worth by this many men.
    pub shake: f64,
    /// How many rounds, each of two games from one opening with the sides changed.
    pub rounds: u64,
    /// What chance does is fixed by this.
    pub seed: u64,
    /// How many rounds are played at a time, at most 16. The result does not depend on it.
    pub concurrency: usize,
}

/// Why a tuning could not be begun, or go on.
#[derive(Debug, Error)]
pub enum TuningError {
    /// No rule set at all.
    #[error("there is nothing to tune: name a rule set")]
    NoRules,
    /// The rule sets have no weights in common.
    #[error("`{}` is of the family {}, `{}` of {}: tune one family at a time", a.0, a.1, b.0, b.1)]
    Families {
        /// A rule set and its family.
        a: (String, &'static str),
        /// One of another.
        b: (String, &'static str),
    },
    /// There is no opening.
    #[error(transparent)]
    Opening(#[from] OpeningError),
    /// A round could not be written down.
    #[error("cannot write the rounds: {0}")]
    File(#[from] std::io::Error),
    /// A thread could not be started.
    #[error("cannot start threads for the games: {0}")]
    Thread(std::io::Error),
    /// The engine failed in a game.
    #[error("a game of round {round} was lost by a fault of the engine, which proves nothing: {fault}")]
    Fault {
        /// The number of the round.
        round: u64,
        /// What went wrong.
        fault: Fault,
    },
}

/// What a tuning has come to.
#[derive(Clone, Debug)]
pub struct Tuned {
    /// The name of the family and of its file.
    pub family: &'static str,
    /// The rounds played.
    pub rounds: u64,
    /// Whether it was asked to stop before the last.
    pub interrupted: bool,
    dials: Dials,
    best: Vec<f64>,
}

impl Tuned {
    /// The file of weights; `note` stands above it, line by line.
    #[must_use]
    pub fn file(&self, note: &str) -> String {
        self.dials.file(&self.best, note)
    }

    /// For each number, or group of numbers, its name and what it was and is: see [`Dials::changes`].
    pub fn changes(&self) -> impl Iterator<Item = (String, i32, i32)> {
        self.dials.changes(&self.best)
    }
}

/// What came of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TuningRound {
    /// Its number, counted from 1.
    pub round: u64,
    /// Games that the one side of the shake won more than the other: from -2 to 2.
    pub won: i8,
}

impl Entry for TuningRound {
    const RUN: &'static str = "tuning";
    const ENTRY: &'static str = "round";
    const MUST: &'static str = ", with `won` from -2 to 2,";

    fn number(&self) -> u64 {
        self.round
    }

    fn is_sound(&self) -> bool {
        (-2..=2).contains(&self.won)
    }
}

/// The file of a tuning.
pub type TuningFile = RunFile<TuningRound>;

/// A round: its number, and the weights of the two players.
struct Round {
    number: u64,
    places: [Vec<f64>; 2],
}

impl Tuning {
    /// Identifies the tuning in its file: all that its rounds depend on but their number. The weights that it begins with are those of the
    /// build, here by a digest.
    ///
    /// # Errors
    /// [`TuningError::NoRules`], [`TuningError::Families`].
    pub fn settings(&self) -> Result<String, TuningError> {
        let family = self.family()?;
        let weights = Dials::new(family, vec![], self.shake).map(|dials| dials.file(&[], "")).unwrap_or_default();
        let digest = digest(&weights);
        let rules: Vec<&str> = self.rules.iter().map(|rules| rules.name.as_str()).collect();
        Ok(format!(
            "{}; nodes {}; {} random plies, balanced; at most {} plies; shake {}; seed {}; {family} from {digest}; engine {}",
            rules.join(" "),
            self.nodes,
            self.plies,
            self.longest,
            self.shake,
            self.seed,
            fingerprint()
        ))
    }

    /// The family that all rule sets belong to.
    ///
    /// # Errors
    /// [`TuningError::NoRules`], [`TuningError::Families`].
    pub fn family(&self) -> Result<&'static str, TuningError> {
        let of = |named: &NamedRules| (named.name.clone(), Scales::new(&named.rules).family());
        let first = of(self.rules.first().ok_or(TuningError::NoRules)?);
        match self.rules.iter().map(of).find(|other| other.1 != first.1) {
            Some(b) => Err(TuningError::Families { a: first, b }),
            None => Ok(first.1),
        }
    }

    /// Plays the rounds. `earlier` says what came of those that were played before; `write` gets each new one, in their order, and `sync`
    /// sees them onto the disk.
    ///
    /// # Errors
    /// [`TuningError`].
    pub fn run(
        &self,
        earlier: &[TuningRound],
        write: &mut (dyn FnMut(TuningRound) -> std::io::Result<()> + Send),
        sync: &dyn Fn() -> std::io::Result<()>,
        interrupted: &(dyn Fn() -> bool + Sync),
    ) -> Result<Tuned, TuningError> {
        let family = self.family()?;
        let Some(dials) = Dials::new(family, self.samples()?, self.shake) else { unreachable!("a rule set's family has a name") };
        let mut climb = Climb::new(self.seed, dials.count());
        earlier.iter().take(usize::try_from(self.rounds).unwrap_or(usize::MAX)).for_each(|round| climb.learn(share(round.won)));
        let mut rounds = Rounds { next: climb.learnt(), climb, of: self.rounds, played: BTreeMap::new(), write };
        let players = || [(), ()].map(|()| InProcess::new(None, MEGABYTES, None));
        let work = |players: &mut [InProcess; 2], round: Round, worker: &Worker<'_, News>| {
            if let Some(won) = self.play(&round, &dials, players, &|| worker.should_stop()).transpose() {
                worker.send(won.map(|won| (round.number, won)));
            }
        };
        let threads = self.concurrency.clamp(1, AHEAD);
        let ran = run(&mut rounds, threads, players, work, || Ok(sync()?), interrupted);
        ran.map_err(|error| match error {
            RunError::Thread(error) => TuningError::Thread(error),
            RunError::Schedule(error) => error,
        })?;
        let (rounds, best) = (rounds.climb.learnt(), rounds.climb.best().to_vec());
        Ok(Tuned { family, rounds, interrupted: rounds < self.rounds, dials, best })
    }
}

/// The number of a round and what came of it.
type News = Result<(u64, i8), TuningError>;

/// The rounds of a tuning, learnt in their order.
struct Rounds<'a> {
    climb: Climb,
    /// The next round to hand out.
    next: u64,
    /// How many there are.
    of: u64,
    /// Those played before one that comes earlier.
    played: BTreeMap<u64, i8>,
    write: &'a mut (dyn FnMut(TuningRound) -> std::io::Result<()> + Send),
}

impl Schedule for Rounds<'_> {
    type Job = Round;
    type News = News;
    type Error = TuningError;

    /// No round is handed out before the one [`AHEAD`] of it is learnt: so the places it is played between do not depend on the threads.
    fn next(&mut self) -> Option<Round> {
        if self.next >= self.of.min(self.climb.learnt() + AHEAD as u64) {
            return None;
        }
        let number = self.next;
        let places = self.climb.between(number)?;
        self.next += 1;
        Some(Round { number, places })
    }

    fn take(&mut self, news: News) -> Result<Flow, TuningError> {
        let (number, won) = news?;
        self.played.insert(number, won);
        while let Some(won) = self.played.remove(&self.climb.learnt()) {
            (self.write)(TuningRound { round: self.climb.learnt() + 1, won })?;
            self.climb.learn(share(won));
        }
        Ok(Flow::GoOn)
    }
}

/// Games played to learn how much of each term positions have, and the positions visited for each of their moves.
const SAMPLE: u64 = 24;
const SAMPLE_NODES: u64 = 200;
/// The search that judges whether an opening is even visits this many times the positions of a move, where that is less than usual.
const JUDGED: u64 = 8;
/// The transposition table of a player.
const MEGABYTES: usize = 16;

/// What came of a round, as the climb learns it.
fn share(won: i8) -> f64 {
    f64::from(won) / 2.0
}

impl Tuning {
    fn openings(&self) -> Openings {
        let usual = Balance::default();
        let balance = Balance { nodes: usual.nodes.min(JUDGED * self.nodes), ..usual };
        Openings::Random { rules: self.rules.clone(), plies: self.plies, balance: Some(balance) }
    }

    fn referee(&self) -> Referee {
        Referee { longest: self.longest, ..Referee::default() }
    }

    /// The two games of a round: how many more the first place won. `None` if they were interrupted.
    fn play(
        &self,
        round: &Round,
        dials: &Dials,
        players: &mut [InProcess; 2],
        asked: &dyn Fn() -> bool,
    ) -> Result<Option<i8>, TuningError> {
        let opening = self.openings().of_pair(self.seed, round.number)?;
        for (player, place) in players.iter_mut().zip(&round.places) {
            player.set_weights(dials.turned(place));
        }
        let limit = Limit { nodes: Some(self.nodes), ..Limit::default() };
        let mut won = 0;
        for side_of_first in Side::BOTH {
            let [first, second] = &mut *players;
            let seats = if side_of_first == Side::Attackers { [first, second] } else { [second, first] };
            let seats = seats.map(|player| Seat { player, limit: &limit, seed: 0 });
            // The die falls alike in both games of a pair.
            let dice = Random::new(&[self.seed, round.number, 2000]);
            match self.referee().play(&opening, seats, dice, Host::new(asked)) {
                // A game that a crash has decided says nothing of the weights.
                Ok(Played { fault: Some(fault), .. }) => return Err(TuningError::Fault { round: round.number, fault }),
                Ok(played) if played.winner == Some(side_of_first) => won += 1,
                Ok(played) if played.winner.is_some() => won -= 1,
                Ok(_) => {}
                Err(Interrupted) => return Ok(None),
            }
        }
        Ok(Some(won))
    }

    /// How much of each term positions of such games have.
    fn samples(&self) -> Result<Vec<Vec<i32>>, TuningError> {
        let limit = Limit { nodes: Some(SAMPLE_NODES), ..Limit::default() };
        let mut samples = Vec::new();
        for game in 0..SAMPLE {
            let opening = self.openings().of_pair(self.seed, game)?;
            let scales = Scales::new(opening.game.variant());
            let mut watched =
                [(), ()].map(|()| Watched { player: InProcess::new(None, MEGABYTES, None), scales: &scales, counts: vec![] });
            let [attackers, defenders] = &mut watched;
            let seats = [attackers, defenders].map(|player| Seat { player, limit: &limit, seed: 0 });
            let _ = self.referee().play(&opening, seats, Random::new(&[self.seed, game, 2000]), Host::new(&|| false));
            watched.into_iter().for_each(|watched| samples.extend(watched.counts));
        }
        Ok(samples)
    }
}

/// A player that records the position at each of its turns.
struct Watched<'a> {
    player: InProcess,
    scales: &'a Scales<'a>,
    counts: Vec<Vec<i32>>,
}

impl Player for Watched<'_> {
    fn begin(&mut self, start: &Start<'_>) -> Result<(), Failure> {
        self.player.begin(start)
    }

    fn choose(&mut self, game: &Game, turn: &Turn<'_>) -> Result<Choice, Failure> {
        self.counts.extend(self.scales.counts(game.position()));
        self.player.choose(game, turn)
    }

    fn restart(&mut self) {
        self.player.restart();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering;

    use hnefi_rulesets::Ruleset;

    use super::*;

    fn tuning(rules: &[&str], rounds: u64, concurrency: usize) -> Tuning {
        let named = |id: &&str| NamedRules { name: (*id).to_owned(), rules: Ruleset::named(id).expect(id) };
        let rules = rules.iter().map(named).collect();
        Tuning { rules, nodes: 30, plies: 2, longest: 60, shake: 0.3, rounds, seed: 5, concurrency }
    }

    fn run(tuning: &Tuning, earlier: &[TuningRound]) -> (Tuned, Vec<TuningRound>) {
        let mut written = Vec::new();
        let tuned = tuning
            .run(
                earlier,
                &mut |round| {
                    written.push(round);
                    Ok(())
                },
                &|| Ok(()),
                &|| false,
            )
            .expect("a tuning");
        (tuned, written)
    }

    #[test]
    fn the_result_ignores_threads_and_interruptions() {
        let rules = ["brandubh-cyningstan", "magpie"];
        let (one, all) = run(&tuning(&rules, 40, 1), &[]);
        assert_eq!((one.family, one.rounds, one.interrupted, all.len()), ("corner-9", 40, false, 40));
        assert!(all.iter().any(|round| round.won != 0), "nothing was learnt");
        let (three, again) = run(&tuning(&rules, 40, 3), &[]);
        assert_eq!((again, three.file("")), (all.clone(), one.file("")));
        let (rest, written) = run(&tuning(&rules, 40, 2), &all[..23]);
        assert_eq!((written, rest.file("")), (all[23..].to_vec(), one.file("")));
        let (done, none) = run(&tuning(&rules, 40, 2), &all);
        assert_eq!((none, done.file("")), (vec![], one.file("")));
        assert!(one.changes().any(|(_, before, after)| before != after));
    }

    #[test]
    fn a_stopped_tuning_keeps_its_rounds() {
        let tuning = tuning(&["brandubh-cyningstan"], 1_000, 2);
        let rounds = std::sync::atomic::AtomicU64::new(0);
        let mut write = |_| {
            rounds.fetch_add(1, Ordering::Relaxed);
            Ok(())
        };
        let tuned = tuning.run(&[], &mut write, &|| Ok(()), &|| rounds.load(Ordering::Relaxed) >= 5).expect("a tuning");
        assert!(tuned.interrupted && (5..1_000).contains(&tuned.rounds), "{}", tuned.rounds);
        let mut broken = |_| Err(std::io::Error::other("the disk is full"));
        let error = tuning.run(&[], &mut broken, &|| Ok(()), &|| false).expect_err("no disk").to_string();
        assert!(error.contains("cannot write the rounds: the disk is full"), "{error}");
    }

    #[test]
    fn rule_sets_of_two_families_are_refused() {
        let error = tuning(&["magpie", "tablut-murray"], 1, 1).family().expect_err("two families").to_string();
        assert_eq!(error, "`magpie` is of the family corner-9, `tablut-murray` of edge-9: tune one family at a time");
        assert!(matches!(tuning(&[], 1, 1).family(), Err(TuningError::NoRules)));
        let settings = tuning(&["magpie"], 1, 1).settings().expect("settings");
        assert!(settings.starts_with("magpie; nodes 30; 2 random plies") && settings.contains("; corner-9 from "), "{settings}");
    }
}
