//! The diagram of the manuscript, as `web/src/manuscript` draws it: red lines by an unsteady hand, the marks on their restored points,
//! the names of the evangelists.

use std::collections::BTreeMap;
use std::fmt::Write;

use hnefi_rules::{Point, StartBoard};

use crate::hand::Hand;
use crate::ink::Ink;
use crate::letters;
use crate::scene::{Group, Node, PITCH, Shape, Spot, number};

/// Points along one side.
const SIZE: usize = 19;
/// How far the lines run on past the outermost crossing.
const OVERSHOOT: f64 = 15.0;
/// How unsteady the hand is.
const TREMOR: f64 = 1.1;

/// What kind of thing is drawn on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    Centre,
    Man,
    Variegated,
    /// The men in the corners, which are there for decoration.
    Corner,
}

/// One point of each set that the diagram repeats in every mirror, as steps right of and above the middle.
const ORBITS: [(Mark, &[(usize, usize)]); 4] = [
    (Mark::Centre, &[(0, 0)]),
    (Mark::Man, &[(0, 1), (1, 2), (0, 3), (0, 6), (1, 5), (2, 6), (3, 5), (7, 9), (4, 9), (4, 7)]),
    (Mark::Variegated, &[(4, 4)]),
    (Mark::Corner, &[(8, 8), (8, 9), (9, 9)]),
];

/// The one man who breaks the symmetry, e13.
const FIRST: (usize, usize) = (4, 12);

/// Every mark by its point, as file and rank.
pub(crate) fn marks() -> BTreeMap<(usize, usize), Mark> {
    let middle = SIZE / 2;
    let mut all = BTreeMap::new();
    for (mark, steps) in ORBITS {
        for (across, up) in steps.iter().flat_map(|(across, up)| [(*across, *up), (*up, *across)]) {
            for file in [middle - across, middle + across] {
                all.insert((file, middle - up), mark);
                all.insert((file, middle + up), mark);
            }
        }
    }
    all.insert(FIRST, Mark::Man);
    all
}

/// Whether a board is the folio's: its pieces stand on all men of the diagram and nowhere else.
pub(crate) fn draws(board: &StartBoard) -> bool {
    let men = marks().into_iter().filter(|(_, mark)| *mark != Mark::Corner).map(|(point, _)| point);
    let mut pieces: Vec<(usize, usize)> = board.pieces.iter().map(|(point, _)| (point.file(), point.rank())).collect();
    pieces.sort_unstable();
    board.size == SIZE && men.eq(pieces)
}

/// Draws all marks of the folio; `at` says where a point lies.
pub(crate) fn draw_marks(at: impl Fn(Point) -> Spot) -> Group {
    let mut group = Group::new("folio");
    for ((file, rank), mark) in marks() {
        let (x, y) = at(Point::new(file, rank));
        let circle = |radius: f64| Shape::circle(x, y, radius);
        let drawn = match mark {
            Mark::Centre => {
                let [left, right, top, low, foot] = [x - 5.5, x + 5.5, y - 10.5, y - 8.8, y + 10.5].map(number);
                let (x, high, base, stem) = (number(x), number(y + 8.8), number(y + 9.6), number(y - 9.6));
                let numeral = format!(
                    "M{left} {top}Q{x} {low} {right} {top}M{left} {foot}Q{x} {high} {right} {foot}M{x} {stem}L{x} {base}"
                );
                vec![circle(16.0).filled(Ink::Vellum), Shape::path(numeral).penned(Ink::Dots, 2.6)]
            }
            Mark::Man => vec![circle(12.5).filled(Ink::Vellum).lined(Ink::Dots, 2.0), circle(3.0).filled(Ink::Dots)],
            Mark::Variegated => vec![circle(16.0).filled(Ink::Vellum).lined(Ink::Line, 2.6), circle(12.2).lined(Ink::Line, 2.6)],
            Mark::Corner => vec![circle(8.5).filled(Ink::Vellum).lined(Ink::Dots, 2.0), circle(1.8).filled(Ink::Dots)],
        };
        drawn.into_iter().for_each(|shape| group.add(shape));
    }
    group
}

/// Lines through `count` spots in each direction, the first and last `low` and `high` from the origin, with a frame `frame` outside them.
pub(crate) fn draw_lines(group: &mut Group, count: usize, (low, high): (f64, f64), frame: f64) {
    let mut lines = String::new();
    for index in 0..count {
        let at = low + PITCH * index as f64;
        let seed = 2 * index as u32;
        stroke(&mut lines, (low - OVERSHOOT, at), (high + OVERSHOOT, at), seed + 1);
        stroke(&mut lines, (at, low - OVERSHOOT), (at, high + OVERSHOOT), seed + 2);
    }
    group.add(Shape::path(lines).penned(Ink::Line, 1.7));
    let (near, far) = (low - frame, high + frame);
    let mut edge = String::new();
    let corners = [(near, near), (far, near), (far, far), (near, far), (near, near)];
    for (seed, ends) in (50..).zip(corners.windows(2)) {
        stroke(&mut edge, ends[0], ends[1], seed);
    }
    group.add(Shape::path(edge).penned(Ink::Line, 3.2));
}

/// The names of the evangelists in the margins, Matthew above, `edge` outside the outermost lines.
pub(crate) fn inscription(last: f64, edge: f64) -> Group {
    let middle = last / 2.0;
    let names = [
        ("MATHEUS", (middle, -edge), 0.0),
        ("LUCAS", (last + edge, middle), 90.0),
        ("IOHANNES", (middle, last + edge), 0.0),
        ("MARCUS", (-edge, middle), -90.0),
    ];
    let mut group = Group::new("inscription");
    for (name, at, turn) in names {
        let mut written = Group { at, turn, ..Group::new("name") };
        // Wide apart, as inscriptions are.
        let spaced: Vec<String> = name.chars().map(String::from).collect();
        letters::write(&mut written, &spaced.join(" "), (0.0, 0.0), 26.0);
        group.nodes.push(Node::Group(written));
    }
    group
}

/// A stroke as a hand draws it, never quite straight, and always the same for one seed.
fn stroke(path: &mut String, (x1, y1): Spot, (x2, y2): Spot, seed: u32) {
    let mut hand = Hand::from_seed(seed);
    let length = (x2 - x1).hypot(y2 - y1);
    let parts = (length / 120.0).round().max(1.0);
    let (ux, uy) = ((x2 - x1) / length, (y2 - y1) / length);
    let spot =
        |along: f64, aside: f64| format!("{} {}", number(x1 + ux * along - uy * aside), number(y1 + uy * along + ux * aside));
    // Writing to a string cannot fail.
    let _ = write!(path, "M{}", spot(0.0, hand.stray() * TREMOR));
    // At most some tens.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    for part in 1..=parts as u32 {
        let end = length * f64::from(part) / parts;
        let bend = spot(end - length / parts / 2.0, hand.stray() * TREMOR * 1.6);
        let _ = write!(path, "Q{bend} {}", spot(end, hand.stray() * TREMOR));
    }
}

#[cfg(test)]
mod tests {
    use hnefi_rulesets::Ruleset;

    use super::*;

    #[test]
    fn the_men_of_the_folio_are_those_of_the_layouts_that_restore_it() {
        for (id, drawn) in
            [("alea-walker-2015", true), ("alea-walker-2015+alea-murray", true), ("copenhagen", false), ("tablut-murray", false)]
        {
            let rules = Ruleset::named(id).expect("built in");
            assert_eq!(draws(&rules.layout().board), drawn, "{id}");
        }
        assert_eq!(marks().values().filter(|mark| **mark != Mark::Corner).count(), 73);
    }
}
