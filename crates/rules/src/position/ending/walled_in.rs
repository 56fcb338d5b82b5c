//! A king who is walled in: take his men off the board and let the attackers stand still; if he then could come, in however many moves,
//! to no point where he wins, they have won, wherever the king's men stand.

use super::encirclement::cuts;
use super::exit_fort::jumps_into;
use crate::compiled::Compiled;
use crate::flood::Walk;
use crate::lines::Lines;
use crate::point::{MAX_SIZE, Point};
use crate::position::Position;
use crate::rules::Jump;
use crate::side::{Kind, Piece, Side};

/// Whether the king is walled in.
pub(crate) fn king_is_walled_in(position: &Position, compiled: &Compiled) -> bool {
    let Some(king) = position.king() else { return false };
    let (size, attackers) = (position.size(), &position.occupied(Side::Attackers).rows);
    let (stop, wall) = (&compiled.king.stop.rows, &compiled.king.wall.rows);
    let board = (2 << size) - 2;
    let ground = |row: usize| stop[row] & !attackers[row];
    let passage = |row: usize| board & !stop[row] & !wall[row] & !attackers[row];
    let jumped = if compiled.king.jump == Jump::None { None } else { Some(men_to_jump_over(position, compiled)) };
    let landing = |reach: &Lines, row: usize| {
        let Some(jumped) = &jumped else { return 0 };
        if compiled.king.jump != Jump::SpecialPoints {
            return jumps_into(reach, jumped, row, size);
        }
        let special = &compiled.special_points.rows;
        let mut from_special = [0; MAX_SIZE + 2];
        (1..=size).for_each(|row| from_special[row] = reach[row] & special[row]);
        jumps_into(&from_special, jumped, row, size) | jumps_into(reach, jumped, row, size) & special[row]
    };
    let mut from = [0; MAX_SIZE + 2];
    from[king.row()] = 1 << king.column();
    let mut walk = Walk::from(from);
    loop {
        if (1..=size).any(|row| walk.reach[row] & compiled.king_wins_at.rows[row] != 0) {
            return false;
        }
        if !walk.spread(ground, passage, landing, size) {
            return true;
        }
    }
}

/// The attackers that the king may jump over.
fn men_to_jump_over(position: &Position, compiled: &Compiled) -> Lines {
    let mut men = position.occupied(Side::Attackers).rows;
    if compiled.has_specials() {
        let stands_fast =
            |point: &Point| matches!(position.piece_at(*point), Some(Piece::Special(_, Kind::Commander | Kind::Knight)));
        position.pieces(Side::Attackers).filter(stands_fast).for_each(|point| men[point.row()] &= !(1 << point.column()));
    }
    men
}

/// Whether a move by which a piece of `mover` came to `point` may have walled the king in who was not before. Where a captured man stays on
/// the board as an attacker (`gained`), he may have.
pub(crate) fn may_wall_in(position: &Position, compiled: &Compiled, mover: Side, point: Point, gained: bool) -> bool {
    match mover {
        // There are points that the king leaves for good.
        Side::Defenders => position.king() == Some(point) || gained,
        Side::Attackers => {
            gained
                || compiled.king.jump != Jump::None
                || compiled.king_wins_at.has(point)
                || compiled.near_the_kings_walls.has(point)
                || cuts(&position.occupied(Side::Attackers).rows, point, position.size())
        }
    }
}
