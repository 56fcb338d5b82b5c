//! Words for people, in each language the product speaks.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A text in English and French. A plain string in a file stands for both (names, numbers, addresses).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "Written")]
pub struct Text {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
    /// What it was made of, for whoever translates it.
    #[serde(skip)]
    made: Made,
}

/// How a text came about. Translations are of texts as they are written in files, not of what is made of them.
#[derive(Clone, Debug)]
enum Made {
    /// As it is written.
    Written,
    /// From one, in English, in which names were put for `{name}`.
    Filled(String, Vec<(String, Text)>),
    /// One after the other.
    Joined(Vec<Text>),
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
            Written::Same(text) => Text::same(text),
            Written::Both(Both { en, fr }) => Text::new(en, fr),
        }
    }
}

impl Text {
    /// A text in both languages.
    #[must_use]
    pub fn new(en: impl Into<String>, fr: impl Into<String>) -> Text {
        Text { en: en.into(), fr: fr.into(), made: Made::Written }
    }

    /// What is the same in every language.
    #[must_use]
    pub fn same(text: impl Into<String>) -> Text {
        let text = text.into();
        Text::new(text.clone(), text)
    }

    /// The text with `{name}` replaced in both languages, and `{Name}` by the same with a capital.
    #[must_use]
    pub(crate) fn filled(&self, name: &str, with: &Text) -> Text {
        let (pattern, mut names) = match &self.made {
            Made::Filled(pattern, names) => (pattern.clone(), names.clone()),
            Made::Written | Made::Joined(_) => (self.en.clone(), Vec::new()),
        };
        names.push((name.to_owned(), with.clone()));
        let (en, fr) = (fill(&self.en, name, &with.en), fill(&self.fr, name, &with.fr));
        Text { en, fr, made: Made::Filled(pattern, names) }
    }

    /// Sentences, one after the other.
    #[must_use]
    pub(crate) fn joined(sentences: Vec<Text>) -> Text {
        let of = |language: fn(&Text) -> &str| sentences.iter().map(language).collect::<Vec<_>>().join(" ");
        Text { en: of(|text| &text.en), fr: of(|text| &text.fr), made: Made::Joined(sentences) }
    }

    /// The text in another language, of which `known` has what files of rules, layouts and lessons say, by their English: the patterns of
    /// sentences, with `{name}` or without. `None` where something is missing there; what is the same in English and French needs no
    /// translation.
    #[must_use]
    pub fn translated<'a>(&self, known: &dyn Fn(&str) -> Option<&'a str>) -> Option<String> {
        match &self.made {
            Made::Written => known(&self.en).map(str::to_owned).or_else(|| (self.en == self.fr).then(|| self.en.clone())),
            Made::Filled(pattern, names) => {
                // A language that declines its nouns may do without some of the names.
                let asked = |text: &str, name: &str| text.to_lowercase().contains(&format!("{{{name}}}"));
                names.iter().try_fold(known(pattern)?.to_owned(), |text, (name, with)| {
                    if asked(&text, name) { Some(fill(&text, name, &with.translated(known)?)) } else { Some(text) }
                })
            }
            Made::Joined(texts) => {
                let texts: Option<Vec<String>> = texts.iter().map(|text| text.translated(known)).collect();
                texts.map(|texts| texts.join(" "))
            }
        }
    }
}

fn fill(text: &str, name: &str, word: &str) -> String {
    let capitalised = |word: &str| {
        let mut letters = word.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    };
    text.replace(&format!("{{{name}}}"), word).replace(&format!("{{{}}}", capitalised(name)), &capitalised(word))
}

/// Equal are texts that read alike, however they were made.
impl PartialEq for Text {
    fn eq(&self, other: &Text) -> bool {
        (&self.en, &self.fr) == (&other.en, &other.fr)
    }
}

impl Eq for Text {}

impl fmt::Display for Text {
    /// English, the language of the command line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.en)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn german(english: &str) -> Option<&'static str> {
        let known = [
            ("{Attackers} and the {king}.", "Angreifer und König."),
            ("The rules of {parent}.", "Die Regeln von {parent}."),
            ("Fetlar by hand", "Fetlar von Hand"),
        ];
        known.into_iter().find(|(en, _)| *en == english).map(|(_, de)| de)
    }

    #[test]
    fn a_text_is_translated_as_it_is_written_not_as_it_is_filled() {
        let pattern = Text::new("{Attackers} and the {king}.", "{Attackers} et le {king}.");
        let filled = pattern.filled("attackers", &Text::new("counts", "comtes")).filled("king", &Text::new("king", "roi"));
        assert_eq!((filled.en.as_str(), filled.fr.as_str()), ("Counts and the king.", "Comtes et le roi."));
        assert_eq!(filled.translated(&german).as_deref(), Some("Angreifer und König."));

        let of = |parent: Text| Text::new("The rules of {parent}.", "Les règles de {parent}.").filled("parent", &parent);
        let by_hand = of(Text::new("Fetlar by hand", "Fetlar à la main"));
        assert_eq!(by_hand.translated(&german).as_deref(), Some("Die Regeln von Fetlar von Hand."));
        assert_eq!(of(Text::same("Copenhagen")).translated(&german).as_deref(), Some("Die Regeln von Copenhagen."));
        assert_eq!(of(Text::new("Own", "À moi")).translated(&german), None, "not known there");
        let both = Text::joined(vec![by_hand.clone(), filled]);
        assert_eq!(both.en, "The rules of Fetlar by hand. Counts and the king.");
        assert_eq!(both.translated(&german).as_deref(), Some("Die Regeln von Fetlar von Hand. Angreifer und König."));
        assert_eq!(Text::joined(vec![by_hand, Text::new("More.", "Plus.")]).translated(&german), None);
    }
}
