//! QR codes as paths.

use hnefi_diagram::{Painted, PathBuilder};
use qrcode::{Color, QrCode};

use crate::length::POINTS;
use crate::page::BLACK;

/// The light modules that the standard asks for around a code.
const QUIET: usize = 4;

/// The code of a text in a square of a side in millimetres, with its light edge; `None` where the text is too long for a code.
pub(crate) fn code(text: &str, side: f64) -> Option<Painted> {
    let code = QrCode::new(text).ok()?;
    let width = code.width();
    let module = side / (width + 2 * QUIET) as f64 * POINTS;
    let mut path = PathBuilder::new();
    for (index, colour) in code.to_colors().into_iter().enumerate() {
        if colour == Color::Dark {
            let at = |module_index: usize| ((module_index + QUIET) as f64 * module) as f32;
            let (left, top) = (at(index % width), at(index / width));
            let (right, bottom) = (at(index % width + 1), at(index / width + 1));
            path.move_to(left, top);
            path.line_to(right, top);
            path.line_to(right, bottom);
            path.line_to(left, bottom);
            path.close();
        }
    }
    Some(Painted { path: path.finish()?, fill: Some(BLACK), line: None, opacity: 1.0 })
}
