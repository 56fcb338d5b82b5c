//! Capture of the king, by the zone he stands in. Only an attacker that moves to his side captures him: on four sides, on three and the
//! edge, or on two opposite sides, the moved man being one of them.

use crate::compiled::Compiled;
use crate::point::{Direction, Point};
use crate::position::Position;
use crate::rules::KingCapture;
use crate::side::{Kind, Piece, Side};

/// Whether the attacker that has just come to `hammer` captures the king.
#[inline]
pub(crate) fn king(position: &Position, compiled: &Compiled, hammer: Point, king: Point) -> bool {
    king.is_beside(hammer) && is_captured(position, compiled, hammer, king)
}

fn is_captured(position: &Position, compiled: &Compiled, hammer: Point, king: Point) -> bool {
    let Some(direction) = Direction::ALL.into_iter().find(|d| king.step(*d) == hammer) else { return false };
    if compiled.safe_until_moved && !position.king_has_moved() && Some(king) == compiled.throne {
        return false;
    }
    if compiled.commanders_capture_king
        && Some(king) != compiled.throne
        && pierced(position, compiled, hammer, king.step(direction.opposite()))
    {
        return true;
    }
    let held = |direction: Direction| is_held(position, compiled, king.step(direction));
    match compiled.king_capture(king) {
        KingCapture::Never => false,
        KingCapture::Two => held(direction.opposite()),
        KingCapture::Four => Direction::ALL.into_iter().all(held),
        KingCapture::ThreeAndEdge => {
            let off_board = |d: Direction| !king.step(d).is_on_board(position.size());
            Direction::ALL.into_iter().all(|d| off_board(d) || held(d))
        }
    }
}

/// Whether the piece on `hammer` and what is opposite are two commanders, or a commander and an empty corner point.
fn pierced(position: &Position, compiled: &Compiled, hammer: Point, opposite: Point) -> bool {
    let is_commander = |point| position.piece_at(point) == Some(Piece::Special(Side::Attackers, Kind::Commander));
    is_commander(hammer) && (is_commander(opposite) || compiled.corner_points.has(opposite) && position.is_empty(opposite))
}

/// Whether a point beside the king counts against him: an attacker, or an empty point hostile to him.
pub(super) fn is_held(position: &Position, compiled: &Compiled, point: Point) -> bool {
    match position.piece_at(point) {
        Some(piece) => piece.side() == Side::Attackers,
        None => compiled.is_hostile(point, Piece::King),
    }
}
