//! What games came to when some of them were never finished.

use serde::{Deserialize, Serialize};

use crate::results::Results;

/// The attackers' results, and the games that were broken off at the greatest length, whose winner is unknown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcomes {
    /// The games that came to an end by the rules.
    #[serde(flatten)]
    pub finished: Results,
    /// The games broken off.
    pub unfinished: u64,
}

impl Outcomes {
    /// Of games that all came to an end.
    #[must_use]
    pub const fn all(finished: Results) -> Outcomes {
        Outcomes { finished, unfinished: 0 }
    }

    /// How many games.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.finished.games() + self.unfinished
    }

    /// The results if the defenders had won every game that was broken off: the least that the attackers can have.
    #[must_use]
    pub const fn least(&self) -> Results {
        let Results { won, drawn, lost } = self.finished;
        Results { won, drawn, lost: lost + self.unfinished }
    }

    /// The results if the attackers had won every game that was broken off: the most that they can have.
    #[must_use]
    pub const fn most(&self) -> Results {
        let Results { won, drawn, lost } = self.finished;
        Results { won: won + self.unfinished, drawn, lost }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_broken_off_go_to_either_side() {
        let outcomes = Outcomes { finished: Results { won: 5, drawn: 2, lost: 1 }, unfinished: 3 };
        assert_eq!(outcomes.games(), 11);
        assert_eq!(outcomes.least(), Results { won: 5, drawn: 2, lost: 4 });
        assert_eq!(outcomes.most(), Results { won: 8, drawn: 2, lost: 1 });
    }
}
