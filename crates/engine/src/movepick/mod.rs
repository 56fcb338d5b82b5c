//! The move picker: the transposition table's move, captures, killers, then quiet moves by history and static score. Each stage is generated
//! only when the one before has not cut off.

pub(crate) mod history;
mod quiet_list;
pub(crate) mod quiet_score;

use hnefi_rules::{Move, Point, Position};

use crate::board::{Bits, BoardTables, LazyView, captures, threats};
pub(crate) use history::History;
use quiet_list::QuietList;
pub(crate) use quiet_score::MoveEndScores;
use quiet_score::QuietScores;

/// A move that was picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Picked {
    pub(crate) mv: Move,
    /// Whether it captures no man between two enemies.
    pub(crate) quiet: bool,
    /// What [`History::of`] knows of it.
    pub(crate) history_score: i32,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// The move to try before all others: that of the transposition table, or one that repeats a position.
    First,
    /// Captures.
    Captures,
    /// Killer moves.
    Killers(usize),
    /// All other moves.
    Quiets,
}

/// A move and its rank in one word, so that words compare as ranks do: the rank above [`MOVE_BITS`] bits of the move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Ranked(u64);

const INDEX_BITS: u32 = 10;
const MOVE_BITS: u32 = 2 * INDEX_BITS;
const _: () = assert!(Point::COUNT <= 1 << INDEX_BITS);
/// No rank is so low.
const LOWEST: i32 = -1_000_000;

impl Ranked {
    #[inline(always)]
    const fn new(mv: Move, rank: i32) -> Ranked {
        let place = (mv.from.index() as u64) << INDEX_BITS | mv.to.index() as u64;
        // Of equals the one whose points come first is taken.
        Ranked(((rank - LOWEST) as u64) << MOVE_BITS | (place ^ ((1 << MOVE_BITS) - 1)))
    }

    fn mv(self) -> Option<Move> {
        let place = !self.0 as usize;
        let point = |index: usize| Point::from_index(index & ((1 << INDEX_BITS) - 1));
        Some(Move { from: point(place >> INDEX_BITS)?, to: point(place)? })
    }
}

/// Picks the moves of one node, best first.
pub(crate) struct MovePicker {
    first_move: Option<Move>,
    killers: [Option<Move>; 2],
    stage: Stage,
    /// Whether the moves of the stage have been found.
    filled: bool,
    /// Captures, or moves to certain points: few.
    moves: Vec<Ranked>,
    /// Quiet moves.
    quiet_list: QuietList,
    /// Where a capture ends.
    landing: Bits,
}

impl MovePicker {
    /// A picker that hands out `first_move` before all others, if there is one. `scratch` is a buffer to be used again.
    pub(crate) fn new(first_move: Option<Move>, killers: [Option<Move>; 2], scratch: Scratch) -> MovePicker {
        let Scratch { mut moves, quiet_list } = scratch;
        moves.clear();
        let stage = if first_move.is_some() { Stage::First } else { Stage::Captures };
        MovePicker { first_move, killers, stage, filled: false, moves, quiet_list, landing: Bits::EMPTY }
    }

    /// What the next move would come from.
    pub(crate) const fn stage(&self) -> Stage {
        self.stage
    }

    /// The move to try before all others, the first time.
    pub(crate) fn first_move(&mut self) -> Option<Move> {
        if self.stage != Stage::First {
            return None;
        }
        self.stage = Stage::Captures;
        self.first_move
    }

