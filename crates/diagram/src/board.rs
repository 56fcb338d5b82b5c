//! A board to be made of paper, wood or cloth: what is drawn on it before a game.

mod carved;
mod choices;
mod drawing;
mod knife;
mod outlines;
mod piece_shapes;
mod start;
mod woodcut;
mod woodcut_pieces;

use hnefi_rulesets::Ruleset;
use thiserror::Error;

pub use self::choices::{BoardMarks, BoardStyle, Grid, ShownStart, UnknownChoice};
pub use self::piece_shapes::{emblem, piece_shapes};
use crate::painted::{Painted, painted};
use crate::scene::{Group, Laid, Node, PITCH, number};
use crate::{folio, svg};

/// From the outermost points to the border that the styles `woodcut` and `carved` have: half a cell, so that men stand within it.
const GUTTER: f64 = PITCH / 2.0;
/// The width of that border.
const BAND: f64 = 11.0;

/// The folio does not draw this board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the folio draws 19 by 19 points with 73 men, which is not the layout of `{0}`: choose the marks play or none")]
pub struct NotOnFolio(String);

/// The board of a rule set, to be made.
#[derive(Clone, Debug)]
pub struct Board {
    rules: Ruleset,
    style: BoardStyle,
    grid: Grid,
    marks: BoardMarks,
    start: ShownStart,
    coordinates: bool,
}

impl Board {
    /// The board of a rule set on lines, in the style of the manuscript, without coordinates and with no start shown. It has all marks of
    /// the folio where the folio draws it, otherwise those for play.
    #[must_use]
    pub fn new(rules: &Ruleset) -> Board {
        let marks = if folio::draws(&rules.layout().board) { BoardMarks::All } else { BoardMarks::Play };
        Board {
            rules: rules.clone(),
            style: BoardStyle::default(),
            grid: Grid::default(),
            marks,
            start: ShownStart::None,
            coordinates: false,
        }
    }

    /// In this style.
    #[must_use]
    pub fn style(self, style: BoardStyle) -> Board {
        Board { style, ..self }
    }

    /// On lines or on squares.
    #[must_use]
    pub fn grid(self, grid: Grid) -> Board {
        Board { grid, ..self }
    }

    /// With these marks.
    ///
    /// # Errors
    /// [`NotOnFolio`] for all marks of a board that the folio does not draw.
    pub fn marks(self, marks: BoardMarks) -> Result<Board, NotOnFolio> {
        if marks == BoardMarks::All && !folio::draws(&self.rules.layout().board) {
            return Err(NotOnFolio(self.rules.id()));
        }
        Ok(Board { marks, ..self })
    }

    /// With the start shown so.
    #[must_use]
    pub fn start(self, start: ShownStart) -> Board {
        Board { start, ..self }
    }

    /// With or without letters and numbers along the edges.
    #[must_use]
    pub fn coordinates(self, coordinates: bool) -> Board {
        Board { coordinates, ..self }
    }

    /// Whether it is to be cut into wood.
    #[must_use]
    pub fn is_carved(&self) -> bool {
        self.style == BoardStyle::Carved
    }

    /// The rule set whose board it is.
    #[must_use]
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The width and height of the drawing, in distances between neighbouring points.
    #[must_use]
    pub fn side(&self) -> f64 {
        (self.last() + 2.0 * self.margin()) / PITCH
    }

    /// From the edge of the drawing to the first point, in distances between neighbouring points.
    #[must_use]
    pub fn edge(&self) -> f64 {
        self.margin() / PITCH
    }

    /// The drawing as paths, from its top left corner; neighbouring points are `cell` apart.
    #[must_use]
    pub fn shapes(&self, cell: f64) -> Vec<Painted> {
        painted(&self.scene(), (cell / PITCH) as f32, self.style.colours())
    }

    /// The drawing as an SVG document at true size: neighbouring points are `cell` millimetres apart.
    #[must_use]
    pub fn svg(&self, cell: f64, title: &str, description: &str) -> String {
        let units = self.side() * PITCH;
        let side = format!("{}mm", number(self.side() * cell));
        // A document draws what is in its scene, which therefore lies at the origin.
        let scene = Group { nodes: vec![Node::Group(self.scene())], ..Group::new("sheet") };
        let laid = Laid { scene, width: units, height: units };
        svg::document(&laid, (&side, &side), self.style.colours(), title, description)
    }

    fn size(&self) -> usize {
        self.rules.layout().board.size
    }

    fn last(&self) -> f64 {
        PITCH * (self.size() - 1) as f64
    }

    /// How far the grid reaches beyond the outermost points.
    fn reach(&self) -> f64 {
        match self.grid {
            Grid::Lines => 0.0,
            Grid::Squares => PITCH / 2.0,
        }
    }

    /// From the grid to the outside of its frame.
    fn frame(&self) -> f64 {
        match self.style {
            BoardStyle::Manuscript => 24.0,
            BoardStyle::Plain => 7.0,
            BoardStyle::Woodcut | BoardStyle::Carved => GUTTER + BAND - self.reach(),
        }
    }

    fn is_inscribed(&self) -> bool {
        self.style == BoardStyle::Manuscript && self.marks == BoardMarks::All
    }

    /// From the outermost points to the coordinates.
    fn lettered(&self) -> f64 {
        self.reach() + self.frame() + 13.0
    }

    /// From the outermost points to the names of the evangelists.
    fn named(&self) -> f64 {
        self.reach() + self.frame() + if self.coordinates { 40.0 } else { 26.0 }
    }

    /// From the outermost points to the edge of the drawing: men on the outermost lines stay within it.
    fn margin(&self) -> f64 {
        let outermost = if self.is_inscribed() {
            self.named() + 20.0
        } else if self.coordinates {
            self.lettered() + 13.0
        } else {
            self.reach() + self.frame() + 4.0
        };
        outermost.max(26.0)
    }
}
