//! Pieces that stand: a front and a back beside each other, to fold and glue, with a flap at the foot of each that folds outwards.

use hnefi_diagram::{BoardStyle, Painted, Transform, piece_shapes};
use hnefi_rules::Piece;

use crate::cutout::{Cutout, HAIRLINE};
use crate::glaze::{area, colours};
use crate::length::POINTS;
use crate::page::{BLACK, line};

/// The height of a flap, as a share of the width of a man.
const FLAP: f64 = 0.55;
/// How much narrower a flap gets at each end, as a share of the width of a man.
const TAPER: f64 = 0.12;
/// The width of the drawing, as a share of that of the piece.
const DRAWING: f64 = 0.86;

/// Men are squares of a width in millimetres; the king is larger and has a fifth corner on top.
pub(crate) fn standup(piece: Piece, width: f64, style: BoardStyle) -> Cutout {
    let is_king = piece == Piece::King;
    let side = if is_king { 1.2 * width } else { width };
    let peak = if is_king { 0.45 * width } else { 0.0 };
    let (flap, taper) = (FLAP * width, TAPER * width);
    // As much above the middle as below.
    let foot = (side + peak - flap) / 2.0;
    let (wall, tip, end) = (foot - side, foot - side - peak, foot + flap);
    let mut panels = Vec::new();
    for left in [-side, 0.0] {
        let right = left + side;
        let top = if is_king { vec![((left + right) / 2.0, tip)] } else { Vec::new() };
        let around = [vec![(left, foot), (left, wall)], top, vec![(right, wall), (right, foot)]].concat();
        panels.push((left, around));
    }
    let (body, _) = colours(piece, style);
    let mut drawn: Vec<Painted> = Vec::new();
    for (left, around) in &panels {
        drawn.extend(area(around, body));
        let middle = Transform::from_translate(((left + side / 2.0) * POINTS) as f32, ((foot - side / 2.0) * POINTS) as f32);
        let shapes = piece_shapes(piece, side * DRAWING * POINTS, style);
        drawn.extend(
            shapes.into_iter().filter_map(|shape| Some(Painted { path: shape.path.clone().transform(middle)?, ..shape })),
        );
    }
    let flaps =
        [(side, 0.0), (0.0, -side)].map(|(right, left)| [(right, foot), (right - taper, end), (left + taper, end), (left, foot)]);
    let mut edge: Vec<(f64, f64)> = panels.into_iter().flat_map(|(_, around)| around).collect();
    edge.extend(flaps.concat());
    let cuts = line(&edge, HAIRLINE, BLACK, None).into_iter().collect();
    let folds = [[(0.0, wall), (0.0, foot)], [(-side, foot), (side, foot)]];
    let folds = folds.iter().filter_map(|ends| line(ends, HAIRLINE, BLACK, Some([1.2, 0.8]))).collect();
    Cutout { reach: side.max(end), cuts, folds, drawn }
}
