//! Custodial capture of men: the moved piece (the hammer) and a partner on the other side (the anvil) have an enemy man between them in a
//! straight line. An anvil is a piece of the mover's side or an empty point hostile to the man. Several men may fall at once, one in
//! each direction; rows of more than one never.

use super::Beside;
use crate::compiled::Compiled;
use crate::lines::Lines;
use crate::point::{Direction, MAX_SIZE, Point};
use crate::position::Position;
use crate::rules::SpecialCaptured;
use crate::side::{Piece, Side};

/// The enemy men beside `hammer` that the piece just come there captures. The board still has them. `EXTRA`: whether there may be
/// special pieces.
pub(crate) fn men<const EXTRA: bool>(position: &Position, compiled: &Compiled, hammer: Point, mover: Piece) -> Beside {
    if mover == Piece::King && !compiled.king_as_hammer {
        return Beside::NONE;
    }
    let side = mover.side();
    let custodial = custodial(position, compiled, hammer, side);
    if EXTRA && compiled.has_specials() { special_men(position, compiled, hammer, custodial) } else { custodial }
}

/// Whether an ordinary man of `side` who has come to `hammer` may have captured: never wrong when it denies, which it does for most
/// moves. It takes every point that is ever hostile to be so now, and the king for a man like the others.
#[inline(always)]
pub(crate) fn may_take(position: &Position, compiled: &Compiled, hammer: Point, side: Side) -> bool {
    let (own, enemy) = (position.occupied(side), position.occupied(side.other()));
    let hostile = compiled.perhaps_hostile_to_men(side.other());
    let (row, column) = (hammer.row(), hammer.column());
    let in_row = between(enemy.rows[row], own.rows[row] | hostile.rows[row], column);
    let in_column = between(enemy.columns[column], own.columns[column] | hostile.columns[column], row);
    in_row | in_column != 0
}

/// The points on which an ordinary man of the side to move who comes there may capture, by rows and by columns: those that [`may_take`]
/// does not deny, occupied ones among them.
pub(crate) fn landing_lines(position: &Position, compiled: &Compiled) -> [Lines; 2] {
    let side = position.side();
    let (own, enemy) = (position.occupied(side), position.occupied(side.other()));
    let hostile = compiled.perhaps_hostile_to_men(side.other());
    let landing = |own: &Lines, enemy: &Lines, hostile: &Lines| {
        let mut landing = [0; MAX_SIZE + 2];
        let anvils = |line: usize| own[line] | hostile[line];
        for line in 1..=position.size().min(MAX_SIZE) {
            let (enemies, beyond) = (enemy[line], anvils(line));
            let along = enemies << 1 & beyond << 2 | enemies >> 1 & beyond >> 2;
            let below = if line > 1 { enemy[line - 1] & anvils(line - 2) } else { 0 };
            let above = if line < MAX_SIZE { enemy[line + 1] & anvils(line + 2) } else { 0 };
            landing[line] = along | below | above;
        }
        landing
    };
    [landing(&own.rows, &enemy.rows, &hostile.rows), landing(&own.columns, &enemy.columns, &hostile.columns)]
}

/// The men who would fall if all were ordinary men.
fn custodial(position: &Position, compiled: &Compiled, hammer: Point, side: Side) -> Beside {
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
    let mut anvils_row = own_row | (hostile.rows[row] & !occupied_row);
    let mut anvils_column = own_column | (hostile.columns[column] & !occupied_column);
    let victims = side.other();
    if compiled.throne_hostile_occupied.includes_men(victims)
        && let Some(throne) = position.king().filter(|king| Some(*king) == compiled.throne)
    {
        anvils_row |= u32::from(throne.row() == row) << throne.column();
        anvils_column |= u32::from(throne.column() == column) << throne.row();
    }
    if compiled.camps_hostile_occupied.includes_men(victims) {
        let attackers = position.occupied(Side::Attackers);
        anvils_row |= compiled.camp.rows[row] & attackers.rows[row];
        anvils_column |= compiled.camp.columns[column] & attackers.columns[column];
    }
    let mut taken_row = between(enemy_row, anvils_row, column);
    let mut taken_column = between(enemy_column, anvils_column, row);
    if compiled.camps_shelter {
        // A man in a camp falls only between two pieces.
        let (camp_row, camp_column) = (compiled.camp.rows[row], compiled.camp.columns[column]);
        taken_row &= !camp_row | between(enemy_row, anvils_row & !(camp_row & !own_row), column);
        taken_column &= !camp_column | between(enemy_column, anvils_column & !(camp_column & !own_column), row);
    }
    Beside::of_lines(taken_row, taken_column, hammer)
}

