//! Floods: which points hang together, side by side along rows and columns.

use crate::lines::Lines;
use crate::point::MAX_SIZE;

/// Whether the flood from `seeds` over the points of `open` meets one of `targets`. It stops as soon as it does. Seeds need not be open.
pub(crate) fn flood_meets(seeds: &Lines, open: &Lines, targets: &Lines, size: usize) -> bool {
    flood_past(seeds, open, targets, size).is_none()
}

/// The flood from `seeds` over the points of `open`; `None` as soon as it meets one of `targets`. Seeds need not be open.
pub(crate) fn flood_past(seeds: &Lines, open: &Lines, targets: &Lines, size: usize) -> Option<Lines> {
    let mut reached = *seeds;
    loop {
        if (1..=size).any(|row| reached[row] & targets[row] != 0) {
            return None;
        }
        if !spread(&mut reached, open, size) {
            return Some(reached);
        }
    }
}

/// Where pieces come that stop on some points and go straight over others, by moves along rows and columns.
pub(crate) struct Walk {
    /// Where they can come to stand.
    pub(crate) reach: Lines,
    /// The points where they cannot stop that they pass, along the rows and along the columns.
    along: Lines,
    across: Lines,
}

impl Walk {
    pub(crate) fn from(reach: Lines) -> Walk {
        Walk { reach, along: [0; MAX_SIZE + 2], across: [0; MAX_SIZE + 2] }
    }

    /// One step outwards, and further still up the board. `ground` are the points of a row where they can stop, `passage` those that they
    /// can only pass, and `landing` those where they come by jumps from what is reached. False once there is nothing left to reach.
    pub(crate) fn spread(
        &mut self,
        ground: impl Fn(usize) -> u32,
        passage: impl Fn(usize) -> u32,
        landing: impl Fn(&Lines, usize) -> u32,
        size: usize,
    ) -> bool {
        let Walk { reach, along, across } = self;
        let mut grown = false;
        for row in 1..=size {
            let here = reach[row] | along[row];
            let in_row = here << 1 | here >> 1;
            let in_column = reach[row - 1] | across[row - 1] | reach[row + 1] | across[row + 1];
            let next = [
                reach[row] | (in_row | in_column | landing(reach, row)) & ground(row),
                along[row] | in_row & passage(row),
                across[row] | in_column & passage(row),
            ];
            grown |= next != [reach[row], along[row], across[row]];
            [reach[row], along[row], across[row]] = next;
        }
        grown
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
