//! Games that people played, beside those of a study.

use hnefi_statistics::Results;
use serde::{Deserialize, Serialize};

/// What people's games came to, the attackers' wins first.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
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
}

impl Human {
    /// The results of the attackers.
    #[must_use]
    pub const fn results(&self) -> Results {
        Results { won: self.won, drawn: self.drawn, lost: self.lost }
    }
}
