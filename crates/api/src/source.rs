//! The works that rules and history lean on.

use hnefi_rulesets::ruleset::{self, LocatorKind, bibliography};
use serde::Serialize;
use utoipa::ToSchema;

use crate::Words;
use crate::vocabulary::{PlaceWord, SourceWord};

/// The bibliography of the product.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SourceList {
    /// In the order of their ids.
    sources: Vec<Source>,
}

impl SourceList {
    /// Every work.
    pub fn all() -> SourceList {
        SourceList { sources: bibliography().map(|(id, source)| Source::of(id, source)).collect() }
    }
}

/// A work that rules or history are taken from.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Source {
    /// Its id.
    #[schema(example = "walker-2015")]
    id: String,
    /// The kind of work.
    #[schema(value_type = SourceWord, example = "webpage")]
    r#type: &'static str,
    /// Who wrote it, one after the other.
    #[schema(example = "Damian Walker")]
    author: String,
    /// The same, one by one.
    authors: Vec<Author>,
    /// Its title, in its own language.
    title: String,
    /// The journal, book, series or site that it is part of.
    container: Option<String>,
    /// Who published it.
    publisher: Option<String>,
    /// Where it was published; for a manuscript, where it is kept.
    place: Option<String>,
    /// The volume.
    volume: Option<String>,
    /// The issue of the volume.
    issue: Option<String>,
    /// The pages that it has in its container, or those that tell of the game.
    pages: Option<String>,
    /// When it appeared: a year, a month (`2020-04`) or a day (`2020-04-12`).
    date: Option<String>,
    /// The year in which it appeared.
    year: Option<u16>,
    /// Its digital object identifier, without `https://doi.org/`.
    doi: Option<String>,
    /// Its address on the web.
    address: Option<String>,
    /// The day on which it was last read there.
    accessed: Option<String>,
    /// The language it is in.
    language: Option<String>,
    /// The id of the work through which it is known, where nobody here read it itself.
    through: Option<String>,
    /// Remarks.
    note: Option<Words>,
    /// The work on one line.
    citation: String,
}

/// A person, or a group or site under its own name.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Author {
    /// The family name of a person; the whole name of a group.
    family: String,
    /// The given names of a person.
    given: Option<String>,
}

impl Source {
    /// A work by its id.
    #[must_use]
    pub fn of(id: &str, source: &ruleset::Source) -> Source {
        let authors = source.authors.iter().cloned().map(|ruleset::Author { family, given }| Author { family, given });
        let (citation, author, year) = (source.citation(), source.author(), source.year());
        let source = source.clone();
        Source {
            id: id.to_owned(),
            r#type: source.kind.word(),
            author,
            authors: authors.collect(),
            title: source.title,
            container: source.container,
            publisher: source.publisher,
            place: source.place,
            volume: source.volume,
            issue: source.issue,
            pages: source.pages,
            date: source.date,
            year,
            doi: source.doi,
            address: source.address,
            accessed: source.accessed,
            language: source.language,
            through: source.through,
            note: source.note.as_ref().map(Words::from),
            citation,
        }
    }
}

/// A part of a place in a source.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PlacePart {
    /// The kind of place.
    #[schema(value_type = PlaceWord, example = "rule")]
    kind: &'static str,
    /// The number or the name.
    #[schema(example = "7")]
    name: String,
}

impl PlacePart {
    /// A part of a place as rule sets write it.
    #[must_use]
    pub fn of((kind, name): &(LocatorKind, String)) -> PlacePart {
        PlacePart { kind: kind.word(), name: name.clone() }
    }
}
