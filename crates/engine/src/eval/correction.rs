//! Correction history: how far the search differed from the evaluation, by the attackers' men, by the defenders' men and by the last move,
//! for either side to move. It is added to the evaluation of positions with the same key.

use hnefi_rules::{MAX_SIZE, Move, Position, Side};

use crate::score::Score;

/// Entries of each table; keys that fall on the same entry share it.
const ENTRIES: usize = 1 << 14;
/// The tables: keyed by the attackers' men, by the defenders' men, by the last move.
const KINDS: usize = 3;
/// Units of an entry in a hundredth of a man.
const PARTS: i32 = 256;
/// Differences are clamped to this many hundredths of a man: what is larger was decided by tactics.
const MOST: i32 = 120;
/// The weight of a new difference is two 256ths for each ply of depth and two more, at most this.
const SUREST: i32 = 32;

pub(crate) struct CorrectionHistory {
    /// For each side to move a table for each of the [`KINDS`].
    memories: Box<[[i16; ENTRIES]]>,
}

/// An odd factor for each rank, so that the sum of products hardly ever is the same for two arrangements.
const FACTORS: [u64; MAX_SIZE] = {
    let mut factors = [0; MAX_SIZE];
    let mut factor = 0x9e37_79b9_7f4a_7c15_u64;
    let mut rank = 0;
    while rank < MAX_SIZE {
        factor = factor.wrapping_mul(0xd129_0ddb_8c1d_5a35).wrapping_add(0x9e37_79b9_7f4a_7c15);
        factors[rank] = (factor ^ factor >> 31) | 1;
        rank += 1;
    }
    factors
};
/// The king's point counts beside its place among the defenders.
const OF_KING: u64 = 0xbf58_476d_1ce4_e5b9;
const SPREAD: u64 = 0x94d0_49bb_1331_11eb;

/// The entry for a side's men.
fn entry(position: &Position, side: Side) -> usize {
    let ranks = FACTORS.iter().enumerate().map(|(rank, factor)| u64::from(position.on_rank(side, rank)).wrapping_mul(*factor));
    let men = ranks.fold(0_u64, u64::wrapping_add);
    let king = position.king().filter(|_| side == Side::Defenders).map_or(0, |king| king.index() as u64 + 1);
    spread(men.wrapping_add(king.wrapping_mul(OF_KING)))
}

/// The entry for the move that led to a position.
fn entry_of_move(mv: Move) -> usize {
    spread((mv.from.index() << 10 | mv.to.index()) as u64 + 1)
}

fn spread(key: u64) -> usize {
    (key.wrapping_mul(SPREAD) >> (u64::BITS - ENTRIES.ilog2())) as usize
}

/// The tables, and the entry in each.
fn places(position: &Position, last: Option<Move>) -> [(usize, usize); KINDS] {
    let entries = [entry(position, Side::Attackers), entry(position, Side::Defenders), last.map_or(0, entry_of_move)];
    let mover = position.side() as usize;
    std::array::from_fn(|kind| (KINDS * mover + kind, entries[kind]))
}

impl CorrectionHistory {
    pub(crate) fn new() -> CorrectionHistory {
        CorrectionHistory { memories: vec![[0; ENTRIES]; 2 * KINDS].into_boxed_slice() }
    }

    pub(crate) fn clear(&mut self) {
        self.memories.fill([0; ENTRIES]);
    }

    /// The static eval: the raw evaluation with the correction for a position that the move `last` led to.
    pub(crate) fn corrected(&self, position: &Position, last: Option<Move>, raw_eval: Score) -> Score {
        let known: i32 = places(position, last).map(|(memory, at)| i32::from(self.memories[memory][at])).iter().sum();
        Score::value(raw_eval.above(Score::DRAW) + known / PARTS)
    }

    /// Updates the tables: a search of `depth` plies found a score where the raw evaluation was another.
    pub(crate) fn learn(&mut self, position: &Position, last: Option<Move>, raw_eval: Score, found: Score, depth: i32) {
        let beside = found.above(raw_eval).clamp(-MOST, MOST) * PARTS;
        let weight = (2 * (depth + 1)).clamp(2, SUREST);
        for (memory, at) in places(position, last) {
            let value = &mut self.memories[memory][at];
            *value = ((i32::from(*value) * (256 - weight) + beside * weight) / 256) as i16;
        }
    }
}

const _: () = assert!(MOST * PARTS <= i16::MAX as i32);

#[cfg(test)]
mod tests {
    use hnefi_rules::{MoveText, Setup};
    use hnefi_rulesets::Ruleset;

    use super::*;

    fn position(text: &str) -> Position {
        let rules = Ruleset::named("brandubh-cyningstan").expect("brandubh");
        text.parse::<Setup>().expect(text).position(&rules).expect(text)
    }

    #[test]
    fn corrections_are_shared_by_men_of_a_side_and_by_last_move() {
        let mut correction = CorrectionHistory::new();
        let seen = position("/3t3/3t3/3K3/ttT1Ttt/3T3/3t3/3t3/ a -");
        let other_attackers = position("/2t4/3t3/3K3/ttT1Ttt/3T3/3t3/3t3/ a -");
        let other_defenders = position("/3t3/3t3/3K3/ttT1Ttt/2T4/3t3/3t3/ a -");
        let other_king = position("/3t3/3t3/3T3/ttK1Ttt/3T3/3t3/3t3/ a -");
        let other_both = position("/2t4/3t3/3K3/ttT1Ttt/2T4/3t3/3t3/ a -");
        let other_side = position("/3t3/3t3/3K3/ttT1Ttt/3T3/3t3/3t3/ d -");
        let [last, other_last] = ["d7-d6", "d6-d7"].map(|text| Some(text.parse::<MoveText>().expect(text).mv));
        let static_eval = Score::value(30);
        let added = |correction: &CorrectionHistory, position: &Position, last| {
            correction.corrected(position, last, static_eval).above(static_eval)
        };
        assert_eq!(added(&correction, &seen, last), 0);
        for _ in 0..2_000 {
            correction.learn(&seen, last, static_eval, Score::value(70), 6);
        }
        // Each memory holds all of it, but for what is rounded away.
        let held = |memories: i32, added: i32| (38 * memories..=40 * memories).contains(&added);
        assert!(held(3, added(&correction, &seen, last)));
        assert!(held(2, added(&correction, &seen, other_last)) && held(2, added(&correction, &seen, None)));
        for other in [other_attackers, other_defenders, other_king] {
            assert!(held(2, added(&correction, &other, last)), "{other}");
        }
        assert!(held(1, added(&correction, &other_both, last)));
        assert_eq!(added(&correction, &other_both, other_last), 0);
        assert_eq!(added(&correction, &other_side, last), 0);
        correction.clear();
        assert_eq!(added(&correction, &seen, last), 0);
    }

    #[test]
    fn corrections_are_clamped_and_stay_in_the_range_of_scores() {
        let mut correction = CorrectionHistory::new();
        let seen = position("/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ d -");
        for _ in 0..10_000 {
            correction.learn(&seen, None, Score::DRAW, Score::value(25_000), 60);
        }
        let worth = correction.corrected(&seen, None, Score::DRAW).above(Score::DRAW);
        let most = KINDS as i32 * MOST;
        assert!((most - 6..=most).contains(&worth), "{worth}");
        let highest = Score::value(i32::MAX / 2);
        assert_eq!(correction.corrected(&seen, None, highest), highest);
    }
}
