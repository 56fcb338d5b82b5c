//! Pages independent of format: pictures, texts and marks in millimetres from the left upper corner.

use hnefi_diagram::{Line, Painted, PathBuilder, Transform};
use hnefi_messages::Text;

use crate::length::POINTS;
use crate::text::{self, Face, Style, TextLine, set};
use crate::words::{Said, Words};

/// The colour of cut marks and what is written.
pub(crate) const BLACK: [u8; 3] = [0; 3];

/// A page.
#[derive(Clone, Debug)]
pub(crate) struct Page {
    pub(crate) width: f64,
    pub(crate) height: f64,
    /// Its name in the outline of the document.
    pub(crate) name: String,
    pub(crate) parts: Vec<Part>,
}

/// What is on a page, in the order in which it is read.
#[derive(Clone, Debug)]
pub(crate) enum Part {
    Text(Written),
    Passage(Passage),
    Picture(Picture),
    /// What helps cutting and gluing, and says nothing to a screen reader.
    Marks(Vec<Painted>),
}

/// Lines of text.
#[derive(Clone, Debug)]
pub(crate) struct Written {
    /// The left end of the first base line.
    pub(crate) at: (f64, f64),
    /// In points.
    pub(crate) size: f64,
    /// Whether it is the heading of the page.
    pub(crate) is_heading: bool,
    pub(crate) lines: Vec<Said>,
}

/// Text that was set in lines.
#[derive(Clone, Debug)]
pub(crate) struct Passage {
    pub(crate) role: Role,
    pub(crate) lines: Vec<TextLine>,
}

impl Passage {
    /// The heading of a page in every language, from its top on; `size` is in points, `width` in millimetres.
    pub(crate) fn heading(text: &Text, words: &Words<'_>, size: f64, width: f64) -> Passage {
        let lines = set(&words.line(text), words.first(), Style { size, ..Style::default() }, width);
        Passage { role: Role::Heading(1), lines }
    }

    /// From its top to what may stand below it, in millimetres.
    pub(crate) fn height(&self) -> f64 {
        self.lines.iter().map(|line| text::line_height(line.size)).sum()
    }
}

/// What a passage is.
#[derive(Clone, Debug)]
pub(crate) enum Role {
    /// A heading of a level from 1 on.
    Heading(u16),
    Paragraph,
    /// An item of a list, with its number.
    Item(TextLine),
}

/// A picture with words for those who do not see it.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    pub(crate) description: String,
    /// Left, top, width, height: outside nothing is shown.
    pub(crate) frame: [f64; 4],
    /// Where the origin of the shapes lies.
    pub(crate) at: (f64, f64),
    /// Paths in points.
    pub(crate) shapes: Vec<Painted>,
}

impl Part {
    /// The same to the right and down, in millimetres.
    pub(crate) fn moved(mut self, (x, y): (f64, f64)) -> Part {
        match &mut self {
            Part::Text(written) => written.at = (written.at.0 + x, written.at.1 + y),
            Part::Passage(passage) => {
                let label = match &mut passage.role {
                    Role::Item(label) => Some(label),
                    Role::Heading(_) | Role::Paragraph => None,
                };
                for line in passage.lines.iter_mut().chain(label) {
                    line.at = (line.at.0 + x, line.at.1 + y);
                }
            }
            Part::Picture(picture) => {
                picture.at = (picture.at.0 + x, picture.at.1 + y);
                picture.frame[0] += x;
                picture.frame[1] += y;
            }
            Part::Marks(marks) => *marks = moved(marks, (x, y)),
        }
        self
    }
}

impl Written {
    /// The lines where they stand.
    pub(crate) fn passage(&self) -> Passage {
        let line = |(index, (language, text)): (usize, &Said)| TextLine {
            at: (self.at.0, self.at.1 + index as f64 * written_line_height(self.size)),
            face: Face::Regular,
            size: self.size,
            language: *language,
            text: text.clone(),
            stretch: 0.0,
        };
        let role = if self.is_heading { Role::Heading(1) } else { Role::Paragraph };
        Passage { role, lines: self.lines.iter().enumerate().map(line).collect() }
    }

    /// Where the next text begins.
    pub(crate) fn below(&self) -> f64 {
        self.at.1 + self.lines.len() as f64 * written_line_height(self.size)
    }
}

impl Picture {
    /// The shapes that are seen in part at least; what lies outside the frame needs no bytes.
    pub(crate) fn seen(&self) -> impl Iterator<Item = &Painted> {
        let [left, top, width, height] = self.frame.map(|length| (length * POINTS) as f32);
        let (x, y) = ((self.at.0 * POINTS) as f32, (self.at.1 * POINTS) as f32);
        self.shapes.iter().filter(move |painted| {
            let bounds = painted.path.bounds();
            let around = painted.line.map_or(0.0, |line| line.width);
            let is_outside = bounds.right() + around < left - x
                || bounds.left() - around > left + width - x
                || bounds.bottom() + around < top - y
                || bounds.top() - around > top + height - y;
            !is_outside
        })
    }
}

/// From one base line to the next in what stands in lines of its own ([`Written`]), in millimetres, for a size in points.
pub(crate) fn written_line_height(size: f64) -> f64 {
    size * 1.3 / POINTS
}

/// A straight line of a width in millimetres.
pub(crate) fn line(points: &[(f64, f64)], width: f64, colour: [u8; 3], dash: Option<[f64; 2]>) -> Option<Painted> {
    let mut path = PathBuilder::new();
    for (index, (x, y)) in points.iter().enumerate() {
        let (x, y) = ((x * POINTS) as f32, (y * POINTS) as f32);
        if index == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
    }
    let dash = dash.map(|lengths| lengths.map(|length| (length * POINTS) as f32));
    let line = Line { colour, width: (width * POINTS) as f32, round: false, dash };
    Some(Painted { path: path.finish()?, fill: None, line: Some(line), opacity: 1.0 })
}

/// A bar of 100 mm with a tick at every centimetre; its left end is here.
pub(crate) fn scale_bar((x, y): (f64, f64)) -> Part {
    let mut marks: Vec<Painted> = line(&[(x, y), (x + 100.0, y)], 0.3, BLACK, None).into_iter().collect();
    for step in 0..=10 {
        let at = x + 10.0 * f64::from(step);
        let high = if step % 5 == 0 { 2.5 } else { 1.5 };
        marks.extend(line(&[(at, y), (at, y - high)], 0.3, BLACK, None));
    }
    Part::Marks(marks)
}

/// Crop marks outside the corners of a rectangle: left, top, width, height.
pub(crate) fn crop_marks([left, top, width, height]: [f64; 4]) -> Part {
    let mut marks = Vec::new();
    for (x, outwards) in [(left, -1.0), (left + width, 1.0)] {
        for (y, down) in [(top, -1.0), (top + height, 1.0)] {
            marks.extend(line(&[(x + outwards * 1.5, y), (x + outwards * 5.0, y)], 0.15, BLACK, None));
            marks.extend(line(&[(x, y + down * 1.5), (x, y + down * 5.0)], 0.15, BLACK, None));
        }
    }
    Part::Marks(marks)
}

/// Shapes with their origin moved, in millimetres.
pub(crate) fn moved(shapes: &[Painted], (x, y): (f64, f64)) -> Vec<Painted> {
    let transform = Transform::from_translate((x * POINTS) as f32, (y * POINTS) as f32);
    shapes.iter().filter_map(|shape| Some(Painted { path: shape.path.clone().transform(transform)?, ..shape.clone() })).collect()
}
