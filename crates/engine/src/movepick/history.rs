//! Killer moves and the history heuristic: quiet moves that cut off before, at the same ply and anywhere, for move ordering; and the
//! correction history beside them.

use hnefi_rules::{MAX_SIZE, Move, Point, Side};

use crate::board::bits::{Line, WIDE};

const POINTS: usize = MAX_SIZE * MAX_SIZE;
/// History never leaves this range.
pub(crate) const MOST: i32 = 16_000;

pub(crate) struct History {
    /// For each side and point, where the piece on it goes: along its rank, or along its file.
    quiets: Box<[[Line; 2]]>,
    killers: Vec<[Option<Move>; 2]>,
}

const fn index(side: Side, point: Point) -> usize {
    side as usize * POINTS + point.rank() * MAX_SIZE + point.file()
}

/// On which of the piece's two lines a move ends, and where on it.
#[inline]
const fn place(mv: Move) -> (usize, usize) {
    if mv.from.rank() == mv.to.rank() { (0, mv.to.file()) } else { (1, mv.to.rank()) }
}

impl History {
    pub(crate) fn new() -> History {
        History { quiets: vec![[[0; WIDE]; 2]; 2 * POINTS].into_boxed_slice(), killers: Vec::new() }
    }

    pub(crate) fn clear(&mut self) {
        self.quiets.fill([[0; WIDE]; 2]);
        self.killers.clear();
    }

    /// Ages the history by half, and clears the killers: a new search begins.
    pub(crate) fn fade(&mut self) {
        self.quiets.iter_mut().flatten().flatten().for_each(|value| *value /= 2);
        self.killers.clear();
    }

    #[inline]
    pub(crate) fn of(&self, side: Side, mv: Move) -> i32 {
        let (line, at) = place(mv);
        i32::from(self.lines(side, mv.from)[line][at])
    }

    /// The history of every move from a point: along its rank, and along its file.
    #[inline(always)]
    pub(crate) fn lines(&self, side: Side, from: Point) -> &[Line; 2] {
        &self.quiets[index(side, from)]
    }

    #[inline]
    pub(crate) fn killers(&self, ply: u32) -> [Option<Move>; 2] {
        self.killers.get(ply as usize).copied().unwrap_or_default()
    }

    /// Updates killers and history: a quiet move cut off, and those searched before it did not.
    pub(crate) fn learn(&mut self, side: Side, mv: Move, tried: &[Move], depth: u32, ply: u32) {
        let bonus = (depth * depth * 16 + 16).min(1_600) as i32;
        self.add(side, mv, bonus);
        tried.iter().for_each(|other| self.add(side, *other, -bonus));
        let ply = ply as usize;
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
    }

    /// History gravity: a bonus counts less the nearer the value is to its bounds.
    fn add(&mut self, side: Side, mv: Move, bonus: i32) {
        let (line, at) = place(mv);
        let value = &mut self.quiets[index(side, mv.from)][line][at];
        let old = i32::from(*value);
        *value = (old + bonus - old * bonus.abs() / MOST) as i16;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_that_refutes_rises_and_stays_in_bounds() {
        let mut history = History::new();
        let [good, bad] = [("a1", "a2"), ("b1", "b2")]
            .map(|(from, to)| Move { from: from.parse().expect("point"), to: to.parse().expect("point") });
        for _ in 0..1000 {
            history.learn(Side::Defenders, good, &[bad], 12, 3);
        }
        assert!(history.of(Side::Defenders, good) > MOST / 2 && history.of(Side::Defenders, good) <= MOST);
        assert!(history.of(Side::Defenders, bad) < -MOST / 2 && history.of(Side::Defenders, bad) >= -MOST);
        assert_eq!(history.of(Side::Attackers, good), 0);
        assert_eq!(history.killers(3)[0], Some(good));
        assert_eq!(history.killers(9), [None; 2]);
    }
}
