//! Sets of points as one word a rank (bit 0 is file a), and what can be done to a whole set at once: slides, floods, neighbours.

use hnefi_rules::{MAX_SIZE, Point, Position, Side, bits, run_down, run_up};

/// A set of points, rank by rank from the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(32))]
pub(crate) struct Bits(pub(crate) [u32; ROWS]);

/// The ranks of the widest board, and as many more, always empty, as fill three registers of eight words.
pub(crate) const ROWS: usize = 24;

/// Places on a line: as many as fill two registers, those beyond the board never used.
pub(crate) const WIDE: usize = 32;
/// A number for each place of a rank or a file.
pub(crate) type Line = [i16; WIDE];

impl Bits {
    pub(crate) const EMPTY: Bits = Bits([0; ROWS]);

    /// The points of a board of that size that fulfil a condition.
    pub(crate) fn of(size: usize, condition: impl Fn(Point) -> bool) -> Bits {
        let mut bits = Bits::EMPTY;
        Point::all(size).filter(|p| condition(*p)).for_each(|p| bits.add(p));
        bits
    }

    /// One point, or none. All words are computed at once: a single word written by itself would delay every read of the whole set.
    #[inline(always)]
    pub(crate) fn only(point: Option<Point>) -> Bits {
        let (row, bit) = point.map_or((ROWS, 0), |point| (point.rank(), 1 << point.file()));
        let mut only = Bits::EMPTY;
        for rank in 0..ROWS {
            only.0[rank] = if rank == row { bit } else { 0 };
        }
        only
    }

    /// The pieces of a side, the king among the defenders.
    #[inline(always)]
    pub(crate) fn occupied(position: &Position, side: Side) -> Bits {
        let mut occupied = Bits::EMPTY;
        for rank in 0..MAX_SIZE {
            occupied.0[rank] = position.on_rank(side, rank);
        }
        occupied
    }

    /// The same on its side: a word for each file, bit 0 the lowest rank.
    #[inline(always)]
    pub(crate) fn files_occupied(position: &Position, side: Side) -> Bits {
        let mut occupied = Bits::EMPTY;
        for file in 0..MAX_SIZE {
            occupied.0[file] = position.on_file(side, file);
        }
        occupied
    }

    #[inline(always)]
    pub(crate) const fn has(&self, point: Point) -> bool {
        self.0[point.rank()] >> point.file() & 1 != 0
    }

    #[inline(always)]
    pub(crate) const fn add(&mut self, point: Point) {
        self.0[point.rank()] |= 1 << point.file();
    }

    // Plain loops, not iterators: they are inlined, and so compiled for what the machine has (see `wide`).

    #[inline(always)]
    pub(crate) fn count(&self) -> i32 {
        let mut count = 0;
        for rank in 0..ROWS {
            count += self.0[rank].count_ones();
        }
        count as i32
    }

    #[inline(always)]
    pub(crate) fn is_empty(&self) -> bool {
        let mut any = 0;
        for rank in 0..ROWS {
            any |= self.0[rank];
        }
        any == 0
    }

    #[inline(always)]
    pub(crate) fn and(&self, other: &Bits) -> Bits {
        self.with(other, |a, b| a & b)
    }

    #[inline(always)]
    pub(crate) fn or(&self, other: &Bits) -> Bits {
        self.with(other, |a, b| a | b)
    }

    #[inline(always)]
    pub(crate) fn without(&self, other: &Bits) -> Bits {
        self.with(other, |a, b| a & !b)
    }

    #[inline(always)]
    fn with(&self, other: &Bits, combine: impl Fn(u32, u32) -> u32) -> Bits {
        let mut result = Bits::EMPTY;
        for rank in 0..ROWS {
            result.0[rank] = combine(self.0[rank], other.0[rank]);
        }
        result
    }

    pub(crate) fn points(&self) -> impl Iterator<Item = Point> {
        self.0.into_iter().enumerate().flat_map(|(rank, row)| bits(row).map(move |file| Point::new(file, rank)))
    }

    /// Everything that pieces on these points reach by one slide along rank or file over `free` points, themselves left out
    /// unless another reaches them.
    #[inline(always)]
    pub(crate) fn slide(&self, free: &Bits) -> Bits {
        let mut reached = Bits::EMPTY;
        for rank in 0..ROWS {
            reached.0[rank] = along(self.0[rank], free.0[rank]);
        }
        let mut coming = 0;
        for rank in 0..MAX_SIZE {
            let through = coming & free.0[rank];
            reached.0[rank] |= through;
            coming = through | self.0[rank];
        }
        coming = 0;
        for rank in (0..MAX_SIZE).rev() {
            let through = coming & free.0[rank];
            reached.0[rank] |= through;
            coming = through | self.0[rank];
        }
        reached
    }

