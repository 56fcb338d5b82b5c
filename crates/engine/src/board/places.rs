//! The places of a board: its points, those that a symmetry maps to one another taken as one.

use hnefi_rules::{MAX_SIZE, Point};

use super::bits::WIDE;

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_share_a_place_exactly_where_a_symmetry_maps_them() {
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
