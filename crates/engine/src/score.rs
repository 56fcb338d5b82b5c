//! What a position is worth to the side to move: hundredths of a man, or a win or loss in a number of plies (mate score).

use std::fmt;
use std::ops::Neg;

use hnefi_rules::Side;

/// A score from the view of the side to move. Greater is better; every win is better than every value, and a nearer win better than
/// a farther one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

/// A score as people read it, no longer bound to the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreKind {
    /// Hundredths of a man; positive is good for the attackers.
    Value(i32),
    /// A forced win.
    Win {
        /// Who wins.
        side: Side,
        /// In how many plies; 1 is the next move.
        plies: u32,
    },
}

const WIN: i32 = 30_000;
/// The longest win that has a score of its own.
const FARTHEST: i32 = 1_000;
const GREATEST_VALUE: i32 = WIN - FARTHEST - 1;

impl Score {
    /// A draw.
    pub const DRAW: Score = Score(0);
    pub(crate) const INFINITE: Score = Score(WIN + 1);

    /// A value in hundredths of a man.
    pub(crate) const fn value(hundredths: i32) -> Score {
        Score(if hundredths > GREATEST_VALUE {
            GREATEST_VALUE
        } else if hundredths < -GREATEST_VALUE {
            -GREATEST_VALUE
        } else {
            hundredths
        })
    }

    /// The side to move wins, the deciding move being `plies` plies away from where the count begins.
    pub(crate) const fn win_in(plies: u32) -> Score {
        Score(WIN - plies as i32)
    }

    /// The side to move loses.
    pub(crate) const fn loss_in(plies: u32) -> Score {
        Score(plies as i32 - WIN)
    }

    /// The side to move wins, or loses, as [`Score::win_in`] and [`Score::loss_in`] say.
    pub(crate) const fn decided_in(plies: u32, wins: bool) -> Score {
        if wins { Score::win_in(plies) } else { Score::loss_in(plies) }
    }

    /// Whether the score is a forced win or loss.
    #[must_use]
    pub const fn is_decided(self) -> bool {
        self.0.abs() > GREATEST_VALUE
    }

    /// Whether the side to move loses by force.
    pub(crate) const fn is_loss(self) -> bool {
        self.0 < -GREATEST_VALUE
    }

    /// The plies to the end of a decided game; `None` where the win is not forced.
    #[must_use]
    pub const fn plies(self) -> Option<u32> {
        if self.is_decided() { Some((WIN - self.0.abs()) as u32) } else { None }
    }

    /// The score as people read it, `side` being the side to move.
    #[must_use]
    pub const fn from_attackers_view(self, side: Side) -> ScoreKind {
        match self.plies() {
            Some(plies) => ScoreKind::Win { side: if self.0 > 0 { side } else { side.other() }, plies },
            None => ScoreKind::Value(match side {
                Side::Attackers => self.0,
                Side::Defenders => -self.0,
            }),
        }
    }

    /// The difference to another score in hundredths of a man.
    pub(crate) const fn above(self, other: Score) -> i32 {
        self.0 - other.0
    }

    /// The score plus some hundredths of a man, saturating at the infinite scores.
    pub(crate) const fn plus(self, hundredths: i32) -> Score {
        let sum = self.0 + hundredths;
        let most = Score::INFINITE.0;
        Score(if sum > most {
            most
        } else if sum < -most {
            -most
        } else {
            sum
        })
    }

    /// As the transposition table keeps it: wins counted from the position itself, `ply` plies below the root.
    pub(crate) const fn to_table(self, ply: u32) -> i16 {
        let away = if self.is_decided() { ply as i32 * self.0.signum() } else { 0 };
        (self.0 + away) as i16
    }

    /// Back from [`Score::to_table`].
    pub(crate) const fn from_table(stored: i16, ply: u32) -> Score {
        let score = Score(stored as i32);
        let away = if score.is_decided() { ply as i32 * score.0.signum() } else { 0 };
        Score(score.0 - away)
    }
}

impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl fmt::Display for ScoreKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ScoreKind::Value(value) => {
                let sign = if *value < 0 { '-' } else { '+' };
                write!(f, "{sign}{}.{:02}", value.abs() / 100, value.abs() % 100)
            }
            ScoreKind::Win { side, plies } => write!(f, "the {side} win in {plies}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nearer_win_is_better_and_a_nearer_loss_worse() {
        assert!(Score::win_in(1) > Score::win_in(3));
        assert!(Score::loss_in(2) < Score::loss_in(4));
        assert!(Score::win_in(900) > Score::value(1_000_000));
        assert!(!Score::value(-1_000_000).is_decided());
    }

    #[test]
    fn the_table_counts_wins_from_where_it_stands() {
        let seen_from_root = Score::win_in(7);
        let stored = seen_from_root.to_table(4);
        assert_eq!(Score::from_table(stored, 4), seen_from_root);
        assert_eq!(Score::from_table(stored, 0), Score::win_in(3));
        assert_eq!(Score::from_table(Score::loss_in(6).to_table(2), 0), Score::loss_in(4));
    }

    #[test]
    fn people_read_scores_from_the_attackers_side() {
        assert_eq!(Score::value(150).from_attackers_view(Side::Defenders), ScoreKind::Value(-150));
        let loss = Score::loss_in(2).from_attackers_view(Side::Attackers);
        assert_eq!(loss, ScoreKind::Win { side: Side::Defenders, plies: 2 });
        assert_eq!(ScoreKind::Value(-150).to_string(), "-1.50");
        assert_eq!(loss.to_string(), "the defenders win in 2");
    }
}
