//! Reading a work and a place in a work from a file.

use hnefi_messages::Language;

use super::author::Author;
use super::locator::{Locator, LocatorKind};
use super::source::{Source, SourceKind};
use crate::near::nearest;
use crate::remarks::{mistakes as told, one_of};
use crate::toml_reader::{Reader, Section, short};

const KEYS: [&str; 18] = [
    "type",
    "author",
    "title",
    "container",
    "editor",
    "publisher",
    "place",
    "volume",
    "issue",
    "pages",
    "date",
    "year",
    "doi",
    "address",
    "accessed",
    "language",
    "through",
    "note",
];

/// A work: `author` and `title`, and whatever else is known of it.
pub(crate) fn source(reader: &mut Reader<'_>, section: &Section<'_, '_>) -> Source {
    reader.expect_only(section, &KEYS, &[]);
    reader.missing(section, "author", || told::author_missing(&section.name));
    reader.missing(section, "title", || told::title_missing(&section.name));
    let date = date(reader, section, "date");
    let year = reader.year(section, "year").map(|year| year.to_string());
    let mut plain = |key: &str| reader.string(section, key).map(|string| string.value);
    let (title, container, publisher) = (plain("title").unwrap_or_default(), plain("container"), plain("publisher"));
    let (place, volume, issue, pages) = (plain("place"), plain("volume"), plain("issue"), plain("pages"));
    let (doi, address, language, through) = (plain("doi"), plain("address"), plain("language"), plain("through"));
    Source {
        kind: kind(reader, section),
        authors: authors(reader, section, "author"),
        title,
        container,
        editors: authors(reader, section, "editor"),
        publisher,
        place,
        volume,
        issue,
        pages,
        date: date.or(year),
        doi,
        address,
        accessed: self::date(reader, section, "accessed"),
        language,
        through,
        note: reader.text(section, "note"),
    }
}

fn kind(reader: &mut Reader<'_>, section: &Section<'_, '_>) -> SourceKind {
    let Some(word) = reader.string(section, "type") else { return SourceKind::default() };
    SourceKind::ALL.into_iter().find(|kind| kind.word() == word.value).unwrap_or_else(|| {
        let known = SourceKind::ALL.map(SourceKind::word);
        let message = match nearest(&word.value, known) {
            Some(near) => told::unknown_source_type_near(short(&word.value), near, one_of(&known)),
            None => told::unknown_source_type(short(&word.value), one_of(&known)),
        };
        reader.mistakes.at(word.place, message);
        SourceKind::default()
    })
}

/// One author or several.
fn authors(reader: &mut Reader<'_>, section: &Section<'_, '_>, key: &str) -> Vec<Author> {
    let is_list = section.get(key).is_some_and(|value| value.get_ref().as_array().is_some());
    let names = if is_list { reader.strings(section, key) } else { reader.string(section, key).map(|name| vec![name]) };
    names.unwrap_or_default().iter().map(|name| Author::written(&name.value)).collect()
}

/// A year, a month or a day.
fn date(reader: &mut Reader<'_>, section: &Section<'_, '_>, key: &str) -> Option<String> {
    let date = reader.string(section, key)?;
    let digits = |part: &str, count: usize| part.len() == count && part.bytes().all(|byte| byte.is_ascii_digit());
    let parts: Vec<&str> = date.value.split('-').collect();
    let is_date = match parts.as_slice() {
        [year, rest @ ..] => digits(year, 4) && rest.len() <= 2 && rest.iter().all(|part| digits(part, 2)),
        [] => false,
    };
    if !is_date {
        reader.mistakes.at(date.place, told::not_a_date(short(&date.value)));
    }
    Some(date.value).filter(|_| is_date)
}

/// A place in a work: in words, or by what it is counted in.
pub(crate) fn locator(reader: &mut Reader<'_>, table: &Section<'_, '_>) -> Option<Locator> {
    let inner = table.get("at").and_then(|value| value.get_ref().as_table());
    if inner.is_none_or(|at| at.keys().any(|key| Language::from_code(key.get_ref()).is_some())) {
        return reader.text(table, "at").map(Locator::in_words);
    }
    let section = reader.section(table, "at")?;
    reader.expect_only(&section, &LocatorKind::ALL.map(LocatorKind::word), &[]);
    let mut part = |kind: LocatorKind| reader.string(&section, kind.word()).map(|name| (kind, name.value));
    let parts: Vec<(LocatorKind, String)> = LocatorKind::ALL.into_iter().filter_map(&mut part).collect();
    (!parts.is_empty()).then(|| Locator::new(parts))
}
