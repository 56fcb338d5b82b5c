//! Which move to try first: the one the table remembers, captures, killers, then quiet moves by history and by what they do about
//! the king's ways out. The remembered move is tried before any other is even looked for: mostly it is enough.

use hnefi_rules::{Move, Side};

use crate::bits::Bits;
use crate::captures;
use crate::evaluation::View;
use crate::history::History;

/// A move with its place in the order.
#[derive(Clone, Copy)]
pub(crate) struct Ranked {
    pub(crate) mv: Move,
    /// Whether it captures no man between two enemies.
    pub(crate) quiet: bool,
    /// What [`History::of`] knows of it.
    pub(crate) learnt: i32,
    rank: i32,
}

const CAPTURE: i32 = 1_000_000;
const KILLER: i32 = 500_000;

/// How many moves are picked one by one; after them the rest is sorted, so many at a time.
const PICKED: usize = 6;
const SORTED: usize = 32;

/// Hands out the moves of one node, best first.
pub(crate) struct Picker {
    hint: Option<Move>,
    moves: Vec<Ranked>,
    next: usize,
    /// The moves before this place are in order.
    sorted: usize,
    stage: Stage,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Hint,
    Unfilled,
    Filled,
}

impl Picker {
    /// A picker that hands out `hint` first, if there is one. `scratch` is a buffer to be used again.
    pub(crate) fn new(hint: Option<Move>, mut scratch: Vec<Ranked>) -> Picker {
        scratch.clear();
        let stage = if hint.is_some() { Stage::Hint } else { Stage::Unfilled };
        Picker { hint, moves: scratch, next: 0, sorted: 0, stage }
    }

    /// The remembered move, the first time.
    pub(crate) fn hint(&mut self) -> Option<Move> {
        let hint = if self.stage == Stage::Hint { self.hint } else { None };
        if self.stage == Stage::Hint {
            self.stage = Stage::Unfilled;
        }
        hint
    }

    /// Whether the moves must be given now.
    pub(crate) fn is_unfilled(&self) -> bool {
        self.stage == Stage::Unfilled
    }

    /// Takes the moves of the node, and leaves out the one handed out before.
    pub(crate) fn fill(&mut self, legal: &[Move], order: &Order<'_>) {
        self.moves.extend(legal.iter().filter(|mv| Some(**mv) != self.hint).map(|mv| order.ranked(*mv)));
        self.stage = Stage::Filled;
    }

    pub(crate) fn next(&mut self) -> Option<Ranked> {
        if self.next >= self.sorted {
            let rest = self.moves.get_mut(self.next..)?;
            if self.next < PICKED {
                let best = rest.iter().enumerate().max_by_key(|(i, ranked)| (ranked.rank, std::cmp::Reverse(*i)))?.0;
                rest.swap(0, best);
                self.sorted = self.next + 1;
            } else {
                let key = |ranked: &Ranked| (std::cmp::Reverse(ranked.rank), ranked.mv.from, ranked.mv.to);
                if rest.len() > SORTED {
                    rest.select_nth_unstable_by_key(SORTED, key);
                }
                let count = rest.len().min(SORTED);
                rest[..count].sort_unstable_by_key(key);
                self.sorted = self.next + count;
            }
        }
        let ranked = *self.moves.get(self.next)?;
        self.next += 1;
        Some(ranked)
    }

    /// The buffer, to be used again.
    pub(crate) fn into_buffer(self) -> Vec<Ranked> {
        self.moves
    }
}

/// What a move's place depends on.
pub(crate) struct Order<'a> {
    view: &'a View<'a>,
    history: &'a History,
    killers: [Option<Move>; 2],
    landing: Bits,
    /// For the attackers: where the king would stand with a goal before him, and beside the king.
    lookouts: Bits,
    beside_king: Bits,
}

impl<'a> Order<'a> {
    /// For the moves of the position in view, `ply` plies below the root.
    pub(crate) fn new(view: &'a View<'a>, history: &'a History, ply: u32) -> Order<'a> {
        let mut king = Bits::EMPTY;
        view.position.king().into_iter().for_each(|p| king.add(p));
        Order {
            view,
            history,
            killers: history.killers(ply),
            landing: captures::landing_points(view.position, view.terrain),
            lookouts: view.ways.one_move.and(&view.ways.goal_in_one),
            beside_king: king.beside(),
        }
    }

    fn ranked(&self, mv: Move) -> Ranked {
        let quiet = !captures::captures(self.view.position, self.view.terrain, &self.landing, mv);
        let learnt = self.history.of(self.view.position.side(), mv);
        let rank = match quiet {
            false => CAPTURE + learnt,
            true if self.killers.contains(&Some(mv)) => KILLER + learnt,
            true => learnt + self.promise(mv),
        };
        Ranked { mv, quiet, learnt, rank }
    }

    /// What speaks for a quiet move before anything is known of it.
    fn promise(&self, mv: Move) -> i32 {
        let (position, ways) = (self.view.position, &self.view.ways);
        match position.side() {
            Side::Attackers if self.lookouts.has(mv.to) => 3_000,
            Side::Attackers if self.beside_king.has(mv.to) => 1_500,
            Side::Attackers if ways.one_move.has(mv.to) => 500,
            Side::Defenders if position.king() == Some(mv.from) => match () {
                () if ways.goal_in_one.has(mv.to) => 12_000,
                () if ways.goal_in_two.has(mv.to) => 3_000,
                () => 500,
            },
            _ => 0,
        }
    }
}