/// The captures by the rules of the special pieces' kinds, given what would fall if all were ordinary men.
fn special_men(position: &Position, compiled: &Compiled, hammer: Point, custodial: Beside) -> Beside {
    Beside::of(|direction| {
        let point = hammer.step(direction);
        let between_two = custodial.has(direction);
        let sides = |side| sides_held(position, compiled, hammer, point, side);
        match position.piece_at(point) {
            Some(Piece::Special(side, kind)) if side != position.side() => match compiled.special_captured(kind) {
                SpecialCaptured::Two => between_two,
                SpecialCaptured::Three => sides(side) >= 3,
                SpecialCaptured::Four => sides(side) == 4,
                SpecialCaptured::Never => false,
            },
            _ => between_two,
        }
    })
}

/// How many sides of a man are held by enemies or by points hostile to him. The king counts where he is armed: as the piece that moved,
/// or as a partner.
fn sides_held(position: &Position, compiled: &Compiled, hammer: Point, man: Point, side: Side) -> usize {
    let held = |direction: &Direction| {
        let point = man.step(*direction);
        let enemy = match position.piece_at(point) {
            Some(Piece::King) => side == Side::Attackers && (compiled.king_as_anvil || point == hammer),
            Some(piece) => piece.side() != side,
            None => false,
        };
        enemy || is_hostile(position, compiled, point, man, side)
    };
    Direction::ALL.iter().filter(|d| held(d)).count()
}

/// Whether a point beside a man is hostile to him, empty or in spite of who stands there.
fn is_hostile(position: &Position, compiled: &Compiled, point: Point, man: Point, side: Side) -> bool {
    let hostile = match position.piece_at(point) {
        None => compiled.hostile_to_men(side).has(point),
        Some(Piece::King) => Some(point) == compiled.throne && compiled.throne_hostile_occupied.includes_men(side),
        Some(piece) => {
            let occupied_camp = piece.side() == Side::Attackers && compiled.camp.has(point);
            occupied_camp && compiled.camps_hostile_occupied.includes_men(side)
        }
    };
    let sheltered = compiled.camps_shelter && compiled.camp.has(man) && compiled.camp.has(point);
    hostile && !sheltered
}

/// The bits of `enemies` next to bit `at` that have an anvil on their other side.
#[inline]
const fn between(enemies: u32, anvils: u32, at: usize) -> u32 {
    let left = (1 << at) >> 1;
    let right = (1 << at) << 1;
    enemies & ((left & (anvils << 1)) | (right & (anvils >> 1)))
}

/// Whether the man on `point` is captured by standing between two enemy pieces, the king counting where he takes part in captures at
/// all. A man whose kind has a capture of its own is not.
pub(crate) fn dies_between(position: &Position, compiled: &Compiled, point: Point, man: Piece) -> bool {
    let is_enemy = |direction: Direction| match position.piece_at(point.step(direction)) {
        Some(Piece::King) => man.side() == Side::Attackers && (compiled.king_as_anvil || compiled.king_as_hammer),
        Some(piece) => piece.side() != man.side(),
        None => false,
    };
    compiled.falls_between_two(man)
        && [Direction::Up, Direction::Right].into_iter().any(|d| is_enemy(d) && is_enemy(d.opposite()))
}
