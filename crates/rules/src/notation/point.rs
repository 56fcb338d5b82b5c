//! Points: a file and a rank, `d8`. On input capitals are as good (`D8`), and a point of a 7×7 board may have a 0 before it (`0d6`).

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::shortened;
use crate::point::{MAX_SIZE, Point};

/// The boards on which a 0 stands before each point are so wide: hnefatafl.org writes so, to tell them from 11×11.
const ZERO_SIZE: usize = 7;

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file() as u8) as char, self.rank() + 1)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is not a point.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a point: {hint}", hint = hint(.0))]
pub struct PointError(pub String);

fn hint(text: &str) -> &'static str {
    if text.starts_with('0') {
        "a 0 stands only before points of a 7×7 board, files a–g and ranks 1–7, such as `0d6`"
    } else {
        "write a file a–s and a rank 1–19, such as `d8`"
    }
}

impl FromStr for Point {
    type Err = PointError;

    fn from_str(text: &str) -> Result<Point, PointError> {
        match read_point(text) {
            Some((point, "")) => Ok(point),
            _ => Err(PointError(shortened(text))),
        }
    }
}

/// Reads the point at the beginning of a text, and gives what follows it. With a 0 before it its rank has one digit, so that `0d60f6`
/// is two points; otherwise every digit belongs to the rank.
pub(super) fn read_point(text: &str) -> Option<(Point, &str)> {
    let (size, text) = match text.strip_prefix('0') {
        Some(rest) => (ZERO_SIZE, rest),
        None => (MAX_SIZE, text),
    };
    let letter = text.bytes().next().filter(u8::is_ascii_alphabetic)?;
    let digits = text[1..].bytes().take_while(u8::is_ascii_digit).count();
    let digits = if size == ZERO_SIZE { digits.min(1) } else { digits };
    let (rank, rest) = text[1..].split_at(digits);
    if !(1..=2).contains(&rank.len()) || rank.starts_with('0') {
        return None;
    }
    let (file, rank) = (usize::from(letter.to_ascii_lowercase() - b'a'), rank.parse::<usize>().ok()?);
    (file < size && rank <= size).then(|| (Point::new(file, rank - 1), rest))
}

/// As much of a text as was meant for a point: a letter with its digits, or what is there at all.
pub(super) fn meant_for_point(text: &str) -> &str {
    let rest = text.trim_start_matches('0');
    let rest = rest.strip_prefix(|c: char| c.is_alphanumeric()).unwrap_or(rest);
    &text[..text.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_survives_its_text() {
        for point in Point::all(MAX_SIZE) {
            assert_eq!(point.to_string().parse(), Ok(point));
            assert_eq!(point.to_string().to_uppercase().parse(), Ok(point));
            assert_eq!(format!("0{point}").parse::<Point>().ok(), point.is_on_board(7).then_some(point));
        }
    }

    #[test]
    fn no_letter_is_skipped() {
        assert_eq!("i9".parse(), Ok(Point::new(8, 8)));
        assert_eq!("S19".parse(), Ok(Point::new(18, 18)));
    }

    #[test]
    fn what_is_not_a_point_is_refused() {
        for text in
            ["", "a", "1a", "t1", "a0", "a01", "a20", "a111", "a1 ", "a+1", "é1", "a１", "0", "0h1", "0a8", "0a10", "00a1", "T1"]
        {
            assert!(text.parse::<Point>().is_err(), "{text}");
        }
        assert_eq!("0h8".parse::<Point>().expect_err("8").to_string(), format!("`0h8` is not a point: {}", hint("0h8")));
    }
}
