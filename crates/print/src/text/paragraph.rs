//! Paragraphs: broken into lines by the optimal-fit algorithm of `textwrap`, which weighs all lines together, and justified where that
//! does not tear words apart.

use hnefi_messages::Language;
use textwrap::core::Fragment;
use textwrap::wrap_algorithms::{Penalties, wrap_optimal_fit};

use super::face::Face;
use super::hyphens::{self, Part};
use crate::length::POINTS;

/// How a text looks.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Style {
    pub(crate) face: Face,
    /// In points.
    pub(crate) size: f64,
    pub(crate) is_justified: bool,
    pub(crate) is_centred: bool,
}

/// A line of text where it stands, in millimetres.
#[derive(Clone, Debug)]
pub(crate) struct TextLine {
    /// The left end of its base line.
    pub(crate) at: (f64, f64),
    pub(crate) face: Face,
    /// In points.
    pub(crate) size: f64,
    pub(crate) language: Language,
    /// A soft hyphen at its end is drawn as a hyphen.
    pub(crate) text: String,
    /// What is added to each space of a justified line.
    pub(crate) stretch: f64,
}

/// The widest gap between the words of a justified line, as a share of the size: wider ones stay ragged.
const WIDEST: f64 = 0.75;
/// The square of the gap at the end of a line, in hundredths of the size, is weighed against these.
const PENALTIES: Penalties = Penalties {
    nline_penalty: 10_000,
    overflow_penalty: 1_000_000,
    short_last_line_fraction: 6,
    short_last_line_penalty: 200_000,
    hyphen_penalty: 50_000,
};

/// A word, or a part of one, as long as it stays together.
#[derive(Debug)]
struct Piece<'a> {
    text: &'a str,
    width: f64,
    /// Of the space after it, or none within a word.
    space: f64,
    /// Of the hyphen, if the line ends here.
    hyphen: f64,
}

impl Fragment for Piece<'_> {
    fn width(&self) -> f64 {
        self.width
    }

    fn whitespace_width(&self) -> f64 {
        self.space
    }

    fn penalty_width(&self) -> f64 {
        self.hyphen
    }
}

/// Breaks a text into lines of a width in millimetres. The first base line is at the top plus the size.
pub(crate) fn set(text: &str, language: Language, style: Style, width: f64) -> Vec<TextLine> {
    let Style { face, size, .. } = style;
    let hundredths = |width: f64| width * 100.0;
    let (space, hyphen) = (hundredths(face.width(" ")), hundredths(face.width("-")));
    let em = size / POINTS;
    let room = hundredths(width / em);
    let mut pieces = Vec::new();
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        for part in cut(word, language, style, width / em) {
            let hyphen = if part.takes_hyphen { hyphen } else { 0.0 };
            pieces.push(Piece { text: part.text, width: hundredths(face.width(part.text)), space: 0.0, hyphen });
        }
        if let Some(last) = pieces.last_mut() {
            last.space = space;
        }
    }
    // Lengths are finite, so that nothing overflows.
    let lines = wrap_optimal_fit(&pieces, &[room], &PENALTIES).unwrap_or_default();
    let count = lines.len();
    lines
        .into_iter()
        .enumerate()
        .map(|(index, pieces)| {
            let text = joined(pieces);
            let natural = face.width(&text) * em;
            let gaps = text.matches([' ', '\u{a0}']).count();
            let rest = width - natural;
            let stretch = if style.is_justified && index + 1 < count && gaps > 0 { rest / gaps as f64 } else { 0.0 };
            // A line that is a little too long is squeezed; one with few words stays ragged.
            let stretch = if stretch > WIDEST * em { 0.0 } else { stretch };
            let left = if style.is_centred { rest / 2.0 } else { 0.0 };
            let at = (left, (index as f64) * line_height(size) + ascent(size));
            TextLine { at, face, size, language, text, stretch }
        })
        .collect()
}

/// The largest size up to one given at which no word of a text is wider than a width.
pub(crate) fn fitting(text: &str, style: Style, width: f64) -> Style {
    let widest = text.split(' ').map(|word| style.face.width(word) * style.size / POINTS).fold(0.0, f64::max);
    Style { size: style.size * (width / widest.max(width)), ..style }
}

/// The parts of a word: of ragged text only those of a word that is wider than a line, which is a share of the size.
fn cut(word: &str, language: Language, style: Style, line: f64) -> Vec<Part<'_>> {
    let whole = |text| Part { text, takes_hyphen: false };
    let fits = |text| style.face.width(text) <= line;
    if !style.is_justified && fits(word) {
        return vec![whole(word)];
    }
    let mut out = Vec::new();
    for part in hyphens::parts(word, language) {
        if fits(part.text) {
            out.push(part);
        } else {
            // Nothing else helps.
            out.extend(part.text.split_inclusive(|_| true).map(whole));
        }
    }
    out
}

fn joined(pieces: &[Piece<'_>]) -> String {
    let mut text = String::new();
    for (index, piece) in pieces.iter().enumerate() {
        text += piece.text;
        let is_last = index + 1 == pieces.len();
        if is_last && piece.hyphen > 0.0 {
            text.push('\u{ad}');
        } else if !is_last && piece.space > 0.0 {
            text.push(' ');
        }
    }
    text
}

/// From one base line to the next in millimetres, for a size in points.
pub(crate) fn line_height(size: f64) -> f64 {
    size * 1.22 / POINTS
}

/// From the top of a text to its first base line in millimetres, for a size in points.
fn ascent(size: f64) -> f64 {
    size * 0.92 / POINTS
}

impl TextLine {
    /// Its width in millimetres.
    pub(crate) fn width(&self) -> f64 {
        let spaces = self.text.matches([' ', '\u{a0}']).count();
        self.face.width(&self.text) * self.size / POINTS + spaces as f64 * self.stretch
    }
}
