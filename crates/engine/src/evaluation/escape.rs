//! The king's ways out: the goals he reaches in one, two or three moves if nobody else moves.

use hnefi_rules::Position;

use super::View;
use super::weights::Weights;
use crate::bits::Bits;
use crate::terrain::Terrain;

/// Where the king can go, and from where a goal is near.
pub(crate) struct Ways {
    /// Points that the king reaches in one move.
    pub(crate) one_move: Bits,
    /// Points from which he reaches a goal in one move.
    pub(crate) goal_in_one: Bits,
    /// Points from which he reaches a goal in two moves, not in one.
    pub(crate) goal_in_two: Bits,
    /// In how many directions a goal lies open.
    pub(crate) out: u32,
}

impl Ways {
    pub(crate) fn new(position: &Position, terrain: &Terrain<'_>, empty: &Bits) -> Ways {
        let mut at = Bits::EMPTY;
        let mut empty_without_king = *empty;
        if let Some(king) = position.king() {
            at.add(king);
            empty_without_king.add(king);
        }
        let free = empty_without_king.and(&terrain.king_pass);
        let stops = empty_without_king.and(&terrain.king_stop);
        let goals = terrain.goal.and(&stops);
        let speed = terrain.king_speed;
        let goal_in_one = goals.slide_within(&free, speed).and(&stops).without(&terrain.goal);
        let goal_in_two = goal_in_one.slide_within(&free, speed).and(&stops).without(&goal_in_one).without(&terrain.goal);
        let one_move = at.slide_within(&free, speed).and(&stops);
        Ways { one_move, goal_in_one, goal_in_two, out: position.ways_out(terrain.compiled) }
    }
}

/// Counted beyond this many, another way hardly matters.
const ENOUGH: i32 = 6;

pub(super) fn score(view: &View<'_>, weights: &Weights) -> i32 {
    let ways = &view.ways;
    let now = match ways.out {
        0 => 0,
        out => weights.ways_out[out.min(3) as usize - 1],
    };
    let in_two = ways.one_move.and(&ways.goal_in_one).count().min(ENOUGH);
    let in_three = ways.one_move.and(&ways.goal_in_two).count().min(ENOUGH);
    let freedom = ways.one_move.count();
    -(now + weights.ways_in_two * in_two + weights.ways_in_three * in_three + weights.king_freedom * freedom)
}
