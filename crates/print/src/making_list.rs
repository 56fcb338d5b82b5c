//! What a game takes, to be bought, cast or cut: the board, the pieces with their measures, and what others made theirs of.

use std::collections::BTreeMap;

use hnefi_diagram::{Board, BoardStyle, piece_shapes};
use hnefi_messages::{Language, Text};
use hnefi_rules::Piece;
use hnefi_rulesets::Ruleset;

use crate::counts::piece_counts;
use crate::document::Document;
use crate::error::PrintError;
use crate::length::{Length, POINTS};
use crate::page::{Page, Part, Passage, Picture, Role};
use crate::paper::Paper;
use crate::pieces::SHARE;
use crate::solids;
use crate::text::{self, Style, TextLine, line_height};
use crate::tiling::MARGIN;
use crate::words::Words;

/// Who tells of the materials, as the bibliography cites it. Not every build has the bibliography.
const SOURCE: &str = "St. Thomasguild, Alea evangelii, 2020-04, https://thomasguild.blogspot.com/2020/04";
/// The size of what is written, of the headings above it and of the title, in points.
const SIZE: f64 = 10.0;
const HEADING: f64 = 12.0;
const TITLE: f64 = 16.0;
/// Below each item, in millimetres.
const GAP: f64 = 1.5;
/// From the left edge of the text to a line with a piece before it, in millimetres.
const INDENT: f64 = 9.0;
/// The width of that piece, in millimetres.
const DRAWING: f64 = 6.5;

/// What a game takes.
#[derive(Clone, Debug)]
pub struct MakingList {
    rules: Ruleset,
    /// Millimetres between neighbouring points.
    cell: f64,
}

/// A line of the list.
struct Item {
    text: Text,
    /// Of a heading, from 1 on; 0 below headings.
    level: u16,
    /// Drawn before the text.
    piece: Option<Piece>,
}

impl Item {
    /// Its size in points, what it is moved to the right, and the room above it, in millimetres.
    fn look(&self) -> (f64, f64, f64) {
        match self.level {
            0 => (SIZE, INDENT, 0.0),
            1 => (TITLE, 0.0, 0.0),
            _ => (HEADING, 0.0, 3.0),
        }
    }

    /// The text in each language, one below the other, broken into lines of a width in millimetres.
    fn passage(&self, words: &Words<'_>, width: f64) -> Passage {
        let (size, ..) = self.look();
        let mut lines = Vec::new();
        for (language, said) in words.say(&self.text) {
            let below = lines.len() as f64 * line_height(size);
            let more = text::set(&said, language, Style { size, ..Style::default() }, width).into_iter();
            lines.extend(more.map(|line| TextLine { at: (line.at.0, line.at.1 + below), ..line }));
        }
        let role = if self.level > 0 { Role::Heading(self.level) } else { Role::Paragraph };
        Passage { role, lines }
    }
}

impl MakingList {
    /// The list for a board whose points are so far apart, and for pieces as [`PiecesPrint::for_cell`](crate::PiecesPrint::for_cell) makes them.
    ///
    /// # Errors
    /// [`PrintError::ListCell`] below 6 mm and above 140 mm, where there are no such pieces.
    pub fn for_cell(rules: &Ruleset, cell: Length) -> Result<MakingList, PrintError> {
        if !(6.0..=140.0).contains(&cell.millimetres()) {
            return Err(PrintError::ListCell(cell.to_string()));
        }
        Ok(MakingList { rules: rules.clone(), cell: cell.millimetres() })
    }

    /// The list as plain text.
    #[must_use]
    pub fn text(&self, languages: &[Language]) -> String {
        let words = Words(languages);
        let mut out: String = words.say(&self.title()).into_iter().map(|(_, line)| line + "\n").collect();
        for item in self.items() {
            if item.level > 0 {
                out += &format!("\n{}\n", words.line(&item.text));
            } else {
                out.extend(words.say(&item.text).into_iter().map(|(_, line)| format!("  {line}\n")));
            }
        }
        out
    }

