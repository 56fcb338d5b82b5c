//! The root of the search: one depth after another, each with a window around the last one's score, and the ranking of all moves that
//! the weaker levels choose from.

use hnefi_rules::{Game, Move, Position, Side};

use crate::evaluation::View;
use crate::limits::{Found, Limits, Progress};
use crate::score::Score;
use crate::search::{DEEPEST, Search, less_deep, makes_a_threat};
use crate::terrain::Terrain;
use crate::threats;

/// A legal move of the root with the position it leads to.
pub(crate) struct RootMove {
    pub(crate) mv: Move,
    pub(crate) next: Position,
    quiet: bool,
    score: Score,
}

/// The legal moves, the most promising first. Moves that let the opponent win at once are left out, unless all do.
pub(crate) fn root_moves(game: &Game, terrain: &Terrain<'_>) -> Vec<RootMove> {
    let root_move = |mv: Move| {
        let mut next = game.position().clone();
        let effect = next.play(terrain.compiled, mv);
        let goes_on = next.side() == game.position().side();
        let score = if effect.is_decisive() || !goes_on && threats::is_stuck_and_loses(&next, terrain) {
            Score::win_in(1)
        } else if threats::win_at_once(&next, terrain).is_some() {
            if goes_on { Score::win_in(2) } else { Score::loss_in(2) }
        } else {
            let score = View::new(&next, terrain).score();
            if goes_on { score } else { -score }
        };
        RootMove { mv, next, quiet: effect.captures.is_empty(), score }
    };
    let mut moves: Vec<RootMove> = game.legal_moves().into_iter().map(root_move).collect();
    if moves.iter().any(|m| !m.score.is_loss()) {
        moves.retain(|m| !m.score.is_loss());
    }
    moves.sort_by_key(|m| std::cmp::Reverse(m.score));
    moves
}

/// The first window reaches this far on either side of the last score.
const WINDOW: i32 = 40;
/// From this depth on there is a window.
const WINDOW_FROM: u32 = 4;

