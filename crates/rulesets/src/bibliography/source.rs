//! A work that rules or claims are taken from.

use super::author::Author;
use hnefi_messages::Text;

/// What sort of work it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SourceKind {
    /// A page on the web.
    #[default]
    Webpage,
    /// A thread or a post of a forum, or a comment.
    Forum,
    /// A message to a mailing list, or a letter.
    Message,
    /// A book.
    Book,
    /// A part of a book.
    Chapter,
    /// An article in a journal.
    Article,
    /// A thesis.
    Thesis,
    /// A leaflet or a booklet.
    Leaflet,
    /// A manuscript.
    Manuscript,
    /// A program: its code.
    Program,
    /// Recorded games.
    Games,
}

impl SourceKind {
    pub(crate) const ALL: [SourceKind; 11] = [
        SourceKind::Webpage,
        SourceKind::Forum,
        SourceKind::Message,
        SourceKind::Book,
        SourceKind::Chapter,
        SourceKind::Article,
        SourceKind::Thesis,
        SourceKind::Leaflet,
        SourceKind::Manuscript,
        SourceKind::Program,
        SourceKind::Games,
    ];

    /// The word that stands for it in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            SourceKind::Webpage => "webpage",
            SourceKind::Forum => "forum",
            SourceKind::Message => "message",
            SourceKind::Book => "book",
            SourceKind::Chapter => "chapter",
            SourceKind::Article => "article",
            SourceKind::Thesis => "thesis",
            SourceKind::Leaflet => "leaflet",
            SourceKind::Manuscript => "manuscript",
            SourceKind::Program => "program",
            SourceKind::Games => "games",
        }
    }
}

/// A work that rules or claims are taken from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// What sort of work it is.
    pub kind: SourceKind,
    /// Who wrote it; at least one.
    pub authors: Vec<Author>,
    /// Its title, in its own language.
    pub title: String,
    /// The journal, book, series or site that it is part of.
    pub container: Option<String>,
    /// Who edited the container.
    pub editors: Vec<Author>,
    /// Who published it.
    pub publisher: Option<String>,
    /// Where it was published; for a manuscript, where it is kept.
    pub place: Option<String>,
    /// The volume.
    pub volume: Option<String>,
    /// The issue of the volume.
    pub issue: Option<String>,
    /// The pages that it has in its container, or those that tell of the game.
    pub pages: Option<String>,
    /// When it appeared: a year, a month of a year (`2020-04`) or a day (`2020-04-12`).
    pub date: Option<String>,
    /// Its digital object identifier, without `https://doi.org/`.
    pub doi: Option<String>,
    /// Its address on the web.
    pub address: Option<String>,
    /// The day on which it was last read there.
    pub accessed: Option<String>,
    /// The language it is in, as a code of two letters.
    pub language: Option<String>,
    /// The id of the work through which it is known, where nobody read it itself.
    pub through: Option<String>,
    /// Remarks: what of it was read, what is wrong in this copy.
    pub note: Option<Text>,
}

impl Source {
    /// Who wrote it, one after the other.
    #[must_use]
    pub fn author(&self) -> String {
        self.authors.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    }

    /// The year in which it appeared.
    #[must_use]
    pub fn year(&self) -> Option<u16> {
        self.date.as_deref()?.get(..4)?.parse().ok()
    }

    /// The work on one line: authors, title, container with volume and pages, publisher, place, date, DOI or address.
    #[must_use]
    pub fn citation(&self) -> String {
        let mut parts = vec![self.author(), self.title.clone()];
        let mut container = self.container.clone().unwrap_or_default();
        for part in
            [self.volume.as_ref().map(|volume| format!(" {volume}")), self.issue.as_ref().map(|issue| format!(" ({issue})"))]
        {
            container.extend(part);
        }
        parts.push(container.trim().to_owned());
        parts.extend([&self.publisher, &self.place, &self.date, &self.pages].into_iter().flatten().cloned());
        parts.extend(self.doi.as_ref().map(|doi| format!("https://doi.org/{doi}")).or_else(|| self.address.clone()));
        parts.retain(|part| !part.is_empty());
        parts.join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_citation_leaves_out_what_is_not_known() {
        let bare = Source { authors: vec![Author::written("Ludii")], title: "Tablut.lud".to_owned(), ..Source::default() };
        assert_eq!((bare.citation().as_str(), bare.year()), ("Ludii, Tablut.lud", None));
        let article = Source {
            authors: ["Rundkvist, Martin", "Williams, Howard"].map(Author::written).to_vec(),
            title: "A Viking boat grave".to_owned(),
            container: Some("Medieval Archaeology".to_owned()),
            volume: Some("52".to_owned()),
            pages: Some("69–102".to_owned()),
            date: Some("2008".to_owned()),
            doi: Some("10.1179/174581708x335440".to_owned()),
            ..bare
        };
        let told = "Martin Rundkvist, Howard Williams, A Viking boat grave, Medieval Archaeology 52, 2008, 69–102, \
                    https://doi.org/10.1179/174581708x335440";
        assert_eq!((article.citation().as_str(), article.year()), (told, Some(2008)));
    }
}
