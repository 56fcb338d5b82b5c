//! Where the pieces stand: what a place is worth by itself, whoever stands elsewhere.

use hnefi_rules::{MAX_SIZE, Point, Side};

use super::View;
use super::terms::{Tally, Term};
use crate::bits::Bits;
use crate::weights::Turn;

/// One for each bit of a rank's word.
const WIDE: usize = u32::BITS as usize;

/// For every point of a board its place: points that turn or mirror into one another have the same. Rank by rank, [`WIDE`] a rank.
pub(crate) struct Places([u8; WIDE * MAX_SIZE]);

impl Places {
    /// How many places the widest board has. On a smaller board a place is as far from the two nearest edges as on the widest, and those
    /// farther from the edge are missing.
    pub(crate) const COUNT: usize = {
        let half = MAX_SIZE.div_ceil(2);
        half * (half + 1) / 2
    };

    /// For a board of that size.
    pub(crate) fn new(size: usize) -> Places {
        let mut places = [0; WIDE * MAX_SIZE];
        for point in Point::all(size) {
            let [file, rank] = [point.file(), point.rank()].map(|at| at.min(size - 1 - at));
            let (near, far) = (file.min(rank), file.max(rank));
            places[point.rank() * WIDE + point.file()] = (far * (far + 1) / 2 + near) as u8;
        }
        Places(places)
    }

    /// The place of a point.
    #[inline(always)]
    pub(crate) fn of(&self, file: usize, rank: usize) -> usize {
        usize::from(self.0[rank * WIDE + file])
    }
}

/// What a man of each side is worth where he stands on one board, rank by rank.
pub(crate) struct Stands {
    attackers: [Rank; MAX_SIZE],
    defenders: [Rank; MAX_SIZE],
}

type Rank = [i32; WIDE];

impl Stands {
    /// By the weights of one turn.
    pub(crate) fn new(size: usize, places: &Places, weights: &Turn) -> Stands {
        let ranks = |term| {
            let mut ranks = [[0; WIDE]; MAX_SIZE];
            for point in Point::all(size) {
                ranks[point.rank()][point.file()] = weights.of(term, places.of(point.file(), point.rank()));
            }
            ranks
        };
        Stands { attackers: ranks(Term::AttackersAt), defenders: ranks(Term::DefendersAt) }
    }

    /// What the places of a side's men are worth together.
    #[inline(always)]
    pub(super) fn of(&self, side: Side, men: &Bits) -> i32 {
        let ranks = match side {
            Side::Attackers => &self.attackers,
            Side::Defenders => &self.defenders,
        };
        // File by file, all at once: the machine adds up a rank as fast as a point.
        let mut files = [0; WIDE];
        for (row, worths) in men.0.iter().zip(ranks) {
            for (file, sum) in files.iter_mut().enumerate() {
                *sum += if row >> file & 1 != 0 { worths[file] } else { 0 };
            }
        }
        files.iter().sum()
    }
}

#[inline(always)]
pub(super) fn count(view: &View<'_>, tally: &mut impl Tally) {
    let places = &view.terrain.places;
    if let Some(king) = view.position.king() {
        tally.case(Term::KingAt, places.of(king.file(), king.rank()));
    }
    tally.men_at(Side::Attackers, &view.attackers, places);
    tally.men_at(Side::Defenders, &view.men, places);
}

const _: () = {
    let count = Places::COUNT;
    assert!(count == Term::AttackersAt.slots() && count == Term::DefendersAt.slots() && count == Term::KingAt.slots());
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_share_a_place_if_and_only_if_a_symmetry_of_the_board_maps_them() {
        for size in [7, 11, 19] {
            let places = Places::new(size);
            let place = |p: Point| places.of(p.file(), p.rank());
            for a in Point::all(size) {
                for b in Point::all(size) {
                    let same = hnefi_rules::Symmetry::ALL.iter().any(|symmetry| symmetry.of(a, size) == b);
                    assert_eq!(place(a) == place(b), same, "{a} {b} on {size}");
                }
            }
        }
        assert!(Point::all(MAX_SIZE).all(|p| Places::new(MAX_SIZE).of(p.file(), p.rank()) < Places::COUNT));
    }
}
