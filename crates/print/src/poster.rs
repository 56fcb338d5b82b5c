//! A poster that invites people to a game.

use hnefi_diagram::{Board, Painted, ShownStart};
use hnefi_messages::{Language, Text};
use hnefi_rulesets::Ruleset;
use hnefi_rulesets::ruleset::Family;

use crate::blocks::Setter;
use crate::document::Document;
use crate::error::PrintError;
use crate::flow::{Block, Columns, MARGIN};
use crate::length::POINTS;
use crate::page::{Page, Part, Picture, Role};
use crate::paper::Paper;
use crate::qr;
use crate::text::{Face, Style};
use crate::words::Words;

/// The side of a QR code, as a share of the width of the paper.
const CODE: f64 = 0.13;
/// The smallest side of the board, as a share of the width of the paper.
const BOARD: f64 = 0.3;
/// The longest address of a site, in bytes: a code of a longer one has modules that are hard to read.
const LONGEST: usize = 200;

/// A poster of one page a language: the name of the game, its board as the manuscript draws it, its history in short, and where it can be
/// played.
#[derive(Clone, Debug)]
pub struct Poster {
    rules: Ruleset,
    /// The address of the rule set's page.
    address: Option<String>,
}

impl Poster {
    /// The poster of a rule set, without an address.
    #[must_use]
    pub fn new(rules: &Ruleset) -> Poster {
        Poster { rules: rules.clone(), address: None }
    }

    /// With a QR code that leads to the page of the rule set on a site: `https://example.org`.
    ///
    /// # Errors
    /// [`PrintError::Site`] where this is not the address of a site.
    pub fn on_site(self, site: &str) -> Result<Poster, PrintError> {
        let host = site.strip_prefix("https://").or_else(|| site.strip_prefix("http://")).unwrap_or_default();
        let is_sign = |character: char| character.is_whitespace() || character.is_control() || "?#\"<>".contains(character);
        if host.is_empty() || host.starts_with('/') || host.contains(is_sign) || site.len() > LONGEST {
            return Err(PrintError::Site(site.chars().take(40).collect()));
        }
        let address = format!("{}/rules/{}", site.trim_end_matches('/'), self.rules.id());
        Ok(Poster { address: Some(address), ..self })
    }

    /// The poster in each language, a page each.
    ///
    /// # Errors
    /// A [`PrintError`] where the paper has no size or is too small.
    pub fn document(&self, paper: Paper, languages: &[Language]) -> Result<Document, PrintError> {
        let columns = Columns { count: 2, ..Columns::on(paper)? };
        let words = Words(languages);
        let page = |language: Language| {
            let parts = self.page(columns, language)?;
            let name = self.rules.name().in_language(language);
            Ok(Page { width: columns.paper.0, height: columns.paper.1, name, parts })
        };
        let pages = words.all().into_iter().map(page).collect::<Result<Vec<_>, PrintError>>()?;
        Ok(Document { pages, title: words.line(self.rules.name()), language: words.first() })
    }

    fn page(&self, columns: Columns, language: Language) -> Result<Vec<Part>, PrintError> {
        let width = columns.paper.0;
        // As large as it can be read from some steps away; small papers are read from nearer.
        let size = (width / 20.0).max(9.0);
        let code = self.address.as_deref().and_then(|address| Some((address, qr::code(address, width * CODE)?)));
        let foot = if code.is_some() { width * CODE } else { width * 0.08 };
        let columns = Columns { foot: foot + 6.0, ..columns };
        let across = Setter { language, width: columns.across(), size };
        let history: Vec<Block> = {
            let setter = Setter { width: columns.width(), ..across };
            history(&self.rules).iter().map(|text| setter.paragraph(&setter.say(text))).collect()
        };
        let mut head = self.head(across);
        let told: f64 = head.iter().map(|block| block.before + block.height).sum();
        let gap = size * 0.4;
        // The board is as large as the history lets it be.
        let side = (columns.down() - told - 2.0 * gap - columns.height(&history, columns.down())).min(columns.across());
        if side < width * BOARD {
            return Err(PrintError::Long);
        }
        head.push(Block { parts: vec![self.board(across, side)], height: side + gap, before: gap, stays: false });
        let mut parts = columns.pages(head, &history)?.into_iter().next().unwrap_or_default();
        parts.extend(self.foot(columns, across, foot, code));
        Ok(parts)
    }

