//! Sets of points as one word a rank (bit 0 is file a), and what can be done to a whole set at once: slides, floods, neighbours.

use hnefi_rules::{MAX_SIZE, Point, Position, Side, bits, run_down, run_up};

/// A set of points, rank by rank from the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bits(pub(crate) [u32; MAX_SIZE]);

impl Bits {
    pub(crate) const EMPTY: Bits = Bits([0; MAX_SIZE]);

    /// The points of a board of that size that fulfil a condition.
    pub(crate) fn of(size: usize, condition: impl Fn(Point) -> bool) -> Bits {
        let mut bits = Bits::EMPTY;
        Point::all(size).filter(|p| condition(*p)).for_each(|p| bits.add(p));
        bits
    }

    /// The pieces of a side, the king among the defenders.
    #[inline]
    pub(crate) fn occupied(position: &Position, side: Side) -> Bits {
        Bits(std::array::from_fn(|rank| position.on_rank(side, rank)))
    }

    #[inline]
    pub(crate) const fn has(&self, point: Point) -> bool {
        self.0[point.rank()] >> point.file() & 1 != 0
    }

    #[inline]
    pub(crate) const fn add(&mut self, point: Point) {
        self.0[point.rank()] |= 1 << point.file();
    }

    #[inline]
    pub(crate) const fn remove(&mut self, point: Point) {
        self.0[point.rank()] &= !(1 << point.file());
    }

    #[inline]
    pub(crate) fn count(&self) -> i32 {
        self.0.iter().map(|row| row.count_ones() as i32).sum()
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().all(|row| *row == 0)
    }

