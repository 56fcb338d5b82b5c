//! Looking for puzzles in games.

use std::collections::{BTreeMap, BTreeSet};

use hnefi_rules::{Game, Move, Side};

use crate::{Kind, Prover, Puzzle};

/// What was found in one game.
#[derive(Clone, Debug, Default)]
pub struct Mined {
    /// The puzzles: of one kind with a dozen plies between them and different solutions, since neighbouring positions are much alike.
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
    /// Whether other moves of the loser are looked at, where the game itself has no forced win with one solution.
    pub variations: bool,
}

/// How many plies lie between two puzzles of one kind of a game at least: neighbouring positions are much alike.
const APART: usize = 12;

/// The puzzles of a game, and at which ply each was found.
#[derive(Default)]
struct Found(Vec<(usize, Puzzle)>);

impl Found {
    fn has_room(&self, kind: Kind, at: usize) -> bool {
        self.0.iter().all(|(other, puzzle)| puzzle.kind != kind || other.abs_diff(at) >= APART)
    }

    /// Adds a puzzle, unless one of its kind has the same solution.
    fn add(&mut self, at: usize, puzzle: Option<Puzzle>) {
        let is_new =
            |puzzle: &Puzzle| self.0.iter().all(|(_, other)| other.kind != puzzle.kind || other.line[..1] != puzzle.line[..1]);
        if let Some(puzzle) = puzzle.filter(is_new) {
            self.0.push((at, puzzle));
        }
    }
}

/// The first puzzle after another move of the loser than the one played. Most such moves change nothing, so they are tried only where the winner has a
/// forced win if the loser does nothing.
fn variation(position: &Game, played: Move, winner: Side, prover: &mut Prover, count: &mut usize) -> Option<Puzzle> {
    if !prover.wins(&Game::from_position(position.variant(), position.position().passed())) {
        return None;
    }
    position.legal_moves().into_iter().filter(|mv| *mv != played).find_map(|mv| {
        let mut next = position.clone();
        next.play(mv).ok()?;
        if next.outcome().is_some() || next.side() != Some(winner) {
            return None;
        }
        *count += 1;
        prover.win(&without_history(&next)).map(|puzzle| Puzzle { variation: true, ..puzzle })
    })
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
        let (mut found, mut count) = (Found::default(), 0);
        for (at, (position, _)) in positions.iter().enumerate() {
            if should_stop() {
                break;
            }
            count += 1;
            let Some(side) = position.side().filter(|_| position.outcome().is_none()) else { continue };
            if search.kinds.contains(&Kind::won_by(side)) && found.has_room(Kind::won_by(side), at) {
                found.add(at, prover.win(position));
            }
            if search.kinds.contains(&Kind::Defence) && found.has_room(Kind::Defence, at) {
                found.add(at, prover.defence(position));
            }
        }
        let winner = game.outcome().and_then(|outcome| outcome.winner);
        if let Some(winner) = winner.filter(|winner| search.variations && search.kinds.contains(&Kind::won_by(*winner))) {
            // The last first: the nearer the end, the more is forced.
            for (at, (position, played)) in positions.iter().enumerate().rev() {
                if position.side() == Some(winner.other()) && !should_stop() && found.has_room(Kind::won_by(winner), at) {
                    count += 1;
                    let variation = variation(position, *played, winner, prover, &mut count);
                    found.add(at, variation);
                }
            }
        }
        Mined { puzzles: found.0.into_iter().map(|(_, puzzle)| puzzle).collect(), positions: count }
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
