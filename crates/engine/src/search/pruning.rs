//! Pruning and reductions: the conditions and all their margins.

use std::sync::LazyLock;

use crate::score::Score;

/// Reverse futility pruning (RFP): the deepest depth at which it is tried, and the margin for each ply of depth.
const RFP_MAX_DEPTH: i32 = 6;
const RFP_MARGIN: i32 = 90;

/// Reverse futility pruning: the static eval is so far above beta that the node fails high without a search.
pub(crate) fn reverse_futility(static_eval: Score, beta: Score, depth: i32, improving: bool) -> bool {
    depth <= RFP_MAX_DEPTH && static_eval.plus(-RFP_MARGIN * (depth - i32::from(improving))) >= beta
}

/// Internal iterative reductions (IIR): from this depth on a node without a move from the transposition table is searched one ply
/// shallower.
pub(crate) const IIR_MIN_DEPTH: i32 = 4;

/// Late move pruning (LMP) and futility pruning: the deepest depths at which they are tried, and the futility margin for each ply of depth.
const LMP_MAX_DEPTH: i32 = 8;
const LMP_BASE: i32 = 6;
const LMP_DEPTH_FACTOR: i32 = 3;
const FUTILITY_MAX_DEPTH: i32 = 4;
const FUTILITY_MIN_QUIETS: i32 = 4;
const FUTILITY_MARGIN: i32 = 110;

/// Late move pruning: quiet moves beyond a number that grows with the square of the depth are skipped. On the principal variation twice as
/// many are searched.
pub(crate) fn late_move_pruning(depth: i32, quiets: i32, is_pv: bool, improving: bool) -> bool {
    let enough = (LMP_BASE + LMP_DEPTH_FACTOR * depth * depth) * (1 + i32::from(is_pv)) * (1 + i32::from(improving)) / 2;
    depth <= LMP_MAX_DEPTH && quiets >= enough
}

/// The same at the root, whose moves are sorted by the static eval of the positions that they lead to.
const ROOT_LMP_MAX_DEPTH: i32 = 5;
const ROOT_LMP_BASE: usize = 30;
const ROOT_LMP_DEPTH_FACTOR: usize = 10;

/// Late move pruning at the root: at small depths the moves beyond a number that grows with the square of the depth are skipped.
pub(crate) fn late_move_pruning_at_the_root(depth: i32, tried: usize) -> bool {
    depth <= ROOT_LMP_MAX_DEPTH && tried >= ROOT_LMP_BASE + ROOT_LMP_DEPTH_FACTOR * (depth * depth) as usize
}

/// Futility pruning: the static eval is so far below alpha that the other quiet moves are skipped.
pub(crate) fn futility(static_eval: Score, alpha: Score, depth: i32, quiets: i32) -> bool {
    depth <= FUTILITY_MAX_DEPTH && quiets >= FUTILITY_MIN_QUIETS && static_eval.plus(FUTILITY_MARGIN * depth) <= alpha
}

/// History pruning: skip quiet moves whose history score is below the margin times the depth, up to this depth.
const HISTORY_PRUNING_MAX_DEPTH: i32 = 3;
const HISTORY_PRUNING_MARGIN: i32 = -4_000;

/// History pruning: the quiet move has failed so often elsewhere that it is skipped.
pub(crate) fn history_pruning(history_score: i32, depth: i32) -> bool {
    depth <= HISTORY_PRUNING_MAX_DEPTH && history_score < HISTORY_PRUNING_MARGIN * depth
}

/// Late move reductions (LMR): so much history score makes up for a ply of reduction.
pub(crate) const LMR_HISTORY_DIVISOR: i32 = 8_000;

const LMR_BASE: f64 = 0.5;
const LMR_DIVISOR: f64 = 2.0;
const LMR_SIZE: usize = 64;
static LMR_TABLE: LazyLock<[[u8; LMR_SIZE]; LMR_SIZE]> = LazyLock::new(|| {
    let logarithm = |number: usize| (number.max(1) as f64).ln();
    std::array::from_fn(|depth| std::array::from_fn(|tried| (LMR_BASE + logarithm(depth) * logarithm(tried) / LMR_DIVISOR) as u8))
});

/// Late move reductions: plies by which the move number `tried` is searched shallower; it grows with the logarithm of both.
pub(crate) fn lmr_reduction(depth: i32, tried: usize) -> i32 {
    i32::from(LMR_TABLE[depth.clamp(0, LMR_SIZE as i32 - 1) as usize][tried.min(LMR_SIZE - 1)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reductions_grow_with_depth_and_number() {
        for depth in 1..80 {
            for tried in 1..600 {
                assert!(lmr_reduction(depth, tried) <= lmr_reduction(depth + 1, tried));
                assert!(lmr_reduction(depth, tried) <= lmr_reduction(depth, tried + 1));
            }
        }
        assert_eq!(lmr_reduction(1, 1), 0);
    }

    #[test]
    fn more_is_left_out_nearer_the_end_of_a_line() {
        for quiets in 0..500 {
            for depth in 1..20 {
                let late = |depth, is_pv, improving| late_move_pruning(depth, quiets, is_pv, improving);
                assert!(!late(depth + 1, false, false) || late(depth, false, false) || depth + 1 > LMP_MAX_DEPTH);
                assert!(!late(depth, true, false) || late(depth, false, false));
                assert!(!late(depth, false, true) || late(depth, false, false));
                let at_the_root = |depth| late_move_pruning_at_the_root(depth, quiets as usize);
                assert!(!at_the_root(depth + 1) || at_the_root(depth) || depth + 1 > ROOT_LMP_MAX_DEPTH);
                assert!(!at_the_root(depth) || quiets > ROOT_LMP_BASE as i32);
            }
        }
    }
}