    /// The next move of a node where every move is worth a thought.
    pub(crate) fn next(&mut self, node: &PickContext<'_>, view: &LazyView<'_>, legal: &mut Vec<Move>) -> Option<Picked> {
        let (position, tables) = (node.position, node.tables);
        if self.stage == Stage::Captures {
            if !self.filled {
                self.landing = captures::landing_points(position, tables);
                legal.clear();
                captures::captures_on(position, tables, &self.landing, legal);
                let first_move = self.first_move;
                let others = legal.iter().filter(|mv| Some(**mv) != first_move);
                self.moves.extend(others.map(|mv| Ranked::new(*mv, node.history_score(*mv))));
                self.filled = true;
            }
            if let Some(mv) = self.best() {
                return Some(Picked { mv, quiet: false, history_score: node.history_score(mv) });
            }
            self.stage = Stage::Killers(0);
        }
        while let Stage::Killers(number) = self.stage {
            let killer = self.killers.get(number).copied();
            self.stage = if killer.is_some() { Stage::Killers(number + 1) } else { Stage::Quiets };
            if let Some(Some(mv)) = killer
                && Some(mv) != self.first_move
                && !self.captures(node, mv)
                && position.is_legal(tables.compiled, mv)
            {
                return Some(Picked { mv, quiet: true, history_score: node.history_score(mv) });
            }
            self.filled = false;
        }
        if !self.filled {
            let quiet_score = QuietScores::new(view.get(), node.end_scores);
            self.quiet_list.fill(position, tables, node.history, &quiet_score);
            self.filled = true;
        }
        loop {
            let mv = self.quiet_list.next()?;
            let handed_out = |other: Option<Move>| other == Some(mv);
            if !handed_out(self.first_move) && !self.killers.into_iter().any(handed_out) && !self.captures(node, mv) {
                return Some(Picked { mv, quiet: true, history_score: node.history_score(mv) });
            }
        }
    }

    /// The next move of a node where only moves to certain points are worth a thought.
    pub(crate) fn next_to(&mut self, node: &PickContext<'_>, points: impl FnOnce() -> Bits) -> Option<Picked> {
        if !self.filled {
            let (position, tables) = (node.position, node.tables);
            self.landing = captures::landing_points(position, tables);
            for mv in points().points().flat_map(|to| threats::moves_to(position, tables, to)) {
                if Some(mv) != self.first_move {
                    let first = if self.captures(node, mv) { CAPTURE } else { 0 };
                    self.moves.push(Ranked::new(mv, first + node.history_score(mv)));
                }
            }
            self.filled = true;
        }
        let mv = self.best()?;
        Some(Picked { mv, quiet: !self.captures(node, mv), history_score: node.history_score(mv) })
    }

    fn captures(&self, node: &PickContext<'_>, mv: Move) -> bool {
        captures::captures(node.position, node.tables, &self.landing, mv)
    }

    /// The best of the few moves left in the stage.
    fn best(&mut self) -> Option<Move> {
        let best = self.moves.iter().enumerate().max_by_key(|(_, ranked)| **ranked)?.0;
        self.moves.swap_remove(best).mv()
    }

    /// The buffer, to be used again.
    pub(crate) fn into_scratch(self) -> Scratch {
        Scratch { moves: self.moves, quiet_list: self.quiet_list }
    }
}

const CAPTURE: i32 = 500_000;

/// Buffers for a picker.
#[derive(Clone, Default)]
pub(crate) struct Scratch {
    moves: Vec<Ranked>,
    quiet_list: QuietList,
}

/// The node whose moves are handed out.
pub(crate) struct PickContext<'a> {
    pub(crate) position: &'a Position,
    pub(crate) tables: &'a BoardTables<'a>,
    pub(crate) end_scores: &'a MoveEndScores<'a>,
    pub(crate) history: &'a History,
}

impl PickContext<'_> {
    #[inline(always)]
    fn history_score(&self, mv: Move) -> i32 {
        self.history.of(self.position.side(), mv)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_compare_as_ranks_do_and_keep_their_moves() {
        let mv = |text: &str| text.parse::<hnefi_rules::MoveText>().expect(text).mv;
        let order = [("a1-a2", 16_000), ("s19-a19", 16_000), ("a1-a2", 0), ("a1-b1", -3), ("s1-s19", -20_000)];
        let ranked = order.map(|(text, rank)| Ranked::new(mv(text), rank));
        assert!(ranked.is_sorted_by(|a, b| a > b));
        for (ranked, (text, _)) in ranked.into_iter().zip(order) {
            assert_eq!(ranked.mv(), Some(mv(text)));
        }
    }
}
