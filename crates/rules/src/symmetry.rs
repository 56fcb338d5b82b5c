//! The eight ways to turn and mirror a board, and positions that are told apart only by what is no such way.

use crate::board::{MarkedPoint, StartBoard};
use crate::moves::Move;
use crate::point::Point;
use crate::position::Position;
use crate::zobrist;

/// One of the eight ways to lay a square on itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry(u8);

/// Files and ranks change places, before anything else.
const SWAPPED: u8 = 4;
/// The first file becomes the last.
const FILES_MIRRORED: u8 = 1;
/// The first rank becomes the last.
const RANKS_MIRRORED: u8 = 2;

impl Symmetry {
    /// All eight, the one that changes nothing first.
    pub const ALL: [Symmetry; 8] =
        [Symmetry(0), Symmetry(1), Symmetry(2), Symmetry(3), Symmetry(4), Symmetry(5), Symmetry(6), Symmetry(7)];

    /// Those that leave a start board as it is, pieces and marks. Under them the rules are the same, for the rules know directions no other way.
    #[must_use]
    pub fn of_board(board: &StartBoard) -> Vec<Symmetry> {
        let size = board.size;
        let all = |marks: &[MarkedPoint], symmetry: Symmetry| {
            marks.iter().all(|mark| marks.contains(&MarkedPoint(symmetry.of(mark.0, size))))
        };
        let marks = &board.marks;
        let keeps = |symmetry: &Symmetry| {
            let kinds = [&marks.throne, &marks.corner, &marks.camp, &marks.variegated];
            kinds.into_iter().all(|kind| all(kind, *symmetry))
                && board.pieces.iter().all(|(point, piece)| board.pieces.contains(&(symmetry.of(*point, size), *piece)))
        };
        Symmetry::ALL.into_iter().filter(keeps).collect()
    }

    /// Where a point comes to lie on a board of this size.
    #[must_use]
    pub fn of(self, point: Point, size: usize) -> Point {
        let (mut file, mut rank) = (point.file(), point.rank());
        if self.0 & SWAPPED != 0 {
            (file, rank) = (rank, file);
        }
        if self.0 & FILES_MIRRORED != 0 {
            file = (size - 1).saturating_sub(file);
        }
        if self.0 & RANKS_MIRRORED != 0 {
            rank = (size - 1).saturating_sub(rank);
        }
        Point::new(file, rank)
    }

    /// The one that undoes it.
    #[must_use]
    pub const fn inverse(self) -> Symmetry {
        if self.0 & SWAPPED == 0 {
            return self;
        }
        Symmetry(SWAPPED | (self.0 & FILES_MIRRORED) << 1 | (self.0 & RANKS_MIRRORED) >> 1)
    }
}

/// A position told apart only by what turning and mirroring does not change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folded {
    /// The same number for all positions that are one when turned or mirrored.
    pub hash: u64,
    /// The ways to lay the position so that it has this number: one, or several where the position itself is symmetric.
    pub by: Vec<Symmetry>,
}

impl Folded {
    /// A move of the position, on a board of this size, laid as the fold is. Moves that a symmetry of the position turns or mirrors into one
    /// another come to the same: the one that begins, and then ends, on the lowest file and there on the lowest rank.
    #[must_use]
    pub fn laid(&self, mv: Move, size: usize) -> Move {
        let place = |point: Point| (point.file(), point.rank());
        let laid = self.by.iter().map(|symmetry| Move { from: symmetry.of(mv.from, size), to: symmetry.of(mv.to, size) });
        laid.min_by_key(|mv| (place(mv.from), place(mv.to))).unwrap_or(mv)
    }
}

impl Position {
    /// The position folded by some symmetries, the smallest of whose hashes is that of the fold.
    #[must_use]
    pub fn folded(&self, symmetries: &[Symmetry]) -> Folded {
        let size = self.size();
        let pieces: Vec<_> = Point::all(size).filter_map(|point| Some((point, self.piece_at(point)?))).collect();
        let going_on = self.going_on();
        // What is left is the turn, and whether the king has moved.
        let mut rest = self.hash() ^ size as u64;
        rest ^= pieces.iter().fold(0, |hash, (point, piece)| hash ^ zobrist::key(*piece, *point));
        rest ^= going_on.map_or(0, zobrist::going_on);
        let mut folded = Folded { hash: u64::MAX, by: Vec::new() };
        for symmetry in symmetries.iter().copied() {
            let hash = pieces.iter().fold(rest, |hash, (point, piece)| hash ^ zobrist::key(*piece, symmetry.of(*point, size)));
            let hash = hash ^ going_on.map_or(0, |point| zobrist::going_on(symmetry.of(point, size)));
            if hash < folded.hash {
                folded = Folded { hash, by: vec![symmetry] };
            } else if hash == folded.hash {
                folded.by.push(symmetry);
            }
        }
        folded
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_has_one_that_undoes_it_and_all_are_different() {
        for size in [7, 19] {
            for symmetry in Symmetry::ALL {
                assert!(Point::all(size).all(|point| symmetry.inverse().of(symmetry.of(point, size), size) == point));
            }
            let point = "b3".parse().expect("a point");
            let mut images: Vec<Point> = Symmetry::ALL.iter().map(|symmetry| symmetry.of(point, size)).collect();
            images.sort_by_key(|point| point.notation_order());
            images.dedup();
            assert_eq!(images.len(), 8);
        }
    }
}
