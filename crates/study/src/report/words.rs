//! What a report says in a language, and how it writes its figures.

use hnefi_messages::{Language, Text, variables_of};
use hnefi_statistics::Estimate;

/// The words of a language: the messages of `reports.ftl`, by their ids.
#[derive(Clone, Copy, Debug)]
pub(super) struct Words(pub(super) Language);

/// A space within a number: narrow, and no place for a line to break.
const THIN: &str = "\u{202f}";

impl Words {
    /// A message.
    pub(super) fn say(self, id: &str) -> String {
        self.fill(id, &[])
    }

    /// A message with its arguments.
    pub(super) fn fill(self, id: &str, with: &[(&'static str, &str)]) -> String {
        self.message(id, None, with)
    }

    /// A message that chooses its words by the number `n`.
    pub(super) fn counted(self, id: &str, n: u64) -> String {
        self.counted_with(id, n, &[])
    }

    /// The same with other arguments too.
    pub(super) fn counted_with(self, id: &str, n: u64, with: &[(&'static str, &str)]) -> String {
        self.message(id, Some(n), with)
    }

    fn message(self, id: &str, n: Option<u64>, with: &[(&'static str, &str)]) -> String {
        let is_given = |name: &String| n.is_some() && name == "n" || with.iter().any(|(given, _)| given == name);
        debug_assert!(variables_of(self.0, id).iter().all(is_given), "`{id}` lacks an argument");
        let with = with.iter().map(|(name, value)| (*name, Text::same(*value)));
        let with = with.chain(n.map(|n| ("n", Text::number(n))));
        self.of(&with.fold(Text::message(id.to_owned()), |message, (name, value)| message.with(name, value)))
    }

    /// A text in this language.
    pub(super) fn of(self, text: &Text) -> String {
        text.in_language(self.0)
    }

    /// A whole number.
    pub(super) fn whole(self, number: u64) -> String {
        self.0.whole(number)
    }

    /// A number with this many decimals.
    pub(super) fn decimal(self, number: f64, decimals: usize) -> String {
        self.0.decimal(number, decimals)
    }

    /// The same with its sign, whichever it is.
    pub(super) fn signed(self, number: f64, decimals: usize) -> String {
        let text = self.decimal(number, decimals);
        let is_nothing = !text.contains(|character| matches!(character, '1'..='9'));
        if number > 0.0 && !is_nothing { format!("+{text}") } else { text }
    }

    /// A share of 1 in hundredths, without the sign for it.
    fn hundredths(self, share: f64) -> String {
        self.decimal(100.0 * share, 1)
    }

    /// A share of 1 in hundredths.
    pub(super) fn percent(self, share: f64) -> String {
        self.0.percent(self.hundredths(share))
    }

    /// A share set by the user, with the decimals as written.
    pub(super) fn round_percent(self, share: f64) -> String {
        let hundredths = 100.0 * share;
        let decimals = usize::from((hundredths - hundredths.round()).abs() > 1e-9);
        self.0.percent(self.decimal(hundredths, decimals))
    }

    /// The interval of a share, in hundredths.
    pub(super) fn interval(self, of: &Estimate) -> String {
        self.0.range(self.hundredths(of.low), self.percent(of.high))
    }

    /// The interval of a number.
    pub(super) fn range(self, low: f64, high: f64, decimals: usize) -> String {
        self.0.range(self.decimal(low, decimals), self.decimal(high, decimals))
    }

    /// The interval of a number that may be above or below 0.
    pub(super) fn signed_range(self, of: &Estimate, times: f64, decimals: usize) -> String {
        self.0.range(self.signed(times * of.low, decimals), self.signed(times * of.high, decimals))
    }

    /// How often chance does as much.
    pub(super) fn chance(self, p: f64) -> String {
        if p < 0.001 { format!("<{THIN}{}", self.decimal(0.001, 3)) } else { self.decimal(p, 3) }
    }

    /// A list in words.
    pub(super) fn list(self, items: &[String]) -> String {
        self.0.list(items)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_written_as_each_language_does() {
        let [en, fr, is, sv] =
            ["en", "fr", "is", "sv"].map(|code| Words(Language::from_code(code).expect("one of the languages")));
        assert_eq!([en.percent(0.5314), fr.percent(0.5314)], ["53.1\u{202f}%", "53,1\u{202f}%"]);
        assert_eq!([is.percent(0.5314), sv.percent(0.5314)], ["53,1%", "53,1\u{a0}%"]);
        assert_eq!([en.round_percent(0.45), fr.round_percent(0.425)], ["45\u{202f}%", "42,5\u{202f}%"]);
        assert_eq!([en.signed(0.04, 1), en.signed(-0.3, 1), fr.signed(2.0, 1)], ["0.0", "−0.3", "+2,0"]);
        assert_eq!([en.chance(0.0002), fr.chance(0.25)], ["<\u{202f}0.001", "0,250"]);
        let estimate = Estimate { value: 0.5, low: 0.4, high: 0.6 };
        assert_eq!([en.interval(&estimate), sv.interval(&estimate)], ["40.0 to 60.0\u{202f}%", "40,0 till 60,0\u{a0}%"]);
        assert_eq!(fr.signed_range(&Estimate { low: -0.1, ..estimate }, 10.0, 1), "−1,0 à +6,0");
    }
}
