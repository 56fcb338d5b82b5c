//! The two sides and the pieces.

use std::fmt;

/// One of the two sides. They are not alike: the attackers surround, the defenders bring their king out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
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

/// A kind of man with powers of its own. What they are is for the rule set to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Kind {
    /// A commander.
    Commander,
    /// A knight.
    Knight,
    /// A mercenary: the man on a variegated point, say.
    Mercenary,
    /// A guard.
    Guard,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 4] = [Kind::Commander, Kind::Knight, Kind::Mercenary, Kind::Guard];

    /// The letter of position texts, as the attackers' pieces write it.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Kind::Commander => 'c',
            Kind::Knight => 'n',
            Kind::Mercenary => 'm',
            Kind::Guard => 'g',
        }
    }
}

impl Kind {
    /// Its name, as the rules' names have it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Commander => "commander",
            Kind::Knight => "knight",
            Kind::Mercenary => "mercenary",
            Kind::Guard => "guard",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// An ordinary man of the attackers.
    Attacker,
    /// An ordinary man of the defenders.
    Defender,
    /// The king, on the defenders' side.
    King,
    /// A man of a side with powers of his own.
    Special(Side, Kind),
}

impl Piece {
    /// The side that moves it.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Piece::Attacker => Side::Attackers,
            Piece::Defender | Piece::King => Side::Defenders,
            Piece::Special(side, _) => side,
        }
    }

    /// The ordinary man of a side.
    #[must_use]
    pub const fn man(side: Side) -> Piece {
        match side {
            Side::Attackers => Piece::Attacker,
            Side::Defenders => Piece::Defender,
        }
    }

    /// Whether jumpers may jump over it, where it is a man of the side that they jump over: every man but commanders and knights.
    #[must_use]
    pub const fn is_jumped_over(self) -> bool {
        !matches!(self, Piece::King | Piece::Special(_, Kind::Commander | Kind::Knight))
    }

    /// The letter of a position text: `t`, `T` or `K`; of special pieces `c`, `n`, `m` or `g`, large for the defenders'.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Piece::Attacker => 't',
            Piece::Defender => 'T',
            Piece::King => 'K',
            Piece::Special(Side::Attackers, kind) => kind.letter(),
            Piece::Special(Side::Defenders, kind) => kind.letter().to_ascii_uppercase(),
        }
    }

    /// The piece that a letter of a position text stands for.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Piece> {
        let special = || Side::BOTH.into_iter().flat_map(|side| Kind::ALL.map(|kind| Piece::Special(side, kind)));
        [Piece::Attacker, Piece::Defender, Piece::King].into_iter().chain(special()).find(|piece| piece.letter() == letter)
    }

    /// A number below [`Piece::COUNT`], different for every piece: an index for tables.
    pub(crate) const fn index(self) -> usize {
        match self {
            Piece::Attacker => 0,
            Piece::Defender => 1,
            Piece::King => 2,
            Piece::Special(Side::Attackers, kind) => 3 + kind as usize,
            Piece::Special(Side::Defenders, kind) => 7 + kind as usize,
        }
    }

    /// How many different pieces there are.
    pub(crate) const COUNT: usize = 11;
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Piece::Attacker => "attacker",
            Piece::Defender => "defender",
            Piece::King => "king",
            Piece::Special(side, kind) => return write!(f, "{}' {kind}", side),
        })
    }
}
