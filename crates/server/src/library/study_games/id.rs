//! The name of a game of a study.

use std::fmt;
use std::str::FromStr;

/// The name of a game of a study: `alea-2026-17` is the 17th game of the table of `alea-2026`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StudyGameId {
    pub(crate) study: String,
    /// Its number in the study's table, from 1.
    pub(crate) number: usize,
}

impl fmt::Display for StudyGameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.study, self.number)
    }
}

impl FromStr for StudyGameId {
    type Err = ();

    fn from_str(text: &str) -> Result<StudyGameId, ()> {
        let (study, number) = text.rsplit_once('-').ok_or(())?;
        let plain = study.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
        // One game has one name: no signs, no zeros before the number.
        let is_number = number.bytes().all(|byte| byte.is_ascii_digit()) && !number.starts_with('0');
        match number.parse() {
            Ok(number) if plain && is_number && !study.is_empty() => Ok(StudyGameId { study: study.to_owned(), number }),
            _ => Err(()),
        }
    }
}
