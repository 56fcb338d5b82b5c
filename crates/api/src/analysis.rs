//! What is asked of the engine about a position, and what it tells.

use std::time::Duration;

use hnefi_engine::{Score as EngineScore, SearchInfo};
use hnefi_rules::{self as rules, Game, Move};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::code::Code;
use crate::refusal::Refusal;
use crate::{PositionRequest, Score, Side};

/// A position to be analysed.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AnalysisRequest {
    /// Which.
    pub position: PositionRequest,
    /// How many of the best moves are given a line each.
    #[serde(default = "one")]
    #[schema(minimum = 1, maximum = 5, default = 1)]
    pub lines: usize,
    /// The longest that the engine may think; the server has a limit of its own.
    #[schema(minimum = 1, example = 30)]
    pub seconds: Option<u32>,
    /// The most positions that it may look at.
    pub nodes: Option<u64>,
}

/// The most lines of an analysis.
const MAX_LINES: usize = 5;

impl AnalysisRequest {
    /// Checks the numbers in it.
    ///
    /// # Errors
    /// A [`Refusal`] where one is out of range.
    pub fn check(&self) -> Result<(), Refusal> {
        if !(1..=MAX_LINES).contains(&self.lines) {
            return Err(Refusal::new(Code::BadRequest, "`lines` must be a number from 1 to 5"));
        }
        if self.seconds == Some(0) || self.nodes == Some(0) {
            return Err(Refusal::new(Code::BadRequest, "`seconds` and `nodes` must be at least 1"));
        }
        Ok(())
    }
}

const fn one() -> usize {
    1
}

/// How likely each side wins, from 0 to 1. A draw counts one half for either.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct Chance {
    attackers: f64,
    defenders: f64,
}

impl Chance {
    /// The chances, of which the attackers have so much.
    pub fn of_attackers(chance: f64) -> Chance {
        Chance { attackers: rounded(chance), defenders: rounded(1.0 - chance) }
    }

    /// The chances by a score that is seen from a side.
    pub fn of(score: EngineScore, side: rules::Side) -> Chance {
        Chance::of_attackers(score.from_attackers_view(side).chance(rules::Side::Attackers))
    }
}

/// Thousandths: the engine knows no more.
pub fn rounded(chance: f64) -> f64 {
    (chance * 1000.0).round() / 1000.0
}

/// What a search has found so far.
#[derive(Clone, Debug)]
pub struct FoundLines {
    /// Plies looked ahead.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// How long it has been thinking.
    pub elapsed: Duration,
    /// The lines, best first, from the view of the side to move.
    pub lines: Vec<(EngineScore, Vec<Move>)>,
}

impl FoundLines {
    /// Whether every line leads to an end that no deeper search would change.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.lines.iter().all(|(score, _)| score.plies().is_some_and(|plies| plies <= self.depth))
    }
}

/// Gathers the lines of a depth, which a search reports one by one.
#[derive(Clone, Debug, Default)]
pub struct LineGatherer(Vec<(EngineScore, Vec<Move>)>);

impl LineGatherer {
    /// Takes what a search reports. Returns all lines of a depth with the last of them.
    pub fn add(&mut self, info: &SearchInfo<'_>, elapsed: Duration) -> Option<FoundLines> {
        if info.line == 1 {
            self.0.clear();
        }
        self.0.push((info.score, info.pv.to_vec()));
        let is_last = info.line == info.lines;
        is_last.then(|| FoundLines { depth: info.depth, nodes: info.nodes, elapsed, lines: std::mem::take(&mut self.0) })
    }
}

/// What the engine sees at some depth.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Lines {
    /// Plies looked ahead.
    depth: u32,
    /// Positions visited.
    nodes: u64,
    /// For how long, in milliseconds.
    millis: u64,
    /// Positions a second.
    speed: u64,
    /// The best moves, each with its line, best first. Moves that lose at once have none, unless all do.
    lines: Vec<Line>,
}

/// One move and what is expected to follow.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Line {
    /// What comes of it.
    score: Score,
    /// The same as chances.
    chance: Chance,
    /// The moves.
    moves: Vec<LineMove>,
}

/// A move of a line.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LineMove {
    /// Who moves.
    side: Side,
    #[serde(flatten)]
    mv: crate::Move,
}

/// The end of an analysis.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct AnalysisEnd {
    /// Whether every line leads to a forced end that no longer search would change.
    pub settled: bool,
}

impl Lines {
    /// What the engine saw in the position at the end of a game.
    pub fn of(game: &Game, seen: &FoundLines) -> Lines {
        let side = game.position().side();
        let line = |(score, moves): &(EngineScore, Vec<Move>)| Line {
            score: score.from_attackers_view(side).into(),
            chance: Chance::of(*score, side),
            moves: LineMove::follow(game, moves),
        };
        Lines {
            depth: seen.depth,
            nodes: seen.nodes,
            millis: millis(seen.elapsed),
            speed: speed(seen.nodes, seen.elapsed),
            lines: seen.lines.iter().map(line).collect(),
        }
    }
}

fn millis(elapsed: Duration) -> u64 {
    u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX)
}

fn speed(nodes: u64, elapsed: Duration) -> u64 {
    nodes.saturating_mul(1000) / millis(elapsed).max(1)
}

impl LineMove {
    /// A line from the position at the end of a game, as far as its moves can be played one after the other.
    pub fn follow(game: &Game, moves: &[Move]) -> Vec<LineMove> {
        let mut game = game.clone();
        let mut line = Vec::with_capacity(moves.len());
        for mv in moves {
            let Ok(ply) = game.play(*mv) else { break };
            line.push(LineMove { side: ply.side.into(), mv: crate::Move::of(*mv, ply.captures.as_slice()) });
        }
        line
    }
}
