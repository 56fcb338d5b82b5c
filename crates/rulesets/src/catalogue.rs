//! The rule sets and layouts that are part of the program, as files of the repository.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use hnefi_messages::Text;

use crate::mistake::{Mistakes, RulesetError};
use crate::remarks::mistakes as told;
use crate::toml_reader::{Reader, parse};

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

static NOTES: LazyLock<BTreeMap<String, LayoutNotes>> =
    LazyLock::new(|| read_notes(LAYOUT_NOTES).expect("layouts.toml is part of the program and its tests read it"));

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
pub(crate) struct LayoutNotes {
    pub(crate) name: Text,
    pub(crate) note: Text,
    pub(crate) sources: Vec<String>,
    pub(crate) inferred: bool,
}

fn read_notes(text: &str) -> Result<BTreeMap<String, LayoutNotes>, RulesetError> {
    let document = parse(text).map_err(Mistakes::into_error)?;
    let mut reader = Reader::new(text);
    let whole = reader.whole(document.get_ref());
    let mut all = BTreeMap::new();
    for (id, section) in reader.tables(&whole) {
        reader.expect_only(&section, &["name", "note", "sources", "inferred"], &[]);
        reader.missing(&section, "name", told::name_missing);
        let sources = reader.strings(&section, "sources").unwrap_or_default();
        let notes = LayoutNotes {
            name: reader.text(&section, "name").unwrap_or_else(|| Text::same(id.value.as_str())),
            note: reader.text(&section, "note").unwrap_or_else(|| Text::same("")),
            sources: sources.into_iter().map(|source| source.value).collect(),
            inferred: reader.flag(&section, "inferred"),
        };
        all.insert(id.value, notes);
    }
    reader.mistakes.into_result()?;
    Ok(all)
}
