//! The pieces of a rule set at true size.

use hnefi_diagram::{BoardStyle, Painted};
use hnefi_messages::{Language, Text};
use hnefi_rules::Piece;
use hnefi_rulesets::Ruleset;

use crate::counts::piece_counts;
use crate::cutout::{Cutout, disc};
use crate::document::Document;
use crate::error::PrintError;
use crate::foot::Foot;
use crate::length::Length;
use crate::page::{Page, Part, Passage, Picture, moved};
use crate::paper::Paper;
use crate::piece_form::PieceForm;
use crate::places::{GAP, Grid, Places};
use crate::pyramid::pyramid;
use crate::standup::standup;
use crate::tiling::MARGIN;
use crate::words::Words;
use crate::{layers, solids, stl};

/// How wide a piece is for a board, as a share of the distance between points.
pub(crate) const SHARE: f64 = 0.7;

/// The size of the heading, in points.
const HEADING: f64 = 11.0;

/// The pieces of a rule set, and how they are made.
#[derive(Clone, Debug)]
pub struct PiecesPrint {
    rules: Ruleset,
    /// The width of a piece in millimetres.
    width: f64,
    form: PieceForm,
    style: BoardStyle,
}

impl PiecesPrint {
    /// Pieces of a width: that of a disc or label, of a man who stands, or of the base of a pyramid.
    ///
    /// # Errors
    /// [`PrintError::Piece`] below 4 mm and above 100 mm.
    pub fn new(rules: &Ruleset, width: Length, form: PieceForm, style: BoardStyle) -> Result<PiecesPrint, PrintError> {
        if !(4.0..=100.0).contains(&width.millimetres()) {
            return Err(PrintError::Piece(width.to_string()));
        }
        Ok(PiecesPrint { rules: rules.clone(), width: width.millimetres(), form, style })
    }

    /// Pieces for a board whose points are so far apart.
    ///
    /// # Errors
    /// [`PrintError::Piece`] where they would be less than 4 mm or more than 100 mm wide.
    pub fn for_cell(rules: &Ruleset, cell: Length, form: PieceForm, style: BoardStyle) -> Result<PiecesPrint, PrintError> {
        PiecesPrint::new(rules, Length::from_millimetres(cell.millimetres() * SHARE), form, style)
    }

    /// Pages with all pieces. Each page of discs is followed by its back, which matches when the sheet is turned over its long edge, or any
    /// paper over its left edge.
    ///
    /// # Errors
    /// A [`PrintError`] where the paper is too small.
    pub fn document(&self, paper: Paper, languages: &[Language]) -> Result<Document, PrintError> {
        let words = Words(languages);
        let title = words.line(&self.title());
        let mut pages = Vec::new();
        let cutouts = self.cutouts();
        // Pieces that need more room are on pages of their own, unless one sheet takes all.
        for alike in cutouts.chunk_by(|(_, one), (_, other)| paper == Paper::One || one.reach == other.reach) {
            let places = Places::of(alike);
            let width = paper.size().map_or_else(|| places.width_for(alike.len()), |(width, _)| width);
            let foot = Foot::of([self.told(), Text::message(self.how())], &words, width);
            let head = Passage::heading(&self.title(), &words, HEADING, width - 2.0 * MARGIN).height() + GAP;
            let made = || places.height_for(alike.len(), head, foot.height());
            let height = paper.size().map_or_else(made, |(_, height)| height);
            let size = (width, height);
            let fitting = places.fitting(size, head, foot.height());
            let (columns, rows) = fitting.ok_or_else(|| PrintError::Paper(paper.to_string()))?;
            for sheet in alike.chunks(columns * rows) {
                let grid = Grid { places, columns, size, head };
                let mut front = self.front(sheet, grid, &foot, &words);
                if !pages.is_empty() {
                    front.name = format!("{title}, {}", pages.len() + 1);
                }
                pages.push(front);
                if self.form == PieceForm::Discs {
                    pages.push(self.back(sheet, grid, &words));
                }
            }
        }
        Ok(Document { pages, title, language: words.first() })
    }

