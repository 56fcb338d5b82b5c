//! Custodial capture of men: the moved piece (the hammer) and a partner on the other side (the anvil) have an enemy man between them in a
//! straight line. An anvil is a piece of the mover's side or an empty point hostile to the man. Several men may fall at once, one in
//! each direction; rows of more than one never.

use crate::compiled::Compiled;
use crate::moves::Captures;
use crate::point::{Direction, Point};
use crate::position::Position;
use crate::side::{Piece, Side};

/// The enemy men captured by the piece that has just come to `hammer`. The board still has them.
#[inline]
pub(crate) fn men(position: &Position, compiled: &Compiled, hammer: Point, mover: Piece) -> Captures {
    let mut captures = Captures::none();
    if mover == Piece::King && !compiled.king_as_hammer {
        return captures;
    }
    let side = mover.side();
    let (own, enemy) = (position.occupied(side), position.occupied(side.other()));
    let hostile = compiled.hostile_to_men(side.other());
    let (row, column) = (hammer.row(), hammer.column());

    let mut own_row = own.rows[row];
    let mut own_column = own.columns[column];
    let mut enemy_row = enemy.rows[row];
    let mut enemy_column = enemy.columns[column];
    let occupied_row = own_row | enemy_row;
    let occupied_column = own_column | enemy_column;
    if let Some(king) = position.king() {
        // The king is no man to be captured in this way, and an anvil only where he is armed as one.
        if king.row() == row {
            match side {
                Side::Attackers => enemy_row &= !(1 << king.column()),
                Side::Defenders if !compiled.king_as_anvil => own_row &= !(1 << king.column()),
                Side::Defenders => {}
            }
        }
        if king.column() == column {
            match side {
                Side::Attackers => enemy_column &= !(1 << king.row()),
                Side::Defenders if !compiled.king_as_anvil => own_column &= !(1 << king.row()),
                Side::Defenders => {}
            }
        }
    }
    let anvils_row = own_row | (hostile.rows[row] & !occupied_row);
    let anvils_column = own_column | (hostile.columns[column] & !occupied_column);
    let taken_row = between(enemy_row, anvils_row, column);
    let taken_column = between(enemy_column, anvils_column, row);
    if taken_row | taken_column != 0 {
        crate::lines::bits(taken_row).for_each(|c| captures.add(Point::framed(c, row)));
        crate::lines::bits(taken_column).for_each(|r| captures.add(Point::framed(column, r)));
    }
    captures
}

/// The bits of `enemies` next to bit `at` that have an anvil on their other side.
#[inline]
const fn between(enemies: u32, anvils: u32, at: usize) -> u32 {
    let left = (1 << at) >> 1;
    let right = (1 << at) << 1;
    enemies & ((left & (anvils << 1)) | (right & (anvils >> 1)))
}

/// Whether the man on `point` stands between two enemy pieces, the king counting where he takes part in captures at all.
pub(crate) fn stands_between(position: &Position, compiled: &Compiled, point: Point, man: Piece) -> bool {
    let is_enemy = |direction: Direction| match position.piece_at(point.step(direction)) {
        Some(Piece::King) => man.side() == Side::Attackers && (compiled.king_as_anvil || compiled.king_as_hammer),
        Some(piece) => piece.side() != man.side(),
        None => false,
    };
    [Direction::Up, Direction::Right].into_iter().any(|d| is_enemy(d) && is_enemy(d.opposite()))
}
