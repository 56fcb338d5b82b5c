//! Looking for puzzles in games.

use std::collections::{BTreeMap, BTreeSet};

use hnefi_rules::{Game, Move};

use crate::{Kind, Prover, Puzzle};

/// What was found in one game.
#[derive(Clone, Debug, Default)]
pub struct Mined {
    /// The puzzles, as they come in the game; at most one of each kind, since the positions of one game are much alike.
    pub puzzles: Vec<Puzzle>,
    /// How many positions were looked at.
    pub positions: usize,
}

/// What is looked for in a game.
#[derive(Clone, Debug)]
pub struct Search {
    /// The kinds of puzzle.
    pub kinds: Vec<Kind>,
    /// How many plies from its end the game is looked at. Strong players miss few forced wins before that; weak ones may.
    pub plies: usize,
    /// Whether the positions after other moves of the loser are looked at, where the game itself has no forced win with one solution.
    pub variations: bool,
}

impl Search {
    fn wants(&self, kind: Kind, mined: &Mined) -> bool {
        self.kinds.contains(&kind) && mined.puzzles.iter().all(|puzzle| puzzle.kind != kind)
    }
}

/// The last positions of a game, and the move played in each. A puzzle has its position and no history.
fn last_positions(game: &Game, plies: usize) -> Vec<(Game, Move)> {
    let mut back = game.clone();
    let mut positions = Vec::new();
    while positions.len() < plies {
        let Some(mv) = back.take_back() else { break };
        positions.push((without_history(&back), mv));
    }
    positions.reverse();
    positions
}

fn without_history(game: &Game) -> Game {
    Game::from_position(game.variant(), game.position().clone())
}

/// Keeps of what is mined no puzzle twice, and not too many of one rule set.
pub struct Miner {
    known: BTreeSet<String>,
    counts: BTreeMap<(String, Kind), usize>,
    most: usize,
}

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

    /// The kinds of which another puzzle is wanted for a rule set.
    #[must_use]
    pub fn wanted(&self, rules: &str) -> Vec<Kind> {
        Kind::ALL.into_iter().filter(|kind| self.has_room(rules, *kind)).collect()
    }

    /// Looks at a game. This is where the work is; it can be done on many games at a time.
    #[must_use]
    pub fn look(game: &Game, search: &Search, prover: &mut Prover, should_stop: &dyn Fn() -> bool) -> Mined {
        let positions = last_positions(game, search.plies);
        let mut mined = Mined::default();
        for (position, _) in &positions {
            if should_stop() {
                return mined;
            }
            mined.positions += 1;
            let Some(side) = position.side().filter(|_| position.outcome().is_none()) else { continue };
            if search.wants(Kind::won_by(side), &mined) {
                mined.puzzles.extend(prover.win(position));
            }
            if search.wants(Kind::Defence, &mined) {
                mined.puzzles.extend(prover.defence(position));
            }
        }
        let winner = game.outcome().and_then(|outcome| outcome.winner);
        let Some(winner) = winner.filter(|_| search.variations) else { return mined };
        // The loser's other moves, the last first: the nearer the end, the more is forced.
        for (position, played) in positions.iter().rev().filter(|(position, _)| position.side() == Some(winner.other())) {
            for mv in position.legal_moves().into_iter().filter(|mv| mv != played) {
                if should_stop() || !search.wants(Kind::won_by(winner), &mined) {
                    return mined;
                }
                let mut next = position.clone();
                if next.play(mv).is_err() || next.outcome().is_some() || next.side() != Some(winner) {
                    continue;
                }
                mined.positions += 1;
                let found = prover.win(&without_history(&next));
                mined.puzzles.extend(found.map(|puzzle| Puzzle { variation: true, ..puzzle }));
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
