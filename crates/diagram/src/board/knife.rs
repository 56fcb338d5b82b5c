//! What a knife leaves on a printing block: outlines of facets, never quite straight.

use std::f64::consts::TAU;

use super::outlines::{beside, between, closed};
use crate::hand::Hand;
use crate::scene::Spot;

/// The length of a facet along a line.
const FACET: f64 = 22.0;
/// How far each side of a line strays.
const STRAY: f64 = 0.75;

/// A line of a width with uneven sides. Like every outline here it runs clockwise, so that outlines may overlap in one path.
pub(super) fn cut(from: Spot, to: Spot, width: f64, hand: &mut Hand) -> String {
    let facets = ((to.0 - from.0).hypot(to.1 - from.1) / FACET).round().max(1.0);
    let mut side = |from: Spot, to: Spot| -> Vec<Spot> {
        // At most some tens.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let corners = 0..=facets as u32;
        corners
            .map(|corner| beside(between(from, to, f64::from(corner) / facets), from, to, -width / 2.0 + STRAY * hand.stray()))
            .collect()
    };
    closed(&[side(from, to), side(to, from)].concat())
}

/// A wedge, broad where it begins and pointed where it ends.
pub(super) fn wedge(from: Spot, to: Spot, width: f64, hand: &mut Hand) -> String {
    let mut side = |at: f64| beside(between(from, to, 0.08), from, to, (width + 0.8 * hand.stray()) * at);
    closed(&[from, side(-0.5), to, side(0.5)])
}

/// A regular polygon with an uneven edge and a corner on top.
pub(super) fn facets((x, y): Spot, corners: u32, radius: f64, hand: &mut Hand) -> String {
    let corner = |index: u32| {
        let angle = TAU * f64::from(index) / f64::from(corners);
        let radius = radius * (1.0 + 0.06 * hand.stray());
        (x + radius * angle.sin(), y - radius * angle.cos())
    };
    closed(&(0..corners).map(corner).collect::<Vec<Spot>>())
}
