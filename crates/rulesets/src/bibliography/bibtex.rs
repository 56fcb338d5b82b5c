//! References as entries for `biblatex`, in UTF-8.

use std::fmt::Write as _;

use super::author::Author;
use super::reference::Reference;
use super::source::{Source, SourceKind};

/// The entries, with an empty line between them.
pub(super) fn written(references: &[Reference]) -> String {
    references.iter().map(entry).collect::<Vec<_>>().join("\n")
}

fn entry(reference: &Reference) -> String {
    let Reference { id, source, version, .. } = reference;
    let mut text = format!("@{}{{{id},\n", kind(source, version.is_some()));
    let mut field = |name: &str, value: Option<String>| {
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            let _ = writeln!(text, "  {name} = {{{value}}},");
        }
    };
    let escaped = |value: &Option<String>| value.as_deref().map(escaped);
    field("author", Some(names(&source.authors)));
    field("title", escaped(&Some(source.title.clone())));
    let container = match source.kind {
        SourceKind::Article => "journaltitle",
        SourceKind::Chapter => "booktitle",
        SourceKind::Thesis => "series",
        SourceKind::Webpage | SourceKind::Forum | SourceKind::Program | SourceKind::Games | SourceKind::Message => "organization",
        SourceKind::Book | SourceKind::Leaflet | SourceKind::Manuscript => "series",
    };
    field(container, escaped(&source.container));
    field("editor", Some(names(&source.editors)));
    // A thesis must say of what sort it is; of most that is not known here.
    field("type", (source.kind == SourceKind::Thesis).then(|| "Thesis".to_owned()));
    field(if source.kind == SourceKind::Thesis { "institution" } else { "publisher" }, escaped(&source.publisher));
    field("location", escaped(&source.place));
    field("volume", escaped(&source.volume));
    field("number", escaped(&source.issue));
    field("pages", source.pages.as_deref().map(|pages| self::escaped(pages).replace('–', "--")));
    field("date", source.date.clone());
    field("version", version.clone());
    field("doi", source.doi.as_deref().map(verbatim));
    field("url", reference.url().map(verbatim));
    field("urldate", source.accessed.clone());
    field("langid", source.language.as_deref().and_then(language).map(str::to_owned));
    field("note", escaped(&reference.note()));
    text.push_str("}\n");
    text
}

fn kind(source: &Source, own: bool) -> &'static str {
    match source.kind {
        _ if own => "dataset",
        SourceKind::Webpage | SourceKind::Forum => "online",
        SourceKind::Message => "misc",
        SourceKind::Book => "book",
        SourceKind::Chapter => "incollection",
        SourceKind::Article => "article",
        SourceKind::Thesis => "thesis",
        SourceKind::Leaflet => "booklet",
        SourceKind::Manuscript => "unpublished",
        SourceKind::Program => "software",
        SourceKind::Games => "dataset",
    }
}

/// Persons by family name and given names; the names of groups in braces, which keep them whole.
fn names(authors: &[Author]) -> String {
    let name = |author: &Author| match &author.given {
        Some(given) => format!("{}, {}", escaped(&author.family), escaped(given)),
        None => format!("{{{}}}", escaped(&author.family)),
    };
    authors.iter().map(name).collect::<Vec<_>>().join(" and ")
}

/// What `langid` calls a language.
fn language(code: &str) -> Option<&'static str> {
    Some(match code {
        "cy" => "welsh",
        "da" => "danish",
        "de" => "german",
        "en" => "english",
        "fr" => "french",
        "is" => "icelandic",
        "la" => "latin",
        "nb" | "no" => "norsk",
        "nl" => "dutch",
        "sv" => "swedish",
        _ => return None,
    })
}

/// A text with what means something to LaTeX written so that it is printed. Braces go by their names: BibTeX counts them even after a
/// backslash.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' | '%' | '$' | '#' | '_' => out.extend(['\\', letter]),
            '{' => out.push_str("\\textbraceleft{}"),
            '}' => out.push_str("\\textbraceright{}"),
            '~' => out.push_str("\\textasciitilde{}"),
            '^' => out.push_str("\\textasciicircum{}"),
            '\\' => out.push_str("\\textbackslash{}"),
            letter if letter.is_whitespace() && letter != '\u{a0}' => out.push(' '),
            letter => out.push(letter),
        }
    }
    out
}

/// An address: `biblatex` takes it as it stands, so that only what no address may hold is encoded.
fn verbatim(address: &str) -> String {
    let mut out = String::with_capacity(address.len());
    for letter in address.chars() {
        match letter {
            '{' | '}' | '\\' | '^' | '"' | '<' | '>' | '|' | '`' | ' ' => {
                let _ = write!(out, "%{:02X}", u32::from(letter));
            }
            letter if letter.is_control() => {}
            letter => out.push(letter),
        }
    }
    out
}
