//! The languages of a report, and how each writes numbers.

use hnefi_rulesets::Text;
use hnefi_statistics::Estimate;

/// A language that reports are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English.
    English,
    /// French.
    French,
}

/// A space within a number, or between it and its unit: narrow, and no place for a line to break.
const THIN: &str = "\u{202f}";
const MINUS: &str = "\u{2212}";

impl Language {
    /// Both.
    pub const ALL: [Language; 2] = [Language::English, Language::French];

    /// Its code, as in the names of files and in HTML.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
        }
    }

    /// What it calls itself.
    pub(super) const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::French => "Français",
        }
    }

    pub(super) const fn other(self) -> Language {
        match self {
            Language::English => Language::French,
            Language::French => Language::English,
        }
    }

    /// The text in this language.
    pub(super) fn of(self, text: &Text) -> String {
        self.code().parse().map_or_else(|_| text.en(), |language| text.in_language(language))
    }

    /// A whole number, in groups of three digits.
    pub(super) fn whole(self, number: u64) -> String {
        let digits = number.to_string();
        let separator = match self {
            Language::English => ",",
            Language::French => THIN,
        };
        // French leaves four digits together.
        if digits.len() < 5 && self == Language::French || digits.len() < 4 {
            return digits;
        }
        let mut text = String::new();
        for (place, digit) in digits.chars().enumerate() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                text.push_str(separator);
            }
            text.push(digit);
        }
        text
    }

    /// A number with this many decimals.
    pub(super) fn decimal(self, number: f64, decimals: usize) -> String {
        if !number.is_finite() {
            return if number.is_nan() { "–".to_owned() } else { format!("{}∞", if number < 0.0 { MINUS } else { "" }) };
        }
        let rounded = format!("{:.decimals$}", number.abs());
        let (whole, fraction) = rounded.split_once('.').unwrap_or((&rounded, ""));
        // What is too long for groups of digits is written as it is.
        let whole = whole.parse().map_or_else(|_| whole.to_owned(), |whole| self.whole(whole));
        let is_nothing = rounded.chars().all(|digit| matches!(digit, '0' | '.'));
        let sign = if number < 0.0 && !is_nothing { MINUS } else { "" };
        let point = if self == Language::English { "." } else { "," };
        if fraction.is_empty() { format!("{sign}{whole}") } else { format!("{sign}{whole}{point}{fraction}") }
    }

    /// The same with its sign, whichever it is.
    pub(super) fn signed(self, number: f64, decimals: usize) -> String {
        let text = self.decimal(number, decimals);
        let is_nothing = text.chars().all(|character| matches!(character, '0' | '.' | ','));
        if number > 0.0 && !is_nothing { format!("+{text}") } else { text }
    }

    /// A share of 1 in hundredths, without the sign for it.
    pub(super) fn hundredths(self, share: f64) -> String {
        self.decimal(100.0 * share, 1)
    }

    /// A share of 1 in hundredths.
    pub(super) fn percent(self, share: f64) -> String {
        format!("{}{THIN}%", self.hundredths(share))
    }

    /// A share set by the user, with the decimals as written.
    pub(super) fn round_percent(self, share: f64) -> String {
        let hundredths = 100.0 * share;
        let decimals = usize::from((hundredths - hundredths.round()).abs() > 1e-9);
        format!("{}{THIN}%", self.decimal(hundredths, decimals))
    }

    /// The interval of a share, in hundredths.
    pub(super) fn interval(self, of: &Estimate) -> String {
        format!("{}{}{}{THIN}%", self.hundredths(of.low), self.to(), self.hundredths(of.high))
    }

    /// The interval of a number.
    pub(super) fn range(self, low: f64, high: f64, decimals: usize) -> String {
        format!("{}{}{}", self.decimal(low, decimals), self.to(), self.decimal(high, decimals))
    }

    /// The interval of a number that may be above or below 0.
    pub(super) fn signed_range(self, of: &Estimate, times: f64, decimals: usize) -> String {
        format!("{}{}{}", self.signed(times * of.low, decimals), self.to(), self.signed(times * of.high, decimals))
    }

    const fn to(self) -> &'static str {
        match self {
            Language::English => " to ",
            Language::French => " à ",
        }
    }

    /// How often chance does as much.
    pub(super) fn chance(self, p: f64) -> String {
        if p < 0.001 { format!("<{THIN}{}", self.decimal(0.001, 3)) } else { self.decimal(p, 3) }
    }

    /// One of two words, written `one|more`, by a number.
    pub(super) fn by_number(self, words: &str, number: u64) -> &str {
        let (one, more) = words.split_once('|').unwrap_or((words, words));
        // In French nought is singular.
        let single = number == 1 || number == 0 && self == Language::French;
        if single { one } else { more }
    }

    /// A list in words: `a`, `a and b`, `a, b and c`; where an item has commas of its own, with semicolons.
    pub(super) fn list(self, items: &[String]) -> String {
        let and = match self {
            Language::English => "and",
            Language::French => "et",
        };
        let semicolon = self.semicolon();
        match items {
            [most @ .., last] if items.len() > 1 && items.iter().any(|item| item.contains(',')) => {
                format!("{}{semicolon}{and} {last}", most.join(semicolon))
            }
            [] => String::new(),
            [one] => one.clone(),
            [most @ .., last] => format!("{} {and} {last}", most.join(", ")),
        }
    }

    /// A semicolon within a sentence.
    pub(super) const fn semicolon(self) -> &'static str {
        match self {
            Language::English => "; ",
            Language::French => "\u{202f}; ",
        }
    }
}

