//! Outlines as SVG writes them: what the scene keeps, the SVG takes as it is, and the painter reads here.

use tiny_skia::{Path, PathBuilder};

/// The path of an outline; `None` if there is nothing in it to draw. It knows the commands that the drawings use: move, line,
/// horizontal, vertical, cubic, quadratic, quarter of a circle, close, absolute and relative.
pub(crate) fn read(text: &str) -> Option<Path> {
    let mut builder = PathBuilder::new();
    let mut numbers = Numbers::of(text);
    let (mut x, mut y, mut start) = (0.0, 0.0, (0.0, 0.0));
    let mut command = None;
    loop {
        match numbers.command() {
            Some(letter) => command = Some(letter),
            None if numbers.is_done() => break,
            // More numbers of the same command; after a move they are lines.
            None => {
                command = Some(match command? {
                    'M' => 'L',
                    'm' => 'l',
                    'Z' | 'z' => return None,
                    other => other,
                })
            }
        }
        let letter = command?;
        let (dx, dy) = if letter.is_ascii_lowercase() { (x, y) } else { (0.0, 0.0) };
        let mut pair = || Some((dx + numbers.next()?, dy + numbers.next()?));
        match letter.to_ascii_uppercase() {
            'M' => {
                (x, y) = pair()?;
                start = (x, y);
                builder.move_to(x, y);
            }
            'L' => {
                (x, y) = pair()?;
                builder.line_to(x, y);
            }
            'H' => {
                x = dx + numbers.next()?;
                builder.line_to(x, y);
            }
            'V' => {
                y = dy + numbers.next()?;
                builder.line_to(x, y);
            }
            'Q' => {
                let (a, end) = (pair()?, pair()?);
                builder.quad_to(a.0, a.1, end.0, end.1);
                (x, y) = end;
            }
            'C' => {
                let (a, b, end) = (pair()?, pair()?, pair()?);
                builder.cubic_to(a.0, a.1, b.0, b.1, end.0, end.1);
                (x, y) = end;
            }
            'A' => {
                // Radii, turn of the axes, and which of the four arcs: of quarters of a circle there are two.
                let (radius, _, _, _, sweep) =
                    (numbers.next()?, numbers.next()?, numbers.next()?, numbers.next()?, numbers.next()? > 0.0);
                let end = (dx + numbers.next()?, dy + numbers.next()?);
                let (a, b) = quarter((x, y), end, radius, sweep)?;
                builder.cubic_to(a.0, a.1, b.0, b.1, end.0, end.1);
                (x, y) = end;
            }
            'Z' => {
                builder.close();
                (x, y) = start;
            }
            _ => return None,
        }
    }
    builder.finish()
}

/// The control points of the curve that is nearest to a quarter of a circle; `None` if the ends are not those of a quarter.
fn quarter(from: (f32, f32), to: (f32, f32), radius: f32, sweep: bool) -> Option<((f32, f32), (f32, f32))> {
    let (width, height) = (to.0 - from.0, to.1 - from.1);
    if (width.abs() - radius).abs() > 0.01 || (height.abs() - radius).abs() > 0.01 {
        return None;
    }
    // Where the tangents at both ends meet: beside the beginning or above it, as the arc turns.
    let along_width = (width * height > 0.0) == sweep;
    let corner = if along_width { (to.0, from.1) } else { (from.0, to.1) };
    let towards = |point: (f32, f32)| {
        let share = 4.0 / 3.0 * (std::f32::consts::SQRT_2 - 1.0);
        (point.0 + (corner.0 - point.0) * share, point.1 + (corner.1 - point.1) * share)
    };
    Some((towards(from), towards(to)))
}

/// The numbers and letters of a path, one after the other.
pub(crate) struct Numbers<'a> {
    rest: &'a str,
}

impl<'a> Numbers<'a> {
    pub(crate) fn of(rest: &'a str) -> Numbers<'a> {
        Numbers { rest }
    }

    fn skip(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', ',']);
    }

    fn is_done(&mut self) -> bool {
        self.skip();
        self.rest.is_empty()
    }

    /// The letter that comes next, if it is one.
    pub(crate) fn command(&mut self) -> Option<char> {
        self.skip();
        let letter = self.rest.chars().next().filter(char::is_ascii_alphabetic)?;
        self.rest = &self.rest[1..];
        Some(letter)
    }

    /// The number that comes next, if it is one.
    pub(crate) fn next(&mut self) -> Option<f32> {
        self.skip();
        let mut dots = 0;
        let end = self.rest.char_indices().find(|(index, c)| {
            dots += usize::from(*c == '.');
            !(c.is_ascii_digit() || (*c == '.' && dots == 1) || (*c == '-' && *index == 0))
        });
        let (number, rest) = self.rest.split_at(end.map_or(self.rest.len(), |(index, _)| index));
        self.rest = rest;
        number.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use tiny_skia::PathSegment;

    use super::*;

    fn segments(text: &str) -> Vec<PathSegment> {
        read(text).map(|path| path.segments().collect()).unwrap_or_default()
    }

    #[test]
    fn outlines_are_read_as_browsers_read_them() {
        let same = segments("M0 0L4 0L4-.5L3.5-.5C3.5-.5 2 1 1 1Q0 1 0 0Z");
        assert_eq!(same.len(), 7);
        assert_eq!(segments("M0,0H4v-.5h-.5c0 0-1.5 1.5-2.5 1.5Q0 1 0 0z"), same);
        assert_eq!(segments("m1 1 2 0l.5.5"), segments("M1 1L3 1L3.5 1.5"));
    }

    #[test]
    fn a_quarter_arc_bulges_outwards() {
        // From the top of a circle to its right, clockwise on the screen, and back.
        for (text, x, y) in [
            ("M0-8.5A8.5 8.5 0 0 1 8.5 0", 6.01, -6.01),
            ("M8.5 0A8.5 8.5 0 0 0 0-8.5", 6.01, -6.01),
            ("M0-8.5a8.5 8.5 0 0 0 8.5 8.5", 2.49, -2.49),
        ] {
            let [PathSegment::MoveTo(start), PathSegment::CubicTo(a, b, end)] = segments(text)[..] else { panic!("{text}") };
            let middle = |p: f32, a: f32, b: f32, q: f32| (p + 3.0 * a + 3.0 * b + q) / 8.0;
            let (mx, my) = (middle(start.x, a.x, b.x, end.x), middle(start.y, a.y, b.y, end.y));
            assert!((mx - x).abs() < 0.01 && (my - y).abs() < 0.01, "{text}: {mx} {my}");
        }
    }

    #[test]
    fn what_is_no_outline_is_nothing() {
        for text in ["", "M", "M1", "1 2", "M0 0A1 1 0 0 1 2 2", "M0 0A1 1 0 0", "M0 0L1 x", "M0 0z1 1"] {
            assert!(read(text).is_none(), "{text}");
        }
    }
}
