//! The end of the search's lines: captures, the king's escape and what stops it are followed until the position is quiet enough to be
//! judged as it stands.

use hnefi_rules::ruleset::NoMoves;
use hnefi_rules::{Move, Position};

use crate::captures;
use crate::evaluation::View;
use crate::score::Score;
use crate::search::{DEEPEST, Search, Threat};
use crate::threats;

/// Captures are followed this many plies.
const CAPTURES_DEEP: u32 = 4;
/// No captured man changes the score by more than this.
const MAN_AND_MORE: i32 = 250;
/// Escapes parried do not count among them; but no line is longer than this.
const LONGEST: u32 = 16;

impl Search<'_> {
    /// The score of a position at the end of a line.
    pub(crate) fn quiescence(&mut self, position: &Position, alpha: Score, beta: Score, ply: u32) -> Score {
        self.quiet(position, alpha, beta, ply, Rest { captures: CAPTURES_DEEP, plies: LONGEST })
    }

    fn quiet(&mut self, position: &Position, alpha: Score, beta: Score, ply: u32, rest: Rest) -> Score {
        self.budget.reach(ply);
        if self.budget.spend() {
            return Score::DRAW;
        }
        let terrain = self.terrain;
        if threats::king_decides(position, terrain).is_some() {
            return Score::win_in(ply + 1);
        }
        if !threats::can_move(position, terrain) {
            match terrain.no_moves {
                NoMoves::Draw => return Score::DRAW,
                NoMoves::Loss => return Score::loss_in(ply),
                NoMoves::Pass => {}
            }
        }
        let threat = Threat::against(position, terrain);
        if threat == Threat::Unstoppable {
            return Score::loss_in(ply + 2);
        }
        let view = View::new(position, terrain);
        let mut moves: Vec<Move> = Vec::new();
        let mut best = -Score::INFINITE;
        let mut standing = best;
        if threat == Threat::Escape {
            let blocks = threats::blocks(position, terrain);
            moves.extend(blocks.points().flat_map(|to| threats::moves_to(position, terrain, to)));
            if moves.is_empty() {
                return Score::loss_in(ply + 2);
            }
            if rest.plies == 0 || ply >= DEEPEST {
                return view.score();
            }
        } else {
            standing = view.score();
            best = standing;
            if best >= beta || rest.captures == 0 || rest.plies == 0 || ply >= DEEPEST {
                return best;
            }
            captures::capturing_moves(position, terrain, &mut moves);
        }
        let mut raised = alpha.max(best);
        let captures = if threat == Threat::Escape { rest.captures } else { rest.captures - 1 };
        for mv in moves {
            let mut next = position.clone();
            let effect = next.play(terrain.compiled, mv);
            // Even with all it gains, the capture would not bring the position up to what is needed.
            let gain = MAN_AND_MORE * effect.captures.len() as i32;
            if self.style.selective && threat != Threat::Escape && !raised.is_decided() && standing.plus(gain) <= raised {
                continue;
            }
            let rest = Rest { captures, plies: rest.plies - 1 };
            let score = if effect.ending.is_some() {
                Score::win_in(ply + 1)
            } else if next.side() == position.side() {
                self.quiet(&next, raised, beta, ply + 1, rest)
            } else {
                -self.quiet(&next, -beta, -raised, ply + 1, rest)
            };
            if self.budget.is_spent() {
                return Score::DRAW;
            }
            best = best.max(score);
            raised = raised.max(score);
            if best >= beta {
                break;
            }
        }
        best
    }
}

/// How much farther a quiescence line may go.
#[derive(Clone, Copy)]
struct Rest {
    captures: u32,
    plies: u32,
}
