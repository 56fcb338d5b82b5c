//! Pages of empty boards, to draw positions on.

use hnefi_diagram::{Board, BoardMarks, BoardStyle};
use hnefi_messages::{Language, Text};
use hnefi_rulesets::Ruleset;

use crate::blocks::Setter;
use crate::document::Document;
use crate::error::PrintError;
use crate::flow::{Columns, MARGIN};
use crate::length::POINTS;
use crate::page::{BLACK, Page, Part, Picture, line};
use crate::paper::Paper;
use crate::words::Words;

/// Above the boards, for the title, in millimetres.
const HEAD: f64 = 11.0;
/// Below each board, for a line to write on, in millimetres.
const LINE: f64 = 9.0;
/// Between two boards, in millimetres.
const GAP: f64 = 8.0;
/// The smallest and the largest distance between two points, in millimetres: men are drawn with a pen.
const CELLS: (f64, f64) = (4.5, 8.0);

/// A page of empty boards of a rule set, with its marks, coordinates, and a line to write on below each.
#[derive(Clone, Debug)]
pub struct DiagramPad {
    rules: Ruleset,
}

impl DiagramPad {
    /// The empty boards of a rule set.
    #[must_use]
    pub fn new(rules: &Ruleset) -> DiagramPad {
        DiagramPad { rules: rules.clone() }
    }

    /// The page in each language.
    ///
    /// # Errors
    /// A [`PrintError`] where the paper has no size or is too small.
    pub fn document(&self, paper: Paper, languages: &[Language]) -> Result<Document, PrintError> {
        let columns = Columns::on(paper)?;
        let words = Words(languages);
        let board = Board::new(&self.rules).style(BoardStyle::Plain).coordinates(true);
        let board = board.marks(BoardMarks::Play).unwrap_or_else(|_| Board::new(&self.rules));
        let title = |language: Language| Setter { language, width: columns.across(), size: 9.5 }.say(&self.title());
        let page = |language: Language| Page {
            width: columns.paper.0,
            height: columns.paper.1,
            name: title(language),
            parts: self.page(columns, language, &board),
        };
        let pages = words.all().into_iter().map(page).collect();
        Ok(Document { pages, title: title(words.first()), language: words.first() })
    }

    fn title(&self) -> Text {
        Text::message("print-diagrams").with("name", self.rules.name().clone())
    }

    fn page(&self, columns: Columns, language: Language, board: &Board) -> Vec<Part> {
        let setter = Setter { language, width: columns.across(), size: 9.5 };
        let title = setter.title(&setter.say(&self.title()), 14.0);
        let mut parts: Vec<Part> = title.parts.into_iter().map(|part| part.moved((MARGIN, MARGIN))).collect();
        let room = (columns.across(), columns.paper.1 - 2.0 * MARGIN - HEAD);
        let widest = columns.width().min(room.1 - LINE).min(board.side() * CELLS.1);
        // At least one, and at most a few tens.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let whole = |count: f64| count.floor().max(1.0) as usize;
        let rows = |side: f64| whole((room.1 + GAP) / (side + LINE + GAP));
        // One more row, where its boards are still large enough.
        let smaller = (room.1 + GAP) / (rows(widest) + 1) as f64 - LINE - GAP;
        let side = if smaller >= board.side() * CELLS.0 { smaller.min(widest) } else { widest };
        let (across, down) = (whole((room.0 + GAP) / (side + GAP)), rows(side - 1e-6));
        // Between the boards of a row the space is even.
        let (pitch, step) = (room.0 / across as f64, room.1 / down as f64);
        let size = Text::number(self.rules.size() as u64);
        let description = setter.say(&Text::message("print-board-described").with("size", size));
        let shapes = board.shapes(side / board.side() * POINTS);
        for row in 0..down {
            for column in 0..across {
                let left = MARGIN + column as f64 * pitch + (pitch - side) / 2.0;
                let top = MARGIN + HEAD + row as f64 * step;
                parts.push(Part::Picture(Picture {
                    description: description.clone(),
                    frame: [left, top, side, side],
                    at: (left, top),
                    shapes: shapes.clone(),
                }));
                let y = top + side + LINE - 2.0;
                parts.push(Part::Marks(line(&[(left, y), (left + side, y)], 0.2, BLACK, None).into_iter().collect()));
            }
        }
        parts
    }
}
