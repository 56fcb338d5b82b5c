//! The foot of a page that is printed at true size: a bar to measure, and what is to be done.

use hnefi_messages::Text;

use crate::page::{Part, Passage, Role, scale_bar};
use crate::text::{Style, TextLine, line_height, set};
use crate::tiling::MARGIN;
use crate::words::Words;

/// From the drawing to the bar, in millimetres.
const ABOVE: f64 = 9.0;
/// From the bar to the first line, in millimetres.
const BELOW: f64 = 1.5;
/// The size of the lines, in points.
const SIZE: f64 = 7.0;

/// A bar of 100 mm with the lines below it, wrapped to the width of a page.
#[derive(Clone, Debug)]
pub(crate) struct Foot {
    /// The lines of each text and language, from the first line's top.
    notes: Vec<Vec<TextLine>>,
}

impl Foot {
    /// What the bar is for, and other texts, in each language; `width` is that of the paper.
    pub(crate) fn of(texts: impl IntoIterator<Item = Text>, words: &Words<'_>, width: f64) -> Foot {
        let texts = texts.into_iter().chain([Text::message("print-scale")]);
        let style = Style { size: SIZE, ..Style::default() };
        let said = texts.flat_map(|text| words.say(&text));
        let notes = said.map(|(language, line)| set(&line, language, style, width - 2.0 * MARGIN));
        Foot { notes: notes.collect() }
    }

    /// From the drawing to the edge of the paper, in millimetres.
    pub(crate) fn height(&self) -> f64 {
        let lines: usize = self.notes.iter().map(Vec::len).sum();
        ABOVE + BELOW + lines as f64 * line_height(SIZE) + MARGIN
    }

    /// What is drawn and written, on a page of a height.
    pub(crate) fn parts(&self, page: f64) -> Vec<Part> {
        let top = page - self.height();
        let mut parts = vec![scale_bar((MARGIN, top + ABOVE))];
        let mut below = top + ABOVE + BELOW;
        for lines in &self.notes {
            let passage = Part::Passage(Passage { role: Role::Paragraph, lines: lines.clone() });
            parts.push(passage.moved((MARGIN, below)));
            below += lines.len() as f64 * line_height(SIZE);
        }
        parts
    }
}
