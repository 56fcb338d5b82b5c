//! Chance for the levels that err: a sequence fixed by its seed (splitmix64; Steele, Lea and Flood 2014).

pub(crate) struct Random(u64);

impl Random {
    /// A sequence of its own for each seed and each position.
    pub(crate) const fn new(seed: u64, position: u64) -> Random {
        Random(seed ^ position.rotate_left(17))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// At least 0 and less than 1.
    pub(crate) fn fraction(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }
}
