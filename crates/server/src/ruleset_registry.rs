//! The rule sets that can be played here: those built in, and those whose files the server was given.

use std::collections::BTreeMap;

use hnefi_rulesets::{Ruleset, RulesetError};

use crate::http::cached_json::Lasting;
use crate::http::problem::{Code, Problem};
use crate::http::wire::{PlayedBy, RulesetEntry, RulesetList};

/// No id is longer.
const LONGEST_ID: usize = 200;

/// All rule sets, and the list of them.
pub(crate) struct Shelf {
    own: Vec<Ruleset>,
    list: Lasting,
    /// The rule sets that are played on each built-in layout, those whose usual layout it is first.
    played: BTreeMap<String, Vec<PlayedBy>>,
}

impl Shelf {
    /// The built-in rule sets, and `own` ones.
    ///
    /// # Errors
    /// The id that two of them have.
    pub(crate) fn with(own: Vec<Ruleset>) -> Result<Shelf, String> {
        let ids: Vec<&str> = own.iter().map(Ruleset::base_id).collect();
        let taken = |(at, id): &(usize, &&str)| ids[..*at].contains(id) || Ruleset::named(id).is_ok();
        if let Some((_, id)) = ids.iter().enumerate().find(taken) {
            return Err((*id).to_owned());
        }
        let built_in = Ruleset::catalogue().filter_map(|id| Ruleset::named(id).ok());
        let mut rulesets = Vec::new();
        let mut played: BTreeMap<String, Vec<PlayedBy>> = BTreeMap::new();
        for rules in built_in.chain(own.iter().cloned()) {
            rulesets.push(RulesetEntry::of(&rules));
            for (layout, by) in PlayedBy::all(&rules) {
                played.entry(layout).or_default().push(by);
            }
        }
        played.values_mut().for_each(|by| by.sort_by_key(|by| !by.usual));
        Ok(Shelf { list: Lasting::of(&RulesetList { rulesets }), played, own })
    }

    /// The rule sets that are played on a built-in layout, those whose usual layout it is first.
    pub(crate) fn played_on(&self, layout: &str) -> &[PlayedBy] {
        self.played.get(layout).map_or(&[], Vec::as_slice)
    }

    /// Every rule set, as clients are told.
    pub(crate) fn list(&self) -> &Lasting {
        &self.list
    }

    /// Every rule set, as it is without options on its usual layout.
    pub(crate) fn all(&self) -> impl Iterator<Item = Ruleset> + '_ {
        Ruleset::catalogue().filter_map(|id| Ruleset::named(id).ok()).chain(self.own.iter().cloned())
    }

    /// Whether an id without options and layout is that of a rule set here, or a name under which others know one.
    pub(crate) fn has(&self, base_id: &str) -> bool {
        self.own.iter().any(|own| own.base_id() == base_id) || Ruleset::named(base_id).is_ok()
    }

    /// The rule set of an id.
    pub(crate) fn ruleset(&self, id: &str) -> Result<Ruleset, Problem> {
        if id.len() > LONGEST_ID {
            return Err(Problem::new(Code::UnknownRuleset, "no rule set has so long an id"));
        }
        let (base, selection) = id.split_once('+').unwrap_or((id, ""));
        let found = match self.own.iter().find(|own| own.base_id() == base) {
            Some(own) => own.choosing(selection),
            None => Ruleset::named(id),
        };
        found.map_err(|error| match error {
            RulesetError::Unknown { .. } => Problem::new(Code::UnknownRuleset, error.to_string()),
            RulesetError::Selection { .. } => Problem::new(Code::UnknownLayout, error.to_string()),
            // Some options contradict each other.
            RulesetError::File(_) | RulesetError::TwoReadings { .. } | RulesetError::Cycle(_) => {
                Problem::new(Code::UnknownRuleset, format!("`{id}` makes no sense: {error}"))
            }
        })
    }
}
