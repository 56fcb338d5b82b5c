//! A part of a study, for one of several machines.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// One of the parts that a study is divided into: `3/8` is the fourth of eight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Part {
    index: u64,
    of: u64,
}

/// Why there is no such part.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a part of a study: write its index, counted from 0, and the number of parts, `0/1` to `999999/1000000`")]
pub struct PartError(String);

impl Part {
    /// A study has no more parts than this.
    pub const MOST: u64 = 1_000_000;

    /// The whole study.
    pub const WHOLE: Part = Part { index: 0, of: 1 };

    /// The part number `index`, counted from 0, of this many.
    ///
    /// # Errors
    /// [`PartError`] where there is no such part.
    pub fn new(index: u64, of: u64) -> Result<Part, PartError> {
        let part = Part { index, of };
        if (1..=Part::MOST).contains(&of) && index < of { Ok(part) } else { Err(PartError(part.to_string())) }
    }

    /// Its number, from 0.
    #[must_use]
    pub const fn index(self) -> u64 {
        self.index
    }

    /// Of how many it is one.
    #[must_use]
    pub const fn of(self) -> u64 {
        self.of
    }

    /// Whether number `number` of what is dealt out falls to this part.
    #[must_use]
    pub const fn has(self, number: u64) -> bool {
        number % self.of == self.index
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.index, self.of)
    }
}

impl FromStr for Part {
    type Err = PartError;

    fn from_str(text: &str) -> Result<Part, PartError> {
        let error = || PartError(text.chars().take(40).collect());
        let (index, of) = text.split_once('/').ok_or_else(error)?;
        Part::new(index.parse().map_err(|_| error())?, of.parse().map_err(|_| error())?)
    }
}

impl From<Part> for String {
    fn from(part: Part) -> String {
        part.to_string()
    }
}

impl TryFrom<String> for Part {
    type Error = PartError;

    fn try_from(text: String) -> Result<Part, PartError> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_round_trip_and_bad_ones_are_refused() {
        assert_eq!("3/8".parse::<Part>().map(|part| part.to_string()), Ok("3/8".to_owned()));
        assert_eq!("0/1".parse(), Ok(Part::WHOLE));
        for text in ["8/8", "0/0", "1", "-1/2", "1/2/3", "0/1000001", ""] {
            let error = text.parse::<Part>().expect_err(text).to_string();
            assert!(error.contains("is not a part of a study"), "{error}");
        }
    }

    #[test]
    fn everything_falls_to_exactly_one_part() {
        for number in 0..40 {
            let parts = (0..7).filter(|index| Part::new(*index, 7).expect("a part").has(number));
            assert_eq!(parts.count(), 1);
        }
    }
}
