//! Headings, paragraphs, numbered sentences and pictures as blocks of a column.

use hnefi_messages::{Language, Text};

use crate::flow::Block;
use crate::page::{Part, Passage, Picture, Role};
use crate::text::{Face, Style, fitting, line_height, printable, set};

/// Sets the texts of one language in columns of a width.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Setter {
    pub(crate) language: Language,
    /// The width of a column in millimetres.
    pub(crate) width: f64,
    /// The size of the sentences in points.
    pub(crate) size: f64,
}

impl Setter {
    /// What a text says, in letters that can be printed.
    pub(crate) fn say(&self, text: &Text) -> String {
        printable(&text.in_language(self.language), &Face::ALL)
    }

    /// A paragraph in the size of the sentences.
    pub(crate) fn paragraph(&self, text: &str) -> Block {
        let style = Style { size: self.size, is_justified: true, ..Style::default() };
        self.set(text, style, Role::Paragraph)
    }

    /// A text of any look.
    pub(crate) fn set(&self, text: &str, style: Style, role: Role) -> Block {
        let stays = matches!(role, Role::Heading(_));
        let lines = set(text, self.language, style, self.width);
        let height = lines.len() as f64 * line_height(style.size);
        let before = line_height(self.size) * if stays { 0.75 } else { 0.22 };
        Block { parts: vec![Part::Passage(Passage { role, lines })], height, before, stays }
    }

    /// A title in uncial letters: on one line where that needs letters not much smaller, otherwise as large as its longest word allows.
    pub(crate) fn title(&self, text: &str, size: f64) -> Block {
        let style = Style { face: Face::Uncial, size, is_centred: true, ..Style::default() };
        let on_one_line = fitting(&text.replace(' ', "\u{a0}"), style, self.width);
        let style = if on_one_line.size >= size * 0.6 { on_one_line } else { fitting(text, style, self.width) };
        self.set(text, style, Role::Heading(1))
    }

    /// The heading of a section.
    pub(crate) fn heading(&self, text: &str) -> Block {
        let style = Style { face: Face::Uncial, size: self.size * 1.15, ..Style::default() };
        self.set(text, style, Role::Heading(2))
    }

    /// A sentence with its number, which stands out to the left.
    pub(crate) fn item(&self, number: usize, text: &str) -> Block {
        let style = Style { size: self.size, is_justified: true, ..Style::default() };
        let indent = self.size * 0.62;
        let mut block = Setter { width: self.width - indent, ..*self }.paragraph(text);
        let mark = set(&format!("{number}."), self.language, Style { face: Face::SemiBold, ..style }, indent);
        block.parts = block.parts.into_iter().map(|part| part.moved((indent, 0.0))).collect();
        if let (Some(Part::Passage(passage)), Some(mark)) = (block.parts.first_mut(), mark.into_iter().next()) {
            passage.role = Role::Item(mark);
        }
        block
    }

    /// A picture with words beside it, or below it where it is wide. The frame of the picture begins at its origin.
    pub(crate) fn figure(&self, picture: Picture, words: &str) -> Block {
        let [_, _, width, height] = picture.frame;
        let style = Style { face: Face::Italic, size: self.size.min(9.5), ..Style::default() };
        let gap = 3.0;
        let is_wide = width > self.width * 0.55;
        let room = if is_wide { self.width } else { self.width - width - gap };
        let caption = Setter { width: room, ..*self }.set(words, Style { is_centred: is_wide, ..style }, Role::Paragraph);
        let (left, at) = if is_wide { ((self.width - width) / 2.0, (0.0, height + 0.5)) } else { (0.0, (width + gap, 0.0)) };
        // A short caption stands beside the middle of its picture.
        let down = if is_wide { 0.0 } else { ((height - caption.height) / 2.0).max(0.0) };
        let mut parts = vec![Part::Picture(picture).moved((left, 0.0))];
        parts.extend(caption.parts.into_iter().map(|part| part.moved((at.0, at.1 + down))));
        let height = if is_wide { height + 0.5 + caption.height } else { height.max(caption.height) };
        // Below it some space too, so that it is seen to belong to what is above.
        Block { parts, height: height + 1.2, before: 1.6, stays: false }
    }
}
