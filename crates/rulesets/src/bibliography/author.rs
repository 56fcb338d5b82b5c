//! Who wrote a work.

use std::fmt;

/// A person, or a group or site under its own name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Author {
    /// The family name of a person; the whole name of a group.
    pub family: String,
    /// The given names of a person, or their initials.
    pub given: Option<String>,
}

impl Author {
    /// An author as files write one: `Murray, H. J. R.` for a person, anything without a comma for a group.
    #[must_use]
    pub fn written(name: &str) -> Author {
        match name.split_once(", ") {
            Some((family, given)) => Author { family: family.to_owned(), given: Some(given.to_owned()) },
            None => Author { family: name.to_owned(), given: None },
        }
    }
}

impl fmt::Display for Author {
    /// In the order in which people say it: `H. J. R. Murray`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.given {
            Some(given) => write!(f, "{given} {}", self.family),
            None => f.write_str(&self.family),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comma_tells_persons_from_groups() {
        let named = ["Murray, H. J. R.", "Fetlar Hnefatafl Panel"].map(|name| Author::written(name).to_string());
        assert_eq!(named, ["H. J. R. Murray", "Fetlar Hnefatafl Panel"]);
    }
}
