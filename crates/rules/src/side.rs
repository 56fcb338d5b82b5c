//! The two sides and the pieces.

use std::fmt;

use serde::{Deserialize, Serialize};

/// One of the two sides. They are not alike: the attackers surround, the defenders bring their king out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The larger army (counts, Muscovites).
    Attackers,
    /// The king's army (dukes, Swedes).
    Defenders,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Side; 2] = [Side::Attackers, Side::Defenders];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Attackers => Side::Defenders,
            Side::Defenders => Side::Attackers,
        }
    }

    /// The letter of a position text: `a` or `d`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Side::Attackers => 'a',
            Side::Defenders => 'd',
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::Attackers => "attackers",
            Side::Defenders => "defenders",
        })
    }
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A man of the attackers.
    Attacker,
    /// A man of the defenders.
    Defender,
    /// The king, on the defenders' side.
    King,
}

impl Piece {
    /// The side that moves it.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Piece::Attacker => Side::Attackers,
            Piece::Defender | Piece::King => Side::Defenders,
        }
    }

    /// The letter of a position text: `t`, `T` or `K`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Piece::Attacker => 't',
            Piece::Defender => 'T',
            Piece::King => 'K',
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Piece::Attacker => "attacker",
            Piece::Defender => "defender",
            Piece::King => "king",
        })
    }
}
