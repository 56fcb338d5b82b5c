//! Numbers whose exclusive or identifies a position: one for each piece on each point, one for the side to move, one for a king that
//! has moved where that matters, one for each point from which a piece may go on capturing.

use crate::point::Point;
use crate::side::Piece;

/// Flipped when the turn changes.
pub(crate) const SIDE: u64 = 0x9d39_247e_3377_6d41;
/// Present when the king has moved, under rules that care.
pub(crate) const KING_MOVED: u64 = 0x2af7_3980_05aa_a5c7;

#[inline]
pub(crate) fn key(piece: Piece, point: Point) -> u64 {
    number(piece.index(), point.index())
}

/// Present while the piece on a point may go on capturing.
pub(crate) fn going_on(point: Point) -> u64 {
    number(Piece::COUNT, point.index())
}

/// For a browser: 60 kB that cannot be compressed are not worth two multiplications.
#[cfg(target_family = "wasm")]
use splitmix as number;

#[cfg(not(target_family = "wasm"))]
#[inline]
fn number(line: usize, index: usize) -> u64 {
    static TABLE: [[u64; Point::COUNT]; LINES] = table();
    TABLE[line][index]
}

/// A line for each piece, and one for the piece that may go on.
#[cfg(any(test, not(target_family = "wasm")))]
const LINES: usize = Piece::COUNT + 1;

#[cfg(not(target_family = "wasm"))]
const fn table() -> [[u64; Point::COUNT]; LINES] {
    let mut table = [[0; Point::COUNT]; LINES];
    let mut line = 0;
    while line < LINES {
        let mut index = 0;
        while index < Point::COUNT {
            table[line][index] = splitmix(line, index);
            index += 1;
        }
        line += 1;
    }
    table
}

/// A number of the splitmix64 sequence (Steele, Lea and Flood 2014).
const fn splitmix(line: usize, index: usize) -> u64 {
    let place = (line * Point::COUNT + index + 1) as u64;
    let z = 0x0616_1951_1952_u64.wrapping_add(place.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sequence as its authors write it, one number after the other.
    #[test]
    fn the_numbers_are_those_of_the_sequence() {
        let mut state = 0x0616_1951_1952_u64;
        for line in 0..LINES {
            for index in 0..Point::COUNT {
                state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
                let mut z = state;
                z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
                z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
                assert_eq!((number(line, index), splitmix(line, index)), (z ^ (z >> 31), z ^ (z >> 31)));
            }
        }
    }
}