    /// The list on a page, or on more where many languages need them.
    ///
    /// # Errors
    /// [`PrintError::ListPaper`] where the paper is too small.
    pub fn document(&self, paper: Paper, languages: &[Language]) -> Result<Document, PrintError> {
        let (width, height) = paper.size().unwrap_or((210.0, 297.0));
        if width < 200.0 || height < 150.0 {
            return Err(PrintError::ListPaper(paper.to_string()));
        }
        let words = Words(languages);
        let title = words.line(&self.title());
        let page = |parts| Page { width, height, name: title.clone(), parts };
        let (mut pages, mut parts, mut below) = (Vec::new(), Vec::new(), 2.0 * MARGIN);
        let items = std::iter::once(Item { text: self.title(), level: 1, piece: None }).chain(self.items());
        let set = |item: Item| {
            let passage = item.passage(&words, width - 4.0 * MARGIN - item.look().1);
            let least = if item.piece.is_some() { DRAWING } else { 0.0 };
            let room = passage.height().max(least) + GAP;
            (item, passage, room)
        };
        let mut items = items.map(set).peekable();
        while let Some((item, passage, room)) = items.next() {
            let (size, left, above) = item.look();
            // No heading is the last of a page.
            let next = items.peek().filter(|_| item.level > 0).map_or(0.0, |(_, _, room)| *room);
            if below + above + room + next > height - 2.0 * MARGIN {
                pages.push(page(std::mem::take(&mut parts)));
                below = 2.0 * MARGIN;
            }
            below += above;
            if let Some(piece) = item.piece {
                // Its middle is as high as that of the letters.
                let middle = below + 0.6 * line_height(size);
                parts.push(Part::Picture(drawn(piece, (2.0 * MARGIN, middle), words.line(&item.text))));
            }
            parts.push(Part::Passage(passage).moved((2.0 * MARGIN + left, below)));
            below += room;
        }
        pages.push(page(parts));
        Ok(Document { pages, title, language: words.first() })
    }

    fn title(&self) -> Text {
        Text::message("print-list").with("name", self.rules.name().clone())
    }

    fn items(&self) -> Vec<Item> {
        let heading = |id: &'static str| Item { text: Text::message(id), level: 2, piece: None };
        let line = |text| Item { text, level: 0, piece: None };
        let width = self.cell * SHARE;
        let board = Board::new(&self.rules);
        let points = self.rules.layout().board.size as u64;
        let mut items = vec![
            heading("print-list-board"),
            line(
                Text::message("print-list-board-size")
                    .with("side", millimetres((board.side() * self.cell).ceil()))
                    .with("points", Text::number(points))
                    .with("cell", millimetres(self.cell)),
            ),
            heading("print-list-pieces"),
        ];
        let mut volume = 0.0;
        for count in piece_counts(&self.rules) {
            volume += solids::volume(count.piece, width) * (count.needed + count.spare) as f64;
            let text = Text::message(if count.piece == Piece::King { "print-list-king" } else { "print-list-men" })
                .with("count", count.told(&self.rules))
                .with("side", millimetres(width))
                .with("height", millimetres(solids::height(count.piece, width)));
            items.push(Item { piece: Some(count.piece), ..line(text) });
        }
        items.push(line(Text::message("print-list-volume").with("volume", decimal((volume / 1000.0).ceil()))));
        items.push(heading("print-list-materials"));
        items.extend(["print-list-wood", "print-list-paint"].map(|id| line(Text::message(id))));
        let names = self.rules.names();
        items.push(line(
            Text::message("print-list-glaze")
                .with("attackers", names.attackers.clone())
                .with("defenders", names.defenders.clone())
                .with("king", names.king.clone()),
        ));
        items.push(line(Text::message("print-list-find")));
        items.push(line(Text::message("print-list-source").with("source", Text::same(SOURCE))));
        items
    }
}

/// The drawing of a piece, its left edge and its middle here.
fn drawn(piece: Piece, (left, middle): (f64, f64), description: String) -> Picture {
    let top = middle - DRAWING / 2.0;
    Picture {
        description,
        frame: [left, top, DRAWING, DRAWING],
        at: (left + DRAWING / 2.0, top + DRAWING / 2.0),
        shapes: piece_shapes(piece, DRAWING * POINTS, BoardStyle::Manuscript),
    }
}

/// A length as each language writes it.
fn millimetres(length: f64) -> Text {
    Text::message("print-millimetres").with("length", decimal(length))
}

/// A number as each language writes it, with one decimal unless it is whole.
fn decimal(number: f64) -> Text {
    let decimals = usize::from((number * 10.0).round() % 10.0 != 0.0);
    let others: BTreeMap<Language, String> =
        Language::all().map(|language| (language, language.decimal(number, decimals))).collect();
    Text::in_languages(Language::ENGLISH.decimal(number, decimals), others)
}
