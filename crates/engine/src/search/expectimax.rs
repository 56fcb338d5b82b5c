//! Chance nodes (expectimax): before the die is thrown a position is worth the expectation over the throws.
//!
//! A turn lost changes nothing on the board, and the other side throws then. Who is the next to move is therefore all that the throws
//! decide, however many turns are lost before, and a position has two outcomes, not one for each row of throws.
//!
//! The average is one of the chances to win, not of hundredths of a man: a won game is as good as certain, and no number of men is. The same
//! chances tell people how a game stands.

use hnefi_rules::Position;
use hnefi_rules::rules::NoMoves;

use super::alpha_beta::Search;
use super::transposition::Bound;
use crate::board::die::Die;
use crate::board::threats;
use crate::eval::Evaluator;
use crate::score::Score;
use crate::win_probability::{expected_outcome, score_of_outcome};

/// What a position is worth to a side whose opponent wins at once if it is the next to move.
pub(crate) fn risk(die: Die, otherwise: Score) -> Score {
    -expectation(die.first_of_two(), Score::win_in(1), -otherwise)
}

/// The score before the throw, from that of one outcome, which is so likely, and that of the other. What is won, or lost, whatever is
/// thrown is so by force, after as many plies as the slower outcome takes; what one throw wins is not.
pub(crate) fn expectation(likely: f64, one: Score, other: Score) -> Score {
    if one.is_decided() && other.is_decided() && one.is_loss() == other.is_loss() {
        return if one.is_loss() { one.max(other) } else { one.min(other) };
    }
    let expected = likely * expected_outcome(one) + (1.0 - likely) * expected_outcome(other);
    score_of_outcome(expected)
}

/// The lowest score of one outcome that brings the expectation up to `needed`; [`Score::INFINITE`] if none does.
fn lowest(needed: Score, expectation: impl Fn(Score) -> Score) -> Score {
    let (mut low, mut high) = (-Score::INFINITE, Score::INFINITE);
    while low < high {
        let middle = low.plus(high.above(low) / 2);
        if expectation(middle) >= needed {
            high = middle;
        } else {
            low = middle.plus(1);
        }
    }
    low
}

/// The window that tells of one outcome what `alpha` and `beta` tell of the expectation.
fn window(alpha: Score, beta: Score, expectation: impl Fn(Score) -> Score) -> (Score, Score) {
    let above = lowest(alpha.plus(1), &expectation);
    let enough = if beta == alpha.plus(1) { above } else { lowest(beta, expectation) };
    (above.plus(-1), enough)
}

/// A turn lost is the less likely outcome: it is searched this many plies shallower.
const LOST_TURN_REDUCTION: i32 = 3;

