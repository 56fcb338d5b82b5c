//! Which move to try first: the one the table remembers, captures, killers, then quiet moves by history and by what they do about
//! the king's ways out.

use hnefi_rules::{Move, Side};

use crate::bits::Bits;
use crate::captures;
use crate::evaluation::View;
use crate::history::History;

/// A move with its place in the order.
#[derive(Clone, Copy)]
pub(crate) struct Ranked {
    pub(crate) mv: Move,
    /// Whether it captures nothing.
    pub(crate) quiet: bool,
    rank: i32,
}

const CAPTURE: i32 = 1_000_000;
const KILLER: i32 = 500_000;

/// How many moves are picked one by one before the rest is sorted.
const PICKED: usize = 8;

/// Hands out the moves of one node, best first.
pub(crate) struct Picker {
    moves: Vec<Ranked>,
    next: usize,
}

impl Picker {
    /// All legal moves of the position in view, or only those given. `scratch` and `moves` are buffers to be used again.
    pub(crate) fn new(
        view: &View<'_>,
        history: &History,
        ply: u32,
        hint: Option<Move>,
        legal: &[Move],
        mut moves: Vec<Ranked>,
    ) -> Picker {
        let order = Order::new(view, history, ply, hint);
        moves.clear();
        moves.extend(legal.iter().map(|mv| order.ranked(*mv)));
        Picker { moves, next: 0 }
    }

    pub(crate) fn next(&mut self) -> Option<Ranked> {
        let rest = self.moves.get_mut(self.next..)?;
        match self.next {
            0..PICKED => {
                let best = rest.iter().enumerate().max_by_key(|(i, ranked)| (ranked.rank, std::cmp::Reverse(*i)))?.0;
                rest.swap(0, best);
            }
            PICKED => rest.sort_by_key(|ranked| std::cmp::Reverse(ranked.rank)),
            _ => {}
        }
        let ranked = *rest.first()?;
        self.next += 1;
        Some(ranked)
    }

    /// The buffer, to be used again.
    pub(crate) fn into_buffer(self) -> Vec<Ranked> {
        self.moves
    }
}

/// What a move's place depends on.
struct Order<'a> {
    view: &'a View<'a>,
    history: &'a History,
    hint: Option<Move>,
    killers: [Option<Move>; 2],
    landing: Bits,
    /// For the attackers: where the king would stand with a goal before him, and beside the king.
    lookouts: Bits,
    beside_king: Bits,
}

impl<'a> Order<'a> {
    fn new(view: &'a View<'a>, history: &'a History, ply: u32, hint: Option<Move>) -> Order<'a> {
        let mut king = Bits::EMPTY;
        view.position.king().into_iter().for_each(|p| king.add(p));
        Order {
            view,
            history,
            hint,
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
            _ if Some(mv) == self.hint => 2 * CAPTURE,
            false => CAPTURE + learnt,
            true if self.killers.contains(&Some(mv)) => KILLER + learnt,
            true => learnt + self.promise(mv),
        };
        Ranked { mv, quiet, rank }
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
