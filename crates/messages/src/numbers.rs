//! How each language writes numbers, and lists in words: the messages of `numbers.ftl`.

use crate::catalogue::{Argument, format, signs};
use crate::language::Language;

impl Language {
    /// A whole number, its digits in groups of three.
    #[must_use]
    pub fn whole(self, number: u64) -> String {
        signs(self).whole(number)
    }

    /// A number with this number of decimals.
    #[must_use]
    pub fn decimal(self, number: f64, decimals: usize) -> String {
        signs(self).decimal(number, decimals)
    }

    /// A number of hundredths, with the sign for them.
    #[must_use]
    pub fn percent(self, number: impl Into<String>) -> String {
        self.say("number-percent", [("number", number.into())])
    }

    /// From one number to another.
    #[must_use]
    pub fn range(self, low: impl Into<String>, high: impl Into<String>) -> String {
        self.say("number-range", [("low", low.into()), ("high", high.into())])
    }

    /// A day written as in files (`2026-11-22`): `22 November 2026`. What is no such day stays as it is.
    #[must_use]
    pub fn day(self, day: &str) -> String {
        let mut numbers = day.split('-').map(|part| part.parse::<u64>().ok());
        let (Some(Some(year)), Some(Some(month @ 1..=12)), Some(Some(number)), None) =
            (numbers.next(), numbers.next(), numbers.next(), numbers.next())
        else {
            return day.to_owned();
        };
        let with = [
            ("day".into(), Argument::Number(number)),
            ("month".into(), Argument::Number(month)),
            ("year".into(), Argument::Text(year.to_string())),
        ];
        format(self, "number-day", &with).unwrap_or_else(|| day.to_owned())
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
        self.say(id, [("most", most.join(&between)), ("last", last.clone())])
    }

    /// A semicolon within a sentence, with its spaces.
    #[must_use]
    pub fn semicolon(self) -> String {
        self.say("list-semicolon", [])
    }

    fn say<const N: usize>(self, id: &str, with: [(&'static str, String); N]) -> String {
        let with = with.map(|(name, text)| (name.into(), Argument::Text(text)));
        format(self, id, &with).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::signs;
    use crate::text::Text;

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
    fn days_are_said_in_words() {
        for (code, day) in [
            ("en", "22 November 2026"),
            ("fr", "22 novembre 2026"),
            ("da", "22. november 2026"),
            ("de", "22. November 2026"),
            ("is", "22. nóvember 2026"),
            ("nb", "22. november 2026"),
            ("sv", "22 november 2026"),
        ] {
            assert_eq!(language(code).day("2026-11-22"), day);
        }
        assert_eq!([language("fr").day("2026-01-01"), language("de").day("2026-03-09")], ["1er janvier 2026", "9. März 2026"]);
        for other in ["2026", "2026-13-01", "2026-1-1-1", "yesterday"] {
            assert_eq!(Language::ENGLISH.day(other), other);
        }
    }

    #[test]
    fn every_language_has_its_signs() {
        for language in Language::all() {
            let signs = signs(language);
            assert!(!signs.group.is_empty() && (4..=5).contains(&signs.grouped_from) && !signs.decimal.is_empty(), "{language}");
        }
    }

    #[test]
    fn every_message_of_numbers_and_lists_is_used() {
        let files = [include_str!("numbers.rs"), include_str!("catalogue.rs")];
        for language in Language::all() {
            let ids = crate::message_ids(language).expect("it parses").into_iter();
            for id in ids.filter(|id| id.starts_with("number-") || id.starts_with("list-")) {
                assert!(files.iter().any(|file| file.contains(&format!("\"{id}\""))), "{language}: {id}");
            }
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
        assert_eq!([0, 1, 2].map(|number| said("fr", number)), ["0 partie", "1 partie", "2 parties"], "0 is singular");
        assert_eq!([11, 21].map(|number| said("is", number)), ["11 viðureignir", "21 viðureign"]);
    }
}
