//! Reading values out of a TOML text, noting everything that is wrong rather than only the first thing.

use std::collections::BTreeMap;

use hnefi_messages::{Language, Text};
use hnefi_rules::rules::RuleKey;
use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

use crate::mistake::{LineStarts, Mistakes, Place, Placed};
use crate::near::nearest;
use crate::remarks::{all_of, mistakes as told, parts};

/// A text as a TOML file writes it: a string, or a table of languages.
#[must_use]
pub fn text_to_toml(text: &Text) -> String {
    let quoted = |text: &str| toml::Value::from(text).to_string();
    match text.by_language() {
        None => quoted(&text.en()),
        Some(words) => {
            let words: Vec<String> = words.iter().map(|(language, word)| format!("{language} = {}", quoted(word))).collect();
            format!("{{ {} }}", words.join(", "))
        }
    }
}

/// More mistakes in the TOML itself than these follow from one another.
const MOST_SYNTAX_MISTAKES: usize = 5;

/// A text being read, and what was found wrong with it so far.
pub(crate) struct Reader<'a> {
    pub(crate) lines: LineStarts<'a>,
    pub(crate) mistakes: Mistakes,
}

/// A table of the file, with its name (`rules.first`; empty for the whole file).
#[derive(Clone)]
pub(crate) struct Section<'t, 'i> {
    pub(crate) name: String,
    pub(crate) place: Place,
    table: &'t DeTable<'i>,
}

type Value<'i> = Spanned<DeValue<'i>>;

/// Reads the TOML itself.
pub(crate) fn parse(text: &str) -> Result<Spanned<DeTable<'_>>, Mistakes> {
    let (document, errors) = DeTable::parse_recoverable(text);
    if errors.is_empty() {
        return Ok(document);
    }
    let lines = LineStarts::of(text);
    let mut mistakes = Mistakes::default();
    let mut told = Vec::new();
    for error in errors {
        match error.span().map(|span| lines.of_span(&span)) {
            Some(place) if told.contains(&place.line) || told.len() >= MOST_SYNTAX_MISTAKES => {}
            Some(place) => {
                told.push(place.line);
                mistakes.at(place, syntax(error.message(), lines.rest_of_line(place)));
            }
            None => mistakes.at(Place::START, syntax(error.message(), "")),
        }
    }
    Err(mistakes)
}

/// What is wrong with the TOML, with a hint where people often err.
fn syntax(message: &str, rest_of_line: &str) -> Text {
    match rest_of_line.chars().next() {
        Some('\u{201c}' | '\u{201d}' | '\u{201e}' | '\u{ab}' | '\u{2018}' | '\u{2019}') => told::not_toml_quotes(message),
        Some(letter) if letter.is_alphabetic() && message.contains("quoted") => told::not_toml_word(message),
        _ if message.contains("no value") => told::not_toml_value(message),
        _ if message.contains("duplicate") => told::not_toml_twice(message),
        _ => told::not_toml(message),
    }
}

