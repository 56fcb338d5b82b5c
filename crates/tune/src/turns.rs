//! The weights of both sides' turns as what is fitted: a mean, and half of a difference that is held to nought more strongly.

use hnefi_engine::tune::{NUMBERS, Scales, TEMPO};
use hnefi_rules::{Position, Side, Variant};

/// The ridge between the weights of the two turns, relative to the ridge towards the earlier weights: the value of a position hardly
/// depends on the side to move, and two tables that differ by chance make the search prefer an odd depth or an even one.
pub(crate) const TURNS_ALIKE: f64 = 10.0;

/// How many columns describe a position: each count once for the mean, and once for the difference between the turns. Columns after these
/// are one for each rule set, which say how it favours a side from the start.
pub(crate) const COLUMNS: usize = 2 * NUMBERS;

/// The columns of a position that a side is to move in, under the rule set with this number.
pub(crate) fn columns(side: Side, counts: &[i32], rules: usize) -> Vec<(u32, f32)> {
    // First what a weight is for both sides to move, then by how much it is more on the attackers' turn and less on the defenders'.
    let turn = if side == Side::Attackers { 1.0 } else { -1.0 };
    let counted = || counts.iter().enumerate().filter(|(_, number)| **number != 0);
    let mean = counted().map(|(i, number)| (i as u32, *number as f32));
    let turn = counted().map(|(i, number)| ((NUMBERS + i) as u32, turn * *number as f32));
    mean.chain(turn).chain([((COLUMNS + rules) as u32, 1.0)]).collect()
}

/// The weights of a family by columns, [`COLUMNS`] of them: means, then halves of differences. Logits.
pub(crate) fn weights_by_columns(scales: &Scales<'_>) -> Vec<f64> {
    let [attackers, defenders] = [Side::Attackers, Side::Defenders].map(|side| scales.weights(side));
    let both = || attackers.iter().zip(&defenders);
    both().map(|(a, d)| f64::midpoint(*a, *d)).chain(both().map(|(a, d)| (a - d) / 2.0)).collect()
}

/// The weights of either side's turn, attackers first, from weights by columns.
pub(crate) fn of_turns(columns: &[f64]) -> [Vec<f64>; 2] {
    let (mean, difference) = columns[..COLUMNS].split_at(NUMBERS);
    [1.0, -1.0].map(|sign| mean.iter().zip(difference).map(|(m, d)| m + sign * d).collect())
}

/// What is counted at the start of rule sets, and who moves there.
#[derive(Clone, Debug, Default)]
pub(crate) struct Starts(Vec<(Side, Vec<i32>)>);

impl Starts {
    /// Adds the start of a rule set, unless it cannot be judged as it stands.
    pub(crate) fn add(&mut self, rules: &Variant, scales: &Scales<'_>) {
        let start = Position::start(rules);
        self.0.extend(scales.counts(&start).map(|counts| (start.side(), counts)));
    }

    /// Moves the tempo of both turns so that the starts come to what they came to before. What the start comes to is taken from every score:
    /// the weights of a hunt and of a siege stay as they are, and are right for what it came to when they were found.
    pub(crate) fn level(&self, turns: &mut [Vec<f64>; 2], before: &[Vec<f64>; 2]) {
        let difference = self.worth(before) - self.worth(turns);
        turns.iter_mut().for_each(|turn| turn[TEMPO] += difference);
    }

    /// What the starts come to on average, as a logit; 0 where none of them can be judged as it stands.
    fn worth(&self, turns: &[Vec<f64>; 2]) -> f64 {
        let worth = |(side, counts): &(Side, Vec<i32>)| -> f64 {
            counts.iter().zip(&turns[*side as usize]).map(|(count, weight)| f64::from(*count) * weight).sum()
        };
        self.0.iter().map(worth).sum::<f64>() / self.0.len().max(1) as f64
    }
}
