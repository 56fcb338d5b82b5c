//! Moves that a record leaves out. Where a piece may go on after a capture, some collections write only the first move of the turn; the
//! others follow from what comes later, if they follow from anything.

use std::collections::VecDeque;

use hnefi_rules::{Difference, Move, Replay};

use super::{compare_end, play};
use crate::ply::{Play, Ply};
use crate::record::Record;

/// How many plies are tried at most before a record is given up.
const PATIENCE: usize = 50_000;

/// The record with the moves that it leaves out: the first reading that makes a game of it, a turn being the shorter the better. `as_written`
/// is what the record runs into as it stands.
///
/// # Errors
/// The [`Difference`] that the reading which gets farthest runs into.
pub(crate) fn fill_in(record: &Record, start: Replay, as_written: Difference) -> Result<Record, Difference> {
    let mut search = Search { record, patience: PATIENCE, farthest: as_written };
    let Some(unwritten) = search.read_on(start, 0) else { return Err(search.farthest) };
    let mut filled = record.clone();
    for (place, mv) in unwritten {
        filled.plies.insert(place, Ply::new(Play::Move(mv)));
    }
    Ok(filled)
}

/// Moves left out, each with the place in the record before which it belongs, the last first.
type Unwritten = Vec<(usize, Move)>;

struct Search<'a> {
    record: &'a Record,
    patience: usize,
    farthest: Difference,
}

impl Search<'_> {
    /// What is left out from a ply on.
    fn read_on(&mut self, mut replay: Replay, from: usize) -> Option<Unwritten> {
        for (index, ply) in self.record.plies.iter().enumerate().skip(from) {
            self.patience = self.patience.checked_sub(1)?;
            if let Err(difference) = play(&mut replay, ply) {
                return self.runs_into(difference);
            }
            if replay.game().position().going_on().is_some() {
                return self.go_on(replay, index + 1);
            }
        }
        match compare_end(self.record, &replay) {
            Ok(()) => Some(Unwritten::new()),
            Err(difference) => self.runs_into(difference),
        }
    }

    /// What is left out after a capture: nothing, if that can be; else one more move, or two, …
    fn go_on(&mut self, replay: Replay, next: usize) -> Option<Unwritten> {
        let mut turns = VecDeque::from([(replay, Vec::new())]);
        while let Some((replay, moves)) = turns.pop_front() {
            if let Some(mut later) = self.read_on(replay.clone(), next) {
                later.extend(moves.into_iter().rev().map(|mv| (next, mv)));
                return Some(later);
            }
            if replay.game().position().going_on().is_none() {
                continue;
            }
            for mv in replay.game().legal_moves().into_iter().filter(|mv| !mv.is_stay()) {
                let mut further = replay.clone();
                if further.go_on_unwritten(mv).is_ok() {
                    turns.push_back((further, [&moves[..], &[mv]].concat()));
                }
            }
        }
        None
    }

    fn runs_into<T>(&mut self, difference: Difference) -> Option<T> {
        if self.farthest.ply() < difference.ply() {
            self.farthest = difference;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use hnefi_rulesets::Ruleset;

    use super::PATIENCE;
    use crate::{Format, read, replay_between_people};

    /// Longer than readings are tried for, with a move at the end that nothing makes legal.
    #[test]
    fn a_record_too_long_for_the_search_says_what_it_runs_into_as_written() {
        let there_and_back = ["d1-c1", "e3-d3", "c1-d1", "d3-e3"];
        let plies = PATIENCE / 4 * 4 + 4;
        let mut moves: Vec<&str> = there_and_back.into_iter().cycle().take(plies).collect();
        moves.push("a1-a2");
        let record = read(Format::MOVE_LIST, &moves.join(" ")).expect("a list").remove(0).record.expect("a record");
        let rules = Ruleset::named("berserk-9").expect("built in");
        let difference = replay_between_people(&record, &rules).expect_err("nobody stands on a1");
        assert_eq!(difference.ply(), Some(plies + 1), "{difference}");
    }
}
