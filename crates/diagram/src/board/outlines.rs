//! Outlines that marks and borders are put together from, as SVG writes them.

use std::fmt::Write;

use crate::scene::{Spot, number};

/// Right, down, left and up.
pub(super) const SIDES: [Spot; 4] = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)];
/// Towards the corners of a square.
pub(super) const DIAGONALS: [Spot; 4] = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)];

/// A polygon.
pub(super) fn closed(corners: &[Spot]) -> String {
    let mut out = String::new();
    for (index, (x, y)) in corners.iter().enumerate() {
        // Writing to a string cannot fail.
        let _ = write!(out, "{}{} {}", if index == 0 { 'M' } else { 'L' }, number(*x), number(*y));
    }
    out + "z"
}

/// A straight line.
pub(super) fn line((x1, y1): Spot, (x2, y2): Spot) -> String {
    format!("M{} {}L{} {}", number(x1), number(y1), number(x2), number(y2))
}

/// A leaf between two points, pointed at both; its sides bulge by `bulge`.
pub(super) fn leaf(from: Spot, to: Spot, bulge: f64) -> String {
    let middle = between(from, to, 0.5);
    // A quadratic curve comes half as far as its control point.
    let bend = |by: f64| {
        let (x, y) = beside(middle, from, to, 2.0 * by);
        format!("{} {}", number(x), number(y))
    };
    let [x1, y1, x2, y2] = [from.0, from.1, to.0, to.1].map(number);
    format!("M{x1} {y1}Q{} {x2} {y2}Q{} {x1} {y1}z", bend(bulge), bend(-bulge))
}

/// A share of the way from one spot to another.
pub(super) fn between(from: Spot, to: Spot, share: f64) -> Spot {
    (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share)
}

/// A spot moved to the right of the way from one end to the other.
pub(super) fn beside(spot: Spot, from: Spot, to: Spot, by: f64) -> Spot {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy);
    (spot.0 - dy / length * by, spot.1 + dx / length * by)
}

/// A ring: what lies between two circles, as the inner one runs against the outer one.
pub(super) fn ring(at: Spot, outer: f64, inner: f64) -> String {
    circle(at, outer, true) + &circle(at, inner, false)
}

/// A circle of four quarters, from its top, clockwise on the screen or against.
pub(super) fn circle((x, y): Spot, radius: f64, clockwise: bool) -> String {
    let turn = if clockwise { 1.0 } else { -1.0 };
    let mut out = format!("M{} {}", number(x), number(y - radius));
    for (dx, dy) in [(turn, 0.0), (0.0, 1.0), (-turn, 0.0), (0.0, -1.0)] {
        let [x, y, radius] = [x + dx * radius, y + dy * radius, radius].map(number);
        // Writing to a string cannot fail.
        let _ = write!(out, "A{radius} {radius} 0 0 {} {x} {y}", u8::from(clockwise));
    }
    out + "z"
}