impl Search<'_> {
    /// Searches deeper and deeper until a limit is reached.
    pub(crate) fn deepen(&mut self, game: &Game, limits: &Limits, report: &mut dyn FnMut(&Progress<'_>)) -> Found {
        let mut moves = root_moves(game, self.terrain);
        let mut found = Found { best: None, score: Score::DRAW, depth: 0, nodes: 0, pv: Vec::new() };
        if moves.is_empty() {
            return found;
        }
        if moves[0].score == Score::win_in(1) {
            let mv = moves[0].mv;
            found = Found { best: Some(mv), score: Score::win_in(1), depth: 1, nodes: 1, pv: vec![mv] };
            report(&found.progress());
            return found;
        }
        let deepest = limits.depth.unwrap_or(DEEPEST).clamp(1, DEEPEST);
        for depth in 1..=deepest {
            self.iteration = depth;
            let score = self.iterate(game.position().side(), &mut moves, depth, found.score);
            if self.budget.is_spent() {
                // What the unfinished depth found is better than the last depth's move, which it looked at first.
                if let Some(better) = self.lines[0].first().filter(|mv| Some(**mv) != found.best) {
                    found.best = Some(*better);
                    found.pv.clone_from(&self.lines[0]);
                }
                break;
            }
            let pv = self.lines[0].clone();
            found = Found { best: pv.first().copied(), score, depth, nodes: self.budget.nodes(), pv };
            report(&found.progress());
            let settled = score.plies().is_some_and(|plies| plies <= depth);
            if settled || self.budget.may_end() {
                break;
            }
        }
        found.nodes = self.budget.nodes();
        found
    }

    /// One depth: the window is widened until the score lies inside.
    fn iterate(&mut self, mover: Side, moves: &mut [RootMove], depth: u32, last: Score) -> Score {
        let mut width = WINDOW;
        let (mut alpha, mut beta) = (-Score::INFINITE, Score::INFINITE);
        if depth >= WINDOW_FROM && !last.is_decided() {
            (alpha, beta) = (last.plus(-width), last.plus(width));
        }
        loop {
            let score = self.search_root(mover, moves, depth as i32, alpha, beta);
            if self.budget.is_spent() || score > alpha && score < beta {
                return score;
            }
            width *= 4;
            if score <= alpha {
                alpha = if score.is_decided() || width > 1_000 { -Score::INFINITE } else { score.plus(-width) };
            } else {
                beta = if score.is_decided() || width > 1_000 { Score::INFINITE } else { score.plus(width) };
            }
        }
    }

    fn search_root(&mut self, mover: Side, moves: &mut [RootMove], depth: i32, alpha: Score, beta: Score) -> Score {
        let mut best = -Score::INFINITE;
        let mut raised = alpha;
        self.lines[0].clear();
        for tried in 0..moves.len() {
            let RootMove { mv, ref next, quiet, .. } = moves[tried];
            let score = if tried == 0 {
                self.answer(mover, next, depth - 1, raised, beta, 1)
            } else {
                let late = self.style.selective && quiet && depth >= 2 && tried >= 4 && !makes_a_threat(next, self.terrain);
                let less = if late { (less_deep(depth, tried) - 1).clamp(0, depth - 1) } else { 0 };
                self.search_later(mover, next, depth - 1, less, raised, beta, 1)
            };
            if self.budget.is_spent() {
                return best;
            }
            if score > best {
                best = score;
            }
            if score > raised {
                raised = score;
                self.keep_line(0, mv);
                moves[..=tried].rotate_right(1);
                if score >= beta {
                    break;
                }
            }
        }
        best
    }

    /// The moves that are at most `margin` hundredths worse than the best, with their scores, best first. Depth 0 judges each move by the
    /// position it leads to.
    pub(crate) fn rank(&mut self, game: &Game, depth: u32, margin: i32, report: &mut dyn FnMut(&Progress<'_>)) -> Ranking {
        let mut moves = root_moves(game, self.terrain);
        let mut ranking = Ranking::of(&moves, margin, 0, moves.len() as u64);
        let won = moves.first().is_some_and(|m| m.score == Score::win_in(1));
        let mover = game.position().side();
        for depth in 1..=if won { 0 } else { depth } {
            self.iteration = depth;
            let mut best = -Score::INFINITE;
            for root_move in &mut moves {
                let bar = best.plus(-margin - 1);
                root_move.score = self.search_later(mover, &root_move.next, depth as i32 - 1, 0, bar, Score::INFINITE, 1);
                best = best.max(root_move.score);
                if self.budget.is_spent() {
                    return ranking;
                }
            }
            moves.sort_by_key(|m| std::cmp::Reverse(m.score));
            ranking = Ranking::of(&moves, margin, depth, self.budget.nodes());
            ranking.report(report);
            if self.budget.may_end() {
                return ranking;
            }
        }
        if ranking.depth == 0 {
            ranking.report(report);
        }
        ranking
    }
}

/// What [`Search::rank`] found.
pub(crate) struct Ranking {
    pub(crate) moves: Vec<(Move, Score)>,
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
}

impl Ranking {
    /// The first of the moves, which are sorted.
    fn of(moves: &[RootMove], margin: i32, depth: u32, nodes: u64) -> Ranking {
        let best = moves.first().map_or(Score::DRAW, |m| m.score);
        let near = moves.iter().take_while(|m| best.above(m.score) <= margin);
        Ranking { moves: near.map(|m| (m.mv, m.score)).collect(), depth, nodes }
    }

    fn report(&self, report: &mut dyn FnMut(&Progress<'_>)) {
        if let Some((mv, score)) = self.moves.first() {
            report(&Progress { depth: self.depth, score: *score, nodes: self.nodes, pv: &[*mv] });
        }
    }
}

impl Found {
    fn progress(&self) -> Progress<'_> {
        Progress { depth: self.depth, score: self.score, nodes: self.nodes, pv: &self.pv }
    }
}
