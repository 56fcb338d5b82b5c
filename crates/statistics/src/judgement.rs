//! What all games of a rule set say together: whom it favours, that it is fair, or why neither can be said.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::elo::Estimate;
use crate::outcomes::Outcomes;
use crate::posterior::Posterior;
use crate::race::Verdict;

/// By what rule sets are judged: the scores that count as uneven and as fair, and how often a judgement may be wrong.
///
/// A rule set favours a side if that side's score is surely beyond the *even* band; it is fair if its score is surely within the wider *fair* band
/// (two one-sided tests; Schuirmann, “A comparison of the two one-sided tests procedure and the power approach”, 1987) at two strengths and enough games are
/// decided.
/// Surely: the posterior chance of the contrary, with games that were broken off counted for either side, is at most `error` divided by the number of rule sets and of
/// looks (Bonferroni).
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Standard {
    /// Beyond these scores of the attackers a rule set favours a side.
    pub even: (f64, f64),
    /// Between these it may be fair.
    pub fair: (f64, f64),
    /// The least share of games that a fair rule set must decide.
    pub decided: f64,
    /// How often any judgement of the reference strength may be wrong, 0 to 1.
    pub error: f64,
    /// How many rule sets share that error.
    pub arms: u64,
    /// At how many numbers of games an arm is looked at.
    pub looks: u64,
}

/// Why there is no such standard.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
pub enum StandardError {
    /// No band.
    #[error("a band is two scores, the lower first, from 0 to 1: not {0} and {1}")]
    Band(f64, f64),
    /// The even band sticks out.
    #[error("the scores that count as even lie within those that count as fair: {0} to {1} do not")]
    Even(f64, f64),
    /// Not a share.
    #[error("the least share of decided games lies between 0 and 1: not {0}")]
    Decided(f64),
    /// Not the probability of an error.
    #[error("the probability that any judgement is wrong lies between 0 and 1: not {0}")]
    Error(f64),
}

/// The games of a rule set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Evidence {
    /// At the reference strength.
    pub reference: Outcomes,
    /// What the games of each other strength say by themselves.
    pub rungs: Vec<Side>,
    /// At greater strengths, the weakest first.
    pub stronger: Vec<Outcomes>,
    /// By other evaluations.
    pub others: Vec<Outcomes>,
    /// The score two doublings beyond the strongest games, where a trend is shown: for each way to count the games that were broken off. Nothing where it could be
    /// chance.
    pub trends: Vec<Estimate>,
}

/// What games say of a rule set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "is", content = "because")]
pub enum Judgement {
    /// It favours the attackers.
    FavoursAttackers,
    /// It favours the defenders.
    FavoursDefenders,
    /// It is fair.
    Fair,
    /// Neither can be said, for these reasons.
    Undetermined(Vec<Reason>),
}

impl Judgement {
    /// The verdict that it comes to; the reasons are no part of that.
    #[must_use]
    pub const fn verdict(&self) -> Verdict {
        match self {
            Judgement::FavoursAttackers => Verdict::FavoursAttackers,
            Judgement::FavoursDefenders => Verdict::FavoursDefenders,
            Judgement::Fair => Verdict::Fair,
            Judgement::Undetermined(_) => Verdict::Open,
        }
    }
}

/// Why nothing can be said of a rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The games are too few.
    Games,
    /// It would be judged but for the games that were broken off.
    Unfinished,
    /// Its score is even, but too few games are decided.
    Draws,
    /// Its score is shown to be even at one strength only.
    OneStrength,
    /// Stronger play says otherwise.
    Strength,
    /// Another evaluation says otherwise.
    Evaluations,
    /// Its score is even, but moves away as both sides think more.
    Trend,
}

/// What the games of one strength say by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The attackers.
    Attackers,
    /// Neither.
    Neither,
    /// The defenders.
    Defenders,
    /// The games do not tell.
    Unknown,
}

impl Reason {
    /// The word for it, as JSON has it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Reason::Games => "games",
            Reason::Unfinished => "unfinished",
            Reason::Draws => "draws",
            Reason::OneStrength => "one-strength",
            Reason::Strength => "strength",
            Reason::Evaluations => "evaluations",
            Reason::Trend => "trend",
        }
    }
}

impl Side {
    /// The word for it, as JSON has it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Side::Attackers => "attackers",
            Side::Neither => "neither",
            Side::Defenders => "defenders",
            Side::Unknown => "unknown",
        }
    }
}

