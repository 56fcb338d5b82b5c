//! The ring that the attackers draw around the king: closed or not, how much room is inside, which corners are fenced off, and on
//! how many lines an attacker stands between the middle and the edge.

use hnefi_rules::Side;

use super::features::Feature;
use super::tally::Tally;
use crate::board::View;
use crate::board::bits::{Bits, ROWS};

/// What the king reaches while attackers and what is closed to it stay, its own men stepping aside, where no goal is among it.
pub(super) struct Ring {
    region: Bits,
}

impl Ring {
    /// Around the king, if it is in one. Who has a way out, or would have in two moves or three, is in none.
    #[inline(always)]
    pub(super) fn of(view: &View<'_>) -> Option<Ring> {
        view.position.king()?;
        let ways = &view.ways;
        if !ways.one_move.and(&ways.goal_in_one.or(&ways.goal_in_two)).is_empty() {
            return None;
        }
        let goal = &view.tables.goal;
        let open = view.tables.king_pass.or(goal).without(&view.attackers);
        let region = view.king.flood_until(
            &open.or(&view.king),
            #[inline(always)]
            |region| !region.and(goal).is_empty(),
        );
        region.and(goal).is_empty().then_some(Ring { region })
    }

    /// Those of the men that are not inside.
    #[inline(always)]
    pub(super) fn outside(&self, men: &Bits) -> Bits {
        men.without(&self.region)
    }

    /// How many points are inside.
    #[inline(always)]
    pub(super) fn room(&self) -> i32 {
        self.region.count()
    }
}

#[inline(always)]
pub(super) fn count(view: &View<'_>, ring: Option<&Ring>, tally: &mut impl Tally) {
    let [attackers, defenders] = outermost(view);
    tally.number(Feature::EndsAttackers, attackers);
    tally.number(Feature::EndsDefenders, defenders);
    if let Some(ring @ Ring { region }) = ring {
        tally.number(Feature::RingClosed, 1);
        tally.case(Feature::RingRoom, region.count().ilog2() as usize);
        if tally.wants(Feature::RingPoints) {
            tally.number(Feature::RingPoints, region.count());
        }
        if tally.wants(Feature::RingMen) {
            let mut near = *region;
            for steps in 0..Feature::RingMen.slots() {
                near = near.grown();
                tally.count(Feature::RingMen, steps, near.and(&view.attackers).count());
            }
        }
        tally.number(Feature::RingOutside, ring.outside(&view.men).count());
        if tally.wants(Feature::RingEdge) {
            tally.number(Feature::RingEdge, region.and(&view.tables.edge).count());
        }
    }
    if view.position.king().is_none() {
        return;
    }
    let mut corners_closed = 0;
    for corner in &view.tables.corners {
        let attackers = corner.block.of(&view.attackers);
        let defenders = corner.block.of(&view.defenders);
        match corner.best_fence(attackers, defenders) {
            fence if ring.is_some() || matches!(fence, Some((_, 0))) => corners_closed += 1,
            Some((_, missing @ 1..=4)) => tally.case(Feature::FenceMissing, missing as usize - 1),
            _ => {}
        }
        if let guards @ 1.. = (corner.near & attackers).count_ones() {
            tally.case(Feature::CornerGuards, guards as usize - 1);
        }
        if tally.wants(Feature::CornerVisitors) {
            tally.number(Feature::CornerVisitors, (corner.near & corner.block.of(&view.men)).count_ones() as i32);
        }
    }
    if corners_closed > 0 {
        tally.case(Feature::CornersClosed, corners_closed - 1);
    }
}

/// On how many ends of lines an attacker stands outermost, and a defender.
#[inline(always)]
fn outermost(view: &View<'_>) -> [i32; 2] {
    let attackers = Bits::files_occupied(view.position, Side::Attackers);
    let defenders = Bits::files_occupied(view.position, Side::Defenders);
    let of_ranks = ends(&view.attackers, &view.defenders);
    let of_files = ends(&attackers, &defenders);
    [of_ranks[0] + of_files[0], of_ranks[1] + of_files[1]]
}

/// How many of the lowest and the highest bits of all words are of each set.
#[inline(always)]
fn ends(a: &Bits, b: &Bits) -> [i32; 2] {
    let mut ends = [0; 2];
    for line in 0..ROWS {
        let (a, b) = (a.0[line], b.0[line]);
        let all = a | b;
        let lowest = all & all.wrapping_neg();
        let highest = (all | 1).ilog2();
        ends[0] += u32::from(a & lowest != 0) + (a >> highest & 1);
        ends[1] += u32::from(b & lowest != 0) + (b >> highest & 1);
    }
    ends.map(|ends| ends as i32)
}
