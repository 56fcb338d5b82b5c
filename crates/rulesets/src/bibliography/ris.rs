//! References in RIS: a tag and a value a line, each reference from `TY` to `ER`.

use super::author::Author;
use super::reference::Reference;
use super::source::SourceKind;

/// The references, one after the other.
pub(super) fn written(references: &[Reference]) -> String {
    references.iter().map(entry).collect()
}

fn entry(reference: &Reference) -> String {
    let Reference { id, source, version, .. } = reference;
    let mut text = String::new();
    let mut line = |tag: &str, value: Option<&str>| {
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            // A value ends with its line.
            let value = value.split_whitespace().collect::<Vec<_>>().join(" ");
            text.push_str(&format!("{tag}  - {value}\r\n"));
        }
    };
    line("TY", Some(kind(source.kind)));
    line("ID", Some(id));
    for author in &source.authors {
        line("AU", Some(&name(author)));
    }
    line("TI", Some(&source.title));
    line("T2", source.container.as_deref());
    for editor in &source.editors {
        line("A2", Some(&name(editor)));
    }
    line("PB", source.publisher.as_deref());
    line("CY", source.place.as_deref());
    line("VL", source.volume.as_deref());
    line("IS", source.issue.as_deref());
    if let Some(pages) = &source.pages {
        let (first, last) = pages.split_once(['–', '-']).map_or((pages.as_str(), None), |(first, last)| (first, Some(last)));
        line("SP", Some(first));
        line("EP", last);
    }
    if let Some(date) = &source.date {
        line("PY", date.get(..4));
        line("DA", Some(&day(date)));
    }
    line("ET", version.as_deref());
    line("DO", source.doi.as_deref());
    line("UR", reference.url());
    line("Y2", source.accessed.as_deref().map(day).as_deref());
    line("LA", source.language.as_deref());
    line("N1", reference.note().as_deref());
    text.push_str("ER  - \r\n");
    text
}

fn kind(kind: SourceKind) -> &'static str {
    match kind {
        SourceKind::Webpage | SourceKind::Forum => "ELEC",
        SourceKind::Message => "PCOMM",
        SourceKind::Book => "BOOK",
        SourceKind::Chapter => "CHAP",
        SourceKind::Article => "JOUR",
        SourceKind::Thesis => "THES",
        SourceKind::Leaflet => "PAMP",
        SourceKind::Manuscript => "MANSCPT",
        SourceKind::Program => "COMP",
        SourceKind::Games => "DATA",
    }
}

/// The family name, a comma and the given names. The comma stays after the name of a group, so that no reader takes it for a person's and
/// splits it.
fn name(author: &Author) -> String {
    format!("{}, {}", author.family, author.given.as_deref().unwrap_or_default())
}

/// A date with its parts between slashes, as `2020/04/`.
fn day(date: &str) -> String {
    let mut parts = date.split('-');
    let mut next = || parts.next().unwrap_or_default();
    format!("{}/{}/{}", next(), next(), next())
}
