//! The seam between search and evaluation.

use hnefi_rules::{Effect, Move, Position};

use crate::board::LazyView;
use crate::score::Score;

/// A static evaluation. The search is generic over it, so that calls are direct.
///
/// The search says which moves it makes and takes back on its way through the tree, so that an evaluator can keep an accumulator (as a network
/// that is updated efficiently, NNUE, does). A turn that is passed changes no piece and is not told: the side to move is read from the
/// position that is evaluated.
pub(crate) trait Evaluator {
    /// Begins at the root of a search; everything made before is forgotten.
    fn set_root(&mut self, root: &Position) {
        let _ = root;
    }

    /// A move has been made on `before`. The effect has its captures.
    #[inline(always)]
    fn made(&mut self, before: &Position, mv: Move, effect: &Effect) {
        let _ = (before, mv, effect);
    }

    /// The last move made has been taken back.
    #[inline(always)]
    fn unmade(&mut self) {}

    /// The raw eval of the position that the moves made led to, for its side to move.
    fn evaluate(&mut self, position: &Position) -> Score;

    /// The same for a node whose moves will be ordered: what the evaluator needs of the [`View`](crate::board::View) is then computed only
    /// once.
    fn evaluate_node(&mut self, node: &LazyView<'_>) -> Score {
        self.evaluate(node.position)
    }

    /// No single capture of a man changes the evaluation by more than this: the margin of futility pruning in quiescence search (delta
    /// pruning), in hundredths of a man.
    fn largest_gain(&self) -> i32;

    /// Whether the position is a hunt or a siege: the attackers only have to catch what is left, and should not settle for a draw.
    fn is_hunt(&self, position: &Position) -> bool {
        let _ = position;
        false
    }
}
