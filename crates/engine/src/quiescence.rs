//! The end of the search's lines: captures, the king's escape and what stops it are followed until the position is quiet enough to be
//! judged as it stands.

use hnefi_rules::rules::NoMoves;
use hnefi_rules::{Move, Position};

use crate::evaluation::View;
use crate::score::Score;
use crate::search::{DEEPEST, Search, Threat};
use crate::transposition::{Bound, Known};
use crate::{captures, threats};

/// Captures are followed this many plies.
const CAPTURES_DEEP: u32 = 4;
/// Escapes parried do not count among them; but no line is longer than this.
const LONGEST: u32 = 16;

impl Search<'_> {
    /// The score of a position at the end of a line.
    pub(crate) fn quiescence(&mut self, position: &Position, alpha: Score, beta: Score, ply: u32) -> Score {
        let key = self.table_key(position);
        let known = self.table.get(key, ply);
        let is_pv = beta.above(alpha) > 1;
        if let Some(known) = known.filter(|known| self.style.table && !is_pv && known.cuts(alpha, beta)) {
            self.budget.spend();
            return known.score;
        }
        let rest = Rest { captures: CAPTURES_DEEP, plies: LONGEST };
        let (score, judged) = self.quiet(position, known.and_then(|known| known.judged), alpha, beta, ply, rest);
        if !self.budget.is_spent() {
            let bound = Bound::of(score, alpha, beta);
            self.table.put(key, ply, Known { mv: None, score, judged, depth: 0, bound });
        }
        score
    }

    /// The score, and what the evaluation says of the position where that was asked; it may be known already.
    fn quiet(
        &mut self,
        position: &Position,
        known: Option<Score>,
        alpha: Score,
        beta: Score,
        ply: u32,
        rest: Rest,
    ) -> (Score, Option<Score>) {
        self.budget.reach(ply);
        if self.budget.spend() {
            return (Score::DRAW, None);
        }
        let terrain = self.terrain;
        let left = self.past.turns_left_after(ply);
        if left == 0 {
            return (Score::DRAW, None);
        }
        if threats::king_decides(position, terrain).is_some() {
            return (Score::win_in(ply + 1), None);
        }
        if left < 2 {
            return (Score::DRAW, None);
        }
        if !threats::can_move(position, terrain) {
            match terrain.no_moves {
                NoMoves::Draw => return (Score::DRAW, None),
                NoMoves::Loss => return (Score::loss_in(ply), None),
                NoMoves::Pass => {}
            }
        }
        let threat = Threat::against(position, terrain);
        if self.tuichu(position).is_some() {
            return (Score::win_in(ply + 3), None);
        }
        let mut moves: Vec<Move> = Vec::new();
        let mut best = -Score::INFINITE;
        // What the evaluation says, and that with what was learnt of positions like it.
        let mut judged = best;
        let mut standing = best;
        if threat == Threat::Escape {
            let blocks = threats::blocks(position, terrain);
            moves.extend(blocks.points().flat_map(|to| threats::moves_to(position, terrain, to)));
            if moves.is_empty() {
                return (Score::loss_in(ply + 2), None);
            }
            if rest.plies == 0 || ply >= DEEPEST {
                return (View::score_of(position, terrain), None);
            }
        } else {
            judged = known.unwrap_or_else(|| View::score_of(position, terrain));
            standing = match self.style.selective {
                true => self.history.correction.corrected(position, self.led_by[ply as usize], judged),
                false => judged,
            };
            best = standing;
            if best >= beta || rest.captures == 0 || rest.plies == 0 || ply >= DEEPEST {
                return (best, Some(judged));
            }
            captures::capturing_moves(position, terrain, &mut moves);
        }
        let mut raised = alpha.max(best);
        let captures = if threat == Threat::Escape { rest.captures } else { rest.captures - 1 };
        let mut next = position.clone();
        for mv in moves {
            next.clone_from(position);
            let effect = next.play(terrain.compiled, mv);
            self.led_by[ply as usize + 1] = Some(mv);
            // Even with all it gains, the capture would not bring the position up to what is needed.
            let gain = terrain.man_and_more * effect.captures.len() as i32;
            if self.style.selective && threat != Threat::Escape && !raised.is_decided() && standing.plus(gain) <= raised {
                continue;
            }
            let rest = Rest { captures, plies: rest.plies - 1 };
            let score = if let Some(ending) = effect.ending {
                Score::decided_in(ply + 1, ending.winner() == position.side())
            } else if next.side() == position.side() {
                self.quiet(&next, None, raised, beta, ply + 1, rest).0
            } else {
                -self.quiet(&next, None, -beta, -raised, ply + 1, rest).0
            };
            if self.budget.is_spent() {
                return (Score::DRAW, None);
            }
            best = best.max(score);
            raised = raised.max(score);
            if best >= beta {
                break;
            }
        }
        (best, (threat != Threat::Escape).then_some(judged))
    }
}

/// How much farther a quiescence line may go.
#[derive(Clone, Copy)]
struct Rest {
    captures: u32,
    plies: u32,
}
