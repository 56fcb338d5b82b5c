//! A drawing independent of theme and format: shapes in groups, with the inks they use.

use std::borrow::Cow;

use hnefi_rules::Piece;

use crate::ink::Ink;

/// The distance between neighbouring points, as in `web/board/geometry.ts`.
pub(crate) const PITCH: f64 = 40.0;

/// A spot of the drawing.
pub(crate) type Spot = (f64, f64);

/// Something drawn.
#[derive(Clone, Debug)]
pub(crate) enum Node {
    Shape(Shape),
    /// A piece, with its centre here.
    Piece(Spot, Piece),
    Group(Group),
}

/// Things that belong together.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    /// The class name in the SVG.
    pub(crate) name: &'static str,
    /// Where their origin lies.
    pub(crate) at: Spot,
    /// Degrees by which it is turned about its origin, clockwise.
    pub(crate) turn: f32,
    pub(crate) opacity: f32,
    pub(crate) nodes: Vec<Node>,
}

impl Group {
    pub(crate) fn new(name: &'static str) -> Group {
        Group { name, at: (0.0, 0.0), turn: 0.0, opacity: 1.0, nodes: Vec::new() }
    }

    pub(crate) fn add(&mut self, shape: Shape) {
        self.nodes.push(Node::Shape(shape));
    }
}

/// A shape with what it is filled and drawn with.
#[derive(Clone, Debug)]
pub(crate) struct Shape {
    pub(crate) outline: Outline,
    pub(crate) fill: Option<Ink>,
    pub(crate) stroke: Option<Stroke>,
}

#[derive(Clone, Debug)]
pub(crate) enum Outline {
    /// As SVG writes it.
    Path(Cow<'static, str>),
    Circle(Spot, f64),
    /// Left, top, width, height, radius of the corners.
    Rectangle([f64; 5]),
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Stroke {
    pub(crate) ink: Ink,
    pub(crate) width: f64,
    /// Round ends and corners; otherwise square ends.
    pub(crate) round: bool,
    /// Lengths of dashes and gaps.
    pub(crate) dash: Option<[f64; 2]>,
}

impl Shape {
    pub(crate) fn path(outline: impl Into<Cow<'static, str>>) -> Shape {
        Shape { outline: Outline::Path(outline.into()), fill: None, stroke: None }
    }

    pub(crate) fn circle(x: f64, y: f64, radius: f64) -> Shape {
        Shape { outline: Outline::Circle((x, y), radius), fill: None, stroke: None }
    }

    pub(crate) fn rectangle(x: f64, y: f64, width: f64, height: f64, round: f64) -> Shape {
        Shape { outline: Outline::Rectangle([x, y, width, height, round]), fill: None, stroke: None }
    }

    pub(crate) fn filled(self, ink: Ink) -> Shape {
        Shape { fill: Some(ink), ..self }
    }

    /// With a line that has square ends.
    pub(crate) fn lined(self, ink: Ink, width: f64) -> Shape {
        Shape { stroke: Some(Stroke { ink, width, round: false, dash: None }), ..self }
    }

    /// With a line that has round ends.
    pub(crate) fn penned(self, ink: Ink, width: f64) -> Shape {
        Shape { stroke: Some(Stroke { ink, width, round: true, dash: None }), ..self }
    }

    pub(crate) fn dashed(mut self, dash: [f64; 2]) -> Shape {
        if let Some(stroke) = &mut self.stroke {
            stroke.dash = Some(dash);
        }
        self
    }
}

/// A number as a drawing needs it: two digits after the point at most, and no zero that says nothing.
pub(crate) fn number(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

/// A sheet with its measures.
pub(crate) struct Laid {
    pub(crate) scene: Group,
    /// In the units of the drawing.
    pub(crate) width: f64,
    pub(crate) height: f64,
}
