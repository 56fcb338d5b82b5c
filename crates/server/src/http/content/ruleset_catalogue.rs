//! The list of all rule sets as clients read it, and which of them are played on each layout.

use std::collections::BTreeMap;

use crate::http::cached_json::CachedJson;
use crate::http::content::studies::Studies;
use crate::http::wire::{Gallery, GalleryEntry, PlayedBy, RulesetEntry, RulesetList};
use crate::ruleset_registry::RulesetRegistry;

/// All rule sets, as clients read them.
pub(crate) struct RulesetCatalogue {
    list: CachedJson,
    gallery: CachedJson,
    played_on: BTreeMap<String, Vec<PlayedBy>>,
}

impl RulesetCatalogue {
    /// The rule sets of a registry, with what studies found of them.
    pub(crate) fn of(rulesets: &RulesetRegistry, studies: &Studies) -> RulesetCatalogue {
        let (mut entries, mut gallery) = (Vec::new(), Vec::new());
        let mut played_on: BTreeMap<String, Vec<PlayedBy>> = BTreeMap::new();
        for rules in rulesets.all() {
            entries.push(RulesetEntry::of(&rules));
            gallery.push(GalleryEntry::of(&rules, studies.figures(&rules.id())));
            for (layout, by) in PlayedBy::all(&rules) {
                played_on.entry(layout).or_default().push(by);
            }
        }
        played_on.values_mut().for_each(|by| by.sort_by_key(|by| !by.usual));
        let list = CachedJson::of(&RulesetList { rulesets: entries });
        RulesetCatalogue { list, gallery: CachedJson::of(&Gallery { rulesets: gallery }), played_on }
    }

    /// The list of all rule sets.
    pub(crate) fn list(&self) -> &CachedJson {
        &self.list
    }

    /// All rule sets with what a player chooses by.
    pub(crate) fn gallery(&self) -> &CachedJson {
        &self.gallery
    }

    /// The rule sets that are played on a built-in layout, those whose usual layout it is first.
    pub(crate) fn played_on(&self, layout: &str) -> &[PlayedBy] {
        self.played_on.get(layout).map_or(&[], Vec::as_slice)
    }
}
