//! An excerpt of a table: the first games of every arm at every strength. The repository keeps it in place of a table that is too large for it, with
//! the hash of the whole.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Which games of which table an excerpt has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Excerpt {
    /// The hash of the whole table's file: SHA-256, hexadecimal.
    pub sha256: String,
    /// How many games the whole table has.
    pub games: u64,
    /// The numbers of the excerpt's games in the whole table, counted from 1: runs with their first and last number, in rising order.
    runs: Vec<[u64; 2]>,
}

/// Why what a file says of its excerpt is not true of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExcerptError(String);

impl Excerpt {
    /// Under this key a file says that it is an excerpt.
    pub const KEY: &str = "hnefi.excerpt";

    /// The games with these numbers, in rising order from 1, of a table of `games` games whose file has this hash.
    pub(crate) fn new(sha256: &str, games: u64, numbers: impl IntoIterator<Item = u64>) -> Excerpt {
        let mut runs: Vec<[u64; 2]> = Vec::new();
        for number in numbers {
            match runs.last_mut() {
                Some([_, last]) if *last + 1 == number => *last = number,
                _ => runs.push([number, number]),
            }
        }
        Excerpt { sha256: sha256.to_owned(), games, runs }
    }

    /// Reads what a file with this number of rows says of itself.
    ///
    /// # Errors
    /// [`ExcerptError`] where it is not JSON of this form, or the numbers cannot be those of the rows.
    pub fn read(text: &str, rows: u64) -> Result<Excerpt, ExcerptError> {
        let excerpt: Excerpt = serde_json::from_str(text).map_err(|error| ExcerptError(error.to_string()))?;
        let rising = excerpt.runs.iter().flatten().is_sorted() && excerpt.runs.windows(2).all(|pair| pair[0][1] < pair[1][0]);
        let within = excerpt.runs.iter().flatten().all(|number| (1..=excerpt.games).contains(number));
        if !rising || !within {
            return Err(ExcerptError(format!("its games are not numbered in rising order from 1 to {}", excerpt.games)));
        }
        // Runs that rise within the number of games cannot add up to more.
        let numbered: u64 = excerpt.runs.iter().map(|[first, last]| last - first + 1).sum();
        if numbered == rows { Ok(excerpt) } else { Err(ExcerptError(format!("it numbers {numbered} games and has {rows}"))) }
    }

    /// The number in the whole table, from 1, of the game at this place in the excerpt, from 0.
    #[must_use]
    pub fn number(&self, place: u64) -> Option<u64> {
        let mut left = place;
        for [first, last] in &self.runs {
            if left <= last - first {
                return Some(first + left);
            }
            left -= last - first + 1;
        }
        None
    }

    /// The place in the excerpt, from 0, of the game with this number in the whole table, from 1; `None` if it is not in the excerpt.
    #[must_use]
    pub fn place(&self, number: u64) -> Option<u64> {
        let mut before = 0;
        for [first, last] in &self.runs {
            if (*first..=*last).contains(&number) {
                return Some(before + number - first);
            }
            before += last - first + 1;
        }
        None
    }
}

impl fmt::Display for ExcerptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ExcerptError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn excerpt(runs: &str, rows: u64) -> Result<Excerpt, ExcerptError> {
        Excerpt::read(&format!(r#"{{"sha256":"00","games":40,"runs":{runs}}}"#), rows)
    }

    #[test]
    fn numbers_and_places_are_each_others_inverse() {
        let excerpt = excerpt("[[1,3],[11,11],[39,40]]", 6).expect("an excerpt");
        let numbers: Vec<u64> = (0..6).filter_map(|place| excerpt.number(place)).collect();
        assert_eq!(numbers, [1, 2, 3, 11, 39, 40]);
        assert_eq!(excerpt.number(6), None);
        for number in 0..=45 {
            let place = numbers.iter().position(|other| *other == number).map(|place| place as u64);
            assert_eq!(excerpt.place(number), place, "{number}");
        }
    }

    #[test]
    fn numbers_that_no_rows_can_have_are_refused() {
        for (runs, rows, reason) in [
            ("[[0,3]]", 4, "from 1 to 40"),
            ("[[1,41]]", 41, "from 1 to 40"),
            ("[[3,1]]", 1, "rising"),
            ("[[1,3],[3,4]]", 5, "rising"),
            ("[[5,6],[1,2]]", 4, "rising"),
            ("[[1,3]]", 4, "numbers 3 games and has 4"),
            ("[]", 1, "numbers 0 games"),
            ("7", 1, "invalid type"),
        ] {
            let error = excerpt(runs, rows).expect_err(runs).to_string();
            assert!(error.contains(reason), "{runs}: {error}");
        }
    }
}
