//! How numbers are written with the signs of a language.

const MINUS: &str = "\u{2212}";

/// The signs of a language.
pub(crate) struct Signs {
    /// Between groups of three digits.
    pub(crate) group: String,
    /// The fewest digits that are grouped.
    pub(crate) grouped_from: usize,
    /// Before the decimals.
    pub(crate) decimal: String,
}

impl Signs {
    /// A whole number, its digits in groups of three.
    pub(crate) fn whole(&self, number: u64) -> String {
        self.grouped(&number.to_string())
    }

    /// A number with this number of decimals.
    pub(crate) fn decimal(&self, number: f64, decimals: usize) -> String {
        if !number.is_finite() {
            return if number.is_nan() { "–".to_owned() } else { format!("{}∞", if number < 0.0 { MINUS } else { "" }) };
        }
        let rounded = format!("{:.decimals$}", number.abs());
        let (whole, fraction) = rounded.split_once('.').unwrap_or((&rounded, ""));
        let is_nothing = rounded.chars().all(|digit| matches!(digit, '0' | '.'));
        let sign = if number < 0.0 && !is_nothing { MINUS } else { "" };
        let point = if fraction.is_empty() { "" } else { &self.decimal };
        format!("{sign}{}{point}{fraction}", self.grouped(whole))
    }

    fn grouped(&self, digits: &str) -> String {
        let is_short = digits.len() < self.grouped_from;
        let mut text = String::new();
        for (place, digit) in digits.chars().enumerate() {
            if place > 0 && !is_short && (digits.len() - place).is_multiple_of(3) {
                text.push_str(&self.group);
            }
            text.push(digit);
        }
        text
    }
}