/// A sentence with `{name}` replaced. What is put in is not looked at again.
pub(super) fn fill(sentence: &str, with: &[(&str, &str)]) -> String {
    let mut text = String::with_capacity(sentence.len());
    let mut rest = sentence;
    while let Some(start) = rest.find('{') {
        text.push_str(&rest[..start]);
        let after = &rest[start + 1..];
        let end = after.find('}').unwrap_or(after.len());
        let value = with.iter().find(|(name, _)| *name == &after[..end]);
        debug_assert!(value.is_some(), "`{}` in `{sentence}`", &after[..end]);
        text.push_str(value.map_or("", |(_, value)| *value));
        rest = after.get(end + 1..).unwrap_or_default();
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_each_language_does() {
        let (en, fr) = (Language::English, Language::French);
        for (number, english, french) in [
            (0, "0", "0"),
            (999, "999", "999"),
            (1_430, "1,430", "1430"),
            (12_345, "12,345", "12\u{202f}345"),
            (1_234_567, "1,234,567", "1\u{202f}234\u{202f}567"),
        ] {
            assert_eq!((en.whole(number).as_str(), fr.whole(number).as_str()), (english, french));
        }
        assert_eq!((en.percent(0.5314), fr.percent(0.5314)), ("53.1\u{202f}%".to_owned(), "53,1\u{202f}%".to_owned()));
        assert_eq!((en.round_percent(0.45), fr.round_percent(0.425)), ("45\u{202f}%".to_owned(), "42,5\u{202f}%".to_owned()));
        assert_eq!((en.decimal(-1234.56, 1), fr.decimal(-12345.6, 2)), ("−1,234.6".to_owned(), "−12\u{202f}345,60".to_owned()));
        assert_eq!(
            (en.decimal(-0.04, 1), en.signed(0.04, 1), en.signed(-0.3, 1), fr.signed(2.0, 1)),
            ("0.0".into(), "0.0".into(), "−0.3".into(), "+2,0".into())
        );
        assert_eq!((en.decimal(f64::NEG_INFINITY, 1), en.decimal(f64::NAN, 1)), ("−∞".to_owned(), "–".to_owned()));
        assert_eq!((en.chance(0.0002), fr.chance(0.25)), ("<\u{202f}0.001".to_owned(), "0,250".to_owned()));
    }

    #[test]
    fn words_go_by_number_and_lists_by_language() {
        let (en, fr) = (Language::English, Language::French);
        assert_eq!([0, 1, 2].map(|n| en.by_number("arm|arms", n)), ["arms", "arm", "arms"]);
        assert_eq!([0, 1, 2].map(|n| fr.by_number("bras seul|bras", n)), ["bras seul", "bras seul", "bras"]);
        let list = |items: &[&str]| en.list(&items.iter().map(|item| (*item).to_owned()).collect::<Vec<_>>());
        assert_eq!([list(&[]), list(&["a"]), list(&["a", "b"]), list(&["a", "b", "c"])], ["", "a", "a and b", "a, b and c"]);
        assert_eq!([list(&["a, b"]), list(&["a, b", "c"])], ["a, b", "a, b; and c"]);
    }

    #[test]
    fn what_fills_a_sentence_is_not_filled_itself() {
        assert_eq!(fill("{a} and {b}.", &[("a", "{b}"), ("b", "x")]), "{b} and x.");
    }
}
