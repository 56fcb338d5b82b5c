//! Pieces to cut out of a sheet: discs, and pyramids to fold and glue.

use std::f64::consts::{PI, TAU};

use hnefi_diagram::{BoardStyle, Line, Painted, PathBuilder, piece_shapes};
use hnefi_rules::{Piece, Side};

use crate::length::POINTS;
use crate::page::{BLACK, line};

/// Between what is drawn and where it is cut, as a share of the width of a disc.
const BLANK: f64 = 0.06;
/// Blue glaze and yellow glaze, as the St. Thomasguild's pieces have.
const BLUE: [u8; 3] = [0x35, 0x52, 0x8f];
const YELLOW: [u8; 3] = [0xe8, 0xbd, 0x4a];
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
    for face in 0..corners {
        // Four faces lie along the diagonals, where they need the least paper.
        let angle = turn * f64::from(face) + if corners % 2 == 0 { turn / 2.0 } else { -PI / 2.0 };
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
        cutout.drawn.extend(coloured(piece, style, left, right, tip));
    }
    let bounds = cutout.cuts.iter().map(|cut| cut.path.bounds());
    let ends = bounds.flat_map(|bounds| [-bounds.left(), -bounds.top(), bounds.right(), bounds.bottom()]);
    cutout.reach = f64::from(ends.fold(0.0, f32::max)) / POINTS;
    cutout
}

/// A face in the colours of its piece: attackers blue, defenders yellow with a blue dot, the king yellow with two blue lines.
fn coloured(piece: Piece, style: BoardStyle, left: (f64, f64), right: (f64, f64), tip: (f64, f64)) -> Vec<Painted> {
    let (dark, light) = match style {
        BoardStyle::Manuscript | BoardStyle::Carved => (BLUE, YELLOW),
        BoardStyle::Plain | BoardStyle::Woodcut => ([0x59; 3], [0xff; 3]),
    };
    let body = if piece.side() == Side::Attackers { dark } else { light };
    let mark = if body == dark { light } else { dark };
    let between = |a: (f64, f64), b: (f64, f64), share: f64| (a.0 + (b.0 - a.0) * share, a.1 + (b.1 - a.1) * share);
    let mut drawn: Vec<Painted> = line(&[left, right, tip, left], 0.0, body, None).into_iter().collect();
    for face in &mut drawn {
        (face.fill, face.line) = (Some(body), None);
    }
    match piece {
        Piece::King => {
            for share in [0.4, 0.55] {
                drawn.extend(line(&[between(left, tip, share), between(right, tip, share)], 0.8, mark, None));
            }
        }
        Piece::Attacker => {}
        Piece::Defender | Piece::Special(..) => {
            let (x, y) = between(between(left, right, 0.5), tip, 0.45);
            let radius = (left.0 - right.0).hypot(left.1 - right.1) * 0.1;
            let path = PathBuilder::from_circle((x * POINTS) as f32, (y * POINTS) as f32, (radius * POINTS) as f32);
            drawn.extend(path.map(|path| Painted { path, fill: Some(mark), line: None, opacity: 1.0 }));
        }
    }
    drawn
}