    /// One SVG document with all pieces, in the layers `cut`, `engrave` and `paint`.
    #[must_use]
    pub fn svg(&self, languages: &[Language]) -> String {
        let cutouts = self.cutouts();
        let places = Places::of(&cutouts);
        let (columns, rows) = Places::square(cutouts.len());
        let placed: Vec<Cutout> = cutouts
            .iter()
            .enumerate()
            .map(|(index, (_, cutout))| {
                let (x, y) = places.middle(index, columns, (GAP, GAP));
                let moved = |shapes: &[Painted]| moved(shapes, (x, y));
                Cutout {
                    reach: cutout.reach,
                    cuts: moved(&cutout.cuts),
                    folds: moved(&cutout.folds),
                    drawn: moved(&cutout.drawn),
                }
            })
            .collect();
        let side = |count: usize| count as f64 * places.pitch + GAP;
        let size = (side(columns), side(rows));
        let words = Words(languages);
        layers::svg(&placed, size, &words.line(&self.title()), &words.line(&self.told()))
    }

    /// A binary STL file with one piece of each kind, side by side: pyramids without their tips, with four sides for men and five for the
    /// king. Lengths are in millimetres.
    #[must_use]
    pub fn stl(&self) -> Vec<u8> {
        let kinds: Vec<Piece> = piece_counts(&self.rules).iter().map(|count| count.piece).collect();
        stl::stl(&solids::one_of_each(&kinds, self.width))
    }

    fn title(&self) -> Text {
        Text::message("print-pieces").with("name", self.rules.name().clone())
    }

    /// Every piece that is printed.
    fn cutouts(&self) -> Vec<(Piece, Cutout)> {
        let cutout = |piece| match self.form {
            PieceForm::Discs | PieceForm::Labels => disc(piece, self.width, self.style),
            PieceForm::Pyramids => pyramid(piece, self.width, self.style),
            PieceForm::Standups => standup(piece, self.width, self.style),
        };
        let counts = piece_counts(&self.rules);
        counts.iter().flat_map(|count| vec![(count.piece, cutout(count.piece)); count.needed + count.spare]).collect()
    }

    /// The message that says what is to be done with the pages.
    fn how(&self) -> &'static str {
        match self.form {
            PieceForm::Discs => "print-discs",
            PieceForm::Pyramids => "print-pyramids",
            PieceForm::Standups => "print-standups",
            PieceForm::Labels => "print-labels",
        }
    }

    fn front(&self, sheet: &[(Piece, Cutout)], grid: Grid, foot: &Foot, words: &Words<'_>) -> Page {
        let (width, height) = grid.size;
        let heading = Passage::heading(&self.title(), words, HEADING, width - 2.0 * MARGIN);
        let told = words.line(&self.told());
        let shapes = sheet.iter().enumerate().flat_map(|(index, (_, cutout))| {
            let all = [&cutout.drawn[..], &cutout.folds, &cutout.cuts].concat();
            moved(&all, grid.middle(index, false))
        });
        let mut parts = vec![
            Part::Passage(heading).moved((MARGIN, MARGIN)),
            Part::Picture(Picture {
                description: told,
                frame: [0.0, 0.0, width, height],
                at: (0.0, 0.0),
                shapes: shapes.collect(),
            }),
        ];
        parts.extend(foot.parts(height));
        Page { width, height, name: words.line(&self.title()), parts }
    }

    /// The back of a page of discs: the same pieces as in a mirror.
    fn back(&self, sheet: &[(Piece, Cutout)], grid: Grid, words: &Words<'_>) -> Page {
        let (width, height) = grid.size;
        let shapes = sheet.iter().enumerate().flat_map(|(index, (_, cutout))| moved(&cutout.drawn, grid.middle(index, true)));
        let description = words.line(&Text::message("print-back"));
        let heading = Passage::heading(&Text::message("print-back"), words, 8.0, width - 2.0 * MARGIN);
        let frame = [0.0, 0.0, width, height];
        let picture = Picture { description: description.clone(), frame, at: (0.0, 0.0), shapes: shapes.collect() };
        Page {
            width,
            height,
            name: description,
            parts: vec![Part::Passage(heading).moved((MARGIN, MARGIN)), Part::Picture(picture)],
        }
    }

    /// How many pieces of each kind there are.
    fn told(&self) -> Text {
        Text::joined(piece_counts(&self.rules).iter().map(|count| count.told(&self.rules)).collect(), ", ")
    }
}
