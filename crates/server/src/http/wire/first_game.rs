//! The game that a newcomer is offered first, and why.

use serde::Serialize;
use utoipa::ToSchema;

use super::study::Figures;

/// The game that a newcomer is offered first.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct FirstGame {
    /// The rule set's id.
    #[schema(example = "brandubh-2-aagenielsen")]
    pub(crate) rules: String,
    /// The strength of the engine that suits it.
    #[schema(minimum = 1, maximum = 8)]
    pub(crate) level: u8,
    /// What was measured of it; null where nobody has.
    pub(crate) figures: Option<Figures>,
}
