//! The combined trap (Helmfrid's rule 8 of the 1972 tablut; only with the king on his throne, and by attackers alone, in readings of
//! Linnaeus): a drabant beside the king is taken when the king is held on his other three sides and an attacker stands behind the
//! drabant, opposite the king. The king himself is not taken, nor a drabant whose kind has a capture of its own.

use super::king::is_held;
use crate::compiled::Compiled;
use crate::moves::Captures;
use crate::point::{Direction, Point};
use crate::position::Position;
use crate::rules::CombinedCapture;
use crate::side::Side;

/// Adds the drabant that the attacker just come to `hammer` traps together with the king. The moved man must be one of the trap's
/// members: behind the drabant, or on one of the king's other three sides. On the throne the king is the anvil of an ordinary capture,
/// and only the man behind the drabant can be its hammer.
pub(crate) fn combined(position: &Position, compiled: &Compiled, hammer: Point, captures: &mut Captures) {
    let Some(king) = position.king() else { return };
    let on_throne = compiled.combined_capture == CombinedCapture::OnThrone;
    if on_throne && Some(king) != compiled.throne {
        return;
    }
    let attackers = position.occupied(Side::Attackers);
    for direction in Direction::ALL {
        let drabant = king.step(direction);
        let falls = |piece| compiled.falls_between_two(piece) && piece.side() == Side::Defenders;
        let behind = drabant.step(direction);
        if !position.piece_at(drabant).is_some_and(falls) || !attackers.has(behind) {
            continue;
        }
        let others = Direction::ALL.into_iter().filter(|d| *d != direction).map(|d| king.step(d));
        let is_member = hammer == behind || !on_throne && others.clone().any(|point| point == hammer);
        let held = |point| attackers.has(point) || !on_throne && is_held(position, compiled, point);
        if is_member && others.clone().all(held) {
            captures.add(drabant);
        }
    }
}
