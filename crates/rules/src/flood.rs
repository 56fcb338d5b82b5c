//! Floods: which points hang together, side by side along rows and columns.

use crate::lines::Lines;

/// Whether the flood from `seeds` over the points of `open` meets one of `targets`. It stops as soon as it does. Seeds need not be open.
pub(crate) fn flood_meets(seeds: &Lines, open: &Lines, targets: &Lines, size: usize) -> bool {
    let mut reached = *seeds;
    loop {
        if (1..=size).any(|row| reached[row] & targets[row] != 0) {
            return true;
        }
        if !spread(&mut reached, open, size) {
            return false;
        }
    }
}

/// One step outwards, and further still up the board, since each row already sees what the row below it has reached. False once there
/// is nothing left to reach.
#[inline]
fn spread(reached: &mut Lines, open: &Lines, size: usize) -> bool {
    let mut grown = false;
    for row in 1..=size {
        let here = reached[row];
        let beside = here << 1 | here >> 1 | reached[row - 1] | reached[row + 1];
        let next = here | beside & open[row];
        grown |= next != here;
        reached[row] = next;
    }
    grown
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::point::MAX_SIZE;

    /// `#` is closed, `*` a seed, `+` what must be reached besides.
    fn lines(picture: &[&str], wanted: &[u8]) -> Lines {
        let mut lines = [0; MAX_SIZE + 2];
        for (row, text) in picture.iter().rev().enumerate() {
            for (column, byte) in text.bytes().enumerate() {
                lines[row + 1] |= u32::from(wanted.contains(&byte)) << (column + 1);
            }
        }
        lines
    }

    #[test]
    fn a_flood_goes_round_walls_and_not_across_corners() {
        let picture = ["+++#.", "+##+#", "+#+++", "+#+#+", "+++#*"];
        let seeds = lines(&picture, b"*");
        let open = lines(&picture, b"*+.");
        for row in 1..=5 {
            for column in 1..=5 {
                let mut target = [0; MAX_SIZE + 2];
                target[row] = 1 << column;
                let wanted = (seeds[row] | lines(&picture, b"+")[row]) >> column & 1 != 0;
                assert_eq!(flood_meets(&seeds, &open, &target, 5), wanted, "row {row}, column {column}");
            }
        }
    }
}
