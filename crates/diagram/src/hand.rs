//! The unsteady hand that lines are drawn and cut with. It is the same for the same seed, so that a picture has the same bytes every time.

/// A sequence of small deviations.
#[derive(Clone, Debug)]
pub(crate) struct Hand(u32);

impl Hand {
    pub(crate) fn from_seed(seed: u32) -> Hand {
        Hand(seed.wrapping_mul(2_654_435_761))
    }

    /// How far it strays now, from -1 to 1.
    pub(crate) fn stray(&mut self) -> f64 {
        self.0 = (self.0 ^ (self.0 >> 15)).wrapping_mul(2_246_822_519).wrapping_add(0x9e37_79b9);
        f64::from((self.0 >> 8) & 0xffff) / 32_767.0 - 1.0
    }
}
