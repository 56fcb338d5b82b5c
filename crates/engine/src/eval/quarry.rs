//! The quarry: whom the attackers have still to catch, and how much room their walls leave it. That is the king or, once a ring is closed
//! around the king, the men outside it.
//!
//! A wall with gaps is worth nearly as much as a whole one, because a man that comes in time closes a gap. So the room is also measured
//! as if every attacker barred the points one step and two steps away from it. The quarry's own men step aside.

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
    let quarry = quarry(view, ring);
    let barred = view.attackers.or(&view.attackers.beside());
    let walls = [view.attackers, barred, barred.or(&barred.beside())];
    // The wider the walls, the less room: each flood begins with what the one before reached.
    let mut room = quarry;
    for steps in (0..Feature::QuarryRoom.slots()).rev() {
        let open = view.tables.king_pass.or(&view.tables.goal).without(&walls[steps]);
        room = room.flood(&open.or(&quarry));
        tally.count(Feature::QuarryRoom, steps, room.count());
        tally.count(Feature::QuarryCorners, steps, corners(view, &room));
    }
}

/// Whom the attackers have still to catch.
#[inline(always)]
fn quarry(view: &View<'_>, ring: Option<&Ring>) -> Bits {
    ring.map(|ring| ring.outside(&view.men)).filter(|outside| !outside.is_empty()).unwrap_or(view.king)
}

/// How many corners are among those points.
#[inline(always)]
fn corners(view: &View<'_>, room: &Bits) -> i32 {
    let goals = room.and(&view.tables.goal);
    view.tables.corners.iter().filter(|corner| corner.near & corner.block.of(&goals) != 0).count() as i32
}
