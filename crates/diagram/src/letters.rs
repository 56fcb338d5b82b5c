//! Letters and digits as strokes of a pen: files, ranks and moves, without a font, the same everywhere.

use crate::ink::Ink;
use crate::path::Numbers;
use crate::scene::{Group, Shape, Spot, number};

/// How high a digit is, in the units of the strokes.
const HEIGHT: f64 = 8.4;
/// Between two letters.
const GAP: f64 = 1.9;

/// The strokes of a character, with the base line at 0, and its width.
const fn strokes(character: char) -> Option<(&'static str, f64)> {
    Some(match character {
        'a' => ("M4.6-6V0M4.6-4.2C4.2-5.4 3.3-6 2.4-6C1-6 0-4.7 0-3C0-1.3 1 0 2.4 0C3.3 0 4.2-.6 4.6-1.8", 4.6),
        'b' => ("M0-9V0M0-4.2C.4-5.4 1.3-6 2.2-6C3.6-6 4.6-4.7 4.6-3C4.6-1.3 3.6 0 2.2 0C1.3 0 .4-.6 0-1.8", 4.6),
        'c' => ("M4.2-4.9C3.7-5.6 3.1-6 2.4-6C1-6 0-4.7 0-3C0-1.3 1 0 2.4 0C3.1 0 3.7-.4 4.2-1.1", 4.2),
        'd' => ("M4.6-9V0M4.6-4.2C4.2-5.4 3.3-6 2.4-6C1-6 0-4.7 0-3C0-1.3 1 0 2.4 0C3.3 0 4.2-.6 4.6-1.8", 4.6),
        'e' => ("M0-3.2H4.6C4.6-4.9 3.7-6 2.4-6C1-6 0-4.7 0-3C0-1.3 1 0 2.5 0C3.3 0 3.9-.4 4.4-1.1", 4.6),
        'f' => ("M3.4-8.7C3.1-8.9 2.8-9 2.5-9C1.6-9 1.2-8.3 1.2-7.2V0M0-6H3", 3.2),
        'g' => (
            "M4.6-6V.6C4.6 2.2 3.7 3 2.3 3C1.5 3 .8 2.7.3 2.2M4.6-4.2C4.2-5.4 3.3-6 2.4-6C1-6 0-4.7 0-3C0-1.3 1 0 2.4 0C3.3 0 4.2-.6 4.6-1.8",
            4.6,
        ),
        'h' => ("M0-9V0M0-3.8C.4-5.2 1.3-6 2.3-6C3.5-6 4-5.2 4-3.8V0", 4.0),
        'i' => ("M.4-6V0M.4-8.4V-8.3", 0.8),
        'j' => ("M1.4-6V1.2C1.4 2.4.9 3 0 3M1.4-8.4V-8.3", 1.6),
        'k' => ("M0-9V0M3.6-6L0-2.6M1.3-3.8L4 0", 4.0),
        'l' => ("M.2-9V-1C.2-.3.6 0 1.2 0", 1.2),
        'm' => ("M0-6V0M0-3.8C.3-5.2 1-6 1.9-6C2.9-6 3.3-5.2 3.3-3.8V0M3.3-3.8C3.6-5.2 4.3-6 5.2-6C6.2-6 6.6-5.2 6.6-3.8V0", 6.6),
        'n' => ("M0-6V0M0-3.8C.4-5.2 1.3-6 2.3-6C3.5-6 4-5.2 4-3.8V0", 4.0),
        'o' => ("M2.4-6C1-6 0-4.7 0-3C0-1.3 1 0 2.4 0C3.8 0 4.8-1.3 4.8-3C4.8-4.7 3.8-6 2.4-6Z", 4.8),
        'p' => ("M0-6V3M0-4.2C.4-5.4 1.3-6 2.2-6C3.6-6 4.6-4.7 4.6-3C4.6-1.3 3.6 0 2.2 0C1.3 0 .4-.6 0-1.8", 4.6),
        'q' => ("M4.6-6V3M4.6-4.2C4.2-5.4 3.3-6 2.4-6C1-6 0-4.7 0-3C0-1.3 1 0 2.4 0C3.3 0 4.2-.6 4.6-1.8", 4.6),
        'r' => ("M0-6V0M0-3.8C.4-5.2 1.2-6 2.2-6C2.5-6 2.7-5.9 2.9-5.8", 2.9),
        's' => ("M3.6-5.2C3.2-5.7 2.6-6 1.9-6C.9-6 .2-5.4.2-4.6C.2-2.6 3.8-3.6 3.8-1.5C3.8-.6 3 0 1.9 0C1.1 0 .4-.3 0-.9", 3.8),
        'x' => ("M0-6L4 0M4-6L0 0", 4.0),
        'A' => ("M0 0L3.2-8.4L6.4 0M1.1-2.8H5.3", 6.4),
        'C' => ("M6-7C5.4-7.9 4.6-8.4 3.6-8.4C1.5-8.4 0-6.6 0-4.2C0-1.8 1.5 0 3.6 0C4.6 0 5.4-.5 6-1.4", 6.0),
        'D' => ("M0 0V-8.4H2.2C4.6-8.4 6-6.6 6-4.2C6-1.8 4.6 0 2.2 0Z", 6.0),
        'E' => ("M4.8 0H0V-8.4H4.8M0-4.4H4", 4.8),
        'G' => ("M6-7C5.4-7.9 4.6-8.4 3.6-8.4C1.5-8.4 0-6.6 0-4.2C0-1.8 1.5 0 3.6 0C4.6 0 5.5-.5 6.2-1.2V-4H4", 6.2),
        'H' => ("M0 0V-8.4M5.8 0V-8.4M0-4.3H5.8", 5.8),
        'I' => ("M.4 0V-8.4", 0.8),
        'K' => ("M0 0V-8.4M5-8.4L0-3.4M1.6-5L5.4 0", 5.4),
        'L' => ("M0-8.4V0H4.4", 4.4),
        'M' => ("M0 0V-8.4L3.8-2L7.6-8.4V0", 7.6),
        'N' => ("M0 0V-8.4L5.8 0V-8.4", 5.8),
        'O' => ("M3.8-8.4C1.6-8.4 0-6.6 0-4.2C0-1.8 1.6 0 3.8 0C6 0 7.6-1.8 7.6-4.2C7.6-6.6 6-8.4 3.8-8.4Z", 7.6),
        'R' => ("M0 0V-8.4H2.6C4.3-8.4 5.2-7.5 5.2-6.2C5.2-4.9 4.3-4 2.6-4H0M2.4-4L5.4 0", 5.4),
        'S' => ("M4.8-7.2C4.3-8 3.5-8.4 2.5-8.4C1.2-8.4.2-7.6.2-6.4C.2-3.6 5-4.8 5-2.1C5-.8 4 0 2.6 0C1.4 0 .5-.5 0-1.4", 5.0),
        'T' => ("M0-8.4H6M3-8.4V0", 6.0),
        'U' => ("M0-8.4V-3C0-1.1 1.1 0 2.9 0C4.7 0 5.8-1.1 5.8-3V-8.4", 5.8),
        '0' => ("M2.4-8.4C.9-8.4 0-6.6 0-4.2C0-1.8.9 0 2.4 0C3.9 0 4.8-1.8 4.8-4.2C4.8-6.6 3.9-8.4 2.4-8.4Z", 4.8),
        '1' => ("M.4-6.8L2.4-8.4V0", 2.8),
        '2' => ("M.2-6.6C.4-7.7 1.2-8.4 2.4-8.4C3.7-8.4 4.5-7.5 4.5-6.3C4.5-4.4 2-2.6 0 0H4.8", 4.8),
        '3' => (
            "M.2-7.2C.7-8 1.4-8.4 2.3-8.4C3.6-8.4 4.4-7.6 4.4-6.5C4.4-5.3 3.5-4.5 2-4.5C3.7-4.5 4.7-3.6 4.7-2.3C4.7-.9 3.7 0 2.2 0C1.2 0 .4-.4 0-1.1",
            4.7,
        ),
        '4' => ("M3.6 0V-8.4L0-2.4H5", 5.0),
        '5' => ("M4.3-8.4H.9L.5-4.6C1-5.1 1.6-5.3 2.3-5.3C3.8-5.3 4.7-4.2 4.7-2.7C4.7-1.1 3.7 0 2.2 0C1.2 0 .5-.4 0-1", 4.7),
        '6' => (
            "M4.2-7.6C3.7-8.1 3.2-8.4 2.6-8.4C1-8.4 0-6.4 0-3.5C0-1.2.9 0 2.4 0C3.8 0 4.8-1.1 4.8-2.6C4.8-4.1 3.8-5.2 2.5-5.2C1.3-5.2.3-4.3 0-3.1",
            4.8,
        ),
        '7' => ("M0-8.4H4.6L1.4 0", 4.6),
        '8' => (
            "M2.4-4.5C1.1-4.9.4-5.6.4-6.5C.4-7.6 1.2-8.4 2.4-8.4C3.6-8.4 4.4-7.6 4.4-6.5C4.4-5.6 3.7-4.9 2.4-4.5C.9-4 0-3.3 0-2.2C0-.9 1 0 2.4 0C3.8 0 4.8-.9 4.8-2.2C4.8-3.3 3.9-4 2.4-4.5Z",
            4.8,
        ),
        '9' => (
            "M.6-.8C1.1-.3 1.6 0 2.2 0C3.8 0 4.8-2 4.8-4.9C4.8-7.2 3.9-8.4 2.4-8.4C1-8.4 0-7.3 0-5.8C0-4.3 1-3.2 2.3-3.2C3.5-3.2 4.5-4.1 4.8-5.3",
            4.8,
        ),
        '-' => ("M0-3.2H3.2", 3.2),
        '/' => ("M0 .8L3-9", 3.0),
        ' ' => ("", 1.6),
        _ => return None,
    })
}

