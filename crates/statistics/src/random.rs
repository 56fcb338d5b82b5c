//! Chance fixed by a seed (splitmix64; Steele, Lea and Flood, “Fast splittable pseudorandom number generators”, 2014).

/// A sequence of numbers that looks random and is the same for the same seed on every machine.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A sequence of its own for each word of the seed: the match's seed, the pair, the attempt.
    #[must_use]
    pub fn new(words: &[u64]) -> Random {
        let mut random = Random(0);
        for word in words {
            random.0 ^= *word;
            random.0 = random.next_u64();
        }
        random
    }

    /// The next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `limit`; 0 where there is none.
    pub fn below(&mut self, limit: usize) -> usize {
        ((u128::from(self.next_u64()) * limit as u128) >> 64) as usize
    }

    /// A throw of the die.
    pub fn throw(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_of_the_die_comes_up_about_as_often() {
        let mut random = Random::new(&[1, 2]);
        let mut faces = [0; 6];
        for _ in 0..60_000 {
            faces[usize::from(random.throw()) - 1] += 1;
        }
        assert!(faces.iter().all(|count| (9_500..10_500).contains(count)), "{faces:?}");
    }

    #[test]
    fn each_word_of_the_seed_counts() {
        let first = |words: &[u64]| Random::new(words).next_u64();
        assert_eq!(first(&[1, 2]), first(&[1, 2]));
        assert_ne!(first(&[1, 2]), first(&[2, 1]));
        assert_ne!(first(&[1, 2]), first(&[1, 3]));
        assert_eq!(Random::new(&[]).below(0), 0);
    }
}
