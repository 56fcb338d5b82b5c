//! The style `carved`: grooves with two sloping sides, drawn with their edges and their bottom, as a chisel or a V-shaped gouge cuts them.

use std::f64::consts::TAU;

use super::outlines::{DIAGONALS, SIDES, beside, between, circle, closed, leaf, line, ring};
use super::{BAND, GUTTER};
use crate::ink::Ink;
use crate::marks::{BoardMark, MarkKind};
use crate::scene::{Group, Node, PITCH, Shape, Spot};

/// Half the width of a groove.
const HALF: f64 = 2.3;
/// From the point of a groove to where it has its width.
const POINT: f64 = 5.0;
/// From a crossing to the grooves that lead there.
const CROSSING: f64 = 3.6;
/// From the middle of a letter to the grooves that lead there.
const LETTER: f64 = 9.5;
/// The width of an edge, and that of the bottom of a groove.
const EDGE: f64 = 0.7;
const BOTTOM: f64 = 0.45;

/// Cut wood: the outlines of what is cut out, and the lines at the bottom.
#[derive(Default)]
struct Cuts {
    edges: String,
    bottoms: String,
}

impl Cuts {
    /// A groove, pointed at both ends.
    fn groove(&mut self, from: Spot, to: Spot, half: f64) {
        let share = POINT / (to.0 - from.0).hypot(to.1 - from.1);
        let side = |share: f64, by: f64| beside(between(from, to, share), from, to, by);
        self.edges +=
            &closed(&[from, side(share, -half), side(1.0 - share, -half), to, side(1.0 - share, half), side(share, half)]);
        self.bottoms += &line(from, to);
    }

    /// A leaf with a groove along its middle.
    fn petal(&mut self, from: Spot, to: Spot, bulge: f64) {
        self.edges += &leaf(from, to, bulge);
        self.bottoms += &line(from, to);
    }

    /// A triangle, deepest where the lines from its corners meet.
    fn chip(&mut self, corners: [Spot; 3]) {
        let [a, b, c] = corners;
        let deepest = between(between(a, b, 0.5), c, 1.0 / 3.0);
        self.edges += &closed(&corners);
        self.bottoms.extend(corners.map(|corner| line(corner, deepest)));
    }

    /// A square frame of grooves with mitred corners, from its middle: how far its outer and its inner edge are.
    fn frame(&mut self, (x, y): Spot, outer: f64, inner: f64) {
        let square = |reach: f64| DIAGONALS.map(|(dx, dy)| (x + dx * reach, y + dy * reach));
        let (out, within, mut bottom) = (square(outer), square(inner), square((outer + inner) / 2.0).to_vec());
        for side in 0..4 {
            let next = (side + 1) % 4;
            self.edges += &closed(&[out[side], out[next], within[next], within[side]]);
        }
        bottom.push(bottom[0]);
        self.bottoms.extend(bottom.windows(2).map(|ends| line(ends[0], ends[1])));
    }

    /// A round groove around a spot.
    fn ring(&mut self, at: Spot, outer: f64, inner: f64) {
        self.edges += &ring(at, outer, inner);
        self.bottoms += &circle(at, (outer + inner) / 2.0, true);
    }

    fn into_group(self, name: &'static str, opacity: f32) -> Group {
        let mut group = Group { opacity, ..Group::new(name) };
        group.add(Shape::path(self.edges).filled(Ink::Line).penned(Ink::Dots, EDGE));
        group.add(Shape::path(self.bottoms).penned(Ink::Dots, BOTTOM));
        group
    }
}

/// Grooves from crossing to crossing, with a small hole on each: a line runs through every spot of `lattice`, in both directions. They stop
/// short of marks and letters. Where the border takes the place of the outermost lines, these are left out.
pub(super) fn lines(lattice: &[f64], marks: &[BoardMark], letters: &[Spot], are_ends_drawn: bool) -> Group {
    let room = |spot: Spot| match marks.iter().find(|mark| mark.at == spot) {
        Some(mark) => reach(mark.kind) + 1.0,
        None if letters.contains(&spot) => LETTER,
        None => CROSSING,
    };
    let mut group = Group::new("lines");
    for (index, across) in lattice.iter().enumerate() {
        let is_end = index == 0 || index + 1 == lattice.len();
        if is_end && !are_ends_drawn {
            continue;
        }
        for turned in [false, true] {
            let spot = |along: f64| if turned { (*across, along) } else { (along, *across) };
            let mut cuts = Cuts::default();
            for ends in lattice.windows(2) {
                let (from, to) = (spot(ends[0]), spot(ends[1]));
                let (start, end) = (room(from) / PITCH, 1.0 - room(to) / PITCH);
                if (end - start) * PITCH > 2.0 * POINT {
                    cuts.groove(between(from, to, start), between(from, to, end), HALF);
                }
            }
            // Each crossing is on one line of each direction.
            let is_hole = |at: f64| !turned && room(spot(at)) == CROSSING;
            let inner = if are_ends_drawn { lattice } else { lattice.get(1..lattice.len() - 1).unwrap_or_default() };
            for (x, y) in inner.iter().copied().filter(|at| is_hole(*at)).map(spot) {
                cuts.edges += &closed(&SIDES.map(|(dx, dy)| (x + dx * 1.8, y + dy * 1.8)));
            }
            group.nodes.push(Node::Group(cuts.into_group("line", 1.0)));
        }
    }
    group
}