/// Writes a text that is centred on a spot; `size` is that of a font beside it. Characters without strokes are left out.
pub(crate) fn write(group: &mut Group, text: &str, (x, y): Spot, size: f64) {
    let scale = size * 0.075;
    let glyphs: Vec<(&str, f64)> = text.chars().filter_map(strokes).collect();
    let width: f64 = glyphs.iter().map(|(_, width)| width).sum::<f64>() + GAP * glyphs.len().saturating_sub(1) as f64;
    let mut left = x - width * scale / 2.0;
    // Digits are centred, and letters stand on their line.
    let base = y + HEIGHT * scale / 2.0;
    let mut outline = String::new();
    for (strokes, width) in glyphs {
        outline += &scaled(strokes, scale, (left, base));
        left += (width + GAP) * scale;
    }
    if !outline.is_empty() {
        group.add(Shape::path(outline).penned(Ink::Dots, size * 0.078));
    }
}

/// Strokes enlarged and put in their place. They hold absolute commands only.
fn scaled(strokes: &str, scale: f64, (x, y): Spot) -> String {
    let mut out = String::new();
    let mut parts = Numbers::of(strokes);
    let mut axis = Axis::Both(false);
    loop {
        if let Some(letter) = parts.command() {
            out.push(letter);
            axis = match letter {
                'H' => Axis::Across,
                'V' => Axis::Down,
                _ => Axis::Both(false),
            };
            continue;
        }
        let Some(value) = parts.next().map(f64::from) else { return out };
        let (value, next) = match axis {
            Axis::Across => (x + value * scale, Axis::Across),
            Axis::Down => (y + value * scale, Axis::Down),
            Axis::Both(false) => (x + value * scale, Axis::Both(true)),
            Axis::Both(true) => (y + value * scale, Axis::Both(false)),
        };
        let value = number(value);
        if !value.starts_with('-') && !out.ends_with(|c: char| c.is_ascii_alphabetic()) {
            out.push(' ');
        }
        out += &value;
        axis = next;
    }
}

/// What the next number of a path is.
#[derive(Clone, Copy)]
enum Axis {
    Across,
    Down,
    /// Across, then down; true when down is next.
    Both(bool),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_a_board_says_can_be_written() {
        for character in "abcdefghijklmnopqrs0123456789-x/ACDEGHIKLMNORSTU".chars() {
            let (strokes, width) = strokes(character).unwrap_or_else(|| panic!("{character}"));
            let path = crate::path::read(&scaled(strokes, 1.0, (0.0, 0.0))).unwrap_or_else(|| panic!("{character}"));
            assert_eq!(Some(path.bounds()), crate::path::read(strokes).map(|path| path.bounds()), "{character}");
            let bounds = path.bounds();
            assert!(bounds.left() >= -0.01 && f64::from(bounds.right()) <= width + 0.25, "{character}: {bounds:?}");
            assert!(bounds.top() >= -9.01 && bounds.bottom() <= 3.01, "{character}: {bounds:?}");
        }
    }

    #[test]
    fn strokes_are_enlarged_about_their_place() {
        assert_eq!(scaled("M.4-6V0M.4-8.4C1 0-.5.5 2 2", 2.0, (10.0, 20.0)), "M10.8 8V20M10.8 3.2C12 20 9 21 14 24");
    }
}
