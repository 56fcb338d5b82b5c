//! A text that is said in the language of the reader.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize, Serializer};
use sha2::{Digest, Sha256};

use crate::catalogue::{Argument, capital, format, variables_of};
use crate::language::Language;

/// A text in every language: a message with arguments, a text of data, or something that reads the same everywhere.
///
/// A file writes it as a plain string, which is the same in every language (a name, an address), or as a table of languages:
/// `{ en = "By hand", fr = "À la main" }`. Of built-in data English is enough: [the translations](text_id) are found by it.
#[derive(Clone, Debug, Deserialize)]
#[serde(from = "Written")]
pub struct Text(Kind);

#[derive(Clone, Debug)]
enum Kind {
    /// Nothing that any language says otherwise: a name, a point, a number.
    Same(String),
    /// A whole number: each language writes it in its own way, and chooses words by it.
    Number(u64),
    /// A message of the program.
    Message { id: Cow<'static, str>, arguments: Arguments },
    /// A text of data, with `{name}` where an argument goes and `{Name}` for the same with a capital.
    Data { english: String, others: BTreeMap<Language, String>, arguments: Arguments },
    /// One after the other, with this between them.
    Joined(Vec<Text>, &'static str),
}

type Arguments = Vec<(Cow<'static, str>, Text)>;

/// What a text is made of, for a client that has the messages itself.
#[derive(Clone, Debug)]
pub enum TextParts<'a> {
    /// The same in every language.
    Same,
    /// A whole number.
    Number(u64),
    /// A message and its arguments. `others` is what the text is in other languages where its own file says so.
    Message {
        /// The id of the message.
        id: Cow<'a, str>,
        /// By name.
        arguments: &'a [(Cow<'static, str>, Text)],
        /// By language.
        others: BTreeMap<Language, String>,
    },
    /// Texts one after the other, and what stands between them.
    Joined(&'a [Text], &'static str),
}

/// The id of the message that translates a text of data: its first words, to tell people what it is, and a hash, so that a changed text is
/// another message and an outdated translation cannot stay.
///
/// ```
/// assert_eq!(hnefi_messages::text_id("Strong king"), "t-strong-king-c6d4dfb0");
/// ```
#[must_use]
pub fn text_id(english: &str) -> String {
    let mut plain = String::new();
    for (number, piece) in english.split('{').enumerate() {
        let gap = (number > 0).then(|| piece.split_once('}')).flatten();
        let piece = gap.filter(|(name, _)| name.bytes().all(|b| b.is_ascii_alphabetic())).map_or(piece, |(_, rest)| rest);
        plain.push(' ');
        plain.push_str(&piece.to_ascii_lowercase());
    }
    let words = plain.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).take(4);
    let mut slug = words.collect::<Vec<_>>().join("-");
    slug.truncate(32);
    let slug = slug.trim_end_matches('-');
    let hash = Sha256::digest(english.as_bytes()).iter().take(4).fold(String::new(), |text, byte| format!("{text}{byte:02x}"));
    if slug.is_empty() { format!("t-{hash}") } else { format!("t-{slug}-{hash}") }
}

impl Text {
    /// A message of the program, by its id in the Fluent files.
    #[must_use]
    pub fn message(id: impl Into<Cow<'static, str>>) -> Text {
        Text(Kind::Message { id: id.into(), arguments: Vec::new() })
    }

    /// What reads the same in every language: a name, a point, a number.
    #[must_use]
    pub fn same(text: impl Into<String>) -> Text {
        Text(Kind::Same(text.into()))
    }

    /// A whole number. Each language groups its digits in its own way, and a message with it as an argument can choose between one and more.
    #[must_use]
    pub fn number(number: u64) -> Text {
        Text(Kind::Number(number))
    }

    /// A text of data by its English.
    #[must_use]
    pub fn data(english: impl Into<String>) -> Text {
        Text::in_languages(english, BTreeMap::new())
    }

    /// A text that a file says in several languages.
    #[must_use]
    pub fn in_languages(english: impl Into<String>, others: BTreeMap<Language, String>) -> Text {
        Text(Kind::Data { english: english.into(), others, arguments: Vec::new() })
    }

    /// Texts one after the other, with something between them that every language has.
    #[must_use]
    pub fn joined(texts: Vec<Text>, between: &'static str) -> Text {
        Text(Kind::Joined(texts, between))
    }

    /// The text with an argument. Arguments that it does not ask for are left out, and texts that have none stay as they are.
    #[must_use]
    pub fn with(self, name: impl Into<Cow<'static, str>>, value: Text) -> Text {
        self.with_forms([(name, value)])
    }

