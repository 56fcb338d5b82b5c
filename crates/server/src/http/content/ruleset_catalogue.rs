//! The list of all rule sets as clients read it, and which of them are played on each layout.

use hnefi_api::{PlayedOn, RulesetList, RulesetRegistry};

use crate::http::cached_json::CachedJson;
use crate::http::content::studies::Studies;
use crate::http::wire::{Gallery, GalleryEntry};

/// All rule sets, as clients read them.
pub(crate) struct RulesetCatalogue {
    list: CachedJson,
    gallery: CachedJson,
    played_on: PlayedOn,
}

impl RulesetCatalogue {
    /// The rule sets of a registry, with what studies found of them.
    pub(crate) fn of(rulesets: &RulesetRegistry, studies: &Studies) -> RulesetCatalogue {
        let gallery = rulesets.all().map(|rules| GalleryEntry::of(&rules, studies.figures(&rules.id()))).collect();
        RulesetCatalogue {
            list: CachedJson::of(&RulesetList::of(rulesets)),
            gallery: CachedJson::of(&Gallery { rulesets: gallery }),
            played_on: PlayedOn::of(rulesets),
        }
    }

    /// The list of all rule sets.
    pub(crate) fn list(&self) -> &CachedJson {
        &self.list
    }

    /// All rule sets with what a player chooses by.
    pub(crate) fn gallery(&self) -> &CachedJson {
        &self.gallery
    }

    /// The rule sets that are played on each built-in layout.
    pub(crate) fn played_on(&self) -> &PlayedOn {
        &self.played_on
    }
}
