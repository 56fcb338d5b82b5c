//! Labels: positions from inside the searches of games that the engine plays against itself, each with what a search from it says it is worth.
//! An evaluation fitted to them foresees in one look what a search would find, at the positions that searches ask about.

mod fit;

use std::collections::BTreeMap;
use std::io;

pub use fit::{FittedToLabels, LabelFitError, LabelFits};
use hnefi_engine::bench::fingerprint;
use hnefi_engine::tune::{self, Labeller, OtherWeights, Scales};
use hnefi_match::NamedRules;
use hnefi_rules::rules::Dice;
use hnefi_rules::{Game, Position, Side, Variant};
use hnefi_runner::{Flow, RunError, Schedule, Worker, run};
use hnefi_statistics::Random;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::digest::digest;
use crate::run_file::{Entry, RunFile, entries};

/// How many positions are drawn from each search of a game.
const DRAWN: usize = 8;
/// Games begin with 2 to this many random plies.
const RANDOM_OPENING: usize = 11;
/// Later one ply in this many is random, so that the games differ.
const RANDOM_EVERY: usize = 12;
/// From a position drawn this many random plies are played, each number as often as it stands here: searches look at moves that no player
/// would choose.
const RANDOM_PLIES: [usize; 4] = [0, 0, 1, 2];

/// What labels are wanted.
#[derive(Clone, Debug)]
pub struct Labelling {
    /// The rule sets; each game takes the next.
    pub rules: Vec<NamedRules>,
    /// The weights that games and labels are searched with: these, and those of the build for families that they lack.
    pub weights: OtherWeights,
    /// The positions that the search for a move of a game visits.
    pub nodes: u64,
    /// The positions that the search for a label visits.
    pub label_nodes: u64,
    /// A game is broken off after this many plies.
    pub longest: usize,
    /// How many games.
    pub games: u64,
    /// What chance does is fixed by this.
    pub seed: u64,
    /// How many games are played at a time. The result does not depend on it.
    pub concurrency: usize,
}

/// The labels of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LabelledGame {
    /// Its number, counted from 1.
    pub game: u64,
    /// Its rule set.
    pub rules: String,
    /// Positions, each with what it is worth to the attackers in hundredths of a man.
    pub labels: Vec<(String, i32)>,
}

impl Entry for LabelledGame {
    const RUN: &'static str = "labelling";
    const ENTRY: &'static str = "game";
    const MUST: &'static str = "";

    fn number(&self) -> u64 {
        self.game
    }
}

/// The file of the labels.
pub type LabelFile = RunFile<LabelledGame>;

/// Why there are no labels.
#[derive(Debug, Error)]
pub enum LabellingError {
    /// No rule set at all.
    #[error("there is nothing to play: name a rule set")]
    NoRules,
    /// A throw of the die comes between a position and its worth.
    #[error("`{0}` is played with a die: labels are made for rule sets without")]
    Dice(String),
    /// A game could not be written down.
    #[error("cannot write the labels: {0}")]
    File(#[from] io::Error),
    /// A thread could not be started.
    #[error("cannot start threads for the games: {0}")]
    Thread(io::Error),
}

impl LabelledGame {
    /// The games of a file's text. A last line without an end was being written when the program died: it is left out.
    ///
    /// # Errors
    /// The line, counted from 1, and what is wrong with it.
    pub fn read(text: &str) -> Result<Vec<LabelledGame>, (usize, String)> {
        let whole = &text[..text.rfind('\n').map_or(0, |end| end + 1)];
        match entries(whole)? {
            (None, _) => Err((1, format!("not the beginning of a {}", LabelledGame::RUN))),
            (Some(_), games) => Ok(games),
        }
    }
}

impl Labelling {
    /// Identifies the labels in their file: all that they depend on but the number of games. The weights are named by a digest.
    ///
    /// # Errors
    /// [`LabellingError::NoRules`], [`LabellingError::Dice`].
    pub fn settings(&self) -> Result<String, LabellingError> {
        if self.rules.is_empty() {
            return Err(LabellingError::NoRules);
        }
        if let Some(dice) = self.rules.iter().find(|named| named.rules.rules().dice != Dice::None) {
            return Err(LabellingError::Dice(dice.name.clone()));
        }
        let families: BTreeMap<&str, String> = self.rules.iter().map(|named| self.family(&named.rules)).collect();
        let families: Vec<String> = families.iter().map(|(family, digest)| format!("{family} {digest}")).collect();
        let rules: Vec<&str> = self.rules.iter().map(|rules| rules.name.as_str()).collect();
        Ok(format!(
            "{}; nodes {}; label nodes {}; at most {} plies; seed {}; weights {}; engine {}",
            rules.join(" "),
            self.nodes,
            self.label_nodes,
            self.longest,
            self.seed,
            families.join(", "),
            fingerprint()
        ))
    }

    /// The family of a rule set, and the digest of its weights.
    fn family(&self, rules: &Variant) -> (&'static str, String) {
        let scales = Scales::with_weights(rules, &self.weights);
        let [attackers, defenders] = [Side::Attackers, Side::Defenders].map(|side| (scales.weights(side), scales.signs(side)));
        let (turns, signs) = ([&*attackers.0, &*defenders.0], [&*attackers.1, &*defenders.1]);
        (scales.family(), digest(&tune::write(scales.family(), &self.weights, turns, signs, "")))
    }

