//! The quarry: whom the attackers have still to catch, and how much room their walls leave it. That is the king or, once a ring is closed
//! around the king, the men outside it.
//!
//! A wall with gaps is worth nearly as much as a whole one, because a man that comes in time closes a gap. So the room is also measured
//! as if every attacker barred the points one step and two steps away from it.

use super::features::Feature;
use super::ring::Ring;
use super::tally::Tally;
use crate::board::View;
use crate::board::bits::Bits;

#[inline(always)]
pub(super) fn count(view: &View<'_>, ring: Option<&Ring>, tally: &mut impl Tally) {
    if !tally.wants(Feature::QuarryRoom) && !tally.wants(Feature::QuarryCorners) {
        return;
    }
    let mut walls = view.attackers;
    let quarry = quarry(view, ring);
    for steps in 0..Feature::QuarryRoom.slots() {
        if steps > 0 {
            walls = walls.or(&walls.beside());
        }
        let room = room(view, &quarry, &walls);
        tally.count(Feature::QuarryRoom, steps, room.count());
        tally.count(Feature::QuarryCorners, steps, corners(view, &room));
    }
}

/// Whom the attackers have still to catch.
#[inline(always)]
fn quarry(view: &View<'_>, ring: Option<&Ring>) -> Bits {
    ring.map(|ring| ring.outside(&view.men)).filter(|outside| !outside.is_empty()).unwrap_or(view.king)
}

/// What the quarry could come to, its own men stepping aside.
#[inline(always)]
fn room(view: &View<'_>, quarry: &Bits, walls: &Bits) -> Bits {
    let open = view.tables.king_pass.or(&view.tables.goal).without(walls);
    quarry.flood(&open.or(quarry))
}

/// How many corners are among those points.
#[inline(always)]
fn corners(view: &View<'_>, room: &Bits) -> i32 {
    let goals = room.and(&view.tables.goal);
    view.tables.corners.iter().filter(|corner| corner.near & corner.block.of(&goals) != 0).count() as i32
}
