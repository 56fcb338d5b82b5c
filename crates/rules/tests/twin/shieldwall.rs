//! The shieldwall in the plain twin: every stretch of every edge is tried.

use hnefi_rules::Piece;
use hnefi_rules::rules::{Shieldwall, SpecialCaptured, Switch};

use super::{Square, Twin, step};

/// A stretch of an edge: its squares, the squares in front of them, and the squares at its two ends.
pub(super) struct Stretch {
    pub(super) squares: Vec<Square>,
    pub(super) front: Vec<Square>,
    pub(super) ends: [Square; 2],
}

impl Twin {
    /// Every stretch of two squares or more of every edge.
    pub(super) fn stretches(&self) -> Vec<Stretch> {
        let last = self.size - 1;
        let edges: [(Square, Square, Square); 4] =
            [((0, 0), (1, 0), (0, 1)), ((0, last), (1, 0), (0, -1)), ((0, 0), (0, 1), (1, 0)), ((last, 0), (0, 1), (-1, 0))];
        let mut stretches = vec![];
        for (start, along, inwards) in edges {
            let on_edge = |i: i32| (start.0 + i * along.0, start.1 + i * along.1);
            for from in 0..self.size {
                for to in from + 1..self.size {
                    stretches.push(Stretch {
                        squares: (from..=to).map(on_edge).collect(),
                        front: (from..=to).map(|i| step(on_edge(i), inwards)).collect(),
                        ends: [on_edge(from - 1), on_edge(to + 1)],
                    });
                }
            }
        }
        stretches
    }

    /// Whether a corner ends a stretch, as long as it is empty.
    pub(super) fn is_closing_corner(&self, at: Square) -> bool {
        self.rules.shieldwall_corners == Switch::Yes && self.on_board(at) && self.is_corner(at)
    }

    /// The men captured as a shieldwall by the piece that has moved.
    pub(super) fn walled_in(&self, moved: Square) -> Vec<Square> {
        let mover = self.at(moved).expect("a piece moved");
        if self.rules.shieldwall == Shieldwall::None || mover == Piece::King && !self.king_is_hammer() {
            return vec![];
        }
        let fights = |at: Square| {
            at == moved || self.is_of(mover.side(), at) && (self.at(at) != Some(Piece::King) || self.king_is_anvil())
        };
        let is_enemy = |at: Square| self.is_of(mover.side().other(), at);
        let mut captured = vec![];
        for stretch in self.stretches() {
            let closed = stretch.squares.iter().all(|at| is_enemy(*at))
                && stretch.front.iter().all(|at| fights(*at))
                && stretch.ends.iter().all(|at| fights(*at) || self.at(*at).is_none() && self.is_closing_corner(*at))
                && stretch.ends.iter().any(|at| fights(*at));
            let closes = match self.rules.shieldwall {
                Shieldwall::None => false,
                Shieldwall::FlankingMove => stretch.ends.contains(&moved),
                Shieldwall::AnyMove => stretch.ends.contains(&moved) || stretch.front.contains(&moved),
            };
            if closed && closes {
                captured.extend(
                    stretch
                        .squares
                        .into_iter()
                        .filter(|at| self.at(*at).is_some_and(|man| self.how_taken(man) == SpecialCaptured::Two)),
                );
            }
        }
        captured
    }
}
