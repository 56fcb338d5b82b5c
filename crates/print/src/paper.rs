//! Sheets of paper.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::length::Length;

/// What is printed on.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 297 by 420 mm.
    A3,
    /// 8.5 by 11 inches.
    Letter,
    /// 11 by 17 inches.
    Tabloid,
    /// One sheet as large as what is on it.
    One,
    /// Another sheet, by width and height.
    Other(Length, Length),
}

/// There is no such paper.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown paper `{0}`: choose A4, A3, Letter, Tabloid, one, or a width and height such as 300x450mm")]
pub struct UnknownPaper(String);

impl Paper {
    /// Width and height in millimetres, upright; `None` for a sheet made to measure.
    pub(crate) fn size(self) -> Option<(f64, f64)> {
        match self {
            Paper::A4 => Some((210.0, 297.0)),
            Paper::A3 => Some((297.0, 420.0)),
            Paper::Letter => Some((215.9, 279.4)),
            Paper::Tabloid => Some((279.4, 431.8)),
            Paper::One => None,
            Paper::Other(width, height) => Some((width.millimetres(), height.millimetres())),
        }
    }
}

impl FromStr for Paper {
    type Err = UnknownPaper;

    fn from_str(name: &str) -> Result<Paper, UnknownPaper> {
        let unknown = || UnknownPaper(name.chars().take(40).collect());
        match name.to_ascii_lowercase().as_str() {
            "a4" => Ok(Paper::A4),
            "a3" => Ok(Paper::A3),
            "letter" => Ok(Paper::Letter),
            "tabloid" => Ok(Paper::Tabloid),
            "one" => Ok(Paper::One),
            other => {
                let (width, height) = other.split_once('x').ok_or_else(unknown)?;
                // One unit at the end is that of both.
                let unit = height.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
                let width = width.parse().or_else(|_| format!("{width}{unit}").parse()).map_err(|_| unknown())?;
                Ok(Paper::Other(width, height.parse().map_err(|_| unknown())?))
            }
        }
    }
}

impl fmt::Display for Paper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Paper::A4 => f.write_str("A4"),
            Paper::A3 => f.write_str("A3"),
            Paper::Letter => f.write_str("Letter"),
            Paper::Tabloid => f.write_str("Tabloid"),
            Paper::One => f.write_str("one"),
            Paper::Other(width, height) => write!(f, "{width}x{height}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn papers_are_read_by_name_or_measure() {
        assert_eq!("a3".parse(), Ok(Paper::A3));
        let other = Paper::Other(Length::from_millimetres(300.0), Length::from_millimetres(450.0));
        for text in ["300x450mm", "300mmx45cm"] {
            assert_eq!(text.parse(), Ok(other), "{text}");
        }
        assert_eq!(other.to_string().parse(), Ok(other));
        for text in ["A9", "300x", "x", "300x450", "-1x5mm"] {
            assert!(text.parse::<Paper>().is_err(), "{text}");
        }
    }
}
