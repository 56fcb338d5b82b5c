//! How the engine's scores compare with people's, in the figures of a study.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::effect::Difference;

/// The attackers' scores beside those in people's games, over several rule sets, at one strength.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct PeopleAgreement {
    /// How many positions a side might look at for a move.
    #[serde(rename(deserialize = "nodes"))]
    positions: u64,
    /// The name of the evaluation that played; null where it was the engine's own.
    evaluation: Option<String>,
    /// Which of people's games are compared.
    games: PeopleGames,
    /// Whether it is over the rule sets whose weights were fitted to these games, or over those whose weights were not; null where it is over all.
    fitted: Option<bool>,
    /// How many rule sets.
    pairs: usize,
    /// By how much the attackers score more than in people's games, on average.
    difference: Difference,
}

/// Which of people's games are compared with the engine's.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum PeopleGames {
    /// All of them.
    All,
    /// Those in which nobody's time ran out.
    InTime,
    /// Those in which nobody gave up either.
    OnBoard,
}
