//! The faces that pages are written in, and where their glyphs stand in a line.

use std::ops::Range;
use std::sync::LazyLock;

use rustybuzz::{Direction, ShapePlan, UnicodeBuffer, script, shape_with_plan};
use unicode_normalization::UnicodeNormalization;

/// A face of the fonts in `fonts/`: the Latin letters of those of the web client.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Face {
    /// EB Garamond.
    #[default]
    Regular,
    /// Its italic.
    Italic,
    /// Its semi-bold.
    SemiBold,
    /// Uncial Antiqua.
    Uncial,
}

/// A glyph of a line. Lengths are shares of the size of the text.
#[derive(Clone, Debug)]
pub(crate) struct Glyph {
    pub(crate) id: u32,
    /// The bytes of the text that it stands for.
    pub(crate) range: Range<usize>,
    pub(crate) advance: f64,
    pub(crate) offset: (f64, f64),
}

/// A font file with the plan by which Latin text is shaped, which takes longer to make than to follow.
struct Shaper {
    font: rustybuzz::Face<'static>,
    plan: ShapePlan,
}

static SHAPERS: LazyLock<[Option<Shaper>; 4]> = LazyLock::new(|| {
    Face::ALL.map(|face| {
        let font = rustybuzz::Face::from_slice(face.file(), 0)?;
        let plan = ShapePlan::new(&font, Direction::LeftToRight, Some(script::LATIN), None, &[]);
        Some(Shaper { font, plan })
    })
});

impl Face {
    pub(crate) const ALL: [Face; 4] = [Face::Regular, Face::Italic, Face::SemiBold, Face::Uncial];

    /// The TrueType file.
    pub(crate) const fn file(self) -> &'static [u8] {
        match self {
            Face::Regular => include_bytes!("../../fonts/EBGaramond.ttf"),
            Face::Italic => include_bytes!("../../fonts/EBGaramond-Italic.ttf"),
            Face::SemiBold => include_bytes!("../../fonts/EBGaramond-SemiBold.ttf"),
            Face::Uncial => include_bytes!("../../fonts/HnefiTitles.ttf"),
        }
    }

    /// The attributes that ask for it in SVG.
    pub(crate) const fn attributes(self) -> &'static str {
        match self {
            Face::Regular => "font-family=\"EB Garamond, serif\"",
            Face::Italic => "font-family=\"EB Garamond, serif\" font-style=\"italic\"",
            Face::SemiBold => "font-family=\"EB Garamond, serif\" font-weight=\"600\"",
            Face::Uncial => "font-family=\"Uncial Antiqua, serif\"",
        }
    }

    /// The glyphs of a text, kerned and with ligatures. A soft hyphen is drawn as a hyphen.
    pub(crate) fn glyphs(self, text: &str) -> Vec<Glyph> {
        // A file that cannot be read has no glyphs; the PDF then fails with its error.
        let Some(Shaper { font, plan }) = &SHAPERS[self as usize] else { return Vec::new() };
        let mut buffer = UnicodeBuffer::new();
        for (index, character) in text.char_indices() {
            buffer.add(if character == '\u{ad}' { '-' } else { character }, u32::try_from(index).unwrap_or(u32::MAX));
        }
        buffer.set_direction(Direction::LeftToRight);
        buffer.set_script(script::LATIN);
        let shaped = shape_with_plan(font, plan, buffer);
        let em = f64::from(font.units_per_em());
        let starts: Vec<usize> = shaped.glyph_infos().iter().map(|info| info.cluster as usize).collect();
        let glyph = |(index, (info, position)): (usize, (&rustybuzz::GlyphInfo, &rustybuzz::GlyphPosition))| {
            let start = starts[index];
            let end = starts[index..].iter().find(|other| **other > start).copied().unwrap_or(text.len());
            Glyph {
                id: info.glyph_id,
                range: start..end,
                advance: f64::from(position.x_advance) / em,
                offset: (f64::from(position.x_offset) / em, f64::from(position.y_offset) / em),
            }
        };
        shaped.glyph_infos().iter().zip(shaped.glyph_positions()).enumerate().map(glyph).collect()
    }

    /// The width of a text, as a share of its size.
    pub(crate) fn width(self, text: &str) -> f64 {
        self.glyphs(text).iter().map(|glyph| glyph.advance).sum()
    }

    fn has(self, character: char) -> bool {
        SHAPERS[self as usize].as_ref().is_some_and(|shaper| shaper.font.glyph_index(character).is_some())
    }
}

/// A text with letters that some faces have: others lose their accents, or become question marks.
pub(crate) fn printable(text: &str, faces: &[Face]) -> String {
    let has = |character: char| faces.iter().all(|face| face.has(character));
    let put = |character: char| match character {
        // The fonts have no narrow no-break space.
        '\u{202f}' => vec!['\u{a0}'],
        other if has(other) => vec![other],
        other if other.is_whitespace() => vec![' '],
        other => {
            let plain: Vec<char> = std::iter::once(other).nfkd().filter(|part| has(*part)).collect();
            if plain.is_empty() { vec!['?'] } else { plain }
        }
    };
    text.nfc().flat_map(put).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_glyph_stands_for_its_letters() {
        for face in Face::ALL {
            for text in ["Völuspá – officer", "a\u{ad}", "", "?"] {
                let glyphs = face.glyphs(text);
                let told: String = glyphs.iter().map(|glyph| &text[glyph.range.clone()]).collect();
                assert_eq!(told, text, "{face:?}");
            }
        }
        assert!((Face::Regular.width("a\u{ad}") - Face::Regular.width("a-")).abs() < 1e-9);
    }

    #[test]
    fn letters_that_the_fonts_lack_are_replaced() {
        assert_eq!(printable("Tomáš\u{202f}; Łódź 日\n", &Face::ALL), "Tomás\u{a0}; ?ódz ? ");
    }
}
