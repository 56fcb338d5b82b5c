//! The king's ways out: the goals he reaches in one, two or three moves if nobody else moves.

use hnefi_rules::Position;

use super::View;
use super::reach::Reach;
use super::terms::{Tally, Term};
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
    #[inline(always)]
    pub(super) fn new(position: &Position, terrain: &Terrain<'_>, reach: &Reach) -> Ways {
        let Reach { king, goal_in_one, king_pass, king_stop, .. } = *reach;
        let back_again = goal_in_one.slide_within(&king_pass, terrain.king_speed);
        let goal_in_two = back_again.and(&king_stop).without(&goal_in_one).without(&terrain.goal);
        Ways { one_move: king, goal_in_one, goal_in_two, out: position.ways_out(terrain.compiled) }
    }
}

#[inline(always)]
pub(super) fn count(view: &View<'_>, tally: &mut impl Tally) {
    if view.position.king().is_none() {
        return;
    }
    let ways = &view.ways;
    if let out @ 1.. = ways.out {
        tally.case(Term::WaysOut, out as usize - 1);
    }
    if let near @ 1.. = ways.one_move.and(&ways.goal_in_one).count() {
        tally.case(Term::WaysInTwo, near as usize - 1);
    }
    if let far @ 1.. = ways.one_move.and(&ways.goal_in_two).count() {
        tally.case(Term::WaysInThree, far as usize - 1);
    }
    let freedom = ways.one_move.count();
    tally.number(Term::KingFreedom, freedom);
    tally.number(Term::KingStuck, i32::from(freedom == 0));
}
