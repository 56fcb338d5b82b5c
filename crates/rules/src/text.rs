//! Words for people, in each language the product speaks.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A text in English and French. A plain string in a file stands for both (names, numbers, addresses).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written")]
pub struct Text {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a string, or a table with the keys `en` and `fr`")]
enum Written {
    Same(String),
    Both(Both),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Both {
    en: String,
    fr: String,
}

impl From<Written> for Text {
    fn from(written: Written) -> Text {
        match written {
            Written::Same(text) => Text { en: text.clone(), fr: text },
            Written::Both(Both { en, fr }) => Text { en, fr },
        }
    }
}

impl Text {
    /// The text with `{name}` replaced in both languages.
    #[must_use]
    pub(crate) fn filled(&self, name: &str, with: &Text) -> Text {
        let capitalised = |word: &str| {
            let mut letters = word.chars();
            letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
        };
        let mut initial = name.to_owned();
        initial[..1].make_ascii_uppercase();
        let fill = |text: &str, word: &str| {
            text.replace(&format!("{{{name}}}"), word).replace(&format!("{{{initial}}}"), &capitalised(word))
        };
        Text { en: fill(&self.en, &with.en), fr: fill(&self.fr, &with.fr) }
    }
}

impl fmt::Display for Text {
    /// English, the language of the command line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.en)
    }
}
