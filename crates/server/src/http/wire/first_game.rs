//! The game that a newcomer is offered first, and why.

use hnefi_learn::PathStep;
use serde::Serialize;
use utoipa::ToSchema;

use super::study::Figures;
use crate::http::content::studies::Studies;

/// The game that a newcomer is offered first.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct FirstGame {
    /// The rule set's id.
    #[schema(example = "brandubh-2-aagenielsen")]
    rules: String,
    /// The strength of the engine that suits it.
    #[schema(minimum = 1, maximum = 8)]
    level: u8,
    /// What was measured; null where no study has measured it.
    figures: Option<Figures>,
}

impl FirstGame {
    /// A game of the path, with what was measured of it.
    pub(crate) fn of(step: &PathStep, studies: &Studies) -> FirstGame {
        FirstGame { rules: step.rules.clone(), level: step.level, figures: studies.figures(&step.rules) }
    }
}
