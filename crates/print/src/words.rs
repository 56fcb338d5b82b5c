//! What is written on pages, in one language or several under each other.

use hnefi_messages::{Language, Text};

use crate::text::{Face, printable};

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
            let line = printable(&text.in_language(*language), &[Face::Regular]);
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

    /// The languages, each once; English where there is none.
    pub(crate) fn all(&self) -> Vec<Language> {
        let mut all = Vec::new();
        for language in self.0 {
            if !all.contains(language) {
                all.push(*language);
            }
        }
        if all.is_empty() { vec![Language::ENGLISH] } else { all }
    }

    /// The language of the document.
    pub(crate) fn first(&self) -> Language {
        self.0.first().copied().unwrap_or(Language::ENGLISH)
    }
}
