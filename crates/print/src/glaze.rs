//! Colours of pieces after the glazed ones of the St. Thomasguild: attackers blue, defenders yellow with a blue dot, the king yellow with two
//! blue lines. Special men have the emblem of their kind.

use hnefi_diagram::{BoardStyle, Painted, PathBuilder, Transform, emblem};
use hnefi_rules::{Piece, Side};

use crate::length::POINTS;
use crate::page::line;

const BLUE: [u8; 3] = [0x35, 0x52, 0x8f];
const YELLOW: [u8; 3] = [0xe8, 0xbd, 0x4a];
const GREY: [u8; 3] = [0x59; 3];
const WHITE: [u8; 3] = [0xff; 3];

/// The colour of a piece, and that of the mark on it.
pub(crate) fn colours(piece: Piece, style: BoardStyle) -> ([u8; 3], [u8; 3]) {
    let (dark, light) = match style {
        BoardStyle::Manuscript | BoardStyle::Carved => (BLUE, YELLOW),
        BoardStyle::Plain | BoardStyle::Woodcut => (GREY, WHITE),
    };
    if piece.side() == Side::Attackers { (dark, light) } else { (light, dark) }
}

/// An area of a colour, with its corners in millimetres.
pub(crate) fn area(corners: &[(f64, f64)], colour: [u8; 3]) -> Option<Painted> {
    line(corners, 0.0, colour, None).map(|area| Painted { fill: Some(colour), line: None, ..area })
}

/// A face of a pyramid; its corners are in millimetres.
pub(crate) fn face(piece: Piece, style: BoardStyle, [left, right, tip]: [(f64, f64); 3]) -> Vec<Painted> {
    let (body, mark) = colours(piece, style);
    let between = |a: (f64, f64), b: (f64, f64), share: f64| (a.0 + (b.0 - a.0) * share, a.1 + (b.1 - a.1) * share);
    let base = between(left, right, 0.5);
    let width = (left.0 - right.0).hypot(left.1 - right.1);
    let mut drawn: Vec<Painted> = area(&[left, right, tip, left], body).into_iter().collect();
    let filled = |path| Painted { path, fill: Some(mark), line: None, opacity: 1.0 };
    match piece {
        Piece::King => {
            for share in [0.4, 0.55] {
                drawn.extend(line(&[between(left, tip, share), between(right, tip, share)], 0.8, mark, None));
            }
        }
        Piece::Attacker => {}
        Piece::Defender => {
            let (x, y) = between(base, tip, 0.45);
            let [x, y, radius] = [x, y, width * 0.1].map(|length| (length * POINTS) as f32);
            drawn.extend(PathBuilder::from_circle(x, y, radius).map(filled));
        }
        Piece::Special(_, kind) => {
            // Upright where the tip is above.
            let height = (tip.0 - base.0).hypot(tip.1 - base.1);
            let (ux, uy) = (((tip.0 - base.0) / height) as f32, ((tip.1 - base.1) / height) as f32);
            let (x, y) = between(base, tip, 0.32);
            let turned = Transform::from_row(-uy, ux, -ux, -uy, (x * POINTS) as f32, (y * POINTS) as f32);
            drawn.extend(emblem(kind, width * 0.9 * POINTS).and_then(|path| path.transform(turned)).map(filled));
        }
    }
    drawn
}
