//! A board to be made of paper, wood or cloth: what is drawn on it before a game.

mod carved;
mod choices;
mod knife;
mod outlines;
mod start;
mod woodcut;

use hnefi_rules::{Kind, MarkedPoint, Piece, Position};
use hnefi_rulesets::Ruleset;
use thiserror::Error;
use tiny_skia::{Path, Transform};

pub use self::choices::{BoardMarks, BoardStyle, Grid, ShownStart, UnknownChoice};
use crate::diagram::Diagram;
use crate::ink::Ink;
use crate::marks::BoardMark;
use crate::painted::{Painted, painted};
use crate::scene::{Group, Laid, Node, PITCH, Shape, Spot, number};
use crate::{folio, ground, marks, path, pieces, svg};

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
        let laid = Laid { scene: self.scene(), width: units, height: units };
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

    fn scene(&self) -> Group {
        let margin = self.margin();
        let diagram = Diagram::new(&self.rules, &Position::start(&self.rules));
        let mut scene = Group { at: (margin, margin), ..Group::new("board") };
        scene.nodes = match self.style {
            BoardStyle::Manuscript | BoardStyle::Plain => self.drawn(&diagram),
            BoardStyle::Woodcut => self.cut(&diagram),
            BoardStyle::Carved => self.carved(&diagram),
        };
        if self.is_inscribed() {
            scene.nodes.push(Node::Group(folio::inscription(self.last(), self.named())));
        }
        if self.coordinates {
            scene.nodes.push(Node::Group(ground::coordinates(&diagram, self.last(), self.lettered())));
        }
        scene.nodes.extend(start::draw(&diagram, self.start).map(Node::Group));
        scene
    }

    /// Lines and marks by pen.
    fn drawn(&self, diagram: &Diagram) -> Vec<Node> {
        let [mut nodes, over] = if self.marks == BoardMarks::Play { ground::marks(diagram) } else { [Vec::new(), Vec::new()] };
        nodes.push(Node::Group(self.lines(diagram)));
        nodes.extend(over);
        if self.marks == BoardMarks::All {
            nodes.push(Node::Group(folio::draw_marks(|point| diagram.at(point))));
        }
        nodes
    }

    fn lines(&self, diagram: &Diagram) -> Group {
        let (low, high) = (-self.reach(), self.last() + self.reach());
        let mut group = Group::new("lines");
        match (self.style, self.grid) {
            (BoardStyle::Manuscript, Grid::Lines) => folio::draw_lines(&mut group, self.size(), (low, high), self.frame()),
            (BoardStyle::Manuscript, Grid::Squares) => folio::draw_lines(&mut group, self.size() + 1, (low, high), self.frame()),
            (_, Grid::Lines) => return ground::lines(diagram, self.drawn_throne(), self.last()),
            (_, Grid::Squares) => {
                let mut path = String::new();
                for (from, to) in self.between_squares() {
                    ground::stroke(&mut path, from, to);
                }
                group.add(Shape::path(path).penned(Ink::Line, 1.5));
                let (left, side) = (low - self.frame(), high - low + 2.0 * self.frame());
                group.add(Shape::rectangle(left, left, side, side, 0.0).lined(Ink::Line, 2.6));
            }
        }
        group
    }

    /// Lines and marks by knife.
    fn cut(&self, diagram: &Diagram) -> Vec<Node> {
        let lines = match self.grid {
            Grid::Lines => {
                let throne = self.drawn_throne();
                woodcut::lines(&ground::segments(diagram, throne), &ground::crossings(diagram, throne))
            }
            Grid::Squares => woodcut::lines(&self.between_squares(), &[]),
        };
        let mut nodes = vec![Node::Group(woodcut::border(self.last())), Node::Group(lines)];
        nodes.extend(woodcut::marks(&self.board_marks(diagram)));
        nodes
    }

    /// Lines and marks by chisel.
    fn carved(&self, diagram: &Diagram) -> Vec<Node> {
        let marks = self.board_marks(diagram);
        let lines = carved::lines(&self.lattice(), &marks, self.grid == Grid::Lines);
        let mut nodes = vec![Node::Group(carved::border(self.last())), Node::Group(lines)];
        nodes.extend(carved::marks(&marks));
        nodes
    }

    fn board_marks(&self, diagram: &Diagram) -> Vec<BoardMark> {
        match self.marks {
            BoardMarks::All => marks::of_folio(diagram),
            BoardMarks::Play => marks::for_play(diagram),
            BoardMarks::None => Vec::new(),
        }
    }

    /// The throne where it is drawn: the lines stop there.
    fn drawn_throne(&self) -> &[MarkedPoint] {
        if self.marks == BoardMarks::Play { &self.rules.layout().marks.throne } else { &[] }
    }

    /// Where the lines of the grid run, from the first point on.
    fn lattice(&self) -> Vec<f64> {
        let count = self.size() + usize::from(self.grid == Grid::Squares);
        (0..count).map(|index| PITCH * index as f64 - self.reach()).collect()
    }

    /// The lines between squares and around them.
    fn between_squares(&self) -> Vec<(Spot, Spot)> {
        let (low, high) = (-self.reach(), self.last() + self.reach());
        self.lattice().into_iter().flat_map(|at| [((low, at), (high, at)), ((at, low), (at, high))]).collect()
    }
}

/// A piece as paths around the middle of its point; neighbouring points are `cell` apart. The style decides the colours.
#[must_use]
pub fn piece_shapes(piece: Piece, cell: f64, style: BoardStyle) -> Vec<Painted> {
    let group = Group { nodes: vec![Node::Piece((0.0, 0.0), piece)], ..Group::new("piece") };
    painted(&group, (cell / PITCH) as f32, style.colours())
}

/// The emblem of a kind of special men as an outline around the middle of its point; neighbouring points are `cell` apart.
#[must_use]
pub fn emblem(kind: Kind, cell: f64) -> Option<Path> {
    let scale = (cell / PITCH) as f32;
    path::read(pieces::emblem(kind))?.transform(Transform::from_scale(scale, scale))
}
