//! A place in a work: rule 7, page 61, the caption of a picture.

use crate::remarks::{Filling, parts, places};
use hnefi_messages::Text;

/// What a place is counted in or called by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LocatorKind {
    /// A numbered rule.
    Rule,
    /// A folio of a manuscript.
    Folio,
    /// A page.
    Page,
    /// A section, by its heading in the work's own language.
    Section,
    /// A paragraph.
    Paragraph,
    /// An entry of a list or a diary.
    Entry,
    /// A numbered illustration.
    Illustration,
    /// A numbered figure.
    Figure,
    /// A caption, by its first words.
    Caption,
    /// A post of a forum thread, by its date or its author.
    Post,
    /// A reader's comment, by its author.
    Comment,
    /// A file of a program.
    File,
    /// A function, a class or a constant in code.
    Function,
    /// A line of a file.
    Line,
    /// A named set of values in a program.
    Preset,
    /// Recorded games, by their numbers or their count.
    Game,
}

impl LocatorKind {
    /// In the order in which places are told.
    pub(crate) const ALL: [LocatorKind; 16] = [
        LocatorKind::Rule,
        LocatorKind::Folio,
        LocatorKind::Page,
        LocatorKind::Section,
        LocatorKind::Paragraph,
        LocatorKind::Entry,
        LocatorKind::Illustration,
        LocatorKind::Figure,
        LocatorKind::Caption,
        LocatorKind::Post,
        LocatorKind::Comment,
        LocatorKind::File,
        LocatorKind::Function,
        LocatorKind::Line,
        LocatorKind::Preset,
        LocatorKind::Game,
    ];

    /// The word that stands for it in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            LocatorKind::Rule => "rule",
            LocatorKind::Folio => "folio",
            LocatorKind::Page => "page",
            LocatorKind::Section => "section",
            LocatorKind::Paragraph => "paragraph",
            LocatorKind::Entry => "entry",
            LocatorKind::Illustration => "illustration",
            LocatorKind::Figure => "figure",
            LocatorKind::Caption => "caption",
            LocatorKind::Post => "post",
            LocatorKind::Comment => "comment",
            LocatorKind::File => "file",
            LocatorKind::Function => "function",
            LocatorKind::Line => "line",
            LocatorKind::Preset => "preset",
            LocatorKind::Game => "game",
        }
    }

    fn one(self, name: Filling) -> Text {
        match self {
            LocatorKind::Rule => places::rule(name),
            LocatorKind::Folio => places::folio(name),
            LocatorKind::Page => places::page(name),
            LocatorKind::Section => places::section(name),
            LocatorKind::Paragraph => places::paragraph(name),
            LocatorKind::Entry => places::entry(name),
            LocatorKind::Illustration => places::illustration(name),
            LocatorKind::Figure => places::figure(name),
            LocatorKind::Caption => places::caption(name),
            LocatorKind::Post => places::post(name),
            LocatorKind::Comment => places::comment(name),
            LocatorKind::File | LocatorKind::Function => name.into(),
            LocatorKind::Line => places::line(name),
            LocatorKind::Preset => places::preset(name),
            LocatorKind::Game => places::game(name),
        }
    }

    /// Several of them; `None` for those that are called by a name, of which one is told.
    fn several(self, names: Filling) -> Result<Text, Filling> {
        Ok(match self {
            LocatorKind::Rule => places::rules(names),
            LocatorKind::Page => places::pages(names),
            LocatorKind::Paragraph => places::paragraphs(names),
            LocatorKind::Entry => places::entries(names),
            LocatorKind::Illustration => places::illustrations(names),
            LocatorKind::Figure => places::figures(names),
            LocatorKind::Line => places::lines(names),
            LocatorKind::Game => places::games(names),
            _ => return Err(names),
        })
    }
}

/// A place in a work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Locator {
    parts: Vec<(LocatorKind, String)>,
    text: Text,
}

impl Locator {
    /// A place by what it is counted in: `(Rule, "7")`, `(Page, "55–64")`, `(Rule, "6, 7")`.
    #[must_use]
    pub fn new(mut parts: Vec<(LocatorKind, String)>) -> Locator {
        parts.sort();
        let text = Text::joined(parts.iter().map(|(kind, name)| told(*kind, name)).collect(), ", ");
        Locator { parts, text }
    }

    /// A place in words.
    #[must_use]
    pub fn in_words(text: Text) -> Locator {
        Locator { parts: Vec::new(), text }
    }

    /// What it is counted in and the numbers or names, in the order in which they are told; nothing for a place in words.
    #[must_use]
    pub fn parts(&self) -> &[(LocatorKind, String)] {
        &self.parts
    }

    /// The place for people: `rules 6 and 7`.
    #[must_use]
    pub fn text(&self) -> &Text {
        &self.text
    }
}

fn told(kind: LocatorKind, name: &str) -> Text {
    let plain = || Filling::from(name);
    let several = match name.rsplit_once(", ") {
        Some((most, last)) => kind.several(parts::list_and(most, last).into()),
        // A range, or all that begin alike.
        None if name.contains(['–', '*']) => kind.several(plain()),
        None => Err(plain()),
    };
    several.unwrap_or_else(|_| kind.one(plain()))
}

#[cfg(test)]
mod tests {
    use hnefi_messages::Language;

    use super::*;

    #[test]
    fn a_place_is_told_in_order_and_in_number() {
        let place = |parts: &[(LocatorKind, &str)]| {
            Locator::new(parts.iter().map(|(kind, name)| (*kind, (*name).to_owned())).collect()).text().clone()
        };
        let both = place(&[(LocatorKind::Caption, "Left: Yellow moves, and"), (LocatorKind::Rule, "6, 7")]);
        assert_eq!(
            (both.en(), both.in_language(Language::from_code("fr").expect("a language"))),
            (
                "rules 6 and 7, caption “Left: Yellow moves, and”".to_owned(),
                "règles 6 et 7, légende «\u{a0}Left: Yellow moves, and\u{a0}»".to_owned()
            )
        );
        assert_eq!(place(&[(LocatorKind::Page, "55–64")]).en(), "pages 55–64");
        assert_eq!(place(&[(LocatorKind::Game, "76-*")]).en(), "games 76-*");
        assert_eq!(place(&[(LocatorKind::Game, "83-95-13346")]).en(), "game 83-95-13346");
        assert_eq!(place(&[(LocatorKind::Function, "getKing"), (LocatorKind::File, "Tablut.java")]).en(), "Tablut.java, getKing");
    }
}
