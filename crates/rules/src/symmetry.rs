//! The eight ways to turn and mirror a board, and positions that are told apart only by what is no such way.

use crate::layout::{Layout, MarkedPoint};
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

    /// Those that leave a layout as it is, pieces and marks. Under them the rules are the same, for the rules know directions no other way.
    #[must_use]
    pub fn of_layout(layout: &Layout) -> Vec<Symmetry> {
        let size = layout.size;
        let all = |marks: &[MarkedPoint], symmetry: Symmetry| {
            marks.iter().all(|mark| marks.contains(&MarkedPoint(symmetry.of(mark.0, size))))
        };
        let marks = &layout.marks;
        let keeps = |symmetry: &Symmetry| {
            let kinds = [&marks.throne, &marks.corner, &marks.camp, &marks.variegated];
            kinds.into_iter().all(|kind| all(kind, *symmetry))
                && layout.pieces.iter().all(|(point, piece)| layout.pieces.contains(&(symmetry.of(*point, size), *piece)))
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
    use crate::position::Setup;
    use crate::{Game, Ruleset};

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

    /// The position that a symmetry makes, written out and read again.
    fn turned(position: &Position, symmetry: Symmetry, rules: &Ruleset) -> Position {
        let size = position.size();
        let mut text = String::from("/");
        for rank in (0..size).rev() {
            let mut empty = 0;
            for file in 0..size {
                let Some(piece) = position.piece_at(symmetry.inverse().of(Point::new(file, rank), size)) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    text += &empty.to_string();
                }
                text.push(piece.letter());
                empty = 0;
            }
            if empty > 0 {
                text += &empty.to_string();
            }
            text.push('/');
        }
        let flags = position.to_string();
        let flags = flags.split_once(' ').map_or("", |(_, flags)| flags);
        format!("{text} {flags}").parse::<Setup>().expect("a setup").position(rules).expect("a position")
    }

    #[test]
    fn the_fold_is_the_smallest_hash_of_all_that_turning_makes() {
        for id in ["brandubh-cyningstan", "alea-walker-2015", "tablut-riksutstallningar-1972", "tawlbwrdd-apifan-1587"] {
            let rules = Ruleset::named(id).expect("built in");
            let symmetries = Symmetry::of_layout(rules.layout());
            let mut game = Game::new(&rules);
            let mut number = 7_usize;
            for _ in 0..40 {
                let moves = game.legal_moves();
                let Some(mv) = moves.get(number % moves.len().max(1)) else { break };
                game.play(*mv).expect("legal");
                number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407) >> 3;
                let position = game.position();
                if position.going_on().is_some() {
                    continue;
                }
                let folded = position.folded(&symmetries);
                let slow = symmetries.iter().map(|symmetry| turned(position, *symmetry, &rules).hash() ^ position.size() as u64);
                assert_eq!(Some(folded.hash), slow.min(), "{id}: {position}");
                for symmetry in &symmetries {
                    assert_eq!(turned(position, *symmetry, &rules).folded(&symmetries).hash, folded.hash, "{id}: {position}");
                }
            }
        }
    }

    #[test]
    fn moves_that_turn_into_one_another_are_laid_alike() {
        let rules = Ruleset::named("alea-walker-2015").expect("built in");
        let (size, start) = (rules.size(), Game::new(&rules));
        let symmetries = Symmetry::of_layout(rules.layout());
        let folded = start.position().folded(&symmetries);
        for mv in start.legal_moves() {
            let turned = symmetries.iter().map(|by| Move { from: by.of(mv.from, size), to: by.of(mv.to, size) });
            assert!(turned.into_iter().all(|turned| folded.laid(turned, size) == folded.laid(mv, size)), "{mv}");
        }
        let laid: std::collections::HashSet<Move> = start.legal_moves().into_iter().map(|mv| folded.laid(mv, size)).collect();
        assert_eq!(laid.len(), 544 / 8);
    }

    #[test]
    fn a_layout_that_is_not_symmetric_folds_nothing_that_it_must_not() {
        let counts = Ruleset::catalogue().map(|id| {
            let rules = Ruleset::named(id).expect("built in");
            let symmetries = Symmetry::of_layout(rules.layout());
            assert!(symmetries.contains(&Symmetry::ALL[0]), "{id}");
            assert!(8 % symmetries.len() == 0, "{id}: a group has 1, 2, 4 or 8");
            symmetries.len()
        });
        let counts: Vec<usize> = counts.collect();
        assert!(counts.contains(&8));
        assert!(counts.iter().any(|count| *count < 8), "{counts:?}");
    }
}
