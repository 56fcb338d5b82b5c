//! Whether the engine's scores and people's go together: at each strength, with and without games lost on time, and apart for rule sets whose
//! weights were fitted to people's games.

use std::collections::BTreeSet;

use hnefi_statistics::Agreement;
use serde::Serialize;

use crate::cell::Thinking;
use crate::summary::ArmSummary;

/// The agreement of the engine's scores with people's over some rule sets.
#[derive(Clone, Debug, Serialize)]
pub struct PeopleAgreement {
    /// How many positions the engine visited for a move, on both sides.
    pub nodes: u64,
    /// Whether people's games that ended on time are left out.
    pub in_time: bool,
    /// Whether it is over the rule sets whose weights were fitted to these games, or over those whose weights were not; nothing where it is over
    /// all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fitted: Option<bool>,
    /// How they go together.
    #[serde(flatten)]
    pub agreement: Agreement,
}

/// All of them, the strongest engine first; those without enough rule sets are left out.
pub(crate) fn agreements(arms: &[ArmSummary]) -> Vec<PeopleAgreement> {
    let strengths: BTreeSet<Thinking> = arms.iter().flat_map(|arm| arm.rungs()).map(|rung| rung.thinking).collect();
    let kinds: BTreeSet<bool> = arms.iter().filter_map(|arm| Some(arm.people.as_ref()?.fitted)).collect();
    let groups: &[Option<bool>] = if kinds.len() > 1 { &[None, Some(true), Some(false)] } else { &[None] };
    let mut found = Vec::new();
    for thinking in strengths.into_iter().rev() {
        for &fitted in groups {
            for in_time in [false, true] {
                let pair = |arm: &ArmSummary| {
                    let people = arm.people.as_ref().filter(|people| fitted.is_none_or(|fitted| people.fitted == fitted))?;
                    let theirs = if in_time { people.in_time.as_ref()? } else { &people.score };
                    let engine = arm.cells.iter().find(|cell| cell.thinking == thinking)?;
                    Some((engine.score.value, theirs.value))
                };
                let pairs: Vec<(f64, f64)> = arms.iter().filter_map(pair).collect();
                let agreement = Agreement::of(&pairs).ok();
                found.extend(agreement.map(|agreement| PeopleAgreement {
                    nodes: thinking.attackers,
                    in_time,
                    fitted,
                    agreement,
                }));
            }
        }
    }
    found
}
