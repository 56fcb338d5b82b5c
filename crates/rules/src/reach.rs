//! Where a piece could go if it were alone on the board: what rules and board allow, ignoring the other pieces.

use crate::compiled::Compiled;
use crate::lines::Grid;
use crate::point::{Direction, Point};
use crate::rules::Jump;
use crate::side::{Piece, Side};

impl Compiled {
    /// The points that a piece could reach in one move if nobody stood in its way; where it jumps, as if there were somebody to jump over.
    fn reached_alone(&self, from: Point, piece: Piece) -> Vec<Point> {
        let paths = self.paths(piece);
        let is_attacker = piece.side() == Side::Attackers;
        let stops_in = |point| is_attacker && self.camp_to_stop_in(from).is_some_and(|camp| camp.has(point));
        let passes_in = |point| is_attacker && self.camp_around(from).is_some_and(|camp| camp.has(point));
        let mut reached = Vec::new();
        for direction in Direction::ALL {
            let mut point = from.step(direction);
            let mut steps = 1;
            while point.is_on_board(self.size) && steps <= paths.speed {
                if paths.stop.has(point) || stops_in(point) {
                    reached.push(point);
                }
                if paths.wall.has(point) && !passes_in(point) {
                    break;
                }
                point = point.step(direction);
                steps += 1;
            }
            let landing = from.step(direction);
            let landing = if landing.is_on_board(self.size) { landing.step(direction) } else { landing };
            let special = self.special_points.has(from) || self.special_points.has(landing);
            let jumps = paths.jump != Jump::None && (paths.jump != Jump::SpecialPoints || special);
            if jumps && landing.is_on_board(self.size) && paths.stop.has(landing) {
                reached.push(landing);
            }
        }
        reached
    }

    /// Whether a piece on this point could ever move, if the others let it.
    #[must_use]
    pub fn can_ever_move(&self, from: Point, piece: Piece) -> bool {
        !self.reached_alone(from, piece).is_empty()
    }

    /// Whether the king could escape from here, in however many moves, if nobody stood in his way.
    #[must_use]
    pub fn king_can_escape_from(&self, from: Point) -> bool {
        let mut seen = Grid::empty();
        seen.set(from);
        let mut left = vec![from];
        while let Some(point) = left.pop() {
            if self.is_goal(point) {
                return true;
            }
            for reached in self.reached_alone(point, Piece::King) {
                if !seen.has(reached) {
                    seen.set(reached);
                    left.push(reached);
                }
            }
        }
        false
    }
}
