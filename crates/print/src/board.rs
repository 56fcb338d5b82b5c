//! A board at true size, on one sheet or spread over several.

use hnefi_diagram::{Board, Painted};
use hnefi_messages::{Language, Text};

use crate::cutout::{Cutout, HAIRLINE};
use crate::document::Document;
use crate::error::PrintError;
use crate::foot::Foot;
use crate::layers;
use crate::length::{Length, POINTS};
use crate::page::{BLACK, Page, Part, Passage, Picture, Written, crop_marks, line};
use crate::paper::Paper;
use crate::tiling::{MARGIN, OVERLAP, Tiling, shorter_side};
use crate::words::Words;

/// The size of the name of the board or of a sheet, in points.
const LABEL: f64 = 10.0;
/// From the drawing to that name, in millimetres.
const ABOVE: f64 = 6.0;

/// How large a board is printed, and on what.
#[derive(Clone, Debug)]
pub struct BoardPrint {
    board: Board,
    /// Millimetres between neighbouring points.
    cell: f64,
}

impl BoardPrint {
    /// A board whose neighbouring points are so far apart.
    ///
    /// # Errors
    /// [`PrintError::Cell`] below 5 mm and above 200 mm.
    pub fn with_cell(board: Board, cell: Length) -> Result<BoardPrint, PrintError> {
        if !(5.0..=200.0).contains(&cell.millimetres()) {
            return Err(PrintError::Cell(cell.to_string()));
        }
        Ok(BoardPrint { board, cell: cell.millimetres() })
    }

    /// A board whose whole drawing is so wide and high.
    ///
    /// # Errors
    /// [`PrintError::Cell`] where its points would be less than 5 mm or more than 200 mm apart.
    pub fn with_size(board: Board, size: Length) -> Result<BoardPrint, PrintError> {
        let cell = Length::from_millimetres(size.millimetres() / board.side());
        BoardPrint::with_cell(board, cell)
    }

    /// The whole board as an SVG document at true size; a carved one in the layers `cut`, `engrave` and `paint`.
    #[must_use]
    pub fn svg(&self, languages: &[Language]) -> String {
        let words = Words(languages);
        let (title, description) = (words.line(&self.title()), words.line(&self.description()));
        if !self.board.is_carved() {
            return self.board.svg(self.cell, &title, &description);
        }
        let side = self.board.side() * self.cell;
        let edge = line(&[(0.0, 0.0), (side, 0.0), (side, side), (0.0, side), (0.0, 0.0)], HAIRLINE, BLACK, None);
        let drawn = self.board.shapes(self.cell * POINTS);
        let board = Cutout { reach: side / 2.0, cuts: edge.into_iter().collect(), folds: Vec::new(), drawn };
        layers::svg(&[board], (side, side), &title, &description)
    }

    /// The board on pages, at true size. On several sheets, the first page shows how they go together.
    ///
    /// # Errors
    /// A [`PrintError`] where the paper is too small.
    pub fn document(&self, paper: Paper, languages: &[Language]) -> Result<Document, PrintError> {
        let words = Words(languages);
        let side = self.board.side() * self.cell;
        let width = shorter_side(side, paper);
        let foot = Foot::of([], &words, width);
        let labels = [self.title(), sheet_name(99, 99)];
        let label = labels.map(|label| Passage::heading(&label, &words, LABEL, width - 2.0 * MARGIN).height());
        let tiling = Tiling::of(side, paper, ABOVE + label[0].max(label[1]) + foot.height())?;
        let shapes = self.board.shapes(self.cell * POINTS);
        let mut pages = Vec::new();
        if tiling.count() > 1 {
            pages.push(self.index(&tiling, &foot, &words));
        }
        for row in 0..tiling.rows {
            for column in 0..tiling.columns {
                pages.push(self.sheet(&tiling, (row, column), &shapes, &foot, &words));
            }
        }
        Ok(Document { pages, title: words.line(&self.title()), language: words.first() })
    }

    fn title(&self) -> Text {
        Text::message("print-board").with("name", self.board.rules().name().clone())
    }

    fn description(&self) -> Text {
        let size = self.board.rules().layout().board.size as u64;
        Text::message("print-board-described").with("size", Text::number(size))
    }

