//! What a newcomer is offered first, and why.

use hnefi_api::RulesetRegistry;
use hnefi_learn::PathStep;
use hnefi_rulesets::Ruleset;
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
    /// What was measured of the rule set that the list marks as featured; null where no study has measured it.
    featured: Option<Figures>,
}

impl FirstGame {
    /// A game of the path, with what was measured of it and of the featured rule set.
    pub(crate) fn of(step: &PathStep, rulesets: &RulesetRegistry, studies: &Studies) -> FirstGame {
        let featured = rulesets.all().find(Ruleset::is_featured);
        FirstGame {
            rules: step.rules.clone(),
            level: step.level,
            figures: studies.figures(&step.rules),
            featured: featured.and_then(|rules| studies.figures(&rules.id())),
        }
    }
}
