//! Actions: every move that a board has room for as one number, without a gap.
//!
//! Moves go along a rank or a file under every rule set, jumps included, and a piece that may go on capturing may stay. On a board `size` points
//! wide a piece therefore has `2 × size - 1` targets: the points of its rank, its own for staying, and the other points of its file.

use hnefi_rules::{Move, Point};

/// How many actions a board has.
pub(crate) const fn count(size: usize) -> usize {
    size * size * targets(size)
}

/// How many targets a piece has, whatever stands in its way.
const fn targets(size: usize) -> usize {
    2 * size - 1
}

/// The action of a move along a rank or a file of the board; `None` for any other move.
pub(crate) fn of_move(size: usize, mv: Move) -> Option<usize> {
    let Move { from, to } = mv;
    if !from.is_on_board(size) || !to.is_on_board(size) {
        return None;
    }
    let target = if from.rank() == to.rank() {
        to.file()
    } else if from.file() == to.file() {
        // The point's own rank is left out: it is the target of staying, among those of its rank.
        size + to.rank() - usize::from(to.rank() > from.rank())
    } else {
        return None;
    };
    Some((from.rank() * size + from.file()) * targets(size) + target)
}

/// The move of an action; `None` if the board has fewer.
pub(crate) fn to_move(size: usize, action: usize) -> Option<Move> {
    if action >= count(size) {
        return None;
    }
    let (point, target) = (action / targets(size), action % targets(size));
    let from = Point::new(point % size, point / size);
    let to = if target < size {
        Point::new(target, from.rank())
    } else {
        let rank = target - size;
        Point::new(from.file(), rank + usize::from(rank >= from.rank()))
    };
    Some(Move { from, to })
}