    /// One sheet with its part of the board.
    fn sheet(&self, tiling: &Tiling, (row, column): (usize, usize), shapes: &[Painted], foot: &Foot, words: &Words<'_>) -> Page {
        let (x, y) = tiling.corner(row, column);
        let (width, height) = tiling.shown;
        let frame = [MARGIN, MARGIN, width, height];
        let label = if tiling.count() > 1 { sheet_name(row, column) } else { self.title() };
        let heading = Passage::heading(&label, words, LABEL, tiling.paper.0.min(tiling.paper.1) - 2.0 * MARGIN);
        let below = tiling.paper.1 - foot.height() - heading.height();
        let picture = Picture {
            description: words.line(&self.description()),
            frame,
            at: (MARGIN - x, MARGIN - y),
            shapes: shapes.to_vec(),
        };
        let mut parts = vec![
            Part::Passage(heading).moved((MARGIN, below)),
            Part::Picture(picture),
            crop_marks(frame),
            glue_marks(tiling, (row, column)),
        ];
        parts.extend(foot.parts(tiling.paper.1));
        Page { width: tiling.paper.0, height: tiling.paper.1, name: words.line(&label), parts }
    }

    /// How the sheets go together.
    fn index(&self, tiling: &Tiling, foot: &Foot, words: &Words<'_>) -> Page {
        let heading = Written { at: (MARGIN, 20.0), size: 18.0, is_heading: true, lines: words.say(&self.title()) };
        let size = |length: f64| Text::same(Length::from_millimetres(length.round()).to_string().replace("mm", "\u{a0}mm"));
        let texts = [
            Text::message("print-sheets")
                .with("columns", Text::number(tiling.columns as u64))
                .with("rows", Text::number(tiling.rows as u64))
                .with("side", size(self.board.side() * self.cell)),
            Text::message("print-cut"),
            Text::message("print-glue"),
        ];
        let mut below = heading.below() + 4.0;
        let mut parts = vec![Part::Text(heading)];
        for text in texts {
            let written = Written { at: (MARGIN, below), size: 9.0, is_heading: false, lines: words.say(&text) };
            below = written.below() + 1.5;
            parts.push(Part::Text(written));
        }
        let (width, height) = tiling.paper;
        let room = (width - 2.0 * MARGIN).min(height - below - foot.height()).min(150.0);
        let scale = room / self.board.side() / self.cell;
        let picture = Picture {
            description: words.line(&self.description()),
            frame: [MARGIN, below, room, room],
            at: (MARGIN, below),
            shapes: self.board.shapes(self.cell * scale * POINTS),
        };
        parts.push(Part::Picture(picture));
        parts.extend(outlines(tiling, scale, (MARGIN, below), words));
        parts.extend(foot.parts(height));
        Page { width, height, name: words.line(&self.title()), parts }
    }
}

fn sheet_name(row: usize, column: usize) -> Text {
    Text::message("print-sheet").with("row", Text::number(row as u64 + 1)).with("column", Text::number(column as u64 + 1))
}

/// Ticks in the margins where the edges of the next sheets come to lie.
fn glue_marks(tiling: &Tiling, (row, column): (usize, usize)) -> Part {
    let (right, bottom) = (MARGIN + tiling.shown.0, MARGIN + tiling.shown.1);
    let mut marks = Vec::new();
    let dash = Some([0.8, 0.6]);
    if column + 1 < tiling.columns {
        let x = right - OVERLAP;
        for (from, to) in [(MARGIN - 1.0, MARGIN - 5.0), (bottom + 1.0, bottom + 5.0)] {
            marks.extend(line(&[(x, from), (x, to)], 0.3, BLACK, dash));
        }
    }
    if row + 1 < tiling.rows {
        let y = bottom - OVERLAP;
        for (from, to) in [(MARGIN - 1.0, MARGIN - 5.0), (right + 1.0, right + 5.0)] {
            marks.extend(line(&[(from, y), (to, y)], 0.3, BLACK, dash));
        }
    }
    Part::Marks(marks)
}

/// The edges of all sheets on the small picture, each with its row and column.
fn outlines(tiling: &Tiling, scale: f64, (left, top): (f64, f64), words: &Words<'_>) -> Vec<Part> {
    let mut parts = Vec::new();
    let (width, height) = (tiling.shown.0 * scale, tiling.shown.1 * scale);
    for row in 0..tiling.rows {
        for column in 0..tiling.columns {
            let (x, y) = tiling.corner(row, column);
            let (x, y) = (left + x * scale, top + y * scale);
            let edge = [(x, y), (x + width, y), (x + width, y + height), (x, y + height), (x, y)];
            parts.push(Part::Marks(line(&edge, 0.35, BLACK, Some([2.0, 1.2])).into_iter().collect()));
            let lines = vec![(words.first(), format!("{}, {}", row + 1, column + 1))];
            let at = (x + OVERLAP * scale + 1.5, y + OVERLAP * scale + 4.5);
            parts.push(Part::Text(Written { at, size: 11.0, is_heading: false, lines }));
        }
    }
    parts
}
