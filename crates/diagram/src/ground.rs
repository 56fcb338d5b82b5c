//! The board under the pieces, as `web/board/ground.ts` draws it: red lines, a dot on every crossing, marks, letters in the margin.

use std::fmt::Write;

use hnefi_rules::{MarkedPoint, Point};

use crate::diagram::Diagram;
use crate::ink::Ink;
use crate::letters;
use crate::marks::{FAINT, kinds};
use crate::scene::{Group, Node, PITCH, Shape, Spot, number};

/// From the outermost line to the edge of the drawing when letters stand there.
const LETTERED: f64 = 50.0;
/// The same without letters: room for half a piece.
const BARE: f64 = 26.0;
/// From the outermost line to the frame.
const FRAME: f64 = 7.0;
const HALF: f64 = PITCH / 2.0;

/// From the outermost line to the edge of the drawing.
pub(crate) const fn margin(coordinates: bool) -> f64 {
    if coordinates { LETTERED } else { BARE }
}

/// Draws the ground of a diagram.
pub(crate) fn draw(diagram: &Diagram) -> Group {
    let mut ground = Group::new("ground");
    let (last, margin) = (PITCH * (diagram.size - 1) as f64, margin(diagram.coordinates));
    let side = last + 2.0 * margin;
    ground.add(Shape::rectangle(-margin, -margin, side, side, 3.0).filled(Ink::Vellum).lined(Ink::Edge, 1.5));
    let [under, over] = marks(diagram);
    ground.nodes.extend(under);
    ground.nodes.push(Node::Group(lines(diagram, &diagram.rules.layout().marks.throne, last)));
    ground.nodes.extend(over);
    if diagram.coordinates {
        ground.nodes.push(Node::Group(coordinates(diagram, last, LETTERED - 18.0)));
    }
    ground
}

/// Draws the marks of one kind on their spots.
type DrawMarks = fn(&mut Group, &[Spot]);

