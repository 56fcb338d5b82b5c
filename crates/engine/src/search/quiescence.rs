//! Quiescence search: captures, the king's escape and what stops it are searched until the position is quiet enough for its static eval
//! (stand pat).

use hnefi_rules::rules::NoMoves;
use hnefi_rules::{Move, Position};

use super::alpha_beta::{MAX_PLY, Search};
use super::transposition::{Bound, TableEntry};
use crate::board::captures;
use crate::board::threats::{self, Threat};
use crate::eval::Evaluator;
use crate::score::Score;

/// The longest row of captures.
const QS_MAX_CAPTURES: u32 = 4;
/// The most plies in all: parried escapes do not count as captures.
const QS_MAX_PLY: u32 = 16;

impl<E: Evaluator> Search<'_, E> {
    /// Searches a leaf of the main search, with the transposition table.
    pub(crate) fn quiescence(&mut self, position: &Position, alpha: Score, beta: Score, ply: u32) -> Score {
        let key = self.table_key(position);
        let known = self.table.get(key, ply);
        let is_pv = beta.above(alpha) > 1;
        if let Some(known) = known.filter(|known| self.style.table && !is_pv && known.cuts(alpha, beta)) {
            self.budget.spend();
            return known.score;
        }
        let rest = QuiescenceLimit { captures: QS_MAX_CAPTURES, plies: QS_MAX_PLY };
        let (score, raw_eval) = self.quiet(position, known.and_then(|known| known.raw_eval), alpha, beta, ply, rest);
        if !self.budget.is_spent() {
            let bound = Bound::of(score, alpha, beta);
            self.table.put(key, ply, TableEntry { mv: None, score, raw_eval, depth: 0, bound });
        }
        score
    }

    /// The score, and the raw evaluation where it was computed; `known` is one from the transposition table.
    fn quiet(
        &mut self,
        position: &Position,
        known: Option<Score>,
        alpha: Score,
        beta: Score,
        ply: u32,
        rest: QuiescenceLimit,
    ) -> (Score, Option<Score>) {
        self.budget.reach(ply);
        if self.budget.spend() {
            return (Score::DRAW, None);
        }
        let tables = self.tables;
        let left = self.past.turns_left_after(ply);
        if left == 0 {
            return (self.draw_score(position), None);
        }
        if threats::king_decides(position, tables).is_some() {
            return (Score::win_in(ply + 1), None);
        }
        if left < 2 {
            return (self.draw_score(position), None);
        }
        if !threats::can_move(position, tables) {
            match tables.no_moves {
                NoMoves::Draw => return (Score::DRAW, None),
                NoMoves::Loss => return (Score::loss_in(ply), None),
                NoMoves::Pass => {}
            }
        }
        let threat = Threat::against(position, tables);
        if self.tuichu(position).is_some() {
            return (Score::win_in(ply + 3), None);
        }
        let mut moves: Vec<Move> = Vec::new();
        let mut best = -Score::INFINITE;
        // The evaluation without and with the correction history.
        let mut raw_eval = best;
        let mut static_eval = best;
        if threat == Threat::Escape {
            let blocks = threats::blocks(position, tables);
            moves.extend(blocks.points().flat_map(|to| threats::moves_to(position, tables, to)));
            if moves.is_empty() {
                return (Score::loss_in(ply + 2), None);
            }
            if rest.plies == 0 || ply >= MAX_PLY {
                return (self.evaluator.evaluate(position), None);
            }
        } else {
            raw_eval = known.unwrap_or_else(|| self.evaluator.evaluate(position));
            static_eval = match self.style.selective {
                true => self.histories.correction.corrected(position, self.last_moves[ply as usize], raw_eval),
                false => raw_eval,
            };
            best = static_eval;
            if best >= beta || rest.captures == 0 || rest.plies == 0 || ply >= MAX_PLY {
                return (best, Some(raw_eval));
            }
            captures::capturing_moves(position, tables, &mut moves);
        }
        let mut local_alpha = alpha.max(best);
        let captures = if threat == Threat::Escape { rest.captures } else { rest.captures - 1 };
        let mut next = position.clone();
        for mv in moves {
            next.clone_from(position);
            let effect = next.play(tables.compiled, mv);
            self.last_moves[ply as usize + 1] = Some(mv);
            // Delta pruning: even with all it gains, the capture does not reach alpha.
            let gain = self.evaluator.largest_gain() * effect.captures.len() as i32;
            if self.style.selective
                && threat != Threat::Escape
                && !local_alpha.is_decided()
                && static_eval.plus(gain) <= local_alpha
            {
                continue;
            }
            let rest = QuiescenceLimit { captures, plies: rest.plies - 1 };
            self.evaluator.made(position, mv, &effect);
            let score = if let Some(ending) = effect.ending {
                Score::decided_in(ply + 1, ending.winner() == position.side())
            } else if next.side() == position.side() {
                self.quiet(&next, None, local_alpha, beta, ply + 1, rest).0
            } else {
                -self.quiet(&next, None, -beta, -local_alpha, ply + 1, rest).0
            };
            self.evaluator.unmade();
            if self.budget.is_spent() {
                return (Score::DRAW, None);
            }
            best = best.max(score);
            local_alpha = local_alpha.max(score);
            if best >= beta {
                break;
            }
        }
        (best, (threat != Threat::Escape).then_some(raw_eval))
    }
}

/// How much farther a quiescence search may go.
#[derive(Clone, Copy)]
struct QuiescenceLimit {
    captures: u32,
    plies: u32,
}
