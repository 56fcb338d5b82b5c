//! A fixed set of positions searched to a fixed depth. The number of positions visited is the engine's fingerprint: a change that is not
//! meant to change its play leaves it as it is. The caller measures the time.

use std::sync::OnceLock;

use hnefi_rules::{Game, Move, Position, Setup, perft, perft_move_by_move};
use hnefi_rulesets::Ruleset;

use crate::score::Score;
use crate::search::Limits;
use crate::search::Searcher;

/// Rule set, and a position of it; an empty text is the start.
pub const POSITIONS: &[(&str, &str)] = &[
    ("alea-walker-2015", ""),
    (
        "alea-walker-2015",
        "/2t2t7t2t2/19/t8t3t4t/5T1t1T1t7/6t1tTt1t6/t3t13t/4t9t4/3tT5T4t3/7T1T1T2t4/4T3TKT1T3t1t/7T1T1T2t4/3tTTt3T4t3/9T4t4/t18/8t1t1t6/t1t4t3t1T4t/19/3t1t13/3t9t2t2/ a -",
    ),
    (
        "alea-walker-2015",
        "/13t1K3/4t11t2/3t5t3t4t/8T2t7/3t2t12/7t3t7/4t1T12/5t4T4t2t/11T2t4/2t9T6/1T9T2t4/2T1T5T4t3/7t6t4/5T13/7t2t1t6/t10t1T4t/1t17/2t2t10t2/3t9t5/ a -",
    ),
    (
        "alea-thomasguild-2020",
        "/2t2t7t5/19/t4t7t4t/7t1T1t7/6t2T2t6/t1t2T6t1t3t/14t4/3t4T1T4t3/4t4T4t4/4T3T1T1T3t1t/11T2t4/4T5T4t3/7T1K4t4/4T11t2/5T6t6/t6t3t7/5t7t4t/2t7t8/3t1t7t2t2/ d k",
    ),
    (
        "alea-walker-2011",
        "/5t9tt2/4t4T9/3t3t2T2t5/2t7tt3T2t/1t10t6/t4t3T3t2t1t/9T4t4/3t4T1T4t3/3t1T5TT2t3/6T1TKT1T6/7T11/3t4T1T4t3/4t4T4t4/5t7t2t1t/6t2t2t4T1/t6t3T6t/8t4t5/2t5tT1t7/3t2t3t8/ d -",
    ),
    // Sieges and hunts, of which the weights are tables of their own.
    (
        "alea-walker-2015",
        "/8t10/10t8/11t7/12t6/7t11/6t12/1t17/2t16/1tt7T8/ttt16/tt3T13/K1t16/Ttt16/tttt15/2ttt14/3ttt13/3tt6T7/16t2/13t5/ a -",
    ),
    (
        "alea-thomasguild-2020",
        "/8t10/10t8/11t7/12t6/7t11/6t12/1t17/2t16/1tt7T8/ttt16/tt3T13/K1t16/Ttt16/tttt15/2ttt14/3ttt13/3tt6T7/16t2/13t5/ a -",
    ),
    ("copenhagen", "/11/5t2t2/3tt1tt1t1/2t7t/2t5t2/1t5K1t1/1t7t1/t2T4t2/2t5t2/1t7t1/2t5t2/ a -"),
    (
        "alea-walker-2015",
        "/19/11t7/16t2/17t1/13t2t1t/17t1/15t2t/14ttt1T/15tt1K/14ttttt/15tttt/15ttt1/16t2/12t6/t18/1t2T14/2t16/3t15/4t14/ a -",
    ),
    (
        "alea-walker-2011",
        "/5t7t5/4t9t4/3t11t3/2t13t2/1t15t1/t3t10K2t/6t12/7t1t9/8t1t8/10tt7/10t1t6/9t1t7/10t8/5t12t/1t15t1/2t13t1t/3t11t1t1/4t9t4/5t7t5/ d -",
    ),
    ("hnefatafl-edge-19", ""),
    ("tablut-murray", ""),
    ("tablut-murray", "/3tt4/4t4/1T3t3/6t1t/ttTT1TT1t/2t4T1/3tT2Kt/6t2/4tt3/ a -"),
    ("tablut-riksutstallningar-1972", "/4t4/4t4/1t7/tT1T4t/t1TT2ttt/1tK2t3/2T2t3/4t2T1/3t5/ d -"),
    ("tawlbwrdd-bell-dice", ""),
    ("tawlbwrdd-bell-dice", "/4Tt1t3/2t8/T4Kt4/7t3/tt4T2t1/t2TT1TTt1t/tt2TT4t/5T5/4tt1t3/6t4/3t1tt4/ a -"),
    ("tawlbwrdd-apifan-1587", "/5tt4/7t3/2T2T5/4t2T3/1tT2K2Ttt/tt2T1TT1tt/t6t2t/5t5/11/4tt5/1T3tt4/ a -"),
    ("tafl-simple-corner", "/t9t/5t2T2/9T1/t2T7/t1T3tt3/tt4t3t/3tt2T3/t3KT3t1/4T6/1T6t2/t3tt1t2t/ a -"),
    ("brandubh-cyningstan", ""),
    ("brandubh-cyningstan", "/3t3/3t3/3T3/ttT1T1t/4K2/7/2t2t1/ a -"),
];

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

/// The fingerprint by which files of games and studies name the engine that played: [`bench`] at depth 3, which takes a fraction of a second. It is
/// reckoned once in a process.
pub fn fingerprint() -> u64 {
    static FINGERPRINT: OnceLock<u64> = OnceLock::new();
    *FINGERPRINT.get_or_init(|| bench(Some(3), &mut |_| {}).nodes)
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
    let (position, compiled) = (game.position(), game.variant().compiled());
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
