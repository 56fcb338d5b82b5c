//! Where the pieces stand: what a place is worth by itself, whoever stands elsewhere.

use hnefi_rules::{MAX_SIZE, Point};

use super::View;
use super::terms::{Tally, Term};
use crate::bits::Bits;

/// For every point of a board its place: points that turn or mirror into one another have the same. Rank by rank,
/// [`Places::WIDE`] a rank.
pub(crate) struct Places([u8; Places::WIDE * MAX_SIZE]);

impl Places {
    const WIDE: usize = 32;

    /// How many places the widest board has. On a smaller board a place is as far from the two nearest edges as on the widest, and those
    /// farther from the edge are missing.
    pub(crate) const COUNT: usize = {
        let half = MAX_SIZE.div_ceil(2);
        half * (half + 1) / 2
    };

    /// For a board of that size.
    pub(crate) fn new(size: usize) -> Places {
        let mut places = [0; Places::WIDE * MAX_SIZE];
        for point in Point::all(size) {
            let [file, rank] = [point.file(), point.rank()].map(|at| at.min(size - 1 - at));
            let (near, far) = (file.min(rank), file.max(rank));
            places[point.rank() * Places::WIDE + point.file()] = (far * (far + 1) / 2 + near) as u8;
        }
        Places(places)
    }

    /// The place of a point.
    #[inline(always)]
    pub(crate) fn of(&self, file: usize, rank: usize) -> usize {
        usize::from(self.0[rank * Places::WIDE + file])
    }
}

#[inline(always)]
pub(super) fn count(view: &View<'_>, tally: &mut impl Tally) {
    if let Some(king) = view.position.king() {
        tally.case(Term::KingAt, view.terrain.places.of(king.file(), king.rank()));
    }
    if tally.wants(Term::AttackersAt) {
        men_at(view, &view.attackers, Term::AttackersAt, tally);
    }
    if tally.wants(Term::DefendersAt) {
        men_at(view, &view.men, Term::DefendersAt, tally);
    }
}

#[inline(always)]
fn men_at(view: &View<'_>, men: &Bits, term: Term, tally: &mut impl Tally) {
    for rank in 0..view.terrain.size {
        let mut row = men.0[rank];
        while row != 0 {
            tally.case(term, view.terrain.places.of(row.trailing_zeros() as usize, rank));
            row &= row - 1;
        }
    }
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
