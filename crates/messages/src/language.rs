//! The languages.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use thiserror::Error;

use crate::embedded::LANGUAGES;

/// A language in which hnefi says everything: a folder of `languages/`, listed in `languages/languages.json`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Language(usize);

/// No language of this program.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{code}` is not one of the languages: write {}", Language::all().map(|language| format!("`{language}`")).collect::<Vec<_>>().join(", "))]
pub struct LanguageError {
    code: String,
}

impl Language {
    /// English, in which every text of data is written, and which is used where nothing else is known.
    pub const ENGLISH: Language = Language(0);

    /// Every language, English first.
    pub fn all() -> impl DoubleEndedIterator<Item = Language> + ExactSizeIterator {
        (0..LANGUAGES.len()).map(Language)
    }

    /// The language of a code such as `de`.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Language> {
        LANGUAGES.iter().position(|language| language.code == code).map(Language)
    }

    /// The code: `de`.
    #[must_use]
    pub fn code(self) -> &'static str {
        LANGUAGES[self.0].code
    }

    /// What the language calls itself: `Deutsch`.
    #[must_use]
    pub fn name(self) -> &'static str {
        LANGUAGES[self.0].name
    }

    pub(crate) fn index(self) -> usize {
        self.0
    }
}

impl fmt::Display for Language {
    /// The code.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = LanguageError;

    fn from_str(code: &str) -> Result<Language, LanguageError> {
        Language::from_code(code).ok_or_else(|| LanguageError { code: code.chars().take(40).collect() })
    }
}

impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Language, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_read_by_its_code() {
        assert_eq!("en".parse(), Ok(Language::ENGLISH));
        assert_eq!(Language::from_code("de").map(Language::name), Some("Deutsch"));
        let error = "tongue".parse::<Language>().expect_err("no such language").to_string();
        assert!(error.starts_with("`tongue` is not one of the languages: write `en`, `da`"), "{error}");
    }
}
