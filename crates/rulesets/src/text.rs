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
    /// From nothing that any language says otherwise.
    Verbatim,
    /// From a pattern, in English and French, in which words were put for `{name}`.
    Filled((String, String), Vec<(String, Text)>),
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

    /// What is no word of any language: a name in a file, a point, a number.
    #[must_use]
    pub(crate) fn verbatim(text: impl Into<String>) -> Text {
        Text { made: Made::Verbatim, ..Text::same(text) }
    }

    /// The text with `{name}` replaced in both languages, and `{Name}` by the same with a capital.
    #[must_use]
    pub(crate) fn filled(&self, name: &str, with: &Text) -> Text {
        let (pattern, mut names) = match &self.made {
            Made::Filled(pattern, names) => (pattern.clone(), names.clone()),
            Made::Written | Made::Verbatim | Made::Joined(_) => ((self.en.clone(), self.fr.clone()), Vec::new()),
        };
        names.push((name.to_owned(), with.clone()));
        let of = |pattern: &str, language: fn(&Text) -> &str| {
            let words: Vec<(&str, &str)> = names.iter().map(|(name, with)| (name.as_str(), language(with))).collect();
            fill(pattern, &words)
        };
        let (en, fr) = (of(&pattern.0, |text| &text.en), of(&pattern.1, |text| &text.fr));
        Text { en, fr, made: Made::Filled(pattern, names) }
    }

    /// Sentences, one after the other.
    #[must_use]
    pub(crate) fn joined(sentences: Vec<Text>) -> Text {
        let of = |language: fn(&Text) -> &str| sentences.iter().map(language).collect::<Vec<_>>().join(" ");
        Text { en: of(|text| &text.en), fr: of(|text| &text.fr), made: Made::Joined(sentences) }
    }

    /// The text with other words put into its gaps, where it has them.
    pub(crate) fn refilled(&self, words: &[(&str, &Text)]) -> Text {
        match &self.made {
            Made::Written | Made::Verbatim => self.clone(),
            Made::Filled((en, fr), names) => names.iter().fold(Text::new(en, fr), |text, (name, with)| {
                let other = words.iter().find(|(gap, _)| gap == name);
                text.filled(name, other.map_or(with, |(_, word)| word))
            }),
            Made::Joined(texts) => Text::joined(texts.iter().map(|text| text.refilled(words)).collect()),
        }
    }

    /// The text in another language, of which `known` has what files of rules, layouts and lessons say, by their English: the patterns of
    /// sentences, with `{name}` or without. `None` where something is missing there; what is the same in English and French needs no
    /// translation.
    #[must_use]
    pub fn translated<'a>(&self, known: &dyn Fn(&str) -> Option<&'a str>) -> Option<String> {
        match &self.made {
            Made::Written => known(&self.en).map(str::to_owned).or_else(|| (self.en == self.fr).then(|| self.en.clone())),
            Made::Verbatim => Some(self.en.clone()),
            Made::Filled(pattern, names) => {
                // A pattern of signs alone is the same in every language.
                let same = || (pattern.0 == pattern.1).then(|| pattern.0.clone());
                let text = known(&pattern.0).map(str::to_owned).or_else(same)?;
                // A language that declines its nouns may do without some of the names.
                let asked = |name: &str| text.to_lowercase().contains(&format!("{{{name}}}"));
                let asked = names.iter().filter(|(name, _)| asked(name));
                let words: Option<Vec<(&str, String)>> =
                    asked.map(|(name, with)| Some((name.as_str(), with.translated(known)?))).collect();
                let words = words?;
                Some(fill(&text, &words.iter().map(|(name, word)| (*name, word.as_str())).collect::<Vec<_>>()))
            }
            Made::Joined(texts) => {
                let texts: Option<Vec<String>> = texts.iter().map(|text| text.translated(known)).collect();
                texts.map(|texts| texts.join(" "))
            }
        }
    }
}

/// A pattern with a word put for each `{name}`, and for `{Name}` the same with a capital. What is put in is not looked at again.
fn fill(pattern: &str, words: &[(&str, &str)]) -> String {
    let mut pieces = pattern.split('{');
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let put = piece.split_once('}').and_then(|(gap, rest)| Some((word_for(gap, words)?, rest)));
        match put {
            Some((word, rest)) => text.extend([word.as_str(), rest]),
            None => text.extend(["{", piece]),
        }
    }
    text
}

fn word_for(gap: &str, words: &[(&str, &str)]) -> Option<String> {
    let capitalised = |word: &str| {
        let mut letters = word.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    };
    words.iter().find_map(|(name, word)| {
        if gap == *name { Some((*word).to_owned()) } else { (gap == capitalised(name)).then(|| capitalised(word)) }
    })
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
    fn what_is_put_into_a_gap_is_left_as_it_is() {
        let pattern = Text::new("{a} and {b}, { a }, {c", "{b} et {a}");
        let filled = pattern.filled("a", &Text::verbatim("{b}")).filled("b", &Text::verbatim("Own"));
        assert_eq!((filled.en.as_str(), filled.fr.as_str()), ("{b} and Own, { a }, {c", "Own et {b}"));
        let known = |english: &str| (english != "{b}").then_some("{A} und {b}");
        assert_eq!(filled.translated(&known).as_deref(), Some("{b} und Own"));
    }

    #[test]
    fn other_words_are_put_into_the_gaps_they_belong_to() {
        let [counts, king, sides] = ["counts", "king", "sides"].map(Text::same);
        let filled = Text::same("{size} {attackers}, one {king}.").filled("attackers", &counts).filled("king", &king);
        let joined = Text::joined(vec![filled.filled("size", &Text::same("9")), Text::same("{attackers}")]);
        assert_eq!(joined.refilled(&[("attackers", &sides)]).en, "9 sides, one king. {attackers}");
        assert_eq!(joined.refilled(&[]), joined);
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
