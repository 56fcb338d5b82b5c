//! Numbers whose exclusive or identifies a position: one for each piece on each point, one for the side to move, one for a king that
//! has moved where that matters, one for each point from which a piece may go on capturing.

use crate::point::Point;
use crate::side::Piece;

/// A line for each piece, and one for the piece that may go on.
const LINES: usize = Piece::COUNT + 1;
static TABLE: [[u64; Point::COUNT]; LINES] = table();

/// Flipped when the turn changes.
pub(crate) const SIDE: u64 = 0x9d39_247e_3377_6d41;
/// Present when the king has moved, under rules that care.
pub(crate) const KING_MOVED: u64 = 0x2af7_3980_05aa_a5c7;

#[inline]
pub(crate) fn key(piece: Piece, point: Point) -> u64 {
    TABLE[piece.index()][point.index()]
}

/// Present while the piece on a point may go on capturing.
pub(crate) fn going_on(point: Point) -> u64 {
    TABLE[Piece::COUNT][point.index()]
}

/// Numbers from the splitmix64 sequence (Steele, Lea and Flood 2014).
const fn table() -> [[u64; Point::COUNT]; LINES] {
    let mut table = [[0; Point::COUNT]; LINES];
    let mut state = 0x0616_1951_1952_u64;
    let mut piece = 0;
    while piece < LINES {
        let mut index = 0;
        while index < Point::COUNT {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = state;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            table[piece][index] = z ^ (z >> 31);
            index += 1;
        }
        piece += 1;
    }
    table
}
