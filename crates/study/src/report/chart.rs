//! What the charts have in common: a drawing with words for those who do not see it, scales, and labels that keep to their place.

use super::page::{Attributes, Page};

/// A drawing of this size with a title and a description. `id` is its own on the page.
pub(super) fn drawing(
    page: &mut Page,
    id: &str,
    class: &str,
    size: (f64, f64),
    words: (&str, &str),
    inside: impl FnOnce(&mut Page),
) {
    let (title, description) = (format!("{id}-t"), format!("{id}-d"));
    let view = format!("0 0 {} {}", number(size.0), number(size.1));
    let labelled = format!("{title} {description}");
    page.element("svg", &[("viewBox", &view), ("class", class), ("role", "img"), ("aria-labelledby", &labelled)], |page| {
        page.leaf("title", &[("id", &title)], words.0);
        page.leaf("desc", &[("id", &description)], words.1);
        inside(page);
    });
}

/// A coordinate, as short as it can be.
pub(super) fn number(value: f64) -> String {
    let text = format!("{value:.1}");
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
}

/// From values to coordinates.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    /// The values at either end.
    pub(super) values: (f64, f64),
    /// The coordinates there.
    pub(super) places: (f64, f64),
}

impl Scale {
    /// Where a value lies; one beyond the ends lies on the end.
    pub(super) fn at(self, value: f64) -> f64 {
        let ((low, high), (from, to)) = (self.values, self.places);
        let share = if high > low { ((value - low) / (high - low)).clamp(0.0, 1.0) } else { 0.5 };
        from + share * (to - from)
    }
}

/// A straight line.
pub(super) fn line(page: &mut Page, class: &str, from: (f64, f64), to: (f64, f64)) {
    let (x1, y1, x2, y2) = (number(from.0), number(from.1), number(to.0), number(to.1));
    page.empty("line", &[("class", class), ("x1", &x1), ("y1", &y1), ("x2", &x2), ("y2", &y2)]);
}

/// A rectangle, whichever way its sides are given.
pub(super) fn rectangle(page: &mut Page, class: &str, x: (f64, f64), y: (f64, f64), title: &str) {
    let at = [x.0.min(x.1), y.0.min(y.1), (x.1 - x.0).abs(), (y.1 - y.0).abs()].map(number);
    let attributes: Attributes<'_> = &[("class", class), ("x", &at[0]), ("y", &at[1]), ("width", &at[2]), ("height", &at[3])];
    if title.is_empty() {
        page.empty("rect", attributes);
    } else {
        page.element("rect", attributes, |page| page.leaf("title", &[], title));
    }
}

/// A dot.
pub(super) fn dot(page: &mut Page, class: &str, at: (f64, f64), radius: f64) {
    page.empty("circle", &[("class", class), ("cx", &number(at.0)), ("cy", &number(at.1)), ("r", &number(radius))]);
}

/// Words; `class` says how they are aligned.
pub(super) fn label(page: &mut Page, class: &str, at: (f64, f64), text: &str) {
    page.leaf("text", &[("class", class), ("x", &number(at.0)), ("y", &number(at.1))], text);
}

/// A text in lines of this many letters and no more than this many lines; what is too long ends in `…`.
pub(super) fn wrapped(text: &str, width: usize, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    let mut pieces: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let letters: Vec<char> = word.chars().collect();
        pieces.extend(letters.chunks(width.max(1)).map(|chunk| chunk.iter().collect::<String>()));
    }
    for piece in pieces {
        let last = lines.len() - 1;
        let length = lines[last].chars().count();
        if length == 0 {
            lines[last] = piece;
        } else if length + 1 + piece.chars().count() <= width {
            lines[last].push(' ');
            lines[last].push_str(&piece);
        } else {
            lines.push(piece);
        }
    }
    if lines.len() > most {
        lines.truncate(most);
        if let Some(last) = lines.last_mut() {
            while last.chars().count() + 2 > width && last.pop().is_some() {}
            last.push('…');
        }
    }
    lines
}

/// A step between ticks so that there are some four of them: 1, 2 or 5 times a power of ten.
pub(super) fn step(span: f64) -> f64 {
    let raw = (span / 4.0).max(1e-9);
    let power = 10_f64.powf(raw.log10().floor());
    [1.0, 2.0, 5.0, 10.0].into_iter().map(|times| times * power).find(|step| *step >= raw * 0.999).unwrap_or(10.0 * power)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_lie_between_the_ends() {
        let scale = Scale { values: (0.0, 2.0), places: (100.0, 0.0) };
        assert_eq!([-1.0, 0.0, 0.5, 2.0, 9.0].map(|value| scale.at(value)), [100.0, 100.0, 75.0, 0.0, 0.0]);
        assert_eq!(Scale { values: (1.0, 1.0), places: (0.0, 10.0) }.at(1.0), 5.0);
        assert_eq!([12.0, 12.04, -0.26].map(number), ["12", "12", "-0.3"]);
    }

    #[test]
    fn labels_keep_to_their_lines() {
        assert_eq!(wrapped("Alea Evangelii, Walker 2015", 15, 2), ["Alea Evangelii,", "Walker 2015"]);
        assert_eq!(wrapped("one two three four five six", 8, 2), ["one two", "three…"]);
        assert_eq!(wrapped("abcdefghij", 4, 3), ["abcd", "efgh", "ij"]);
        assert_eq!(wrapped("", 4, 3), [""]);
        for width in 1..12 {
            assert!(
                wrapped("some words éàü of differing lengths", width, 3).iter().all(|line| line.chars().count() <= width.max(1)),
                "{width}"
            );
        }
    }

    #[test]
    fn ticks_are_round_numbers() {
        assert_eq!([1.0, 10.0, 35.0, 80.0].map(step), [0.5, 5.0, 10.0, 20.0]);
    }
}