    /// Plays the games after the first `earlier`. `write` gets each, in their order, and `sync` sees them onto the disk. How many games
    /// there are then: fewer than asked for if `interrupted` said so.
    ///
    /// # Errors
    /// [`LabellingError`].
    pub fn run(
        &self,
        earlier: u64,
        write: &mut (dyn FnMut(LabelledGame) -> io::Result<()> + Send),
        sync: &dyn Fn() -> io::Result<()>,
        interrupted: &(dyn Fn() -> bool + Sync),
    ) -> Result<u64, LabellingError> {
        self.settings()?;
        let mut games = Games { next: earlier, written: earlier, of: self.games, played: BTreeMap::new(), write };
        let work = |(): &mut (), number: u64, worker: &Worker<'_, LabelledGame>| {
            if let Some(game) = self.game(number, &|| worker.should_stop()) {
                worker.send(game);
            }
        };
        let ran = run(&mut games, self.concurrency.max(1), || (), work, || Ok(sync()?), interrupted);
        ran.map_err(|error| match error {
            RunError::Thread(error) => LabellingError::Thread(error),
            RunError::Schedule(error) => error,
        })?;
        Ok(games.written)
    }

    /// Plays a game and labels its positions; `None` if it was interrupted.
    fn game(&self, number: u64, asked: &dyn Fn() -> bool) -> Option<LabelledGame> {
        let named = &self.rules[(number % self.rules.len() as u64) as usize];
        let scales = Scales::with_weights(&named.rules, &self.weights);
        let mut labeller = Labeller::new(&named.rules, &scales);
        let mut random = Random::new(&[self.seed, number]);
        let mut game = Game::new(&named.rules);
        let mut labels = Vec::new();
        let opening = 2 + random.below(RANDOM_OPENING - 1);
        play_at_random(&mut game, opening, &mut random);
        while game.outcome().is_none() && game.plies().len() < self.longest {
            if asked() {
                return None;
            }
            let mut drawn = Draw::new(&mut random);
            let best = labeller.choose(&game, self.nodes, &mut |position| drawn.offer(position));
            for position in drawn.kept {
                labels.extend(self.label(&named.rules, position, &mut labeller, &mut random));
            }
            if random.below(RANDOM_EVERY) == 0 {
                play_at_random(&mut game, 1, &mut random);
            } else if best.is_none_or(|best| game.play(best).is_err()) {
                break;
            }
        }
        Some(LabelledGame { game: number + 1, rules: named.name.clone(), labels })
    }

    /// The label of a position, or of one a random ply or two from it; `None` where it is not quiet.
    fn label(
        &self,
        rules: &Variant,
        position: Position,
        labeller: &mut Labeller<'_>,
        random: &mut Random,
    ) -> Option<(String, i32)> {
        let mut game = Game::from_position(rules, position);
        let plies = RANDOM_PLIES[random.below(RANDOM_PLIES.len())];
        play_at_random(&mut game, plies, random);
        let position = game.position();
        if game.outcome().is_some() || !labeller.is_quiet(position) {
            return None;
        }
        Some((position.to_string(), labeller.score(position, self.label_nodes)?))
    }
}

fn play_at_random(game: &mut Game, plies: usize, random: &mut Random) {
    for _ in 0..plies {
        let moves = game.legal_moves();
        let chosen = moves.get(random.below(moves.len()));
        if game.outcome().is_some() || chosen.is_none_or(|mv| game.play(*mv).is_err()) {
            return;
        }
    }
}

/// Draws [`DRAWN`] positions of all that are offered, each as likely as any other (reservoir sampling).
struct Draw<'a> {
    random: &'a mut Random,
    offered: usize,
    kept: Vec<Position>,
}

impl Draw<'_> {
    fn new(random: &mut Random) -> Draw<'_> {
        Draw { random, offered: 0, kept: Vec::new() }
    }

    fn offer(&mut self, position: &Position) {
        self.offered += 1;
        if self.kept.len() < DRAWN {
            self.kept.push(position.clone());
        } else if let Some(place) = self.kept.get_mut(self.random.below(self.offered)) {
            place.clone_from(position);
        }
    }
}

/// The games of a labelling, written in their order.
struct Games<'a> {
    /// The next to hand out, counted from 0.
    next: u64,
    written: u64,
    of: u64,
    /// Those that ended before one that comes earlier.
    played: BTreeMap<u64, LabelledGame>,
    write: &'a mut (dyn FnMut(LabelledGame) -> io::Result<()> + Send),
}

impl Schedule for Games<'_> {
    type Job = u64;
    type News = LabelledGame;
    type Error = LabellingError;

    fn next(&mut self) -> Option<u64> {
        (self.next < self.of).then(|| {
            self.next += 1;
            self.next - 1
        })
    }

    fn take(&mut self, news: LabelledGame) -> Result<Flow, LabellingError> {
        self.played.insert(news.game, news);
        while let Some(game) = self.played.remove(&(self.written + 1)) {
            (self.write)(game)?;
            self.written += 1;
        }
        Ok(Flow::GoOn)
    }
}
