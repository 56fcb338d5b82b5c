//! What a board is drawn with, in each style.

use hnefi_rules::{MarkedPoint, Position};

use super::{Board, BoardMarks, BoardStyle, Grid, ShownStart, carved, start, woodcut};
use crate::diagram::Diagram;
use crate::ink::Ink;
use crate::marks::BoardMark;
use crate::scene::{Group, Node, PITCH, Shape, Spot};
use crate::{folio, ground, marks};

impl Board {
    /// Everything drawn.
    pub(super) fn scene(&self) -> Group {
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
        scene.nodes.extend(start::draw(&diagram, self.start, self.style).map(Node::Group));
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
        let (margin, side) = (self.margin(), self.side() * PITCH);
        let paper = Shape::rectangle(-margin, -margin, side, side, 0.0).filled(Ink::Vellum);
        let mut nodes = vec![Node::Shape(paper), Node::Group(woodcut::border(self.last())), Node::Group(lines)];
        nodes.extend(woodcut::marks(&self.board_marks(diagram)));
        nodes
    }

    /// Lines and marks by chisel.
    fn carved(&self, diagram: &Diagram) -> Vec<Node> {
        let marks = self.board_marks(diagram);
        let pieces = self.rules.layout().board.pieces.iter();
        let letters: Vec<Spot> =
            pieces.filter(|_| self.start == ShownStart::Letters).map(|(point, _)| diagram.at(*point)).collect();
        let lines = carved::lines(&self.lattice(), &marks, &letters, self.grid == Grid::Lines);
        let mut nodes = vec![Node::Group(carved::border(self.last())), Node::Group(lines)];
        nodes.extend(carved::marks(&marks, &letters));
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
