//! A fixed set of positions searched to a fixed depth. The number of positions visited is the engine's fingerprint: a change that is not
//! meant to change its play leaves it as it is. Whoever wants speed measures the time around it.

use hnefi_rules::{Game, Move, Position, Ruleset, Setup, perft, perft_move_by_move};

use crate::limits::Limits;
use crate::score::Score;
use crate::searcher::Searcher;

/// Rule set, and a position of it; an empty text is the start.
pub const POSITIONS: &[(&str, &str)] =
    &[("alea-walker-2015", ""), ("tablut-murray", ""), ("tawlbwrdd-bell-dice", ""), ("brandubh-cyningstan", "")];

/// The depth searched to if none is asked for.
pub const DEPTH: u32 = 6;

/// What the search of one position came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BenchResult {
    /// The rule set's id.
    pub rules: &'static str,
    /// The position.
    pub position: Position,
    /// The best move.
    pub best: Option<Move>,
    /// The score for the side to move.
    pub score: Score,
    /// Positions visited.
    pub nodes: u64,
}

/// The sum over all positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BenchTotals {
    /// How many positions were searched.
    pub positions: u64,
    /// The fingerprint: positions visited in all.
    pub nodes: u64,
}

/// Searches all [`POSITIONS`] to a depth ([`DEPTH`] if none is given), each with an empty table.
///
/// # Panics
/// Never: the positions are part of the program, and a test reads them all.
pub fn bench(depth: Option<u32>, report: &mut dyn FnMut(&BenchResult)) -> BenchTotals {
    let mut searcher = Searcher::new(16);
    let mut totals = BenchTotals::default();
    for &(id, text) in POSITIONS {
        let game = game(id, text);
        searcher.new_game();
        let found = searcher.search(&game, &Limits::depth(depth.unwrap_or(DEPTH)), &|| false, &mut |_| {});
        totals.positions += 1;
        totals.nodes += found.nodes;
        let position = game.position().clone();
        report(&BenchResult { rules: id, position, best: found.best, score: found.score, nodes: found.nodes });
    }
    totals
}

/// Rule set and depth of each perft benchmark: deep enough to measure, not to wait.
pub const PERFTS: &[(&str, u32)] =
    &[("alea-walker-2015", 3), ("tablut-murray", 4), ("tawlbwrdd-bell-dice", 4), ("brandubh-cyningstan", 5)];

/// How the last ply of a perft is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counting {
    /// The moves of the last ply are counted without being made.
    InBulk,
    /// Every move is made.
    MoveByMove,
}

/// Counts the move sequences of one of [`PERFTS`] from the start.
///
/// # Panics
/// If there is no rule set of that id.
#[must_use]
pub fn count_moves(id: &str, depth: u32, counting: Counting) -> u64 {
    let game = game(id, "");
    let (position, compiled) = (game.position(), game.rules().compiled());
    match counting {
        Counting::InBulk => perft(position, compiled, depth),
        Counting::MoveByMove => perft_move_by_move(position, compiled, depth),
    }
}

fn game(id: &str, text: &str) -> Game {
    let rules = Ruleset::named(id).expect("the rule sets of the benchmark are built in");
    let start = || Position::start(&rules);
    let read = |setup: Setup| setup.position(&rules).expect("the positions of the benchmark are legal");
    let position =
        if text.is_empty() { start() } else { read(text.parse().expect("the positions of the benchmark are positions")) };
    Game::from_position(&rules, position)
}
