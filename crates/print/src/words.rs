//! What is written on pages, in one language or several under each other.

use hnefi_messages::{Language, Text};

/// A line in its language.
pub(crate) type Said = (Language, String);

/// Says texts in several languages.
#[derive(Clone, Debug)]
pub(crate) struct Words<'a>(pub(crate) &'a [Language]);

impl Words<'_> {
    /// A text in every language. What reads the same in two is said once.
    pub(crate) fn say(&self, text: &Text) -> Vec<Said> {
        let mut lines: Vec<Said> = Vec::new();
        for language in self.0 {
            // The font has no narrow no-break space.
            let line = text.in_language(*language).replace('\u{202f}', "\u{a0}");
            if lines.iter().all(|(_, other)| *other != line) {
                lines.push((*language, line));
            }
        }
        lines
    }

    /// A text in all languages as one line.
    pub(crate) fn line(&self, text: &Text) -> String {
        let lines: Vec<String> = self.say(text).into_iter().map(|(_, line)| line).collect();
        lines.join(" / ")
    }

    /// The language of the document.
    pub(crate) fn first(&self) -> Language {
        self.0.first().copied().unwrap_or(Language::ENGLISH)
    }
}
