//! The rule sets and layouts that are part of the program, as files of the repository.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use hnefi_messages::Text;

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

static NOTES: LazyLock<BTreeMap<String, LayoutNotes>> =
    LazyLock::new(|| toml::from_str(LAYOUT_NOTES).expect("layouts.toml is part of the program and its tests read it"));

pub(crate) fn layout_notes() -> &'static BTreeMap<String, LayoutNotes> {
    &NOTES
}

pub(crate) fn layout_file(id: &str) -> Option<(&'static str, &'static str)> {
    LAYOUT_FILES.iter().copied().find(|(name, _)| *name == id)
}

pub(crate) fn layout_ids() -> impl Iterator<Item = &'static str> {
    LAYOUT_FILES.iter().map(|(name, _)| *name)
}

pub(crate) fn ruleset_file(id: &str) -> Option<&'static str> {
    RULESET_FILES.iter().find(|(name, _)| *name == id).map(|(_, text)| *text)
}

pub(crate) fn ruleset_ids() -> impl Iterator<Item = &'static str> {
    RULESET_FILES.iter().map(|(name, _)| *name)
}

/// What `layouts.toml` says of each built-in layout.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LayoutNotes {
    pub(crate) name: Text,
    pub(crate) note: Text,
    #[serde(default)]
    pub(crate) sources: Vec<String>,
    #[serde(default)]
    pub(crate) inferred: bool,
}
