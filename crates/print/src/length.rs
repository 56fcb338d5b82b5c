//! Lengths as people write them.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// Points of PDF in a millimetre.
pub(crate) const POINTS: f64 = 72.0 / 25.4;

/// A length in millimetres.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Length(f64);

/// Why a text is not a length.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a length: write a number with its unit, such as 25mm, 2.5cm or 1in")]
pub struct LengthError(String);

impl Length {
    /// A length in millimetres.
    #[must_use]
    pub const fn from_millimetres(millimetres: f64) -> Length {
        Length(millimetres)
    }

    /// How many millimetres it has.
    #[must_use]
    pub const fn millimetres(self) -> f64 {
        self.0
    }
}

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}mm", (self.0 * 100.0).round() / 100.0)
    }
}

impl FromStr for Length {
    type Err = LengthError;

    /// `25mm`, `2.5cm`, `1in`.
    fn from_str(text: &str) -> Result<Length, LengthError> {
        let units = [("mm", 1.0), ("cm", 10.0), ("in", 25.4)];
        let read = units.into_iter().find_map(|(unit, millimetres)| {
            let number: f64 = text.trim().strip_suffix(unit)?.trim_end().parse().ok()?;
            Some(Length(number * millimetres)).filter(|length| length.0.is_finite() && length.0 > 0.0)
        });
        read.ok_or_else(|| LengthError(text.chars().take(40).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_need_a_unit() {
        for (text, millimetres) in [("25mm", 25.0), ("2.5 cm", 25.0), ("1in", 25.4)] {
            assert_eq!(text.parse(), Ok(Length(millimetres)));
        }
        for text in ["", "25", "mm", "-1mm", "0cm", "NaNmm", "infin", "25px"] {
            assert!(text.parse::<Length>().is_err(), "{text}");
        }
    }
}
