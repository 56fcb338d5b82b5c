//! The door for fitting the evaluation's weights to games: what it counts in a position, and files of weights to be read and written.

use hnefi_rules::{Position, Ruleset, Side};

use crate::evaluation::{Family, SLOTS, UNIT, View, Weights};
use crate::search::Threat;
use crate::terrain::Terrain;
use crate::threats;

/// So much of the evaluation, in hundredths of a man, makes the odds of winning 2.718 times as good.
pub const HUNDREDTHS_PER_LOGIT: f64 = 250.0;

/// How many numbers describe a position.
pub const NUMBERS: usize = SLOTS;

/// Counts what the evaluation sees in the positions of one rule set.
pub struct Scales<'a> {
    terrain: Terrain<'a>,
    family: &'static Family,
}

impl<'a> Scales<'a> {
    /// For a rule set.
    #[must_use]
    pub fn new(ruleset: &'a Ruleset) -> Scales<'a> {
        Scales { terrain: Terrain::new(ruleset), family: Family::of(ruleset.rules().escape.is_to_corners(), ruleset.size()) }
    }

    /// The family that the rule set belongs to: the name of its file of weights.
    #[must_use]
    pub fn family(&self) -> &'static str {
        self.family.name
    }

    /// What is counted, in the order of a file's numbers; `None` where the side to move wins at once, or must parry a threat to the
    /// king or by him: such positions are searched, never judged as they stand.
    #[must_use]
    pub fn counts(&self, position: &Position) -> Option<Vec<i32>> {
        let quiet = threats::king_decides(position, &self.terrain).is_none()
            && Threat::against(position, &self.terrain) == Threat::None
            && threats::can_move(position, &self.terrain);
        quiet.then(|| View::new(position, &self.terrain).counts())
    }

    /// The weights of this build for a side to move, as logits.
    #[must_use]
    pub fn weights(&self, side: Side) -> Vec<f64> {
        self.family.weights().for_turn(side).slots().iter().map(|weight| f64::from(*weight) / per_logit()).collect()
    }
}

fn per_logit() -> f64 {
    HUNDREDTHS_PER_LOGIT * f64::from(UNIT)
}

/// A file of weights from logits for the attackers' win, one list of [`NUMBERS`] for each side to move, attackers first. `note` stands
/// above it, line by line.
#[must_use]
pub fn write(logits: [&[f64]; 2], note: &str) -> String {
    let turns = logits.map(|logits| {
        let mut turn = [0; SLOTS];
        turn.iter_mut().zip(logits).for_each(|(slot, logit)| *slot = (logit * per_logit()).round() as i32);
        turn
    });
    Weights::write(&turns, note)
}