    /// The text with several forms of one word (`attackers`, `attacker`) as arguments. Where it asks for one of them all are kept, because
    /// another language may need another form.
    #[must_use]
    pub fn with_forms<N: Into<Cow<'static, str>>>(mut self, forms: impl IntoIterator<Item = (N, Text)>) -> Text {
        let forms: Arguments = forms.into_iter().map(|(name, value)| (name.into(), value)).collect();
        let is_asked = forms.iter().any(|(name, _)| self.asks_for(name));
        if let (true, Kind::Message { arguments, .. } | Kind::Data { arguments, .. }) = (is_asked, &mut self.0) {
            arguments.extend(forms);
        }
        self
    }

    fn asks_for(&self, name: &str) -> bool {
        match &self.0 {
            Kind::Message { id, .. } => variables_of(Language::ENGLISH, id).contains(name),
            Kind::Data { english, others, .. } => {
                let gaps = [name.to_owned(), capital(name)].map(|gap| format!("{{{gap}}}"));
                others.values().chain([english]).any(|pattern| gaps.iter().any(|gap| pattern.contains(gap)))
            }
            Kind::Same(_) | Kind::Number(_) | Kind::Joined(..) => false,
        }
    }

    /// The text in English.
    #[must_use]
    pub fn en(&self) -> String {
        self.in_language(Language::ENGLISH)
    }

    /// The text in a language; in English what of it is not translated.
    #[must_use]
    pub fn in_language(&self, language: Language) -> String {
        self.translated(language).unwrap_or_else(|| self.translated(Language::ENGLISH).unwrap_or_default())
    }

    /// The text in a language; `None` where something of it is not translated, but not for its arguments, which then are in English.
    #[must_use]
    pub fn translated(&self, language: Language) -> Option<String> {
        let said = |arguments: &Arguments| -> Vec<(Cow<'static, str>, String)> {
            arguments.iter().map(|(name, value)| (name.clone(), value.in_language(language))).collect()
        };
        let given = |arguments: &Arguments| -> Vec<(Cow<'static, str>, Argument)> {
            let value = |text: &Text| match text.0 {
                Kind::Number(number) => Argument::Number(number),
                _ => Argument::Text(text.in_language(language)),
            };
            arguments.iter().map(|(name, text)| (name.clone(), value(text))).collect()
        };
        match &self.0 {
            Kind::Same(text) => Some(text.clone()),
            Kind::Number(number) => Some(language.whole(*number)),
            Kind::Message { id, arguments } => format(language, id, &given(arguments)),
            Kind::Data { english, arguments, .. } if language == Language::ENGLISH => Some(fill(english, &said(arguments))),
            Kind::Data { english, others, arguments } => match others.get(&language) {
                Some(pattern) => Some(fill(pattern, &said(arguments))),
                None => format(language, &text_id(english), &given(arguments)),
            },
            Kind::Joined(texts, between) => {
                let texts: Option<Vec<String>> = texts.iter().map(|text| text.translated(language)).collect();
                Some(texts?.join(between))
            }
        }
    }

    /// What the text is made of.
    #[must_use]
    pub fn parts(&self) -> TextParts<'_> {
        match &self.0 {
            Kind::Same(_) => TextParts::Same,
            Kind::Number(number) => TextParts::Number(*number),
            Kind::Message { id, arguments } => TextParts::Message { id: Cow::Borrowed(id), arguments, others: BTreeMap::new() },
            Kind::Data { english, others, arguments } => TextParts::Message {
                id: Cow::Owned(text_id(english)),
                arguments,
                others: others.keys().map(|language| (*language, self.in_language(*language))).collect(),
            },
            Kind::Joined(texts, between) => TextParts::Joined(texts, between),
        }
    }

    /// What a file has to say so that this is its text: English, and other languages where nothing else translates it; `None` for a plain
    /// string.
    #[must_use]
    pub fn by_language(&self) -> Option<BTreeMap<Language, String>> {
        let languages: Vec<Language> = match &self.0 {
            Kind::Same(_) => return None,
            Kind::Data { others, .. } => others.keys().copied().chain([Language::ENGLISH]).collect(),
            Kind::Number(_) | Kind::Message { .. } | Kind::Joined(..) => Language::all().collect(),
        };
        Some(languages.into_iter().filter_map(|language| Some((language, self.translated(language)?))).collect())
    }
}

