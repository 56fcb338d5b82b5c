//! Reach: the points that pieces reach in one move, and those from which the king reaches a goal. The four slides are computed together
//! unless a piece has a speed limit.

use hnefi_rules::Side;

use super::Bits;
use super::BoardTables;

/// What the pieces of a position reach.
pub(super) struct Reach {
    /// Points that the attackers' men reach in one move.
    pub(super) attackers: Bits,
    /// Points that the defenders' men reach, without the king.
    pub(super) defenders: Bits,
    /// Points that the king reaches.
    pub(super) king: Bits,
    /// Points from which it would reach a goal in one move.
    pub(super) goal_in_one: Bits,
    /// Where it could pass and where stop if it were somewhere else.
    pub(super) king_pass: Bits,
    pub(super) king_stop: Bits,
}

impl Reach {
    /// Of `attackers`, of `men` without the king and of it, over `empty` points.
    #[inline(always)]
    pub(super) fn new(tables: &BoardTables<'_>, attackers: &Bits, men: &Bits, king: &Bits, empty: &Bits) -> Reach {
        let empty_without_king = empty.or(king);
        let king_pass = empty_without_king.and(&tables.king_pass);
        let king_stop = empty_without_king.and(&tables.king_stop);
        let goals = tables.goal.and(&king_stop);
        let attackers_pass = empty.and(tables.men_pass(Side::Attackers));
        let defenders_pass = empty.and(tables.men_pass(Side::Defenders));
        let slides = slides(tables, [attackers, men, king, &goals], [&attackers_pass, &defenders_pass, &king_pass, &king_pass]);
        Reach {
            attackers: slides[0].and(tables.men_stop(Side::Attackers)),
            defenders: slides[1].and(tables.men_stop(Side::Defenders)),
            king: slides[2].and(&king_stop),
            goal_in_one: slides[3].and(&king_stop).without(&tables.goal),
            king_pass,
            king_stop,
        }
    }
}

/// The slides of the attackers' men, the defenders', the king, and the king back from the goals.
#[inline(always)]
fn slides(tables: &BoardTables<'_>, sets: [&Bits; 4], free: [&Bits; 4]) -> [Bits; 4] {
    let (attackers, defenders) = (tables.men_speed(Side::Attackers), tables.men_speed(Side::Defenders));
    let speeds = [attackers, defenders, tables.king_speed, tables.king_speed];
    if speeds == [None; 4] {
        Bits::slide_four(sets, free)
    } else {
        std::array::from_fn(|set| sets[set].slide_within(free[set], speeds[set]))
    }
}
