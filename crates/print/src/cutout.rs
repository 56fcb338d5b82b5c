//! Pieces to cut out of a sheet.

use hnefi_diagram::{BoardStyle, Line, Painted, PathBuilder, piece_shapes};
use hnefi_rules::Piece;

use crate::length::POINTS;
use crate::page::BLACK;

/// Between what is drawn and where it is cut, as a share of the width of a disc.
const BLANK: f64 = 0.06;
/// The width of a line to cut or fold, in millimetres.
pub(crate) const HAIRLINE: f64 = 0.15;

/// A piece on a sheet, around its middle; paths are in points.
#[derive(Clone, Debug)]
pub(crate) struct Cutout {
    /// From its middle to the outermost cut, in millimetres.
    pub(crate) reach: f64,
    /// Where it is cut.
    pub(crate) cuts: Vec<Painted>,
    /// Where it is folded.
    pub(crate) folds: Vec<Painted>,
    /// What is drawn on it.
    pub(crate) drawn: Vec<Painted>,
}

/// A disc of a width in millimetres with the drawing of its piece.
pub(crate) fn disc(piece: Piece, width: f64, style: BoardStyle) -> Cutout {
    // The largest drawing, the king's, is as wide as a cell.
    let drawn = piece_shapes(piece, width * (1.0 - BLANK) * POINTS, style);
    let cut = PathBuilder::from_circle(0.0, 0.0, (width / 2.0 * POINTS) as f32);
    let hairline = Line { colour: BLACK, width: (HAIRLINE * POINTS) as f32, round: false, dash: None };
    let cuts = cut.map(|path| Painted { path, fill: None, line: Some(hairline), opacity: 1.0 });
    Cutout { reach: width / 2.0, cuts: cuts.into_iter().collect(), folds: Vec::new(), drawn }
}
