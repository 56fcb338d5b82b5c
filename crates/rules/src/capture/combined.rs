//! The combined trap (Helmfrid's rule 8 of the 1972 tablut): a drabant beside the king is taken when the king is held on his other three
//! sides and an attacker stands behind the drabant, opposite the king. The king himself is not taken.

use super::king::is_held;
use crate::compiled::Compiled;
use crate::moves::Captures;
use crate::point::{Direction, Point};
use crate::position::Position;
use crate::side::Piece;

/// Adds the drabant that the attacker just come to `hammer` traps together with the king. The moved man must be one of the trap's
/// members: behind the drabant, or on one of the king's other three sides.
pub(crate) fn combined(position: &Position, compiled: &Compiled, hammer: Point, captures: &mut Captures) {
    let Some(king) = position.king() else { return };
    for direction in Direction::ALL {
        let drabant = king.step(direction);
        if position.piece_at(drabant) != Some(Piece::Defender) {
            continue;
        }
        let behind = drabant.step(direction);
        if position.piece_at(behind) != Some(Piece::Attacker) {
            continue;
        }
        let others = Direction::ALL.into_iter().filter(|d| *d != direction).map(|d| king.step(d));
        let is_member = hammer == behind || others.clone().any(|point| point == hammer);
        if is_member && others.clone().all(|point| is_held(position, compiled, point)) {
            captures.add(drabant);
        }
    }
}
