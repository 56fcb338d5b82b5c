//! The features of a position: what the evaluation counts, each with as many slots as it has cases.

use super::slots::slotted;

slotted! {
    /// A feature: a position has a count for each of its slots.
    Feature {
        /// Having the move.
        Tempo "tempo" 1;
        /// Men of the attackers.
        Attackers "attackers" 1;
        /// Men of the defenders.
        Defenders "defenders" 1;
        /// The directions in which a goal lies open to the king: one, two, more.
        WaysOut "ways-out" 3;
        /// Points the king reaches in one move from which a goal is one move away: one to six or more.
        WaysInTwo "ways-in-two" 6;
        /// The same one move farther away.
        WaysInThree "ways-in-three" 6;
        /// Points that the king reaches in one move.
        KingFreedom "king-freedom" 1;
        /// The king cannot move: its men stand around it, or the attackers'.
        KingStuck "king-stuck" 1;
        /// Where the king stands: the 55 places that the widest board has if those that turn or mirror into one another are one.
        KingAt "king-at" 55;
        /// Moves that attackers need to capture the king where it stands: one to four.
        CaptorsMissing "captors-missing" 4;
        /// Attackers beside the king: one to four.
        BesideKing "beside-king" 4;
        /// The king's sides that an attacker could come to: one to four.
        BesideReached "beside-reached" 4;
        /// How near the attackers are to the king: each as many steps as it is short of eight, also diagonally.
        NearKing "near-king" 1;
        /// Men of its own beside the king.
        Guards "guards" 1;
        /// The king is cut off from every goal, however its own men step aside.
        RingClosed "ring-closed" 1;
        /// The points inside a closed ring: by how often their number can be halved.
        RingRoom "ring-room" 9;
        /// The points inside a closed ring, one by one.
        RingPoints "ring-points" 1;
        /// Attackers at most one, two and three steps from a closed ring, also diagonally.
        RingMen "ring-men" 3;
        /// Men of the defenders outside a closed ring.
        RingOutside "ring-outside" 1;
        /// Points of the edge inside a closed ring.
        RingEdge "ring-edge" 1;
        /// The points that the quarry could reach past the attackers as they stand, and if each also barred the points one and two steps away.
        QuarryRoom "quarry-room" 3;
        /// The corners among them.
        QuarryCorners "quarry-corners" 3;
        /// Corners closed to the king: one to four.
        CornersClosed "corners-closed" 4;
        /// Corners whose best fence lacks one to four men.
        FenceMissing "fence-missing" 4;
        /// Corners with one to five or more attackers near.
        CornerGuards "corner-guards" 5;
        /// Men of the defenders near a corner.
        CornerVisitors "corner-visitors" 1;
        /// Lines, from either end, on which an attacker stands outermost, and a defender.
        EndsAttackers "ends-attackers" 1;
        EndsDefenders "ends-defenders" 1;
        /// Points that the attackers' men reach in one move, and the defenders'.
        ReachAttackers "reach-attackers" 1;
        ReachDefenders "reach-defenders" 1;
        /// Points where a defender that can come there captures an attacker, and the other way round.
        HangingAttackers "hanging-attackers" 1;
        HangingDefenders "hanging-defenders" 1;
        /// Where the attackers' men stand, by the same places as the king.
        AttackersAt "attackers-at" 55;
        /// Where the defenders' men stand.
        DefendersAt "defenders-at" 55;
        /// Attackers diagonally beside one another, and side by side.
        AttackersDiagonal "attackers-diagonal" 1;
        AttackersAdjacent "attackers-adjacent" 1;
        /// The same for the defenders, the king among them.
        DefendersDiagonal "defenders-diagonal" 1;
        DefendersAdjacent "defenders-adjacent" 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_slot_has_a_place_of_its_own() {
        let mut places: Vec<usize> = Feature::ALL.iter().flat_map(|term| term.first()..term.first() + term.slots()).collect();
        places.dedup();
        assert_eq!(places, (0..SLOTS).collect::<Vec<_>>());
    }
}
