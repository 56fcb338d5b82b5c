//! What can be chosen of a board to be made, and the names of the choices on the command line.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::ink::{Colours, Theme};

/// How a board is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardStyle {
    /// After the manuscript: red lines by hand.
    #[default]
    Manuscript,
    /// Straight lines, black on white.
    Plain,
    /// Black cuts of uneven width, as a knife leaves them on a printing block.
    Woodcut,
    /// Grooves, rosettes and a cross, to be carved, engraved or painted on wood.
    Carved,
}

impl BoardStyle {
    pub(crate) fn colours(self) -> Colours {
        match self {
            BoardStyle::Manuscript | BoardStyle::Carved => Colours::Paper,
            BoardStyle::Plain | BoardStyle::Woodcut => Colours::Theme(Theme::Print),
        }
    }
}

/// Where the pieces stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Grid {
    /// On the crossings of lines.
    #[default]
    Lines,
    /// On squares.
    Squares,
}

/// Which marks a board has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardMarks {
    /// All that the folio draws, for play or not.
    All,
    /// The throne, corners, camps and variegated points of the layout.
    Play,
    /// None.
    None,
}

/// How a board shows where the pieces begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownStart {
    /// Letters: A for attackers, D for defenders, K for the king, C, N, M and G for special men.
    Letters,
    /// The pieces themselves.
    Colours,
    /// Not at all.
    None,
}

/// A name that means none of the choices.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown {what} `{name}`: choose {choices}")]
pub struct UnknownChoice {
    what: &'static str,
    name: String,
    choices: &'static str,
}

/// Reading and writing of choices by their names on the command line.
macro_rules! choice {
    ($type:ident, $what:literal, $choices:literal, $($value:ident = $name:literal),+) => {
        impl FromStr for $type {
            type Err = UnknownChoice;

            fn from_str(name: &str) -> Result<$type, UnknownChoice> {
                match name {
                    $($name => Ok($type::$value),)+
                    _ => Err(UnknownChoice { what: $what, name: name.chars().take(40).collect(), choices: $choices }),
                }
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self {
                    $($type::$value => $name,)+
                })
            }
        }
    };
}

choice!(
    BoardStyle,
    "style",
    "manuscript, plain, woodcut or carved",
    Manuscript = "manuscript",
    Plain = "plain",
    Woodcut = "woodcut",
    Carved = "carved"
);
choice!(Grid, "grid", "lines or squares", Lines = "lines", Squares = "squares");
choice!(BoardMarks, "marks", "all, play or none", All = "all", Play = "play", None = "none");
choice!(ShownStart, "start", "letters, colours or none", Letters = "letters", Colours = "colours", None = "none");
