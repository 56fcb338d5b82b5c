//! The weights of the evaluation, set by hand and tried in games. All are hundredths of a man as the attackers see it.

use crate::terrain::Terrain;

/// One column of the table: what holds where the king escapes to the corners, or to the edge.
pub(crate) struct Weights {
    /// A man of the attackers. The unit of all scores.
    pub(crate) attacker: i32,
    /// A man of the defenders, who have half as many.
    pub(crate) defender: i32,
    /// The king has one way out, two, or more, now. Two cannot be closed with one move.
    pub(crate) ways_out: [i32; 3],
    /// Points the king reaches in one move from which a goal is one move away: for each of the first few.
    pub(crate) ways_in_two: i32,
    /// The same one move farther away.
    pub(crate) ways_in_three: i32,
    /// A point that the king reaches in one move.
    pub(crate) king_freedom: i32,
    /// The king is cut off from every goal, however his own men step aside.
    pub(crate) ring_closed: i32,
    /// A point inside a closed ring.
    pub(crate) ring_point: i32,
    /// A corner that is closed to the king, and one of whose fences so many men are missing.
    pub(crate) corner_closed: i32,
    pub(crate) fence_missing: [i32; 4],
    /// A line (rank or file, from either end) on which an attacker stands outermost, or a defender.
    pub(crate) guarded_end: i32,
    /// A point that a side's men can reach.
    pub(crate) reach: i32,
    /// Moves that attackers need to capture the king where he stands: one, two, three.
    pub(crate) captors_missing: [i32; 3],
}

const CORNER: Weights = Weights {
    attacker: 100,
    defender: 160,
    ways_out: [150, 900, 1_200],
    ways_in_two: 35,
    ways_in_three: 6,
    king_freedom: 3,
    ring_closed: 500,
    ring_point: 2,
    corner_closed: 250,
    fence_missing: [160, 100, 60, 25],
    guarded_end: 4,
    reach: 1,
    captors_missing: [120, 25, 8],
};

const EDGE: Weights = Weights {
    attacker: 100,
    defender: 130,
    ways_out: [150, 900, 1_200],
    ways_in_two: 25,
    ways_in_three: 5,
    king_freedom: 4,
    ring_closed: 500,
    ring_point: 2,
    corner_closed: 0,
    fence_missing: [0; 4],
    guarded_end: 12,
    reach: 1,
    captors_missing: [120, 30, 8],
};

impl Weights {
    /// The column for a rule set.
    pub(crate) fn of(terrain: &Terrain<'_>) -> &'static Weights {
        if terrain.corners.is_empty() { &EDGE } else { &CORNER }
    }
}
