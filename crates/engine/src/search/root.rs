//! The root: iterative deepening with aspiration windows and several principal variations (MultiPV), and the ranking of all moves that
//! the weaker levels choose from.

use std::collections::HashSet;

use hnefi_rules::{Effect, Game, Move, Position, Symmetry};

use super::alpha_beta::{MAX_PLY, Search};
use super::expectimax::risk;
use super::limits::{Limits, SearchInfo, SearchResult};
use super::pruning::{late_move_pruning_at_the_root, lmr_reduction};
use crate::board::BoardTables;
use crate::board::threats::{self, makes_a_threat};
use crate::eval::Evaluator;
use crate::score::Score;

/// A legal move of the root with the position it leads to.
pub(crate) struct RootMove {
    pub(crate) mv: Move,
    pub(crate) next: Position,
    effect: Effect,
    /// Whether the opponent wins with its next move, if it gets one.
    hangs: bool,
    score: Score,
}

/// Finds a win with the next move: [`threats::win_at_once`], or [`threats::win_seen_at_a_glance`] where a search follows that finds the
/// others.
type FindsWin = fn(&Position, &BoardTables<'_>) -> Option<Move>;

/// The legal moves, or those of them that are asked for, the most promising first. Moves that let the opponent win at once, as far as
/// `win` tells, are left out, unless all do.
pub(crate) fn root_moves(
    game: &Game,
    tables: &BoardTables<'_>,
    evaluator: &mut impl Evaluator,
    asked_for: &[Move],
    win: FindsWin,
) -> Vec<RootMove> {
    let root_move = |mv: Move| {
        let mut next = game.position().clone();
        let effect = next.play(tables.compiled, mv);
        let goes_on = next.side() == game.position().side();
        let mut static_eval = |next| {
            evaluator.made(game.position(), mv, &effect);
            let score = evaluator.evaluate(next);
            evaluator.unmade();
            if goes_on { score } else { -score }
        };
        let (hangs, score) = if effect.winner().is_some_and(|winner| winner != game.position().side()) {
            (true, Score::loss_in(1))
        } else if effect.is_decisive() || !goes_on && threats::is_stuck_and_loses(&next, tables) {
            (false, Score::win_in(1))
        } else if win(&next, tables).is_none() {
            (false, static_eval(&next))
        } else if goes_on {
            (false, Score::win_in(2))
        } else {
            (true, tables.die.map_or(Score::loss_in(2), |die| risk(die, static_eval(&next))))
        };
        RootMove { mv, next, effect, hangs, score }
    };
    let wanted = |mv: &Move| asked_for.is_empty() || asked_for.contains(mv);
    let mut moves: Vec<RootMove> = game.legal_moves().into_iter().filter(wanted).map(root_move).collect();
    if moves.iter().any(|m| !m.hangs) {
        moves.retain(|m| !m.hangs);
    }
    moves.sort_by_cached_key(|m| std::cmp::Reverse(m.score));
    moves
}

/// Leaves of moves that a symmetry of the position turns or mirrors into one another the first. Where positions came before, which may come
/// again, the turned move need not be worth the same, so all are left.
fn leave_out_images(game: &Game, moves: &mut Vec<RootMove>) {
    if !game.plies().is_empty() {
        return;
    }
    let folded = game.position().folded(&Symmetry::of_board(game.variant().board()));
    let mut seen = HashSet::new();
    moves.retain(|m| seen.insert(folded.laid(m.mv, game.variant().size())));
}

/// Half the width of the first aspiration window, in hundredths of a man.
const ASPIRATION_WINDOW: i32 = 40;
/// Aspiration windows are used from this depth on.
const ASPIRATION_MIN_DEPTH: u32 = 4;

impl<E: Evaluator> Search<'_, E> {
    /// Searches deeper and deeper, from `first` plies on, until a limit is reached.
    pub(crate) fn deepen(
        &mut self,
        game: &Game,
        limits: &Limits,
        first: u32,
        report: &mut dyn FnMut(&SearchInfo<'_>),
    ) -> SearchResult {
        let mut moves = root_moves(game, self.tables, &mut self.evaluator, &limits.moves, threats::win_seen_at_a_glance);
        if limits.moves.is_empty() {
            leave_out_images(game, &mut moves);
        }
        let mut found = SearchResult { best: None, score: Score::DRAW, depth: 0, nodes: 0, pv: Vec::new() };
        if moves.is_empty() {
            return found;
        }
        let wanted = limits.lines.clamp(1, moves.len());
        if moves[0].score == Score::win_in(1) {
            let wins = moves.iter().take(wanted).filter(|m| m.score == Score::win_in(1));
            let lines: Vec<Line> = wins.map(|m| Line { score: m.score, pv: vec![m.mv] }).collect();
            found = lines[0].found(1, 1);
            self.report_all(1, &lines, report);
            return found;
        }
        let deepest = limits.depth.unwrap_or(MAX_PLY).clamp(1, MAX_PLY);
        let mut last: Vec<Line> = Vec::new();
        for depth in first.min(deepest)..=deepest {
            self.iteration = depth;
            self.budget.begin_depth();
            let lines = self.iterate_lines(game.position(), &mut moves, depth, &last, wanted);
            if self.budget.is_spent() {
                // What the unfinished depth found is better than the last depth's move, which it looked at first.
                if let Some(first) = lines.first() {
                    found = first.found(found.depth, 0);
                } else if let Some(better) = self.lines[0].first().filter(|mv| Some(**mv) != found.best) {
                    found.best = Some(*better);
                    found.pv.clone_from(&self.lines[0]);
                }
                break;
            }
            found = lines[0].found(depth, self.budget.nodes());
            self.report_all(depth, &lines, report);
            last = lines;
            let settled = last.iter().all(|line| line.score.plies().is_some_and(|plies| plies <= depth));
            let won = !found.score.is_loss()
                && found.score.plies().is_some_and(|plies| limits.win_in.is_some_and(|enough| plies <= enough));
            if settled || won || self.budget.may_end() {
                break;
            }
        }
        found.nodes = self.budget.nodes();
        found
    }

    /// One depth, for the best move and for as many of the next best as have lines of their own. When the budget is spent, the lines
    /// that were finished.
    fn iterate_lines(&mut self, root: &Position, moves: &mut [RootMove], depth: u32, last: &[Line], wanted: usize) -> Vec<Line> {
        let mut lines: Vec<Line> = Vec::with_capacity(wanted);
        for first in 0..wanted {
            let before = last.get(first).map_or(Score::DRAW, |line| line.score);
            let score = self.iterate(root, &mut moves[first..], depth, before);
            if self.budget.is_spent() {
                return lines;
            }
            lines.push(Line { score, pv: self.lines[0].clone() });
            if first + 1 < wanted {
                self.budget.has_a_move();
            }
        }
        // A later line may turn out better than an earlier one; the moves are tried in the lines' order next time.
        lines.sort_by_cached_key(|line| std::cmp::Reverse(line.score));
        if wanted > 1 {
            let place = |mv: &Move| lines.iter().position(|line| line.pv.first() == Some(mv));
            moves[..wanted].sort_by_cached_key(|m| place(&m.mv));
        }
        lines
    }

    fn report_all(&self, depth: u32, lines: &[Line], report: &mut dyn FnMut(&SearchInfo<'_>)) {
        for (index, line) in lines.iter().enumerate() {
            self.report((index + 1, lines.len()), depth, line, report);
        }
    }

    fn report(&self, (number, of): (usize, usize), depth: u32, line: &Line, report: &mut dyn FnMut(&SearchInfo<'_>)) {
        report(&SearchInfo {
            depth,
            seldepth: self.budget.reached().max(depth),
            line: number,
            lines: of,
            score: line.score,
            nodes: self.budget.nodes().max(1),
            hashfull: self.table.hashfull(),
            pv: &line.pv,
        });
    }

    /// One iteration: the aspiration window is widened until the score lies inside.
    fn iterate(&mut self, root: &Position, moves: &mut [RootMove], depth: u32, last: Score) -> Score {
        let mut width = ASPIRATION_WINDOW;
        let (mut alpha, mut beta) = (-Score::INFINITE, Score::INFINITE);
        if depth >= ASPIRATION_MIN_DEPTH && !last.is_decided() {
            (alpha, beta) = (last.plus(-width), last.plus(width));
        }
        loop {
            let score = self.search_root(root, moves, depth as i32, alpha, beta);
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

    fn search_root(&mut self, root: &Position, moves: &mut [RootMove], depth: i32, alpha: Score, beta: Score) -> Score {
        let mut best = -Score::INFINITE;
        let mut local_alpha = alpha;
        self.lines[0].clear();
        for tried in 0..moves.len() {
            let RootMove { mv, ref next, ref effect, .. } = moves[tried];
            let (mover, quiet) = (root.side(), effect.captures.is_empty());
            let late = self.style.selective && quiet && tried >= 4 && !best.is_loss() && !makes_a_threat(next, self.tables);
            let late = late && self.past.repetition(next).is_none();
            if late && late_move_pruning_at_the_root(depth, tried) {
                continue;
            }
            self.last_moves[1] = Some(mv);
            self.evaluator.made(root, mv, effect);
            let score = if next.is_over(self.tables.compiled) {
                // Only where every move gives the game away.
                self.lines[1].clear();
                Score::loss_in(1)
            } else if tried == 0 {
                self.answer(mover, next, depth - 1, local_alpha, beta, 1)
            } else {
                let less = if late && depth >= 2 { (lmr_reduction(depth, tried) - 1).clamp(0, depth - 1) } else { 0 };
                self.search_null_window(mover, next, depth - 1, less, local_alpha, beta, 1)
            };
            self.evaluator.unmade();
            if self.budget.is_spent() {
                return best;
            }
            if score > best {
                best = score;
            }
            if score > local_alpha {
                local_alpha = score;
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
    pub(crate) fn rank(&mut self, game: &Game, depth: u32, margin: i32, report: &mut dyn FnMut(&SearchInfo<'_>)) -> Ranking {
        let mut moves = root_moves(game, self.tables, &mut self.evaluator, &[], threats::win_at_once);
        let mut ranking = Ranking::of(&moves, margin, 0, moves.len() as u64);
        let won = moves.first().is_some_and(|m| m.score == Score::win_in(1));
        let mover = game.position().side();
        for depth in 1..=if won { 0 } else { depth } {
            self.iteration = depth;
            self.budget.begin_depth();
            let mut best = -Score::INFINITE;
            for root_move in &mut moves {
                let bar = best.plus(-margin - 1);
                self.last_moves[1] = Some(root_move.mv);
                self.evaluator.made(game.position(), root_move.mv, &root_move.effect);
                root_move.score = self.search_null_window(mover, &root_move.next, depth as i32 - 1, 0, bar, Score::INFINITE, 1);
                self.evaluator.unmade();
                best = best.max(root_move.score);
                if self.budget.is_spent() {
                    return ranking;
                }
            }
            moves.sort_by_cached_key(|m| std::cmp::Reverse(m.score));
            ranking = Ranking::of(&moves, margin, depth, self.budget.nodes());
            self.report_best(&ranking, report);
            if self.budget.may_end() {
                return ranking;
            }
        }
        if ranking.depth == 0 {
            self.report_best(&ranking, report);
        }
        ranking
    }

    fn report_best(&self, ranking: &Ranking, report: &mut dyn FnMut(&SearchInfo<'_>)) {
        if let Some((mv, score)) = ranking.moves.first() {
            self.report((1, 1), ranking.depth, &Line { score: *score, pv: vec![*mv] }, report);
        }
    }
}

/// A line that the search expects, from the root.
struct Line {
    score: Score,
    pv: Vec<Move>,
}

impl Line {
    fn found(&self, depth: u32, nodes: u64) -> SearchResult {
        SearchResult { best: self.pv.first().copied(), score: self.score, depth, nodes, pv: self.pv.clone() }
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::HandWritten;
    use crate::eval::weights::Family;
    use crate::support::{Chance, rulesets, step};

    /// Of each orbit of legal moves one is left, at the start and nowhere else.
    #[test]
    fn of_moves_that_turn_into_one_another_one_is_searched() {
        let alea = hnefi_rulesets::Ruleset::named("alea-walker-2015").expect("alea-walker-2015");
        for rules in rulesets().chain([alea.clone()]) {
            let tables = BoardTables::new(&rules);
            let mut evaluator = &HandWritten::new(&rules, &tables, Family::of(&rules).weights());
            let mut game = Game::new(&rules);
            let mut moves = root_moves(&game, &tables, &mut evaluator, &[], threats::win_seen_at_a_glance);
            let all: HashSet<Move> = moves.iter().map(|m| m.mv).collect();
            leave_out_images(&game, &mut moves);
            let symmetries = Symmetry::of_board(rules.layout());
            let turned = |mv: Move, by: Symmetry| Move { from: by.of(mv.from, rules.size()), to: by.of(mv.to, rules.size()) };
            let mut covered = HashSet::new();
            for left in &moves {
                let orbit: HashSet<Move> = symmetries.iter().map(|by| turned(left.mv, *by)).collect();
                assert!(orbit.is_subset(&all) && covered.is_disjoint(&orbit), "{}: {}", rules.id(), left.mv);
                covered.extend(orbit);
            }
            assert_eq!(covered, all, "{}", rules.id());

            step(&mut game, &mut Chance(3));
            let mut moves = root_moves(&game, &tables, &mut evaluator, &[], threats::win_seen_at_a_glance);
            let before = moves.len();
            leave_out_images(&game, &mut moves);
            assert_eq!(moves.len(), before, "{}", rules.id());
        }
        let tables = BoardTables::new(&alea);
        let mut evaluator = &HandWritten::new(&alea, &tables, Family::of(&alea).weights());
        let mut moves = root_moves(&Game::new(&alea), &tables, &mut evaluator, &[], threats::win_seen_at_a_glance);
        leave_out_images(&Game::new(&alea), &mut moves);
        assert_eq!(moves.len(), 544 / 8);
    }

    /// A board without symmetry has no two moves alike.
    #[test]
    fn every_move_of_a_crooked_position_is_searched() {
        let rules = hnefi_rulesets::Ruleset::named("brandubh-cyningstan").expect("brandubh");
        let setup: hnefi_rules::Setup = "/7/3t3/2t1t2/tt1K1t1/2t1t2/3t2t/7/ a -".parse().expect("a setup");
        let game = Game::from_position(&rules, setup.position(&rules).expect("a position"));
        let tables = BoardTables::new(&rules);
        let mut evaluator = &HandWritten::new(&rules, &tables, Family::of(&rules).weights());
        let mut moves = root_moves(&game, &tables, &mut evaluator, &[], threats::win_seen_at_a_glance);
        let before = moves.len();
        leave_out_images(&game, &mut moves);
        assert!(before > 20 && moves.len() == before);
    }
}
