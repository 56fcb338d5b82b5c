//! References as the JSON of the Citation Style Language, which citation processors and reference managers read.

use serde_json::{Map, Value, json};

use super::author::Author;
use super::reference::Reference;
use super::source::SourceKind;

/// The references, as a list.
pub(super) fn written(references: &[Reference]) -> String {
    let list: Vec<Value> = references.iter().map(item).collect();
    format!("{:#}\n", Value::Array(list))
}

fn item(reference: &Reference) -> Value {
    let Reference { id, source, version, .. } = reference;
    let mut item = Map::new();
    let mut put = |name: &str, value: Option<Value>| {
        if let Some(value) = value {
            item.insert(name.to_owned(), value);
        }
    };
    let text = |value: &Option<String>| value.as_deref().map(Value::from);
    put("id", Some(id.as_str().into()));
    put("type", Some(kind(source.kind).into()));
    put("author", names(&source.authors));
    put("title", Some(source.title.as_str().into()));
    put("container-title", text(&source.container));
    put("editor", names(&source.editors));
    put("publisher", text(&source.publisher));
    put("publisher-place", text(&source.place));
    put("volume", text(&source.volume));
    put("issue", text(&source.issue));
    put("page", text(&source.pages));
    put("issued", source.date.as_deref().and_then(date));
    put("version", text(version));
    put("DOI", text(&source.doi));
    put("URL", reference.url().map(Value::from));
    put("accessed", source.accessed.as_deref().and_then(date));
    put("language", text(&source.language));
    put("note", reference.note().map(Value::from));
    Value::Object(item)
}

fn kind(kind: SourceKind) -> &'static str {
    match kind {
        SourceKind::Webpage => "webpage",
        SourceKind::Forum => "post",
        // Styles leave out what they take for a private letter.
        SourceKind::Message => "document",
        SourceKind::Book => "book",
        SourceKind::Chapter => "chapter",
        SourceKind::Article => "article-journal",
        SourceKind::Thesis => "thesis",
        SourceKind::Leaflet => "pamphlet",
        SourceKind::Manuscript => "manuscript",
        SourceKind::Program => "software",
        SourceKind::Games => "dataset",
    }
}

fn names(authors: &[Author]) -> Option<Value> {
    let name = |author: &Author| match &author.given {
        Some(given) => json!({"family": author.family, "given": given}),
        None => json!({"literal": author.family}),
    };
    (!authors.is_empty()).then(|| authors.iter().map(name).collect())
}

/// A date in its parts; `None` for what is no date.
fn date(date: &str) -> Option<Value> {
    let parts: Option<Vec<u16>> = date.split('-').map(|part| part.parse().ok()).collect();
    Some(json!({"date-parts": [parts?]}))
}
