//! Moves that capture men, found from the points where a capture ends rather than by trying every move.

use hnefi_rules::rules::Hostile;
use hnefi_rules::{Move, Position, Side};

use super::BoardTables;
use super::bits::{Bits, ROWS};
use super::simd::dispatch_simd;
use super::threats::moves_to;

/// The empty points on which a man of the side to move that arrives captures an enemy man.
///
/// The combined trap of king and drabant, shieldwalls, jumps and the rules of special pieces are not looked for: they are rare, and the
/// full search sees them.
pub(crate) fn landing_points(position: &Position, tables: &BoardTables<'_>) -> Bits {
    dispatch_simd(
        #[inline(always)]
        || {
            let attackers = Bits::occupied(position, Side::Attackers);
            let defenders = Bits::occupied(position, Side::Defenders);
            let king = Bits::only(position.king());
            landing_points_of(position, tables, position.side(), &attackers, &defenders, &king)
        },
    )
}

/// The same for either side, as if it were to move, where it is known who stands where.
#[inline(always)]
pub(crate) fn landing_points_of(
    position: &Position,
    tables: &BoardTables<'_>,
    side: Side,
    attackers: &Bits,
    defenders: &Bits,
    king: &Bits,
) -> Bits {
    let (mut own, mut enemy) = match side {
        Side::Attackers => (*attackers, *defenders),
        Side::Defenders => (*defenders, *attackers),
    };
    let mut hostile = tables.hostile_to_men(side.other()).without(&own).without(&enemy);
    let occupied = own.or(&enemy);
    let against = |hostile: Hostile| match side {
        Side::Attackers => hostile.to_defenders(),
        Side::Defenders => hostile.to_attackers(),
    };
    if against(tables.camps_hostile_occupied) {
        hostile = hostile.or(&tables.camps.and(attackers));
    }
    if against(tables.throne_hostile_occupied) && position.king().is_some_and(|at| Some(at) == tables.compiled.throne()) {
        hostile = hostile.or(king);
    }
    match side {
        Side::Attackers => enemy = enemy.without(king),
        Side::Defenders if !tables.king_as_anvil => own = own.without(king),
        Side::Defenders => {}
    }
    let anvils = own.or(&hostile);
    let mut landing = Bits::EMPTY;
    for rank in 0..ROWS {
        let (e, a) = (enemy.0[rank], anvils.0[rank]);
        landing.0[rank] = e << 1 & a << 2 | e >> 1 & a >> 2;
    }
    for rank in 2..ROWS {
        landing.0[rank - 2] |= enemy.0[rank - 1] & anvils.0[rank];
        landing.0[rank] |= enemy.0[rank - 1] & anvils.0[rank - 2];
    }
    landing.and(&tables.board).without(&occupied)
}

/// Whether a move that ends on one of [`landing_points`] really captures: the king does only where it is armed to.
#[inline]
pub(crate) fn captures(position: &Position, tables: &BoardTables<'_>, landing: &Bits, mv: Move) -> bool {
    landing.has(mv.to) && (tables.king_as_hammer || position.king() != Some(mv.from))
}

/// Every capturing move of the side to move.
pub(crate) fn capturing_moves(position: &Position, tables: &BoardTables<'_>, moves: &mut Vec<Move>) {
    captures_on(position, tables, &landing_points(position, tables), moves);
}

/// Every capturing move, its [`landing_points`] being known.
pub(crate) fn captures_on(position: &Position, tables: &BoardTables<'_>, landing: &Bits, moves: &mut Vec<Move>) {
    // Mostly there is nowhere, which is sooner seen than gone through rank by rank.
    if landing.is_empty() {
        return;
    }
    for to in landing.points() {
        moves.extend(moves_to(position, tables, to).filter(|mv| captures(position, tables, landing, *mv)));
    }
}