/// The border around points from the origin to `last`: two mitred grooves with plain wood between them.
pub(super) fn border(last: f64) -> Group {
    let (middle, half) = ((last / 2.0, last / 2.0), last / 2.0);
    let mut cuts = Cuts::default();
    cuts.frame(middle, half + GUTTER + BAND, half + GUTTER + BAND - 2.0 * HALF);
    cuts.frame(middle, half + GUTTER + 2.0 * HALF, half + GUTTER);
    cuts.into_group("border", 1.0)
}

/// Marks in the order in which they are told. Of those with a letter in them only the outline is cut.
pub(super) fn marks(marks: &[BoardMark], letters: &[Spot]) -> Vec<Node> {
    let cuts = |mark: &BoardMark| if letters.contains(&mark.at) { outline(mark) } else { carve(mark) };
    marks.iter().map(|mark| Node::Group(cuts(mark).into_group("mark", mark.opacity()))).collect()
}

/// From the middle of a mark to its edge, along the lines.
fn reach(kind: MarkKind) -> f64 {
    match kind {
        MarkKind::Camp => 16.6,
        MarkKind::Throne => 17.0,
        MarkKind::Corner => 17.0,
        MarkKind::Variegated => 16.6,
        MarkKind::Man => 12.5,
        MarkKind::CornerMan => 9.0,
    }
}

fn outline(mark: &BoardMark) -> Cuts {
    let (at, reach) = (mark.at, reach(mark.kind));
    let mut cuts = Cuts::default();
    match mark.kind {
        MarkKind::Camp | MarkKind::Throne => cuts.frame(at, reach, reach - 3.4),
        MarkKind::Corner | MarkKind::Variegated | MarkKind::Man | MarkKind::CornerMan => cuts.ring(at, reach, reach - 3.2),
    }
    cuts
}

fn carve(mark: &BoardMark) -> Cuts {
    let (at, reach) = (mark.at, reach(mark.kind));
    let moved = |dx: f64, dy: f64| (at.0 + dx, at.1 + dy);
    let mut cuts = if mark.kind == MarkKind::Camp { Cuts::default() } else { outline(mark) };
    let rosette = |cuts: &mut Cuts, petals: u32, from: f64, to: f64, bulge: f64| {
        for petal in 0..petals {
            let (sin, cos) = (TAU * f64::from(petal) / f64::from(petals)).sin_cos();
            cuts.petal(moved(from * sin, -from * cos), moved(to * sin, -to * cos), bulge);
        }
    };
    match mark.kind {
        // A square cut into four, as a pyramid is seen from above.
        MarkKind::Camp => {
            for (index, (dx, dy)) in DIAGONALS.into_iter().enumerate() {
                let (ex, ey) = DIAGONALS[(index + 1) % 4];
                let out = |x: f64, y: f64| moved(x * reach, y * reach);
                let within = ((dx + ex) * 0.06 * reach, (dy + ey) * 0.06 * reach);
                cuts.chip([out(dx, dy), out(ex, ey), moved(within.0, within.1)]);
            }
        }
        MarkKind::Throne => {
            for (ux, uy) in SIDES {
                let spot = |along: f64, aside: f64| moved(ux * along - uy * aside, uy * along + ux * aside);
                cuts.edges += &closed(&[spot(1.0, 0.0), spot(11.6, -5.8), spot(9.6, 0.0), spot(11.6, 5.8)]);
                cuts.bottoms += &line(spot(1.0, 0.0), spot(9.6, 0.0));
            }
        }
        MarkKind::Corner => rosette(&mut cuts, 6, 0.6, reach - 4.2, 2.2),
        MarkKind::Variegated => {
            cuts.ring(at, reach - 4.4, reach - 6.8);
            rosette(&mut cuts, 4, 0.6, reach - 8.0, 1.9);
        }
        MarkKind::Man => rosette(&mut cuts, 4, 0.5, 6.4, 1.4),
        MarkKind::CornerMan => {}
    }
    cuts
}
