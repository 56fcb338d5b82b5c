//! The features of a quiet move, by which moves are ordered before history is known.

use super::slots::slotted;

slotted! {
    /// A thing that a move does. It has one slot, or one for each place of the board.
    MoveFeature {
        /// The place that a man leaves, and the one it goes to.
        From "from" 55;
        To "to" 55;
        /// The place that the king goes to.
        KingTo "king-to" 55;
        /// A man goes to a point that the king reaches, from which a goal is one move away.
        ToLookout "to-lookout" 1;
        /// To any point that the king reaches.
        ToKingsReach "to-kings-reach" 1;
        /// To a point from which a goal is one move away for the king, two moves.
        ToGoalInOne "to-goal-in-one" 1;
        ToGoalInTwo "to-goal-in-two" 1;
        /// To a point that the most complete fence before a corner lacks, which lacks one to four men.
        ToFence "to-fence" 4;
        /// Beside the king, a man of the enemy's, one of its own side; diagonally beside one of its own.
        ToBesideKing "to-beside-king" 1;
        ToBesideEnemy "to-beside-enemy" 1;
        ToBesideOwn "to-beside-own" 1;
        ToDiagonalOwn "to-diagonal-own" 1;
        /// Where the enemy could capture it.
        ToExposed "to-exposed" 1;
        /// Where it threatens to capture.
        ToThreat "to-threat" 1;
        /// A man leaves a fence that closes a corner.
        FromFence "from-fence" 1;
        /// It could be captured where it stands.
        FromExposed "from-exposed" 1;
        /// It stood beside the king, an enemy, one of its own; diagonally beside one of its own.
        FromBesideKing "from-beside-king" 1;
        FromBesideEnemy "from-beside-enemy" 1;
        FromBesideOwn "from-beside-own" 1;
        FromDiagonalOwn "from-diagonal-own" 1;
        /// The king goes where a goal is one move away, two moves.
        KingToGoalInOne "king-to-goal-in-one" 1;
        KingToGoalInTwo "king-to-goal-in-two" 1;
        /// It goes beside an enemy.
        KingToBesideEnemy "king-to-beside-enemy" 1;
    }
}