impl Standard {
    /// A standard by which rule sets can be judged.
    ///
    /// # Errors
    /// [`StandardError`].
    pub fn checked(self) -> Result<Standard, StandardError> {
        for (low, high) in [self.even, self.fair] {
            if !(0.0 <= low && low < high && high <= 1.0) {
                return Err(StandardError::Band(low, high));
            }
        }
        if self.even.0 < self.fair.0 || self.even.1 > self.fair.1 {
            return Err(StandardError::Even(self.even.0, self.even.1));
        }
        if !(0.0..=1.0).contains(&self.decided) {
            return Err(StandardError::Decided(self.decided));
        }
        if !(self.error > 0.0 && self.error < 1.0) {
            return Err(StandardError::Error(self.error));
        }
        Ok(self)
    }

    /// The chance of an error that one arm has at one look.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.error / (self.arms.max(1) * self.looks.max(1)) as f64
    }

    /// The confidence of the intervals that go with the judgements of all arms at all looks together.
    #[must_use]
    pub fn confidence(&self) -> f64 {
        1.0 - 2.0 * self.share()
    }

    /// Whom games of one strength favour.
    #[must_use]
    pub fn side(&self, outcomes: &Outcomes) -> Side {
        let (side, (low, high)) = (self.share(), self.even);
        let (least, most) = (Posterior::of(&outcomes.least()), Posterior::of(&outcomes.most()));
        if least.below(high) <= side {
            Side::Attackers
        } else if 1.0 - most.below(low) <= side {
            Side::Defenders
        } else if least.below(self.fair.0) <= side && 1.0 - most.below(self.fair.1) <= side {
            Side::Neither
        } else {
            Side::Unknown
        }
    }

    /// Whether an arm with these games needs no more of them.
    #[must_use]
    pub fn is_clear(&self, outcomes: &Outcomes) -> bool {
        self.side(outcomes) != Side::Unknown
    }

    /// What all games of an arm say.
    #[must_use]
    pub fn judge(&self, evidence: &Evidence) -> Judgement {
        let Evidence { reference, rungs, stronger, others, trends } = evidence;
        let side = self.side(reference);
        let mut reasons = Vec::new();
        if side == Side::Unknown {
            let finished = self.side(&Outcomes::all(reference.finished));
            reasons.push(if finished == Side::Unknown { Reason::Games } else { Reason::Unfinished });
        }
        if stronger.iter().any(|outcomes| self.contradicts(side, outcomes)) {
            reasons.push(Reason::Strength);
        }
        if others.iter().any(|outcomes| self.contradicts(side, outcomes)) {
            reasons.push(Reason::Evaluations);
        }
        if side == Side::Neither {
            let games = reference.games() as f64;
            if ((reference.finished.won + reference.finished.lost) as f64) < self.decided * games {
                reasons.push(Reason::Draws);
            }
            if !rungs.contains(&Side::Neither) {
                reasons.push(Reason::OneStrength);
            }
            if trends.iter().any(|score| score.value < self.fair.0 || score.value > self.fair.1) {
                reasons.push(Reason::Trend);
            }
        }
        if !reasons.is_empty() {
            return Judgement::Undetermined(reasons);
        }
        match side {
            Side::Attackers => Judgement::FavoursAttackers,
            Side::Defenders => Judgement::FavoursDefenders,
            Side::Neither | Side::Unknown => Judgement::Fair,
        }
    }

    /// Whether games of another strength or evaluation contradict this side: a favoured side must be ahead in them too, and a fair score must stay within the
    /// fair band. These games are few, so their score itself is compared and not its interval. Unfinished games count as drawn here.
    fn contradicts(&self, side: Side, outcomes: &Outcomes) -> bool {
        let games = outcomes.games() as f64;
        if games == 0.0 {
            return false;
        }
        let score = (outcomes.finished.points() + outcomes.unfinished as f64 / 2.0) / games;
        match side {
            Side::Attackers => score <= 0.5,
            Side::Defenders => score >= 0.5,
            Side::Neither => score < self.fair.0 || score > self.fair.1,
            Side::Unknown => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::results::Results;

    const STANDARD: Standard =
        Standard { even: (0.45, 0.55), fair: (0.4, 0.6), decided: 1.0 / 3.0, error: 0.05, arms: 12, looks: 3 };

    fn outcomes(won: u64, drawn: u64, lost: u64, unfinished: u64) -> Outcomes {
        Outcomes { finished: Results { won, drawn, lost }, unfinished }
    }

    #[test]
    fn a_side_is_judged_by_the_games_that_are_sure() {
        for (games, expected) in [
            (outcomes(50, 5, 5, 0), Side::Attackers),
            (outcomes(5, 5, 50, 0), Side::Defenders),
            (outcomes(30, 0, 30, 0), Side::Unknown),
            (outcomes(200, 200, 200, 0), Side::Neither),
            (outcomes(0, 400, 0, 0), Side::Neither),
            // Twenty games broken off might all have been the defenders'.
            (outcomes(40, 0, 0, 20), Side::Unknown),
            (outcomes(58, 0, 0, 2), Side::Attackers),
            (Outcomes::default(), Side::Unknown),
        ] {
            assert_eq!(STANDARD.side(&games), expected, "{games:?}");
        }
    }

    #[test]
    fn everything_must_agree() {
        use Reason::{Draws, Evaluations, Games, OneStrength, Strength, Trend, Unfinished};
        let clear = outcomes(50, 5, 5, 0);
        let even = outcomes(200, 200, 200, 0);
        let trend = |value: f64| Some(Estimate { value, low: value - 0.1, high: value + 0.1 });
        let judge_with = |rung, reference, stronger, others, trend: Option<Estimate>| {
            let trends = trend.into_iter().collect();
            STANDARD.judge(&Evidence { reference, rungs: vec![rung], stronger: vec![stronger], others: vec![others], trends })
        };
        let judge = |reference, stronger, others, trend| judge_with(Side::Neither, reference, stronger, others, trend);
        let none = Outcomes::default();
        let undetermined = |reasons: &[Reason]| Judgement::Undetermined(reasons.to_vec());
        for (found, expected) in [
            (judge(clear, none, none, None), Judgement::FavoursAttackers),
            (judge(clear, outcomes(7, 2, 3, 0), outcomes(8, 0, 4, 0), trend(0.9)), Judgement::FavoursAttackers),
            (judge(clear, outcomes(5, 2, 5, 0), none, None), undetermined(&[Strength])),
            (judge(clear, none, outcomes(1, 0, 9, 0), None), undetermined(&[Evaluations])),
            (judge(outcomes(5, 5, 50, 0), outcomes(2, 2, 8, 0), none, None), Judgement::FavoursDefenders),
            (judge(even, none, none, None), Judgement::Fair),
            (judge(even, outcomes(9, 2, 1, 0), none, trend(0.7)), undetermined(&[Strength, Trend])),
            (judge_with(Side::Unknown, even, none, none, None), undetermined(&[OneStrength])),
            (judge_with(Side::Unknown, clear, none, none, None), Judgement::FavoursAttackers),
            (judge(outcomes(20, 400, 20, 0), none, none, None), undetermined(&[Draws])),
            (judge(outcomes(20, 4, 20, 0), none, none, None), undetermined(&[Games])),
            (judge(outcomes(40, 0, 0, 20), none, none, None), undetermined(&[Unfinished])),
        ] {
            assert_eq!(found, expected);
        }
    }

    #[test]
    fn words_are_those_of_json() {
        let of_fair = [Reason::Draws, Reason::OneStrength, Reason::Trend];
        for reason in [Reason::Games, Reason::Unfinished, Reason::Strength, Reason::Evaluations].into_iter().chain(of_fair) {
            assert_eq!(serde_json::to_value(reason).expect("JSON"), reason.word());
        }
        for side in [Side::Attackers, Side::Neither, Side::Defenders, Side::Unknown] {
            assert_eq!(serde_json::to_value(side).expect("JSON"), side.word());
        }
    }

    #[test]
    fn standards_that_make_no_sense_are_refused() {
        for (standard, message) in [
            (Standard { even: (0.6, 0.5), ..STANDARD }, "the lower first"),
            (Standard { even: (0.3, 0.55), ..STANDARD }, "lie within those that count as fair"),
            (Standard { decided: 1.5, ..STANDARD }, "share of decided games"),
            (Standard { error: 0.0, ..STANDARD }, "between 0 and 1: not 0"),
        ] {
            let error = standard.checked().expect_err(message).to_string();
            assert!(error.contains(message), "{error}");
        }
        assert_eq!(STANDARD.checked(), Ok(STANDARD));
    }
}
