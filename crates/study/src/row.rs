//! What is kept of a game: one row of the table.

use hnefi_engine::ScoreKind;
use hnefi_match::Ending;
use hnefi_rules::{Game, GameResult, Position, Side, perft};
use hnefi_statistics::Outcomes;
use serde::{Deserialize, Serialize};

use crate::cell::Thinking;

/// One game of a study.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameRow {
    /// The arm's name.
    pub arm: String,
    /// The layout's name.
    pub layout: String,
    /// How much the sides might think.
    pub thinking: Thinking,
    /// The game's number among those of its arm and strength, from 0.
    pub game: u64,
    /// What chance did follows from this.
    pub seed: u64,
    /// How many plies at the beginning are the opening: random, or from the study's book.
    pub opening: u64,
    /// All plies, with what they captured; `pass` for a turn lost.
    pub moves: Vec<String>,
    /// Who won.
    pub result: GameResult,
    /// The word for how it ended ([`Ending::word`]).
    pub ending: String,
    /// What was counted on the board.
    #[serde(flatten)]
    pub counts: Counts,
    /// What the side to move thought of the position, for each move after the opening: hundredths of a man, positive for the attackers; a forced win in
    /// `n` plies is 30000 − n.
    pub evaluations: Vec<i32>,
    /// How often the lead went over from one side to the other ([`LEAD`]).
    pub lead_changes: u64,
    /// The best evaluation that the loser had, from its own view: how near it was to winning. `None` for a draw.
    pub turnaround: Option<i32>,
    /// The positions that the attackers and the defenders visited.
    pub nodes: [u64; 2],
    /// The evaluation that played; empty for the engine's own.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub evaluation: String,
    /// How many plies the searches of the attackers and of the defenders looked ahead on average, in hundredths. Games of studies of the first format do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depths: Option<[u64; 2]>,
    /// How many plies it had when it was taken up again with more thinking, where it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played_on: Option<u64>,
}

/// What can be counted on the board when a game is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    /// How many plies it had, those of the opening too.
    pub plies: u64,
    /// How many men (and kings) the attackers and the defenders lost.
    pub lost: [u64; 2],
    /// The number of the ply that captured first, from 1.
    pub first_capture: Option<u64>,
    /// The legal moves of all positions in which a side chose, after the opening, taken together.
    pub choices: u64,
}

/// A side leads when it is better by this many hundredths of a man.
pub(crate) const LEAD: i32 = 100;
const WIN: i32 = 30_000;

impl Counts {
    /// Counts what happened in a game whose first plies were random.
    pub(crate) fn of(game: &Game, opening: usize) -> Counts {
        let mut counts = Counts { plies: game.plies().len() as u64, ..Counts::default() };
        let mut before: &Position = game.start();
        for (index, ply) in game.plies().iter().enumerate() {
            let captures = ply.captures.len() as u64;
            if captures > 0 {
                counts.lost[ply.side.other() as usize] += captures;
                counts.first_capture.get_or_insert(index as u64 + 1);
            }
            if index >= opening && ply.mv.is_some() {
                counts.choices += perft(before, game.variant().compiled(), 1);
            }
            before = &ply.position;
        }
        counts
    }
}

/// A score as the table keeps it.
pub(crate) fn evaluation(score: ScoreKind) -> i32 {
    match score {
        ScoreKind::Value(value) => value,
        ScoreKind::Win { side: Side::Attackers, plies } => WIN - plies as i32,
        ScoreKind::Win { side: Side::Defenders, plies } => plies as i32 - WIN,
    }
}

/// How often the lead went over from one side to the other.
pub(crate) fn lead_changes(evaluations: &[i32]) -> u64 {
    let leaders: Vec<bool> = evaluations.iter().filter(|value| value.abs() >= LEAD).map(|value| *value > 0).collect();
    leaders.windows(2).filter(|pair| pair[0] != pair[1]).count() as u64
}

/// The best evaluation that the loser had, from its own view.
pub(crate) fn turnaround(evaluations: &[i32], result: GameResult) -> Option<i32> {
    let loser = result.winner()?.other();
    let from_his_view = |value: &i32| if loser == Side::Attackers { *value } else { -value };
    evaluations.iter().map(from_his_view).max()
}

/// Whether a game that ended like this, in the words of a table, was broken off at the longest game of its study.
#[must_use]
pub fn is_broken_off(ending: &str) -> bool {
    ending == Ending::LongestGame.word()
}

impl GameRow {
    /// Whether it was broken off at the longest game of its study.
    #[must_use]
    pub fn is_broken_off(&self) -> bool {
        is_broken_off(&self.ending)
    }

    /// Its result for its record: unfinished where it was broken off, which counts as a draw here.
    #[must_use]
    pub fn recorded_result(&self) -> GameResult {
        if self.is_broken_off() { GameResult::Unfinished } else { self.result }
    }

    /// Counts its result for the attackers.
    pub fn count(&self, outcomes: &mut Outcomes) {
        if self.is_broken_off() {
            outcomes.unfinished += 1;
        } else {
            outcomes.finished.add(self.result.winner().map(|side| side == Side::Attackers));
        }
    }

    /// The mean number of legal moves of a side that chose; `None` where it never chose.
    #[must_use]
    pub fn branching(&self) -> Option<f64> {
        (!self.evaluations.is_empty()).then(|| self.counts.choices as f64 / self.evaluations.len() as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_changes_only_between_the_sides() {
        assert_eq!(lead_changes(&[]), 0);
        assert_eq!(lead_changes(&[0, 99, -99, 50]), 0);
        assert_eq!(lead_changes(&[100, 20, -30, 120]), 0, "nobody led between");
        assert_eq!(lead_changes(&[100, -100, 0, 250, -29_990]), 3);
    }

    #[test]
    fn the_turnaround_is_the_losers_best() {
        assert_eq!(turnaround(&[-50, 300, -29_998], GameResult::Defenders), Some(300));
        assert_eq!(turnaround(&[-50, 300, 29_998], GameResult::Attackers), Some(50));
        assert_eq!(turnaround(&[5, 6], GameResult::Draw), None);
        assert_eq!(turnaround(&[], GameResult::Attackers), None);
    }

    #[test]
    fn scores_are_stored_from_the_attackers_view() {
        assert_eq!(evaluation(ScoreKind::Value(-130)), -130);
        assert_eq!(evaluation(ScoreKind::Win { side: Side::Attackers, plies: 3 }), 29_997);
        assert_eq!(evaluation(ScoreKind::Win { side: Side::Defenders, plies: 3 }), -29_997);
    }
}