impl<'a> Reader<'a> {
    pub(crate) fn new(text: &'a str) -> Reader<'a> {
        Reader { lines: LineStarts::of(text), mistakes: Mistakes::default() }
    }

    pub(crate) fn whole<'t, 'i>(&self, document: &'t DeTable<'i>) -> Section<'t, 'i> {
        Section { name: String::new(), place: Place::START, table: document }
    }

    pub(crate) fn place(&self, value: &Value<'_>) -> Place {
        self.lines.of_span(&value.span())
    }

    /// Notes every key of a section that is none of the known ones. `above` are the keys that the whole file knows.
    pub(crate) fn expect_only(&mut self, section: &Section<'_, '_>, known: &[&str], above: &[&str]) {
        for key in section.table.keys() {
            let word: &str = key.get_ref();
            if known.contains(&word) {
                continue;
            }
            let message = match (section.name.as_str(), nearest(word, known.iter().copied())) {
                (inside, _) if above.contains(&word) => told::key_belongs_above(short(word), inside),
                ("", Some(near)) => told::key_unknown_near(short(word), near),
                ("", None) => told::key_unknown(short(word), all_of(known)),
                (inside, Some(near)) => told::key_unknown_in_near(short(word), inside, near),
                (inside, None) => told::key_unknown_in(short(word), inside, all_of(known)),
            };
            self.mistakes.at(self.lines.of_span(&key.span()), message);
        }
    }

    /// Notes a value that is of another kind than it should be; `wrong` says what it must be and, of the text given, what it is.
    fn wrong_kind(&mut self, value: &Value<'_>, wrong: impl FnOnce(Text) -> Text) {
        let found = match value.get_ref() {
            DeValue::String(_) => parts::a_string(),
            DeValue::Integer(_) | DeValue::Float(_) => parts::a_number(),
            DeValue::Boolean(_) => parts::true_or_false(),
            DeValue::Datetime(_) => parts::a_date(),
            DeValue::Array(_) => parts::a_list(),
            DeValue::Table(_) => parts::a_table(),
        };
        self.mistakes.at(self.place(value), wrong(found));
    }

    /// A string, with its place.
    pub(crate) fn string(&mut self, section: &Section<'_, '_>, key: &str) -> Option<Placed<String>> {
        let value = section.get(key)?;
        self.as_string(&section.path(key), value)
    }

    fn as_string(&mut self, what: &str, value: &Value<'_>) -> Option<Placed<String>> {
        let Some(string) = value.get_ref().as_str() else {
            self.wrong_kind(value, |found| told::must_be_string(what, found));
            return None;
        };
        Some(Placed { value: string.to_owned(), place: self.place(value) })
    }

    /// A rule's value: a word, or the digits of a number where the rule can be one.
    pub(crate) fn word(&mut self, section: &Section<'_, '_>, key: &str, rule: RuleKey) -> Option<Placed<String>> {
        self.as_word(&section.path(key), section.get(key)?, rule)
    }

    pub(crate) fn as_word(&mut self, what: &str, value: &Value<'_>, rule: RuleKey) -> Option<Placed<String>> {
        match whole_number(value.get_ref()).filter(|_| rule.numbers().is_some()) {
            Some(number) => Some(Placed { value: number.to_string(), place: self.place(value) }),
            None => self.as_string(what, value),
        }
    }

    /// A list, with its place.
    pub(crate) fn list<'t, 'i>(&mut self, section: &Section<'t, 'i>, key: &str) -> Option<Placed<&'t DeArray<'i>>> {
        let value = section.get(key)?;
        let Some(list) = value.get_ref().as_array() else {
            self.wrong_kind(value, |found| told::must_be_list(section.path(key), found));
            return None;
        };
        Some(Placed { value: list, place: self.place(value) })
    }

    /// A text: the same in every language, or a table of languages.
    pub(crate) fn text(&mut self, section: &Section<'_, '_>, key: &str) -> Option<Text> {
        self.as_text(section, key, section.get(key)?)
    }

    /// A list of texts.
    pub(crate) fn texts(&mut self, section: &Section<'_, '_>, key: &str) -> Option<Vec<Text>> {
        let list = self.list(section, key)?.value;
        Some(list.iter().filter_map(|item| self.as_text(section, key, item)).collect())
    }

    fn as_text(&mut self, section: &Section<'_, '_>, key: &str, value: &Value<'_>) -> Option<Text> {
        if let Some(same) = value.get_ref().as_str() {
            return Some(Text::same(same));
        }
        let inner = self.as_section(section, key, value)?;
        let codes: Vec<&str> = Language::all().map(Language::code).collect();
        self.expect_only(&inner, &codes, &[]);
        let words = Language::all().filter_map(|language| Some((language, self.string(&inner, language.code())?.value)));
        let mut words: BTreeMap<Language, String> = words.collect();
        match (words.remove(&Language::ENGLISH), words.len()) {
            (Some(english), _) => Some(Text::in_languages(english, words)),
            (None, 1..) => words.into_values().next().map(Text::same),
            (None, 0) => {
                self.mistakes.at(self.place(value), told::must_be_text(&inner.name));
                None
            }
        }
    }

    /// A year.
    pub(crate) fn year(&mut self, section: &Section<'_, '_>, key: &str) -> Option<u16> {
        let value = section.get(key)?;
        let year = whole_number(value.get_ref()).and_then(|number| number.try_into().ok());
        if year.is_none() {
            self.wrong_kind(value, |found| told::must_be_year(section.path(key), found));
        }
        year
    }

    /// True or false; false if left out.
    pub(crate) fn flag(&mut self, section: &Section<'_, '_>, key: &str) -> bool {
        let Some(value) = section.get(key) else { return false };
        value.get_ref().as_bool().unwrap_or_else(|| {
            self.wrong_kind(value, |found| told::must_be_flag(section.path(key), found));
            false
        })
    }

    /// A list of strings, each with its place.
    pub(crate) fn strings(&mut self, section: &Section<'_, '_>, key: &str) -> Option<Vec<Placed<String>>> {
        let list = self.list(section, key)?.value;
        Some(list.iter().filter_map(|item| self.as_string(&section.path(key), item)).collect())
    }

    /// A table inside a table.
    pub(crate) fn section<'t, 'i>(&mut self, section: &Section<'t, 'i>, key: &str) -> Option<Section<'t, 'i>> {
        let value = section.get(key)?;
        self.as_section(section, key, value)
    }

    /// The tables of a table, by name: `[sources.one]`, `[sources.other]`.
    pub(crate) fn sections<'t, 'i>(&mut self, section: &Section<'t, 'i>, key: &str) -> Vec<(Placed<String>, Section<'t, 'i>)> {
        let Some(outer) = self.section(section, key) else { return Vec::new() };
        self.tables(&outer)
    }

    /// The tables that a table is made of, by name.
    pub(crate) fn tables<'t, 'i>(&mut self, outer: &Section<'t, 'i>) -> Vec<(Placed<String>, Section<'t, 'i>)> {
        let inner = |(name, value): (&Spanned<std::borrow::Cow<'i, str>>, &'t Value<'i>)| {
            let section = self.as_section(outer, name.get_ref(), value)?;
            Some((Placed { value: name.get_ref().to_string(), place: self.lines.of_span(&name.span()) }, section))
        };
        outer.table.iter().filter_map(inner).collect()
    }

    pub(crate) fn as_section<'t, 'i>(
        &mut self,
        outer: &Section<'t, 'i>,
        key: &str,
        value: &'t Value<'i>,
    ) -> Option<Section<'t, 'i>> {
        let Some(table) = value.get_ref().as_table() else {
            self.wrong_kind(value, |found| told::must_be_table(outer.path(key), found));
            return None;
        };
        Some(Section { name: outer.path(key), place: self.place(value), table })
    }

    /// Notes that a section lacks a key.
    pub(crate) fn missing(&mut self, section: &Section<'_, '_>, key: &str, message: impl FnOnce() -> Text) {
        if section.get(key).is_none() {
            self.mistakes.at(section.place, message());
        }
    }
}

impl<'t, 'i> Section<'t, 'i> {
    pub(crate) fn get(&self, key: &str) -> Option<&'t Value<'i>> {
        self.table.get(key)
    }

    /// The keys with their values.
    pub(crate) fn entries(&self) -> impl Iterator<Item = (&'t Spanned<std::borrow::Cow<'i, str>>, &'t Value<'i>)> + use<'t, 'i> {
        self.table.iter()
    }

    pub(crate) fn path(&self, key: &str) -> String {
        if self.name.is_empty() { key.to_owned() } else { format!("{}.{key}", self.name) }
    }
}

/// A whole number.
pub(crate) fn whole_number(value: &DeValue<'_>) -> Option<i64> {
    let number = value.as_integer()?;
    i64::from_str_radix(number.as_str(), number.radix()).ok()
}

/// A word as messages repeat it: not endlessly.
pub(crate) fn short(word: &str) -> String {
    word.chars().take(80).collect()
}
