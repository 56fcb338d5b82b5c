//! A board to be made of paper, wood or cloth: what is drawn on it before a game.

use std::fmt;
use std::str::FromStr;

use hnefi_rules::{Kind, Piece, Position};
use hnefi_rulesets::Ruleset;
use thiserror::Error;

use crate::diagram::Diagram;
use crate::ground;
use crate::ink::{Colours, Ink, Theme};
use crate::painted::{Painted, painted};
use crate::scene::{Group, Laid, Node, PITCH, Shape, number};
use crate::{folio, letters, svg};

/// How a board is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardStyle {
    /// After the manuscript: red lines by hand.
    #[default]
    Manuscript,
    /// Straight lines, black on white.
    Plain,
}

impl BoardStyle {
    fn colours(self) -> Colours {
        match self {
            BoardStyle::Manuscript => Colours::Paper,
            BoardStyle::Plain => Colours::Theme(Theme::Print),
        }
    }
}

/// Where the pieces stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Grid {
    /// On the crossings of lines.
    #[default]
    Lines,
    /// On squares.
    Squares,
}

/// Which marks a board has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardMarks {
    /// All that the folio draws, for play or not.
    All,
    /// The throne, corners, camps and variegated points of the layout.
    Play,
    /// None.
    None,
}

/// How a board shows where the pieces begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownStart {
    /// Letters: A for attackers, D for defenders, K for the king, C, N, M and G for special men.
    Letters,
    /// The pieces themselves.
    Colours,
    /// Not at all.
    None,
}

/// A name that means none of the choices.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown {what} `{name}`: choose {choices}")]
pub struct UnknownChoice {
    what: &'static str,
    name: String,
    choices: &'static str,
}

/// Reading and writing of choices by their names on the command line.
macro_rules! choice {
    ($type:ident, $what:literal, $choices:literal, $($value:ident = $name:literal),+) => {
        impl FromStr for $type {
            type Err = UnknownChoice;

            fn from_str(name: &str) -> Result<$type, UnknownChoice> {
                match name {
                    $($name => Ok($type::$value),)+
                    _ => Err(UnknownChoice { what: $what, name: name.chars().take(40).collect(), choices: $choices }),
                }
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self {
                    $($type::$value => $name,)+
                })
            }
        }
    };
}

choice!(BoardStyle, "style", "manuscript or plain", Manuscript = "manuscript", Plain = "plain");
choice!(Grid, "grid", "lines or squares", Lines = "lines", Squares = "squares");
choice!(BoardMarks, "marks", "all, play or none", All = "all", Play = "play", None = "none");
choice!(ShownStart, "start", "letters, colours or none", Letters = "letters", Colours = "colours", None = "none");

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

    /// From the grid to its frame.
    fn frame(&self) -> f64 {
        match self.style {
            BoardStyle::Manuscript => 24.0,
            BoardStyle::Plain => 7.0,
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
        let [under, over] = if self.marks == BoardMarks::Play { ground::marks(&diagram) } else { [Vec::new(), Vec::new()] };
        scene.nodes.extend(under);
        scene.nodes.push(Node::Group(self.lines(&diagram)));
        scene.nodes.extend(over);
        if self.marks == BoardMarks::All {
            scene.nodes.push(Node::Group(folio::draw_marks(|point| diagram.at(point))));
        }
        if self.is_inscribed() {
            scene.nodes.push(Node::Group(folio::inscription(self.last(), self.named())));
        }
        if self.coordinates {
            scene.nodes.push(Node::Group(ground::coordinates(&diagram, self.last(), self.lettered())));
        }
        scene.nodes.extend(self.shown_start(&diagram).map(Node::Group));
        scene
    }

    fn lines(&self, diagram: &Diagram) -> Group {
        let (low, high) = (-self.reach(), self.last() + self.reach());
        let mut group = Group::new("lines");
        match (self.style, self.grid) {
            (BoardStyle::Manuscript, Grid::Lines) => folio::draw_lines(&mut group, self.size(), (low, high), self.frame()),
            (BoardStyle::Manuscript, Grid::Squares) => folio::draw_lines(&mut group, self.size() + 1, (low, high), self.frame()),
            // The lines stop at a throne only where it is drawn.
            (BoardStyle::Plain, Grid::Lines) => {
                let throne = &self.rules.layout().marks.throne;
                return ground::lines(diagram, if self.marks == BoardMarks::Play { throne } else { &[] }, self.last());
            }
            (BoardStyle::Plain, Grid::Squares) => {
                let mut path = String::new();
                for index in 0..=self.size() {
                    let at = low + PITCH * index as f64;
                    ground::stroke(&mut path, (low, at), (high, at));
                    ground::stroke(&mut path, (at, low), (at, high));
                }
                group.add(Shape::path(path).penned(Ink::Line, 1.5));
                let (left, side) = (low - self.frame(), high - low + 2.0 * self.frame());
                group.add(Shape::rectangle(left, left, side, side, 0.0).lined(Ink::Line, 2.6));
            }
        }
        group
    }

    fn shown_start(&self, diagram: &Diagram) -> Option<Group> {
        let mut group = Group::new("start");
        for (point, piece) in &self.rules.layout().board.pieces {
            match self.start {
                ShownStart::None => return None,
                ShownStart::Colours => group.nodes.push(Node::Piece(diagram.at(*point), *piece)),
                ShownStart::Letters => letters::write(&mut group, letter(*piece), diagram.at(*point), 17.0),
            }
        }
        Some(group)
    }
}

/// What stands for a piece where letters show the start.
fn letter(piece: Piece) -> &'static str {
    match piece {
        Piece::Attacker => "A",
        Piece::Defender => "D",
        Piece::King => "K",
        Piece::Special(_, Kind::Commander) => "C",
        Piece::Special(_, Kind::Knight) => "N",
        Piece::Special(_, Kind::Mercenary) => "M",
        Piece::Special(_, Kind::Guard) => "G",
    }
}

/// A piece as paths around the middle of its point; neighbouring points are `cell` apart. The style decides the colours.
#[must_use]
pub fn piece_shapes(piece: Piece, cell: f64, style: BoardStyle) -> Vec<Painted> {
    let group = Group { nodes: vec![Node::Piece((0.0, 0.0), piece)], ..Group::new("piece") };
    painted(&group, (cell / PITCH) as f32, style.colours())
}
