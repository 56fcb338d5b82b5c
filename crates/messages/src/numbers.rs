//! How each language writes numbers, and lists in words: the messages of `numbers.ftl`.

use std::sync::OnceLock;

use fluent_bundle::FluentValue;
use intl_memoizer::Memoizable;
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

use crate::catalogue::{LANGUAGES, format};
use crate::language::Language;
use crate::text::Text;

const MINUS: &str = "\u{2212}";

/// The signs of a language.
struct Signs {
    /// Between groups of three digits.
    group: String,
    /// The fewest digits that are grouped.
    grouped_from: usize,
    /// Before the decimals.
    decimal: String,
}

static SIGNS: [OnceLock<Signs>; LANGUAGES.len()] = [const { OnceLock::new() }; LANGUAGES.len()];

fn signs(language: Language) -> &'static Signs {
    SIGNS[language.index()].get_or_init(|| {
        let said = |id| format(language, id, &[]).unwrap_or_default();
        Signs {
            group: said("number-group"),
            grouped_from: said("number-grouped-from").parse().unwrap_or(usize::MAX),
            decimal: said("number-decimal"),
        }
    })
}

fn grouped(digits: &str, signs: &Signs) -> String {
    let is_short = digits.len() < signs.grouped_from;
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && !is_short && (digits.len() - place).is_multiple_of(3) {
            text.push_str(&signs.group);
        }
        text.push(digit);
    }
    text
}

impl Language {
    /// A whole number, its digits in groups of three.
    #[must_use]
    pub fn whole(self, number: u64) -> String {
        grouped(&number.to_string(), signs(self))
    }

    /// A number with so many decimals.
    #[must_use]
    pub fn decimal(self, number: f64, decimals: usize) -> String {
        if !number.is_finite() {
            return if number.is_nan() { "–".to_owned() } else { format!("{}∞", if number < 0.0 { MINUS } else { "" }) };
        }
        let rounded = format!("{:.decimals$}", number.abs());
        let (whole, fraction) = rounded.split_once('.').unwrap_or((&rounded, ""));
        let is_nothing = rounded.chars().all(|digit| matches!(digit, '0' | '.'));
        let sign = if number < 0.0 && !is_nothing { MINUS } else { "" };
        let signs = signs(self);
        let point = if fraction.is_empty() { "" } else { &signs.decimal };
        format!("{sign}{}{point}{fraction}", grouped(whole, signs))
    }

    /// A number of hundredths, with the sign for them.
    #[must_use]
    pub fn percent(self, number: impl Into<String>) -> String {
        Text::message("number-percent").with("number", Text::same(number)).in_language(self)
    }

    /// From one number to another.
    #[must_use]
    pub fn range(self, low: impl Into<String>, high: impl Into<String>) -> String {
        Text::message("number-range").with("low", Text::same(low)).with("high", Text::same(high)).in_language(self)
    }

    /// A list in words: `a`, `a and b`, `a, b and c`; where an item has commas of its own, with semicolons.
    #[must_use]
    pub fn list(self, items: &[String]) -> String {
        let [most @ .., last] = items else { return String::new() };
        if most.is_empty() {
            return last.clone();
        }
        let has_commas = items.iter().any(|item| item.contains(','));
        let (id, between) = if has_commas { ("list-clauses", self.semicolon()) } else { ("list-words", ", ".to_owned()) };
        let arguments = [("most", most.join(&between)), ("last", last.clone())];
        let list = arguments.into_iter().fold(Text::message(id), |list, (name, text)| list.with(name, Text::same(text)));
        list.in_language(self)
    }

    /// A semicolon within a sentence, with its spaces.
    #[must_use]
    pub fn semicolon(self) -> String {
        format(self, "list-semicolon", &[]).unwrap_or_default()
    }
}

/// The language of a bundle, which its formatter is not told otherwise.
struct OfBundle(Language);

impl Memoizable for OfBundle {
    type Args = ();
    type Error = ();

    fn construct(id: LanguageIdentifier, (): ()) -> Result<OfBundle, ()> {
        Language::from_code(&id.to_string()).map(OfBundle).ok_or(())
    }
}

/// A number within a message.
pub(crate) fn formatted(value: &FluentValue<'_>, memoizer: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let language = memoizer.with_try_get::<OfBundle, _, _>((), |of| of.0).ok()?;
    Some(language.decimal(number.value, 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(code: &str) -> Language {
        Language::from_code(code).expect(code)
    }

    #[test]
    fn numbers_are_written_as_each_language_does() {
        for (code, numbers) in [
            ("en", ["0", "999", "1,430", "1,234,567", "−1,234.6"]),
            ("fr", ["0", "999", "1430", "1\u{202f}234\u{202f}567", "−1234,6"]),
            ("da", ["0", "999", "1.430", "1.234.567", "−1.234,6"]),
            ("de", ["0", "999", "1.430", "1.234.567", "−1.234,6"]),
            ("is", ["0", "999", "1.430", "1.234.567", "−1.234,6"]),
            ("nb", ["0", "999", "1\u{a0}430", "1\u{a0}234\u{a0}567", "−1\u{a0}234,6"]),
            ("sv", ["0", "999", "1\u{a0}430", "1\u{a0}234\u{a0}567", "−1\u{a0}234,6"]),
        ] {
            let language = language(code);
            let mut written = [0, 999, 1_430, 1_234_567].map(|number| language.whole(number)).to_vec();
            written.push(language.decimal(-1234.56, 1));
            assert_eq!(written, numbers, "{code}");
        }
        let en = Language::ENGLISH;
        assert_eq!([en.decimal(-0.04, 1), en.decimal(0.5, 0), en.decimal(f64::NAN, 1)], ["0.0", "0", "–"]);
        assert_eq!([en.decimal(f64::NEG_INFINITY, 1), en.decimal(f64::INFINITY, 1)], ["−∞", "∞"]);
    }

    #[test]
    fn every_language_has_its_signs() {
        for language in Language::all() {
            let Signs { group, grouped_from, decimal } = signs(language);
            assert!(!group.is_empty() && (4..=5).contains(grouped_from) && !decimal.is_empty(), "{language}");
        }
    }

    #[test]
    fn lists_are_said_in_words() {
        let list = |code, items: &[&str]| language(code).list(&items.iter().map(|item| (*item).to_owned()).collect::<Vec<_>>());
        assert_eq!([list("en", &[]), list("en", &["a"]), list("en", &["a", "b"])], ["", "a", "a and b"]);
        assert_eq!([list("en", &["a", "b", "c"]), list("de", &["a", "b", "c"])], ["a, b and c", "a, b und c"]);
        assert_eq!([list("en", &["a, b"]), list("en", &["a, b", "c"])], ["a, b", "a, b; and c"]);
        assert_eq!(list("fr", &["a, b", "c"]), "a, b\u{202f}; et c");
    }

    #[test]
    fn a_number_in_a_message_chooses_its_words() {
        let said =
            |code, number| Text::message("report-games-counted").with("n", Text::number(number)).in_language(language(code));
        assert_eq!([0, 1, 1430].map(|number| said("en", number)), ["0 games", "1 game", "1,430 games"]);
        assert_eq!([0, 1, 2].map(|number| said("fr", number)), ["0 partie", "1 partie", "2 parties"], "nought is singular");
        assert_eq!([11, 21].map(|number| said("is", number)), ["11 viðureignir", "21 viðureign"]);
    }
}
