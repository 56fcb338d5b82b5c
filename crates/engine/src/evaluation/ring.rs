//! The ring that the attackers draw around the king: closed or not, how much room is inside, which corners are fenced off, and on
//! how many lines an attacker stands between the middle and the edge.

use hnefi_rules::MAX_SIZE;

use super::View;
use super::weights::Weights;
use crate::bits::Bits;
use crate::terrain::Corner;

pub(super) fn score(view: &View<'_>, weights: &Weights) -> i32 {
    let Some(king) = view.position.king() else { return 0 };
    let mut at = Bits::EMPTY;
    at.add(king);
    // The king's own men may step aside; attackers and what is closed to him may not.
    let open = view.terrain.king_pass.or(&view.terrain.goal).without(&view.attackers);
    let region = at.flood(&open.or(&at));
    let mut score = weights.guarded_end * guarded_ends(view);
    if region.and(&view.terrain.goal).is_empty() {
        score += weights.ring_closed - weights.ring_point * region.count();
    }
    for corner in &view.terrain.corners {
        if region.and(&corner.goal).is_empty() {
            score += weights.corner_closed;
        } else if let Some(missing) = fence(view, corner) {
            score += weights.fence_missing.get(missing - 1).copied().unwrap_or(0);
        }
    }
    score
}

/// How many men the most complete fence before a corner lacks, if the defenders do not stand in it.
fn fence(view: &View<'_>, corner: &Corner) -> Option<usize> {
    let missing = |fence: &Vec<_>| {
        let stands = |point: &_| view.attackers.has(*point);
        let broken = fence.iter().any(|point| view.defenders.has(*point));
        (!broken).then(|| fence.iter().filter(|point| !stands(point)).count())
    };
    corner.fences.iter().filter_map(missing).min().filter(|missing| *missing > 0)
}

/// Line ends with an attacker outermost, less those with a defender outermost.
fn guarded_ends(view: &View<'_>) -> i32 {
    let (mut attackers_file, mut defenders_file) = (0_u32, 0_u32);
    let mut score = 0;
    for rank in 0..view.terrain.size {
        let (a, d) = (view.attackers.0[rank], view.defenders.0[rank]);
        score += ends(a, d);
        let fresh = !(attackers_file | defenders_file);
        attackers_file |= a & fresh;
        defenders_file |= d & fresh;
    }
    score += attackers_file.count_ones() as i32 - defenders_file.count_ones() as i32;
    (attackers_file, defenders_file) = (0, 0);
    for rank in (0..view.terrain.size.min(MAX_SIZE)).rev() {
        let fresh = !(attackers_file | defenders_file);
        attackers_file |= view.attackers.0[rank] & fresh;
        defenders_file |= view.defenders.0[rank] & fresh;
    }
    score + attackers_file.count_ones() as i32 - defenders_file.count_ones() as i32
}

/// Who stands outermost at the two ends of a line.
fn ends(attackers: u32, defenders: u32) -> i32 {
    let all = attackers | defenders;
    if all == 0 {
        return 0;
    }
    let lowest = all & all.wrapping_neg();
    let highest = 1 << (31 - all.leading_zeros());
    let sign = |bit: u32| if attackers & bit != 0 { 1 } else { -1 };
    sign(lowest) + sign(highest)
}