    #[inline]
    pub(crate) fn and(&self, other: &Bits) -> Bits {
        Bits(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    #[inline]
    pub(crate) fn or(&self, other: &Bits) -> Bits {
        Bits(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    #[inline]
    pub(crate) fn without(&self, other: &Bits) -> Bits {
        Bits(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    pub(crate) fn points(&self) -> impl Iterator<Item = Point> {
        self.0.into_iter().enumerate().flat_map(|(rank, row)| bits(row).map(move |file| Point::new(file, rank)))
    }

    /// Everything that pieces on these points reach by one slide along rank or file over `free` points, themselves left out
    /// unless another reaches them.
    #[inline]
    pub(crate) fn slide(&self, free: &Bits) -> Bits {
        let mut reached = Bits::EMPTY;
        let mut coming = 0;
        for rank in 0..MAX_SIZE {
            let (own, open) = (self.0[rank], free.0[rank]);
            let down_the_board = coming & open;
            reached.0[rank] = down_the_board | along(own, open);
            coming = down_the_board | own;
        }
        coming = 0;
        for rank in (0..MAX_SIZE).rev() {
            let through = coming & free.0[rank];
            reached.0[rank] |= through;
            coming = through | self.0[rank];
        }
        reached
    }

    /// As [`Bits::slide`], but at most so many points far.
    pub(crate) fn slide_within(&self, free: &Bits, speed: Option<u32>) -> Bits {
        let Some(speed) = speed else { return self.slide(free) };
        let mut reached = Bits::EMPTY;
        let mut running = [*self; 4];
        for _ in 0..speed {
            for (going, step) in running.iter_mut().zip([Bits::left, Bits::right, Bits::down, Bits::up]) {
                *going = step(going).and(free);
                reached = reached.or(going);
            }
        }
        reached
    }

    fn left(&self) -> Bits {
        Bits(self.0.map(|row| row >> 1))
    }

    fn right(&self) -> Bits {
        Bits(self.0.map(|row| row << 1))
    }

    fn down(&self) -> Bits {
        Bits(std::array::from_fn(|rank| self.0.get(rank + 1).copied().unwrap_or(0)))
    }

    fn up(&self) -> Bits {
        Bits(std::array::from_fn(|rank| if rank > 0 { self.0[rank - 1] } else { 0 }))
    }

    /// The points of `open` connected to these through neighbours, these included where open.
    pub(crate) fn flood(&self, open: &Bits) -> Bits {
        let mut filled = self.and(open);
        loop {
            let before = filled;
            for rank in 0..MAX_SIZE {
                let below = if rank > 0 { filled.0[rank - 1] } else { 0 };
                filled.0[rank] = run(filled.0[rank] | below & open.0[rank], open.0[rank]);
            }
            for rank in (0..MAX_SIZE - 1).rev() {
                filled.0[rank] = run(filled.0[rank] | filled.0[rank + 1] & open.0[rank], open.0[rank]);
            }
            if filled == before {
                return filled;
            }
        }
    }

    /// The points beside these.
    #[inline]
    pub(crate) fn beside(&self) -> Bits {
        Bits(std::array::from_fn(|rank| {
            let row = self.0[rank];
            let below = if rank > 0 { self.0[rank - 1] } else { 0 };
            let above = if rank + 1 < MAX_SIZE { self.0[rank + 1] } else { 0 };
            row << 1 | row >> 1 | below | above
        }))
    }
}

/// What `own` reaches along its rank, both ways.
#[inline]
const fn along(own: u32, open: u32) -> u32 {
    run_up(own, open) | run_down(own, open)
}

/// The whole stretches of open points that hold a seed.
#[inline]
const fn run(seeds: u32, open: u32) -> u32 {
    if seeds == 0 { 0 } else { seeds | along(seeds, open) }
}

/// The nearest bits set below and above bit `at`.
#[inline]
pub(crate) fn nearest(word: u32, at: usize) -> [Option<usize>; 2] {
    let below = word & ((1 << at) - 1);
    let above = word & !((2 << at) - 1);
    [(below != 0).then(|| 31 - below.leading_zeros() as usize), (above != 0).then(|| above.trailing_zeros() as usize)]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Small enough to write down; some 3,000 pseudo-random boards.
    fn boards() -> impl Iterator<Item = (Bits, Bits)> {
        let mut state = 7_u64;
        let mut next = move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as u32
        };
        (0..300).map(move |_| {
            let sources = Bits::of(9, |_| false);
            let mut pair = (sources, sources);
            for rank in 0..9 {
                pair.0.0[rank] = next() & next() & next() & 0x1ff;
                pair.1.0[rank] = (next() | next()) & 0x1ff & !pair.0.0[rank];
            }
            pair
        })
    }

    fn walk(sources: &Bits, free: &Bits, far: bool) -> Bits {
        let mut reached = if far { sources.and(free) } else { Bits::EMPTY };
        let mut pending: Vec<Point> = if far { reached.points().collect() } else { sources.points().collect() };
        while let Some(from) = pending.pop() {
            for direction in hnefi_rules::Direction::ALL {
                let mut at = from;
                while let Some(next) = at.neighbour(direction, 9).filter(|p| free.has(*p)) {
                    if far && !reached.has(next) {
                        pending.push(next);
                    }
                    reached.add(next);
                    at = next;
                }
            }
        }
        reached
    }

    #[test]
    fn slides_and_floods_are_what_walking_finds() {
        for (sources, free) in boards() {
            assert_eq!(sources.slide(&free), walk(&sources, &free, false));
            assert_eq!(sources.slide_within(&free, Some(18)), sources.slide(&free));
            assert_eq!(sources.slide_within(&free, Some(1)), sources.beside().and(&free));
            let open = free.or(&sources);
            assert_eq!(sources.flood(&open), walk(&sources, &open, true));
        }
    }

    #[test]
    fn the_nearest_bits_leave_out_the_bit_itself() {
        assert_eq!(nearest(0b1001_0110, 4), [Some(2), Some(7)]);
        assert_eq!(nearest(0b0001_0000, 4), [None, None]);
        assert_eq!(nearest(1 << 18, 0), [None, Some(18)]);
    }
}
