//! Pyramids to fold and glue, after the pieces that the St. Thomasguild made.

use std::f64::consts::{PI, TAU};

use hnefi_diagram::BoardStyle;
use hnefi_rules::Piece;

use crate::cutout::{Cutout, HAIRLINE};
use crate::glaze::face;
use crate::length::POINTS;
use crate::page::{BLACK, line};

/// The net of a pyramid: a base with four sides for men and five for the king, a face on each side, and a tab on each face.
///
/// `width` is that of the men's base in millimetres; the king's is larger.
pub(crate) fn pyramid(piece: Piece, width: f64, style: BoardStyle) -> Cutout {
    let (corners, side) = if piece == Piece::King { (5, width) } else { (4, width) };
    let turn = TAU / f64::from(corners);
    let inner = side / 2.0 / (turn / 2.0).tan();
    let outer = side / 2.0 / (turn / 2.0).sin();
    // Faces a little higher than wide; the king stands above his men.
    let reach = inner + width * if piece == Piece::King { 1.35 } else { 1.2 };
    let tab = width * 0.22;
    let mut cutout = Cutout { reach, cuts: Vec::new(), folds: Vec::new(), drawn: Vec::new() };
    for index in 0..corners {
        // Four faces lie along the diagonals, where they need the least paper.
        let angle = turn * f64::from(index) + if corners % 2 == 0 { turn / 2.0 } else { -PI / 2.0 };
        let spot = |radius: f64, angle: f64| (radius * angle.cos(), radius * angle.sin());
        let (left, right, tip) = (spot(outer, angle - turn / 2.0), spot(outer, angle + turn / 2.0), spot(reach, angle));
        let along = |share: f64, aside: f64| {
            let (dx, dy) = (right.0 - tip.0, right.1 - tip.1);
            let length = dx.hypot(dy);
            (tip.0 + dx * share + dy / length * aside, tip.1 + dy * share - dx / length * aside)
        };
        // The tab lies outside the face, narrower than its edge, so that it does not reach into the next face.
        let (upper, lower) = (along(0.2, tab), along(0.75, tab));
        cutout.cuts.extend(line(&[left, tip, upper, lower, right], HAIRLINE, BLACK, None));
        cutout.folds.extend(line(&[left, right], HAIRLINE, BLACK, Some([1.2, 0.8])));
        cutout.folds.extend(line(&[right, tip], HAIRLINE, BLACK, Some([1.2, 0.8])));
        cutout.drawn.extend(face(piece, style, [left, right, tip]));
    }
    let bounds = cutout.cuts.iter().map(|cut| cut.path.bounds());
    let ends = bounds.flat_map(|bounds| [-bounds.left(), -bounds.top(), bounds.right(), bounds.bottom()]);
    cutout.reach = f64::from(ends.fold(0.0, f32::max)) / POINTS;
    cutout
}