    /// The name, and what it is.
    fn head(&self, setter: Setter) -> Vec<Block> {
        let lead = Style { face: Face::Italic, size: setter.size * 1.1, is_centred: true, ..Style::default() };
        vec![
            setter.title(&setter.say(self.rules.name()), setter.size * 3.6),
            setter.set(&setter.say(self.rules.summary()), lead, Role::Paragraph),
        ]
    }

    /// The start on the board, in the middle of the page.
    fn board(&self, setter: Setter, side: f64) -> Part {
        let board = Board::new(&self.rules).start(ShownStart::Colours);
        let size = Text::number(self.rules.size() as u64);
        let left = (setter.width - side) / 2.0;
        Part::Picture(Picture {
            description: setter.say(&Text::message("print-board-described").with("size", size)),
            frame: [left, 0.0, side, side],
            at: (left, 0.0),
            shapes: board.shapes(side / board.side() * POINTS),
        })
    }

    /// The invitation, with the code at its right.
    fn foot(&self, columns: Columns, setter: Setter, height: f64, code: Option<(&str, Painted)>) -> Vec<Part> {
        let room = columns.across() - if code.is_some() { height + 4.0 } else { 0.0 };
        let setter = Setter { width: room, ..setter };
        let top = columns.paper.1 - MARGIN - height;
        let style = Style { face: Face::Uncial, size: setter.size * 2.4, is_centred: code.is_none(), ..Style::default() };
        let mut blocks = vec![setter.set(&setter.say(&Text::message("print-play")), style, Role::Heading(2))];
        if let Some((address, _)) = code {
            let style = Style { size: setter.size, ..Style::default() };
            blocks.push(setter.set(&setter.say(&Text::same(address)), style, Role::Paragraph));
        }
        let told: f64 = blocks.iter().map(|block| block.height).sum();
        let mut y = top + ((height - told) / 2.0).max(0.0);
        let mut parts = Vec::new();
        for block in blocks {
            parts.extend(block.parts.into_iter().map(|part| part.moved((MARGIN, y))));
            y += block.height;
        }
        if let Some((address, shape)) = code {
            let description = setter.say(&Text::message("print-qr").with("address", Text::same(address)));
            let at = (columns.paper.0 - MARGIN - height, top);
            let frame = [at.0, at.1, height, height];
            parts.push(Part::Picture(Picture { description, frame, at, shapes: vec![shape] }));
        }
        parts
    }
}

/// What is told of a game's past: the paragraph of its family, and statements of the history page about it. Of games of one's own nothing
/// is known but their sources.
fn history(rules: &Ruleset) -> Vec<Text> {
    // About 150 words where there is as much to tell.
    let claims: &[&'static str] = match rules.family() {
        Family::Alea => &["claim-oxford", "claim-heading", "claim-silence"],
        Family::Tablut => &["claim-spread", "claim-tablut", "claim-verb"],
        Family::Tawlbwrdd => &["claim-spread", "claim-tawlbwrdd"],
        Family::Hnefatafl => &["claim-words", "claim-voluspa", "claim-spread"],
        Family::Brandubh => &["claim-spread", "claim-brandub"],
        Family::ArdRi | Family::Berserk | Family::Seabattle | Family::Reference => &["claim-words", "claim-spread"],
        Family::Own => return rules.sources().map(|(_, source)| Text::same(source.citation())).collect(),
    };
    let family = Text::message(format!("family-{}-history", rules.family()));
    std::iter::once(family).chain(claims.iter().map(|id| Text::message(*id))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_site_needs_an_address() {
        let poster = || Poster::new(&Ruleset::named("tablut-murray").expect("built in"));
        for site in ["https://example.org", "http://localhost:8080/", "https://example.org/tafl"] {
            let address = poster().on_site(site).expect(site).address.expect("an address");
            assert!(address.ends_with("/rules/tablut-murray") && !address.contains("//rules"), "{address}");
        }
        for site in ["", "example.org", "https://", "https:///x", "https://a b", "ftp://example.org", "https://e.org?x"] {
            assert!(poster().on_site(site).is_err(), "{site}");
        }
    }
}