/// The marks of the layout: those under the lines, and those over them. A mark that means nothing under the rules is fainter.
pub(crate) fn marks(diagram: &Diagram) -> [Vec<Node>; 2] {
    let names: [(&'static str, DrawMarks); 4] =
        [("camps", camps), ("throne", throne), ("corners", corners), ("variegated", variegated)];
    let drawn = kinds(diagram).into_iter().zip(names).map(|((_, points, is_active), (name, draw))| {
        let spots: Vec<Spot> = points.iter().map(|mark| diagram.at(mark.0)).collect();
        let mut group = Group { opacity: if is_active { 1.0 } else { FAINT }, ..Group::new(name) };
        draw(&mut group, &spots);
        Some(Node::Group(group)).filter(|_| !spots.is_empty())
    });
    let mut drawn: Vec<Option<Node>> = drawn.collect();
    let over = drawn.split_off(1);
    [drawn, over].map(|nodes| nodes.into_iter().flatten().collect())
}

/// The lines, from crossing to crossing, so that they stop short of the castle.
pub(crate) fn segments(diagram: &Diagram, throne: &[MarkedPoint]) -> Vec<(Spot, Spot)> {
    let size = diagram.size;
    let is_throne = |point: Point| throne.iter().any(|mark| mark.0 == point);
    let mut segments = Vec::new();
    for line in 0..size {
        for across in [true, false] {
            let point = |index| if across { Point::new(index, line) } else { Point::new(line, index) };
            let mut from = None;
            for index in 0..size {
                let here = diagram.at(point(index));
                // Towards where the index grows, in the drawing.
                let turn = if across != diagram.flipped { 1.0 } else { -1.0 };
                let shift = |by: f64| if across { (here.0 + by * turn, here.1) } else { (here.0, here.1 + by * turn) };
                if is_throne(point(index)) {
                    segments.extend(from.take().map(|start| (start, shift(-HALF))));
                    from = Some(shift(HALF)).filter(|_| index + 1 < size);
                } else if from.is_none() {
                    from = Some(here);
                }
                if index + 1 == size && !is_throne(point(index)) {
                    segments.extend(from.take().map(|start| (start, here)));
                }
            }
        }
    }
    segments
}

/// The crossings that have no throne, from the first rank on.
pub(crate) fn crossings(diagram: &Diagram, throne: &[MarkedPoint]) -> Vec<Spot> {
    let has_throne = |point: Point| throne.iter().any(|mark| mark.0 == point);
    let all = (0..diagram.size).flat_map(|rank| (0..diagram.size).map(move |file| Point::new(file, rank)));
    all.filter(|point| !has_throne(*point)).map(|point| diagram.at(point)).collect()
}

/// Straight lines with a dot on every crossing, and a frame.
pub(crate) fn lines(diagram: &Diagram, throne: &[MarkedPoint], last: f64) -> Group {
    let (mut path, mut dots) = (String::new(), String::new());
    for (from, to) in segments(diagram, throne) {
        stroke(&mut path, from, to);
    }
    for (x, y) in crossings(diagram, throne) {
        let _ = write!(dots, "M{} {}h0", number(x), number(y));
    }
    let mut group = Group::new("lines");
    group.add(Shape::path(path).penned(Ink::Line, 1.5));
    let side = last + 2.0 * FRAME;
    group.add(Shape::rectangle(-FRAME, -FRAME, side, side, 0.0).lined(Ink::Line, 2.6));
    group.add(Shape::path(dots).penned(Ink::Dots, 5.0));
    group
}

/// A straight stroke, added to an outline.
pub(crate) fn stroke(path: &mut String, (x1, y1): Spot, (x2, y2): Spot) {
    // Writing to a string cannot fail.
    let _ = write!(path, "M{} {}L{} {}", number(x1), number(y1), number(x2), number(y2));
}

/// The castle: a walled square with a small tower at each corner, standing in a gap of the lines.
fn throne(group: &mut Group, spots: &[Spot]) {
    for (x, y) in spots.iter().copied() {
        group.add(Shape::rectangle(x - HALF, y - HALF, PITCH, PITCH, 0.0).filled(Ink::Wash).lined(Ink::Line, 2.2));
        group.add(Shape::rectangle(x - HALF + 4.0, y - HALF + 4.0, PITCH - 8.0, PITCH - 8.0, 0.0).lined(Ink::Line, 1.1));
        for (sx, sy) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
            group.add(Shape::circle(x + sx * HALF, y + sy * HALF, 3.4).filled(Ink::Line));
        }
    }
}

/// A corner man as the scribe drew them: a ring with a point in it.
fn corners(group: &mut Group, spots: &[Spot]) {
    for (x, y) in spots.iter().copied() {
        group.add(Shape::circle(x, y, 13.0).filled(Ink::Wash).lined(Ink::Line, 2.2));
        group.add(Shape::circle(x, y, 8.5).lined(Ink::Line, 1.1));
        group.add(Shape::circle(x, y, 3.6).filled(Ink::Line));
    }
}

/// Camps: hatched ground.
fn camps(group: &mut Group, spots: &[Spot]) {
    let (mut ground, mut hatch) = (String::new(), String::new());
    for (x, y) in spots.iter().copied() {
        let (left, top) = (x - HALF, y - HALF);
        let _ = write!(ground, "M{} {}h40v40h-40z", number(left), number(top));
        for step in (1..10).map(|step| 8.0 * f64::from(step)) {
            let (a, b) = (f64::min(step, PITCH), f64::max(0.0, step - PITCH));
            stroke(&mut hatch, (left + b, top + a), (left + a, top + b));
        }
    }
    group.add(Shape::path(ground).filled(Ink::Wash));
    group.add(Shape::path(hatch).penned(Ink::Line, 1.1));
}

/// A variegated point: the double outline, red outside and dark inside.
fn variegated(group: &mut Group, spots: &[Spot]) {
    for (x, y) in spots.iter().copied() {
        group.add(Shape::circle(x, y, 17.0).filled(Ink::Wash).lined(Ink::Line, 2.2));
        group.add(Shape::circle(x, y, 12.5).lined(Ink::Dots, 1.8));
        let star = format!("M{} {}l2.2 5.8 5.8 2.2-5.8 2.2-2.2 5.8-2.2-5.8-5.8-2.2 5.8-2.2z", number(x), number(y - 8.0));
        group.add(Shape::path(star).filled(Ink::Line));
    }
}

/// Letters and numbers, centred `outside` beyond the outermost points.
pub(crate) fn coordinates(diagram: &Diagram, last: f64, outside: f64) -> Group {
    let mut group = Group::new("coordinates");
    let size = diagram.size;
    // A small board is drawn larger; its letters need not grow with it.
    let letter = f64::min(17.0, 8.0 + size as f64 / 2.0);
    let near = -outside;
    for index in 0..size {
        let point = Point::new(index, index);
        let (x, y) = diagram.at(point);
        let name = point.to_string();
        let (file, rank) = name.split_at(1);
        for edge in [near, last - near] {
            letters::write(&mut group, file, (x, edge), letter);
            letters::write(&mut group, rank, (edge, y), letter);
        }
    }
    group
}
