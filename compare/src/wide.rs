//! A set of the points of a board 19 wide, for `hnefatafl`. Its own for boards of that size numbers points in eight bits, so that those above
//! the thirteenth row fall on others.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Shl, Shr};

use hnefatafl::bitfield::BitField;
use hnefatafl::tiles::Tile;

const WORDS: usize = 8;
const WIDTH: u32 = 19;

/// Bit 0 is the lowest of the first word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Hash)]
pub(crate) struct Wide([u64; WORDS]);

impl BitField for Wide {
    type Bytes = [u8; WORDS * 8];
    const ROW_WIDTH: u8 = WIDTH as u8;

    fn count_ones(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    fn to_be_bytes(&self) -> Self::Bytes {
        let mut bytes = [0; WORDS * 8];
        for (chunk, word) in bytes.chunks_exact_mut(8).zip(self.0.iter().rev()) {
            chunk.copy_from_slice(&word.to_be_bytes());
        }
        bytes
    }

    fn from_be_bytes(bytes: Self::Bytes) -> Self {
        let mut words = [0; WORDS];
        for (index, byte) in bytes.iter().rev().enumerate() {
            words[index / 8] |= u64::from(*byte) << (index % 8 * 8);
        }
        Wide(words)
    }

    fn tile_mask(tile: Tile) -> Self {
        let bit = u32::from(tile.row) * WIDTH + u32::from(tile.col);
        let mut words = [0; WORDS];
        words[(bit / 64) as usize] = 1 << (bit % 64);
        Wide(words)
    }

    fn trailing_zeros(&self) -> u32 {
        let full = self.0.iter().take_while(|word| **word == 0).count();
        full as u32 * 64 + self.0.get(full).map_or(0, |word| word.trailing_zeros())
    }

    fn leading_zeros(&self) -> u32 {
        let full = self.0.iter().rev().take_while(|word| **word == 0).count();
        full as u32 * 64 + self.0.iter().rev().nth(full).map_or(0, |word| word.leading_zeros())
    }

    fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    fn clear(&mut self) {
        self.0 = [0; WORDS];
    }
}

impl From<u8> for Wide {
    fn from(byte: u8) -> Wide {
        let mut words = [0; WORDS];
        words[0] = u64::from(byte);
        Wide(words)
    }
}

impl BitAnd for Wide {
    type Output = Wide;
    fn bitand(self, other: Wide) -> Wide {
        Wide(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl BitAndAssign for Wide {
    fn bitand_assign(&mut self, other: Wide) {
        *self = *self & other;
    }
}

impl BitOr for Wide {
    type Output = Wide;
    fn bitor(self, other: Wide) -> Wide {
        Wide(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl BitOrAssign for Wide {
    fn bitor_assign(&mut self, other: Wide) {
        *self = *self | other;
    }
}

impl Not for Wide {
    type Output = Wide;
    fn not(self) -> Wide {
        Wide(self.0.map(|word| !word))
    }
}

impl Shl<u32> for Wide {
    type Output = Wide;
    fn shl(self, by: u32) -> Wide {
        let (words, bits) = ((by / 64) as usize, by % 64);
        let word = |i: usize, down: usize| i.checked_sub(words + down).map_or(0, |i| self.0[i]);
        Wide(std::array::from_fn(|i| word(i, 0) << bits | word(i, 1).checked_shr(64 - bits).unwrap_or(0)))
    }
}

impl Shr<u32> for Wide {
    type Output = Wide;
    fn shr(self, by: u32) -> Wide {
        let (words, bits) = ((by / 64) as usize, by % 64);
        let word = |i: usize| self.0.get(i + words).copied().unwrap_or(0);
        Wide(std::array::from_fn(|i| word(i) >> bits | word(i + 1).checked_shl(64 - bits).unwrap_or(0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_go_where_they_are_sent() {
        for bit in [0, 1, 63, 64, 100, 360, 511] {
            let set = Wide::from(1) << bit;
            assert_eq!((set.trailing_zeros(), set.leading_zeros(), set.count_ones()), (bit, 511 - bit, 1));
            assert_eq!(set >> bit, Wide::from(1));
            assert_eq!(Wide::from_be_bytes(set.to_be_bytes()), set);
        }
        assert_eq!(Wide::tile_mask(Tile::new(18, 18)), Wide::from(1) << 360);
        assert!((Wide::from(1) >> 1).is_empty());
    }
}
