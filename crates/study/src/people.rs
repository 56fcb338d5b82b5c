//! Games that people played, beside those of a study.

use hnefi_statistics::Results;
use serde::{Deserialize, Serialize};

/// What people's games came to, the attackers' wins first. `hnefi lab people` counts games and writes it.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Human {
    /// What the game is called where they play it.
    pub variant: String,
    /// Games that the attackers won.
    pub won: u64,
    /// Games drawn.
    pub drawn: u64,
    /// Games that the defenders won.
    pub lost: u64,
    /// By how much the variance of the score is larger than if no two games shared a player, where that is known: 1 or more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spread: Option<f64>,
    /// The games of those above in which a player's time ran out, where that is known: they say more of the players than of the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timeouts: Option<Results>,
    /// The games in which a player resigned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resigned: Option<Results>,
    /// Whether the weights by which the engine plays this rule set were fitted to these games: then agreement proves little.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fitted: bool,
}

impl Human {
    /// The results of the attackers.
    #[must_use]
    pub const fn results(&self) -> Results {
        Results { won: self.won, drawn: self.drawn, lost: self.lost }
    }

    /// The same without the games in which a player's time ran out; `None` where it is not known which those are.
    #[must_use]
    pub fn in_time(&self) -> Option<Results> {
        Some(without(self.results(), self.timeouts?))
    }

    /// The games that were decided on the board: without those in which a player's time ran out or a player resigned; `None` where it is not
    /// known which those are.
    #[must_use]
    pub fn on_board(&self) -> Option<Results> {
        Some(without(without(self.results(), self.timeouts.unwrap_or_default()), self.resigned?))
    }
}

const fn without(all: Results, some: Results) -> Results {
    Results {
        won: all.won.saturating_sub(some.won),
        drawn: all.drawn.saturating_sub(some.drawn),
        lost: all.lost.saturating_sub(some.lost),
    }
}