/// A pattern with a word put for each `{name}`, and for `{Name}` the same with a capital. What is put in is not looked at again.
fn fill(pattern: &str, words: &[(Cow<'static, str>, String)]) -> String {
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

fn word_for(gap: &str, words: &[(Cow<'static, str>, String)]) -> Option<String> {
    words.iter().find_map(
        |(name, word)| {
            if gap == name { Some(word.clone()) } else { (gap == capital(name)).then(|| capital(word)) }
        },
    )
}

/// How a file writes a text.
#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a string, or a table with `en` and other languages")]
enum Written {
    Same(String),
    Languages(Languages),
}

#[derive(Deserialize)]
struct Languages {
    en: String,
    #[serde(flatten)]
    others: BTreeMap<Language, String>,
}

impl From<Written> for Text {
    fn from(written: Written) -> Text {
        match written {
            Written::Same(text) => Text::same(text),
            Written::Languages(Languages { en, others }) => Text::in_languages(en, others),
        }
    }
}

/// Every language in which the text is known, by its code; English always.
impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let said = |language: Language| Some((language, self.translated(language)?));
        serializer.collect_map(Language::all().filter_map(said))
    }
}

/// Equal are texts that read alike in English, the language in which every text is written first.
impl PartialEq for Text {
    fn eq(&self, other: &Text) -> bool {
        self.en() == other.en()
    }
}

impl Eq for Text {}

impl fmt::Display for Text {
    /// English, the language of the command line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.en())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(code: &str) -> Language {
        Language::from_code(code).expect(code)
    }

    #[test]
    fn what_is_put_into_a_gap_is_left_as_it_is() {
        let french = [(language("fr"), "{b} et {a}".to_owned())].into();
        let text = Text::in_languages("{a} and {b}, { a }, {c", french).with("a", Text::same("{b}")).with("b", Text::same("own"));
        assert_eq!(text.en(), "{b} and own, { a }, {c");
        assert_eq!(text.in_language(language("fr")), "own et {b}");
        assert_eq!(text.translated(language("de")), None);
        assert_eq!(text.in_language(language("de")), text.en());
    }

    #[test]
    fn a_text_of_data_is_translated_by_its_english() {
        let text = Text::data("Strong king");
        assert_eq!(text.in_language(language("fr")), "Roi fort");
        assert_eq!(Text::data("Strong kings").translated(language("fr")), None);
        let own = Text::in_languages("Strong king", [(language("fr"), "Roi de fer".to_owned())].into());
        assert_eq!(own.in_language(language("fr")), "Roi de fer", "the file's own word comes first");
    }

    #[test]
    fn arguments_are_said_in_the_language_too() {
        let king = Text::message("usual-king");
        let text = Text::message("rule-king-speed-one").with("king", king).with("unknown", Text::same("x"));
        assert_eq!(text.en(), "The king goes one point at most in one move.");
        assert_eq!(text.in_language(language("fr")), "Le roi avance d’un point au plus à chaque coup.");
        assert!(matches!(text.parts(), TextParts::Message { arguments: [_], .. }), "arguments nobody asks for are dropped");
        let both = Text::joined(vec![text.clone(), Text::same("x")], " ");
        assert_eq!(both.in_language(language("fr")), "Le roi avance d’un point au plus à chaque coup. x");
    }

    #[test]
    fn a_language_may_need_another_form_of_an_argument_than_english() {
        let forms = || [("attackers", Text::same("counts")), ("attacker", Text::same("count"))];
        let own = Text::in_languages("One of the {attackers}", [(language("fr"), "Un {attacker}".to_owned())].into());
        for (text, french) in [(own, "Un count"), (Text::message("rule-camps-inside-closed"), "Un count peut quitter son camp,")]
        {
            let said = text.with_forms(forms()).in_language(language("fr"));
            assert!(said.starts_with(french), "{said}");
        }
        let text = Text::message("rule-king-speed-one").with_forms(forms());
        assert!(matches!(text.parts(), TextParts::Message { arguments: [], .. }), "a form that no message uses is dropped");
    }

    #[test]
    fn a_text_reads_what_it_writes() {
        for text in [Text::data("Strong king"), Text::same("x")] {
            let json = serde_json::to_string(&text).expect("a text");
            let read: Text = serde_json::from_str(&json).expect(&json);
            assert_eq!(read.in_language(language("fr")), text.in_language(language("fr")));
        }
        let wrong = serde_json::from_str::<Text>(r#"{"fr": "x"}"#).expect_err("no English").to_string();
        assert!(wrong.contains("a table with `en`"), "{wrong}");
    }

    #[test]
    fn ids_say_what_they_are_of() {
        assert_eq!(text_id("The {attackers} move; {x y} too."), text_id("The {attackers} move; {x y} too."));
        assert!(text_id("The {attackers} move").starts_with("t-the-move-"));
        assert_eq!(text_id("…").len(), 2 + 8);
    }
}