    /// As [`Bits::slide`], but at most `speed` points far.
    #[inline(always)]
    pub(crate) fn slide_within(&self, free: &Bits, speed: Option<u32>) -> Bits {
        match speed {
            None => self.slide(free),
            Some(speed) => self.slide_slowly(free, speed),
        }
    }

    /// The [slides](Bits::slide) of four sets, each over points free to it. Along the ranks every rank goes by itself; across them one waits for
    /// the one before, and four that wait side by side take no longer than one.
    #[inline(always)]
    pub(crate) fn slide_four(sets: [&Bits; 4], free: [&Bits; 4]) -> [Bits; 4] {
        let (mut pieces, mut open, mut across) = ([[0; 4]; ROWS], [[0; 4]; ROWS], [[0; 4]; ROWS]);
        for rank in 0..ROWS {
            for set in 0..4 {
                pieces[rank][set] = sets[set].0[rank];
                open[rank][set] = free[set].0[rank];
            }
        }
        let mut coming = [0; 4];
        for rank in 0..MAX_SIZE {
            for set in 0..4 {
                across[rank][set] = coming[set] & open[rank][set];
                coming[set] = across[rank][set] | pieces[rank][set];
            }
        }
        coming = [0; 4];
        for rank in (0..MAX_SIZE).rev() {
            for set in 0..4 {
                let through = coming[set] & open[rank][set];
                across[rank][set] |= through;
                coming[set] = through | pieces[rank][set];
            }
        }
        let mut reached = [Bits::EMPTY; 4];
        for (rank, across) in across.iter().enumerate() {
            for set in 0..4 {
                reached[set].0[rank] = across[set];
            }
        }
        for set in 0..4 {
            for rank in 0..ROWS {
                reached[set].0[rank] |= along(sets[set].0[rank], free[set].0[rank]);
            }
        }
        reached
    }

    #[inline(never)]
    fn slide_slowly(&self, free: &Bits, speed: u32) -> Bits {
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
    #[inline(always)]
    pub(crate) fn flood(&self, open: &Bits) -> Bits {
        self.flood_until(
            open,
            #[inline(always)]
            |_| false,
        )
    }

    /// The same, but no farther once what has been reached is `enough`.
    #[inline(always)]
    pub(crate) fn flood_until(&self, open: &Bits, enough: impl Fn(&Bits) -> bool) -> Bits {
        let mut filled = self.and(open);
        loop {
            let before = filled;
            // Up the ranks and down them side by side, each filled from the one before and a step aside; then whole stretches of every rank.
            let mut down = filled;
            for rank in 1..MAX_SIZE {
                let row = filled.0[rank] | filled.0[rank - 1] & open.0[rank];
                filled.0[rank] = row | (row << 1 | row >> 1) & open.0[rank];
                let rank = MAX_SIZE - 1 - rank;
                let row = down.0[rank] | down.0[rank + 1] & open.0[rank];
                down.0[rank] = row | (row << 1 | row >> 1) & open.0[rank];
            }
            for rank in 0..ROWS {
                filled.0[rank] |= down.0[rank];
                filled.0[rank] |= along(filled.0[rank], open.0[rank]);
            }
            if filled == before || enough(&filled) {
                return filled;
            }
        }
    }

    /// The points beside these.
    #[inline(always)]
    pub(crate) fn beside(&self) -> Bits {
        let mut beside = Bits::EMPTY;
        for rank in 0..ROWS {
            beside.0[rank] = self.0[rank] << 1 | self.0[rank] >> 1;
        }
        for rank in 1..MAX_SIZE {
            beside.0[rank] |= self.0[rank - 1];
            beside.0[rank - 1] |= self.0[rank];
        }
        beside
    }

    /// These points and those beside them, also diagonally.
    #[inline(always)]
    pub(crate) fn grown(&self) -> Bits {
        let mut simd = Bits::EMPTY;
        for rank in 0..ROWS {
            simd.0[rank] = self.0[rank] | self.0[rank] << 1 | self.0[rank] >> 1;
        }
        let mut grown = simd;
        for rank in 1..MAX_SIZE {
            grown.0[rank] |= simd.0[rank - 1];
            grown.0[rank - 1] |= simd.0[rank];
        }
        grown
    }

    /// The points diagonally beside these.
    #[inline(always)]
    pub(crate) fn diagonal(&self) -> Bits {
        let mut aside = Bits::EMPTY;
        for rank in 0..ROWS {
            aside.0[rank] = self.0[rank] << 1 | self.0[rank] >> 1;
        }
        let mut diagonal = Bits::EMPTY;
        for rank in 1..MAX_SIZE {
            diagonal.0[rank] |= aside.0[rank - 1];
            diagonal.0[rank - 1] |= aside.0[rank];
        }
        diagonal
    }
}

/// The eight by eight points in a corner of the board, whose sets are single words: a byte a rank, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Block {
    file: usize,
    rank: usize,
}

