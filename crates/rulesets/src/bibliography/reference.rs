//! What is cited, in the formats of reference managers: a work of the bibliography, or something that hnefi itself publishes.

use std::fmt;

use super::author::Author;
use super::source::{Source, SourceKind};
use super::{SOURCES, bibtex, csl_json, ris};
use crate::version::{Version, short};

/// A form in which citations are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CitationFormat {
    /// Lines for people.
    Text,
    /// Entries for `biblatex`, in UTF-8.
    Bibtex,
    /// RIS, which most reference managers read.
    Ris,
    /// The JSON of the Citation Style Language.
    CslJson,
}

impl CitationFormat {
    /// Every format.
    pub const ALL: [CitationFormat; 4] =
        [CitationFormat::Text, CitationFormat::Bibtex, CitationFormat::Ris, CitationFormat::CslJson];

    /// The word that chooses it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            CitationFormat::Text => "text",
            CitationFormat::Bibtex => "bibtex",
            CitationFormat::Ris => "ris",
            CitationFormat::CslJson => "csl-json",
        }
    }

    /// The format of that word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<CitationFormat> {
        CitationFormat::ALL.into_iter().find(|format| format.word() == word)
    }

    /// Its media type.
    #[must_use]
    pub const fn media_type(self) -> &'static str {
        match self {
            CitationFormat::Text => "text/plain; charset=utf-8",
            CitationFormat::Bibtex => "application/x-bibtex; charset=utf-8",
            CitationFormat::Ris => "application/x-research-info-systems; charset=utf-8",
            CitationFormat::CslJson => "application/vnd.citationstyles.csl+json",
        }
    }

    /// How names of such files end.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            CitationFormat::Text => "txt",
            CitationFormat::Bibtex => "bib",
            CitationFormat::Ris => "ris",
            CitationFormat::CslJson => "json",
        }
    }
}

impl fmt::Display for CitationFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A work, or something that hnefi publishes, as it is cited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reference {
    /// Its key in a list of references.
    pub id: String,
    /// What is known of it.
    pub source: Source,
    /// Its version, where it is one of hnefi's own.
    pub version: Option<String>,
    /// The hash of that version.
    pub hash: Option<String>,
    /// What a reader should know besides, in English: through which work it is known.
    pub remark: Option<String>,
}

impl Reference {
    /// A work of the bibliography, or of somebody's own file.
    #[must_use]
    pub fn of_source(id: &str, source: &Source) -> Reference {
        let through = source.through.as_deref().and_then(|through| SOURCES.get(through));
        let known = through.map(|through| format!("Known through: {}", through.citation()));
        let note = source.note.as_ref().map(|note| note.en());
        let remark: Vec<String> = note.into_iter().chain(known).collect();
        let remark = (!remark.is_empty()).then(|| remark.join(" "));
        Reference { id: id.to_owned(), source: source.clone(), version: None, hash: None, remark }
    }

    /// Something that hnefi publishes: a rule set, a layout, a study.
    ///
    /// `what` says what it is (`rule set`), `address` where it is to be found. Without a version, as for what is not published with hnefi,
    /// `hash` alone says which it is.
    #[must_use]
    pub fn published(
        what: &str,
        id: &str,
        name: &str,
        version: Option<&Version>,
        hash: &str,
        address: Option<String>,
    ) -> Reference {
        Reference {
            id: format!("hnefi-{}-{id}", what.replace(' ', "-")),
            source: Source {
                kind: SourceKind::Games,
                authors: vec![Author::written("The hnefi maintainers")],
                title: format!("{name} ({what} {id})"),
                container: Some("hnefi".to_owned()),
                date: version.map(|version| version.date.clone()),
                address,
                ..Source::default()
            },
            version: version.map(|version| version.number.to_string()),
            hash: Some(hash.to_owned()),
            remark: None,
        }
    }

    /// The reference as a line for people.
    fn line(&self) -> String {
        let Reference { source, version, hash, .. } = self;
        let mut line = match (version, hash) {
            (None, None) => source.citation(),
            _ => Source { address: None, ..source.clone() }.citation(),
        };
        let own = [
            version.as_ref().map(|version| format!("version {version}")),
            hash.as_ref().map(|hash| format!("SHA-256 {}", short(hash))),
        ];
        let address = source.address.as_ref().filter(|_| own.iter().any(Option::is_some));
        own.iter().flatten().chain(address).for_each(|part| line.extend([", ", part]));
        if let Some(day) = &source.accessed {
            line.extend([" (read on ", day, ")"]);
        }
        if let Some(remark) = &self.remark {
            line.extend([". ", remark]);
        }
        line
    }

    /// The address, where it is one that can be followed from anywhere.
    pub(super) fn url(&self) -> Option<&str> {
        self.source.address.as_deref().filter(|address| address.contains("://"))
    }

    /// What a reader should know besides, with the whole hash.
    pub(super) fn note(&self) -> Option<String> {
        let hash = self.hash.as_ref().map(|hash| format!("SHA-256 {hash}"));
        let parts: Vec<String> = hash.into_iter().chain(self.remark.clone()).collect();
        (!parts.is_empty()).then(|| parts.join(". "))
    }
}

/// A list of references in a format; as text, what is cited first and then what it leans on.
#[must_use]
pub fn cited(references: &[Reference], format: CitationFormat) -> String {
    match format {
        CitationFormat::Text => references.iter().map(|reference| reference.line() + "\n").collect(),
        CitationFormat::Bibtex => bibtex::written(references),
        CitationFormat::Ris => ris::written(references),
        CitationFormat::CslJson => csl_json::written(references),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_version_day_hash_and_the_source_known_through() {
        let version = Version { number: 2, date: "2026-11-25".to_owned(), hash: "ab".repeat(32), changes: Vec::new() };
        let own = Reference::published("rule set", "x", "X", Some(&version), &"ab".repeat(32), Some("/rules/x".to_owned()));
        let told = format!(
            "The hnefi maintainers, X (rule set x), hnefi, 2026-11-25, version 2, SHA-256 {}, /rules/x\n",
            "ab".repeat(6)
        );
        assert_eq!(cited(&[own], CitationFormat::Text), told);
        let (id, source) = SOURCES.iter().find(|(_, source)| source.through.is_some()).expect("a work known through another");
        let told = cited(&[Reference::of_source(id, source)], CitationFormat::Text);
        assert!(told.contains("Known through: "), "{told}");
    }
}
