//! What the search leaves out, and what it looks at less deeply: all the margins in one place.

use std::sync::LazyLock;

use crate::score::Score;

/// Up to this depth a position so much better than needed is taken as good enough.
const STANDS_DEEP: i32 = 6;
const STANDS_BY: i32 = 90;

/// Whether a position that stands so well need not be searched.
pub(crate) fn is_good_enough(standing: Score, beta: Score, depth: i32, improving: bool) -> bool {
    depth <= STANDS_DEEP && standing.plus(-STANDS_BY * (depth - i32::from(improving))) >= beta
}

/// From this depth on a position of which no move is remembered is searched one ply less.
pub(crate) const UNKNOWN_FROM: i32 = 4;

/// Up to this depth late quiet moves are left out, and all of them where the position is so much worse than needed.
const LATE_DEEP: i32 = 8;
const HOPELESS_DEEP: i32 = 4;
const HOPELESS_BY: i32 = 110;

/// Whether quiet moves still to come can be left out, so many having been tried. On the principal variation twice as many are tried.
pub(crate) fn rest_is_late(depth: i32, quiets: i32, is_pv: bool, improving: bool) -> bool {
    let enough = (6 + 3 * depth * depth) * (1 + i32::from(is_pv)) * (1 + i32::from(improving)) / 2;
    depth <= LATE_DEEP && quiets >= enough
}

/// Whether a position is so much worse than needed that quiet moves hardly help.
pub(crate) fn is_hopeless(standing: Score, alpha: Score, depth: i32, quiets: i32) -> bool {
    depth <= HOPELESS_DEEP && quiets >= 4 && standing.plus(HOPELESS_BY * depth) <= alpha
}

/// Up to this depth a quiet move is left out of which history knows so much evil.
const HISTORY_DEEP: i32 = 3;
const EVIL: i32 = -4_000;

/// Whether a quiet move has failed so often that it is not tried.
pub(crate) fn is_known_to_fail(learnt: i32, depth: i32) -> bool {
    depth <= HISTORY_DEEP && learnt < EVIL * depth
}

/// So much history makes up for a ply of reduction.
pub(crate) const TRUSTED: i32 = 8_000;

const SIDE: usize = 64;
static LESS: LazyLock<[[u8; SIDE]; SIDE]> = LazyLock::new(|| {
    std::array::from_fn(|depth| {
        std::array::from_fn(|tried| (0.5 + (depth.max(1) as f64).ln() * (tried.max(1) as f64).ln() / 2.0) as u8)
    })
});

/// The reduction for the move number `tried` at a depth: it grows with the logarithm of both.
pub(crate) fn less_deep(depth: i32, tried: usize) -> i32 {
    i32::from(LESS[depth.clamp(0, SIDE as i32 - 1) as usize][tried.min(SIDE - 1)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reductions_grow_with_depth_and_number() {
        for depth in 1..80 {
            for tried in 1..600 {
                assert!(less_deep(depth, tried) <= less_deep(depth + 1, tried));
                assert!(less_deep(depth, tried) <= less_deep(depth, tried + 1));
            }
        }
        assert_eq!(less_deep(1, 1), 0);
    }

    #[test]
    fn more_is_left_out_nearer_the_end_of_a_line() {
        for quiets in 0..500 {
            for depth in 1..20 {
                let late = |depth, is_pv, improving| rest_is_late(depth, quiets, is_pv, improving);
                assert!(!late(depth + 1, false, false) || late(depth, false, false) || depth + 1 > LATE_DEEP);
                assert!(!late(depth, true, false) || late(depth, false, false));
                assert!(!late(depth, false, true) || late(depth, false, false));
            }
        }
    }
}