impl<E: Evaluator> Search<'_, E> {
    /// The score of a position in which the side to move throws now, between `alpha` and `beta`.
    ///
    /// The turn lost is searched first, a ply farther as any turn is. It is the less likely and the less deep of the two; the window for the
    /// other is then as narrow as that of the whole.
    pub(crate) fn before_throw(
        &mut self,
        die: Die,
        position: &Position,
        depth: i32,
        alpha: Score,
        beta: Score,
        ply: u32,
    ) -> Score {
        self.lines[ply as usize].clear();
        let passed = position.passed();
        let can_move = threats::can_move(position, self.tables);
        let other_can = threats::can_move(&passed, self.tables);
        let (likely, known) = match (can_move, other_can, self.tables.no_moves) {
            (true, true, _) => (die.first_of_two(), None),
            // Who has no move when its turn comes does not even throw.
            (false, _, NoMoves::Draw) | (false, false, NoMoves::Pass) => return Score::DRAW,
            (false, _, NoMoves::Loss) => return Score::loss_in(ply),
            (false, true, NoMoves::Pass) => return self.with_turn_lost(&passed, depth, alpha, beta, ply),
            (true, false, NoMoves::Pass) => return self.search(position, depth, alpha, beta, ply),
            (true, false, NoMoves::Draw) => (die.once(), Some(Score::DRAW)),
            (true, false, NoMoves::Loss) => (die.once(), Some(Score::win_in(ply + 1))),
        };

        // What the turn may be worth at all: so much is known before it is searched.
        let most = Score::win_in(ply + 1);
        let least = if threats::king_decides(position, self.tables).is_some() { most } else { Score::loss_in(ply) };
        let lost = known.unwrap_or_else(|| {
            let above = lowest(alpha.plus(1), |lost| expectation(likely, most, lost)).plus(-1);
            let enough = lowest(beta, |lost| expectation(likely, least, lost));
            self.with_turn_lost(&passed, depth, above, enough, ply)
        });
        if self.budget.is_spent() {
            return Score::DRAW;
        }
        let (at_most, at_least) = (expectation(likely, most, lost), expectation(likely, least, lost));
        if at_most <= alpha {
            return at_most;
        }
        if at_least >= beta {
            return at_least;
        }
        let whole = |turn| expectation(likely, turn, lost);
        let (above, enough) = window(alpha, beta, whole);
        whole(self.search(position, depth, above, enough, ply))
    }

    /// The score of a position whose side to move has lost its turn, for that side; `passed` has the other side to move.
    fn with_turn_lost(&mut self, passed: &Position, depth: i32, alpha: Score, beta: Score, ply: u32) -> Score {
        let less = if self.style.selective { LOST_TURN_REDUCTION } else { 1 };
        let depth = (depth - less).max(0);
        // How the side stood when it last had this turn says nothing of the line without it.
        self.static_evals[ply as usize] = None;
        self.last_moves[ply as usize + 1] = None;
        let known = self.certainly(passed, depth, ply + 1);
        -known.unwrap_or_else(|| self.search(passed, depth, -beta, -alpha, ply + 1))
    }

    /// The exact score, where the table has it. The window after a turn lost is wide, though no line that is shown goes there.
    fn certainly(&self, position: &Position, depth: i32, ply: u32) -> Option<Score> {
        let known = self.table.get(self.table_key(position), ply).filter(|_| self.style.table)?;
        let holds = known.bound == Bound::Exact && known.depth as i32 >= depth;
        (holds && self.past.repetition(position).is_none()).then_some(known.score)
    }
}

#[cfg(test)]
mod tests {
    use hnefi_rules::rules::Dice;
    use proptest::prelude::*;

    use super::*;

    fn any_score() -> impl Strategy<Value = Score> {
        prop_oneof![
            (-3_000..3_000).prop_map(Score::value),
            (-40_000..40_000).prop_map(Score::value),
            (0..100_u32).prop_map(Score::win_in),
            (0..100_u32).prop_map(Score::loss_in),
        ]
    }

    proptest! {
        #[test]
        fn the_expectation_lies_between_the_outcomes_for_both_sides(one in any_score(), other in any_score()) {
            for likely in [1.0 / 2.0, 2.0 / 3.0] {
                let expected = expectation(likely, one, other);
                prop_assert!(one.min(other) <= expected && expected <= one.max(other), "{:?}", expected);
                prop_assert_eq!(expectation(likely, -one, -other), -expected);
                prop_assert_eq!(expected.is_decided(), one.is_decided() && other.is_decided() && one.is_loss() == other.is_loss());
            }
        }

        #[test]
        fn a_window_tells_of_one_outcome_what_it_tells_of_the_whole(
            one in any_score(), other in any_score(), bound in any_score(), width in 1..200,
        ) {
            let whole = |one| expectation(2.0 / 3.0, one, other);
            let (alpha, beta) = (bound, bound.plus(width));
            let (above, enough) = window(alpha, beta, whole);
            prop_assert_eq!(whole(one) > alpha, one > above);
            prop_assert_eq!(whole(one) >= beta, one >= enough);
        }
    }

    #[test]
    fn a_win_by_one_throw_is_worth_much_but_is_no_forced_win() {
        let die = Die::of(Dice::Odd).expect("a die");
        assert!(Die::of(Dice::None).is_none());
        let likely = expectation(die.first_of_two(), Score::win_in(3), Score::DRAW);
        assert!(!likely.is_decided() && likely > Score::value(300) && likely < Score::value(600), "{likely:?}");
        assert_eq!(expectation(die.once(), Score::win_in(3), Score::win_in(6)), Score::win_in(6));
        assert_eq!(expectation(die.once(), Score::win_in(3), Score::loss_in(2)), Score::DRAW);
        assert!(risk(die, Score::DRAW) == -likely);
    }
}
