//! Accuracy of moves: the winning chance that a move gave away, and its name (doubtful, mistake, blunder).

use std::fmt;

/// A move is called by the chance that it gave away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fault {
    /// There was something better.
    Doubtful,
    /// There was something clearly better.
    Mistake,
    /// It may have cost the game.
    Blunder,
}

impl Fault {
    /// Every fault, the least first.
    pub const ALL: [Fault; 3] = [Fault::Doubtful, Fault::Mistake, Fault::Blunder];

    /// From so much of the chance to win, from 0 to 1, it is called this.
    #[must_use]
    pub const fn from(self) -> f64 {
        match self {
            Fault::Doubtful => 0.05,
            Fault::Mistake => 0.1,
            Fault::Blunder => 0.2,
        }
    }

    /// What a move is called that gave away so much; `None` for a good one.
    #[must_use]
    pub fn of(lost: f64) -> Option<Fault> {
        Fault::ALL.into_iter().rev().find(|fault| lost >= fault.from())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Fault::Doubtful => "doubtful",
            Fault::Mistake => "mistake",
            Fault::Blunder => "blunder",
        })
    }
}

/// How exact a move was, in hundredths: 100 where it gave nothing away, 61 where it gave away a tenth of the chance to win, 22 for three
/// tenths. The curve is e to the power of five times the loss; a side's accuracy is the mean of its moves'.
#[must_use]
pub fn accuracy(lost: f64) -> f64 {
    100.0 * (-5.0 * lost.clamp(0.0, 1.0)).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_called_by_what_they_gave_away() {
        for (lost, fault) in [
            (-0.3, None),
            (0.0, None),
            (0.049, None),
            (0.05, Some(Fault::Doubtful)),
            (0.1, Some(Fault::Mistake)),
            (0.19, Some(Fault::Mistake)),
            (0.2, Some(Fault::Blunder)),
            (1.0, Some(Fault::Blunder)),
        ] {
            assert_eq!(Fault::of(lost), fault, "{lost}");
        }
    }

    #[test]
    fn accuracy_falls_from_a_hundred() {
        let told: Vec<i64> = [-0.1, 0.0, 0.1, 0.3, 1.0, 7.0].map(|lost| accuracy(lost).round() as i64).to_vec();
        assert_eq!(told, [100, 100, 61, 22, 1, 1]);
    }
}
