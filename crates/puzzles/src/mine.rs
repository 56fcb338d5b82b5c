//! Looking for puzzles in games.

use std::collections::{BTreeMap, BTreeSet};

use hnefi_rules::Game;

use crate::{Kind, Prover, Puzzle};

/// What was found in one game.
#[derive(Clone, Debug, Default)]
pub struct Mined {
    /// The puzzles, as they come in the game; no more than one of a kind, for positions of one game are much alike.
    pub puzzles: Vec<Puzzle>,
    /// How many positions were looked at.
    pub positions: usize,
}

/// Keeps of what is mined no puzzle twice, and not too many of one rule set.
pub struct Miner {
    known: BTreeSet<String>,
    counts: BTreeMap<(String, Kind), usize>,
    most: usize,
}

/// How many plies from its end a game is looked at: before that little is forced.
const LAST_PLIES: usize = 40;

impl Miner {
    /// A miner with some puzzles already found, and a maximum number of one kind per rule set.
    #[must_use]
    pub fn new(known: &[Puzzle], most: usize) -> Miner {
        let mut miner = Miner { known: BTreeSet::new(), counts: BTreeMap::new(), most };
        for puzzle in known {
            miner.count(puzzle);
        }
        miner
    }

    fn count(&mut self, puzzle: &Puzzle) {
        self.known.insert(puzzle.id.clone());
        *self.counts.entry((puzzle.rules.clone(), puzzle.kind)).or_default() += 1;
    }

    fn has_room(&self, rules: &str, kind: Kind) -> bool {
        self.counts.get(&(rules.to_owned(), kind)).copied().unwrap_or_default() < self.most
    }

    /// Whether another puzzle of some kind is wanted for a rule set.
    #[must_use]
    pub fn wants(&self, rules: &str) -> bool {
        Kind::ALL.into_iter().any(|kind| self.has_room(rules, kind))
    }

    /// Looks at the end of a game. This is where the work is; it can be done on many games at a time.
    #[must_use]
    pub fn look(game: &Game, prover: &mut Prover, should_stop: &dyn Fn() -> bool) -> Mined {
        let mut mined = Mined::default();
        // A game without a winner rarely has forced wins.
        if game.outcome().is_none_or(|outcome| outcome.winner.is_none()) {
            return mined;
        }
        let mut back = game.clone();
        for _ in 0..LAST_PLIES {
            if back.take_back().is_none() {
                break;
            }
        }
        let played = back.plies().len();
        let rest: Vec<_> = game.plies()[played..].iter().filter_map(|ply| ply.mv).collect();
        for mv in rest {
            if should_stop() {
                break;
            }
            // The puzzle has its position and no history.
            let fresh = Game::from_position(back.variant(), back.position().clone());
            mined.positions += 1;
            let has = |defence: bool| mined.puzzles.iter().any(|puzzle| (puzzle.kind == Kind::Defence) == defence);
            let wanted = [has(false), has(true)].map(|has| !has && fresh.outcome().is_none());
            mined.puzzles.extend(wanted[0].then(|| prover.win(&fresh)).flatten());
            mined.puzzles.extend(wanted[1].then(|| prover.defence(&fresh)).flatten());
            if back.play(mv).is_err() {
                break;
            }
        }
        mined
    }

    /// Takes what was found in a game, and says which of it is new and wanted.
    pub fn keep(&mut self, mined: Mined) -> Vec<Puzzle> {
        let mut kept = Vec::new();
        for puzzle in mined.puzzles {
            if self.has_room(&puzzle.rules, puzzle.kind) && !self.known.contains(&puzzle.id) {
                self.count(&puzzle);
                kept.push(puzzle);
            }
        }
        kept
    }
}
