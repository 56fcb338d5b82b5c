//! What the games of a rule set at one strength say of its balance.

use hnefi_statistics::{Estimate, Outcomes, Posterior, Side, Standard};
use serde::Serialize;

use crate::conventions::CONFIDENCE;

/// Shares and score of the attackers, with intervals that hold draws for what they are, and games that were broken off for either side's.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Balance {
    /// What the games came to.
    pub outcomes: Outcomes,
    /// The attackers' score by itself, a game that was broken off being a draw, with its interval of 95 %.
    pub score: Estimate,
    /// The score that the judgement goes by: from the low end if the defenders had won every game that was broken off to the high end if the attackers had, at the
    /// confidence that all arms and looks share.
    pub bounds: (f64, f64),
    /// The difference of the shares that the attackers and the defenders win, with its interval of 95 %.
    pub difference: Estimate,
    /// The share of games that are decided.
    pub decided: Estimate,
    /// The shares that the attackers win, that are drawn, and that the defenders win.
    pub shares: [Estimate; 3],
    /// What these games say by themselves.
    pub side: Side,
}

impl Balance {
    /// What games say; `None` without any.
    #[must_use]
    pub fn of(outcomes: &Outcomes, standard: &Standard) -> Option<Balance> {
        let mut results = outcomes.finished;
        results.drawn += outcomes.unfinished;
        let posterior = Posterior::of(&results);
        let together = standard.confidence();
        let (least, most) = (Posterior::of(&outcomes.least()), Posterior::of(&outcomes.most()));
        Some(Balance {
            outcomes: *outcomes,
            score: posterior.score(CONFIDENCE)?,
            bounds: (least.score(together)?.low, most.score(together)?.high),
            difference: posterior.difference(CONFIDENCE)?,
            decided: posterior.decided(CONFIDENCE)?,
            shares: posterior.shares(CONFIDENCE)?,
            side: standard.side(outcomes),
        })
    }
}
