//! Whether the engine's scores and people's go together: at each strength, with and without games lost on time, and apart for rule sets whose
//! weights were fitted to people's games.

use std::collections::{BTreeMap, BTreeSet};

use hnefi_statistics::Agreement;
use serde::Serialize;

use crate::cell::Thinking;

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

/// The scores of a rule set that people play.
pub(crate) struct Scores {
    /// The engine's, at each strength.
    pub engine: BTreeMap<Thinking, f64>,
    /// People's.
    pub people: f64,
    /// People's without the games lost on time, where those are known.
    pub in_time: Option<f64>,
    /// Whether the engine's weights were fitted to people's games.
    pub fitted: bool,
}

/// All of them, the strongest engine first; those without enough rule sets are left out.
pub(crate) fn agreements(sets: &[Scores]) -> Vec<PeopleAgreement> {
    let strengths: BTreeSet<Thinking> = sets.iter().flat_map(|set| set.engine.keys().copied()).collect();
    let kinds: BTreeSet<bool> = sets.iter().map(|set| set.fitted).collect();
    let groups: &[Option<bool>] = if kinds.len() > 1 { &[None, Some(true), Some(false)] } else { &[None] };
    let mut found = Vec::new();
    for thinking in strengths.into_iter().rev() {
        for &fitted in groups {
            for in_time in [false, true] {
                let pair = |set: &Scores| {
                    let people = if in_time { set.in_time? } else { set.people };
                    Some((*set.engine.get(&thinking)?, people))
                };
                let group = sets.iter().filter(|set| fitted.is_none_or(|fitted| set.fitted == fitted));
                let agreement = Agreement::of(&group.filter_map(pair).collect::<Vec<_>>()).ok();
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