impl Block {
    const SIDE: usize = 8;

    /// The block in a corner of a board of that size. A smaller board is all in it.
    pub(crate) const fn in_corner(size: usize, right: bool, top: bool) -> Block {
        let far = size.saturating_sub(Block::SIDE);
        Block { file: if right { far } else { 0 }, rank: if top { far } else { 0 } }
    }

    /// Those of the points that are in the block.
    #[inline(always)]
    pub(crate) fn of(self, bits: &Bits) -> u64 {
        let mut bytes = [0; Block::SIDE];
        for (byte, row) in bytes.iter_mut().zip(&bits.0[self.rank..self.rank + Block::SIDE]) {
            *byte = (row >> self.file) as u8;
        }
        u64::from_le_bytes(bytes)
    }

    /// The points of a word of the block, on the board.
    #[inline(always)]
    pub(crate) fn spread(self, word: u64) -> Bits {
        let mut bits = Bits::EMPTY;
        for place in 0..Block::SIDE {
            bits.0[self.rank + place] = ((word >> (place * Block::SIDE)) as u32 & 0xff) << self.file;
        }
        bits
    }

    /// The points as one word; `None` if one of them is outside.
    pub(crate) fn word(self, points: impl Iterator<Item = Point>) -> Option<u64> {
        let mut word = 0;
        for point in points {
            let [file, rank] = [point.file().checked_sub(self.file)?, point.rank().checked_sub(self.rank)?];
            if file >= Block::SIDE || rank >= Block::SIDE {
                return None;
            }
            word |= 1 << (rank * Block::SIDE + file);
        }
        Some(word)
    }
}

/// What pieces on `own` reach along their rank over `open` points, both ways.
#[inline(always)]
const fn along(own: u32, open: u32) -> u32 {
    run_up(own, open) | run_down(own, open)
}

/// The nearest bits set below and above bit `at`.
#[inline(always)]
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
            let (none, all) = (Bits::EMPTY, Bits::of(9, |_| true));
            let four = Bits::slide_four([&sources, &none, &free, &sources], [&free, &free, &all, &sources]);
            let singly = [(&sources, &free), (&none, &free), (&free, &all), (&sources, &sources)];
            assert_eq!(four, singly.map(|(sources, free)| sources.slide(free)));
            assert_eq!(sources.slide_within(&free, Some(1)), sources.beside().and(&free));
            let twice =
                Bits::of(9, |p| sources.points().any(|s| s.file().abs_diff(p.file()) == 1 && s.rank().abs_diff(p.rank()) == 1));
            assert_eq!(sources.diagonal().and(&Bits::of(9, |_| true)), twice);
            let around =
                Bits::of(9, |p| sources.points().any(|s| s.file().abs_diff(p.file()).max(s.rank().abs_diff(p.rank())) <= 1));
            assert_eq!(sources.grown().and(&Bits::of(9, |_| true)), around);
            let open = free.or(&sources);
            assert_eq!(sources.flood(&open), walk(&sources, &open, true));
        }
    }

    #[test]
    fn one_point_is_a_set_of_that_point() {
        assert_eq!(Bits::only(None), Bits::EMPTY);
        for point in Point::all(MAX_SIZE) {
            let mut added = Bits::EMPTY;
            added.add(point);
            assert_eq!(Bits::only(Some(point)), added, "{point}");
        }
    }

    #[test]
    fn a_block_is_the_corner_of_its_board() {
        for (sources, _) in boards() {
            for (right, top) in [(false, false), (true, false), (false, true), (true, true)] {
                let block = Block::in_corner(9, right, top);
                let inside = |p: &Point| {
                    (p.file() > 0 || !right) && (p.file() < 8 || right) && (p.rank() > 0 || !top) && (p.rank() < 8 || top)
                };
                let expected = block.word(sources.points().filter(inside));
                assert_eq!(Some(block.of(&sources)), expected, "{right} {top}");
                assert!(block.spread(block.of(&sources)).points().eq(sources.points().filter(inside)), "{right} {top}");
                assert_eq!(block.word(sources.points()), expected.filter(|_| sources.points().all(|p| inside(&p))));
            }
        }
    }

    #[test]
    fn the_nearest_bits_leave_out_the_bit_itself() {
        assert_eq!(nearest(0b1001_0110, 4), [Some(2), Some(7)]);
        assert_eq!(nearest(0b0001_0000, 4), [None, None]);
        assert_eq!(nearest(1 << 18, 0), [None, Some(18)]);
    }
}
